// Definitions of a variable in any form, for variable elimination: some of its clauses leave it at most one value
// whatever the others are if they have no model without its literals (Padoa's method, for the two values at once). The
// clauses of such a core are the definition. Not only the resolvents of the core with the other clauses are needed, but
// also those among themselves, which say that the variable has a value at all. Idea: Fleury and Biere, "Mining
// definitions in Kissat with kittens", Formal Methods in System Design, 2021.
#include "passes/dense.hpp"
#include "passes/sub_solver.hpp"
#include <numeric>

namespace satdoku::cdcl {
namespace {
/// More clauses are not tried.
constexpr std::size_t most_clauses = 200;
constexpr std::uint64_t most_conflicts_of_refutation = 100;
/// The second time, the core itself is refuted, which often makes it smaller.
constexpr int refutations = 2;
/// What a sub-solver costs in ticks, besides its clauses.
constexpr std::uint64_t cost_of_sub_solver = 50;

class Miner {
  public:
    Miner(Dense& dense, Variable variable) : dense_(dense), variable_(variable) {}

    void add(std::span<const Watch> entries) {
        for (const Watch& entry : entries) {
            std::vector<Literal>& clause = clauses_.emplace_back();
            for_each_literal(dense_, entry, [&](Literal literal) {
                if (literal.variable() == variable_) return;
                clause.push_back(literal);
                variables_.push_back(literal.variable());
            });
        }
    }

    /// Returns the places, in order of adding, of clauses without a model, or nothing if there is one.
    std::vector<std::size_t> core() {
        number();
        std::vector<std::size_t> places(clauses_.size());
        std::iota(places.begin(), places.end(), 0);
        for (int time = 0; time < refutations && !places.empty(); ++time) places = core_of(places);
        return places;
    }

  private:
    /// Gives the variables numbers from 0 on.
    void number() {
        dense_.effort.spend(core::spreading(variables_.size()));
        core::sort_unique(variables_);
        for (std::vector<Literal>& clause : clauses_) {
            for (Literal& literal : clause) {
                const auto place = std::lower_bound(variables_.begin(), variables_.end(), literal.variable());
                literal = Literal(Variable(static_cast<std::uint32_t>(place - variables_.begin())), literal.negative());
            }
        }
    }

    std::vector<std::size_t> core_of(const std::vector<std::size_t>& places) {
        SubSolver sub_solver(static_cast<std::uint32_t>(variables_.size()), SubSolver::Proof::hints,
                             dense_.state.steps);
        std::vector<std::int64_t> ids;
        for (const std::size_t place : places) ids.push_back(sub_solver.add(clauses_[place]));
        core::Random random(places.size());  // its own: whether definitions are mined leaves other choices alone
        const bool refuted =
            sub_solver.solve({}, most_conflicts_of_refutation, random) == solve::Verdict::unsatisfiable;
        dense_.effort.spend(cost_of_sub_solver + sub_solver.ticks() + places.size());
        if (!refuted) return {};
        const std::vector<std::int64_t> core = sub_solver.core();
        std::vector<std::size_t> left;
        for (std::size_t index = 0; index < places.size(); ++index)
            if (std::binary_search(core.begin(), core.end(), ids[index])) left.push_back(places[index]);
        return left;
    }

    Dense& dense_;
    const Variable variable_;
    std::vector<std::vector<Literal>> clauses_;  ///< without the variable
    std::vector<Variable> variables_;
};
}  // namespace

void mine_definition(Dense& dense, Variable variable, std::span<const Watch> positive, std::span<const Watch> negative,
                     Gate& gate) {
    gate.clear();
    if (positive.size() + negative.size() > most_clauses) return;
    Miner miner(dense, variable);
    miner.add(positive);
    miner.add(negative);
    gate.is_total = false;
    for (const std::size_t place : miner.core()) {
        const bool is_positive = place < positive.size();
        (is_positive ? gate.positive : gate.negative)
            .push_back(is_positive ? positive[place] : negative[place - positive.size()]);
    }
    // A core of one side alone says what value the variable has.
    if (gate.positive.empty() || gate.negative.empty()) gate.clear();
}
}  // namespace satdoku::cdcl
