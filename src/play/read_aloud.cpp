#include "read_aloud.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/clash_text.hpp>

#include <algorithm>
#include <array>

namespace satdoku::play {

namespace {

constexpr auto house_words = std::to_array<std::pair<std::string_view, grid::HouseKind>>(
    {{"row", grid::HouseKind::row}, {"column", grid::HouseKind::column}, {"box", grid::HouseKind::box}});

/// "5 7"
std::string spaced(puzzle::DigitSet digits) {
    std::string text;
    for (const int digit : grid::DigitsOf(digits)) {
        text.append(text.empty() ? "" : " ").append(std::to_string(digit));
    }
    return text;
}

grid::Cell parse_cell(const grid::Layout& layout, const std::string& name) {
    return *puzzle::parse_move(layout, "clear " + name).cell;
}

/// All names of a cell: "a77 b11".
std::string names_of(const grid::Layout& layout, grid::Cell cell) {
    std::string names;
    for (const grid::Place& place : layout.places(cell)) {
        names.append(names.empty() ? "" : " ").append(grid::place_name(layout, place));
    }
    return names;
}

bool is_known_wrong(const puzzle::State& state, grid::Cell cell) {
    const int digit = state.board.digits[cell];
    return digit != 0 && state.feedback == puzzle::Feedback::solution && digit != state.solution.digits[cell];
}

/// Pencil marks of both kinds; empty where there are none.
std::string marks_aloud(const puzzle::Content& content) {
    std::string said = content.marks == 0 ? std::string() : spaced(content.marks);
    if (content.centre != 0) {
        said.append(said.empty() ? "" : " ").append(language::text("aloud.middle", spaced(content.centre)));
    }
    return said;
}

std::string cell_aloud(const puzzle::State& state, grid::Cell cell) {
    const grid::Layout& layout = *state.givens.layout;
    const std::string name = names_of(layout, cell);
    const int digit = state.board.digits[cell];
    if (digit == 0) {
        const std::string noted = marks_aloud(state.content(cell));
        return noted.empty() ? language::text("aloud.empty", name)
                             : language::text("aloud.noted", name, noted);
    }
    std::string said = language::text(state.is_given(cell)          ? "aloud.given"
                                      : state.hinted[cell]          ? "aloud.hinted"
                                      : is_known_wrong(state, cell) ? "aloud.wrong"
                                                                    : "aloud.own",
                                      name, digit);
    std::string clashing;
    for (const grid::Cell peer : layout.peers(cell)) {
        if (state.board.digits[peer] == digit) clashing.append(" ").append(puzzle::cell_text(layout, peer));
    }
    return clashing.empty() ? said : said + ' ' + language::text("aloud.clash", clashing.substr(1));
}

/// Digits that are known to be wrong exclude nothing.
std::string candidates_aloud(const puzzle::State& state, grid::Cell cell) {
    const std::string name = names_of(*state.givens.layout, cell);
    if (state.board.digits[cell] != 0) return cell_aloud(state, cell);
    const puzzle::DigitSet by_rules = puzzle::candidates(puzzle::counted_board(state), cell);
    const auto left = static_cast<puzzle::DigitSet>(by_rules & ~state.excluded[cell]);
    if (left == 0) return language::text("aloud.no_candidate", name);
    return left == by_rules ? language::text("aloud.candidates", name, spaced(left))
                            : language::text("aloud.candidates_left", name, spaced(left));
}

/// "a3", "a 3", or "3" where there is one grid.
grid::House parse_house(const grid::Layout& layout, std::string_view word, grid::HouseKind kind,
                        std::string rest) {
    rest.erase(std::remove(rest.begin(), rest.end(), ' '), rest.end());
    const bool named = rest.size() == 2;
    const bool one_grid = layout.grid_count() == 1;
    const char digit = rest.empty() ? '0' : rest.back();
    if (digit < '1' || digit > '9' || rest.size() > 2 || (!named && !one_grid)) {
        throw core::Error("aloud.bad_house", {std::string(word), one_grid ? "3" : "a3", rest});
    }
    grid::House house{kind, named ? puzzle::parse_grid(layout, rest.substr(0, 1)) : 0, digit - '1', {}};
    for (int position = 0; position < grid::digits; ++position) {
        const grid::Place place = grid::place_in_house(kind, house.grid, house.index, position);
        house.cells[static_cast<std::size_t>(position)] = layout.cell(place.grid, place.row, place.column);
    }
    return house;
}

/// The nine cells in threes, and what lacks.
std::string house_aloud(const puzzle::State& state, const grid::House& house) {
    constexpr std::size_t three = 3;
    std::string said;
    puzzle::DigitSet lacking = puzzle::all_digits;
    for (std::size_t at = 0; at < house.cells.size(); ++at) {
        const grid::Cell cell = house.cells[at];
        const int digit = state.board.digits[cell];
        if (at > 0) said += at % three == 0 ? language::text("aloud.pause") : " ";
        said += digit == 0 ? language::text("aloud.blank") : std::to_string(digit);
        if (is_known_wrong(state, cell)) {
            said += language::text("aloud.is_wrong");
        } else {
            lacking = static_cast<puzzle::DigitSet>(lacking & ~puzzle::digit_set(digit));
        }
    }
    const std::string name = wording::house_text(*state.givens.layout, house);
    return lacking == 0 ? language::text("aloud.house", name, said)
                        : language::text("aloud.house_lacks", name, said, spaced(lacking));
}

}  // namespace

std::optional<std::string> read_aloud(const puzzle::State& state, std::string_view word,
                                      const std::string& rest) {
    const grid::Layout& layout = *state.givens.layout;
    if (word == "cell") return cell_aloud(state, parse_cell(layout, rest));
    if (word == "candidates") return candidates_aloud(state, parse_cell(layout, rest));
    for (const auto& [name, kind] : house_words) {
        if (word == name) return house_aloud(state, parse_house(layout, word, kind, rest));
    }
    return std::nullopt;
}

std::string digits_left_aloud(const puzzle::State& state, int grid) {
    const grid::Board board = puzzle::counted_board(state);
    std::array<int, grid::digits + 1> left;
    left.fill(grid::digits);
    for (const grid::Cell cell : board.layout->cells(grid)) --left[board.digits[cell]];
    std::string said;
    for (int digit = 1; digit <= grid::digits; ++digit) {
        const int count = left[static_cast<std::size_t>(digit)];
        if (count <= 0) continue;
        said.append(said.empty() ? "" : language::text("aloud.pause"))
            .append(language::text("aloud.left", count, digit));
    }
    return said.empty() ? language::text("aloud.none_left") : said;
}

std::string notes_aloud(const puzzle::State& state, int grid) {
    const grid::Layout& layout = *state.givens.layout;
    std::string said;
    for (int row = 0; row < grid::digits; ++row) {
        std::string line;
        for (int column = 0; column < grid::digits; ++column) {
            const grid::Cell cell = layout.cell(grid, row, column);
            const std::string noted = marks_aloud(state.content(cell));
            if (noted.empty()) continue;
            line.append(line.empty() ? "" : language::text("aloud.pause"));
            line.append(grid::place_name(layout, {grid, row, column})).append(" ");
            line.append(noted);
        }
        if (!line.empty()) said.append(line).append("\n");
    }
    return said.empty() ? language::text("aloud.no_notes") + '\n' : said;
}

}  // namespace satdoku::play
