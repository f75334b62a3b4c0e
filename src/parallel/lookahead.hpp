// Looking ahead: what happens to a formula where a literal holds. Each candidate is assumed with either sign and
// propagated; the one whose two sides change the formula most is the one to split on, and what is learned on the way is
// kept as long as the node is visited.
//
//   failed literal   its propagation ends in a conflict: the negation holds
//   necessary        follows from a literal and from its negation: holds
//   autarky          propagation satisfies every clause that it shortens: may hold without loss of a model
//
// Only models are lost by an autarky, never the last one; so a node where nothing is left is a node without a model, and
// one without a candidate has a model. Ideas: Heule, Dufour, van Zwieten and van Maaren, "March_eq: implementing
// additional reasoning into an efficient look-ahead SAT solver", SAT 2004; Heule and van Maaren, "Look-ahead based SAT
// solvers", Handbook of Satisfiability, 2009.
//
// Clauses are counted, not watched: each keeps how many of its literals are true and how many are not false, so that
// what a propagation shortens is known without looking at it. Binary clauses are lists of implications.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/cnf/occurrences.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::parallel {

class Lookahead {
  public:
    /// @param seed     decides between candidates that are worth the same
    /// @param stopped  asked between two propagations; true: look() ends soon
    Lookahead(const cnf::ClauseList& formula, std::uint64_t seed, std::function<bool()> stopped);

    enum class Finding { split, refuted, model, stopped };

    /// Goes back to the formula itself. @return false where propagation refutes it
    bool reset();
    /// The literal holds from here on. @return false where propagation refutes that
    bool assume(cnf::Literal literal);
    /// Takes back everything behind the first `size` literals of the trail.
    void backtrack(std::size_t size);
    std::size_t trail_size() const { return trail_.size(); }

    struct Look {
        Finding finding = Finding::stopped;
        cnf::Literal literal{};  ///< to split on
        std::vector<cnf::Literal>
            found{};  ///< what holds at this node besides: in the order in which to assume it
    };
    /// Looks ahead from here; what it finds holds afterwards.
    Look look();

    /// Whether the literal is true; of a node that look() has found to have a model, where no value is false.
    bool is_true(cnf::Literal literal) const;

  private:
    using Literal = cnf::Literal;
    using Clause = std::uint32_t;

    struct Count {
        std::uint32_t not_false = 0;  ///< literals that are free or true
        std::uint32_t is_true = 0;
        std::uint64_t seen = 0;  ///< the latest propagation that counted it
    };

    /// What assuming one literal of a candidate does.
    struct Side {
        bool conflict = false;
        bool autarky = false;
        double reduction = 0;
    };

    void load(const cnf::ClauseList& formula);
    void take(std::span<const Literal> clause);
    bool set(Literal literal);
    bool propagate();
    bool count(Literal literal);
    bool shorten(Clause clause);
    void uncount(Literal literal);
    bool hold(Literal literal, Look& result);
    Side probe(Literal literal);
    double reduction_behind(std::size_t mark);
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
    std::uint32_t literals_ = 0;  ///< codes, of all variables that the formula mentions
    bool refuted_ = false;        ///< by propagation alone
    std::vector<Literal> units_;
    cnf::ClauseList binaries_;
    cnf::ClauseList clauses_;  ///< of three literals and more
    std::optional<cnf::Occurrences<Literal>> implied_;
    std::optional<cnf::Occurrences<Clause>> occurrences_;
    std::vector<std::uint32_t> tie_breaks_;  ///< by variable
    std::vector<Literal> root_candidates_;   ///< the best of the whole formula

    std::vector<std::int8_t> values_;  ///< by literal: 1 true, -1 false, 0 free
    std::vector<Count> counts_;        ///< by clause
    std::vector<Literal> trail_;
    std::size_t head_ = 0;           ///< literals of the trail before it are counted in all clauses
    std::vector<Clause> shortened_;  ///< clauses that lost a literal, in the order of the trail
    std::vector<std::size_t>
        shortened_before_;  ///< for each counted literal of the trail, the size of shortened_

    std::uint64_t probes_ = 0;
    std::vector<std::uint64_t> reached_;  ///< by literal: the latest probe that implied it
    std::vector<double> scores_;          ///< by literal, all 0 but while candidates are ranked
    std::vector<Literal> scored_;         ///< positive, of the variables that have scores
};

}  // namespace satdoku::parallel
