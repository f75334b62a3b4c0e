// Checks clause by clause that a formula is the encoding of a puzzle: all rules of the layout in the published
// numbering, the clues, and nothing else but, if asked for, a clause that excludes one board. It shares no code with
// the encoder: it derives from the positions of the grids which cells are the same and which are in one house.
#pragma once
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/grid/layout.hpp>
#include <map>

namespace satdoku::check {
class PuzzleFormula final : public cnf::ClauseSink {
  public:
    /// @param clues  digits by cell, 0 for none
    /// @param other  empty, or a complete board, which the formula must exclude by a clause over the cells
    ///               that are not clues
    PuzzleFormula(const grid::Layout& layout, std::span<const std::uint8_t> clues,
                  std::span<const std::uint8_t> other = {});

    /// Lets the formula have one more clause, of a constraint. @param clause  DIMACS literals
    void expect(std::vector<std::int32_t> clause);

    void variables(std::uint32_t) override {}
    void clause(std::span<const cnf::Literal> literals) override;

    /// The number, from 1, of the first clause that does not belong there.
    std::optional<std::uint64_t> first_foreign() const { return first_foreign_; }
    /// The number of clauses that are missing.
    std::uint64_t missing() const { return missing_; }

  private:
    using Clause = std::vector<std::int32_t>;  ///< DIMACS literals, in rising order

    void expect_choice(const std::vector<std::int32_t>& variables);
    void expect_grid(int grid);
    void expect_different(int grid, int down, int aside);
    void expect_shared_cells();
    std::int32_t variable(int grid, int row, int column, int digit) const;

    const grid::Layout& layout_;
    const int side_;
    std::map<Clause, bool> expected_;  ///< and whether it has come
    std::uint64_t number_ = 0;
    std::uint64_t missing_ = 0;
    std::optional<std::uint64_t> first_foreign_{};
};
}  // namespace satdoku::check
