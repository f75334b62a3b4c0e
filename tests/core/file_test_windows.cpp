// Files as only Windows has them: names without case and with two kinds of slashes, devices and streams among the names,
// the old limit of a path, and locks of handles.
#include "core/files.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <filesystem>
#include <string>
#include <vector>
#include <windows.h>

using namespace satdoku;
using namespace satdoku::test;
using core::Output;
using support::error_key;

namespace {
HANDLE open_locked(const std::filesystem::path& path) {
    const HANDLE file =
        ::CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE,
                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING, 0, nullptr);
    REQUIRE(file != INVALID_HANDLE_VALUE);
    // Where core/system/open_file_windows.cpp locks a file.
    OVERLAPPED place{};
    place.OffsetHigh = 1U << 30U;
    REQUIRE(::LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0);
    return file;
}
}  // namespace

TEST_CASE("of a killed program's unfinished files those are deleted that no other program holds", "[core]") {
    const support::TemporaryFolder folder;
    write_file(folder.path() / ".satdoku-1", "left by a program that was killed");
    write_file(folder.path() / ".satdoku-2", "held");
    write_file(folder.path() / ".satdoku-3", "left, too");
    const HANDLE held = open_locked(folder.path() / ".satdoku-2");
    write_file(folder.path() / "file", "old");
    write_and_commit(folder.file("file"));
    CHECK(core::read_whole(folder.file("file")) == "new");
    CHECK(core::read_whole(folder.file(".satdoku-2")) == "held");
    ::CloseHandle(held);
    for (int time = 0; time < 2; ++time) write_and_commit(folder.file("file"));
    CHECK_FALSE(core::exists(folder.file(".satdoku-1")));
    CHECK_FALSE(core::exists(folder.file(".satdoku-3")));
}

TEST_CASE("a file that another program has open is not replaced, and the error says why", "[core]") {
    const support::TemporaryFolder folder;
    const std::filesystem::path path = folder.path() / "file";
    write_file(path, "old");
    const HANDLE open = ::CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                                      OPEN_EXISTING, 0, nullptr);
    REQUIRE(open != INVALID_HANDLE_VALUE);
    std::vector<std::string> why;
    try {
        write_and_commit(path.string());
    } catch (const core::Error& error) {
        CHECK(error.key() == "file.cannot_write");
        why = error.arguments();
    }
    CHECK(why == std::vector<std::string>{path.string(), "@system.busy"});
    CHECK(core::read_whole(path.string()) == "old");
    CHECK(entries(folder.path()) == 1);
    ::CloseHandle(open);
    write_and_commit(path.string());
    CHECK(core::read_whole(path.string()) == "new");
}

TEST_CASE("an input is recognized in whichever case and with whichever slashes its name is written", "[core]") {
    const support::TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "Folder");
    write_file(folder.path() / "Folder" / "Input.cnf", "");
    const auto refused = [&](const std::string& input, const std::vector<std::string>& outputs) {
        return error_key([&] { core::require_apart({input}, outputs); });
    };
    const std::string input = folder.file("Folder/Input.cnf");
    for (const std::string same : {"Folder/INPUT.CNF", "folder\\input.cnf", "Folder\\..\\FOLDER/./Input.cnf"}) {
        CAPTURE(same);
        CHECK(refused(input, {folder.file(same)}) == "file.is_input");
        CHECK(refused(R"(\\?\)" + folder.path().string() + R"(\Folder\Input.cnf)", {folder.file(same)}) ==
              "file.is_input");
    }
    CHECK(refused(input, {folder.file("new.res"), folder.file("NEW.res")}) == "file.same_outputs");
    CHECK(refused(input, {folder.file("\u00e9.res"), folder.file("\u00c9.RES")}) == "file.same_outputs");
    CHECK(refused(input, {folder.file("Folder/new.res"), folder.file("folder\\.\\New.res")}) == "file.same_outputs");
    CHECK(refused(input, {folder.file("new.res"), folder.file("Folder/new.res")}) == "none");
}

TEST_CASE("names that mean something else than a file are refused before anything is written", "[core]") {
    const support::TemporaryFolder folder;
    write_file(folder.path() / "x", "old");
    for (const std::string name : {"NUL", "aux.cnf", "com1", "file:stream", "x.", "x ", "a?b"}) {
        CAPTURE(name);
        CHECK(error_key([&] { write_and_commit(folder.file(name)); }) == "file.reserved_name");
        CHECK(error_key([&] { core::GrowingFile grows(folder.file(name)); }) == "file.reserved_name");
        CHECK(error_key([&] { core::make_file(folder.file(name)); }) == "file.reserved_name");
    }
    CHECK(error_key([] { write_and_commit("nul"); }) == "file.reserved_name");
    CHECK(entries(folder.path()) == 1);
    CHECK(core::read_whole(folder.file("x")) == "old");
}

TEST_CASE("files have names in any script, and any length of path", "[core]") {
    const support::TemporaryFolder folder;
    std::string deep = folder.path().string();
    std::filesystem::path made = folder.path();
    for (const std::u8string_view name : {u8"示例", u8"Ωμέγα", u8"🧩", u8"مثال"}) {
        made /= std::filesystem::path(name);
        std::filesystem::create_directory(made);
        write_and_commit(made.string() + "/公式.cnf");
        CHECK(std::filesystem::exists(made / std::filesystem::path(u8"公式.cnf")));
    }
    for (int level = 0; deep.size() < 600; ++level) {
        deep += "\\" + std::string(50, 'x');
        REQUIRE(::CreateDirectoryW((LR"(\\?\)" + std::filesystem::path(deep).native()).c_str(), nullptr) != 0);
    }
    const std::string path = deep + "/f.cnf";
    for (int round = 0; round < 2; ++round) write_and_commit(path);
    CHECK(core::read_whole(path) == "new");
    CHECK(core::is_regular_file(path));
    CHECK(core::free_name(path) == deep + "/f-2.cnf");
    CHECK(error_key([&] { core::require_apart({path}, {deep + "/F.cnf"}); }) == "file.is_input");
    {
        core::GrowingFile grows(deep + "/grows");
        grows.write("all");
        grows.rename(deep + "/whole");
    }
    CHECK(core::read_whole(deep + "/whole") == "all");
}
