// A layout in the form for propagation: boxes, and bands of three boxes side by side or one above the other.
//
// Every row and column of a grid is in a band, so bands and boxes together contain all the rules. Boxes that coincide
// are one box, which may be in bands of several grids. There are only plain arrays, because files that are compiled
// for one kind of processor read them and must not instantiate shared inline functions.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::bitboard {

using Candidates = std::uint16_t;  ///< bit d-1 is set where digit d is possible
inline constexpr Candidates all_digits = 0x1ff;

/// By digit, 0 where empty. A table, because a branch on the clues could not be predicted.
inline constexpr Candidates candidates_of[grid::digits + 1] = {all_digits, 1, 2, 4, 8, 16, 32, 64, 128, 256};

/// A bit for each grid of a layout.
using Grids = std::uint16_t;
inline constexpr Grids all_grids = 0xffff;

struct Box {
    grid::Cell cells[grid::digits];  ///< row by row
    Grids grids;                     ///< that it belongs to
};

/// Three boxes of a grid in a line. Its three rows (columns, if it is vertical) cross them.
struct Band {
    std::uint16_t boxes[3];
    bool vertical;
    Grids grids;  ///< that it belongs to
};

struct StructureView {
    int cell_count;
    int box_count;
    int band_count;
    const Box* boxes;
    const Band* bands;

    int site_count() const { return box_count + band_count; }
    /// The places where a board can fail: by box and then by band, its grids.
    Grids grids_of_site(int site) const { return site < box_count ? boxes[site].grids : bands[site - box_count].grids; }
};

class Structure {
  public:
    /// @param layout  the offsets of its grids are multiples of three cells, so that each cell has one box
    explicit Structure(const grid::Layout& layout);

    StructureView view() const {
        return {cell_count_, static_cast<int>(boxes_.size()), static_cast<int>(bands_.size()), boxes_.data(),
                bands_.data()};
    }

  private:
    void add(const Band& band);

    int cell_count_;
    std::vector<Box> boxes_;
    std::vector<Band> bands_;
};

}  // namespace satdoku::bitboard
