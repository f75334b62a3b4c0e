// File names as POSIX shells write them: a backslash takes the meaning of what follows. On Windows it is a slash.
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/ui/files.hpp>
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

TEST_CASE("an answer names several files", "[ui]") {
    const satdoku::support::TemporaryFolder made;
    for (const char* name : {"a.cnf", "b.cnf", "two words.cnf", "7"}) std::ofstream(made.file(name)) << "x";
    const std::string folder = made.path().string() + "/";
    const std::vector<std::string> listed = {folder + "a.cnf", folder + "b.cnf", folder + "two words.cnf"};
    constexpr std::string_view endings[] = {".cnf"};
    const auto files = [&](const std::string& answer) { return satdoku::ui::files_of_answer(answer, listed, endings); };
    CHECK(files("1-3") == listed);
    CHECK(files("3,1") == Words{listed[2], listed[0]});
    CHECK(files("1，2-3") == listed);
    CHECK(files(folder) == listed);
    CHECK(files(folder + "*.cnf 2") == listed);
    CHECK(files(folder + "two words.cnf") == Words{listed[2]});
    CHECK(files("\"" + folder + "two words.cnf\"  " + folder + "a.cnf") == Words{listed[2], listed[0]});
    CHECK(files("'" + folder + "two words.cnf' 1") == Words{listed[2], listed[0]});
    CHECK(files(folder + "two\\ words.cnf " + folder + "7") == Words{listed[2], folder + "7"});
    for (const std::string bad : {"4", "0", "2-4", "1-x", "nothing.cnf", "1 nothing.cnf"}) {
        CAPTURE(bad);
        CHECK_THROWS_AS(files(bad), satdoku::core::Error);
    }
}
