// The XOR constraints of a formula during search: finds rows that are unit or violated under the current values, which
// includes all sums of rows (Gauss-Jordan elimination).
//
// Invariant: each row has a basic column, which is zero in all other rows. The basic column has no value as long as any
// column of the row has none. So a sum of several rows has several columns without value, and it is enough to check
// single rows. The rows stay valid when values are undone, so only the values are undone. Ideas: Han and Jiang, "When
// Boolean satisfiability meets Gaussian elimination in a simplex way", CAV 2012. They watch two columns of each row and
// visit the rows of a column that gets a value; here the matrices are so small that looking at a watched word of each row
// is faster.
#pragma once
#include <satdoku/reason/echelon.hpp>
#include <bit>

namespace satdoku::reason {
class XorMatrix {
  public:
    /// @param rows  the XOR constraints, in reduced echelon form
    explicit XorMatrix(const std::vector<Echelon>& rows);

    std::size_t rows() const { return rows_.size(); }
    bool has(cnf::Variable variable) const {
        return variable.index() < columns_.size() && columns_[variable.index()] != none;
    }

    /// Undoes the values that were set at this time or later.
    void undo(std::uint32_t time);
    /// Sets the value of one of its variables. @param time  not less than that of any earlier call
    void set(cnf::Literal literal, std::uint32_t time);

    /// Whether a value has been set since the last call of settle(): without one, no row can have become unit or violated.
    bool has_changed() const { return changed_; }
    /// All rows have been visited under the present values.
    void settle() { changed_ = false; }

    /// Restores the invariant after set(). Returns the work in ticks.
    std::uint64_t exchange();

    /// How many variables of the row have no value. If it is one after exchange(), it is the basic variable.
    enum class Open { none, one, more };
    Open open(std::size_t row);
    /// Returns true if the row holds when all variables without value are false.
    bool even(std::size_t row) const;
    cnf::Variable basic(std::size_t row) const { return variables_[basics_[row]]; }
    /// Calls `visit` for each variable of the row that has a value.
    template <typename Visit> void each_set(std::size_t row, Visit visit) const {
        for (std::size_t word = 0; word < set_.size(); ++word) {
            for (std::uint64_t bits = rows_[row][word] & set_[word]; bits != 0; bits &= bits - 1)
                visit(variables_[64 * word + static_cast<std::size_t>(std::countr_zero(bits))]);
        }
    }

    /// Ticks for asking open() of all rows.
    std::uint64_t cost_of_visit() const { return rows_.size() / 4 + 1; }

    std::uint64_t start = 0;        ///< ticks of the whole engine when the matrix was made
    std::uint64_t ticks = 0;        ///< ticks of the matrix
    std::uint64_t proof_ticks = 0;  ///< part of `ticks`: for proofs
    std::uint64_t calls = 0;        ///< number of visits
    std::uint64_t findings = 0;     ///< number of visits that found something

  private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    /// Ticks for adding one row to others.
    std::uint64_t cost_of_exchange() const { return rows_.size() * (1 + set_.size() / 8) / 4 + 1; }
    /// The columns of the row in this word that have no value, except the basic one.
    std::uint64_t open_bits(std::size_t row, std::size_t word) const {
        std::uint64_t bits = rows_[row][word] & ~set_[word];
        if (word == basics_[row] / 64) bits &= ~(std::uint64_t{1} << (basics_[row] % 64));
        if (word == variables_.size() / 64) bits &= ~(std::uint64_t{1} << (variables_.size() % 64));
        return bits;
    }

    struct Given {
        std::uint32_t column;
        std::uint32_t time;
    };

    std::vector<cnf::Variable> variables_;  ///< by column
    std::vector<std::uint32_t> columns_;    ///< by variable
    std::vector<BitRow> rows_;              ///< a bit for each column, then one for "odd"
    std::vector<std::size_t> basics_;       ///< by row: column
    std::vector<std::size_t> watched_;      ///< by row: the word in which an open column was found last
    BitRow set_;                            ///< by column: 1 if it has a value
    BitRow true_;                           ///< by column: 1 if it is true; the bit for "odd" is always 1
    std::vector<Given> given_;              ///< in order of time
    bool changed_ = true;                   ///< see has_changed()
};
}  // namespace satdoku::reason
