// Which literal occurs most, and which variable? A tree of maxima over the formula's counts, brought up to date only when
// somebody asks. Until then a count that changes costs one store: its block of variables is marked. Asking
// looks at the marked blocks and the few above them, not at every variable.
#pragma once

#include <satdoku/cnf/formula.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace satdoku::dpll {

class Frequencies {
  public:
    using Column = cnf::Formula::Column;

    /// The formula outlives it. @param places how many to watch
    Frequencies(const cnf::Formula& formula, std::uint32_t places);

    /// What to call with a column whose number of occurrences has changed: a function, so that loops need
    /// not look up each time where the marks are. Valid as long as this is.
    auto marks() {
        return [marked = levels_.front().marked.data()](Column column) {
            marked[column.code() / (2 * fan_out)] = 1;
        };
    }

    /// The occurrences of a variable that are counted.
    enum Sign : std::uint8_t { positive, negative, both };

    /// How many occurrences of that sign a variable has at most. Sums of both signs are kept from the first
    /// time on that they are asked for.
    std::uint32_t largest(Sign sign);
    /// The place of the variable with that many, the lowest among equals. @pre largest(sign) > 0
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
    std::vector<Level> levels_;  ///< the first over variables, each further one over the blocks before it
};

}  // namespace satdoku::dpll
