// Parities of a formula during search: which of them are unit or broken under the values so far, and so are
// all sums of them (Gauss-Jordan elimination).
//
// Invariant: each row has a basic column, which is zero in all other rows. As long as the basic columns have
// no value (where the row has any such column), a sum of several rows has several columns without value: so
// it is enough to look at single rows. The rows stay valid when values are taken back; nothing is undone but
// the values. Ideas: Han and Jiang, "When Boolean satisfiability meets Gaussian elimination in a simplex
// way", CAV 2012. They watch two columns of each row; here the matrices are so small that looking at all rows
// by words costs less.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/reason/echelon.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::reason {

class ParityMatrix {
  public:
    /// @param rows  parities whose sums are wanted, in reduced echelon form
    explicit ParityMatrix(const std::vector<Echelon>& rows);

    std::size_t rows() const { return rows_.size(); }
    bool has(cnf::Variable variable) const {
        return variable.index() < columns_.size() && columns_[variable.index()] != none;
    }

    /// Takes back the values given at this time and later.
    void undo(std::uint32_t time);
    /// Gives a value to a variable that it has. @param time not before any earlier one's
    void set(cnf::Literal literal, std::uint32_t time);

    /// Sees to the invariant after set(). Returns work in ticks.
    std::uint64_t exchange();

    /// How many of the row's variables have no value: none, one, or more. After exchange(), one is the basic
    /// one.
    enum class Open { none, one, more };
    Open open(std::size_t row) const;
    /// Whether the number of its true variables is as it has to be, those without value counted as false.
    bool even(std::size_t row) const;
    cnf::Variable basic(std::size_t row) const { return variables_[basics_[row]]; }
    /// Calls `visit` for each variable of the row that has a value.
    template <typename Visit>
    void each_set(std::size_t row, Visit visit) const {
        for (std::size_t word = 0; word < set_.size(); ++word) {
            for (std::uint64_t bits = rows_[row][word] & set_[word]; bits != 0; bits &= bits - 1) {
                visit(variables_[64 * word + static_cast<std::size_t>(__builtin_ctzll(bits))]);
            }
        }
    }

    /// Ticks for looking at all rows.
    std::uint64_t cost() const { return rows_.size() * (1 + set_.size() / 8) / 4 + 1; }

    std::uint64_t start = 0;        ///< ticks of everything when it was made
    std::uint64_t ticks = 0;        ///< ticks of its own
    std::uint64_t proof_ticks = 0;  ///< those of them that went into a proof
    std::uint64_t calls = 0;        ///< how often it was looked at
    std::uint64_t findings = 0;     ///< how often something was found

  private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    struct Given {
        std::uint32_t column;
        std::uint32_t time;
    };

    std::vector<cnf::Variable> variables_;  ///< by column
    std::vector<std::uint32_t> columns_;    ///< by variable
    std::vector<BitRow> rows_;              ///< behind the columns a bit for "odd"
    std::vector<std::size_t> basics_;       ///< by row: column
    BitRow set_;                            ///< by column: it has a value
    BitRow true_;                           ///< by column: it is true; the bit for "odd" is always set
    std::vector<Given> given_;              ///< in order of time
};

}  // namespace satdoku::reason
