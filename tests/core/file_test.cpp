#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/temporary_folder.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace satdoku;
using core::Input;
using core::Output;
using support::error_key;

namespace {

void write_file(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

void write_and_commit(const std::string& path) {
    Output output(path);
    output.write("new");
    output.commit();
}

std::size_t entries(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()));
}

}  // namespace

TEST_CASE("a file is read as it is", "[core]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("a file");
    for (const std::string& text : {std::string(), std::string("ab"), std::string(300000, 'x')}) {
        write_file(path, text);
        CHECK(core::read_whole(path) == text);
    }
}

TEST_CASE("what cannot be opened is named", "[core]") {
    const support::TemporaryFolder folder;
    CHECK(error_key([&] { Input(folder.file("missing")); }) == "file.cannot_open");
    CHECK(error_key([&] { Input input(folder.path().string()); }) == "file.is_directory");
    CHECK(error_key([&] { Output(folder.path().string()); }) == "file.is_directory");
    CHECK(error_key([&] { Output(folder.file("no folder/x")); }) == "file.cannot_write");
}

TEST_CASE("compressed files are known by their first bytes and unpacked", "[core]") {
    const support::TemporaryFolder folder;
    const std::string text(100000, 'y');
    for (const std::string program : {"gzip", "xz", "bzip2", "zstd"}) {
        if (std::system(("command -v " + program + " >/dev/null").c_str()) != 0) continue;
        CAPTURE(program);
        // A name that a shell would change, and without a known ending.
        const std::string path = folder.file("$(touch x); 'a b'");
        write_file(path, text);
        const std::string packed = folder.file("packed");
        REQUIRE(std::system((program + " -c <\"" + folder.file("\\$(touch x); 'a b'") + "\" >" + packed).c_str()) == 0);
        std::filesystem::rename(packed, path);
        CHECK(core::read_whole(path) == text);

        // Cut short, it must not pass.
        std::filesystem::resize_file(path, std::filesystem::file_size(path) - 5);
        CHECK(error_key([&] { core::read_whole(path); }) == "file.unpacking_failed");

        // An unpacker whose output is not read to its end does not block.
        Input abandoned(path);
        CHECK(abandoned.name() == path);
    }
}

TEST_CASE("a compressed stream that cannot be rewound is unpacked", "[core]") {
    const support::TemporaryFolder folder;
    const std::string text(1000000, 'z');
    write_file(folder.file("plain"), text);
    const std::string pipe = folder.file("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    REQUIRE(std::system(("gzip -c <" + folder.file("plain") + " >" + pipe + " &").c_str()) == 0);
    CHECK(core::read_whole(pipe) == text);
    // If only the first bytes are read, it neither hangs nor reports an error.
    REQUIRE(std::system(("(head -c 1000000 /dev/urandom | gzip -c >" + pipe + ") 2>/dev/null &").c_str()) == 0);
    { Input abandoned(pipe); }
}

TEST_CASE("a file is read again from its start, plain or compressed, even if it was removed", "[core]") {
    const support::TemporaryFolder folder;
    const std::string text(300000, 'w');
    const std::string path = folder.file("file");
    for (const bool packed : {false, true}) {
        write_file(path, text);
        if (packed && std::system(("gzip -c <" + path + " >" + path + "2; mv " + path + "2 " + path).c_str()) != 0)
            continue;
        Input input(path);
        REQUIRE(input.can_rewind());
        std::filesystem::remove(path);
        std::string block(text.size() + 1, '\0');
        // From the middle, and from the end.
        CHECK(input.read(block) > 0);
        for (int time = 0; time < 2; ++time) {
            input.rewind();
            std::string all;
            while (const std::size_t count = input.read(block)) all.append(block, 0, count);
            CHECK(all == text);
        }
        CHECK(input.size() == text.size());
        for (const core::Range bytes : {core::Range{0, 0}, core::Range{0, 3}, core::Range{2, text.size()},
                                        core::Range{text.size(), text.size()}}) {
            input.restrict_to(bytes);
            std::string part;
            while (const std::size_t count = input.read(block)) part.append(block, 0, count);
            CHECK(part == text.substr(bytes.begin, bytes.size()));
        }
        input.rewind();
        CHECK(input.read(block) > 0);
    }
    const std::string pipe = folder.file("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    REQUIRE(std::system(("echo x >" + pipe + " &").c_str()) == 0);
    CHECK_FALSE(Input(pipe).can_rewind());
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

TEST_CASE("writing through a link replaces its target and keeps the mode", "[core]") {
    const support::TemporaryFolder folder;
    write_file(folder.file("target"), "old");
    std::filesystem::permissions(folder.file("target"), std::filesystem::perms(0640));
    std::filesystem::create_symlink("target", folder.file("link"));
    Output output(folder.file("link"));
    output.write("new");
    output.commit();
    CHECK(std::filesystem::is_symlink(folder.file("link")));
    CHECK(core::read_whole(folder.file("target")) == "new");
    CHECK(std::filesystem::status(folder.file("target")).permissions() == std::filesystem::perms(0640));
}

TEST_CASE("a full disk is an error at the latest when the file is committed", "[core]") {
    if (!std::filesystem::exists("/dev/full")) return;
    CHECK(error_key([] {
              Output output("/dev/full");
              output.write("x");
              output.commit();
          }) == "file.cannot_write");
    CHECK(error_key([] { Output("/dev/full").write(std::string(10000000, 'x')); }) == "file.cannot_write");
}

TEST_CASE("a replaced file keeps its owner, but no bit that lends rights", "[core]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("file");
    write_file(path, "old");
    REQUIRE(::chmod(path.c_str(), 06751) == 0);
    constexpr uid_t another = 12345;
    const bool may_give_away = ::chown(path.c_str(), another, another) == 0;
    REQUIRE(::chmod(path.c_str(), 06751) == 0);
    write_and_commit(path);
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    CHECK((status.st_mode & 07777U) == 0751U);
    CHECK((!may_give_away || (status.st_uid == another && status.st_gid == another)));
}

TEST_CASE("a new file has the rights that the process gives to new files", "[core]") {
    const support::TemporaryFolder folder;
    const mode_t before = ::umask(027);
    write_and_commit(folder.file("file"));
    CHECK(::umask(before) == 027);
    CHECK(std::filesystem::status(folder.file("file")).permissions() == std::filesystem::perms(0640));
}

TEST_CASE("a link that leads nowhere yet is followed", "[core]") {
    const support::TemporaryFolder folder;
    std::filesystem::create_directory(folder.file("there"));
    std::filesystem::create_symlink("there/next", folder.file("link"));
    std::filesystem::create_symlink("target", folder.file("there/next"));
    write_and_commit(folder.file("link"));
    CHECK(std::filesystem::is_symlink(folder.file("link")));
    CHECK(std::filesystem::is_symlink(folder.file("there/next")));
    CHECK(core::read_whole(folder.file("there/target")) == "new");
    std::filesystem::create_symlink("round", folder.file("round"));
    CHECK(error_key([&] { Output(folder.file("round")); }) == "file.cannot_write");
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

TEST_CASE("what a killed program left is taken away, what a living one holds is not", "[core]") {
    const support::TemporaryFolder folder;
    write_file(folder.file(".satdoku-1"), "left by a program that was killed");
    write_file(folder.file(".satdoku-2"), "held");
    const int held = ::open(folder.file(".satdoku-2").c_str(), O_RDONLY | O_CLOEXEC);
    REQUIRE(::flock(held, LOCK_EX) == 0);
    write_file(folder.file("file"), "old");
    write_and_commit(folder.file("file"));
    CHECK(core::read_whole(folder.file("file")) == "new");
    CHECK(entries(folder.path()) == 2);
    CHECK(core::read_whole(folder.file(".satdoku-2")) == "held");
    ::close(held);
}

TEST_CASE("outputs that would destroy an input or each other are refused", "[core]") {
    const support::TemporaryFolder folder;
    const std::string a = folder.file("a");
    const std::string b = folder.file("b");
    const std::string fresh = folder.file("fresh");
    write_file(a, "");
    write_file(b, "");
    std::filesystem::create_symlink("a", folder.file("link"));
    std::filesystem::create_symlink("fresh", folder.file("dangling"));
    std::filesystem::create_hard_link(b, folder.file("hard"));
    const auto refused = [](std::vector<std::string> inputs, std::vector<std::string> outputs) {
        return error_key([&] { core::require_apart(inputs, outputs); });
    };
    CHECK(refused({a}, {folder.file("./link")}) == "file.is_input");
    CHECK(refused({a, b}, {fresh, folder.file("hard")}) == "file.is_input");
    CHECK(refused({a}, {b}) == "none");
    CHECK(refused({a}, {fresh}) == "none");
    CHECK(refused({fresh}, {fresh}) == "none");  // which cannot be read
    CHECK(refused({a}, {fresh, b, folder.file("./fresh")}) == "file.same_outputs");
    CHECK(refused({}, {fresh, folder.file("dangling")}) == "file.same_outputs");
    CHECK(refused({"/dev/null"}, {"/dev/null", "/dev/null"}) == "none");
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
    std::filesystem::create_symlink("nowhere", folder.file("link"));
    CHECK_FALSE(core::exists(folder.file("link")));
}
