// Nice loops and alternating inference chains (AIC), plain and grouped: for every candidate, true and false, the
// shortest chains to all consequences.
//
// A loop leads from a cell back to it. A discontinuous loop refutes or proves a candidate of that cell. In a continuous
// loop every weak link holds in both directions, so its digit is removed from cells that see both ends, and a cell
// where two strong links meet holds one of their two digits. An AIC has a strong link at each end: one of the ends is
// true. The names follow the field's guides: an AIC that removes a single candidate of one digit is a discontinuous
// loop from that candidate. Sound on every layout: a link lies in one cell or one house.
#include "find.hpp"
#include "inferences.hpp"
#include <map>

namespace satdoku::deduce {
namespace {
enum class Form { continuous, discontinuous, aic };

/// In the order of the enumeration, the forms without groups first.
constexpr int first_loop = static_cast<int>(Technique::continuous_nice_loop);
constexpr int forms = 3;

bool is_grouped(Technique technique) { return technique >= Technique::grouped_continuous_nice_loop; }

Form form_of(Technique technique) { return static_cast<Form>((static_cast<int>(technique) - first_loop) % forms); }

Technique technique_of(Form form, bool grouped) {
    return static_cast<Technique>(first_loop + (grouped ? forms : 0) + static_cast<int>(form));
}

class LoopSearch {
  public:
    LoopSearch(const State& state, Technique technique)
        : state_(state), geometry_(state.geometry()), form_(form_of(technique)), grouped_(is_grouped(technique)),
          inferences_(state, grouped_ ? Inferences::Nodes::groups : Inferences::Nodes::candidates),
          consequences_(inferences_) {}

    void run(Steps& steps) {
        lists_all_ = !steps.wants_first();
        for (const bool is_true : {true, false})
            for (NodeIndex node = 0; node < inferences_.candidate_count(); ++node) look_for_loops({node, is_true});
        for (NodeIndex node = 0; node < inferences_.candidate_count(); ++node) look_for_aics({node, false});
        if (steps.wants_first()) return preferred(steps.wants_family()).add_to(steps);
        for (Found& found : found_)
            if (found.form == form_ && steps.add(std::move(found.step))) return;
    }

  private:
    static constexpr std::uint32_t least_links = 3;

    struct Found {
        Form form;
        Step step;
    };

    PreferredChain preferred(bool of_any_form) {
        PreferredChain preferred;
        for (Found& found : found_) {
            if (!of_any_form && found.form != form_) continue;
            const std::size_t links = found.step.links.size();
            preferred.offer(std::move(found.step), links);
        }
        return preferred;
    }

    Cell cell(Fact fact) const { return inferences_.node(fact.node).cell(); }
    int digit(Fact fact) const { return inferences_.node(fact.node).digit; }
    bool is_group(Fact fact) const { return fact.node >= inferences_.candidate_count(); }

    void look_for_loops(Fact start) {
        consequences_.follow(start);
        for (const Fact& end : consequences_.facts()) {
            if (consequences_.distance(end) < least_links || is_group(end) || cell(end) != cell(start)) continue;
            const bool continuous = is_continuous(start, end);
            if (!continuous && discontinuous_eliminations(start, end).empty()) continue;
            each_chain(end, true, [&](const std::vector<Fact>& chain) {
                if (cell(chain[1]) == cell(start)) return false;
                if (!continuous) return keep(Form::discontinuous, chain, discontinuous_eliminations(start, end));
                keep(Form::continuous, chain, continuous_eliminations(chain));
                return false;
            });
        }
    }

    void look_for_aics(Fact start) {
        consequences_.follow(start);
        for (const Fact& end : consequences_.facts()) {
            const bool is_end = end.is_true && !is_group(end) && cell(end) != cell(start);
            if (!is_end || consequences_.distance(end) < least_links) continue;
            const std::vector<Candidate> gone = aic_eliminations(start, end);
            if (gone.empty()) continue;
            each_chain(end, false, [&](const std::vector<Fact>& chain) { return keep(Form::aic, chain, gone); });
        }
    }

    /// Calls `take` with a shortest chain to the end, if it is simple; for lists with each of the shortest ones that is,
    /// until `take` returns true: which of them was found first depends on the order of rows and columns.
    template <typename Take> void each_chain(Fact end, bool is_loop, const Take& take) const {
        if (lists_all_) {
            std::vector<Fact> chain(consequences_.distance(end) + 1, end);
            extend_to_start(chain, chain.size() - 1, {}, is_loop, take);
        } else if (const std::vector<Fact> chain = consequences_.chain(end); is_simple(chain, is_loop)) {
            take(chain);
        }
    }

    /// Puts each fact before chain[at] that keeps the chain simple, down to the start. Returns true if `take` did.
    /// @param later  the cells of the facts after chain[at]
    template <typename Take>
    bool extend_to_start(std::vector<Fact>& chain, std::size_t at, CellSet later, bool is_loop,
                         const Take& take) const {
        if (at == 0) return take(chain);
        const Fact here = chain[at];
        bool enough = false;
        // What follows from the contrary is the contrary of what leads here.
        inferences_.each_next(here.opposite(), [&](const Inference& inference) {
            const Fact before = inference.to.opposite();
            if (enough || !consequences_.has(before) || consequences_.distance(before) != at - 1) return;
            const bool is_loose = is_loop && cell(before) == cell(chain.back());
            if (!is_loose && inferences_.node(before.node).cells.meets(later)) return;
            chain[at - 1] = before;
            CellSet with = later;
            with.add(cell(here));
            enough = extend_to_start(chain, at - 1, with, is_loop, take);
        });
        return enough;
    }

    /// Returns true if the chain passes no cell twice. Two links in a row may lie in one cell, and a loop closes.
    bool is_simple(const std::vector<Fact>& chain, bool is_loop) const {
        CellSet passed;
        for (std::size_t index = 0; index < chain.size(); ++index) {
            if (passed.has(cell(chain[index]))) return false;
            if (index == 0) continue;
            const Fact before = chain[index - 1];
            if (!is_loop || cell(before) != cell(chain[0])) passed |= inferences_.node(before.node).cells;
        }
        return true;
    }

    bool is_continuous(Fact start, Fact end) const {
        if (digit(start) == digit(end) || start.is_true == end.is_true) return false;
        return !start.is_true || state_.candidates(cell(start)).size() == 2;
    }

    std::vector<Candidate> discontinuous_eliminations(Fact start, Fact end) const {
        std::vector<Candidate> gone;
        const auto add = [&](int number) { gone.push_back(candidate_at(cell(start), number)); };
        if (digit(start) == digit(end)) {
            if (start.is_true) {
                add(digit(start));
            } else {
                for (const int other : state_.candidates(cell(start))) {
                    if (other != digit(start)) add(other);
                }
            }
        } else if (start.is_true == end.is_true) {
            add(start.is_true ? digit(start) : digit(end));
        }
        return gone;
    }

    std::vector<Candidate> continuous_eliminations(const std::vector<Fact>& chain) const {
        std::vector<Candidate> gone;
        CellSet of_chain;
        for (const Fact& fact : chain) of_chain |= inferences_.node(fact.node).cells;
        const auto keep_only = [&](Cell where, int first, int second) {
            for (const int other : state_.candidates(where))
                if (other != first && other != second) gone.push_back(candidate_at(where, other));
        };
        if (!chain.front().is_true) keep_only(cell(chain.front()), digit(chain.front()), digit(chain.back()));
        for (std::size_t at = 1; at < chain.size(); ++at) {
            const bool is_weak = !chain[at].is_true;
            const bool between_cells = cell(chain[at - 1]) != cell(chain[at]);
            if (!between_cells) continue;
            if (is_weak) {
                const CellSet where = inferences_.seen_by(chain[at - 1].node) & inferences_.seen_by(chain[at].node);
                add_candidates(gone, (where & state_.cells_of(digit(chain[at]))) - of_chain, digit(chain[at]));
            } else if (at + 2 < chain.size() && cell(chain[at + 1]) == cell(chain[at]) &&
                       cell(chain[at + 2]) != cell(chain[at + 1]) && !is_group(chain[at])) {
                keep_only(cell(chain[at]), digit(chain[at]), digit(chain[at + 1]));
            }
        }
        return gone;
    }

    std::vector<Candidate> aic_eliminations(Fact start, Fact end) const {
        std::vector<Candidate> gone;
        const auto first = static_cast<std::uint8_t>(digit(start));
        const auto last = static_cast<std::uint8_t>(digit(end));
        if (first == last) {
            const CellSet where = geometry_.peers(cell(start)) & geometry_.peers(cell(end)) & state_.cells_of(first);
            if (where.count() < 2) return {};
            add_candidates(gone, where, first);
        } else if (geometry_.see_each_other(cell(start), cell(end)) && state_.has({cell(start), last}) &&
                   state_.has({cell(end), first})) {
            gone = {{cell(start), last}, {cell(end), first}};
        }
        return gone;
    }

    /// Of chains with the same result the shortest counts, and of equal ones the first. Returns false if the chain is of
    /// another technique.
    bool keep(Form form, const std::vector<Fact>& chain, std::vector<Candidate> gone) {
        if (gone.empty() || (lists_all_ && form != form_)) return true;
        if (grouped_ && std::ranges::none_of(chain, [&](Fact fact) { return is_group(fact); })) return false;
        std::ranges::sort(gone);
        gone.erase(std::unique(gone.begin(), gone.end()), gone.end());
        const auto [known, is_new] = shortest_.try_emplace(gone, found_.size());
        if (!is_new && found_[known->second].step.links.size() < chain.size()) return true;
        if (!is_new && !lists_all_) known->second = found_.size();
        DigitSet digits;
        for (const Fact& fact : chain) digits.insert(digit(fact));
        Step step{.technique = technique_of(form, grouped_), .digits = digits, .eliminations = std::move(gone)};
        step.links = links_of(inferences_, chain);
        if (known->second < found_.size()) {
            found_[known->second].step = std::move(step);
        } else {
            found_.push_back({form, std::move(step)});
        }
        return true;
    }

    const State& state_;
    const Geometry& geometry_;
    const Form form_;
    const bool grouped_;
    const Inferences inferences_;
    bool lists_all_ = false;  ///< the steps of this technique, by every shortest chain
    Consequences consequences_;
    std::vector<Found> found_;
    std::map<std::vector<Candidate>, std::size_t> shortest_;  ///< in found_, by result
};
}  // namespace

void find_nice_loops(const State& state, Technique technique, Steps& steps) { LoopSearch(state, technique).run(steps); }
}  // namespace satdoku::deduce
