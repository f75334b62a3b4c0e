// Files as only POSIX has them: named pipes, symbolic links, modes, owners, devices, and the programs that unpack.
#include "core/files.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace satdoku;
using namespace satdoku::test;
using core::Input;
using core::Output;
using support::error_key;

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
        Input read_in_part(path);
        char first = 0;
        CHECK(read_in_part.read(std::span(&first, 1)) == 1);
        read_in_part.finish();

        std::filesystem::copy_file(path, folder.file("longer"));
        REQUIRE(std::system(("echo garbage >>" + folder.file("longer")).c_str()) == 0);
        CHECK(error_key([&] { core::read_whole(folder.file("longer")); }) == "file.unpacking_failed");
        std::filesystem::remove(folder.file("longer"));

        // Cut short, it must not pass.
        std::filesystem::resize_file(path, std::filesystem::file_size(path) - 5);
        CHECK(error_key([&] { core::read_whole(path); }) == "file.unpacking_failed");
        CHECK(error_key([&] { Input(path).finish(); }) == "file.unpacking_failed");

        // An unpacker whose output is not read to its end does not block.
        Input abandoned(path);
        CHECK(abandoned.name() == path);
    }
}

TEST_CASE("a compressed stream that cannot be rewound is unpacked", "[core]") {
    const support::TemporaryFolder folder;
    // Each writer has a pipe of its own: one that has not ended yet would write into the stream of the next.
    const auto written_by = [&](const std::string& name, const std::string& writer) {
        REQUIRE(mkfifo(folder.file(name).c_str(), 0600) == 0);
        REQUIRE(std::system(("(" + writer + " >" + folder.file(name) + ") 2>/dev/null &").c_str()) == 0);
        return folder.file(name);
    };
    const std::string text(1000000, 'z');
    write_file(folder.file("plain"), text);
    CHECK(core::read_whole(written_by("whole", "gzip -c <" + folder.file("plain"))) == text);
    // If only the first bytes are read, it neither hangs nor reports an error.
    { Input abandoned(written_by("endless", "head -c 1000000 /dev/urandom | gzip -c")); }
    // The unpacker of a damaged stream ends before it has got everything, which ends nobody by a signal.
    write_file(folder.file("damaged"), std::string("\x1f\x8b") + std::string(3000000, 'x'));
    CHECK(error_key([&] { core::read_whole(written_by("cut", "cat " + folder.file("damaged"))); }) ==
          "file.unpacking_failed");
}

TEST_CASE("a compressed file is read again from its start, even if it was removed; a pipe is not", "[core]") {
    const support::TemporaryFolder folder;
    const std::string text(300000, 'w');
    write_file(folder.file("plain"), text);
    if (std::system(("gzip -c <" + folder.file("plain") + " >" + folder.file("packed")).c_str()) == 0)
        check_reading_again(folder.file("packed"), text);
    const std::string pipe = folder.file("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    REQUIRE(std::system(("echo x >" + pipe + " &").c_str()) == 0);
    CHECK_FALSE(Input(pipe).can_rewind());
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

TEST_CASE("what a killed program left is deleted, what a living one holds is not", "[core]") {
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

TEST_CASE("outputs are distinguished from inputs and from each other through links; devices may be named often",
          "[core]") {
    const support::TemporaryFolder folder;
    write_file(folder.file("a"), "");
    std::filesystem::create_symlink("a", folder.file("link"));
    std::filesystem::create_symlink("fresh", folder.file("dangling"));
    const auto refused = [](std::vector<std::string> inputs, std::vector<std::string> outputs) {
        return error_key([&] { core::require_apart(inputs, outputs); });
    };
    CHECK(refused({folder.file("a")}, {folder.file("./link")}) == "file.is_input");
    CHECK(refused({}, {folder.file("fresh"), folder.file("dangling")}) == "file.same_outputs");
    CHECK(refused({"/dev/null"}, {"/dev/null", "/dev/null"}) == "none");
    CHECK(core::exists(folder.file("link")));
    CHECK_FALSE(core::exists(folder.file("dangling")));
}

TEST_CASE("a used-up part of a disk is reported", "[core]") { CHECK(core::reason(EDQUOT) == "@system.quota"); }

TEST_CASE("a device cannot grow", "[core]") {
    CHECK(error_key([] { core::GrowingFile other("/dev/full"); }) == "file.not_regular");
}
