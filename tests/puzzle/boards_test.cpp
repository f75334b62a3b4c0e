#include "support/catch.hpp"
#include "support/lines.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/boards.hpp>
#include <algorithm>
#include <set>
#include <string>

using namespace satdoku;
using puzzle::BoardFormat;
using support::lines_of;

namespace {
template <typename Write> std::string text_of(const Write& write) {
    std::string text;
    write([&](std::string_view piece) { text += piece; });
    return text;
}

std::string written(std::uint64_t count, std::optional<int> first_digit, BoardFormat format) {
    std::string text;
    puzzle::write_boards({0, count}, first_digit, format, [&](std::string_view piece) { text += piece; });
    return text;
}

std::string written_at_random(std::uint64_t count, std::uint64_t seed, unsigned threads) {
    std::string text;
    puzzle::write_random_boards({0, count}, 7, seed, threads, BoardFormat::line,
                                [&](std::string_view piece) { text += piece; });
    return text;
}

template <typename Write> std::string key_of(const Write& write) {
    try {
        write();
    } catch (const core::Error& error) {
        return error.key();
    }
    return "none";
}
}  // namespace

TEST_CASE("boards by permutation are valid, different, and begin as asked", "[puzzle]") {
    for (const int first_digit : {1, 4, 9}) {
        const auto lines = lines_of(written(30000, first_digit, BoardFormat::line));
        REQUIRE(lines.size() == 30000);
        CHECK(std::set<std::string>(lines.begin(), lines.end()).size() == 30000);
        for (std::size_t index = 0; index < lines.size(); index += 37) {
            CHECK(lines[index][0] == '0' + first_digit);
            CHECK(support::is_solution(grid::parse_board(grid::sudoku(), lines[index])));
        }
    }
}

TEST_CASE("every board of a first digit is another one", "[puzzle]") {
    std::vector<std::uint64_t> hashes;
    bool right_digit = true;
    puzzle::write_boards({0, puzzle::boards_of_first_digit}, 3, BoardFormat::line, [&](std::string_view piece) {
        REQUIRE(piece.size() % 82 == 0);
        for (; !piece.empty(); piece.remove_prefix(82)) {
            right_digit = right_digit && piece[0] == '3';
            hashes.push_back(std::hash<std::string_view>()(piece.substr(0, 81)));
        }
    });
    CHECK(right_digit);
    std::sort(hashes.begin(), hashes.end());
    CHECK(std::adjacent_find(hashes.begin(), hashes.end()) == hashes.end());
    CHECK(hashes.size() == puzzle::boards_of_first_digit);
}

TEST_CASE("without a first digit the boards continue with the next one", "[puzzle]") {
    std::string last;
    puzzle::write_boards({0, puzzle::boards_of_first_digit + 1}, {}, BoardFormat::line,
                         [&](std::string_view piece) { last = piece.substr(piece.size() - 82); });
    CHECK(last[0] == '2');
}

TEST_CASE("the grid format is nine lines of nine and an empty one", "[puzzle]") {
    const auto lines = lines_of(written(3, 5, BoardFormat::grid));
    REQUIRE(lines.size() == 30);
    CHECK(lines[0] == "5 1 2 3 4 6 7 8 9");
    CHECK(lines[9].empty());
    std::string text;
    for (std::size_t row = 10; row < 19; ++row) text += lines[row] + '\n';
    CHECK(support::is_solution(grid::parse_board(grid::sudoku(), text)));
}

TEST_CASE("random boards are valid, different, and the same on any number of threads", "[puzzle]") {
    const std::string text = written_at_random(1000, 5, 1);
    CHECK(written_at_random(1000, 5, 3) == text);
    CHECK(written_at_random(1000, 6, 1) != text);
    const auto lines = lines_of(text);
    CHECK(std::set<std::string>(lines.begin(), lines.end()).size() == 1000);
    for (const std::string& line : lines) {
        CHECK(line[0] == '7');
        CHECK(support::is_solution(grid::parse_board(grid::sudoku(), line)));
    }
}

TEST_CASE("any part of the boards equals that part of all of them", "[puzzle]") {
    constexpr std::uint64_t count = 500;
    for (const BoardFormat format : {BoardFormat::line, BoardFormat::grid}) {
        const std::size_t size = puzzle::size_of_board(format);
        const auto part_of_all = [&](const std::string& all, core::Range part) {
            return all.substr(part.begin * size, part.size() * size);
        };
        const std::string all = written(count, 8, format);
        const std::string all_at_random = text_of([&](const puzzle::BoardSink& sink) {
            puzzle::write_random_boards({0, count}, {}, 3, 2, format, sink);
        });
        for (const core::Range part : {core::Range{0, 0}, core::Range{0, 1}, core::Range{71, 73}, core::Range{72, 144},
                                       core::Range{100, 100}, core::Range{63, 499}, core::Range{499, 500}}) {
            CAPTURE(part.begin, part.end);
            CHECK(text_of([&](const puzzle::BoardSink& sink) { puzzle::write_boards(part, 8, format, sink); }) ==
                  part_of_all(all, part));
            CHECK(text_of([&](const puzzle::BoardSink& sink) {
                      puzzle::write_random_boards(part, {}, 3, 2, format, sink);
                  }) == part_of_all(all_at_random, part));
        }
    }
}

TEST_CASE("boards far down the series are reached at once", "[puzzle]") {
    const std::uint64_t last = 9 * puzzle::boards_of_first_digit - 1;
    CHECK(text_of([&](const puzzle::BoardSink& sink) {
              puzzle::write_boards({last, last + 1}, {}, BoardFormat::line, sink);
          }).starts_with("987654321"));
    CHECK(text_of([&](const puzzle::BoardSink& sink) {
              puzzle::write_boards({last + 1, last + 1}, {}, BoardFormat::line, sink);
          }).empty());
    constexpr std::uint64_t far = 1'000'000'000'000;
    const auto lines = lines_of(text_of([&](const puzzle::BoardSink& sink) {
        puzzle::write_random_boards({far - 3, far}, 2, 1, 1, BoardFormat::line, sink);
    }));
    REQUIRE(lines.size() == 3);
    for (const std::string& line : lines) CHECK(support::is_solution(grid::parse_board(grid::sudoku(), line)));
}

TEST_CASE("numbers of boards that cannot be are refused", "[puzzle]") {
    const puzzle::BoardSink sink = [](std::string_view) {};
    CHECK(key_of([&] {
              puzzle::write_boards({0, puzzle::boards_of_first_digit + 1}, 1, BoardFormat::line, sink);
          }) == "boards.impossible_count");
    CHECK(key_of([&] { puzzle::write_boards({0, 1}, 0, BoardFormat::line, sink); }) == "boards.first_digit");
    CHECK(key_of([&] { puzzle::write_boards({0, 1}, 10, BoardFormat::line, sink); }) == "boards.first_digit");
    constexpr std::uint64_t too_many = ~std::uint64_t{0};
    CHECK(key_of([&] {
              puzzle::write_random_boards({too_many - 1, too_many}, {}, 1, 1, BoardFormat::line, sink);
          }) == "boards.impossible_count");
}
