// Lookahead: measures how the formula changes if a literal is true. Each candidate is assumed with both signs and
// propagated. The search splits on the candidate whose two sides change the formula most. The propagations also find
// literals that hold at the current node:
//
//   failed literal   its propagation ends in a conflict: its negation holds
//   necessary        implied by a literal and by its negation: holds
//   autarky          its propagation satisfies every clause that it shortens: can be assumed
//
// An autarky may lose models, but never the last one. So a refuted node has no model, and a node without candidates has
// one. Ideas: Heule, Dufour, van Zwieten and van Maaren, "March_eq", SAT 2004; Heule and van Maaren, "Look-ahead based
// SAT solvers", Handbook of Satisfiability, 2009.
//
// Clauses have counters instead of watches: the numbers of true literals and of literals that are not false. So
// shortened clauses are found without reading their literals. Binary clauses are lists of implications.
#pragma once
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/cnf/occurrences.hpp>

namespace satdoku::parallel {
class Lookahead {
  public:
    /// @param seed     decides between candidates of equal score
    /// @param stopped  called between propagations and while the formula is loaded; once it returns true, look() does
    ///                 nothing, and reset() may not be called any more
    Lookahead(const cnf::ClauseList& formula, std::uint64_t seed, std::function<bool()> stopped);

    enum class Finding { split, refuted, model, stopped };

    /// Goes back to the formula without assumptions. @return false if propagation refutes it
    bool reset();
    /// Assumes the literal. @return false if propagation refutes it
    bool assume(cnf::Literal literal);
    /// Undoes all but the first `size` literals of the trail.
    void backtrack(std::size_t size);
    std::size_t trail_size() const { return trail_.size(); }

    struct Look {
        Finding finding = Finding::stopped;
        cnf::Literal literal{};  ///< to split on
        /// Other literals that hold at this node, in the order in which to assume them.
        std::vector<cnf::Literal> found{};
    };
    /// Does a lookahead at the current node; the literals that it finds stay true.
    Look look();

    /// Returns true if the literal is true in the model. Only after look() has found one; free variables are false.
    bool is_true(cnf::Literal literal) const;

  private:
    using Literal = cnf::Literal;
    using Clause = std::uint32_t;

    struct Count {
        std::uint32_t not_false = 0;  ///< literals that are free or true
        std::uint32_t is_true = 0;
        std::uint64_t seen = 0;  ///< the last propagation that counted it
    };

    /// The effect of assuming one literal of a candidate.
    struct Side {
        bool conflict = false;
        bool autarky = false;
        double reduction = 0;
    };

    bool load(const cnf::ClauseList& formula);
    void take(std::span<const Literal> clause);
    bool set(Literal literal);
    bool propagate();
    bool count(Literal literal);
    bool shorten(Clause clause);
    void uncount(Literal literal);
    bool hold(Literal literal, Look& result);
    Side probe(Literal literal);
    double reduction_after(std::size_t mark);
    bool try_candidate(Literal literal, Look& result, double& worth);
    std::optional<Literal> pass(std::span<const Literal> candidates, Look& result);
    std::vector<Literal> candidates();
    std::vector<Literal> best_of_all(std::size_t most);
    void score(Clause clause);
    void score_one(Literal literal, double weight);
    std::vector<Literal> take_ranked(std::size_t most);
    bool is_free(Literal literal) const { return values_[literal.code()] == 0; }
    bool is_open(Clause clause) const { return counts_[clause].is_true == 0; }

    std::function<bool()> stopped_;
    cnf::CompactVariables variables_;
    std::uint32_t literals_ = 0;  ///< number of codes, of all variables that occur in the formula
    bool refuted_ = false;        ///< by propagation alone
    std::vector<Literal> units_;
    cnf::ClauseList binaries_;
    cnf::ClauseList clauses_;  ///< of three literals and more
    std::optional<cnf::Occurrences<Literal>> implied_;
    std::optional<cnf::Occurrences<Clause>> occurrences_;
    std::vector<std::uint32_t> tie_breaks_;  ///< by variable
    std::vector<Literal> root_candidates_;   ///< the best candidates of the whole formula

    std::vector<std::int8_t> values_;  ///< by literal: 1 true, -1 false, 0 free
    std::vector<Count> counts_;        ///< by clause
    std::vector<Literal> trail_;
    std::size_t head_ = 0;                       ///< number of literals of the trail that are counted in all clauses
    std::vector<Clause> shortened_;              ///< clauses that lost a literal, in the order of the trail
    std::vector<std::size_t> shortened_before_;  ///< for each counted literal of the trail, the size of shortened_

    std::uint64_t probes_ = 0;
    std::vector<std::uint64_t> reached_;  ///< by literal: the last probe that implied it
    std::vector<double> scores_;          ///< by literal; all 0 except while candidates are ranked
    std::vector<Literal> scored_;         ///< positive, of the variables that have scores
};
}  // namespace satdoku::parallel
