// Pencil-and-paper lectures that come with the program: small formulas, each with a tour of six steps. A step asks the
// reader to predict, shows a result (outputs of the program's own commands, or of its parts) and explains it. This file
// declares the tours and their parts.
//
// Invariant: every number in an explanation is in a result of the tour; a test compares them.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/trace/graph.hpp>
#include <satdoku/trace/recording.hpp>
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
    std::array<std::string_view, 6> commands;  ///< of each step, if no function makes them
    std::vector<LectureStep> (*steps)(const ui::Console& console, const LectureFormula& formula) = nullptr;
};

/// In the order in which a reader should take them.
std::span<const Lecture> lectures();
std::vector<LectureStep> steps_of_commands(const frame::Context& context, const Lecture& lecture);

/// Writes a formula of a lecture as DIMACS, each clause after a comment with its words. @param path  "-": standard output
void write_lecture(const Lecture& lecture, const LectureFormula& formula, const std::string& path);

LectureFormula small_sudoku_formula();
std::vector<LectureStep> small_sudoku_steps(const ui::Console& console, const LectureFormula& formula);

/// A formula of clauses in DIMACS numbers.
cnf::ClauseList clauses_of(std::uint32_t variables, std::initializer_list<std::initializer_list<std::int32_t>> clauses);
/// The clauses and a unit clause for each of the literals.
cnf::ClauseList with_units(const cnf::ClauseList& clauses, std::span<const cnf::Literal> units);
/// The clauses and one more.
cnf::ClauseList with_clause(const cnf::ClauseList& clauses, std::span<const cnf::Literal> clause);

/// The command for the formula of a lecture and the clauses that `complete` has from index `first` on.
std::string more_command(const cnf::ClauseList& complete, std::size_t first, const std::string& command);

/// The text in indented lines that fit the page.
std::string indented(const ui::Console& console, const std::string& text);

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
};
/// dpll with a branching strategy.
LectureRun run_dpll(const cnf::ClauseList& clauses, std::string_view branching,
                    std::span<const cnf::Literal> assumptions = {});
/// cdcl as it is, so that other commands count the same.
LectureRun run_cdcl(const cnf::ClauseList& clauses, std::span<const cnf::Literal> assumptions = {});

/// The first conflict of a run, if it has one.
std::optional<trace::ImplicationGraph> first_conflict(const LectureRun& run);
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
}  // namespace satdoku::insight
