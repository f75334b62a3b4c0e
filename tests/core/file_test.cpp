#include "core/files.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

using namespace satdoku;
using namespace satdoku::test;
using core::Input;
using core::Output;
using support::error_key;

TEST_CASE("a file is read as it is", "[core]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("a file");
    for (const std::string& text : {std::string(), std::string("ab"), std::string(300000, 'x')}) {
        write_file(path, text);
        CHECK(core::read_whole(path) == text);
    }
    CHECK(core::read_whole(path, 300000).size() == 300000);
    CHECK(error_key([&] { core::read_whole(path, 299999); }) == "file.too_large");
}

TEST_CASE("what cannot be opened is named", "[core]") {
    const support::TemporaryFolder folder;
    CHECK(error_key([&] { Input(folder.file("missing")); }) == "file.cannot_open");
    CHECK(error_key([&] { Input input(folder.path().string()); }) == "file.is_directory");
    CHECK(error_key([&] { Output(folder.path().string()); }) == "file.is_directory");
    CHECK(error_key([&] { Output(folder.file("no folder/x")); }) == "file.cannot_write");
}

TEST_CASE("a file is read again from its start, even if it was removed", "[core]") {
    const support::TemporaryFolder folder;
    const std::string text(300000, 'w');
    write_file(folder.file("file"), text);
    check_reading_again(folder.file("file"), text);
}

TEST_CASE("what is written can be read before it has its name", "[core]") {
    const support::TemporaryFolder folder;
    for (const std::string before : {"", "old"}) {
        const std::string path = folder.file("result" + before);
        if (!before.empty()) write_file(path, before);
        Output output(path);
        output.write("\x1f\x8bnot to be unpacked ");
        output.write(std::string(600000, 'l'));
        REQUIRE(output.can_reread());
        core::Input written = output.reread();
        CHECK(written.name() == path);
        std::string text(700000, ' ');
        std::size_t size = 0;
        while (const std::size_t count = written.read(std::span(text).subspan(size))) size += count;
        CHECK(size == 600021);
        CHECK(text.starts_with("\x1f\x8bnot to be unpacked ll"));
        CHECK(core::exists(path) == !before.empty());
        output.commit();
        CHECK(std::filesystem::file_size(path) == size);
    }
}

TEST_CASE("a file appears whole or not at all", "[core]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("result");
    write_file(path, "old");
    {
        Output abandoned(path);
        abandoned.write(std::string(1000000, 'n'));
    }
    CHECK(core::read_whole(path) == "old");
    CHECK(entries(folder.path()) == 1);
    const std::string large(1000000, 'l');
    for (const bool on_disk : {true, false}) {
        const std::string before = core::read_whole(path);
        Output output(path);
        output.write("new");
        output.write(large);
        output.write("end");
        CHECK(core::read_whole(path) == before);
        output.commit(on_disk);
        CHECK(core::read_whole(path) == "new" + large + "end");
        CHECK(entries(folder.path()) == 1);
        write_file(path, "old");
    }
}

TEST_CASE("a name may be as long as the system allows", "[core]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file(std::string(255, 'x'));
    for (int round = 0; round < 2; ++round) write_and_commit(path);
    CHECK(core::read_whole(path) == "new");
    CHECK(entries(folder.path()) == 1);
    CHECK(error_key([&] { Output(folder.file(std::string(256, 'x'))); }) == "file.cannot_write");
    CHECK(error_key([&] { Output(folder.file("missing/")); }) == "file.cannot_write");
}

TEST_CASE("outputs that would destroy an input or each other are refused", "[core]") {
    const support::TemporaryFolder folder;
    const std::string a = folder.file("a");
    const std::string b = folder.file("b");
    const std::string fresh = folder.file("fresh");
    write_file(a, "");
    write_file(b, "");
    std::filesystem::create_hard_link(b, folder.file("hard"));
    const auto refused = [](std::vector<std::string> inputs, std::vector<std::string> outputs) {
        return error_key([&] { core::require_apart(inputs, outputs); });
    };
    CHECK(refused({a}, {folder.file("./a")}) == "file.is_input");
    CHECK(refused({a, b}, {fresh, folder.file("hard")}) == "file.is_input");
    CHECK(refused({a}, {b}) == "none");
    CHECK(refused({a}, {fresh}) == "none");
    CHECK(refused({fresh}, {fresh}) == "none");  // which cannot be read
    CHECK(refused({a}, {fresh, b, folder.file("./fresh")}) == "file.same_outputs");
}

TEST_CASE("of two files the one that was written later is known, within a second too", "[core]") {
    const support::TemporaryFolder folder;
    const std::string early = folder.file("early");
    const std::string late = folder.file("late");
    CHECK_FALSE(core::last_written(early));
    // The system's clock for files may not advance for some milliseconds.
    const auto difference = [&] {
        write_file(early, "");
        const auto begun = core::last_written(early).value();
        do write_file(late, "");
        while (core::last_written(late).value() == begun);
        return core::last_written(late).value() - begun;
    };
    auto least = difference();
    for (int again = 0; again < 10; ++again) least = std::min(least, difference());
    CHECK(least > std::chrono::seconds(0));
    CHECK(least < std::chrono::seconds(1));  // which a busy machine may need, but not each time
}

TEST_CASE("existing files are found, and the first free name", "[core]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("a.b/x.res");
    CHECK_FALSE(core::exists(path));
    CHECK(core::exists(folder.path().string()));
    CHECK_FALSE(core::is_regular_file(folder.path().string()));
    CHECK(core::free_name(path) == path);
    std::filesystem::create_directory(folder.file("a.b"));
    for (const char* const taken : {"x.res", "x-2.res", "y"}) {
        write_file(folder.file(std::string("a.b/") + taken), "");
        CHECK(core::is_regular_file(folder.file(std::string("a.b/") + taken)));
    }
    CHECK(core::free_name(path) == folder.file("a.b/x-3.res"));
    CHECK(core::free_name(folder.file("a.b/y")) == folder.file("a.b/y-2"));
    CHECK(core::free_name("x.res", [](const std::string& name) { return name == "x-3.res"; }) == "x-3.res");
}
