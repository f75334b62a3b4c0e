// A layout in the form for propagation: boxes, and bands of three boxes side by side or one above the other.
//
// Every row and column of a grid is in a band, so bands and boxes together contain all the rules of plain layouts.
// Boxes that coincide are one box, which may be in bands of several grids. The other rules of a layout are houses in
// addition to these, and partners, cells that must differ without a common house. If boxes are not squares, there are
// neither boxes nor bands but only such houses. There are only plain arrays, because files that are compiled for one
// kind of processor read them and must not instantiate shared inline functions.
#pragma once
#include <satdoku/grid/layout.hpp>

namespace satdoku::bitboard {
using Candidates = std::uint16_t;  ///< bit d-1 is set if digit d is possible
/// The digits of grids for which there are vectors. Others are searched house by house.
inline constexpr int digit_count = 9;
inline constexpr Candidates all_digits = (1U << digit_count) - 1;

/// By digit, 0 if empty. A table, because a branch on the clues could not be predicted.
inline constexpr Candidates candidates_of[digit_count + 1] = {all_digits, 1, 2, 4, 8, 16, 32, 64, 128, 256};

/// A bit for each grid of a layout.
using Grids = std::uint16_t;
inline constexpr Grids all_grids = 0xffff;

/// A box, or another house.
struct Box {
    grid::Cell cells[digit_count];  ///< row by row
    Grids grids;                    ///< that it belongs to
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
    int house_count;  ///< without boxes and bands
    bool has_partners;
    const Box* boxes;
    const Band* bands;
    const Box* houses;
    const grid::Cell* partners;        ///< cell after cell: those that must differ from it without a house
    const std::uint32_t* partners_of;  ///< by cell and one more: where its partners begin
    const Grids* grids_of_cell;

    /// The places where a board can fail: boxes, bands, houses and, together, partners.
    int site_count() const { return box_count + band_count + house_count + 1; }
    bool is_of_partners(int site) const { return site == box_count + band_count + house_count; }
    /// @param site  not that of the partners
    Grids grids_of_site(int site) const {
        if (site < box_count) return boxes[site].grids;
        if (site < box_count + band_count) return bands[site - box_count].grids;
        return houses[site - box_count - band_count].grids;
    }
};

class Structure {
  public:
    /// @param layout  of nine digits; the offsets of its grids are multiples of three cells, so that each cell has one
    ///                square box
    explicit Structure(const grid::Layout& layout);

    StructureView view() const {
        return {cell_count_,
                static_cast<int>(boxes_.size()),
                static_cast<int>(bands_.size()),
                static_cast<int>(houses_.size()),
                !partners_.empty(),
                boxes_.data(),
                bands_.data(),
                houses_.data(),
                partners_.data(),
                partners_of_.data(),
                grids_of_cell_.data()};
    }

  private:
    void add_boxes_and_bands(const grid::Layout& layout);
    void add_house(const grid::House& house);
    void add(const Band& band);

    int cell_count_;
    std::vector<Box> boxes_;
    std::vector<Band> bands_;
    std::vector<Box> houses_;
    std::vector<grid::Cell> partners_;
    std::vector<std::uint32_t> partners_of_;
    std::vector<Grids> grids_of_cell_;
};
}  // namespace satdoku::bitboard
