// Finds the literal or the variable with most occurrences: a tree of maxima over the formula's counts, which is updated
// only at a query. Between queries, a changed count costs one store, which marks its block of variables. A query visits
// the marked blocks and the few blocks above them instead of all variables.
#pragma once
#include <satdoku/cnf/formula.hpp>
#include <array>

namespace satdoku::dpll {
class Frequencies {
  public:
    using Column = cnf::Formula::Column;

    /// The formula must outlive this object. @param places  number of variables
    Frequencies(const cnf::Formula& formula, std::uint32_t places);

    /// Returns a function to call with each column whose number of occurrences has changed. A function, so that loops
    /// need not load the address of the marks each time. Valid as long as this object.
    auto marks() {
        return [marked = levels_.front().marked.data()](Column column) { marked[column.code() / (2 * fan_out)] = 1; };
    }

    /// Which occurrences of a variable are counted.
    enum Sign : std::uint8_t { positive, negative, both };

    /// Returns the largest number of occurrences of this sign that a variable has. Sums of both signs are kept from the
    /// first query for them on.
    std::uint32_t largest(Sign sign);
    /// Returns the place of the variable with largest(sign) occurrences, the lowest place among equals.
    /// @pre largest(sign) > 0
    std::uint32_t most_frequent(Sign sign);

  private:
    static constexpr std::size_t fan_out = 32;

    struct Level {
        std::array<std::vector<std::uint32_t>, 3> maxima;  ///< by sign, by block
        std::vector<std::uint8_t> marked;                  ///< 1 or 0 for each block
        void mark(std::size_t block) { marked[block] = 1; }
    };

    void refresh();
    void refresh(std::size_t level, std::size_t block);
    std::uint32_t child(std::size_t level, Sign sign, std::size_t index) const;

    const cnf::Formula& formula_;
    bool keeps_sums_ = false;
    std::vector<Level> levels_;  ///< the first one has maxima of variables, each other one of the blocks before it
};
}  // namespace satdoku::dpll
