#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/hash.hpp>
#include <chrono>
#include <filesystem>
#include <string>

using namespace satdoku::core;

TEST_CASE("a growing file keeps what it holds, is cut and grows", "[core]") {
    const satdoku::support::TemporaryFolder folder;
    const std::string path = folder.file("grows");
    {
        GrowingFile file(path);
        file.write("one two");
        file.flush(false);
        CHECK(read_whole(path) == "one two");
    }
    {
        GrowingFile file(path);
        file.write(" three");
        file.flush(true);
        CHECK(read_whole(path) == "one two three");
        file.write("lost");
        file.cut(3);
        file.write(" more");
        file.write(std::string(1 << 20, 'x'));
        file.rename(folder.file("whole"));
    }
    CHECK_FALSE(std::filesystem::exists(path));
    CHECK(read_whole(folder.file("whole")) == "one more" + std::string(1 << 20, 'x'));
}

TEST_CASE("one program at a time lets a file grow", "[core]") {
    const satdoku::support::TemporaryFolder folder;
    const std::string path = folder.file("grows");
    {
        const GrowingFile file(path);
        CHECK(satdoku::support::error_key([&] { GrowingFile other(path, std::chrono::milliseconds(60)); }) ==
              "file.in_use");
    }
    CHECK(satdoku::support::error_key([&] { GrowingFile other(path); }) == "none");
    CHECK(satdoku::support::error_key([&] { GrowingFile other(folder.path().string()); }) == "file.cannot_write");
}

TEST_CASE("a hash is the same however its bytes are cut", "[core]") {
    Hash whole;
    whole.add("foobar");
    CHECK(whole.value() == 0x83c9018930ce159eU);  // on every machine
    Hash pieces;
    pieces.add("foo");
    Hash rest(pieces.value());
    rest.add("");
    rest.add("bar");
    CHECK(rest.value() == whole.value());
}
