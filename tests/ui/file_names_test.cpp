#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <satdoku/ui/prompt.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using satdoku::ui::complete_file;
using satdoku::ui::file_name;
using Words = std::vector<std::string>;

TEST_CASE("file names are taken as people type and drag them", "[ui]") {
    CHECK(file_name("  a.cnf \t") == "a.cnf");
    CHECK(file_name("\"a b.cnf\" ") == "a b.cnf");
    CHECK(file_name("'a b.cnf'") == "a b.cnf");
    CHECK(file_name("a\\ b.cnf") == "a b.cnf");
    CHECK(file_name("a b.cnf") == "a b.cnf");
    CHECK(file_name("it's.cnf") == "it's.cnf");
    CHECK(file_name("\"") == "\"");
    CHECK(file_name("   ").empty());
    if (const char* home = std::getenv("HOME")) CHECK(file_name("~/a.cnf") == std::string(home) + "/a.cnf");
    CHECK(file_name("a~b") == "a~b");
}

TEST_CASE("file names are completed in the form in which they were begun", "[ui]") {
    const satdoku::support::TemporaryFolder made;
    const std::string folder = made.path().string();
    for (const char* name : {"one.cnf", "one.res", "two words.cnf", "back\\slash", ".hidden", "双.cnf"})
        std::ofstream(folder + "/" + name) << "x";
    std::filesystem::create_directory(folder + "/one.d");
    const auto words = [&](const std::string& before, const std::string& name) {
        return complete_file(before + folder + "/" + name).words;
    };
    CHECK(words("", "one") == Words{"one.cnf", "one.d/", "one.res"});
    CHECK(words("  ", "two") == Words{"two\\ words.cnf"});
    CHECK(words("", "two w") == Words{"two\\ words.cnf"});
    CHECK(words("\"", "two") == Words{"two words.cnf\""});
    CHECK(words("'", "one.d") == Words{"one.d/"});
    CHECK(words("", "b") == Words{"back\\\\slash"});
    CHECK(words("", "双") == Words{"双.cnf"});
    CHECK(words("", ".h") == Words{".hidden"});
    CHECK(words("", "").size() == 6);
    CHECK(words("", "none").empty());
    CHECK(complete_file("/no/such/folder/x").words.empty());
    for (const std::string& word : words("", "")) CHECK(std::filesystem::exists(file_name(folder + "/" + word)));
    CHECK(complete_file(folder + "/one").from == folder.size() + 1);
}
