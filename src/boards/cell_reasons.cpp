#include <satdoku/boards/cell_reasons.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace satdoku::boards {

namespace {

using puzzle::Statement;

// By Statement::Part.
constexpr std::array<std::string_view, 3> cell_keys = {"reasons.cells_at_least", "reasons.cells_at_most",
                                                       "reasons.cells_both"};
constexpr std::array<std::string_view, 3> house_keys = {"reasons.house_at_least", "reasons.house_at_most",
                                                        "reasons.house_both"};

std::string cell_name(const grid::Layout& layout, grid::Cell cell) {
    return grid::place_name(layout, layout.places(cell).front());
}

/// "a77=b11": all names of a cell.
std::string cell_names(const grid::Layout& layout, grid::Cell cell) {
    return core::join(layout.places(cell), "=",
                      [&](const grid::Place& place) { return grid::place_name(layout, place); });
}

std::string_view part_name(Statement::Part part) {
    constexpr std::array<std::string_view, 3> names = {"at_least", "at_most", "both"};
    return names[static_cast<std::size_t>(part)];
}

std::size_t count_of(const puzzle::Explanation& explanation, bool givens) {
    return static_cast<std::size_t>(
        std::count_if(explanation.reasons.begin(), explanation.reasons.end(),
                      [&](const Statement& reason) { return (reason.kind == Statement::Kind::given) == givens; }));
}

/// A JSON object on a line. @param write_members  writes what stands between its braces
template <typename Members>
std::string json_line(Members write_members) {
    std::string text;
    core::JsonWriter json(text);
    json.begin_object();
    write_members(json);
    json.end_object();
    return text + '\n';
}

std::string_view house_name(grid::HouseKind kind) {
    return kind == grid::HouseKind::row ? "row" : kind == grid::HouseKind::column ? "column" : "box";
}

void write_rule(core::JsonWriter& json, const grid::Layout& layout, const Statement& rule) {
    json.begin_object();
    if (rule.kind == Statement::Kind::cell) {
        json.member("cell", cell_name(layout, rule.cell));
    } else {
        const grid::House& house = *rule.house;
        json.member("house", house_name(house.kind));
        json.member("grid", grid::grid_letter(house.grid));
        json.member("index", house.index + 1).member("digit", rule.digit);
    }
    json.member("part", part_name(rule.part)).end_object();
}

void write_reasons(core::JsonWriter& json, const grid::Layout& layout, const puzzle::Explanation& explanation) {
    json.key("givens").begin_array();
    for (const Statement& reason : explanation.reasons) {
        if (reason.kind != Statement::Kind::given) continue;
        json.begin_object().member("cell", cell_name(layout, reason.cell));
        json.member("digit", reason.digit).end_object();
    }
    json.end_array().key("rules").begin_array();
    for (const Statement& reason : explanation.reasons) {
        if (reason.kind != Statement::Kind::given) write_rule(json, layout, reason);
    }
    json.end_array().member("minimal", explanation.minimal).member("smallest", explanation.smallest);
}

}  // namespace

explain::Effort effort_of(const frame::Arguments& arguments, const std::stop_token& stop) {
    explain::Effort effort = puzzle::moderate_effort();
    if (const auto seconds = arguments.decimal("time-limit")) effort = {.seconds = seconds};
    effort.stop = stop;
    return effort;
}

std::string reasons_text(const grid::Layout& layout, const puzzle::Explanation& explanation) {
    std::string givens;
    std::map<Statement::Part, std::string> cells;
    std::map<std::pair<const grid::House*, Statement::Part>, std::string> houses;
    for (const Statement& reason : explanation.reasons) {
        switch (reason.kind) {
            case Statement::Kind::given:
                core::append_item(givens, " ", cell_name(layout, reason.cell) + "=" + std::to_string(reason.digit));
                break;
            case Statement::Kind::cell:
                core::append_item(cells[reason.part], " ", cell_name(layout, reason.cell));
                break;
            case Statement::Kind::house:
                core::append_item(houses[{reason.house, reason.part}], " ", std::to_string(reason.digit));
                break;
        }
    }
    std::string text;
    if (!givens.empty()) text += "  " + language::text("reasons.givens", givens) + '\n';
    for (const auto& [part, names] : cells)
        text += "  " + language::text(cell_keys[static_cast<std::size_t>(part)], names) + '\n';
    for (const auto& [rule, digits] : houses) {
        const std::string_view key = house_keys[static_cast<std::size_t>(rule.second)];
        text += "  " + language::text(key, wording::house_text(layout, *rule.first), digits) + '\n';
    }
    if (explanation.smallest) return text + language::text("reasons.smallest") + '\n';
    return text + language::text(explanation.minimal ? "reasons.minimal" : "reasons.unproved") + '\n';
}

std::string reasons_json(const grid::Layout& layout, const puzzle::Explanation& explanation) {
    std::string members;
    core::JsonWriter json(members);
    write_reasons(json, layout, explanation);
    return members;
}

std::string proof_text(const deduce::State& state, const puzzle::ProofStep& proof) {
    const std::size_t rules = count_of(proof.explanation, false);
    return language::text("reasons.step", wording::outcome_line(state, proof.step), rules) + '\n' +
           reasons_text(state.geometry().layout(), proof.explanation);
}

puzzle::Fact parse_question(const grid::Layout& layout, const std::string& text) {
    if (const auto fact = wording::parse_fact(layout, text)) return *fact;
    const std::string example = grid::place_name(layout, {layout.grid_count() - 1, 3, 5});
    throw core::Error("usage.cell", {example, example + "=5", text});
}

CellAnswer answer_cell(const grid::Board& givens, const puzzle::Fact& question, const explain::Effort& effort) {
    const grid::Place& place = question.place;
    CellAnswer answer{.cell = givens.layout->cell(place.grid, place.row, place.column)};
    const auto possible = puzzle::possible_digits(givens, answer.cell, *engines::standard_engine(), effort.stop);
    if (!possible) return answer;
    answer.possible = *possible;
    answer.digit = question.digit != 0 ? question.digit : answer.possible.empty() ? 0 : answer.possible.first();
    answer.holds = answer.possible.contains(answer.digit);
    if (answer.is_open()) return answer;
    puzzle::Explainer explainer(givens, engines::standard_engine);
    answer.explanation = answer.holds ? explainer.why(answer.cell, answer.digit, effort)
                                      : explainer.why_not(answer.cell, answer.digit, effort);
    return answer;
}

Answer tell_cell(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer, bool as_json) {
    const grid::Layout& layout = *givens.layout;
    const std::string place = wording::place_text(layout, question.place);
    const std::string names = cell_names(layout, answer.cell);
    const int digit = answer.digit;
    if (answer.is_open()) {
        if (as_json) {
            const auto members = [&](core::JsonWriter& json) {
                json.member("cell", names).key("possible").array(answer.possible);
            };
            return {json_line(members), false};
        }
        return {language::text("reasons.open", place, names, core::join(answer.possible, " ")) + '\n', false};
    }
    const puzzle::Explanation& explanation = answer.explanation;
    if (explanation.verdict != solve::Verdict::unsatisfiable) return {language::text("reasons.stopped") + '\n', false};
    if (as_json) {
        return {json_line([&](core::JsonWriter& json) {
            json.member("cell", names).member("digit", digit).member("holds", answer.holds);
            write_reasons(json, layout, explanation);
        })};
    }
    const std::size_t of_givens = count_of(explanation, true);
    const std::size_t of_rules = count_of(explanation, false);
    if (answer.holds && of_rules == 0) return {language::text("reasons.is_given", place, names, digit) + '\n'};
    return {language::text(answer.holds ? "reasons.is" : "reasons.is_not", place, names, digit, of_givens, of_rules) +
            '\n' + reasons_text(layout, explanation)};
}

std::string tell_none(const grid::Board& givens, const explain::Effort& effort, bool as_json) {
    puzzle::Explainer explainer(givens, engines::standard_engine);
    const puzzle::Explanation explanation = explainer.why_none(effort);
    if (explanation.verdict != solve::Verdict::unsatisfiable) return language::text("reasons.stopped") + '\n';
    if (as_json) {
        return json_line([&](core::JsonWriter& json) {
            json.member("solutions", 0);
            write_reasons(json, *givens.layout, explanation);
        });
    }
    return language::text("reasons.none", count_of(explanation, true), count_of(explanation, false)) + '\n' +
           reasons_text(*givens.layout, explanation);
}

std::string tell_several(const grid::Board& givens, std::uint64_t solutions, bool is_limit, const std::stop_token& stop,
                         bool as_json) {
    const grid::Layout& layout = *givens.layout;
    const auto possible = puzzle::possible_digits(givens, *engines::standard_engine(), stop);
    if (!possible) return language::text("reasons.stopped") + '\n';
    std::vector<std::pair<std::string, grid::DigitSet>> open;
    for (std::size_t cell = 0; cell < possible->size(); ++cell) {
        const grid::DigitSet digits = (*possible)[cell];
        if (digits.size() > 1) open.emplace_back(cell_name(layout, static_cast<grid::Cell>(cell)), digits);
    }
    if (as_json) {
        return json_line([&](core::JsonWriter& json) {
            json.member("solutions", solutions).member("more", is_limit).key("differ");
            json.array(open, [&](const auto& cell) {
                json.begin_object().member("cell", cell.first).key("digits").array(cell.second);
                json.end_object();
            });
        });
    }
    constexpr std::size_t in_a_line = 6;
    std::string cells;
    for (std::size_t index = 0; index < open.size(); ++index) {
        cells += index % in_a_line != 0 ? "   " : index == 0 ? "  " : "\n  ";
        cells += open[index].first + " " + core::join(open[index].second, "");
    }
    return language::text(is_limit ? "reasons.many" : "reasons.several", solutions, open.size()) + '\n' + cells + '\n';
}

}  // namespace satdoku::boards
