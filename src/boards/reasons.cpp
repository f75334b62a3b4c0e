#include <satdoku/boards/reasons.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/move.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>
#include <map>

namespace satdoku::boards {
namespace {
using puzzle::Statement;

// By Statement::Part.
constexpr std::array<std::string_view, 3> cell_keys = {"reasons.cells_at_least", "reasons.cells_at_most",
                                                       "reasons.cells_both"};
constexpr std::array<std::string_view, 3> house_keys = {"reasons.house_at_least", "reasons.house_at_most",
                                                        "reasons.house_both"};

std::string_view part_name(Statement::Part part) {
    constexpr std::array<std::string_view, 3> names = {"at_least", "at_most", "both"};
    return names[static_cast<std::size_t>(part)];
}

void write_rule(core::JsonWriter& json, const grid::Layout& layout, const Statement& rule) {
    json.begin_object();
    if (rule.kind == Statement::Kind::cell) {
        json.member("cell", wording::data_name(layout, layout.places(rule.cell).front()));
    } else if (rule.kind == Statement::Kind::apart) {
        json.member("apart", rule.digit);
    } else if (rule.kind == Statement::Kind::constraint) {
        json.member("constraint", grid::text_of(layout.constraints()[rule.constraint]));
    } else {
        const grid::House& house = *rule.house;
        json.member("house", grid::word_of(house.kind));
        json.member("grid", grid::grid_letter(house.grid));
        json.member("index", house.index + 1).member("digit", rule.digit);
    }
    json.member("part", part_name(rule.part)).end_object();
}

/// The key of the sentence that says what is proved about the number of reasons.
std::string_view how_few(const puzzle::Explanation& explanation) {
    const bool has_givens = explanation.givens() > 0;
    const bool has_constraints = explanation.clues() > explanation.givens();
    if (has_constraints) return explanation.fewest_givens ? "reasons.fewest_clues" : "reasons.minimal_clues";
    if (explanation.smallest) return has_givens ? "reasons.smallest" : "reasons.fewest_rules";
    if (!explanation.minimal) return "reasons.unproved";
    if (!has_givens) return "reasons.minimal_rules";
    return explanation.fewest_givens ? "reasons.fewest_givens" : "reasons.minimal";
}

std::string reasons_json(const grid::Layout& layout, const puzzle::Explanation& explanation) {
    std::string members;
    core::JsonWriter json(members);
    json.key("givens").begin_array();
    for (const Statement& reason : explanation.reasons) {
        if (reason.kind != Statement::Kind::given) continue;
        json.begin_object().member("cell", wording::data_name(layout, layout.places(reason.cell).front()));
        json.member("digit", reason.digit).end_object();
    }
    json.end_array().key("rules").begin_array();
    for (const Statement& reason : explanation.reasons)
        if (reason.kind != Statement::Kind::given) write_rule(json, layout, reason);
    json.end_array().member("minimal", explanation.minimal);
    json.member("fewest_givens", explanation.fewest_givens).member("smallest", explanation.smallest);
    return members;
}
}  // namespace

wording::Proof reasons_text(const grid::Layout& layout, const puzzle::Explanation& explanation) {
    std::string givens;
    std::map<Statement::Part, std::vector<grid::Cell>> cells;
    std::map<std::pair<const grid::House*, Statement::Part>, std::vector<std::string>> houses;
    std::vector<std::string> apart;
    std::vector<std::string> constraints;
    for (const Statement& reason : explanation.reasons) {
        switch (reason.kind) {
            case Statement::Kind::given:
                core::append_item(givens, " ",
                                  wording::cell_name(layout, reason.cell) + "=" + grid::digit_text(reason.digit));
                break;
            case Statement::Kind::constraint:
                constraints.push_back(wording::constraint_text(layout, layout.constraints()[reason.constraint]));
                break;
            case Statement::Kind::cell: cells[reason.part].push_back(reason.cell); break;
            case Statement::Kind::house:
                houses[{reason.house, reason.part}].push_back(grid::digit_text(reason.digit));
                break;
            case Statement::Kind::apart: apart.push_back(grid::digit_text(reason.digit)); break;
        }
    }
    std::string text;
    if (!givens.empty()) text += "  " + language::text("reasons.givens", givens) + '\n';
    for (const std::string& constraint : constraints) text += "  " + constraint + '\n';
    for (const auto& [part, ruled] : cells)
        text +=
            "  " + language::text(cell_keys[static_cast<std::size_t>(part)], wording::cells_text(layout, ruled)) + '\n';
    for (const auto& [rule, digits] : houses) {
        const std::string_view key = house_keys[static_cast<std::size_t>(rule.second)];
        const bool none_twice = rule.second == Statement::Part::at_most;
        text += "  " +
                language::text(key, wording::house_text(layout, *rule.first),
                               none_twice ? wording::or_list(digits) : wording::and_list(digits)) +
                '\n';
    }
    if (!apart.empty()) text += "  " + language::text("reasons.apart", wording::or_list(apart)) + '\n';
    return {text + language::text(how_few(explanation)) + '\n', reasons_json(layout, explanation)};
}

std::string proof_text(const deduce::State& state, const puzzle::ProofStep& proof) {
    return language::text("reasons.step", wording::outcome_line(state, proof.step), proof.explanation.rules()) + '\n' +
           reasons_text(state.geometry().layout(), proof.explanation).lines;
}
}  // namespace satdoku::boards
