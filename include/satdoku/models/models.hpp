// All models of a formula: their number, a list of them, and the literals that they have in common. The work is done
// with an engine. Models are over all variables or over chosen ones; two that differ only in others count once.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/natural.hpp>
#include <satdoku/solve/engine.hpp>
#include <memory>

namespace satdoku::models {
/// Makes an engine without clauses.
using EngineMaker = std::function<std::unique_ptr<solve::Engine>()>;

/// Limits at which the work gives up. Without a limit of seconds, a run is repeatable.
struct Limits {
    std::optional<double> seconds{};  ///< real time
    std::stop_token stop{};
    std::optional<std::uint64_t> most{};             ///< number of models at which count() ends
    std::uint64_t memory = std::uint64_t{1} << 30U;  ///< approximate limit for counting, in bytes
};

/// A formula and its chosen variables.
class Question {
  public:
    /// @param formula  lives as long as this
    /// @param over     the chosen variables, ascending, without duplicates; nothing: all variables of the formula
    Question(const cnf::ClauseList& formula, std::optional<std::vector<cnf::Variable>> over);

    const cnf::ClauseList& formula() const { return formula_; }
    /// The variables that occur in clauses, ascending.
    const std::vector<cnf::Variable>& mentioned() const { return mentioned_; }
    /// The index of one of them.
    std::uint32_t place_of(cnf::Variable variable) const;
    /// The chosen variables among these.
    const std::vector<cnf::Variable>& chosen() const { return chosen_; }
    bool counts_all() const { return !over_; }
    /// The number of free variables: chosen ones that are in no clause. Each doubles the number of models.
    std::uint64_t free_count() const { return free_count_; }
    /// Returns the first free variables, at most `most`.
    std::vector<cnf::Variable> first_free(std::size_t most) const;

  private:
    const cnf::ClauseList& formula_;
    std::optional<std::vector<cnf::Variable>> over_;
    std::vector<cnf::Variable> mentioned_;
    std::vector<cnf::Variable> chosen_;
    std::uint64_t free_count_ = 0;
};

struct Count {
    core::Natural least{};                               ///< there are at least least * 2^free models
    std::uint64_t free = 0;                              ///< number of free variables
    bool exact = false;                                  ///< there are not more models than that
    solve::StopReason reason = solve::StopReason::none;  ///< why the count is not exact
    std::uint64_t nodes = 0;                             ///< of the search
};

/// Counts models.
/// @param progress  called from time to time; may be empty
Count count(const Question& question, const EngineMaker& make_engine, const Limits& limits,
            const std::function<void(std::uint64_t nodes)>& progress = {});

struct Listing {
    std::uint64_t found = 0;
    bool all = false;                                    ///< there are no other models
    solve::StopReason reason = solve::StopReason::none;  ///< why it ended before all models or the limit were found
};

/// Lists models one after the other, in the same order in every run.
/// @param show  gets the literals of the chosen variables, ascending, with those of the listed free variables
Listing list(const Question& question, const EngineMaker& make_engine, const Limits& limits,
             const std::function<void(std::span<const cnf::Literal>)>& show);

struct Backbone {
    solve::Verdict verdict = solve::Verdict::unknown;    ///< of the formula
    std::vector<cnf::Literal> literals{};                ///< true in every model; in ascending order of their variables
    std::uint64_t open = 0;                              ///< number of undecided variables
    solve::StopReason reason = solve::StopReason::none;  ///< why some are undecided
};

/// Finds the literals of the chosen variables that are true in all models.
/// @param progress  called from time to time with the numbers of found and of undecided literals; may be empty
Backbone backbone(const Question& question, const EngineMaker& make_engine, const Limits& limits,
                  const std::function<void(std::size_t found, std::size_t open)>& progress = {});
}  // namespace satdoku::models
