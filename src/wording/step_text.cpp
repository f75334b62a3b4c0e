#include "step_reasons.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <map>

namespace satdoku::wording {
namespace {
using deduce::Candidate;
using deduce::CellSet;
using deduce::Link;
using deduce::Part;
using deduce::Role;

/// The names of the cell in other grids: the digit counts there, too.
std::string carry_text(const Reasoning& of, const Candidate& placed) {
    const auto places = of.geometry().layout().places(placed.cell);
    std::vector<std::string> others;
    for (const grid::Place& place : places) {
        std::string name = of.words.cell_in(placed.cell, place.grid);
        if (name != of.words.cell(placed.cell)) others.push_back(std::move(name));
    }
    if (others.empty()) return {};
    return between_sentences() +
           language::text("step.carry", of.words.cell(placed.cell), and_list(others), int{placed.digit});
}

/// "4 or 7 from a18; 4 from a19", in words.
std::string gone_text(const Reasoning& of) {
    return core::join(StepWords::groups(of.step.eliminations), language::text("list.semicolon"),
                      [&](const StepWords::Group& group) {
                          return language::text("step.gone", of.words.cells(group.cells), any_digit_text(group.digits));
                      });
}

std::string outcome_text(const Reasoning& of) {
    const deduce::Step& step = of.step;
    std::vector<std::string> placed;
    for (const Candidate& candidate : step.placements) placed.push_back(of.words.fact(std::span(&candidate, 1), true));
    std::string text;
    if (!placed.empty()) text += language::text("step.so_placed", and_list(placed));
    if (!placed.empty() && !step.eliminations.empty()) text += between_sentences();
    if (!step.eliminations.empty()) text += language::text("step.so_placed", gone_text(of));
    for (const Candidate& candidate : step.placements) text += carry_text(of, candidate);
    return text;
}

std::string comma() { return language::spoken().notation == grid::Notation::r1c1 ? "," : ", "; }

/// The cells of each part, or its houses if it has no cells or is covered; with / between parts.
std::string parts_line(const Reasoning& of) {
    const bool is_covered = !of.parts(Role::cover).empty();
    std::string line;
    for (const Part& part : of.step.parts) {
        if (part.role == Role::common) continue;
        std::vector<std::string> words = of.words.names(cells_of(part.candidates));
        if (words.empty() || (part.role == Role::base && is_covered)) words = of.words.house_names(part.houses);
        if (!words.empty()) core::append_item(line, " / ", core::join(words, language::text("list.comma")));
    }
    return line;
}

/// All cells of the step.
CellSet all_cells(const deduce::Step& step) {
    CellSet all = cells_of(step.placements) | cells_of(step.eliminations);
    for (const deduce::Part& part : step.parts) all |= cells_of(part.candidates);
    for (const deduce::Link& link : step.links) all |= cells_of(link.from) | cells_of(link.to);
    return all;
}

std::vector<std::string> numbers(deduce::DigitSet digits) {
    std::vector<std::string> words;
    for (const int digit : digits) words.push_back(grid::digit_text(digit));
    return words;
}

/// @param last  key of the sentence that joins the last word to those before it
std::string enumeration(std::span<const std::string> words, std::string_view last) {
    if (words.size() < 2) return words.empty() ? std::string() : words.front();
    return language::text(last, core::join(words.first(words.size() - 1), language::text("list.comma")), words.back());
}

/// "a36 = 4; a18 <> 4, 7"; in r1c1 without blanks around the signs.
std::string outcome_signs(const Reasoning& of) {
    const bool is_r1c1 = language::spoken().notation == grid::Notation::r1c1;
    std::string line;
    for (const Candidate& placed : of.step.placements) {
        core::append_item(line, "; ", of.words.cell(placed.cell));
        line.append(is_r1c1 ? "=" : " = ").append(grid::digit_text(placed.digit));
    }
    for (const StepWords::Group& group : StepWords::groups(of.step.eliminations)) {
        core::append_item(line, "; ", core::join(of.words.names(group.cells), comma()));
        line.append(is_r1c1 ? "<>" : " <> ").append(core::join(group.digits, comma()));
    }
    return line;
}
}  // namespace

std::string chain_signs(const Reasoning& of, std::span<const Link> links) {
    const auto node = [&](const std::vector<Candidate>& candidates) {
        return "(" + core::join(digits_of(candidates), comma()) + ")" +
               core::join(of.words.names(cells_of(candidates)), comma());
    };
    std::string line;
    const std::vector<Candidate>* end = nullptr;
    for (const Link& link : links) {
        if (end == nullptr || *end != link.from) {
            if (!line.empty()) line += " | ";
            line += node(link.from);
        }
        line += link.strong ? '=' : '-';
        line += node(link.to);
        end = &link.to;
    }
    return line;
}

std::string eureka(const Reasoning& of, const std::string& chain) {
    return language::spoken().notation == grid::Notation::r1c1
               ? chain + " => " + outcome_signs(of) + language::text("step.stop")
               : std::string();
}

std::string and_list(std::span<const std::string> words) { return enumeration(words, "step.and"); }

std::string or_list(std::span<const std::string> words) { return enumeration(words, "step.or"); }

std::string between_sentences() { return language::spoken().language == language::Language::chinese ? "" : " "; }

CellSet cells_of(std::span<const Candidate> candidates) {
    CellSet cells;
    for (const Candidate& candidate : candidates) cells.add(candidate.cell);
    return cells;
}

deduce::DigitSet digits_of(std::span<const Candidate> candidates) {
    deduce::DigitSet digits;
    for (const Candidate& candidate : candidates) digits.insert(candidate.digit);
    return digits;
}

std::string digits_text(deduce::DigitSet digits) { return and_list(numbers(digits)); }

std::string any_digit_text(deduce::DigitSet digits) { return or_list(numbers(digits)); }

StepWords::StepWords(const deduce::Geometry& geometry, const deduce::Step& step) : geometry_(geometry) {
    std::vector<int> held(static_cast<std::size_t>(geometry.layout().grid_count()));
    for (const deduce::Cell cell : all_cells(step))
        for (const grid::Place& place : geometry.layout().places(cell)) ++held[static_cast<std::size_t>(place.grid)];
    // Houses count, too: they decide if all cells are in both grids.
    for (const deduce::Part& part : step.parts)
        for (const deduce::HouseIndex house : part.houses) ++held[static_cast<std::size_t>(geometry.house(house).grid)];
    grid_ = static_cast<int>(std::ranges::max_element(held) - held.begin());
}

std::string StepWords::cell(deduce::Cell cell) const { return cell_in(cell, grid_); }

std::string StepWords::cell_in(deduce::Cell cell, int grid) const { return names_in(CellSet{cell}, grid).front(); }

std::vector<std::string> StepWords::names(const CellSet& cells) const { return names_in(cells, grid_); }

std::vector<std::string> StepWords::names_in(const CellSet& cells, int grid) const {
    std::vector<grid::Place> named;
    for (const deduce::Cell cell : cells) {
        const auto places = geometry_.layout().places(cell);
        const auto own = std::ranges::find_if(places, [&](const grid::Place& place) { return place.grid == grid; });
        named.push_back(own == places.end() ? places.front() : *own);
    }
    return grid::place_names(geometry_.layout(), named, language::spoken().notation);
}

std::string StepWords::house(deduce::HouseIndex index) const { return house_text(geometry_.layout(), named(index)); }

grid::House StepWords::named(deduce::HouseIndex index) const {
    const deduce::House& house = geometry_.house(index);
    grid::House own{house.kind, house.grid, house.index, house.cells};
    // A shared box has a number in each of its grids.
    const auto shapes = geometry_.layout().shapes();
    for (std::size_t shape = 0; shape < shapes.size(); ++shape)
        if (geometry_.layout().house_of(grid_, shape) == index) own = geometry_.layout().house_in(grid_, shapes[shape]);
    return own;
}

std::vector<std::string> StepWords::house_names(std::span<const deduce::HouseIndex> indexes) const {
    std::vector<grid::House> all;
    for (const deduce::HouseIndex index : indexes) all.push_back(named(index));
    return houses_texts(geometry_.layout(), all);
}

std::string StepWords::houses(std::span<const deduce::HouseIndex> indexes) const {
    return enumeration(house_names(indexes), "step.and_houses");
}

std::string StepWords::fact(std::span<const Candidate> candidates, bool is_true) const {
    const std::string digits = digits_text(digits_of(candidates));
    const CellSet all = cells_of(candidates);
    if (all.count() == 1) {
        return is_true ? language::text("step.is", cell(all.first()), digits)
                       : language::text("step.is_not", cell(all.first()), digits);
    }
    return is_true ? language::text("step.one_is", cells(all), digits)
                   : language::text("step.none_is", cells(all), digits);
}

std::vector<StepWords::Group> StepWords::groups(std::span<const Candidate> candidates) {
    std::map<deduce::Cell, deduce::DigitSet> by_cell;
    for (const Candidate& candidate : candidates) {
        deduce::DigitSet& digits = by_cell[candidate.cell];
        digits.insert(candidate.digit);
    }
    std::map<deduce::DigitSet, CellSet> by_digits;
    for (const auto& [cell, digits] : by_cell) by_digits[digits].add(cell);
    std::vector<Group> groups;
    for (const auto& [digits, cells] : by_digits) groups.push_back({digits, cells});
    return groups;
}

std::string technique_name(deduce::Technique technique) {
    return language::text(language::key("technique", deduce::facts_of(technique).name));
}

std::string technique_name(deduce::RatedTechnique technique) {
    const std::string key = language::key("rating", deduce::name_of(technique));
    return language::text(language::has_text(key) ? key : language::key("technique", deduce::name_of(technique)));
}

std::string rating_text(int rating, bool complete) {
    return (complete ? "" : "≥") + std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
}

std::string step_text(const deduce::State& state, const deduce::Step& step) {
    const Reasoning of{state, step, StepWords(state.geometry(), step)};
    return reason_of(of) + between_sentences() + outcome_text(of);
}

StepList step_list(const deduce::State& state, const deduce::Step& step) {
    const Reasoning of{state, step, StepWords(state.geometry(), step)};
    std::vector<std::string> chains = forcing_chains(of);
    if (chains.size() < 2) return {{}, step_text(state, step)};
    return {std::move(chains), forcing_conclusion(of) + between_sentences() + outcome_text(of)};
}

std::string listed_step_text(const deduce::State& state, const deduce::Step& step) {
    const StepList shown = step_list(state, step);
    std::string text;
    for (const std::string& one : shown.list) text.append("\n- ").append(one);
    return shown.list.empty() ? shown.text : text + '\n' + shown.text;
}

std::string numbered_step_text(std::size_t number, const deduce::State& state, const deduce::Step& step,
                               const std::string& indent) {
    const StepList shown = step_list(state, step);
    std::string text = indent + language::text("path.step_line", number, technique_name(step.technique));
    for (const std::string& one : shown.list) text += '\n' + indent + "     " + one;
    return text + (shown.list.empty() ? between_sentences() : '\n' + indent + "   ") + shown.text + '\n';
}

std::string step_line(const deduce::State& state, const deduce::Step& step) {
    const Reasoning of{state, step, StepWords(state.geometry(), step)};
    const std::string where = step.links.empty() ? parts_line(of) : chain_signs(of, step.links);
    return technique_name(step.technique) + ": " + core::join(step.digits, ", ") +
           (where.empty() ? "" : language::text("step.in", where)) + " => " + outcome_signs(of);
}

std::string outcome_line(const deduce::State& state, const deduce::Step& step) {
    return outcome_signs(Reasoning{state, step, StepWords(state.geometry(), step)});
}
}  // namespace satdoku::wording
