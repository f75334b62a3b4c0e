#include "session_text.hpp"

#include <satdoku/boards/reasons.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <satdoku/ui/width.hpp>
#include <satdoku/wording/step_text.hpp>

#include <algorithm>
#include <iterator>

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
    if (!hint.wrong.empty()) {
        return language::text("play.hint_wrong", hint.wrong.size(), cells_text(geometry.layout(), hint.wrong));
    }
    if (state.rung == 1) {
        const wording::StepWords words(geometry, hint.step);
        return language::text("play.hint_where", words.houses(puzzle::first_houses(hint, geometry)));
    }
    if (state.rung == 2) return language::text("play.hint_technique", wording::technique_name(hint.step.technique));
    const deduce::State position = puzzle::position_of(state, geometry);
    if (!hint.proof) return wording::listed_step_text(position, hint.step);
    return core::join(ui::split_lines(boards::proof_text(position, *hint.proof)), "\n");
}

/// "11 (same digit in 18 22) 14": the cells, each with those that it clashes with.
std::string wrong_text(const puzzle::State& state, const std::vector<grid::Cell>& cells) {
    const grid::Layout& layout = *state.givens.layout;
    return core::join(cells, " ", [&](grid::Cell cell) {
        const std::vector<grid::Cell> clashing = clashes_of(state, cell);
        const std::string name = cells_text(layout, {cell});
        return clashing.empty() ? name : language::text("play.wrong_at", name, cells_text(layout, clashing));
    });
}

}  // namespace

std::string cells_text(const grid::Layout& layout, const std::vector<grid::Cell>& cells) {
    return core::join(grid::cell_names(layout, cells), " ");
}

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
    return word.empty() ? std::to_string(hints) : language::text("play.hints_to", hints, language::text(word));
}

std::vector<int> missing_digits(const puzzle::State& state, int grid) {
    const grid::Board board = puzzle::counted_board(state);
    std::vector<int> missing(static_cast<std::size_t>(board.layout->side()) + 1, board.layout->side());
    for (const grid::Cell cell : board.layout->cells(grid)) --missing[board.digits[cell]];
    return missing;
}

std::vector<grid::Cell> clashes_of(const puzzle::State& state, grid::Cell cell) {
    std::vector<grid::Cell> clashing;
    const std::uint8_t digit = state.cells[cell].digit;
    for (const grid::Cell peer : state.givens.layout->peers(cell))
        if (digit != 0 && state.cells[peer].digit == digit) clashing.push_back(peer);
    return clashing;
}

std::string answer_text(const puzzle::Move& move, const puzzle::Turn& turn) {
    const puzzle::State& state = turn.state;
    const bool by_rules = state.feedback == puzzle::Feedback::rules;
    const std::string cells = cells_text(*state.givens.layout, turn.cells);
    if (move.kind == Kind::place) {
        if (!turn.mistake) return language::text(by_rules ? "play.placed" : "play.right");
        if (by_rules) return language::text("play.clashes", cells);
        return cells.empty() ? language::text("play.wrong") : language::text("play.wrong_clash", cells);
    }
    if (move.kind == Kind::check) {
        return turn.cells.empty() ? language::text("play.all_right")
                                  : language::text("play.some_wrong", wrong_text(state, turn.cells));
    }
    if (move.kind == Kind::feedback) {
        return language::text(by_rules ? "play.feedback_rules" : "play.feedback_solution");
    }
    if (move.kind == Kind::rung && !move.cell) return {};
    const auto answer =
        std::find_if(std::begin(answers), std::end(answers), [&](const Answer& one) { return one.kind == move.kind; });
    if (answer == std::end(answers)) return {};
    const int digit = turn.cells.empty() ? 0 : state.cells[turn.cells.front()].digit;
    return language::text(answer->text, cells, digit);
}

std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint, const deduce::Geometry& geometry) {
    return language::text("play.hint_rung", state.rung, puzzle::rungs(hint), rung_text(state, hint, geometry));
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
            const std::string name = puzzle::cell_text(*state.givens.layout, static_cast<grid::Cell>(index));
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
    puzzle::Rater rater(engines::standard_solver_maker(), stop);
    const auto rated = rater.rate(state.givens, state.solution);
    if (!rated) return std::nullopt;
    const deduce::Rating& scale = rated->scale;
    std::vector<std::string> sentences = {language::text(
        "info.rating", wording::rating_text(scale.er, scale.complete),
        wording::rating_text(scale.ep, scale.ep_complete), wording::rating_text(scale.ed, scale.ed_complete),
        language::text(language::key("level", puzzle::name(rated->level))), rated->score)};
    if (rated->hardest) {
        sentences.push_back(language::text("info.hardest", wording::technique_name(*rated->hardest)));
    }
    if (rated->coupling) {
        const auto [needed, exchanges] = *rated->coupling;
        const std::string_view name = puzzle::name(needed);
        sentences.push_back(language::text("info.coupling", name, language::text(language::key("coupling", name))));
        if (exchanges > 0) sentences.push_back(language::text("info.exchanges", exchanges));
    }
    return core::join(sentences, wording::between_sentences());
}

}  // namespace satdoku::play
