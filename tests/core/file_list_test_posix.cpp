#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/file_list.hpp>
#include <fstream>
#include <string>
#include <vector>

using namespace satdoku;

// No name on Windows may have these characters.
TEST_CASE("a file whose name is a pattern is meant itself", "[core]") {
    const support::TemporaryFolder made;
    for (const char* name : {"d?.txt", "de.txt"}) std::ofstream(made.file(name)) << "x";
    CHECK(core::files_of_path(made.file("d?.txt"), {}) == std::vector{made.file("d?.txt")});
}
