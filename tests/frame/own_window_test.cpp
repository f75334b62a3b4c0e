#include "own_window.hpp"

#include "program/program.hpp"
#include "support/catch.hpp"

using satdoku::frame::dropped_file;

TEST_CASE("a file that is dropped on the program is its only word", "[app]") {
    const Folder folder("a b.cnf", "p cnf 0 0\n");
    const std::string file = (folder.path() / "a b.cnf").string();
    const satdoku::frame::Program program{
        .commands = {{.name = "solve", .operands = "FILE", .count = {0, 1}, .options = {}, .run = nullptr},
                     {.name = "puzzle play", .operands = "FILE", .count = {0, 1}, .options = {}, .run = nullptr}},
        .manual = nullptr,
        .menus = nullptr};
    CHECK(dropped_file(program, {file}, true) == file);
    CHECK(dropped_file(program, {file}, false).empty());
    CHECK(dropped_file(program, {}, true).empty());
    CHECK(dropped_file(program, {file, file}, true).empty());
    CHECK(dropped_file(program, {"solve", file}, true).empty());
    CHECK(dropped_file(program, {file + ".res"}, true).empty());
    // Names of commands stay names, and options options, whatever files there are.
    folder.write("solve", "");
    folder.write("puzzle", "");
    folder.write("-q", "");
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    for (const char* word : {"solve", "puzzle", "-q"}) CHECK(dropped_file(program, {word}, true).empty());
    CHECK(dropped_file(program, {"a b.cnf"}, true) == "a b.cnf");
    std::filesystem::current_path(before);
}
