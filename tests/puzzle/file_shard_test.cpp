#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/bulk.hpp>
#include <satdoku/puzzle/file_shard.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <array>
#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

using namespace satdoku;
using puzzle::FilePlace;

namespace {
std::string sudoku_line() { return grid::board_line(satdoku::support::seventeen_givens()); }

/// Lines of both layouts, comments, a picture, rows, and text that is not a puzzle.
std::string mixed_puzzles() {
    const grid::Board twodoku = satdoku::support::course_twodoku();
    const std::string line = sudoku_line();
    std::string rows;
    for (std::size_t row = 0; row < 9; ++row) rows += line.substr(row * 9, 9) + '\n';
    const std::string one_of_each = "# a comment\n" + line + '\n' + grid::board_line(twodoku) + " # a note\n" +
                                    "12345\n\n" + rows + grid::board_picture(twodoku) + '\n' + std::string(81, '.') +
                                    "\r\n" + rows + "no puzzle\n" + line + " with a note\n";
    return one_of_each + one_of_each + one_of_each + line;
}

class PuzzlesInFile {
  public:
    explicit PuzzlesInFile(const std::string& text) : path_(folder_.file("puzzles")) {
        std::ofstream(path_, std::ios::binary) << text;
    }

    std::unique_ptr<core::Input> input(core::Range bytes) const {
        auto input = std::make_unique<core::Input>(path_);
        input->restrict_to(bytes);
        return input;
    }
    core::Range shard(core::Shard shard) const {
        core::Input input(path_);
        return puzzle::bytes_of_shard(input, support::sudoku_and_twodoku, shard);
    }

  private:
    ::support::TemporaryFolder folder_;
    std::string path_;
};

struct Solved {
    std::string text;
    puzzle::PuzzleCounts counts;
    std::vector<std::pair<FilePlace, std::uint64_t>> reached;  ///< with the puzzles that were written by then
    std::vector<std::size_t> written;                          ///< the text by then
};

Solved solved(const std::unique_ptr<core::Input>& input, bool continues = false) {
    Solved result;
    result.counts =
        puzzle::solve_all(*input, [&](std::string_view text) { result.text += text; },
                          {.layouts = support::sudoku_and_twodoku, .between = "-\n", .continues = continues},
                          {.reached = [&](const puzzle::PuzzleCounts& counts, const std::optional<FilePlace>& place) {
                              if (!place) return;
                              result.reached.emplace_back(*place, counts.puzzles());
                              result.written.push_back(result.text.size());
                          }});
    return result;
}
}  // namespace

TEST_CASE("the shards of a file are all of it, and their solutions those of the file", "[puzzle]") {
    const std::string text = mixed_puzzles();
    const PuzzlesInFile file(text);
    const Solved whole = solved(file.input({0, text.size()}));
    CHECK(whole.counts.puzzles() == 22);
    CHECK(whole.counts.bad == 6);
    for (const std::uint64_t of : {1U, 2U, 3U, 5U, 40U, 5000U}) {
        CAPTURE(of);
        std::string joined;
        std::uint64_t end = 0;
        std::uint64_t bad = 0;
        std::size_t parts = 0;
        for (std::uint64_t number = 1; number <= of; number += of > 1000 ? 7 : 1) {
            const core::Range bytes = file.shard({number, of});
            if (of <= 1000) REQUIRE(bytes.begin == end);
            end = bytes.end;
            if (bytes.size() == 0 || of > 1000) continue;
            ++parts;
            const Solved part = solved(file.input(bytes), bytes.begin > 0);
            joined += part.text;
            bad += part.counts.bad;
        }
        if (of > 1000) continue;
        CHECK(end == text.size());
        CHECK(joined == whole.text);
        CHECK(bad == whole.counts.bad);
        CHECK(parts >= std::min<std::uint64_t>(of, 3));
    }
}

TEST_CASE("a file of lines is cut into even parts, one of pictures not at all", "[puzzle]") {
    std::string lines;
    for (int line = 0; line < 1000; ++line) lines += sudoku_line() + '\n';
    const PuzzlesInFile file(lines);
    for (std::uint64_t number = 1; number <= 10; ++number) {
        const core::Range bytes = file.shard({number, 10});
        CHECK(bytes.size() % 82 == 0);
        CHECK(bytes.size() / 82 >= 99);
        CHECK(bytes.size() / 82 <= 101);
    }
    std::string pictures;
    for (int number = 0; number < 20; ++number)
        pictures += grid::board_picture(satdoku::support::course_twodoku()) + '\n';
    const PuzzlesInFile whole(pictures);
    CHECK(whole.shard({1, 2}) == core::Range{0, pictures.size()});
    CHECK(whole.shard({2, 2}).size() == 0);
}

TEST_CASE("a run that begins where another one was writes what that one would have written", "[puzzle]") {
    // Batches end where the layout changes.
    std::string text = mixed_puzzles();
    for (int round = 0; round < 5; ++round) {
        for (int line = 0; line < 700; ++line) text += sudoku_line() + '\n';
        text += grid::board_line(satdoku::support::course_twodoku()) + '\n';
    }
    const PuzzlesInFile file(text);
    const Solved whole = solved(file.input({0, text.size()}));
    REQUIRE(whole.reached.size() > 8);
    CHECK(whole.reached.back().first.bytes == text.size());
    for (std::size_t index = 0; index < whole.reached.size(); ++index) {
        const auto& [place, puzzles] = whole.reached[index];
        CAPTURE(place.bytes, place.lines);
        CHECK(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place.bytes), '\n') ==
              static_cast<std::ptrdiff_t>(place.lines));
        const auto owned = file.input({0, place.bytes});
        core::Input& before = *owned;
        const puzzle::FileCounts counts = puzzle::count_puzzles(before, support::sudoku_and_twodoku);
        CHECK(counts.puzzles == puzzles);
        CHECK(counts.lines == place.lines);
        const Solved rest = solved(file.input({place.bytes, text.size()}), puzzles > 0);
        CHECK(whole.text.substr(0, whole.written[index]) + rest.text == whole.text);
        CHECK(puzzles + rest.counts.puzzles() == whole.counts.puzzles());
    }
}

TEST_CASE("so does a run that rates", "[puzzle]") {
    const std::string text = mixed_puzzles();
    const PuzzlesInFile file(text);
    const auto rated = [&](std::uint64_t begin, std::vector<FilePlace>* places) {
        const auto owned = file.input({begin, text.size()});
        core::Input& input = *owned;
        std::vector<std::string> puzzles;
        puzzle::rate_all(input, [&](puzzle::RatedPuzzle& puzzle) { puzzles.push_back(puzzle.text); },
                         {.layouts = support::sudoku_and_twodoku},
                         {.reached = [&](const puzzle::PuzzleCounts& counts, const std::optional<FilePlace>& place) {
                             CHECK(counts.puzzles() == puzzles.size());
                             if (places != nullptr && place) places->push_back(*place);
                         }});
        return puzzles;
    };
    std::vector<FilePlace> places;
    const auto all = rated(0, &places);
    CHECK(all.size() == 22);
    REQUIRE(places.size() > 10);
    for (std::size_t index = 0; index < places.size(); index += 4) {
        const auto owned = file.input({0, places[index].bytes});
        core::Input& before = *owned;
        const std::uint64_t done = puzzle::count_puzzles(before, support::sudoku_and_twodoku).puzzles;
        const auto rest = rated(places[index].bytes, nullptr);
        CHECK(std::vector<std::string>(all.begin() + static_cast<std::ptrdiff_t>(done), all.end()) == rest);
    }
}
