#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file_list.hpp>
#include <filesystem>
#include <fstream>

using namespace satdoku::core;

namespace {
constexpr std::string_view formulas[] = {".cnf"};
}  // namespace

TEST_CASE("patterns have * for any text and ? for a character", "[core]") {
    const auto matches = [](std::string_view pattern, std::string_view name) { return matches_pattern(name, pattern); };
    CHECK(matches("*.cnf", "a.cnf"));
    CHECK(matches("*", ""));
    CHECK(matches("*", "a"));
    CHECK(matches("a*b*c", "axxbyyc"));
    CHECK(matches("a*b*c", "abbcbc"));
    CHECK(matches("a?c", "abc"));
    CHECK(matches("**a", "bca"));
    CHECK_FALSE(matches("a?c", "ac"));
    CHECK_FALSE(matches("*.cnf", "a.cnf.gz"));
    CHECK_FALSE(matches("", "a"));
    CHECK_FALSE(matches("a*b", "ac"));
    CHECK_FALSE(matches("?", ""));
}

TEST_CASE("an ending may be followed by that of a packer", "[core]") {
    CHECK(has_ending("a.cnf", formulas));
    CHECK(has_ending("a.cnf.gz", formulas));
    CHECK(has_ending("a", {}));
    CHECK_FALSE(has_ending("a.cnfx", formulas));
    CHECK_FALSE(has_ending("cnf", formulas));
}

TEST_CASE("folders and patterns mean their files", "[core]") {
    const satdoku::support::TemporaryFolder made;
    for (const char* name : {"b.cnf", "a.cnf", ".hidden.cnf", "c.res"}) std::ofstream(made.file(name)) << "x";
    std::filesystem::create_directory(made.path() / "folder.cnf");
    const std::string folder = to_name(made.path());
    using Files = std::vector<std::string>;
    CHECK(files_of_path(folder, formulas) == Files{made.file("a.cnf"), made.file("b.cnf")});
    CHECK(files_of_path(folder, {}).size() == 3);
    CHECK(files_of_path(made.file("?.cnf"), {}) == Files{made.file("a.cnf"), made.file("b.cnf")});
    CHECK(files_of_path(made.file("*.r*"), formulas) == Files{made.file("c.res")});
    CHECK(files_of_path("no such file", {}) == Files{"no such file"});
    CHECK_THROWS_AS(files_of_path(made.file("*.none"), {}), Error);
    CHECK_THROWS_AS(files_of_path(made.file("folder.cnf"), formulas), Error);
}
