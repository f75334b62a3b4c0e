#include "inferences.hpp"
#include "find.hpp"

namespace satdoku::deduce {
namespace {
/// What follows from a candidate's truth or falsehood.
struct Consequence {
    Candidate candidate;
    bool is_true;
    std::uint32_t rounds;  ///< of singles that it takes
};

/// As many as people can keep in mind (HoDoKu's setting).
constexpr std::uint32_t most_rounds = 4;

/// Plays a few rounds of singles after a premise. Unlike a link of a chain, a consequence may need several of the
/// earlier ones at once: chains with such consequences are nets.
class LookAhead {
  public:
    explicit LookAhead(const State& state) : before_(state), state_(state) {}

    /// Returns each consequence once, the earlier ones first, without the premise. Contradictions may be among them.
    std::vector<Consequence> run(Candidate premise, bool is_true) {
        if (is_true) {
            place(premise, 0);
        } else {
            state_.remove(premise);
        }
        for (std::uint32_t round = 1; round <= most_rounds && !clash_; ++round) {
            const std::vector<Candidate> singles = all_singles();
            for (const Candidate& single : singles) place(single, round);
        }
        std::erase_if(found_, [&](const Consequence& consequence) {
            return consequence.candidate == premise && consequence.is_true == is_true;
        });
        return std::move(found_);
    }

  private:
    std::vector<Candidate> all_singles() const {
        std::vector<Candidate> singles;
        for (const Cell cell : state_.empty_cells()) {
            const DigitSet held = state_.candidates(cell);
            if (held.size() == 1) singles.push_back(candidate_at(cell, held.first()));
        }
        for (const House& house : state_.geometry().houses()) {
            for (int digit = 1; digit <= state_.side(); ++digit) {
                const PositionSet positions = state_.positions(house, digit);
                if (std::popcount(positions) == 1)
                    singles.push_back(candidate_at(first_cell_at(house, positions), digit));
            }
        }
        return singles;
    }

    void place(Candidate placed, std::uint32_t round) {
        if (state_.digit(placed.cell) == placed.digit) return;
        note(placed, true, round);
        for (const Cell peer : state_.geometry().peers(placed.cell) & before_.cells_of(placed.digit))
            note({peer, placed.digit}, false, round);
        for (const int digit : before_.candidates(placed.cell))
            if (digit != placed.digit) note(candidate_at(placed.cell, digit), false, round);
        // What follows from a contradiction depends on the order of singles: nothing is taken from it.
        clash_ = clash_ || !state_.candidates(placed.cell).contains(placed.digit);
        if (state_.digit(placed.cell) == 0) state_.place(placed);
    }

    void note(Candidate candidate, bool is_true, std::uint32_t round) {
        CellSet& known = (is_true ? true_ : false_)[candidate.digit];
        if (known.has(candidate.cell)) return;
        known.add(candidate.cell);
        found_.push_back({candidate, is_true, round + 1});
    }

    const State& before_;
    State state_;
    bool clash_ = false;
    std::array<CellSet, grid::most_digits + 1> true_;   ///< by digit
    std::array<CellSet, grid::most_digits + 1> false_;  ///< by digit
    std::vector<Consequence> found_;
};
}  // namespace

Inferences::Inferences(const State& state, Nodes nodes) : state_(state), graph_(state, CandidateGraph::Order::board) {
    for (std::size_t number = 0; number < graph_.size(); ++number) {
        const Candidate& candidate = graph_.candidate(number);
        nodes_.push_back({Node::Kind::candidate, candidate.digit, {candidate.cell}});
    }
    if (nodes != Nodes::candidates) add_groups();
    from_true_.resize(nodes_.size());
    from_false_.resize(nodes_.size());
    link_groups();
    if (nodes == Nodes::nets) link_nets();
}

void Inferences::link(Lists& lists, NodeIndex from, NodeIndex to) {
    std::vector<Inference>& list = lists[from];
    const Inference inference{{to, &lists == &from_false_}, 1};
    const auto same = [&](const Inference& known) { return known.to == inference.to; };
    if (std::ranges::none_of(list, same)) list.push_back(inference);
}

/// Line by line, digit by digit: chains are found in the order of the nodes.
void Inferences::add_groups() {
    const Geometry& geometry = state_.geometry();
    for (const House& line : geometry.houses()) {
        if (line.kind == grid::HouseKind::box) continue;
        for (int digit = 1; digit <= state_.side(); ++digit) {
            for (const House& box : geometry.houses()) {
                if (box.kind != grid::HouseKind::box) continue;
                const CellSet cells = box.set & line.set & state_.cells_of(digit);
                if (cells.count() > 1) nodes_.push_back({Node::Kind::group, static_cast<std::uint8_t>(digit), cells});
            }
        }
    }
}

void Inferences::link_groups() {
    const Geometry& geometry = state_.geometry();
    for (NodeIndex group = candidate_count(); group < nodes_.size(); ++group) {
        const std::uint8_t digit = nodes_[group].digit;
        const CellSet& cells = nodes_[group].cells;
        link_singles(group);
        for (const HousePlace& place : geometry.places(cells.first())) {
            const House& house = geometry.house(place.house);
            if (!cells.is_within(house.set)) continue;
            const CellSet rest = (house.set & state_.cells_of(digit)) - cells;
            for (NodeIndex other = candidate_count(); other < nodes_.size(); ++other) {
                if (nodes_[other].digit != digit || !nodes_[other].cells.is_within(rest)) continue;
                link(from_true_, group, other);
                if (nodes_[other].cells == rest) link(from_false_, group, other);
            }
        }
    }
}

void Inferences::link_singles(NodeIndex group) {
    const Geometry& geometry = state_.geometry();
    const std::uint8_t digit = nodes_[group].digit;
    const CellSet& cells = nodes_[group].cells;
    for (const Cell cell : seen_by(group) & state_.cells_of(digit)) {
        const NodeIndex single = index_of({cell, digit});
        link(from_true_, group, single);
        link(from_true_, single, group);
    }
    for (const HousePlace& place : geometry.places(cells.first())) {
        const House& house = geometry.house(place.house);
        const CellSet rest = (house.set & state_.cells_of(digit)) - cells;
        if (!cells.is_within(house.set) || rest.count() != 1) continue;
        const NodeIndex single = index_of({rest.first(), digit});
        link(from_false_, group, single);
        link(from_false_, single, group);
    }
}

void Inferences::link_nets() {
    for (NodeIndex node = 0; node < candidate_count(); ++node) {
        const Candidate premise{nodes_[node].cell(), nodes_[node].digit};
        for (const bool is_true : {true, false}) {
            std::vector<Inference>& list = (is_true ? from_true_ : from_false_)[node];
            SetsByDigit known_true;
            SetsByDigit known_false;
            each_next({node, is_true}, [&](const Inference& inference) {
                const Node& to = nodes_[inference.to.node];
                if (to.kind == Node::Kind::candidate)
                    (inference.to.is_true ? known_true : known_false)[to.digit].add(to.cell());
            });
            for (const Consequence& next : LookAhead(state_).run(premise, is_true)) {
                if (!(next.is_true ? known_true : known_false)[next.candidate.digit].has(next.candidate.cell))
                    list.push_back({{index_of(next.candidate), next.is_true}, next.rounds});
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

std::vector<Fact> Consequences::chain(Fact fact) const {
    std::vector<Fact> chain = {fact};
    while (distance(chain.back()) > 0) chain.push_back(reached_[chain.back().number()].from);
    std::ranges::reverse(chain);
    return chain;
}

std::vector<Link> links_of(const Inferences& inferences, std::span<const Fact> chain) {
    std::vector<Link> links;
    for (std::size_t index = 0; index + 1 < chain.size(); ++index) {
        links.push_back({inferences.candidates(chain[index].node), inferences.candidates(chain[index + 1].node),
                         !chain[index].is_true});
    }
    return links;
}
}  // namespace satdoku::deduce
