// All models of a formula: how many there are, which they are, and what they have in common. Everything is asked of an
// engine; models are those over chosen variables (two that differ in others alone are one), or over all.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/natural.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace satdoku::models {

/// Makes an engine that has not been told anything.
using EngineMaker = std::function<std::unique_ptr<solve::Engine>()>;

/// Where the work gives up. Without seconds a run is repeatable.
struct Limits {
    std::optional<double> seconds{};  ///< real time
    std::stop_token stop{};
    std::optional<std::uint64_t> most{};  ///< models; of count(): ends where there are known to be so many
    std::uint64_t memory = std::uint64_t{1} << 30U;  ///< bytes, about, that counting may take
};

/// A formula and the variables that count.
class Question {
  public:
    /// @param formula  lives as long as this
    /// @param over     the chosen variables, in rising order, without duplicates; nothing: all of the header
    Question(const cnf::ClauseList& formula, std::optional<std::vector<cnf::Variable>> over);

    const cnf::ClauseList& formula() const { return formula_; }
    /// The variables that some clause mentions, in rising order.
    const std::vector<cnf::Variable>& mentioned() const { return mentioned_; }
    /// Those of them that count.
    const std::vector<cnf::Variable>& chosen() const { return chosen_; }
    bool counts_all() const { return !over_; }
    /// How many variables count that no clause mentions: each doubles the models.
    std::uint64_t free_count() const { return free_count_; }
    /// The first ones of these. @param most  at most so many
    std::vector<cnf::Variable> first_free(std::size_t most) const;

  private:
    const cnf::ClauseList& formula_;
    std::optional<std::vector<cnf::Variable>> over_;
    std::vector<cnf::Variable> mentioned_;
    std::vector<cnf::Variable> chosen_;
    std::uint64_t free_count_ = 0;
};

struct Count {
    core::Natural least{};                       ///< times 2^free: there are so many models at least
    std::uint64_t free = 0;                      ///< free variables
    bool exact = false;                          ///< and no more
    solve::Reason reason = solve::Reason::none;  ///< where it is not exact
    std::uint64_t nodes = 0;                     ///< of the search
};

/// Counts models.
/// @param progress  called now and then; may be empty
Count count(const Question& question, const EngineMaker& make_engine, const Limits& limits,
            const std::function<void(std::uint64_t nodes)>& progress = {});

struct Listing {
    std::uint64_t found = 0;
    bool all = false;                            ///< there are no others
    solve::Reason reason = solve::Reason::none;  ///< where it ended before `most` and before all
};

/// Lists models: one after the other, in the same order in every run.
/// @param show  gets the literals of the chosen variables, in rising order; the free ones that are listed among them
Listing list(const Question& question, const EngineMaker& make_engine, const Limits& limits,
             const std::function<void(std::span<const cnf::Literal>)>& show);

struct Backbone {
    solve::Verdict verdict = solve::Verdict::unknown;  ///< of the formula
    std::vector<cnf::Literal> literals{};        ///< hold in every model; in rising order of their variables
    std::uint64_t open = 0;                      ///< variables of which it is not known
    solve::Reason reason = solve::Reason::none;  ///< where some are open
};

/// The literals of the chosen variables that hold in all models.
/// @param progress  called now and then with how many are found and how many open; may be empty
Backbone backbone(const Question& question, const EngineMaker& make_engine, const Limits& limits,
                  const std::function<void(std::size_t found, std::size_t open)>& progress = {});

}  // namespace satdoku::models
