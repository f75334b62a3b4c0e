#include "session.hpp"
#include "session_text.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::play {
namespace {
/// Solutions of a player's own puzzle are counted up to this number.
constexpr std::uint64_t most_solutions = 100;

/// How many solutions there are, if not one. Names a cell in which two of them differ.
std::string solutions_text(const puzzle::Answer& answer) {
    if (answer.solutions == 0) return language::text("play.own_none");
    const grid::Board& first = answer.found[0];
    const grid::Board& second = answer.found[1];
    grid::Cell cell = 0;
    while (first.digits[cell] == second.digits[cell]) ++cell;
    return language::text("play.own_several", answer.solutions, wording::cell_name(*first.layout, cell),
                          int{first.digits[cell]}, int{second.digits[cell]}, int{answer.solutions >= most_solutions});
}
}  // namespace

std::uint64_t Session::milliseconds() const {
    return before_ + (paused_ ? 0 : static_cast<std::uint64_t>(stopwatch_.milliseconds()));
}

void Session::pause() {
    before_ = milliseconds();
    paused_ = true;
}

void Session::resume() {
    stopwatch_.restart();
    paused_ = false;
}

std::string Session::move(const puzzle::Move& move) {
    const int before_move = state_.board().filled();
    puzzle::Turn turn = puzzle::make_move(state_, move, milliseconds());
    std::string answer = answer_text(move, turn);
    state_ = std::move(turn.state);
    has_news_ = true;
    found_wrong_.clear();
    if (move.kind == puzzle::Move::Kind::check) found_wrong_ = turn.cells;
    if (state_.rung == 0) {
        hint_.reset();
        cell_hints_.clear();
    }
    if (move.kind == puzzle::Move::Kind::restart) {
        before_ = 0;
        stopwatch_.restart();
    }
    if (move.cell) {
        last_cell_ = move.cell;
    } else if (!turn.cells.empty()) {
        last_cell_ = turn.cells.front();
    }
    autosave();
    if (state_.over()) count();
    if (parted_) core::append_item(answer, " ", language::text("play.parted", autosave_.name()));
    const bool fills = before_move < state_.board().filled() || move.kind == puzzle::Move::Kind::place;
    return fills && state_.is_full_and_wrong() ? answer + ' ' + full_text() : answer;
}

std::string Session::begin() {
    if (!state_.entering()) throw core::Error("game.begun");
    const grid::Board givens = state_.board();
    const puzzle::Answer answer =
        puzzle::solve_puzzle(*engines::standard_solver_maker()(layout()), givens, most_solutions);
    if (answer.clash) return wording::clash_text(layout(), *answer.clash);
    if (answer.solutions != 1) return solutions_text(answer);
    if (givens.complete()) throw core::Error("game.no_hole");
    state_ = puzzle::begin_game(givens, answer.found.front(), puzzle::Feedback::solution);
    before_ = 0;
    stopwatch_.restart();
    has_news_ = true;
    autosave();
    return language::text("play.begun");
}

void Session::require_begun() const {
    if (state_.entering()) throw core::Error("game.entering");
}

std::string Session::hint() {
    require_begun();
    if (!hint_) hint_ = puzzle::find_hint(state_, geometry_, engines::standard_engine);
    const puzzle::Hint hint = *hint_;
    std::string answer = move(puzzle::next_rung(state_, hint));
    if (!hint_) return answer;
    cell_hints_ = puzzle::cell_hints(state_, hint, geometry_);
    return hint_text(state_, hint, geometry_) + (answer.empty() ? "" : ' ' + answer);
}

std::optional<int> Session::hint_grid() const {
    if (cell_hints_.empty()) return std::nullopt;
    if (!hint_->wrong.empty()) return layout().places(hint_->wrong.front()).front().grid;
    return geometry_.house(puzzle::first_houses(*hint_, geometry_).front()).grid;
}

std::string Session::verify(std::string_view advice) const {
    require_begun();
    if (puzzle::wrong_cells(state_).empty()) return language::text("play.solvable");
    return language::text("play.unsolvable") + wording::between_sentences() + language::text(advice);
}

std::string Session::verify_why() const {
    require_begun();
    if (const auto clash = grid::find_clash(state_.board())) {
        const int digit = clash->digit;
        const std::string first = wording::cell_name(layout(), clash->first);
        const std::string second = wording::cell_name(layout(), clash->second);
        if (clash->house == nullptr) return language::text("play.unsolvable_apart", digit, first, second);
        return language::text("play.unsolvable_clash", wording::house_text(layout(), *clash->house), digit, first,
                              second);
    }
    const std::vector<grid::Cell> wrong = puzzle::wrong_cells(state_);
    if (wrong.empty()) return language::text("play.all_right");
    const grid::Cell cell = first_wrong();
    const int digit = state_.cells[cell].digit;
    const std::string said = language::text("play.unsolvable_why", wording::cell_name(layout(), cell), digit);
    const std::size_t others = wrong.size() - 1;
    return others == 0 ? said : said + ' ' + language::text("play.unsolvable_others", others);
}

grid::Cell Session::first_wrong() const {
    for (const puzzle::Changes& changes : state_.done) {
        for (const puzzle::Change& change : changes) {
            const int digit = change.after.digit;
            const bool wrong = digit != 0 && digit != state_.solution.digits[change.cell];
            if (wrong && state_.cells[change.cell].digit == digit) return change.cell;
        }
    }
    return puzzle::wrong_cells(state_).front();
}

std::string Session::full_text() const {
    const bool by_rules = state_.feedback == puzzle::Feedback::rules;
    return by_rules ? language::text("play.full_by_rules")
                    : language::text("play.full", puzzle::wrong_cells(state_).size());
}

void Session::autosave() {
    parted_ = false;
    if (state_.over()) return autosave_.remove();
    try {
        parted_ = autosave_.write(puzzle::save_game(state_, milliseconds()));
        why_not_autosaved_.reset();
    } catch (const core::Error& error) {
        why_not_autosaved_ = error;
    }
}

void Session::count() {
    ended_ = ended_game(state_);
    try {
        remember(*ended_);
    } catch (const core::Error& error) {
        why_not_counted_ = error;
    }
}

void Session::save(const std::string& path) {
    core::Output output(path);
    output.write(puzzle::save_game(state_, milliseconds()));
    output.commit();
    path_ = path;
    has_news_ = false;
    autosave_.remove();
}

std::vector<ui::CellLook> Session::looks(const Filter& filter, std::optional<grid::Cell> cursor) const {
    const grid::Board board = state_.board();
    const std::vector<puzzle::DigitSet> possible = grid::possible_digits(board);
    std::vector<ui::CellLook> looks = ui::plain_looks(board);
    const puzzle::DigitSet under =
        cursor && !filter.any() ? puzzle::digit_set(state_.cells[*cursor].digit) : filter.digits;
    for (std::size_t index = 0; index < looks.size(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        const puzzle::Content& content = state_.cells[index];
        ui::CellLook& look = looks[index];
        look.colours = content.colours;
        if (!state_.is_given(cell)) look.kind = content.hinted ? ui::CellLook::Kind::hint : ui::CellLook::Kind::own;
        if (look.digit != 0) {
            look.tinted = under.contains(look.digit);
            continue;
        }
        look.corner = content.marks;
        look.centre = content.centre;
        const puzzle::DigitSet marked = look.corner | look.centre;
        look.possible = filter.passed(marked.empty() ? possible[cell] : marked);
        look.all_possible = filter.digits.size() > 1 && look.possible == filter.digits;
    }
    for (const grid::Cell cell : puzzle::clashing_cells(board)) looks[cell].conflict = true;
    const bool shows_wrong = state_.feedback == puzzle::Feedback::solution;
    for (const grid::Cell cell : shows_wrong ? puzzle::wrong_cells(state_) : found_wrong_) looks[cell].wrong = true;
    for (std::size_t cell = 0; cell < cell_hints_.size(); ++cell) looks[cell].hint = cell_hints_[cell];
    if (!cursor) return looks;
    looks[*cursor].cursor = true;
    if (!cell_hints_.empty()) return looks;  // the houses of the hint are tinted alone
    for (const grid::Cell cell : layout().peers(*cursor)) looks[cell].peer = true;
    return looks;
}

std::vector<std::string> Session::digits_left() const {
    std::vector<std::string> lines;
    for (int grid = 0; grid < layout().grid_count(); ++grid) {
        const auto missing = missing_digits(state_, grid);
        lines.push_back(core::join(std::span(missing).subspan(1), " ",
                                   [](int count) { return count <= 0 ? std::string(".") : std::to_string(count); }));
    }
    return lines;
}

std::vector<std::pair<std::string, std::string>> Session::facts() const {
    const grid::Board board = puzzle::counted_board(state_);
    std::string holes = std::to_string(board.holes());
    if (layout().grid_count() > 1) {
        std::string grids;
        for (int grid = 0; grid < layout().grid_count(); ++grid)
            core::append_item(grids, " + ", std::to_string(board.holes(grid)));
        holes.append(" (").append(grids).append(")");
    }
    const bool by_rules = state_.feedback == puzzle::Feedback::rules;
    return {{language::text("play.time"), time_text(milliseconds())},
            {language::text("play.holes_left"), holes},
            {language::text("play.mistakes"), std::to_string(state_.mistakes)},
            {language::text("play.hints"), hints_text(state_.hints, state_.depth)},
            {language::text("play.feedback"), language::text(by_rules ? "play.by_rules" : "play.by_solution")}};
}

std::vector<std::string> Session::panel(const ui::Console& console) const {
    ui::Table table({ui::Align::left, ui::Align::left});
    for (const auto& [name, value] : facts()) table.add({name, console.paint(ui::Style::heading, value)});
    const std::string title = language::text("play.digits_left");
    table.add({title, console.paint(ui::Style::dim, core::join(layout().all_digits(), " ", grid::digit_text))});
    const std::vector<std::string> left = digits_left();
    for (std::size_t grid = 0; grid < left.size(); ++grid) {
        const std::string indent(ui::display_width(title) - 1, ' ');
        table.add({left.size() > 1 ? indent + grid::grid_letter(static_cast<int>(grid)) : std::string(),
                   console.paint(ui::Style::heading, left[grid])});
    }
    std::vector<std::string> lines = {"", console.paint(ui::Style::heading, wording::layout_text(layout()))};
    for (std::string& line : ui::split_lines(table.lines(0))) lines.push_back(std::move(line));
    return lines;
}

std::string Session::info(std::stop_token stop) {
    require_begun();
    if (!info_.empty()) return info_;
    std::optional<std::string> text = info_text(state_, stop);
    if (!text) return language::text("info.stopped");
    return info_ = *std::move(text);
}

std::string Session::tally() const {
    try {
        if (why_not_counted_) throw *why_not_counted_;
        return tally_text(*ended_);
    } catch (const core::Error& error) {
        return language::text("statistics.not_counted", language::error_text(error));
    }
}

std::string Session::farewell() const {
    return state_.finished ? language::text("play.finished", time_text(state_.milliseconds),
                                            hints_text(state_.hints, state_.depth), state_.mistakes)
                           : language::text("play.given_up");
}
}  // namespace satdoku::play
