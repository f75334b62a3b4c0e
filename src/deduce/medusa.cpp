// 3D Medusa: colouring through several digits. Two places of a digit in a house and two digits of a cell link
// candidates to a cluster, which takes two colours in turn: all of the one colour are true, none of the other. A
// cluster of one digit is one of simple colours.
//
// - Wrap: a colour is false if two of it exclude each other, in a cell or in cells that see each other, or if it leaves
//   a cell without a digit or a house without a place for one.
// - Trap: a candidate is false if it excludes, or is excluded by, one of each colour, in its own cell or elsewhere.
//
// Sound on every layout: a link lies in one cell or one house, and what excludes what includes cells that must differ
// without a house. The rules are those of the field's guides (there 1, 2, 6 and 7, and 3 to 5).
#include "candidate_graph.hpp"
#include "find.hpp"

namespace satdoku::deduce {
namespace {
class Medusa {
  public:
    Medusa(const State& state, Technique technique)
        : state_(state), technique_(technique), graph_(state, CandidateGraph::Order::board),
          colour_(graph_.size(), none), done_(graph_.size(), false) {}

    void run(Steps& steps) {
        for (std::size_t start = 0; start < graph_.size(); ++start) {
            if (done_[start]) continue;
            paint(start);
            DigitSet digits;
            for (const std::size_t member : cluster_) digits.insert(graph_.candidate(member).digit);
            const bool enough = digits.size() > 1 && look(digits, steps);
            for (const std::size_t member : cluster_) colour_[member] = none;
            if (enough) return;
        }
    }

  private:
    using Colour = std::int8_t;
    static constexpr Colour none = -1;

    /// Makes the cluster of this candidate.
    void paint(std::size_t start) {
        cluster_ = {start};
        colour_[start] = 0;
        done_[start] = true;
        for (std::size_t at = 0; at < cluster_.size(); ++at) {
            for (const CandidateNumber next : graph_.on_after(cluster_[at], Through::both)) {
                if (done_[next]) continue;
                done_[next] = true;
                colour_[next] = static_cast<Colour>(1 - colour_[cluster_[at]]);
                cluster_.push_back(next);
            }
        }
    }

    bool look(DigitSet digits, Steps& steps) const {
        Step step{.technique = technique_, .digits = digits};
        step.parts = {{Role::first_colour, of_colour(0)}, {Role::second_colour, of_colour(1)}};
        if (technique_ == Technique::medusa_trap) {
            for (std::size_t number = 0; number < graph_.size(); ++number) {
                if (colour_[number] == none && sees(number, 0) && sees(number, 1))
                    step.eliminations.push_back(graph_.candidate(number));
            }
            return steps.add(std::move(step));
        }
        for (const Colour colour : {Colour{0}, Colour{1}}) {
            Part clash = clash_of(colour);
            if (clash.candidates.empty()) continue;
            Step wrap = step;
            wrap.eliminations = of_colour(colour);
            wrap.parts.push_back(std::move(clash));
            if (steps.add(std::move(wrap))) return true;
        }
        return false;
    }

    std::vector<Candidate> of_colour(Colour colour) const {
        std::vector<Candidate> list;
        for (const std::size_t member : cluster_)
            if (colour_[member] == colour) list.push_back(graph_.candidate(member));
        std::ranges::sort(list);
        return list;
    }

    bool sees(std::size_t number, Colour colour) const {
        const auto excluded = graph_.off_after(number, Through::both);
        return std::ranges::any_of(excluded, [&](CandidateNumber other) { return colour_[other] == colour; });
    }

    /// Returns what cannot be if the colour is true: two of it, or the candidates of a cell or a house. Empty if there
    /// is nothing of the kind.
    Part clash_of(Colour colour) const {
        for (const std::size_t member : cluster_) {
            if (colour_[member] != colour) continue;
            for (const CandidateNumber other : graph_.off_after(member, Through::both))
                if (colour_[other] == colour) return {Role::clash, {graph_.candidate(member), graph_.candidate(other)}};
        }
        const auto falls = [&](const Candidate& candidate) {
            const CandidateNumber number = graph_.number(candidate);
            return colour_[number] != colour && (colour_[number] != none || sees(number, colour));
        };
        const auto fall = [&](const std::vector<Candidate>& all) {
            return !all.empty() && std::ranges::all_of(all, falls);
        };
        for (const Cell cell : state_.empty_cells()) {
            std::vector<Candidate> held = candidates_in(state_, {cell});
            if (fall(held)) return {Role::clash, std::move(held)};
        }
        for (const House& house : state_.geometry().houses()) {
            for (int digit = 1; digit <= state_.side(); ++digit) {
                std::vector<Candidate> places = candidates_of(house.set & state_.cells_of(digit), digit);
                if (fall(places)) return {Role::clash, std::move(places), {house.number}};
            }
        }
        return {Role::clash};
    }

    const State& state_;
    const Technique technique_;
    const CandidateGraph graph_;
    std::vector<Colour> colour_;  ///< by candidate, of the cluster only
    std::vector<bool> done_;      ///< by candidate: it was in a cluster
    std::vector<std::size_t> cluster_;
};
}  // namespace

void find_medusas(const State& state, Technique technique, Steps& steps) { Medusa(state, technique).run(steps); }
}  // namespace satdoku::deduce
