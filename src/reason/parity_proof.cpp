#include "addition_plan.hpp"
#include "parity_chain.hpp"

#include <satdoku/reason/parity_proof.hpp>

#include <limits>
#include <utility>
#include <vector>

namespace satdoku::reason {

namespace {

using cnf::Variable;

/// Ticks of the proof steps of an addition, for each variable.
constexpr std::uint64_t cost_of_variable = 20 * ticks_of_step;

constexpr std::size_t most_lemmas = 1000;

AdditionPlan plan_all(std::span<const Parity* const> summands) {
    core::Effort unlimited(std::numeric_limits<std::uint64_t>::max());
    return plan_additions(summands, unlimited);
}

}  // namespace

ParityProof::ParityProof() = default;
ParityProof::ParityProof(ParityProof&&) noexcept = default;
ParityProof& ParityProof::operator=(ParityProof&&) noexcept = default;
ParityProof::~ParityProof() = default;

void ParityProof::keep(Derivation& derivation, const Parity& parity) {
    if (kept_.try_emplace(parity).second) add_clauses(derivation, parity);
}

bool ParityProof::keep(Derivation& derivation, const ExactCount& count) {
    if (kept_.contains(parity_of(count))) return true;
    if (cost_of_entering(count, most_lemmas) == most_lemmas) return false;
    ParityChain chain = enter(derivation, count);
    const Parity parity = chain.parity;
    kept_.emplace(parity, Known{std::make_unique<ParityChain>(std::move(chain)), {}});
    return true;
}

bool ParityProof::derive(Derivation& derivation, const ParitySum& consequence, core::Effort& effort) {
    const AdditionPlan plan = plan_additions(consequence.summands, effort);
    if (!effort.spend(plan.variables * cost_of_variable)) return false;
    if (!plan.steps.empty()) sum(derivation, consequence.summands, plan);
    return true;
}

ParityChain ParityProof::sum(Derivation& derivation, std::span<const Parity* const> summands,
                             const AdditionPlan& plan) {
    std::vector<ParityChain> sums;
    const auto chain = [&](std::size_t index) -> const ParityChain& {
        return index < summands.size() ? chain_of(derivation, *summands[index]) : sums[index - summands.size()];
    };
    for (const AdditionPlan::Step& step : plan.steps) {
        ParityChain next = add(derivation, chain(step.left), chain(step.right));
        for (const std::size_t index : {step.left, step.right}) {
            if (index >= summands.size()) remove(derivation, chain(index));
        }
        sums.push_back(std::move(next));
    }
    return std::move(sums.back());
}

const ParityChain& ParityProof::chain_of(Derivation& derivation, const Parity& parity) {
    const auto row = rows_.find(parity);
    Known& known = row == rows_.end() ? kept_.at(parity) : row->second;
    if (known.chain) return *known.chain;
    if (known.summands.empty()) {
        known.chain = std::make_unique<ParityChain>(enter(derivation, parity));
        remove_clauses(derivation, parity);
    } else {
        std::vector<const Parity*> summands;
        for (const Parity& each : known.summands) summands.push_back(&each);
        known.chain = std::make_unique<ParityChain>(sum(derivation, summands, plan_all(summands)));
    }
    return *known.chain;
}

void ParityProof::set_rows(Derivation& derivation, std::vector<Row> rows) {
    std::map<Parity, Known> before = std::exchange(rows_, {});
    owners_.clear();
    for (Row& row : rows) {
        // A row that is a parity of the formula is already kept.
        if (row.summands.size() == 1) {
            owners_[row.own] = &kept_.find(row.parity)->first;
            continue;
        }
        const auto old = before.find(row.parity);
        Known known = old == before.end() ? Known{{}, std::move(row.summands)} : std::move(old->second);
        if (old != before.end()) before.erase(old);
        owners_[row.own] = &rows_.emplace(std::move(row.parity), std::move(known)).first->first;
    }
    for (const auto& [parity, known] : before) {
        if (known.chain) remove(derivation, *known.chain);
    }
}

std::vector<const Parity*> ParityProof::rows_of(std::span<const Variable> variables) const {
    std::vector<const Parity*> rows;
    for (const Variable variable : variables) {
        const auto owner = owners_.find(variable);
        if (owner != owners_.end()) rows.push_back(owner->second);
    }
    return rows;
}

std::uint64_t ParityProof::cost_of_implying(std::span<const Variable> variables) const {
    return rows_of(variables).size() * variables.size() * cost_of_variable;
}

void ParityProof::imply(Derivation& derivation, std::span<const Variable> variables,
                        std::span<const cnf::Literal> clause) {
    const std::vector<const Parity*> rows = rows_of(variables);
    if (rows.size() == 1) {
        chain_of(derivation, *rows.front());
        return derivation.add(clause);
    }
    const ParityChain chain = sum(derivation, rows, plan_all(rows));
    derivation.add(clause);
    remove(derivation, chain);
}

}  // namespace satdoku::reason
