#include "session_text.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/cell_text.hpp>

#include <algorithm>

namespace satdoku::play {

namespace {

grid::Cell parse_cell(const grid::Layout& layout, const std::string& name) {
    return *puzzle::parse_move(layout, "clear " + name).cell;
}

/// All names of a cell: "a77 b11".
std::string names_of(const grid::Layout& layout, grid::Cell cell) {
    return core::join(layout.places(cell), " ",
                      [&](const grid::Place& place) { return grid::place_name(layout, place); });
}

bool is_known_wrong(const puzzle::State& state, grid::Cell cell) {
    const int digit = state.cells[cell].digit;
    return digit != 0 && state.feedback == puzzle::Feedback::solution && digit != state.solution.digits[cell];
}

/// The pencil marks of both kinds; empty if there are none.
std::string marks_aloud(const puzzle::Content& content) {
    std::string said = core::join(content.marks, " ");
    if (!content.centre.empty()) {
        core::append_item(said, " ", language::text("aloud.middle", core::join(content.centre, " ")));
    }
    return said;
}

std::string cell_aloud(const puzzle::State& state, grid::Cell cell) {
    const grid::Layout& layout = *state.givens.layout;
    const std::string name = names_of(layout, cell);
    const int digit = state.cells[cell].digit;
    if (digit == 0) {
        const std::string noted = marks_aloud(state.cells[cell]);
        return noted.empty() ? language::text("aloud.empty", name) : language::text("aloud.noted", name, noted);
    }
    std::string said = language::text(state.is_given(cell)          ? "aloud.given"
                                      : state.cells[cell].hinted    ? "aloud.hinted"
                                      : is_known_wrong(state, cell) ? "aloud.wrong"
                                                                    : "aloud.own",
                                      name, digit);
    const std::vector<grid::Cell> clashing = clashes_of(state, cell);
    return clashing.empty() ? said : said + ' ' + language::text("aloud.clash", cells_text(layout, clashing));
}

grid::House parse_house(const grid::Layout& layout, grid::HouseKind kind, std::string rest) {
    rest.erase(std::remove(rest.begin(), rest.end(), ' '), rest.end());
    const bool named = rest.size() == 2;
    const bool one_grid = layout.grid_count() == 1;
    const int number = rest.empty() ? 0 : grid::digit_of_character(rest.back());
    const grid::Shape* const shape = layout.find_shape(kind, number - 1);
    if (shape == nullptr || rest.size() > 2 || (!named && !one_grid)) {
        const std::string_view word = grid::word_of(kind);
        throw core::Error("aloud.bad_house", {std::string(word), one_grid ? "3" : "a3", rest});
    }
    return layout.house_in(named ? puzzle::parse_grid(layout, rest.substr(0, 1)) : 0, *shape);
}

}  // namespace

std::string cell_aloud(const puzzle::State& state, const std::string& name) {
    const grid::Cell cell = parse_cell(*state.givens.layout, name);
    const grid::Colouring& colours = state.cells[cell].colours;
    const std::string said = cell_aloud(state, cell);
    if (colours == grid::Colouring{}) return said;
    return said + ' ' + language::text("aloud.coloured", colouring_text(colours));
}

std::string candidates_aloud(const puzzle::State& state, const std::string& cell_name) {
    const grid::Cell cell = parse_cell(*state.givens.layout, cell_name);
    if (state.cells[cell].digit != 0) return cell_aloud(state, cell);
    const std::string name = names_of(*state.givens.layout, cell);
    // Digits that are known to be wrong exclude nothing.
    const puzzle::DigitSet by_rules = grid::possible_digits(puzzle::counted_board(state))[cell];
    const puzzle::DigitSet left = by_rules - state.excluded[cell];
    if (left.empty()) return language::text("aloud.no_candidate", name);
    return language::text(left == by_rules ? "aloud.candidates" : "aloud.candidates_left", name,
                          core::join(left, " ", grid::digit_text));
}

std::string house_aloud(const puzzle::State& state, grid::HouseKind kind, std::string house_name) {
    const grid::House house = parse_house(*state.givens.layout, kind, std::move(house_name));
    const auto pause = static_cast<std::size_t>(state.givens.layout->size().box_columns);
    std::string said;
    puzzle::DigitSet lacking = state.givens.layout->all_digits();
    for (std::size_t at = 0; at < house.cells.size(); ++at) {
        const grid::Cell cell = house.cells[at];
        const int digit = state.cells[cell].digit;
        if (at > 0) said += at % pause == 0 ? language::text("aloud.pause") : " ";
        said += digit == 0 ? language::text("aloud.blank") : grid::digit_text(digit);
        if (is_known_wrong(state, cell)) {
            said += language::text("aloud.is_wrong");
        } else {
            lacking.erase(digit);
        }
    }
    const std::string name = wording::house_text(*state.givens.layout, house);
    return lacking.empty()
               ? language::text("aloud.house", name, said)
               : language::text("aloud.house_lacks", name, said, core::join(lacking, " ", grid::digit_text));
}

std::string digits_left_aloud(const puzzle::State& state, int grid) {
    const auto missing = missing_digits(state, grid);
    std::string said;
    for (int digit = 1; digit <= state.givens.layout->side(); ++digit) {
        const int count = missing[static_cast<std::size_t>(digit)];
        if (count <= 0) continue;
        core::append_item(said, language::text("aloud.pause"),
                          language::text("aloud.left", count, grid::digit_text(digit)));
    }
    return said.empty() ? language::text("aloud.none_left") : said;
}

std::string notes_aloud(const puzzle::State& state, int grid) {
    const grid::Layout& layout = *state.givens.layout;
    std::string said;
    for (int row = 0; row < layout.side(); ++row) {
        std::string line;
        for (int column = 0; column < layout.side(); ++column) {
            const grid::Cell cell = layout.cell(grid, row, column);
            const std::string noted = marks_aloud(state.cells[cell]);
            if (noted.empty()) continue;
            core::append_item(line, language::text("aloud.pause"),
                              grid::place_name(layout, {grid, row, column}) + ' ' + noted);
        }
        if (!line.empty()) said.append(line).append("\n");
    }
    return said.empty() ? language::text("aloud.no_notes") + '\n' : said;
}

}  // namespace satdoku::play
