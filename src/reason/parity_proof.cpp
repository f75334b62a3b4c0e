#include "addition_plan.hpp"

#include <satdoku/reason/parity_proof.hpp>

#include <utility>
#include <vector>

namespace satdoku::reason {

namespace {

/// Ticks for what an addition tells the proof at one variable.
constexpr std::uint64_t cost_of_variable = 24;

constexpr std::size_t most_lemmas = 1000;

}  // namespace

void ParityProof::keep(Derivation& derivation, const Parity& parity) {
    if (kept_.try_emplace(parity).second) add_clauses(derivation, parity);
}

bool ParityProof::keep(Derivation& derivation, const ExactCount& count) {
    if (kept_.contains(parity_of(count))) return true;
    if (cost_of_entering(count, most_lemmas) == most_lemmas) return false;
    ParityChain chain = enter(derivation, count);
    const Parity parity = chain.parity;
    kept_.emplace(parity, std::move(chain));
    return true;
}

bool ParityProof::derive(Derivation& derivation, const ParitySum& sum, core::Effort& effort) {
    const AdditionPlan plan = plan_additions(sum.summands, effort);
    if (!effort.spend(plan.variables * cost_of_variable)) return false;
    std::vector<ParityChain> sums;
    const auto chain = [&](std::size_t index) -> const ParityChain& {
        const std::size_t given = sum.summands.size();
        return index < given ? chain_of(derivation, *sum.summands[index]) : sums[index - given];
    };
    for (const AdditionPlan::Step& step : plan.steps) {
        ParityChain next = add(derivation, chain(step.left), chain(step.right));
        for (const std::size_t index : {step.left, step.right}) {
            if (index >= sum.summands.size()) remove(derivation, chain(index));
        }
        sums.push_back(std::move(next));
    }
    return true;
}

const ParityChain& ParityProof::chain_of(Derivation& derivation, const Parity& parity) {
    std::optional<ParityChain>& chain = kept_.at(parity);
    if (!chain) {
        chain = enter(derivation, parity);
        remove_clauses(derivation, parity);
    }
    return *chain;
}

}  // namespace satdoku::reason
