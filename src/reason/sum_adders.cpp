// The equations are kept independent modulo 2: each has a pivot, a column with an odd coefficient that is even in all
// later ones. A new equation is reduced by the others until none of its odd coefficients is at a pivot. If all
// coefficients are even then, half of it is a new equation. So the equations always span everything that follows by
// adding and halving.
//
// Two literals are equal, or complements, if all other coefficients of a sum with both are even: its parity says which.
// With the lowest bits of two circuits equal, the sums of what they carry are half of the rest, and so on upwards.
//
//     a + b = 2 g + p     b + c = 2 i + q     s - t = p + c - 2 h - t                  by the equation of s
//     p + c = 2 h + s     q + a = 2 j + t           = a + b + c - 2 g - 2 h - t        by that of p
//                                                   = 2 i + 2 j - 2 g - 2 h            by those of t and q
//
// Here s = t. That is added as an equation, and half of what it is reduced to says i + j = g + h.
#include "adder_proof.hpp"
#include "adders.hpp"
#include <queue>
#include <set>
#include <unordered_map>

namespace satdoku::reason {
namespace {
using cnf::Arithmetic;
using cnf::Literal;
using cnf::Variable;

/// Equations with larger coefficients are dropped.
constexpr std::int64_t largest_coefficient = std::int64_t{1} << 60;

/// An equation that is a third of another one, say, could be halved forever.
constexpr int most_halvings = 64;

/// Where an equation comes from. It is proved when something that is to be proved rests on it.
struct Origin {
    struct Step {
        std::uint32_t equation;  ///< none: the equation is halved
        std::int64_t times = 0;  ///< how often it is taken from this one
    };
    std::function<Proved(AdderProof&)> source;
    std::vector<Step> steps;
    std::optional<Proved> proved;
};

/// The sum of coefficients of variables (by column) is `sum`.
struct Equation {
    struct Term {
        std::uint32_t column;
        std::int64_t coefficient;
    };
    std::vector<Term> terms;
    std::int64_t sum = 0;
    Origin origin = {};
};

class Summation {
  public:
    /// @param proof  nullptr: there is none
    Summation(const Adders& adders, AdderFormula& formula, AdderProof* proof, core::Effort& effort)
        : adders_(adders.cells), equal_(adders.equal), known_(adders.known), xors_(adders.xors),
          topological_index_(adders.topological_index), formula_(formula), effort_(effort), proof_(proof) {}

    void run() {
        add_and_ask();
        if (proof_ != nullptr) proof_->forget_all();
    }

  private:
    void add_and_ask() {
        for (const AdderCell& adder : adders_) {
            for (const Literal literal :
                 {adder.one, adder.two, adder.sum, adder.carry.value_or(adder.sum), adder.generate.value_or(adder.sum)})
                add_column(literal.variable());
        }
        for (const EvenTriple& triple : xors_)
            for (const Literal literal : triple) add_column(literal.variable());
        for (const auto& both : equal_)
            for (const Literal literal : both) add_column(literal.variable());
        coefficients_.resize(variables_.size(), 0);
        touched_.resize(variables_.size(), false);
        pivots_.resize(variables_.size(), none);
        fixed_.resize(variables_.size(), false);
        // The inputs of a definition first.
        std::vector<const AdderCell*> sorted;
        for (const AdderCell& adder : adders_) sorted.push_back(&adder);
        std::ranges::stable_sort(sorted, {},
                                 [&](const auto* each) { return topological_index_[each->sum.variable().index()]; });
        for (const AdderCell* const each : sorted) {
            if (!may_continue()) return;
            const AdderCell& adder = *each;
            std::vector<cnf::Term> terms = {{1, adder.one}, {1, adder.two}, {-1, adder.sum}};
            if (adder.carry) terms.push_back({-2, *adder.carry});
            if (adder.generate) terms.push_back({2, *adder.generate});
            add(terms, 0, [&adder](AdderProof& proof) { return proof.prove(adder); });
        }
        for (const auto& [one, two] : equal_) {
            if (!may_continue()) return;
            add(std::array{cnf::Term{1, one}, cnf::Term{-1, two}}, 0,
                [one, two](AdderProof& proof) { return proof.prove_equal(one, two); });
        }
        for (const Literal literal : known_) {
            if (!may_continue()) return;
            add(std::array{cnf::Term{1, literal}}, 1,
                [literal](AdderProof& proof) { return proof.prove_true(literal); });
        }
        for (bool again = true; again;) {
            again = false;
            for (const EvenTriple& triple : xors_) {
                if (!may_continue()) return;
                again = ask(triple) || again;
            }
        }
    }

    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    void add_column(Variable variable) {
        if (columns_.try_emplace(variable, columns_.size()).second) variables_.push_back(variable);
    }

    bool may_continue() const { return !refuted_ && !effort_.exhausted(); }
    std::uint32_t column(Literal literal) const { return columns_.at(literal.variable()); }
    std::uint32_t index_of(std::uint32_t column) const { return topological_index_[variables_[column].index()]; }

    // ---- The equation in work: coefficients_, sum_, and the equations that have been taken from it

    void begin() {
        for (const std::uint32_t each : used_) coefficients_[each] = 0, touched_[each] = false;
        used_.clear();
        taken_.clear();
        sum_ = 0;
        too_large_ = false;
    }

    void put(std::uint32_t column, std::int64_t coefficient) {
        if (!touched_[column]) {
            touched_[column] = true;
            used_.push_back(column);
        }
        coefficients_[column] += coefficient;
        too_large_ = too_large_ || std::abs(coefficients_[column]) > largest_coefficient;
    }

    static bool is_odd(std::int64_t coefficient) { return (coefficient & 1) != 0; }

    /// Takes equations from it, or adds them, until no odd coefficient is at a pivot.
    void reduce() {
        std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> next;
        for (const std::uint32_t each : used_)
            if (is_odd(coefficients_[each]) && pivots_[each] != none) next.push(pivots_[each]);
        while (!next.empty() && !too_large_) {
            const std::uint32_t index = next.top();
            next.pop();
            const auto& [pivot, equation] = equations_[index];
            if (!is_odd(coefficients_[pivot])) continue;
            const auto own = std::ranges::find(equation.terms, pivot, &Equation::Term::column);
            const std::int64_t times = (coefficients_[pivot] > 0) == (own->coefficient > 0) ? 1 : -1;
            if (!effort_.spend(2 + equation.terms.size() / 4)) return;
            for (const Equation::Term& term : equation.terms) {
                put(term.column, -times * term.coefficient);
                if (is_odd(coefficients_[term.column]) && pivots_[term.column] != none && pivots_[term.column] > index)
                    next.push(pivots_[term.column]);
            }
            sum_ -= times * equation.sum;
            too_large_ = too_large_ || std::abs(sum_) > largest_coefficient;
            if (proof_ != nullptr) taken_.push_back({index, times});
        }
    }

    // ---- Proofs

    /// What these steps take, proved with all that it rests on.
    std::vector<Summand> proved(std::span<const Origin::Step> steps) {
        std::set<std::uint32_t> needed;
        std::vector<std::uint32_t> open;
        const auto need = [&](std::span<const Origin::Step> which) {
            for (const auto& [index, times] : which)
                if (index != none && !equations_[index].second.origin.proved && needed.insert(index).second)
                    open.push_back(index);
        };
        for (need(steps); !open.empty();) {
            const std::uint32_t index = open.back();
            open.pop_back();
            need(equations_[index].second.origin.steps);
        }
        // Each rests on earlier ones.
        for (const std::uint32_t index : needed) prove(equations_[index].second.origin);
        std::vector<Summand> summands;
        for (const auto& [index, times] : steps)
            if (index != none) summands.push_back({*equations_[index].second.origin.proved, times});
        return summands;
    }

    /// @pre all that it rests on is proved
    const Proved& prove(Origin& origin) {
        if (origin.proved) return *origin.proved;
        std::vector<Summand> summands = {{origin.source(*proof_), 1}};
        const auto add_up = [&] {
            if (summands.size() > 1) summands = {{proof_->sum(summands), 1}};
        };
        for (const auto& [index, times] : origin.steps) {
            if (index != none) {
                summands.push_back({*equations_[index].second.origin.proved, -times});
            } else {
                add_up();
                summands = {{proof_->halve(summands[0].proved), 1}};
            }
        }
        add_up();
        origin.proved = summands[0].proved;
        return *origin.proved;
    }

    /// Adds an equation to the others, halved as often as it can be.
    void add(std::span<const cnf::Term> terms, std::int64_t sum, std::function<Proved(AdderProof&)> source) {
        begin();
        sum_ = sum;
        for (const cnf::Term& term : terms) {
            // A negated variable is 1 minus the variable.
            put(column(term.literal), term.literal.negative() ? -term.coefficient : term.coefficient);
            if (term.literal.negative()) sum_ -= term.coefficient;
        }
        for (int halvings = 0; halvings < most_halvings; ++halvings) {
            reduce();
            if (too_large_ || !may_continue()) return;
            std::uint32_t pivot = none;
            bool is_empty = true;
            for (const std::uint32_t each : used_) {
                is_empty = is_empty && coefficients_[each] == 0;
                if (is_odd(coefficients_[each]) && (pivot == none || index_of(each) > index_of(pivot))) pivot = each;
            }
            if (pivot != none) return keep(pivot, {std::move(source), taken_, {}});
            if (is_empty && sum_ == 0) return;
            if (is_empty || is_odd(sum_)) return refute({std::move(source), taken_, {}});
            for (const std::uint32_t each : used_) coefficients_[each] /= 2;
            sum_ /= 2;
            if (proof_ != nullptr) taken_.push_back({none});
        }
    }

    void keep(std::uint32_t pivot, Origin origin) {
        Equation equation{{}, sum_, std::move(origin)};
        for (const std::uint32_t each : used_)
            if (coefficients_[each] != 0) equation.terms.push_back({each, coefficients_[each]});
        pivots_[pivot] = static_cast<std::uint32_t>(equations_.size());
        equations_.emplace_back(pivot, std::move(equation));
    }

    /// All coefficients are even and the sum is odd, or there are no coefficients and the sum is not zero.
    void refute(Origin origin) {
        refuted_ = true;
        if (proof_ != nullptr) {
            proved(origin.steps);
            if (!proof_->refute(prove(origin), is_odd(sum_))) return;
        }
        formula_.refuted();
    }

    // ---- Questions

    /// Asks whether two of the three are equal, or complements.
    bool ask(const EvenTriple& all) {
        for (const std::size_t index : {0U, 1U, 2U}) {
            const Literal own = all[index];
            const Literal one = all[(index + 1) % 3];
            const Literal two = all[(index + 2) % 3];
            if (fixed_[column(own)] || fixed_[column(one)] || fixed_[column(two)]) continue;
            if (!is_known(one, two)) continue;
            const bool differ = is_odd(sum_) != (one.negative() != two.negative());
            fixed_[column(own)] = true;
            take({one, differ ? ~two : two, differ ? own : ~own});
            return true;
        }
        return false;
    }

    /// Returns true if the equations give the parity of the two variables, which is that of sum_.
    bool is_known(Literal one, Literal two) {
        begin();
        put(column(one), 1);
        put(column(two), -1);
        reduce();
        return !too_large_ && may_continue() &&
               std::ranges::none_of(used_, [&](std::uint32_t each) { return is_odd(coefficients_[each]); });
    }

    void take(const EqualAddends& found) {
        // The equations that have been taken say f one + g two + even coefficients = sum, with odd f and g. One was put
        // with the coefficient 1, two with the opposite.
        if (proof_ != nullptr && !formula_.has(found) &&
            !proof_->conclude_equal(proved(taken_), {OddTerm{1 - coefficients_[column(found.one)], found.one},
                                                     OddTerm{-1 - coefficients_[column(found.two)], found.two}}))
            return;
        formula_.equal(found);
        add(std::array{cnf::Term{1, found.one}, cnf::Term{-1, found.two}}, 0,
            [found](AdderProof& proof) { return proof.prove_equal(found.one, found.two); });
        if (refuted_) return;
        add(std::array{cnf::Term{1, found.literal}}, 1, [found](AdderProof& proof) { return proof.prove_true(found); });
    }

    const std::span<const AdderCell> adders_;
    const std::span<const std::array<Literal, 2>> equal_;
    const std::span<const Literal> known_;
    const std::span<const EvenTriple> xors_;
    const std::span<const std::uint32_t> topological_index_;  ///< by variable
    AdderFormula& formula_;
    core::Effort& effort_;
    AdderProof* const proof_;
    struct VariableHash {
        std::size_t operator()(Variable variable) const { return variable.index(); }
    };
    std::unordered_map<Variable, std::uint32_t, VariableHash> columns_;
    std::vector<Variable> variables_;                            ///< by column
    std::vector<std::uint32_t> pivots_;                          ///< by column: the equation whose pivot it is
    std::vector<bool> fixed_;                                    ///< by column: has been reported
    std::vector<std::pair<std::uint32_t, Equation>> equations_;  ///< with their pivots
    bool refuted_ = false;

    // The equation in work
    std::vector<std::int64_t> coefficients_;  ///< by column
    std::vector<bool> touched_;               ///< by column: in used_
    std::vector<std::uint32_t> used_;
    std::vector<Origin::Step> taken_;  ///< with a proof
    std::int64_t sum_ = 0;
    bool too_large_ = false;
};
}  // namespace

void add_exclusions(const Adders& adders, AdderFormula& formula, const CountingProof& proof) {
    if (proof.planes == nullptr) {
        for (const Exclusion& exclusion : adders.exclusions) formula.exclusive(exclusion.addends);
        return;
    }
    LinearAdderProof writer(*proof.planes);
    std::unordered_map<std::uint32_t, Proved> equations;  // by cell
    for (const Exclusion& exclusion : adders.exclusions) {
        std::vector<Summand> summands;
        for (const auto& [cell, coefficient] : exclusion.summands) {
            const auto [own, is_new] = equations.try_emplace(cell);
            if (is_new) own->second = writer.prove(adders.cells[cell]);
            summands.push_back({own->second, coefficient});
        }
        Arithmetic::Id bound = 0;
        if (!summands.empty()) bound = proof.planes->compute(LinearAdderProof::bound(summands, 0));
        formula.exclusive(exclusion.addends);
        if (!summands.empty()) proof.planes->forget(bound);
    }
    writer.forget_all();
}

void sum_adders(const Adders& adders, AdderFormula& formula, const CountingProof& proof, core::Effort& effort) {
    std::unique_ptr<AdderProof> writer;
    if (proof.planes != nullptr) {
        writer = std::make_unique<LinearAdderProof>(*proof.planes);
    } else if (proof.clauses != nullptr) {
        writer = prove_by_diagrams(*proof.clauses, formula, adders.topological_index, effort);
    }
    Summation(adders, formula, writer.get(), effort).run();
}
}  // namespace satdoku::reason
