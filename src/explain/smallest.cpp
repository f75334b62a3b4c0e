// A smallest core by implicit hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva, "Smallest MUS extraction
// with minimal hitting set dualization", CP 2015; what was learned is kept for the next call, as in Gamba, Bogaerts
// and Guns, "Efficiently explaining CSPs with unsatisfiable subset optimization", IJCAI 2021).
//
// An assignment breaks some groups, and each core has at least one of those. So a smallest set of groups that hits all
// such sets is no larger than the smallest core, and if it is a core, it is a smallest one. If it is not, an
// assignment that satisfies it gives a further set to hit. The set is also extended until it is a core, which may be
// smaller than the best one so far.
#include "search.hpp"
#include <iterator>

namespace satdoku::explain {
namespace {
/// This number of steps of the search for hitting sets takes as long as a call of the engine.
constexpr std::uint64_t steps_of_a_solve = 20;
/// The limit of conflicts of a call that tries to improve an assignment.
constexpr std::uint64_t most_conflicts = 20;
constexpr std::size_t most_witnesses = 2000;
}  // namespace

Finding CoreFinder::smallest(std::span<const Group> from, std::span<const cnf::Literal> background,
                             const Effort& effort, const Finding& known) {
    return Search(*this, from, background, effort).smallest(known);
}

std::vector<Group> CoreFinder::Search::broken_by(const std::vector<bool>& model) const {
    const Groups& groups = finder_.groups_;
    std::vector<bool> is_broken(groups.size());
    for (std::size_t index = 0; index < groups.clauses().size(); ++index) {
        const Group group = groups.group_of(index);
        if (group == Groups::always || is_broken[group]) continue;
        const auto clause = groups.clauses()[index];
        is_broken[group] = std::ranges::none_of(
            clause, [&](cnf::Literal literal) { return model[literal.variable().index()] != literal.negative(); });
    }
    std::vector<Group> broken;
    for (Group group = 0; group < groups.size(); ++group)
        if (is_broken[group]) broken.push_back(group);
    return broken;
}

/// Returns the groups that an assignment breaks, among those to choose from.
std::vector<Group> CoreFinder::Search::correction(const Witness& witness) const {
    std::vector<bool> is_broken(finder_.groups_.size());
    for (const Group group : witness.broken) is_broken[group] = true;
    std::vector<Group> set;
    std::ranges::copy_if(from_, std::back_inserter(set), [&](Group group) { return is_broken[group]; });
    return set;
}

/// Takes over the results of earlier searches.
void CoreFinder::Search::recall_witnesses() {
    for (const Witness& witness : finder_.witnesses_) {
        const auto background = oracle_.background();
        const bool holds = std::ranges::all_of(background, [&](cnf::Literal literal) {
            return witness.values[literal.variable().index()] != literal.negative();
        });
        if (holds) corrections_.add(correction(witness));
    }
}

/// Returns the engine's last model, or a better assignment that breaks fewer groups.
CoreFinder::Witness CoreFinder::Search::witness() {
    Witness witness{oracle_.model(), {}};
    witness.broken = broken_by(witness.values);
    std::vector<bool> dropped(finder_.groups_.size());
    for (const Group group : witness.broken) dropped[group] = true;
    for (const Group group : from_) {
        if (!dropped[group]) continue;
        dropped[group] = false;
        std::vector<Group> asked;
        std::ranges::copy_if(from_, std::back_inserter(asked), [&](Group other) { return !dropped[other]; });
        if (oracle_.ask(asked, most_conflicts) != solve::Verdict::satisfiable) {
            dropped[group] = true;
            continue;
        }
        witness.values = oracle_.model();
        witness.broken = broken_by(witness.values);
        dropped.assign(dropped.size(), false);
        for (const Group broken : witness.broken) dropped[broken] = true;
    }
    return witness;
}

/// Returns a minimal core within the groups that propagation finds; unknown if it finds nothing.
Finding CoreFinder::Search::propagated(std::span<const std::uint32_t> weights) {
    if (!Propagation::fits(finder_.groups_)) return {};
    if (!finder_.propagation_) finder_.propagation_ = std::make_unique<Propagation>(finder_.groups_, *finder_.index_);
    oracle_.count_work(1);
    const auto core = finder_.propagation_->core(from_, oracle_.background(), weights);
    if (!core) return {};
    Finding finding{oracle_.ask(*core)};
    if (finding.verdict != solve::Verdict::unsatisfiable) return {};  // a limit was reached
    finding.core = oracle_.needed(*core);
    finding.minimal = shrink(finding.core);
    return finding;
}

/// Searches for smaller cores: by propagation with other weights, which prefer groups of the best core, or in another
/// order if propagation finds nothing.
void CoreFinder::Search::vary(Finding& best, bool by_propagation) {
    constexpr int most_in_vain = 12;
    constexpr std::uint32_t standard = 8;
    const std::uint64_t reserve = oracle_.solves_left() / 3 * 2;
    std::vector<std::uint32_t> weights(finder_.groups_.size());
    std::vector<Group> order(from_.begin(), from_.end());
    for (int in_vain = 0; in_vain < most_in_vain && oracle_.solves_left() > reserve && !oracle_.spent(); ++in_vain) {
        for (std::uint32_t& weight : weights)
            weight = standard + static_cast<std::uint32_t>(finder_.random_.below(standard));
        for (const Group group : best.core) weights[group] -= standard / 2;
        if (!by_propagation) finder_.random_.shuffle(std::span(order));
        Finding other = by_propagation ? propagated(weights) : minimal(order);
        if (other.verdict != solve::Verdict::unsatisfiable) return;
        if (other.core.size() >= best.core.size()) continue;
        best = std::move(other);
        in_vain = 0;
    }
}

Finding CoreFinder::Search::smallest(const Finding& known) {
    const std::vector<std::uint32_t> weights(finder_.groups_.size(), 1);
    Finding best = propagated(weights);
    const bool by_propagation = best.verdict == solve::Verdict::unsatisfiable;
    const bool knows_better =
        known.verdict == solve::Verdict::unsatisfiable && (!by_propagation || known.core.size() < best.core.size());
    if (knows_better) {
        best = known;
    } else if (!by_propagation) {
        best = minimal(from_);
    }
    if (best.verdict != solve::Verdict::unsatisfiable) return best;
    vary(best, by_propagation);
    // The proof needs many more calls than there are pairs of groups in the core.
    if (best.core.size() * best.core.size() > oracle_.solves_left()) return best;
    recall_witnesses();
    while (!oracle_.spent()) {
        const HittingSets::Answer fewest = corrections_.minimum(
            best.core.size(), oracle_.solves_left() / 4 * steps_of_a_solve, [this] { return oracle_.spent(); });
        oracle_.count_work(fewest.steps / steps_of_a_solve);
        if (!fewest.elements && fewest.complete) {
            best.minimal = best.smallest = true;
            return best;
        }
        if (!fewest.elements) return best;
        std::vector<Group> core = *fewest.elements;
        bool is_fewest = true;
        solve::Verdict verdict = oracle_.ask(core);
        for (; verdict == solve::Verdict::satisfiable; verdict = oracle_.ask(core)) {
            Witness found = witness();
            const std::vector<Group> set = correction(found);
            corrections_.add(set);
            core.push_back(corrections_.most_frequent(set));
            if (finder_.witnesses_.size() < most_witnesses) finder_.witnesses_.push_back(std::move(found));
            is_fewest = false;
        }
        if (verdict == solve::Verdict::unknown) return best;
        if (is_fewest) return {verdict, core, true, true};
        core = oracle_.needed(core);
        const bool proved = shrink(core);
        if (core.size() < best.core.size()) best = {verdict, core, proved, false};
    }
    return best;
}
}  // namespace satdoku::explain
