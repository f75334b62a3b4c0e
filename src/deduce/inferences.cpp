#include "inferences.hpp"

#include <algorithm>
#include <bit>

namespace satdoku::deduce {

Inferences::Inferences(const State& state, Groups groups) : state_(state) {
    add_candidates();
    if (groups == Groups::with) add_groups();
    weak_.resize(nodes_.size());
    strong_.resize(nodes_.size());
    link_candidates();
    if (groups == Groups::with) link_groups();
}

void Inferences::add_candidates() {
    index_.resize(state_.geometry().cell_count() * 10);
    for (const Cell cell : state_.empty_cells()) {
        for (const int digit : grid::DigitsOf(state_.candidates(cell))) {
            index_[cell * 10U + static_cast<unsigned>(digit)] = candidate_count_++;
            nodes_.push_back({static_cast<std::uint8_t>(digit), {cell}});
        }
    }
}

void Inferences::link(std::vector<std::vector<NodeIndex>>& links, NodeIndex from, NodeIndex to) {
    std::vector<NodeIndex>& list = links[from];
    if (std::find(list.begin(), list.end(), to) == list.end()) list.push_back(to);
}

void Inferences::link_candidates() {
    const Geometry& geometry = state_.geometry();
    for (NodeIndex index = 0; index < candidate_count_; ++index) {
        const Cell cell = nodes_[index].cell();
        const std::uint8_t digit = nodes_[index].digit;
        const DigitSet held = state_.candidates(cell);
        for (const int other : grid::DigitsOf(held)) {
            if (other == digit) continue;
            const NodeIndex to = index_of({cell, static_cast<std::uint8_t>(other)});
            link(weak_, index, to);
            if (grid::count(held) == 2) link(strong_, index, to);
        }
        for (const HousePlace& place : geometry.places(cell)) {
            const CellSet others = (geometry.house(place.house).set & state_.cells_of(digit)) - CellSet{cell};
            const bool is_pair = others.count() == 1;
            for (const Cell other : others) {
                const NodeIndex to = index_of({other, digit});
                link(weak_, index, to);
                if (is_pair) link(strong_, index, to);
            }
        }
    }
}

void Inferences::add_groups() {
    const Geometry& geometry = state_.geometry();
    for (const Crossing& crossing : geometry.crossings()) {
        const House& box = geometry.house(crossing.from);
        const House& line = geometry.house(crossing.to);
        if (box.kind != grid::HouseKind::box || line.kind == grid::HouseKind::box) continue;
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const CellSet cells = box.set & line.set & state_.cells_of(digit);
            if (cells.count() > 1) nodes_.push_back({static_cast<std::uint8_t>(digit), cells});
        }
    }
}

void Inferences::link_groups() {
    const Geometry& geometry = state_.geometry();
    const auto count = static_cast<NodeIndex>(nodes_.size());
    for (NodeIndex group = candidate_count_; group < count; ++group) {
        const std::uint8_t digit = nodes_[group].digit;
        const CellSet& cells = nodes_[group].cells;
        for (const Cell cell : seen_by(group) & state_.cells_of(digit)) {
            const NodeIndex single = index_of({cell, digit});
            link(weak_, group, single);
            link(weak_, single, group);
        }
        for (NodeIndex other = candidate_count_; other < count; ++other) {
            const bool apart = other != group && !nodes_[other].cells.meets(cells);
            if (nodes_[other].digit == digit && apart && nodes_[other].cells.is_within(seen_by(group)))
                link(weak_, group, other);
        }
        for (const HousePlace& place : geometry.places(cells.first())) {
            const House& house = geometry.house(place.house);
            if (!cells.is_within(house.set)) continue;
            const CellSet rest = (house.set & state_.cells_of(digit)) - cells;
            if (rest.count() == 1) {
                const NodeIndex single = index_of({rest.first(), digit});
                link(strong_, group, single);
                link(strong_, single, group);
            }
            for (NodeIndex other = candidate_count_; other < count; ++other) {
                if (other != group && nodes_[other].digit == digit && nodes_[other].cells == rest)
                    link(strong_, group, other);
            }
        }
    }
}

std::vector<Candidate> Inferences::candidates(NodeIndex node) const {
    std::vector<Candidate> list;
    for (const Cell cell : nodes_[node].cells) list.push_back({cell, nodes_[node].digit});
    return list;
}

Consequences::Consequences(const Inferences& inferences)
    : inferences_(inferences), reached_(inferences.nodes().size() * 2) {}

void Consequences::follow(Fact premise) {
    ++round_;
    order_.assign(1, premise);
    reached_[at(premise)] = {round_, 0, 0};
    for (std::size_t done = 0; done < order_.size(); ++done) {
        const Fact fact = order_[done];
        for (const NodeIndex node : inferences_.next(fact)) {
            const Fact next{node, !fact.is_true};
            if (has(next)) continue;
            reached_[at(next)] = {round_, distance(fact) + 1, done};
            order_.push_back(next);
        }
    }
}

std::vector<Fact> Consequences::chain(Fact fact) const {
    std::vector<Fact> chain(distance(fact) + std::size_t{1}, fact);
    for (std::size_t back = chain.size() - 1; back > 0; --back) {
        chain[back] = fact;
        fact = order_[reached_[at(fact)].from];
    }
    chain[0] = fact;
    return chain;
}

std::vector<Link> links_of(const Inferences& inferences, std::span<const Fact> chain) {
    std::vector<Link> links;
    for (std::size_t index = 0; index + 1 < chain.size(); ++index) {
        links.push_back({inferences.candidates(chain[index].node),
                         inferences.candidates(chain[index + 1].node), !chain[index].is_true});
    }
    return links;
}

}  // namespace satdoku::deduce
