// Records that the environment asks for.
#include "ipasir/judge.hpp"
#include "solver.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/file.hpp>
#include <cstdlib>
#include <fstream>
#include <string>

using namespace satdoku;

namespace {
/// The environment names a file for records as long as an object of this class exists.
class Asked {
  public:
    explicit Asked(const std::string& path) { REQUIRE(setenv("SATDOKU_RECORD", path.c_str(), 1) == 0); }
    ~Asked() { unsetenv("SATDOKU_RECORD"); }
    Asked(const Asked&) = delete;
    Asked& operator=(const Asked&) = delete;
};
}  // namespace

TEST_CASE("record: what is made again is not written over where the environment names it", "[ipasir]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("record");
    const std::string text = "satdoku 1.0.0\nclause 1\nsolve = 10\n";
    std::ofstream(path) << text;
    const Asked asked(path);
    CHECK_THROWS(test::judge(test::read_record(text, path)));
    CHECK(core::read_whole(path) == text);
}

TEST_CASE("record: a solver that the environment asks to record takes no file that is in use", "[ipasir]") {
    const support::TemporaryFolder folder;
    const core::GrowingFile of_another(folder.file("x.record"));
    const Asked asked(folder.file("x.record"));
    { const test::Solver one, two; }
    // How many solvers this program has recorded before is not known here: no name is taken twice.
    int records = 0;
    for (unsigned number = 2; number < 100; ++number) {
        const std::string name = core::numbered_name(folder.file("x.record"), number);
        if (std::ifstream(name).is_open()) ++records;
    }
    CHECK(records == 2);
}
