#include "cell_answer.hpp"
#include <satdoku/boards/reasons.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/move.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::studio {
puzzle::Fact parse_question(const grid::Layout& layout, const std::string& text) {
    if (const auto fact = wording::parse_fact(layout, text)) return *fact;
    const std::string example =
        wording::cell_name(layout, {layout.grid_count() - 1, 3, std::min(5, layout.side() - 1)});
    throw core::Error("usage.cell", {example, example + "=5", text});
}

CellAnswer answer_cell(const grid::Board& givens, const puzzle::Fact& question, const explain::Effort& effort) {
    const grid::Place& place = question.place;
    CellAnswer answer{.cell = givens.layout->cell(place)};
    const auto possible = puzzle::possible_digits(givens, *engines::standard_engine(), effort.stop, answer.cell);
    if (!possible) return answer;
    answer.possible = (*possible)[answer.cell];
    answer.digit = question.digit != 0 ? question.digit : answer.possible.empty() ? 0 : answer.possible.first();
    answer.holds = answer.possible.contains(answer.digit);
    if (answer.is_open()) return answer;
    puzzle::Explainer explainer(givens, engines::standard_engine);
    answer.explanation = answer.holds ? explainer.why(answer.cell, answer.digit, effort)
                                      : explainer.why_not(answer.cell, answer.digit, effort);
    return answer;
}

wording::Proof stopped_text() { return {.lines = language::text("reasons.stopped") + '\n'}; }

wording::Proof cell_text(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer,
                         const std::optional<CellSteps>& steps, const std::stop_token& stop,
                         std::span<const std::string> notes) {
    const grid::Layout& layout = *givens.layout;
    const std::string place = wording::place_text(layout, question.place);
    const std::string names = wording::all_names(layout, answer.cell, "=");
    std::string members;
    core::JsonWriter json(members);
    const auto data_name = [&](const grid::Place& at) { return wording::data_name(layout, at); };
    json.member("cell", core::join(layout.places(answer.cell), "=", data_name));
    if (answer.is_open()) {
        json.key("possible").array(answer.possible);
        return {language::text("reasons.open", place, names, core::join(answer.possible, " ", grid::digit_text)) + '\n',
                members};
    }
    if (!answer.is_explained()) return stopped_text();
    const wording::Proof reasons = boards::reasons_text(layout, answer.explanation);
    json.member("digit", answer.digit).member("holds", answer.holds).raw(reasons.json);
    const puzzle::Explanation& why = answer.explanation;
    if (answer.holds && why.rules() == 0)
        return {language::text("reasons.is_given", place, names, grid::digit_text(answer.digit)) + '\n', members};
    const wording::Proof way = steps_text(steps, stop, notes);
    json.raw(way.json);
    const std::string claim = language::text("reasons.is", place, names, grid::digit_text(answer.digit), why.givens(),
                                             why.rules(), int{answer.holds});
    return {claim + '\n' + reasons.lines + way.lines, members};
}

wording::Proof wrong_digit_text(const grid::Position& puzzle, grid::Cell cell) {
    const std::string name = wording::cell_name(*puzzle.board.layout, cell);
    const int digit = puzzle.board.digits[cell];
    std::string members;
    const std::string data_name = wording::data_name(*puzzle.board.layout, puzzle.board.layout->places(cell).front());
    core::JsonWriter(members).key("wrong").begin_object().member("cell", data_name).member("digit", digit).end_object();
    return {language::text("placed.wrong", name, grid::digit_text(digit)) + '\n', members};
}

wording::Proof no_solution_text(const grid::Board& givens, const explain::Effort& effort) {
    puzzle::Explainer explainer(givens, engines::standard_engine);
    const puzzle::Explanation explanation = explainer.why_none(effort);
    if (explanation.verdict != solve::Verdict::unsatisfiable) return stopped_text();
    const wording::Proof reasons = boards::reasons_text(*givens.layout, explanation);
    std::string members;
    core::JsonWriter(members).member("solutions", 0).raw(reasons.json);
    return {language::text("reasons.none", explanation.givens(), explanation.rules()) + '\n' + reasons.lines, members};
}

namespace {
/// Six in a line.
std::string in_lines(const std::vector<std::string>& cells) {
    std::string lines;
    for (std::size_t index = 0; index < cells.size(); ++index)
        lines += (index % 6 != 0 ? "   " : index == 0 ? "  " : "\n  ") + cells[index];
    return lines + '\n';
}

/// The digits any of which leaves one solution if it is a given, too.
std::vector<deduce::Candidate> mending(const grid::Board& givens, const std::vector<grid::DigitSet>& possible,
                                       puzzle::Solver& solver) {
    std::vector<deduce::Candidate> found;
    for (grid::Cell cell = 0; cell < possible.size() && !solver.stopped(); ++cell) {
        if (possible[cell].size() < 2) continue;
        for (const int digit : possible[cell]) {
            grid::Board more = givens;
            more.digits[cell] = static_cast<std::uint8_t>(digit);
            if (solver.count(more, 2) == 1) found.push_back(deduce::candidate_at(cell, digit));
        }
    }
    return found;
}
}  // namespace

wording::Proof several_solutions_text(const grid::Board& givens, std::uint64_t solutions, bool is_limit,
                                      puzzle::Solver& solver, const std::stop_token& stop) {
    const grid::Layout& layout = *givens.layout;
    const auto possible = puzzle::possible_digits(givens, *engines::standard_engine(), stop);
    if (!possible) return stopped_text();
    std::vector<std::pair<grid::Cell, grid::DigitSet>> open;
    for (std::size_t cell = 0; cell < possible->size(); ++cell) {
        const grid::DigitSet digits = (*possible)[cell];
        if (digits.size() > 1) open.emplace_back(static_cast<grid::Cell>(cell), digits);
    }
    std::string members;
    core::JsonWriter json(members);
    json.member("solutions", solutions).member("more", is_limit).key("differ");
    json.array(open, [&](const auto& cell) {
        json.begin_object()
            .member("cell", wording::data_name(layout, layout.places(cell.first).front()))
            .key("digits")
            .array(cell.second);
        json.end_object();
    });
    std::vector<std::string> cells;
    for (const auto& [cell, digits] : open)
        cells.push_back(wording::cell_name(layout, cell) + " " + core::join(digits, "", grid::digit_text));
    std::string lines =
        language::text("reasons.several", solutions, open.size(), int{is_limit}) + '\n' + in_lines(cells);
    if (is_limit) return {lines, members};
    const std::vector<deduce::Candidate> mends = mending(givens, *possible, solver);
    if (stop.stop_requested()) return {lines, members};
    std::vector<std::string> further;
    for (const deduce::Candidate& one : mends)
        further.push_back(wording::cell_name(layout, one.cell) + "=" + grid::digit_text(one.digit));
    lines += language::text(further.empty() ? "reasons.not_mended" : "reasons.mended") + '\n';
    if (!further.empty()) lines += in_lines(further);
    json.key("mended_by").array(mends, [&](const deduce::Candidate& one) {
        const std::string name = wording::data_name(layout, layout.places(one.cell).front());
        json.begin_object().member("cell", name).member("digit", int{one.digit}).end_object();
    });
    return {lines, members};
}

namespace {
/// The board with the givens of the explanation alone.
grid::Board named_givens(const grid::Layout& layout, const puzzle::Explanation& explanation) {
    grid::Board board(layout);
    for (const puzzle::Statement& reason : explanation.reasons) {
        if (reason.kind == puzzle::Statement::Kind::given)
            board.digits[reason.cell] = static_cast<std::uint8_t>(reason.digit);
    }
    return board;
}
}  // namespace

std::optional<CellSteps> steps_of(const grid::Board& givens, const CellAnswer& answer, const std::stop_token& stop) {
    const deduce::Geometry geometry(*givens.layout);
    const deduce::Candidate target = deduce::candidate_at(answer.cell, answer.digit);
    for (const bool all : {false, true}) {
        CellSteps found{all ? givens : named_givens(*givens.layout, answer.explanation), all};
        auto steps = deduce::steps_to(deduce::State(geometry, found.start), target, stop);
        if (!steps) continue;
        found.steps = *std::move(steps);
        return found;
    }
    return std::nullopt;
}

wording::Proof steps_text(const std::optional<CellSteps>& steps, const std::stop_token& stop,
                          std::span<const std::string> notes) {
    wording::Proof text;
    core::JsonWriter json(text.json);
    if (!steps) {
        json.key("steps").null();
        text.lines = language::text(stop.stop_requested() ? "reasons.steps_stopped" : "reasons.no_steps") + '\n';
        return text;
    }
    if (!steps->steps.empty())
        text.lines = language::text(steps->from_all ? "reasons.steps_of_all" : "reasons.steps") + '\n';
    json.member("steps_from", steps->from_all ? "all givens" : "these givens").key("steps").begin_array();
    const deduce::Geometry geometry(*steps->start.layout);
    deduce::State state(geometry, steps->start);
    for (std::size_t index = 0; index < steps->steps.size(); ++index) {
        const deduce::Step& step = steps->steps[index];
        text.lines += wording::numbered_step_text(index + 1, state, step, "  ");
        if (!notes.empty()) text.lines += notes[index];
        json.begin_object().member("technique", deduce::facts_of(step.technique).name);
        json.member("line", wording::step_line(state, step))
            .member("text", wording::step_text(state, step))
            .end_object();
        deduce::apply(state, step);
    }
    json.end_array();
    return text;
}
}  // namespace satdoku::studio
