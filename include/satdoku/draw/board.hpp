// The picture of a board of any layout as data: what stands in its cells, what is tinted, what is marked, and
// how candidates hang together. draw_board() makes shapes of it.
#pragma once

#include <satdoku/draw/drawing.hpp>
#include <satdoku/grid/digits.hpp>
#include <satdoku/grid/layout.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace satdoku::draw {

enum class Weight : std::uint8_t { given, entered };

struct CellPicture {
    std::uint8_t digit = 0;  ///< 0: empty
    Weight weight = Weight::given;
    grid::DigitSet candidates = {};  ///< shown if the cell is empty
    Ink tint = Ink::none;            ///< over that of its houses
};

/// The mark of a candidate. Each has its own colour and its own shape, so that either shows it.
enum class Mark : std::uint8_t {
    disc,      ///< blue
    square,    ///< orange
    diamond,   ///< purple
    triangle,  ///< yellow
    ring,      ///< green, open: becomes a digit
    cross,     ///< red, struck out: is removed
};

struct CandidatePlace {
    grid::Cell cell;
    std::uint8_t digit;
};

struct MarkedCandidate {
    CandidatePlace at;
    Mark mark;
};

struct TintedHouse {
    grid::HouseKind kind;
    int grid;
    int index;
    Ink tint;
};

/// An arrow between candidates; a group of them is framed.
struct Link {
    std::vector<CandidatePlace> from;
    std::vector<CandidatePlace> to;
    bool strong;  ///< drawn through, else dashed
};

struct BoardPicture {
    explicit BoardPicture(const grid::Layout& of) : layout(&of), cells(static_cast<std::size_t>(of.cell_count())) {}

    const grid::Layout* layout;
    std::vector<CellPicture> cells;  ///< by cell
    std::vector<TintedHouse> houses = {};
    std::vector<MarkedCandidate> marks = {};
    std::vector<Link> links = {};
    /// What stands for a candidate instead of its digit, by cell and digit - 1, in small letters; or empty.
    std::vector<std::array<std::string, grid::digits>> words = {};
    bool numbered = false;  ///< rows and columns have numbers, and grids letters
    bool large = false;     ///< digits that fill their cells, thicker lines
};

/// How long the side of a cell is in a drawing of a board, in points.
inline constexpr double cell_side = 36;

Drawing draw_board(const BoardPicture& picture);

// draw_board() in two layers, the one over the other: pictures of one layout can share the first.
/// The empty cells, the lines, and what is numbered.
Drawing draw_frame(const BoardPicture& picture);
/// Tints, digits, candidates, marks and links; as large as the frame.
Drawing draw_contents(const BoardPicture& picture);

// A mark or a tint alone, as a legend shows it, in a square of that side.
Drawing draw_mark(Mark mark, double side);
Drawing draw_tint(Ink tint, double side);

}  // namespace satdoku::draw
