// A board written in a notation is read as the same board: for every layout, and with the notes, comments, digits that
// are not givens, and candidates of the notation.
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/grid/text.hpp>
#include <algorithm>

using namespace satdoku;
using grid::Position;

namespace {
std::vector<const grid::Layout*> all_layouts() {
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    return all;
}

std::vector<grid::BoardReader::Entry> read(std::vector<const grid::Layout*> layouts, const std::string& text) {
    grid::BoardReader reader(layouts, "f");
    std::vector<grid::BoardReader::Entry> entries;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        if (auto entry = reader.line(text.substr(begin, end - begin))) entries.push_back(*std::move(entry));
        begin = end + 1;
    }
    reader.end();
    return entries;
}

/// A board with a few digits that do not clash, and some candidates fewer than the rules leave.
Position random_position(const grid::Layout& layout, int filled, core::Random& random) {
    Position position{grid::Board(layout)};
    for (int count = 0; count < filled; ++count) {
        const auto cell = static_cast<grid::Cell>(random.below(position.board.digits.size()));
        const auto digit = static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint64_t>(layout.side())));
        if (position.board.digits[cell] != 0) continue;
        position.board.digits[cell] = digit;
        if (grid::find_clash(position.board)) position.board.digits[cell] = 0;
    }
    position.candidates = grid::possible_digits(position.board);
    for (grid::DigitSet& set : position.candidates) {
        for (const int digit : set) {
            if (set.size() > 2 && random.below(6) == 0) set.erase(digit);
        }
    }
    return position;
}
}  // namespace

TEST_CASE("figures and candidates of every layout are read as they were written", "[grid]") {
    core::Random random(11);
    for (const grid::Layout& layout : grid::layouts()) {
        CAPTURE(layout.name());
        for (int round = 0; round < 20; ++round) {
            const Position position =
                random_position(layout, std::min(20 + 3 * round, layout.cell_count() / 2), random);
            const auto figures = read({&layout}, grid::figure_line(position.board) + " a note\n");
            REQUIRE(figures.size() == 1);
            CHECK(figures[0].board == position.board);
            CHECK(figures[0].note == "a note");
            for (const std::string& text : {grid::candidates_line(position) + '\n', grid::pencil_marks(position),
                                            grid::pencil_marks(position, [](grid::Cell, int digit) {
                                                return digit == 5 ? 'A' : digit == 6 ? '-' : '\0';
                                            })}) {
                CAPTURE(text);
                const auto entries = read({&layout}, grid::digits_comment(position) + text);
                REQUIRE(entries.size() == 1);
                CHECK(entries[0].board == position.board);
                CHECK(entries[0].candidates == position.candidates);
            }
        }
    }
}

TEST_CASE("marked cells of pencil marks are read without their marks", "[grid]") {
    core::Random random(12);
    for (int round = 0; round < 20; ++round) {
        grid::Position position{grid::Board(grid::sudoku())};
        position.board.digits[static_cast<std::size_t>(random.below(81))] = 5;
        const std::string plain = grid::pencil_marks(position);
        std::string marked;
        for (std::size_t at = 0; at < plain.size(); ++at) {
            const auto is_digit = [&](std::size_t place) { return plain[place] >= '1' && plain[place] <= '9'; };
            const bool marks = random.below(3) == 0;
            if (marks && at > 0 && is_digit(at) && !is_digit(at - 1)) marked += "*+-~a"[random.below(5)];
            const bool is_of_several = is_digit(at) && (is_digit(at + 1) || is_digit(at - 1));
            if (is_of_several && random.below(5) == 0) {
                const std::size_t bracket = random.below(3);
                marked += "([{"[bracket] + std::string(1, plain[at]) + ")]}"[bracket];
                continue;
            }
            marked += plain[at];
            if (!marks && random.below(3) == 0 && is_digit(at) && !is_digit(at + 1))
                marked += "*#@!~'/"[random.below(7)];
        }
        CAPTURE(marked);
        const auto entries = read(all_layouts(), marked);
        REQUIRE(entries.size() == 1);
        CHECK(entries.front().candidates_or_possible() == position.candidates_or_possible());
        CHECK(entries.front().board == position.board);
    }
}

TEST_CASE("digits stay digits among candidates that nobody has removed", "[grid]") {
    std::string rows;
    for (int cell = 0; cell < 81; ++cell)
        rows += (cell % 10 == 0 ? std::to_string(1 + cell / 10) : "123456789") + (cell % 9 == 8 ? "\n" : " ");
    const auto entries = read(all_layouts(), rows);
    REQUIRE(entries.size() == 1);
    CHECK(entries.front().board.filled() == 9);
    CHECK(entries.front().candidates.at(1) == grid::digits_up_to(9));
}

TEST_CASE("layouts are known by the frames of pencil marks", "[grid]") {
    core::Random random(12);
    std::string all;
    for (const grid::Layout& layout : grid::layouts())
        all += grid::rules_comment(layout) + grid::pencil_marks(random_position(layout, 30, random)) + '\n';
    const auto entries = read(all_layouts(), all);
    REQUIRE(entries.size() == grid::layouts().size());
    for (std::size_t index = 0; index < entries.size(); ++index)
        CHECK(entries[index].board.layout == &grid::layouts()[index]);
}

TEST_CASE("the notations of other programs are read as they were written", "[grid]") {
    core::Random random(13);
    for (int round = 0; round < 30; ++round) {
        Position position = random_position(grid::sudoku(), 10 + 2 * round, random);
        for (const std::string& text : {grid::sdm_line(position.board) + "\n", grid::ss_text(position.board),
                                        grid::sdk_text(position), grid::library_line(position) + "\n"}) {
            CAPTURE(text);
            const auto entries = read(all_layouts(), text + text);
            REQUIRE(entries.size() == 2);
            for (const auto& entry : entries) CHECK(entry.board == position.board);
        }
        for (std::size_t cell = 0; cell < 81; cell += 3) {
            if (position.board.digits[cell] != 0) position.placed.push_back(static_cast<grid::Cell>(cell));
        }
        const auto entries = read(all_layouts(), grid::library_line(position) + "\n");
        REQUIRE(entries.size() == 1);
        CHECK(entries[0].placed == position.placed);
        if (!entries[0].candidates.empty()) CHECK(entries[0].candidates == position.candidates);
    }
}

TEST_CASE("a line of HoDoKu's library keeps its technique and its comment", "[grid]") {
    const std::string cells(81, '.');
    for (const std::string& line : {":0300:5:" + cells + "::125 445::", ":0903-1:12:" + cells + "::512:1:a: comment",
                                    ":0000:x:" + cells + "::::easy: it is", ":0000:x:" + cells + "::::"}) {
        CAPTURE(line);
        const auto entries = read(all_layouts(), line + "\n");
        REQUIRE(entries.size() == 1);
        CHECK(grid::library_line(entries[0]) == line);
    }
    // A year is no technique.
    Position noted{support::seventeen_givens()};
    noted.note = "2024:1: a note";
    CHECK(grid::library_line(noted).starts_with(":0000:x:"));
}

TEST_CASE("the comments of .sdk files are kept, and its other sections passed over", "[grid]") {
    Position position{support::seventeen_givens()};
    position.comments = {"AA. Author", " plain", "LEasy"};
    position.note = "note";
    const std::string text = grid::sdk_text(position);
    const std::string rows = text.substr(text.rfind('#'));
    CHECK(text.substr(0, text.size() - rows.size()) == "#AA. Author\n#Cplain\n#LEasy\n");
    const auto entries = read(
        all_layouts(), "#AMe\n[Puzzle]\n" + rows.substr(rows.find('\n') + 1) + "[Colours]\n123456789\n#x\n\n123\n");
    REQUIRE(entries.size() == 1);
    CHECK(entries[0].board == position.board);
    CHECK(entries[0].comments == std::vector<std::string>{"AMe"});
}

TEST_CASE("pencil marks as other programs frame them are read", "[grid]") {
    const std::string text =
        "*-----------------------------------------------------------*\n"
        "| 5     3     124   | 26    7     2468  | 1489  1249  248   |\n"
        "| 6     247   247   | 1     9     5     | 3478  234   2478  |\n"
        "| 12    9     8     | 23    34    24    | 13457 6     247   |\n"
        "|-------------------+-------------------+-------------------|\n"
        "| 8     125   1259  | 579   6     147   | 4579  2459  3     |\n"
        "| 4     25    2569  | 8     5     3     | 579   259   1     |\n"
        "| 7     15    1359  | 59    2     14    | 4589  459   6     |\n"
        "|-------------------+-------------------+-------------------|\n"
        "| 139   6     13459 | 357   35    7     | 2     8     4     |\n"
        "| 23    278   237   | 4     1     9     | 36    3     5     |\n"
        "| 123   1245  12345 | 2356  8     26    | 1346  7     9     |\n"
        "*-----------------------------------------------------------*\n";
    const auto entries = read(all_layouts(), text);
    REQUIRE(entries.size() == 1);
    const grid::Board& board = entries[0].board;
    CHECK(board.digits[0] == 5);
    CHECK(board.digits[2] == 0);
    CHECK(entries[0].candidates[2] == (grid::digit_set(1) | grid::digit_set(2) | grid::digit_set(4)));
    // A single candidate that a peer still has is not a digit yet.
    const grid::Cell open = grid::sudoku().cell(0, 4, 4);
    CHECK(board.digits[open] == 0);
    CHECK(entries[0].candidates[open] == grid::digit_set(5));
}

TEST_CASE("digits that a person entered are no givens when a drawn board is read", "[grid]") {
    std::string text = "+-------+-------+-------+\n";
    for (int row = 0; row < 9; ++row) {
        text += row == 4 ? "| 1'. . | . 2 . | . . 3'|\n" : "| . . . | . . . | . . . |\n";
        if (row % 3 == 2) text += "+-------+-------+-------+\n";
    }
    const auto entries = read(all_layouts(), text);
    REQUIRE(entries.size() == 1);
    CHECK(entries[0].board.filled() == 3);
    CHECK(entries[0].placed == std::vector<grid::Cell>{36, 44});
}

TEST_CASE("bad lines of other notations name their place", "[grid]") {
    struct Bad {
        std::string text;
        const char* key;
    };
    const std::string cells(81, '.');
    std::vector<Bad> all = {{":0000:x", "board.bad_library_line"}, {":0000:x:123:::", "board.wrong_count"}};
    all.push_back({":0000:x:" + cells + ":99:::", "board.bad_candidate"});
    all.push_back({":0000:x:" + cells + ":019:::", "board.bad_candidate"});
    all.push_back({":0000:x:" + std::string(81, '%') + "::::", "board.bad_character"});
    std::string nine_each(729, '.');
    nine_each.back() = '1';
    all.push_back({nine_each, "board.bad_candidates_line"});
    for (const Bad& bad : all) {
        CAPTURE(bad.text);
        try {
            read({&grid::sudoku()}, bad.text + "\n");
            FAIL("no error");
        } catch (const core::Error& error) {
            CHECK(error.key() == bad.key);
            REQUIRE(error.location());
            CHECK(error.location()->line == 1);
        }
    }
}
