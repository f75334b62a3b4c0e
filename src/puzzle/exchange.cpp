// After a few clues are removed, a puzzle has far too many solutions to list them. So each digit of each cell is tried
// as a further clue. If there are two solutions, the digit is not enough, nor is any other digit in which they agree:
// so a few hundred questions are enough for the thousand digits of a figure.
#include "exchange.hpp"

namespace satdoku::puzzle {
Exchange::Exchange(const grid::Layout& layout, std::stop_token stop)
    : solver_(layout), first_(layout), second_(layout) {
    solver_.stop_on(std::move(stop));
}

void Exchange::note_several(const grid::Board& one, const grid::Board& other) {
    for (std::size_t cell = 0; cell < several_.size(); ++cell)
        if (one.digits[cell] == other.digits[cell]) several_[cell].insert(one.digits[cell]);
}

std::vector<grid::Board> Exchange::completed_by_one(const grid::Board& clues) {
    std::vector<grid::Board> puzzles;
    several_.assign(clues.digits.size(), {});
    grid::Board tried = clues;
    for (std::size_t cell = 0; cell < clues.digits.size(); ++cell) {
        if (clues.digits[cell] != 0) continue;
        for (std::uint8_t digit = 1; digit <= clues.layout->side(); ++digit) {
            if (several_[cell].contains(digit)) continue;
            tried.digits[cell] = digit;
            const std::uint64_t count = solver_.count(tried, 2, &first_, &second_);
            if (solver_.stopped()) return {};
            if (count == 1) puzzles.push_back(tried);
            if (count == 2) note_several(first_, second_);
        }
        tried.digits[cell] = 0;
    }
    return puzzles;
}

grid::Board Exchange::with_any_other(const grid::Board& clues, core::Random& random) {
    grid::Board more = clues;
    const auto solution = solver_.random_solution(clues, random);
    if (!solution || clues.complete()) return more;
    std::size_t cell = 0;
    do {
        cell = static_cast<std::size_t>(random.below(more.digits.size()));
    } while (more.digits[cell] != 0);
    more.digits[cell] = solution->digits[cell];
    return more;
}
}  // namespace satdoku::puzzle
