// A pencil-and-paper lecture that comes with the program: small formulas, each with a tour of six steps. A step asks
// the reader to predict, shows the result of the program's own parts (events of its solvers, search trees, implication
// graphs, cores, checkers) and explains it. This file declares the tours and their parts.
//
// Invariant: every number and every name in an explanation comes from the run that was shown, so that no sentence can
// contradict the result above it.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/trace/graph.hpp>
#include <satdoku/trace/recording.hpp>
#include <satdoku/ui/console.hpp>
#include <initializer_list>

namespace satdoku::insight {

/// A formula and the names of its variables.
struct LectureFormula {
    cnf::ClauseList clauses;
    std::vector<std::string> names;  ///< by variable
};

struct LectureStep {
    std::string question;
    std::string result;  ///< lines with their ends
    std::string explanation;
    std::string command;  ///< of a shell, shows the numbers of the result again; @ is the file of the formula
};

/// Its title is the catalogue's entry "lecture.<name>", with _ for -.
struct Lecture {
    std::string_view name;
    LectureFormula (*formula)();
    std::vector<LectureStep> (*steps)(const ui::Console& console, const LectureFormula& formula);
};

// The tours: how solvers search.
LectureFormula units_formula();
std::vector<LectureStep> units_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula dpll_formula();
std::vector<LectureStep> dpll_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula two_sat_formula();
std::vector<LectureStep> two_sat_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula first_uip_formula();
std::vector<LectureStep> first_uip_steps(const ui::Console& console, const LectureFormula& formula);
// The tours: problems as clauses.
LectureFormula pigeonhole_formula();
std::vector<LectureStep> pigeonhole_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula colouring_formula();
std::vector<LectureStep> colouring_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula small_sudoku_formula();
std::vector<LectureStep> small_sudoku_steps(const ui::Console& console, const LectureFormula& formula);

/// A formula of clauses in DIMACS numbers.
cnf::ClauseList clauses_of(std::uint32_t variables, std::initializer_list<std::initializer_list<std::int32_t>> clauses);
/// The clauses and a unit clause for each of the literals.
cnf::ClauseList with_units(const cnf::ClauseList& clauses, std::span<const cnf::Literal> units);
/// The clauses and one more.
cnf::ClauseList with_clause(const cnf::ClauseList& clauses, std::span<const cnf::Literal> clause);

/// The clauses from index `first` on, in one line of DIMACS.
std::string dimacs_of(const cnf::ClauseList& clauses, std::size_t first = 0);
/// The command for the formula of a lecture and the clauses that `complete` has from index `first` on.
std::string more_command(const cnf::ClauseList& complete, std::size_t first, const std::string& command);

/// The text in indented lines that fit the page.
std::string indented(const ui::Console& console, const std::string& text);

/// The number of clauses with `length` literals.
std::size_t clauses_of_length(const cnf::ClauseList& clauses, std::size_t length);

/// The positive literals of a model.
using LectureModel = std::vector<cnf::Literal>;

/// Literals and clauses in words.
class LectureWords {
  public:
    explicit LectureWords(const std::vector<std::string>& names) : names_(names) {}

    /// "a", "not a"
    std::string literal(cnf::Literal literal) const;
    /// "a, not b"
    std::string literals(std::span<const cnf::Literal> literals) const;
    /// An implication from the negative literals to the others: "if a and b, then c".
    std::string clause(std::span<const cnf::Literal> clause) const;
    /// A line for each: number from 1, literals, words. @param chosen  indices; empty: all
    std::string clauses(const cnf::ClauseList& clauses, std::span<const std::size_t> chosen = {}) const;
    /// A line for each.
    std::string models(std::span<const LectureModel> models) const;

  private:
    std::string joined(std::span<const cnf::Literal> literals, const std::string& separator) const;

    const std::vector<std::string>& names_;
};

/// A search that has ended.
struct LectureRun {
    solve::Verdict verdict = solve::Verdict::unknown;
    trace::Recording events;
    LectureModel model;  ///< if satisfiable
    solve::Statistics statistics;

    std::uint64_t statistic(std::string_view name) const;
    std::size_t count(solve::Event::Kind kind) const;
};
/// dpll with a branching strategy.
LectureRun run_dpll(const cnf::ClauseList& clauses, std::string_view branching,
                    std::span<const cnf::Literal> assumptions = {});
/// cdcl as it is, so that other commands count the same.
LectureRun run_cdcl(const cnf::ClauseList& clauses, std::span<const cnf::Literal> assumptions = {});

/// The last propagation. @pre there is one
solve::Event last_propagation(const LectureRun& run);

/// Decisions, propagations with the clauses that force them, conflicts, learned clauses, jumps and the end: a line
/// each, indented by level.
std::string events_text(const LectureRun& run, const LectureWords& words);

/// The search tree of a run, with a line for each node, and the number of its nodes.
struct LectureTree {
    std::string text;
    std::uint64_t nodes;
    std::uint64_t conflicts;
};
LectureTree tree_of(const ui::Console& console, const LectureRun& run, const LectureWords& words);

/// The first conflict of a run, if it has one.
std::optional<trace::ImplicationGraph> first_conflict(const LectureRun& run);
/// Its literals by levels with their reasons.
std::string graph_text(const trace::ImplicationGraph& graph, const LectureWords& words);

/// The smallest core: indices of clauses. @pre the formula is unsatisfiable
std::vector<std::size_t> core_of(const cnf::ClauseList& clauses);

/// All models.
std::vector<LectureModel> models_of(const cnf::ClauseList& clauses);

/// A proof of cdcl, verified by the independent checker.
struct LectureProof {
    std::string text{};       ///< DRAT
    std::size_t lines = 0;    ///< of the text
    std::uint64_t added = 0;  ///< number of added clauses that the checker needed
    bool holds = false;
};
LectureProof proof_of(const cnf::ClauseList& clauses);
/// Its number of steps, and the verdict of the checker.
std::string proof_words(const LectureProof& proof);

}  // namespace satdoku::insight
