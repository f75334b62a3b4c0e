// Checks a model: first its list of literals, then each clause of a formula under it. It has no code of the solvers.
#pragma once
#include <satdoku/cnf/clause_sink.hpp>
#include <optional>
#include <vector>

namespace satdoku::check {
/// A list of literals that are claimed to be true.
class Assignment {
  public:
    explicit Assignment(std::span<const cnf::Literal> literals);

    /// Returns true if the literal is in the list.
    bool is_true(cnf::Literal literal) const;

    /// Variables that are listed with both signs, in rising order.
    const std::vector<cnf::Variable>& contradictions() const { return contradictions_; }
    /// Different variables listed.
    std::uint64_t assigned() const { return assigned_; }
    /// How many of the variables 0 to count - 1 are not listed.
    std::uint64_t missing(std::uint32_t count) const;
    std::optional<cnf::Variable> first_missing(std::uint32_t count) const;
    /// The lowest listed variable that is not below count.
    std::optional<cnf::Variable> first_above(std::uint32_t count) const;

  private:
    std::vector<cnf::Literal> sorted_;  ///< without duplicates
    /// By literal code, for as many codes as are in proportion to the list; the few others are found by a search.
    std::vector<bool> listed_;
    std::vector<cnf::Variable> contradictions_;
    std::uint64_t assigned_ = 0;
};

struct BrokenClause {
    std::uint64_t number;  ///< from 1, in the order of the formula
    std::vector<cnf::Literal> literals;
};

/// A sink that checks each clause of a formula.
class ModelCheck final : public cnf::ClauseSink {
  public:
    /// @param is_true  returns whether the model makes a literal true; asked once for most literals below variables()
    explicit ModelCheck(std::function<bool(cnf::Literal)> is_true) : is_true_(std::move(is_true)) {}

    void variables(std::uint32_t count) override { variables_ = count; }
    void clause(std::span<const cnf::Literal> literals) override;

    std::uint32_t variable_count() const { return variables_; }
    std::uint64_t clauses() const { return clauses_; }
    /// How many clauses have no true literal.
    std::uint64_t broken() const { return broken_; }
    const std::optional<BrokenClause>& first_broken() const { return first_; }

  private:
    bool holds(cnf::Literal literal);

    std::function<bool(cnf::Literal)> is_true_;
    /// By literal code: its answers, for as many codes as are in proportion to the formula. They are close together,
    /// while the model of a large formula may be spread over much memory.
    std::vector<bool> answers_;
    std::uint64_t mentions_ = 0;
    std::uint32_t variables_ = 0;
    std::uint64_t clauses_ = 0;
    std::uint64_t broken_ = 0;
    std::optional<BrokenClause> first_{};
};
}  // namespace satdoku::check
