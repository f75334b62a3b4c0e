// Explains why a cell has a digit, by the fewest givens from which it follows and then the fewest rules, and why a
// puzzle has no solution. A given, a cell, and a house with a digit are the groups of a formula (as in Espasa, Gent,
// Hoffmann, Jefferson and Lynch, "Using small MUSes to explain how to solve pen and paper puzzles", 2021), and the
// reasons are a set of groups that is unsatisfiable together with the negation of the fact to be explained.
#pragma once
#include <satdoku/deduce/step.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/puzzle/numbering.hpp>

namespace satdoku::puzzle {
/// Makes a fresh engine, without a clause.
using EngineMaker = std::function<std::unique_ptr<solve::Engine>()>;

/// A given, a constraint, or a rule for one cell, for one digit in one house, or for one digit and what must be apart.
struct Statement {
    enum class Kind {
        given,       ///< the cell holds the digit
        constraint,  ///< of the layout's constraints
        cell,        ///< the cell holds one digit
        house,       ///< the house holds the digit once
        apart,       ///< the digit is not in two cells that must differ without a house; always at_most
    };
    /// The half of a rule that is needed. For a given always both.
    enum class Part {
        at_least,  ///< at least one digit, or one place
        at_most,   ///< not two digits, or places
        both,
    };

    Kind kind = Kind::given;
    Part part = Part::both;
    grid::Cell cell = 0;                 ///< given, cell
    int digit = 0;                       ///< given, house, apart
    const grid::House* house = nullptr;  ///< house
    std::size_t constraint = 0;          ///< index

    /// What belongs to this puzzle, other than the rules of the layout.
    bool is_clue() const { return kind == Kind::given || kind == Kind::constraint; }
    bool operator==(const Statement&) const = default;
};

struct Explanation {
    /// Unsatisfiable: it follows from the reasons. Satisfiable: it does not follow. Unknown: not decided.
    solve::Verdict verdict = solve::Verdict::unknown;
    std::vector<Statement> reasons{};  ///< in the order of Kind, each in that of the layout
    /// Proved: no reason can be left out; of an Explainer: no given, even with all rules, and then no rule.
    bool minimal = false;
    bool fewest_givens = false;  ///< proved: no smaller number of givens is enough, whatever the rules
    bool smallest = false;       ///< proved: nor, with these givens, a smaller number of rules

    /// How many of the reasons are givens, givens or constraints, and rules or constraints.
    std::size_t givens() const {
        return static_cast<std::size_t>(std::ranges::count(reasons, Statement::Kind::given, &Statement::kind));
    }
    std::size_t clues() const { return static_cast<std::size_t>(std::ranges::count_if(reasons, &Statement::is_clue)); }
    std::size_t rules() const { return reasons.size() - givens(); }
};

/// Limits that are enough for a good explanation within a moment. Results are repeatable, because time is not limited.
explain::Effort moderate_effort();

struct PuzzleVariables;

class Explainer {
  public:
    /// @param givens  of a puzzle with one solution, several or none
    Explainer(const grid::Board& givens, EngineMaker make_engine);

    /// Explains why the cell has the digit. @param digit from 1
    Explanation why(grid::Cell cell, int digit, const explain::Effort& effort) const;
    /// Explains why it does not.
    Explanation why_not(grid::Cell cell, int digit, const explain::Effort& effort) const;

    /// Explains why there is no solution: the fewest givens that contradict each other, and the rules for this.
    Explanation why_none(const explain::Effort& effort) const;

  private:
    /// @param contrary  of what is to be explained
    Explanation explain(std::span<const cnf::Literal> contrary, const explain::Effort& effort) const;
    explain::Finding fewest(bool givens, std::vector<bool>& chosen, std::span<const cnf::Literal> contrary,
                            const explain::Effort& effort) const;

    std::shared_ptr<const PuzzleVariables> variables_;
    EngineMaker make_engine_;
    std::vector<Statement> statements_;
};

/// Why a cell has a digit, or why it does not, as clauses of the puzzle's formula: a minimal set of them that is
/// unsatisfiable together with the contrary.
struct ClauseReasons {
    /// As in Explanation. If unsatisfiable, the clauses below together with the contrary are unsatisfiable.
    solve::Verdict verdict = solve::Verdict::unknown;
    /// Numbers of clauses, from 1 in the formula of encode(), ascending.
    std::vector<std::size_t> clauses{};
    cnf::Literal contrary{};  ///< of what follows
    bool minimal = false;     ///< proved: no clause can be left out
    bool smallest = false;    ///< proved: no other choice among the clauses of these reasons has fewer
};

/// @param formula      the clauses that encode() makes of the givens with this encoding
/// @param conclusion   the literal of the formula that follows
/// @param explanation  why it follows: if the clauses of its reasons are enough, only they are considered, otherwise
///                     all
ClauseReasons clause_reasons(const cnf::ClauseList& formula, const Numbering& numbering, cnf::Literal conclusion,
                             const Explanation& explanation, const EngineMaker& make_engine,
                             const explain::Effort& effort);

/// What a step of the derivation needs.
struct StepNeeds {
    std::vector<cnf::Literal> shows{};  ///< what of it later steps need; of the last step the conclusion
    std::vector<std::size_t> parts{};   ///< of the formula, ascending
    std::vector<std::size_t> steps{};   ///< earlier ones, ascending
};

/// Finds what each step needs of the formula and of the steps before it: for each literal that it shows, no part and no
/// earlier step that could go. Nothing if the effort is not enough, or if the conclusion does not follow.
/// @param parts  indices of clauses; if there is a choice, the first ones are preferred
/// @param steps  the literals that each step shows; the last step shows the conclusion
std::optional<std::vector<StepNeeds>> step_needs(const cnf::ClauseList& formula,
                                                 std::span<const std::vector<std::size_t>> parts,
                                                 std::span<const std::vector<cnf::Literal>> steps,
                                                 cnf::Literal conclusion, const EngineMaker& make_engine,
                                                 const explain::Effort& effort);

/// The step of last resort, if no technique helps: the digit or the exclusion that follows from the fewest rules and
/// the present candidates of the board.
struct ProofStep {
    /// A step of Technique::proof. It places or excludes a digit. Its part contains the houses, and the candidates of
    /// the cells, whose rules are needed.
    deduce::Step step;
    /// The rules. `smallest` is about this step alone.
    Explanation explanation;
};

/// The limits for each of the possible steps; the best of them get a multiple.
explain::Effort proof_step_effort();

/// Returns the step with the fewest reasons, or nothing if the state has no solution or nothing follows from it.
/// @param effort  for each possible step
std::optional<ProofStep> smallest_step(const deduce::State& state, const EngineMaker& make_engine,
                                       const explain::Effort& effort = proof_step_effort());
}  // namespace satdoku::puzzle
