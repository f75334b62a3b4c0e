#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>

#include <algorithm>
#include <map>

namespace satdoku::wording {

namespace {

using deduce::Candidate;
using deduce::CellSet;

/// All cells of the step.
CellSet all_cells(const deduce::Step& step) {
    CellSet all = cells_of(step.placements) | cells_of(step.eliminations);
    for (const deduce::Part& part : step.parts) all |= cells_of(part.candidates);
    for (const deduce::Link& link : step.links) all |= cells_of(link.from) | cells_of(link.to);
    return all;
}

std::vector<std::string> numbers(deduce::DigitSet digits) {
    std::vector<std::string> words;
    for (const int digit : digits) words.push_back(std::to_string(digit));
    return words;
}

/// @param last  key of the sentence that joins the last word to those before it
std::string enumeration(std::span<const std::string> words, std::string_view last) {
    if (words.size() < 2) return words.empty() ? std::string() : words.front();
    return language::text(last, core::join(words.first(words.size() - 1), language::text("step.comma")), words.back());
}

}  // namespace

std::string and_list(std::span<const std::string> words) {
    return enumeration(words, "step.and");
}

std::string or_list(std::span<const std::string> words) {
    return enumeration(words, "step.or");
}

std::string between_sentences() {
    return language::spoken_language() == language::Language::chinese ? "" : " ";
}

CellSet cells_of(std::span<const Candidate> candidates) {
    CellSet cells;
    for (const Candidate& candidate : candidates) cells.add(candidate.cell);
    return cells;
}

deduce::DigitSet digits_of(std::span<const Candidate> candidates) {
    deduce::DigitSet digits = 0;
    for (const Candidate& candidate : candidates) digits.insert(candidate.digit);
    return digits;
}

std::string lettered_name(const grid::Place& place) {
    std::string name = grid::grid_letter(place.grid);
    return name.append(std::to_string(place.row + 1)).append(std::to_string(place.column + 1));
}

std::string digits_text(deduce::DigitSet digits) {
    return and_list(numbers(digits));
}

std::string any_digit_text(deduce::DigitSet digits) {
    return or_list(numbers(digits));
}

StepWords::StepWords(const deduce::Geometry& geometry, const deduce::Step& step) : geometry_(geometry) {
    std::vector<int> held(static_cast<std::size_t>(geometry.layout().grid_count()));
    for (const deduce::Cell cell : all_cells(step)) {
        for (const grid::Place& place : geometry.layout().places(cell)) ++held[static_cast<std::size_t>(place.grid)];
    }
    // Houses count, too: they decide if all cells are in both grids.
    for (const deduce::Part& part : step.parts) {
        for (const deduce::HouseIndex house : part.houses) ++held[static_cast<std::size_t>(geometry.house(house).grid)];
    }
    grid_ = static_cast<int>(std::max_element(held.begin(), held.end()) - held.begin());
}

std::string StepWords::cell(deduce::Cell cell) const {
    return cell_in(cell, grid_);
}

std::string StepWords::cell_in(deduce::Cell cell, int grid) const {
    const auto places = geometry_.layout().places(cell);
    const auto own =
        std::find_if(places.begin(), places.end(), [&](const grid::Place& place) { return place.grid == grid; });
    return lettered_name(own == places.end() ? places.front() : *own);
}

std::vector<std::string> StepWords::names(const CellSet& cells) const {
    std::vector<std::string> names;
    for (const deduce::Cell of : cells) names.push_back(cell(of));
    return names;
}

std::string StepWords::house(deduce::HouseIndex index) const {
    const deduce::House& house = geometry_.house(index);
    grid::House named{house.kind, house.grid, house.index, house.cells};
    if (house.kind == grid::HouseKind::box) {
        // A shared box has a number in each of its grids.
        for (const grid::Place& place : geometry_.layout().places(house.cells.front())) {
            if (place.grid != grid_) continue;
            named.grid = place.grid;
            named.index = place.row / 3 * 3 + place.column / 3;
        }
    }
    return house_text(geometry_.layout(), named);
}

std::string StepWords::houses(std::span<const deduce::HouseIndex> indexes) const {
    std::vector<std::string> words;
    for (const deduce::HouseIndex index : indexes) words.push_back(house(index));
    return enumeration(words, "step.and_houses");
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

}  // namespace satdoku::wording
