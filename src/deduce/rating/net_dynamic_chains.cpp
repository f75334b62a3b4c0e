// Dynamic chains on the board that a net has left. They cover the simple and multiple ones.
#include "branched_chains.hpp"

namespace satdoku::deduce::rating {
namespace {
/// Keeps the easiest way to each conclusion.
class Easiest {
  public:
    struct Kept {
        Fact fact;
        Rank rank;
        std::vector<Fact> assumptions;
    };

    explicit Easiest(std::size_t facts) : places_(facts, none) {}

    bool may_continue(std::uint64_t consequences) {
        drawn_ += consequences;
        return true;
    }
    void conclude(const Conclusion& conclusion) {
        const auto& [fact, length, preference, assumptions] = conclusion;
        const Rank rank = rank_of(RatedTechnique::dynamic_chains, {added_by_length(length), length, preference});
        std::size_t& place = places_[fact.number()];
        if (place == none) {
            place = kept_.size();
            kept_.push_back({fact, {}, {}});
        }
        Kept& kept = kept_[place];
        if (!(rank < kept.rank)) return;
        kept.rank = rank;
        kept.assumptions.assign(assumptions.begin(), assumptions.end());
    }

    std::uint64_t drawn() const { return drawn_; }
    /// The easiest first.
    std::vector<Kept> sorted() {
        std::ranges::stable_sort(kept_, [](const Kept& left, const Kept& right) { return left.rank < right.rank; });
        return std::move(kept_);
    }

  private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> places_;  ///< by fact: in kept_
    std::vector<Kept> kept_;
    std::uint64_t drawn_ = 0;
};
}  // namespace

class Net::DynamicChains : Left {
  public:
    explicit DynamicChains(Net& net) : Left(net) {}

    bool find();

  private:
    /// Follows the branches once more, to see what they depend on.
    Found found_by(const Conclusion& conclusion, const Rank& rank, Net& net) const;
};

bool Net::DynamicChains::find() {
    take_board();
    constexpr Depth depth{.dynamic = true};
    Net net(*left_, *graph_, depth);
    Easiest easiest(2 * graph_->size());
    BranchedChains(*left_, *graph_, net, depth, easiest).find();
    net_.spent_on_nested_ += easiest.drawn();
    const std::size_t before = net_.drawn_.size();
    for (const Easiest::Kept& kept : easiest.sorted()) {
        const std::vector<Fact> off = off_by(kept.fact);
        if (std::ranges::all_of(off, [&](Fact fact) { return net_.has(fact); })) continue;
        found_.push_back(found_by({kept.fact, kept.rank.length, kept.rank.kind, kept.assumptions}, kept.rank, net));
        draw_found();
    }
    return net_.drawn_.size() != before;
}

Net::Left::Found Net::DynamicChains::found_by(const Conclusion& conclusion, const Rank& rank, Net& net) const {
    Found found{rank, off_by(conclusion.fact), {}, mixed(static_cast<std::uint64_t>(rank.kind), conclusion.fact)};
    std::vector<Fact> rests_on;
    std::vector<bool> seen;
    const auto add = [&](Fact end) {
        seen.assign(2 * graph_->size(), false);
        rests_on.assign(1, end);
        for (std::size_t at = 0; at < rests_on.size(); ++at) {
            for (const Fact parent : net.parents(rests_on[at])) {
                if (!seen[parent.number()]) rests_on.push_back(parent);
                seen[parent.number()] = true;
            }
            if (rests_on[at].is_true) add_gone_by_link(found.parents, rests_on[at].node, net.parents(rests_on[at]));
        }
        std::ranges::sort(rests_on, [](Fact left, Fact right) { return left.number() < right.number(); });
        for (const Fact fact : rests_on) found.identity = mixed(found.identity, fact);
    };
    for (const Fact assumption : conclusion.assumptions) {
        const std::optional<Net::Clash> clash = net.follow(assumption);
        if (conclusion.preference != contradictions) {
            add(conclusion.fact);
            continue;
        }
        const std::vector<Fact> last(net.last_parents().begin(), net.last_parents().end());
        add(clash->drawn);
        for (const Fact parent : last) add(parent);
        if (!clash->drawn.is_true) add_gone_by_link(found.parents, clash->drawn.node, last);
    }
    if (conclusion.preference == cell_chains || conclusion.preference == house_chains)
        add_gone_by_link(found.parents, conclusion.assumptions.front().node, conclusion.assumptions.subspan(1));
    return found;
}

bool Net::draw_by_dynamic_chains() { return DynamicChains(*this).find(); }
}  // namespace satdoku::deduce::rating
