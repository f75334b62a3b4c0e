#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/random.hpp>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
std::vector<std::string> lines_of(const std::string& text) {
    const support::TemporaryFolder folder;
    core::Output output(folder.file("lines"));
    output.write(text);
    output.commit(false);
    core::Input input(folder.file("lines"));
    core::LineReader reader(input);
    std::vector<std::string> lines;
    while (const auto line = reader.next()) lines.emplace_back(*line);
    return lines;
}
}  // namespace

TEST_CASE("lines are those of the text, wherever a block ends", "[core]") {
    CHECK(lines_of("").empty());
    CHECK(lines_of("\n") == std::vector<std::string>{""});
    CHECK(lines_of("a\n\nb") == std::vector<std::string>{"a", "", "b"});
    core::Random random(8);
    for (int round = 0; round < 20; ++round) {
        std::vector<std::string> lines(1 + random.below(12));
        std::string text;
        for (std::string& line : lines) {
            // Short ones, and some that end close to a block's end.
            line.assign(random.below(3) == 0 ? random.below(40) : 65'500 - random.below(80), 'a');
            text += line + '\n';
        }
        CHECK(lines_of(text) == lines);
        text.pop_back();
        if (!lines.back().empty()) CHECK(lines_of(text) == lines);
    }
}

TEST_CASE("a mark of the order of bytes is no part of the first line", "[core]") {
    const std::string mark = "\xef\xbb\xbf";
    CHECK(lines_of(mark).empty());
    CHECK(lines_of(mark + "a\n" + mark + "b\n") == std::vector<std::string>{"a", mark + "b"});
    CHECK(lines_of(mark + mark + "a") == std::vector<std::string>{mark + "a"});
}

TEST_CASE("of a line that is too long, the beginning is kept and the next line is whole", "[core]") {
    const std::string text(300'000, 'x');
    const auto lines = lines_of(text + "\nnext\n");
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == std::string(core::LineReader::longest_line, 'x'));
    CHECK(lines[1] == "next");
}

TEST_CASE("a reader of lines knows how many bytes they took", "[core]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("lines");
    const std::string text = "a\n\n" + std::string(200'000, 'x') + "\r\nlast";
    std::ofstream(path, std::ios::binary) << text;
    core::Input input(path);
    core::LineReader lines(input);
    CHECK(lines.consumed() == 0);
    for (const std::uint64_t consumed : {2U, 3U, 200'005U, 200'009U}) {
        REQUIRE(lines.next());
        CHECK(lines.consumed() == consumed);
    }
    CHECK_FALSE(lines.next());
    CHECK(lines.consumed() == text.size());
}
