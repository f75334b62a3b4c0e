// What the tours of the lecture are made of: runs of the engines on small formulas, and what they tell as text.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/insight/lecture.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/trace/graph.hpp>
#include <satdoku/trace/recording.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::insight {

/// A formula of clauses in DIMACS numbers.
cnf::ClauseList clauses_of(std::uint32_t variables,
                           std::initializer_list<std::initializer_list<std::int32_t>> clauses);
/// The same clauses and more, a unit clause each.
cnf::ClauseList with_units(const cnf::ClauseList& clauses, std::span<const cnf::Literal> units);
/// The same clauses and one more.
cnf::ClauseList with_clause(const cnf::ClauseList& clauses, std::span<const cnf::Literal> clause);

/// Broken into lines that fit the page.
std::string indented(const ui::Console& console, const std::string& text);

/// How many have so many literals.
std::size_t clauses_of_length(const cnf::ClauseList& clauses, std::size_t length);

/// Literals and clauses by their names.
class LectureWords {
  public:
    explicit LectureWords(const std::vector<std::string>& names) : names_(names) {}

    /// "a", "not a"
    std::string literal(cnf::Literal literal) const;
    /// "a, not b"
    std::string literals(std::span<const cnf::Literal> literals) const;
    /// As an implication from its negative literals to the others: "if a and b, then c".
    std::string clause(std::span<const cnf::Literal> clause) const;
    /// Numbers from 1, literals and words, a line each. @param chosen  indices; empty: all
    std::string clauses(const cnf::ClauseList& clauses, std::span<const std::size_t> chosen = {}) const;

  private:
    std::string joined(std::span<const cnf::Literal> literals, const std::string& between) const;

    const std::vector<std::string>& names_;
};

/// A solve that has ended.
struct LectureRun {
    solve::Verdict verdict = solve::Verdict::unknown;
    trace::Recording events;
    std::vector<cnf::Literal> model;  ///< the true literals of positive sign, where satisfiable
    solve::Statistics statistics;

    std::uint64_t statistic(std::string_view name) const;
    std::size_t count(solve::Event::Kind kind) const;
};
/// dpll, with a strategy of branching.
LectureRun run_dpll(const cnf::ClauseList& clauses, std::string_view branching,
                    std::span<const cnf::Literal> assumptions = {});
/// cdcl without what changes clauses before the search, so that it works on the clauses as they are shown.
LectureRun run_cdcl(const cnf::ClauseList& clauses, std::span<const cnf::Literal> assumptions = {});

/// The last propagation. @pre there is one
solve::Event last_propagation(const LectureRun& run);

/// Decisions, propagations with the clauses that force them, conflicts, learned clauses, jumps and the end: a line
/// each, indented by level.
std::string events_text(const LectureRun& run, const LectureWords& words);

/// The search tree of a run, a node a line, and how many nodes it has.
struct LectureTree {
    std::string text;
    std::uint64_t nodes;
    std::uint64_t conflicts;
};
LectureTree tree_of(const ui::Console& console, const LectureRun& run, const LectureWords& words);

/// The first conflict of a run; nothing where it has none.
std::optional<trace::ImplicationGraph> first_conflict(const LectureRun& run);
/// Its literals by levels with their reasons.
std::string graph_text(const trace::ImplicationGraph& graph, const LectureWords& words);

/// The smallest core: indices of clauses. @pre the formula is unsatisfiable
std::vector<std::size_t> core_of(const cnf::ClauseList& clauses);

/// All models, as their positive literals.
std::vector<std::vector<cnf::Literal>> models_of(const cnf::ClauseList& clauses);

/// A proof of cdcl, checked by the checker that shares nothing with it.
struct LectureProof {
    std::string text{};       ///< DRAT
    std::size_t lines = 0;    ///< of it
    std::uint64_t added = 0;  ///< clauses that it adds and the checker needed
    bool holds = false;
};
LectureProof proof_of(const cnf::ClauseList& clauses);
/// How many steps it has, and what the checker says.
std::string proof_told(const LectureProof& proof);

}  // namespace satdoku::insight
