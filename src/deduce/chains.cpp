// Chains of one kind of link.
//
// - X-chain: one digit, with strong and weak links in turn, strong at both ends. One of the ends is true; if both are
//   the same cell, that cell has the digit. A turbot fish is an X-chain of three links.
// - XY-chain: the same through cells of two candidates.
// - Grouped X-cycle: a continuous loop of one digit, strong and weak links in turn, that passes groups of places, too.
//   One end of each weak link is true. With two strong or two weak links in a row, such a loop is an X-chain or a nice
//   loop.
// - Remote pair: such cells with the same two candidates. Two cells at an odd distance hold both digits.
//
// Sound on every layout: a link lies in one cell or one house. A shared cell may continue a chain in another grid.
#include "find.hpp"
#include "inferences.hpp"
#include <set>

namespace satdoku::deduce {
namespace {
/// Follows some kinds of links from a false candidate to true ones.
class ChainSearch {
  public:
    ChainSearch(const State& state, const Inferences& inferences, Technique technique)
        : state_(state), inferences_(inferences), technique_(technique), consequences_(inferences) {}

    /// Offers all chains from this candidate that pass no cell twice.
    void offer_all(NodeIndex start, PreferredChain& preferred) {
        follow({start, false});
        for (const Fact& fact : consequences_.facts()) {
            const std::size_t links = consequences_.distance(fact);
            if (!fact.is_true || links < least_links || links > most_links()) continue;
            const bool is_loop = fact.node == start && technique_ != Technique::xy_chain;
            if (!is_loop && !may_end(start, fact.node)) continue;
            if (eliminations(start, fact).empty() || !is_simple(consequences_.chain(fact))) continue;
            preferred.offer(step(start, fact), links);
        }
    }

    /// Returns true if the search has enough.
    bool run(NodeIndex start, Steps& steps) {
        follow({start, false});
        for (const Fact& fact : consequences_.facts()) {
            if (!fact.is_true || consequences_.distance(fact) < least_links) continue;
            if (!may_end(start, fact.node)) continue;
            if (fact.node < start) continue;  // from the other end it is the same chain
            if (steps.add(step(start, fact))) return true;
        }
        return false;
    }

  private:
    static constexpr std::size_t least_links = 3;
    /// People do not follow longer chains.
    std::size_t most_links() const { return technique_ == Technique::turbot_fish ? least_links : 20; }

    /// X-chains stay with a digit. Others go through cells of two candidates: strong links within, weak ones between.
    void follow(Fact premise) {
        const bool of_one_digit = technique_ == Technique::x_chain || technique_ == Technique::turbot_fish;
        consequences_.follow(premise, [&](Fact fact, const auto& take) {
            const Through through = of_one_digit || fact.is_true ? Through::digits : Through::cells;
            for (const CandidateNumber to : inferences_.graph().after(fact, through))
                if (of_one_digit || is_of_pair(to)) take(Inference{{to, !fact.is_true}, 1});
        });
    }

    bool is_of_pair(NodeIndex node) const { return state_.candidates(inferences_.node(node).cell()).size() == 2; }

    bool may_end(NodeIndex start, NodeIndex end) const {
        return inferences_.node(start).digit == inferences_.node(end).digit &&
               inferences_.node(start).cell() != inferences_.node(end).cell();
    }

    /// Returns true if the chain passes no cell twice. Two links in a row may lie in one cell, and a loop may close.
    bool is_simple(const std::vector<Fact>& chain) const {
        CellSet passed;
        for (std::size_t index = 1; index < chain.size(); ++index) {
            const Cell before = inferences_.node(chain[index - 1].node).cell();
            const Cell cell = inferences_.node(chain[index].node).cell();
            if (cell == before) continue;
            if (index > 1) passed.add(before);
            if (passed.has(cell)) return false;
        }
        return true;
    }

    std::vector<Candidate> eliminations(NodeIndex start, Fact end) const {
        const Node& first = inferences_.node(start);
        const Cell last = inferences_.node(end.node).cell();
        const CellSet where = state_.geometry().peers(first.cell()) & state_.geometry().peers(last);
        return candidates_of(where & state_.cells_of(first.digit), first.digit);
    }

    Step step(NodeIndex start, Fact end) const {
        Step step{.technique = technique_, .digits = grid::digit_set(inferences_.node(start).digit)};
        step.eliminations = eliminations(start, end);
        step.links = links_of(inferences_, consequences_.chain(end));
        return step;
    }

    const State& state_;
    const Inferences& inferences_;
    const Technique technique_;
    Consequences consequences_;
};

/// Remote pairs from end to end: any two cells of such a chain at an odd distance of three or more hold both digits.
class RemotePairs {
  public:
    RemotePairs(const State& state, Steps& steps) : state_(state), geometry_(state.geometry()), steps_(steps) {}

    void run() {
        const CellSet pairs = cells_with(state_, 2);
        for (const Cell start : pairs) {
            CellSet same;
            for (const Cell cell : pairs)
                if (state_.candidates(cell) == state_.candidates(start)) same.add(cell);
            chain_ = {start};
            if (same.count() >= static_cast<int>(least_cells)) extend(same - CellSet{start});
        }
        preferred_.add_to(steps_);
    }

  private:
    static constexpr std::size_t least_cells = 4;
    static constexpr std::size_t most_cells = 10;

    void extend(const CellSet& left) {
        if (chain_.size() == most_cells) return;
        for (const Cell next : left& geometry_.peers(chain_.back())) {
            chain_.push_back(next);
            if (chain_.size() >= least_cells && chain_.size() % 2 == 0) offer();
            extend(left - CellSet{next});
            chain_.pop_back();
        }
    }

    void offer() {
        const DigitSet digits = state_.candidates(chain_.front());
        // The ends must remove a candidate.
        CellSet where = geometry_.peers(chain_.front()) & geometry_.peers(chain_.back());
        CellSet places;
        for (const int digit : digits) places |= state_.cells_of(digit);
        if (!where.meets(places)) return;
        for (std::size_t first = 0; first < chain_.size(); ++first) {
            for (std::size_t last = first + least_cells - 1; last < chain_.size(); last += 2)
                where |= geometry_.peers(chain_[first]) & geometry_.peers(chain_[last]);
        }
        Step step{.technique = Technique::remote_pair, .digits = digits};
        for (const int digit : digits) add_candidates(step.eliminations, where & state_.cells_of(digit), digit);
        auto from = static_cast<std::uint8_t>(digits.first());
        const auto sum = static_cast<std::uint8_t>(from + (digits - grid::digit_set(from)).first());
        for (std::size_t index = 0; index < chain_.size(); ++index) {
            const auto to = static_cast<std::uint8_t>(sum - from);
            if (index > 0) step.links.push_back({{{chain_[index - 1], from}}, {{chain_[index], from}}, false});
            step.links.push_back({{{chain_[index], from}}, {{chain_[index], to}}, true});
            from = to;
        }
        const std::size_t links = step.links.size();
        if (steps_.wants_first()) {
            preferred_.offer(std::move(step), links);
        } else if (chain_.front() < chain_.back()) {  // from the other end it is the same chain
            static_cast<void>(steps_.add(std::move(step)));
        }
    }

    const State& state_;
    const Geometry& geometry_;
    Steps& steps_;
    PreferredChain preferred_;
    std::vector<Cell> chain_;
};

/// Grouped X-cycles: a weak link and a chain that leads from its one end, if this is false, to its other end's truth.
class GroupedCycles {
  public:
    explicit GroupedCycles(const State& state)
        : state_(state), inferences_(state, Inferences::Nodes::groups), consequences_(inferences_) {}

    /// All cycles, the shorter ones first; of those with the same result one.
    std::vector<Step> all() {
        for (NodeIndex start = 0; start < inferences_.nodes().size(); ++start) look_from(start);
        std::ranges::stable_sort(
            found_, [](const Step& left, const Step& right) { return left.links.size() < right.links.size(); });
        std::set<std::vector<Candidate>> results;
        std::erase_if(found_, [&](const Step& step) { return !results.insert(step.eliminations).second; });
        return std::move(found_);
    }

  private:
    /// Chains of three links and more: with one, a house has only these two places.
    static constexpr std::uint32_t least_links = 3;

    void look_from(NodeIndex start) {
        const std::uint8_t digit = inferences_.node(start).digit;
        const auto of_digit = [&](Fact fact, const auto& take) {
            inferences_.each_next(fact, [&](const Inference& next) {
                if (inferences_.node(next.to.node).digit == digit) take(next);
            });
        };
        consequences_.follow({start, false}, of_digit);
        for (const Fact& end : consequences_.facts()) {
            if (!end.is_true || consequences_.distance(end) < least_links) continue;
            bool closes = false;
            of_digit(end, [&](const Inference& next) { closes = closes || next.to == Fact{start, false}; });
            if (!closes) continue;
            std::vector<Fact> loop = consequences_.chain(end);
            loop.push_back({start, false});
            if (is_grouped(loop)) keep(loop);
        }
    }

    /// Returns true if the loop has a group and passes no place twice.
    bool is_grouped(const std::vector<Fact>& loop) const {
        CellSet passed;
        bool has_group = false;
        for (std::size_t at = 1; at < loop.size(); ++at) {
            const CellSet& cells = inferences_.node(loop[at].node).cells;
            if (passed.meets(cells)) return false;
            passed |= cells;
            has_group = has_group || cells.count() > 1;
        }
        return has_group;
    }

    void keep(const std::vector<Fact>& loop) {
        const int digit = inferences_.node(loop.front().node).digit;
        CellSet gone;
        CellSet passed;
        for (std::size_t at = 1; at < loop.size(); ++at) {
            passed |= inferences_.node(loop[at].node).cells;
            if (!loop[at].is_true) gone |= inferences_.seen_by(loop[at - 1].node) & inferences_.seen_by(loop[at].node);
        }
        gone = (gone & state_.cells_of(digit)) - passed;
        if (gone.empty()) return;
        found_.push_back({.technique = Technique::grouped_x_cycle,
                          .digits = grid::digit_set(digit),
                          .eliminations = candidates_of(gone, digit),
                          .links = links_of(inferences_, loop)});
    }

    const State& state_;
    const Inferences inferences_;
    Consequences consequences_;
    std::vector<Step> found_;
};
}  // namespace

void find_grouped_cycles(const State& state, Technique, Steps& steps) {
    for (Step& step : GroupedCycles(state).all())
        if (steps.add(std::move(step))) return;
}

void find_chains(const State& state, Technique technique, Steps& steps) {
    PreferredChain preferred;
    if (technique == Technique::remote_pair) return RemotePairs(state, steps).run();
    const Inferences inferences(state);
    ChainSearch search(state, inferences, technique);
    for (NodeIndex start = 0; start < inferences.candidate_count(); ++start) {
        if (technique == Technique::xy_chain && state.candidates(inferences.node(start).cell()).size() != 2) continue;
        if (steps.wants_first()) {
            search.offer_all(start, preferred);
        } else if (search.run(start, steps)) {
            return;
        }
    }
    preferred.add_to(steps);
}
}  // namespace satdoku::deduce
