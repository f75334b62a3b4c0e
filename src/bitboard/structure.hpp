// A layout as the propagation sees it: boxes, and bands of three boxes side by side or one above the other.
//
// Every row and column of a grid lies in a band, so that bands and boxes together hold all the rules. Boxes
// that coincide are one box, which may then lie in bands of several grids. Plain arrays only, because files
// that are compiled for one kind of processor read this and must not instantiate shared inline functions.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::bitboard {

using Candidates = std::uint16_t;  ///< bit d-1 is set where digit d is possible
inline constexpr Candidates all_digits = 0x1ff;

/// By digit, 0 where empty. A table, as clues come without a pattern that a branch could be told by.
inline constexpr Candidates candidates_of[grid::digits + 1] = {all_digits, 1, 2, 4, 8, 16, 32, 64, 128, 256};

/// A bit for each grid of a layout.
using Grids = std::uint16_t;
inline constexpr Grids all_grids = 0xffff;

struct Box {
    grid::Cell cells[grid::digits];  ///< row by row
    Grids grids;                     ///< that it belongs to
};

/// Three boxes of a grid in a line. Its three rows (columns, where vertical) cross them.
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
    /// Where a board cannot be filled: the grids of a box, or of a band behind the boxes.
    Grids grids_of_site(int site) const {
        return site < box_count ? boxes[site].grids : bands[site - box_count].grids;
    }
};

class Structure {
  public:
    /// @param layout  its grids are apart by multiples of three cells, so that each cell has one box
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
