// Basic fish and their finned forms. A line is a set of nine positions: bases and covers are found by bit operations.
//
// A candidate that a finned fish removes is in a cover line and in no base line. A fin is neither in that cover line
// nor in another line with the candidate, so the two see each other only through their box. So all fins are in one box
// and in at most two lines across the bases, and only these lines need no cover.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
constexpr unsigned box_lines = 0b111;

constexpr unsigned bit(std::size_t position) { return 1U << position; }

constexpr int count(unsigned positions) { return std::popcount(positions); }

/// The three lines through the box that line `line` lies in.
constexpr unsigned band_of(int line) { return box_lines << static_cast<unsigned>(line / 3 * 3); }

class BasicFishSearch {
  public:
    BasicFishSearch(const State& state, int digit, Technique technique, int size, Fins fins, Steps& steps)
        : state_(state), geometry_(state.geometry()), digit_(static_cast<std::uint8_t>(digit)), technique_(technique),
          size_(size), fins_(fins), steps_(steps), side_(static_cast<std::size_t>(state.side())) {}

    bool run(const Lines& bases, const Lines& covers) {
        bases_ = &bases;
        covers_ = &covers;
        int lines = 0;
        for (std::size_t line = 0; line < side_; ++line) {
            along_[line] = state_.positions(bases[line], digit_);
            across_[line] = state_.positions(covers[line], digit_);
            lines += along_[line] == 0 ? 0 : 1;
        }
        return lines > size_ && choose(0, 0, 0, size_);
    }

  private:
    static constexpr int most_lines_of_fins = 2;

    /// @param base    the lines chosen so far; @param joined  their places, as lines across
    bool choose(std::size_t from, unsigned base, unsigned joined, int left) {
        if (left == 0) return cover(base, joined);
        const int most = size_ + (fins_ == Fins::none ? 0 : most_lines_of_fins);
        for (std::size_t line = from; line + static_cast<std::size_t>(left) <= side_; ++line) {
            if (along_[line] == 0) continue;
            const unsigned wider = joined | along_[line];
            if (count(wider) <= most && choose(line + 1, base | bit(line), wider, left - 1)) return true;
        }
        return false;
    }

    /// The covers with the lower lines first: those that leave the higher lines to the fins.
    bool cover(unsigned base, unsigned joined) {
        const int spare = count(joined) - size_;
        if (fins_ == Fins::none) return spare == 0 && add(base, joined, 0);
        if (spare < 1) return false;
        for (int first = static_cast<int>(side_) - 1; first >= 0; --first) {
            const unsigned one = bit(static_cast<std::size_t>(first)) & joined;
            if (one == 0) continue;
            if (spare == 1 && add_finned(base, joined, one)) return true;
            if (spare == 1) continue;
            for (int second = static_cast<int>(side_) - 1; second > first; --second) {
                const unsigned other = bit(static_cast<std::size_t>(second)) & joined & band_of(first);
                if (other != 0 && add_finned(base, joined, one | other)) return true;
            }
        }
        return false;
    }

    /// @param open  the lines across that are not covered: those of the fins
    bool add_finned(unsigned base, unsigned joined, unsigned open) {
        unsigned lines = 0;
        int number = 0;
        for (std::size_t line = 0; line < side_; ++line) {
            if ((open & bit(line)) == 0) continue;
            lines |= across_[line] & base;
            number += count(across_[line] & base);
        }
        const bool in_one_box = (lines & ~band_of(std::countr_zero(lines))) == 0;
        if (!in_one_box || number > most_fins) return false;
        const unsigned covers = joined & ~open;
        if (is_sashimi(base, covers) != (fins_ == Fins::sashimi)) return false;
        return add(base, covers, open);
    }

    bool is_sashimi(unsigned base, unsigned covers) const {
        for (std::size_t line = 0; line < side_; ++line)
            if ((base & bit(line)) != 0 && count(along_[line] & covers) <= 1) return true;
        return false;
    }

    bool add(unsigned base, unsigned covers, unsigned open) {
        const std::vector<Candidate> fins = places(base, open);
        unsigned lines = ~base;
        unsigned where = covers;
        if (open != 0) {
            unsigned of_fins = 0;
            for (std::size_t line = 0; line < side_; ++line)
                if ((open & bit(line)) != 0) of_fins |= across_[line] & base;
            lines &= band_of(std::countr_zero(of_fins));
            where &= band_of(std::countr_zero(open));
        }
        std::vector<Candidate> gone = places(lines, where);
        if (gone.empty()) return false;
        Step step{.technique = technique_, .digits = grid::digit_set(digit_)};
        step.eliminations = std::move(gone);
        step.parts = {{Role::base, places(base, covers), houses(*bases_, base)},
                      {Role::cover, {}, houses(*covers_, covers)}};
        if (!fins.empty()) step.parts.push_back({Role::fin, fins, {}});
        return steps_.add(std::move(step));
    }

    /// Where these lines of the bases meet these lines across, in the order of the board.
    std::vector<Candidate> places(unsigned lines, unsigned across) const {
        std::vector<Candidate> list;
        for (std::size_t line = 0; line < side_; ++line) {
            if ((lines & bit(line)) == 0) continue;
            const House& house = geometry_.house((*bases_)[line]);
            for (std::size_t position = 0; position < house.cells.size(); ++position)
                if ((along_[line] & across & bit(position)) != 0) list.push_back({house.cells[position], digit_});
        }
        std::ranges::sort(list);
        return list;
    }

    static std::vector<HouseIndex> houses(const Lines& lines, unsigned set) {
        std::vector<HouseIndex> list;
        for (std::size_t line = 0; line < lines.size(); ++line)
            if ((set & bit(line)) != 0) list.push_back(lines[line]);
        return list;
    }

    const State& state_;
    const Geometry& geometry_;
    const std::uint8_t digit_;
    const Technique technique_;
    const int size_;
    const Fins fins_;
    Steps& steps_;
    const std::size_t side_;

    const Lines* bases_ = nullptr;
    const Lines* covers_ = nullptr;
    std::array<unsigned, grid::most_digits> along_{};   ///< by base line: its places, as lines across
    std::array<unsigned, grid::most_digits> across_{};  ///< by line across: its places, as base lines
};
}  // namespace

bool find_basic_fish(const State& state, const GridHouses& grid, int digit, Technique technique, int size, Fins fins,
                     Steps& steps) {
    BasicFishSearch search(state, digit, technique, size, fins, steps);
    return search.run(grid.rows, grid.columns) || search.run(grid.columns, grid.rows);
}
}  // namespace satdoku::deduce
