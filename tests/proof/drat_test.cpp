#include "support/catch.hpp"
#include "support/literals.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/proof/lrat.hpp>
#include <satdoku/proof/veripb.hpp>
#include <filesystem>
#include <string>
#include <vector>

using namespace satdoku;
using proof::DratFormat;
using support::literals;

namespace {
void write_steps(proof::Proof& target) {
    target.add(literals({-3, 1}));
    target.remove(literals({63, -64, 8193}));
    target.add({});
}

const std::string text_steps = "-3 1 0\nd 63 -64 8193 0\n0\n";
}  // namespace

TEST_CASE("a text proof has a step a line and keeps the order of literals", "[proof]") {
    proof::DratText text;
    write_steps(text);
    CHECK(text.bytes() == text_steps);
}

TEST_CASE("a binary proof has the bytes of the format's description", "[proof]") {
    proof::DratText binary(DratFormat::binary);
    write_steps(binary);
    const std::string expected{'a', 7, 2, 0, 'd', 126, '\x81', 1, '\x82', '\x80', 1, 0, 'a', 0};
    CHECK(binary.bytes() == expected);
}

TEST_CASE("the largest literal survives the binary form", "[proof]") {
    proof::DratText binary(DratFormat::binary);
    binary.add(std::vector{cnf::Literal(cnf::Variable(cnf::largest_variable - 1), true)});
    std::uint64_t number = 0;
    for (std::size_t index = 1, shift = 0; binary.bytes()[index] != 0; ++index, shift += 7) {
        number |= (static_cast<std::uint64_t>(binary.bytes()[index]) & 0x7f) << shift;
    }
    CHECK(number == 2 * std::uint64_t{cnf::largest_variable} + 1);
}

TEST_CASE("a proof file appears when it is whole, and only then", "[proof]") {
    const auto path = std::filesystem::temp_directory_path() / "satdoku_drat_test.drat";
    std::filesystem::remove(path);
    {
        proof::DratFile lost(path.string(), DratFormat::text);
        write_steps(lost);
    }
    CHECK_FALSE(std::filesystem::exists(path));
    proof::DratFile file(path.string(), DratFormat::text);
    std::string expected;
    for (int round = 0; round < 10000; ++round) {
        write_steps(file);
        expected += text_steps;
    }
    CHECK(file.steps() == 30000);
    CHECK_FALSE(std::filesystem::exists(path));
    file.commit();
    CHECK(core::read_whole(path.string()) == expected);
    std::filesystem::remove(path);
}

TEST_CASE("a proof that the disk does not take is an error", "[proof]") {
    if (!std::filesystem::exists("/dev/full")) return;
    const auto write_all = [] {
        proof::DratFile file("/dev/full", DratFormat::binary);
        write_steps(file);
        file.commit();
    };
    CHECK_THROWS_AS(write_all(), core::Error);
    CHECK_THROWS_AS(proof::DratFile("/no such folder/x.drat", DratFormat::text), core::Error);
}

namespace {
/// Adds steps to a proof. Returns whether it kept all but the latest in a file, not in memory.
template <typename File> bool keeps_little(auto... ids) {
    constexpr std::size_t most = std::size_t{1} << 16;
    File file((std::filesystem::temp_directory_path() / "satdoku_proof_file_test").string());
    bool flushed = false;
    for (int step = 0; step < 20000; ++step) {
        const std::size_t before = file.bytes().size();
        if constexpr (sizeof...(ids) > 0) {
            file.add(ids..., literals({-3, 1}), {});
        } else {
            file.add(literals({-3, 1}));
        }
        if (file.bytes().size() >= most) return false;
        flushed = flushed || file.bytes().size() < before;
    }
    return flushed;
}
}  // namespace

TEST_CASE("a proof file keeps only its latest steps in memory", "[proof]") {
    CHECK(keeps_little<proof::DratFile>());
    CHECK(keeps_little<proof::LratFile>(9));
    CHECK(keeps_little<proof::VeripbFile>());
}
