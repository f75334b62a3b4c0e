// A system of parities as rows of bits in reduced echelon form.
//
// Invariant: each row has a pivot, the column of its first bit, which is zero in all other rows. So the rows
// are independent, and a row whose pivot lies behind the first n columns has none of these.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/effort.hpp>
#include <satdoku/reason/parity.hpp>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace satdoku::reason {

/// A bit for each column and behind them one for "odd".
using BitRow = std::vector<std::uint64_t>;

inline bool test_bit(const BitRow& row, std::size_t place) {
    return ((row[place / 64] >> (place % 64)) & 1U) != 0;
}
inline void flip_bit(BitRow& row, std::size_t place) {
    row[place / 64] ^= std::uint64_t{1} << (place % 64);
}
inline void add_bits(BitRow& row, const BitRow& other) {
    for (std::size_t word = 0; word < row.size(); ++word) row[word] ^= other[word];
}

class Echelon {
  public:
    /// @param variables what the columns stand for, each once; the earlier ones become pivots first
    /// @param traced    how many parities will come, where sources() are wanted; else 0
    explicit Echelon(std::vector<cnf::Variable> variables, std::size_t traced = 0);

    /// Takes one more parity in; all its variables have columns. False where the effort ends or the system
    /// has become contradictory.
    bool add(const Parity& parity, core::Effort& effort);

    /// Drops the rows with a pivot before this column.
    void keep_behind(std::size_t column);

    bool contradiction() const { return contradiction_; }
    const std::vector<cnf::Variable>& variables() const { return variables_; }
    const std::vector<BitRow>& rows() const { return rows_; }
    /// By row: its column.
    const std::vector<std::size_t>& pivots() const { return pivots_; }
    Parity row(std::size_t index) const;
    /// Where traced: which of the parities, in the order in which they came, these rows are in sum the sum of.
    std::vector<std::size_t> sources_of(std::span<const std::size_t> rows) const;
    /// Likewise: those that come to 0 = 1.
    std::vector<std::size_t> sources_of_contradiction() const;

    /// A parity, and the indices of the rows that it is the sum of: one or two.
    struct Short {
        Parity parity;
        std::vector<std::size_t> rows;
    };
    /// All parities of one variable, and of two where these are enough to derive the others of two.
    std::vector<Short> short_parities() const;

    /// Whether a system of this size is more than search has memory and time to spare for.
    static bool too_large(std::size_t rows, std::size_t columns);

  private:
    std::uint32_t column(cnf::Variable variable) const;

    std::vector<cnf::Variable> variables_;
    /// Sorted: an array by variable would be as long as the formula for each of its many small systems.
    std::vector<std::pair<cnf::Variable, std::uint32_t>> columns_;
    std::size_t words_;
    std::vector<BitRow> rows_;
    std::vector<std::size_t> pivots_;
    std::size_t source_words_;
    std::size_t taken_ = 0;        ///< parities so far
    std::vector<BitRow> sources_;  ///< by row, of no words where not traced
    BitRow contradiction_sources_;
    bool contradiction_ = false;
};

/// Splits parities into groups that share no variable.
std::vector<std::vector<const Parity*>> components(std::span<const Parity* const> parities);

/// The variables of the parities, ascending, each once.
std::vector<cnf::Variable> variables_of(std::span<const Parity* const> parities);

}  // namespace satdoku::reason
