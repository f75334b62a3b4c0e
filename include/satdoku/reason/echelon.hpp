// A system of XOR constraints as rows of bits in reduced echelon form.
//
// Invariant: each row has a pivot, the column of its first bit, and this column is zero in all other rows. So the rows
// are independent, and a row whose pivot is n or later has zeros in the first n columns.
#pragma once
#include <satdoku/reason/xor_constraint.hpp>

namespace satdoku::reason {
/// One bit for each column, then one for "odd".
using BitRow = std::vector<std::uint64_t>;

inline bool test_bit(const BitRow& row, std::size_t place) { return ((row[place / 64] >> (place % 64)) & 1U) != 0; }
inline void flip_bit(BitRow& row, std::size_t place) { row[place / 64] ^= std::uint64_t{1} << (place % 64); }
inline void add_bits(BitRow& row, const BitRow& other) {
    for (std::size_t word = 0; word < row.size(); ++word) row[word] ^= other[word];
}

class Echelon {
  public:
    /// @param variables  of the columns, each once; earlier ones are preferred as pivots
    /// @param traced     how many constraints will be added, if sources are wanted; else 0
    explicit Echelon(std::vector<cnf::Variable> variables, std::size_t traced = 0);

    /// Adds an XOR constraint, all of whose variables must have columns. Returns false if the effort ends or the system
    /// has become contradictory.
    bool add(const XorConstraint& constraint, core::Effort& effort);

    /// Removes the rows with a pivot before this column.
    void keep_from(std::size_t column);

    bool contradiction() const { return contradiction_; }
    const std::vector<cnf::Variable>& variables() const { return variables_; }
    const std::vector<BitRow>& rows() const { return rows_; }
    /// By row: the column of its pivot.
    const std::vector<std::size_t>& pivots() const { return pivots_; }
    XorConstraint row(std::size_t index) const;
    /// If traced: returns the indices of the added constraints whose sum is the sum of these rows.
    std::vector<std::size_t> sources_of(std::span<const std::size_t> rows) const;
    /// If traced: returns the indices of the added constraints whose sum is 0 = 1.
    std::vector<std::size_t> sources_of_contradiction() const;

    /// A constraint with the indices of the one or two rows whose sum it is.
    struct Short {
        XorConstraint constraint;
        std::vector<std::size_t> rows;
    };
    /// Returns all constraints on one variable, and enough constraints on two to derive all others on two.
    std::vector<Short> short_xors() const;

    /// Returns true if a system of this size takes too much memory and time.
    static bool too_large(std::size_t rows, std::size_t columns);

  private:
    std::uint32_t column(cnf::Variable variable) const;

    std::vector<cnf::Variable> variables_;
    /// Sorted pairs. An array by variable would be as long as the formula has variables, for many small systems.
    std::vector<std::pair<cnf::Variable, std::uint32_t>> columns_;
    std::size_t words_;
    std::vector<BitRow> rows_;
    std::vector<std::size_t> pivots_;
    std::size_t source_words_;
    std::size_t taken_ = 0;        ///< number of added constraints
    std::vector<BitRow> sources_;  ///< by row; rows without words if not traced
    BitRow contradiction_sources_;
    bool contradiction_ = false;
};

/// Splits XOR constraints into groups that share no variable.
std::vector<std::vector<const XorConstraint*>> components(std::span<const XorConstraint* const> constraints);

/// Returns the variables of the XOR constraints, each once, in ascending order.
std::vector<cnf::Variable> variables_of(std::span<const XorConstraint* const> constraints);
}  // namespace satdoku::reason
