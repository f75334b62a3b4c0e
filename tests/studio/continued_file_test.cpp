#include "continued_file.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/system.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

using namespace satdoku;
using studio::Checkpoint;
using studio::ContinuedFile;

namespace {
constexpr int items = 4;
const std::string run = "satdoku test\n--seed \"7\"\n";

std::string item(int index) { return "item " + std::to_string(index * index * 10) + '\n'; }

std::string all_items() {
    std::string all;
    for (int index = 0; index < items; ++index) all += item(index);
    return all;
}

void write_file(const std::string& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

ContinuedFile open(const std::string& path, const std::string& of = run) {
    return {path, of, 1, std::chrono::milliseconds(0)};
}

/// Continues, and makes this number of items, or all missing ones. Returns the item from which it continued.
std::uint64_t resume(const std::string& path, int most = items) {
    ContinuedFile file = open(path);
    const std::uint64_t begun = file.begun().numbers.at(0);
    std::uint64_t next = begun;
    if (file.begun().is_whole) return begun;
    for (; next < items && most > 0; --most) {
        file.write(item(static_cast<int>(next++)));
        file.reached({next});
    }
    if (next == items) file.commit({next});
    return begun;
}

template <typename Act> std::string key_of(const Act& act) {
    try {
        act();
    } catch (const core::Error& error) {
        return error.key();
    }
    return "none";
}

/// What lies in a folder, each file with its text.
std::string listing(const std::filesystem::path& folder) {
    std::string text;
    for (const char* const name : {"f", "f.part", "f.journal"}) {
        if (std::filesystem::exists(folder / name))
            text += std::string(name) + ":" + core::read_whole(core::to_name(folder / name)) + '|';
    }
    return text;
}
}  // namespace

TEST_CASE("lines of a journal are read as they are written", "[app]") {
    for (const Checkpoint& checkpoint :
         {Checkpoint{}, Checkpoint{~std::uint64_t{0}, 5, {1, 2, 3}, false}, Checkpoint{7, 0, {}, true}}) {
        const std::string line = studio::journal_line(checkpoint);
        REQUIRE(line.back() == '\n');
        CHECK(studio::checkpoint_of(line.substr(0, line.size() - 1)) == checkpoint);
    }
    for (const char* const line :
         {"", "reached", "reached 1", "reached 1 ", "reached 1 x", "reached 1 2 ", "reached  1 2", "reached 1 2 -3",
          "come 1 2", "whole", " reached 1 2", "reached 1 99999999999999999999"})
        CHECK_FALSE(studio::checkpoint_of(line));
}

TEST_CASE("a file is made by several runs, each from where the last one was", "[app]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f");
    CHECK(resume(path, 2) == 0);
    CHECK(core::read_whole(path + ".part") == item(0) + item(1));
    CHECK_FALSE(std::filesystem::exists(path));
    CHECK(resume(path, 0) == 2);
    CHECK(resume(path, 1) == 2);
    CHECK(resume(path) == 3);
    CHECK(core::read_whole(path) == all_items());
    CHECK_FALSE(std::filesystem::exists(path + ".part"));
    CHECK(resume(path) == items);
    CHECK(core::read_whole(path) == all_items());
}

TEST_CASE("wherever the results or the journal are cut off, the file becomes the same", "[app]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f");
    resume(path, items - 1);
    const std::string part = core::read_whole(path + ".part");
    const std::string journal = core::read_whole(path + ".journal");
    const std::size_t head = journal.find("reached");
    for (std::size_t size = 0; size <= part.size(); ++size) {
        CAPTURE(size);
        write_file(path + ".journal", journal);
        write_file(path + ".part", part.substr(0, size));
        const auto whole_items = static_cast<std::uint64_t>(
            std::count(part.begin(), part.begin() + static_cast<std::ptrdiff_t>(size), '\n'));
        CHECK(resume(path) == whole_items);
        CHECK(core::read_whole(path) == all_items());
        std::filesystem::remove(path);
    }
    for (std::size_t size = head; size <= journal.size(); ++size) {
        CAPTURE(size);
        write_file(path + ".journal", journal.substr(0, size));
        write_file(path + ".part", part);
        resume(path);
        CHECK(core::read_whole(path) == all_items());
        std::filesystem::remove(path);
    }
    // Before anything was reached there are no results.
    for (std::size_t size = 0; size < head; ++size) {
        write_file(path + ".journal", journal.substr(0, size));
        CHECK(resume(path) == 0);
        CHECK(core::read_whole(path) == all_items());
        std::filesystem::remove(path);
    }
}

TEST_CASE("results that a failing machine has lost in part are made again", "[app]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f");
    resume(path, items - 1);
    std::string part = core::read_whole(path + ".part");
    part[part.size() - 2] = '\0';
    write_file(path + ".part", part);
    CHECK(resume(path) == items - 2);
    CHECK(core::read_whole(path) == all_items());
}

TEST_CASE("a run that ends before its file has its name, or whose results are lost, is mended", "[app]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f");
    resume(path);
    std::filesystem::rename(path, path + ".part");
    CHECK(resume(path) == items);
    CHECK(core::read_whole(path) == all_items());
    std::filesystem::remove(path);
    CHECK(resume(path) == 0);
    CHECK(core::read_whole(path) == all_items());
    std::filesystem::remove(path);
    resume(path, 3);
    std::filesystem::remove(path + ".part");
    CHECK(resume(path) == 0);
    CHECK(core::read_whole(path) == all_items());
}

TEST_CASE("what the run has not made is refused and left as it is", "[app]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f");
    struct Case {
        const char* key;
        const char* name;  ///< of the file that differs
        std::string (*change)(const std::string& old);
        bool whole;  ///< of a run that came to its end
    };
    const auto foreign = [](const std::string&) { return std::string("foreign\n"); };
    const auto other_byte = [](const std::string& old) { return "J" + old.substr(1); };
    for (const Case& one :
         {Case{"continue.changed", "f.part", other_byte, false}, Case{"continue.changed", "f", other_byte, true},
          Case{"continue.changed", "f", [](const std::string& old) { return old + "more\n"; }, true},
          Case{"continue.changed", "f", [](const std::string& old) { return old.substr(1); }, true},
          Case{"continue.foreign", "f", foreign, false}, Case{"continue.other_run", "f.journal", foreign, false},
          Case{"continue.other_run", "f.journal",
               [](const std::string& old) { return std::string(old).replace(old.find('7'), 1, "8"); }, true},
          Case{"continue.bad_journal", "f.journal", [](const std::string& old) { return old + "reached x\n"; }, false},
          Case{"continue.bad_journal", "f.journal", [](const std::string& old) { return old + "reached 1 1 1\n"; },
               true},
          Case{"continue.bad_journal", "f.journal", [](const std::string& old) { return old + "reached 1000 1\n"; },
               false}}) {
        CAPTURE(one.key, one.name, one.whole);
        for (const char* const name : {"f", "f.part", "f.journal"}) std::filesystem::remove(folder.file(name));
        resume(path, one.whole ? items : 3);
        const std::string changed = folder.file(one.name);
        write_file(changed, one.change(std::filesystem::exists(changed) ? core::read_whole(changed) : ""));
        const std::string before = listing(folder.path());
        CHECK(key_of([&] { resume(path); }) == one.key);
        CHECK(listing(folder.path()) == before);
    }
    for (const char* const name : {"f", "f.part"}) {
        for (const char* const all : {"f", "f.part", "f.journal"}) std::filesystem::remove(folder.file(all));
        write_file(folder.file(name), "foreign\n");
        CHECK(key_of([&] { resume(path); }) == "continue.foreign");
        CHECK(listing(folder.path()) == std::string(name) + ":foreign\n|");
    }
}

TEST_CASE("two runs do not write one file", "[app]") {
    const support::TemporaryFolder folder;
    const ContinuedFile first = open(folder.file("f"));
    CHECK(key_of([&] { open(folder.file("f")); }) == "file.in_use");
}

TEST_CASE("a journal of another run says what differs", "[app]") {
    const support::TemporaryFolder folder;
    resume(folder.file("f"), 2);
    try {
        open(folder.file("f"), "satdoku test\n--seed \"8\"\n");
        FAIL("it was taken");
    } catch (const core::Error& error) {
        CHECK(error.location()->line == 3);
        CHECK(error.arguments() == std::vector<std::string>{"--seed \"8\"", "--seed \"7\""});
    }
}

TEST_CASE("between checkpoints there is time, but a stop makes one", "[app]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f");
    {
        ContinuedFile file(path, run, 1, std::chrono::hours(1));
        for (int index = 0; index < 3; ++index) {
            file.write(item(index));
            file.reached({static_cast<std::uint64_t>(index + 1)});
        }
        file.write("half an it");
        CHECK(core::read_whole(path + ".journal").find("reached") == std::string::npos);
        file.stop();
    }
    CHECK(resume(path) == 3);
    CHECK(core::read_whole(path) == all_items());
}
