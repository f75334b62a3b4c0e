#include "net_left.hpp"

#include "../find.hpp"

#include <algorithm>
#include <bit>

namespace satdoku::deduce::rating {

void Net::Left::take_board() {
    left_.emplace(net_.state_);
    for (const Fact fact : net_.drawn_) {
        if (!fact.is_true) left_->remove(net_.graph_.candidate(fact.node));
    }
    graph_.emplace(net_.graph_, *left_);
}

std::vector<Fact> Net::Left::off_by(Fact fact) const {
    if (!fact.is_true) return {fact};
    std::vector<Fact> off;
    const Candidate& candidate = net_.graph_.candidate(fact.node);
    for (const int digit : net_.candidates_[candidate.cell] - grid::digit_set(candidate.digit)) {
        off.push_back({net_.graph_.number(candidate_at(candidate.cell, digit)), false});
    }
    return off;
}

void Net::Left::add_gone(std::vector<Fact>& parents, Cell cell) const {
    for (const int digit : net_.state_.candidates(cell) - net_.candidates_[cell]) {
        parents.push_back({net_.graph_.number(candidate_at(cell, digit)), false});
    }
}

void Net::Left::add_gone(std::vector<Fact>& parents, HouseIndex house, int digit) const {
    const PositionSet left = net_.positions_[house][static_cast<std::size_t>(digit)];
    const auto gone = static_cast<PositionSet>(net_.state_.positions(house, digit) & ~left);
    each_position(gone, [&](std::size_t at) {
        parents.push_back(
            {net_.graph_.number(candidate_at(net_.state_.geometry().house(house).cells[at], digit)), false});
    });
}

void Net::Left::add_gone_by_link(std::vector<Fact>& parents, NodeIndex node, std::span<const Fact> others,
                                 bool strong) const {
    if (others.empty()) return;
    const auto& [cell, digit] = net_.graph_.candidate(node);
    const auto cell_of = [&](Fact other) { return net_.graph_.candidate(other.node).cell; };
    if (cell_of(others.front()) == cell) return add_gone(parents, cell);
    const int all = static_cast<int>(others.size()) + 1;
    for (const HousePlace& place : net_.graph_.houses_of(cell)) {
        if (strong && std::popcount(net_.positions_[place.house][digit]) != all) continue;
        const CellSet& cells = net_.state_.geometry().house(place.house).set;
        const auto is_in = [&](Fact other) { return cells.has(cell_of(other)); };
        if (std::all_of(others.begin(), others.end(), is_in)) return add_gone(parents, place.house, digit);
    }
}

void Net::Left::draw_found() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& left, const Found& right) { return left.rank < right.rank; });
    for (Found& found : found_) {
        std::sort(found.parents.begin(), found.parents.end(),
                  [](Fact left, Fact right) { return left.number() < right.number(); });
        found.parents.erase(std::unique(found.parents.begin(), found.parents.end()), found.parents.end());
        if (found.parents.empty()) continue;
        for (const Fact off : found.off) {
            if (net_.has(off)) continue;
            net_.draw(off, found.parents, net_.nested_sets_.of_chain(found.identity, found.rank.length));
        }
    }
    found_.clear();
}

}  // namespace satdoku::deduce::rating
