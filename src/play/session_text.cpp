#include "session_text.hpp"
#include <satdoku/boards/reasons.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::play {
namespace {
using Kind = puzzle::Move::Kind;

/// Answers that depend only on the kind of the move. {1} is Turn::cells, {2} the digit of the first cell.
struct Answer {
    Kind kind;
    std::string_view text;  ///< key of the catalogue
};
constexpr Answer answers[] = {
    {Kind::clear, "play.cleared"},     {Kind::hint_wrong, "play.cleared"},
    {Kind::mark, "play.marked"},       {Kind::centre, "play.marked"},
    {Kind::fill_marks, "play.marked"}, {Kind::clear_marks, "play.marked"},
    {Kind::colour, "play.marked"},     {Kind::clear_colours, "play.cleared"},
    {Kind::hint, "play.hinted"},       {Kind::rung, "play.hinted"},
    {Kind::exclude, "play.excluded"},  {Kind::undo, "play.undone"},
    {Kind::undo_wrong, "play.undone"}, {Kind::redo, "play.redone"},
    {Kind::restart, "play.restarted"}, {Kind::solve, "play.given_up"},
    {Kind::back, "play.back"},         {Kind::savepoint, "play.savepoint"},
};

/// The text of the rung, without its number.
std::string rung_text(const puzzle::State& state, const puzzle::Hint& hint, const deduce::Geometry& geometry) {
    if (!hint.wrong.empty())
        return language::text("play.hint_wrong", hint.wrong.size(), wording::cells_text(geometry.layout(), hint.wrong));
    if (state.rung == 1) {
        const wording::StepWords words(geometry, hint.step);
        return language::text("play.hint_where", words.houses(puzzle::first_houses(hint, geometry)));
    }
    if (state.rung == 2) return language::text("play.hint_technique", wording::technique_name(hint.step.technique));
    const deduce::State position = puzzle::position_of(state, geometry);
    if (!hint.proof) return wording::listed_step_text(position, hint.step);
    return core::join(ui::split_lines(boards::proof_text(position, *hint.proof)), "\n");
}

/// The cells in the houses of this cell that have its digit, if it has one.
std::vector<grid::Cell> clashes_of(const puzzle::State& state, grid::Cell cell) {
    std::vector<grid::Cell> clashing;
    const std::uint8_t digit = state.cells[cell].digit;
    for (const grid::Cell peer : state.givens.layout->peers(cell))
        if (digit != 0 && state.cells[peer].digit == digit) clashing.push_back(peer);
    return clashing;
}

/// "11 (same digit in 18 22) 14": the cells, each with those that it clashes with.
std::string wrong_text(const puzzle::State& state, const std::vector<grid::Cell>& cells) {
    const grid::Layout& layout = *state.givens.layout;
    return core::join(cells, " ", [&](grid::Cell cell) {
        const std::vector<grid::Cell> clashing = clashes_of(state, cell);
        const std::string name = wording::cell_name(layout, cell);
        return clashing.empty() ? name : language::text("play.wrong_at", name, wording::cells_text(layout, clashing));
    });
}
}  // namespace

std::string time_text(std::uint64_t milliseconds) {
    const std::uint64_t seconds = milliseconds / 1000;
    const std::uint64_t minutes = seconds / 60;
    const auto two_digits = [](std::uint64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const std::string start =
        minutes < 60 ? std::to_string(minutes) : std::to_string(minutes / 60) + ':' + two_digits(minutes % 60);
    return start + ':' + two_digits(seconds % 60);
}

std::string hints_text(int hints, puzzle::Depth depth) {
    constexpr std::string_view deepest[] = {"", "play.depth_where", "play.depth_how", "play.depth_why",
                                            "play.depth_done"};
    const std::string_view word = deepest[static_cast<std::size_t>(depth)];
    return word.empty() ? std::to_string(hints) : language::text("list.bracketed", hints, language::text(word));
}

std::vector<int> missing_digits(const puzzle::State& state, int grid) {
    const grid::Board board = puzzle::counted_board(state);
    std::vector<int> missing(static_cast<std::size_t>(board.layout->side()) + 1, board.layout->side());
    for (const grid::Cell cell : board.layout->cells(grid)) --missing[board.digits[cell]];
    return missing;
}

std::string answer_text(const puzzle::Move& move, const puzzle::Turn& turn) {
    const puzzle::State& state = turn.state;
    const bool by_rules = state.feedback == puzzle::Feedback::rules;
    const std::string cells = wording::cells_text(*state.givens.layout, turn.cells);
    if (move.kind == Kind::place) {
        for (const grid::Constraint& constraint : state.givens.layout->constraints())
            if (by_rules && !grid::keeps_constraint(puzzle::counted_board(state), constraint))
                return language::text("play.breaks", wording::constraint_text(*state.givens.layout, constraint));
        if (!turn.mistake) return language::text(by_rules ? "play.placed" : "play.right");
        if (by_rules) return language::text("play.clashes", cells);
        return cells.empty() ? language::text("play.wrong") : language::text("play.wrong_clash", cells);
    }
    if (move.kind == Kind::check) {
        return turn.cells.empty() ? language::text("play.all_right")
                                  : language::text("play.some_wrong", wrong_text(state, turn.cells));
    }
    if (move.kind == Kind::feedback) return language::text(by_rules ? "play.feedback_rules" : "play.feedback_solution");
    if (move.kind == Kind::rung && !move.cell) return {};
    const auto answer = std::ranges::find(answers, move.kind, &Answer::kind);
    if (answer == std::end(answers)) return {};
    const int digit = turn.cells.empty() ? 0 : state.cells[turn.cells.front()].digit;
    return language::text(answer->text, cells, digit);
}

std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint, const deduce::Geometry& geometry) {
    return language::text("puzzle_page.rung", state.rung, puzzle::rungs(hint), rung_text(state, hint, geometry));
}

std::string colouring_text(const grid::Colouring& colours) {
    std::string text;
    if (colours.cell != 0) text += grid::colour_letter(colours.cell);
    for (int colour = 1; colour <= grid::colours; ++colour) {
        const grid::DigitSet digits = colours.candidates[static_cast<std::size_t>(colour - 1)];
        if (digits.empty()) continue;
        core::append_item(text, ", ", puzzle::digits_text(digits) + ' ' + grid::colour_letter(colour));
    }
    return text;
}

std::vector<std::string> colours_list(const puzzle::State& state) {
    std::vector<std::string> lines;
    for (int colour = 1; colour <= grid::colours; ++colour) {
        std::string places;
        for (std::size_t index = 0; index < state.cells.size(); ++index) {
            const grid::Colouring& colours = state.cells[index].colours;
            const std::string name = wording::cell_name(*state.givens.layout, static_cast<grid::Cell>(index));
            if (colours.cell == colour) places += ' ' + name;
            const grid::DigitSet digits = colours.candidates[static_cast<std::size_t>(colour - 1)];
            if (!digits.empty()) places += ' ' + name + '=' + puzzle::digits_text(digits);
        }
        if (!places.empty()) lines.push_back(grid::colour_letter(colour) + (':' + places));
    }
    if (lines.empty()) throw core::Error("game.no_colours");
    return lines;
}

std::optional<std::string> info_text(const puzzle::State& state, std::stop_token stop) {
    // Scales rate what is solved by houses alone.
    if (!state.givens.layout->constraints().empty())
        return core::join(wording::constraint_texts(*state.givens.layout), "\n");
    puzzle::Rater rater(engines::standard_solver_maker(), stop);
    const auto rated = rater.rate(state.givens, state.solution);
    if (!rated) return std::nullopt;
    const deduce::Rating& scale = rated->scale;
    std::vector<std::string> sentences = {language::text(
        "info.rating", wording::rating_text(scale.er, scale.complete),
        wording::rating_text(scale.ep, scale.ep_complete), wording::rating_text(scale.ed, scale.ed_complete),
        language::text(language::key("level", puzzle::name(rated->level))), rated->score)};
    if (rated->hardest) sentences.push_back(language::text("info.hardest", wording::technique_name(*rated->hardest)));
    if (rated->coupling) {
        const auto [needed, exchanges] = *rated->coupling;
        const std::string_view name = puzzle::name(needed);
        sentences.push_back(language::text("info.coupling", name, language::text(language::key("coupling", name))));
        if (exchanges > 0) sentences.push_back(language::text("info.exchanges", exchanges));
    }
    return core::join(sentences, wording::between_sentences());
}

namespace {
grid::Cell parse_cell(const grid::Layout& layout, const std::string& name) {
    return *puzzle::parse_move(layout, "clear " + name).cell;
}

bool is_known_wrong(const puzzle::State& state, grid::Cell cell) {
    const int digit = state.cells[cell].digit;
    return digit != 0 && state.feedback == puzzle::Feedback::solution && digit != state.solution.digits[cell];
}

/// The pencil marks of both kinds; empty if there are none.
std::string marks_aloud(const puzzle::Content& content) {
    std::string said = core::join(content.marks, " ");
    if (!content.centre.empty())
        core::append_item(said, " ", language::text("aloud.middle", core::join(content.centre, " ")));
    return said;
}

std::string cell_aloud(const puzzle::State& state, grid::Cell cell) {
    const grid::Layout& layout = *state.givens.layout;
    const std::string name = wording::all_names(layout, cell, " ");
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
    return clashing.empty() ? said : said + ' ' + language::text("aloud.clash", wording::cells_text(layout, clashing));
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
    std::vector<std::string> said = {cell_aloud(state, cell)};
    if (colours != grid::Colouring{}) said[0] += ' ' + language::text("aloud.coloured", colouring_text(colours));
    for (std::string& text : wording::constraint_texts(*state.givens.layout, cell)) said.push_back(std::move(text));
    return core::join(said, "\n");
}

std::string candidates_aloud(const puzzle::State& state, const std::string& cell_name) {
    const grid::Cell cell = parse_cell(*state.givens.layout, cell_name);
    if (state.cells[cell].digit != 0) return cell_aloud(state, cell);
    const std::string name = wording::all_names(*state.givens.layout, cell, " ");
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
                              wording::cell_name(layout, {grid, row, column}) + ' ' + noted);
        }
        if (!line.empty()) said.append(line).append("\n");
    }
    return said.empty() ? language::text("aloud.no_notes") + '\n' : said;
}
}  // namespace satdoku::play
