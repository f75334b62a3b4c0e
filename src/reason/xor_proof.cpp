// Sums of XOR constraints are planned first, because an addition takes as many steps as both constraints have
// variables: the shortest one is always added to the one with which it makes the shortest sum. The additions form a
// tree with few long sums; adding one constraint after the other to a single sum would make most sums long.
#include "xor_chain.hpp"
#include <satdoku/reason/xor_proof.hpp>
#include <iterator>
#include <queue>
#include <unordered_map>

namespace satdoku::reason {
/// The order of the additions of a sum.
struct AdditionPlan {
    /// Indices of the summands, then of the sums in the order of the steps. Each index is used once.
    struct Step {
        std::size_t left, right;
    };
    std::vector<Step> steps;
    std::uint64_t variables = 0;  ///< total number that the additions visit
};

namespace {
using cnf::Variable;

class Planner {
  public:
    Planner(std::span<const XorConstraint* const> summands, core::Effort& effort) : effort_(effort) {
        for (const XorConstraint* constraint : summands) push(constraint->variables);
    }

    AdditionPlan run() {
        while (effort_.spend(1)) {
            const std::size_t left = take_shortest();
            if (left == rows_.size()) break;
            std::size_t right = closest(left);
            if (right == rows_.size()) right = take_shortest();
            if (right == rows_.size()) break;
            is_added_[left] = is_added_[right] = true;
            add(left, right);
        }
        return std::move(plan_);
    }

  private:
    void push(std::vector<Variable> variables) {
        const std::size_t row = rows_.size();
        for (const Variable variable : variables) occurrences_[variable.index()].push_back(row);
        lengths_.push({variables.size(), row});
        rows_.push_back(std::move(variables));
        is_added_.push_back(false);
        common_.push_back(0);
    }

    /// Returns the number of rows if there is none.
    std::size_t take_shortest() {
        while (!lengths_.empty()) {
            const std::size_t row = lengths_.top().second;
            lengths_.pop();
            if (!is_added_[row]) return row;
        }
        return rows_.size();
    }

    /// Returns the row that makes the shortest sum with this one, of those that share a variable with it; the number of
    /// rows if there is none.
    std::size_t closest(std::size_t row) {
        std::vector<std::size_t> near;
        for (const Variable variable : rows_[row]) {
            std::vector<std::size_t>& list = occurrences_[variable.index()];
            std::erase_if(list, [&](std::size_t other) { return is_added_[other]; });
            effort_.spend(1 + list.size() / 4);
            for (const std::size_t other : list)
                if (other != row && common_[other]++ == 0) near.push_back(other);
        }
        std::size_t best = rows_.size();
        std::pair<std::size_t, std::size_t> shortest;
        for (const std::size_t other : near) {
            const std::pair length(rows_[row].size() + rows_[other].size() - 2 * common_[other], other);
            if (best == rows_.size() || length < shortest) {
                best = other;
                shortest = length;
            }
            common_[other] = 0;
        }
        return best;
    }

    void add(std::size_t left, std::size_t right) {
        std::vector<Variable> sum;
        std::ranges::set_symmetric_difference(rows_[left], rows_[right], std::back_inserter(sum));
        plan_.steps.push_back({left, right});
        plan_.variables += (rows_[left].size() + rows_[right].size() + sum.size()) / 2;
        push(std::move(sum));
    }

    core::Effort& effort_;
    AdditionPlan plan_;
    std::vector<std::vector<Variable>> rows_;
    std::vector<bool> is_added_;       ///< by row: whether it is part of a sum
    std::vector<std::size_t> common_;  ///< by row: number of common variables; scratch of closest()
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> occurrences_;
    std::priority_queue<std::pair<std::size_t, std::size_t>, std::vector<std::pair<std::size_t, std::size_t>>,
                        std::greater<>>
        lengths_;  ///< lengths with their rows
};

/// If the effort ends early, some summands are not added.
AdditionPlan plan_additions(std::span<const XorConstraint* const> summands, core::Effort& effort) {
    return Planner(summands, effort).run();
}

/// Ticks of the proof steps of an addition, for each variable.
constexpr std::uint64_t cost_of_variable = 20 * ticks_of_step;

constexpr std::size_t most_lemmas = 1000;

AdditionPlan plan_all(std::span<const XorConstraint* const> summands) {
    core::Effort unlimited(std::numeric_limits<std::uint64_t>::max());
    return plan_additions(summands, unlimited);
}
}  // namespace

ClauseXorProof::ClauseXorProof() = default;
ClauseXorProof::~ClauseXorProof() = default;

void ClauseXorProof::keep(Derivation& derivation, const XorConstraint& constraint) {
    if (kept_.try_emplace(constraint).second) add_clauses(derivation, constraint);
}

bool ClauseXorProof::keep(Derivation& derivation, const ExactCount& count) {
    if (kept_.contains(xor_of(count))) return true;
    if (cost_of_entering(count, most_lemmas) == most_lemmas) return false;
    const std::array<Cardinality, 2> bounds = bounds_of(count);
    for (const Cardinality& bound : bounds)
        each_clause(bound, [&](std::span<const cnf::Literal> clause) { derivation.use(clause); });
    XorChain chain = enter(derivation, count);
    for (const Cardinality& bound : bounds)
        each_clause(bound, [&](std::span<const cnf::Literal> clause) { derivation.leave(clause); });
    const XorConstraint constraint = chain.constraint;
    kept_.emplace(constraint, Known{std::make_unique<XorChain>(std::move(chain)), {}});
    return true;
}

bool ClauseXorProof::derive(Derivation& derivation, const XorSum& consequence, core::Effort& effort) {
    const AdditionPlan plan = plan_additions(consequence.summands, effort);
    if (!effort.spend(plan.variables * cost_of_variable)) return false;
    if (!plan.steps.empty()) sum(derivation, consequence.summands, plan);
    return true;
}

XorChain ClauseXorProof::sum(Derivation& derivation, std::span<const XorConstraint* const> summands,
                             const AdditionPlan& plan) {
    std::vector<XorChain> sums;
    const auto chain = [&](std::size_t index) -> const XorChain& {
        return index < summands.size() ? chain_of(derivation, *summands[index]) : sums[index - summands.size()];
    };
    for (const AdditionPlan::Step& step : plan.steps) {
        XorChain next = add(derivation, chain(step.left), chain(step.right));
        for (const std::size_t index : {step.left, step.right})
            if (index >= summands.size()) remove(derivation, chain(index));
        sums.push_back(std::move(next));
    }
    return std::move(sums.back());
}

const XorChain& ClauseXorProof::chain_of(Derivation& derivation, const XorConstraint& constraint) {
    const auto row = rows_.find(constraint);
    Known& known = row == rows_.end() ? kept_.at(constraint) : row->second;
    if (known.chain) return *known.chain;
    if (known.summands.empty()) {
        known.chain = std::make_unique<XorChain>(enter(derivation, constraint));
        remove_clauses(derivation, constraint);
    } else {
        std::vector<const XorConstraint*> summands;
        for (const XorConstraint& each : known.summands) summands.push_back(&each);
        known.chain = std::make_unique<XorChain>(sum(derivation, summands, plan_all(summands)));
    }
    return *known.chain;
}

void ClauseXorProof::set_rows(Derivation& derivation, std::vector<Row> rows) {
    std::map<XorConstraint, Known> before = std::exchange(rows_, {});
    owners_.clear();
    for (Row& row : rows) {
        // A row that is a constraint of the formula is already kept.
        if (row.summands.size() == 1) {
            owners_[row.own] = &kept_.find(row.constraint)->first;
            continue;
        }
        const auto old = before.find(row.constraint);
        Known known = old == before.end() ? Known{{}, std::move(row.summands)} : std::move(old->second);
        if (old != before.end()) before.erase(old);
        owners_[row.own] = &rows_.emplace(std::move(row.constraint), std::move(known)).first->first;
    }
    for (const auto& [constraint, known] : before)
        if (known.chain) remove(derivation, *known.chain);
}

std::vector<const XorConstraint*> ClauseXorProof::rows_of(std::span<const cnf::Literal> whole) const {
    std::vector<const XorConstraint*> rows;
    for (const cnf::Literal literal : whole) {
        const auto owner = owners_.find(literal.variable());
        if (owner != owners_.end()) rows.push_back(owner->second);
    }
    return rows;
}

std::uint64_t ClauseXorProof::cost_of_implying(std::span<const cnf::Literal> whole) const {
    return rows_of(whole).size() * whole.size() * cost_of_variable;
}

void ClauseXorProof::imply(Derivation& derivation, std::span<const cnf::Literal> whole,
                           std::span<const cnf::Literal> clause) {
    const std::vector<const XorConstraint*> rows = rows_of(whole);
    if (rows.size() == 1) {
        chain_of(derivation, *rows.front());
        return derivation.conclude(clause, whole);
    }
    const XorChain chain = sum(derivation, rows, plan_all(rows));
    derivation.conclude(clause, whole);
    remove(derivation, chain);
}
}  // namespace satdoku::reason
