#include <satdoku/boards/cell_reasons.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/possible_digits.hpp>
#include <satdoku/wording/clash_text.hpp>
#include <satdoku/wording/literal_text.hpp>
#include <satdoku/wording/step_text.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace satdoku::boards {

namespace {

using puzzle::Reason;

// By Reason::Part.
constexpr std::array<std::string_view, 3> cell_keys = {"reasons.cells_at_least", "reasons.cells_at_most",
                                                       "reasons.cells_both"};
constexpr std::array<std::string_view, 3> house_keys = {"reasons.house_at_least", "reasons.house_at_most",
                                                        "reasons.house_both"};

std::string cell_name(const grid::Layout& layout, grid::Cell cell) {
    return grid::place_name(layout, layout.places(cell).front());
}

/// "a77=b11": all names of a cell.
std::string cell_names(const grid::Layout& layout, grid::Cell cell) {
    std::string names;
    for (const grid::Place& place : layout.places(cell))
        names.append(names.empty() ? "" : "=").append(grid::place_name(layout, place));
    return names;
}

std::string_view part_name(Reason::Part part) {
    constexpr std::array<std::string_view, 3> names = {"at_least", "at_most", "both"};
    return names[static_cast<std::size_t>(part)];
}

std::size_t count_of(const puzzle::Explanation& explanation, bool givens) {
    return static_cast<std::size_t>(
        std::count_if(explanation.reasons.begin(), explanation.reasons.end(),
                      [&](const Reason& reason) { return (reason.kind == Reason::Kind::given) == givens; }));
}

void append_word(std::string& words, const std::string& word) {
    words += (words.empty() ? "" : " ") + word;
}

std::string digits_json(grid::DigitSet digits) {
    std::string json = "[";
    for (const int digit : digits) json.append(json.size() == 1 ? "" : ",").append(std::to_string(digit));
    return json.append("]");
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
    std::map<Reason::Part, std::string> cells;
    std::map<std::pair<const grid::House*, Reason::Part>, std::string> houses;
    for (const Reason& reason : explanation.reasons) {
        switch (reason.kind) {
            case Reason::Kind::given:
                append_word(givens, cell_name(layout, reason.cell) + "=" + std::to_string(reason.digit));
                break;
            case Reason::Kind::cell:
                append_word(cells[reason.part], cell_name(layout, reason.cell));
                break;
            case Reason::Kind::house:
                append_word(houses[{reason.house, reason.part}], std::to_string(reason.digit));
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
    std::string givens;
    std::string rules;
    for (const Reason& reason : explanation.reasons) {
        const std::string cell = "\"cell\":\"" + cell_name(layout, reason.cell) + "\"";
        const std::string part = ",\"part\":\"" + std::string(part_name(reason.part)) + "\"}";
        if (reason.kind == Reason::Kind::given) {
            givens += givens.empty() ? "" : ",";
            givens += "{" + cell + ",\"digit\":" + std::to_string(reason.digit) + "}";
            continue;
        }
        rules += rules.empty() ? "" : ",";
        if (reason.kind == Reason::Kind::cell) {
            rules += "{" + cell + part;
            continue;
        }
        const grid::House& house = *reason.house;
        const char* const kind = house.kind == grid::HouseKind::row      ? "row"
                                 : house.kind == grid::HouseKind::column ? "column"
                                                                         : "box";
        rules += "{\"house\":\"" + std::string(kind) + "\",\"grid\":\"" + grid::grid_letter(house.grid) +
                 "\",\"index\":" + std::to_string(house.index + 1) +
                 ",\"digit\":" + std::to_string(reason.digit) + part;
    }
    const auto truth = [](bool value) { return value ? "true" : "false"; };
    return "\"givens\":[" + givens + "],\"rules\":[" + rules + "],\"minimal\":" + truth(explanation.minimal) +
           ",\"smallest\":" + truth(explanation.smallest);
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

CellAnswer answer_cell(const grid::Board& givens, const puzzle::Fact& question,
                       const explain::Effort& effort) {
    const grid::Place& place = question.place;
    CellAnswer answer{.cell = givens.layout->cell(place.grid, place.row, place.column)};
    const auto possible =
        puzzle::possible_digits(givens, answer.cell, *engines::standard_engine(), effort.stop);
    if (!possible) return answer;
    answer.possible = *possible;
    answer.digit = question.digit != 0 ? question.digit : answer.possible != 0 ? answer.possible.first() : 0;
    answer.holds = answer.possible.contains(answer.digit);
    if (answer.is_open()) return answer;
    puzzle::Explainer explainer(givens, engines::standard_engine);
    answer.explanation = answer.holds ? explainer.why(answer.cell, answer.digit, effort)
                                      : explainer.why_not(answer.cell, answer.digit, effort);
    return answer;
}

Told tell_cell(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer,
               bool as_json) {
    const grid::Layout& layout = *givens.layout;
    const std::string place = wording::place_text(layout, question.place);
    const std::string names = cell_names(layout, answer.cell);
    const int digit = answer.digit;
    if (answer.is_open()) {
        if (as_json) {
            std::string json = "{\"cell\":\"";
            json.append(names).append("\",\"possible\":").append(digits_json(answer.possible));
            return {json.append("}\n"), false};
        }
        std::string words;
        for (const int one : answer.possible) append_word(words, std::to_string(one));
        return {language::text("reasons.open", place, names, words) + '\n', false};
    }
    const puzzle::Explanation& explanation = answer.explanation;
    if (explanation.verdict != solve::Verdict::unsatisfiable)
        return {language::text("reasons.stopped") + '\n', false};
    if (as_json) {
        return {"{\"cell\":\"" + names + "\",\"digit\":" + std::to_string(digit) + ",\"holds\":" +
                (answer.holds ? "true" : "false") + "," + reasons_json(layout, explanation) + "}\n"};
    }
    const std::size_t of_givens = count_of(explanation, true);
    const std::size_t of_rules = count_of(explanation, false);
    if (answer.holds && of_rules == 0)
        return {language::text("reasons.is_given", place, names, digit) + '\n'};
    return {language::text(answer.holds ? "reasons.is" : "reasons.is_not", place, names, digit, of_givens,
                           of_rules) +
            '\n' + reasons_text(layout, explanation)};
}

std::string tell_none(const grid::Board& givens, const explain::Effort& effort, bool as_json) {
    puzzle::Explainer explainer(givens, engines::standard_engine);
    const puzzle::Explanation explanation = explainer.why_none(effort);
    if (explanation.verdict != solve::Verdict::unsatisfiable) return language::text("reasons.stopped") + '\n';
    if (as_json) return "{\"solutions\":0," + reasons_json(*givens.layout, explanation) + "}\n";
    return language::text("reasons.none", count_of(explanation, true), count_of(explanation, false)) + '\n' +
           reasons_text(*givens.layout, explanation);
}

std::string tell_several(const grid::Board& givens, std::uint64_t solutions, bool is_limit,
                         const std::stop_token& stop, bool as_json) {
    const grid::Layout& layout = *givens.layout;
    const auto possible = puzzle::possible_digits(givens, *engines::standard_engine(), stop);
    if (!possible) return language::text("reasons.stopped") + '\n';
    constexpr std::size_t in_a_line = 6;
    std::string cells;
    std::size_t count = 0;
    for (std::size_t cell = 0; cell < possible->size(); ++cell) {
        const grid::DigitSet digits = (*possible)[cell];
        if (digits.size() < 2) continue;
        const std::string name = cell_name(layout, static_cast<grid::Cell>(cell));
        if (as_json) {
            cells += (count == 0 ? "{\"cell\":\"" : ",{\"cell\":\"") + name +
                     "\",\"digits\":" + digits_json(digits) + "}";
        } else {
            cells += (count % in_a_line != 0 ? "   " : count == 0 ? "  " : "\n  ") + name + " ";
            for (int digit = 1; digit <= grid::digits; ++digit) {
                if (digits.contains(digit)) cells += std::to_string(digit);
            }
        }
        ++count;
    }
    if (as_json) {
        return "{\"solutions\":" + std::to_string(solutions) + ",\"more\":" + (is_limit ? "true" : "false") +
               ",\"differ\":[" + cells + "]}\n";
    }
    return language::text(is_limit ? "reasons.many" : "reasons.several", solutions, count) + '\n' + cells +
           '\n';
}

}  // namespace satdoku::boards
