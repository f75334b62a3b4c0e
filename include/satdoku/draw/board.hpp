// The picture of a board of any layout as data: the contents, tints and marks of its cells, and links between
// candidates. draw_board() turns it into shapes.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <satdoku/grid/layout.hpp>

namespace satdoku::draw {
enum class Weight : std::uint8_t { given, entered };

struct CellPicture {
    std::uint8_t digit = 0;  ///< 0: empty
    Weight weight = Weight::given;
    grid::DigitSet candidates = {};  ///< shown if the cell is empty
    Ink tint = Ink::none;            ///< replaces the tint of its houses
    std::string note = {};           ///< shown when the mouse points at the cell
};

/// The mark of a candidate. Marks differ in colour and in shape: either is enough to distinguish them.
enum class Mark : std::uint8_t {
    disc,      ///< blue
    square,    ///< orange
    diamond,   ///< purple
    triangle,  ///< yellow
    ring,      ///< green, open: the candidate becomes a digit
    cross,     ///< red, struck out: the candidate is removed
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

/// An arrow between groups of candidates. A group of several candidates is framed.
struct Link {
    std::vector<CandidatePlace> from;
    std::vector<CandidatePlace> to;
    bool strong;  ///< a solid line; otherwise dashed
};

struct BoardPicture {
    explicit BoardPicture(const grid::Layout& of) : layout(&of), cells(static_cast<std::size_t>(of.cell_count())) {}

    const grid::Layout* layout;
    std::vector<CellPicture> cells;  ///< by cell
    std::vector<TintedHouse> houses = {};
    std::vector<MarkedCandidate> marks = {};
    std::vector<Link> links = {};
    /// Texts in small letters that replace the digits of candidates, by cell and digit - 1; or empty.
    std::vector<std::array<std::string, grid::most_digits>> words = {};
    bool numbered = false;  ///< rows and columns have numbers, and grids letters
    bool large = false;     ///< digits that fill their cells, thicker lines
};

/// The side of a cell in a drawing of a board, in points.
inline constexpr double cell_side = 36;

Drawing draw_board(const BoardPicture& picture);
/// Whether a constraint has a clue outside the board, which makes its picture larger.
bool has_clues_outside(const grid::Layout& layout);

// The two layers of draw_board(). Pictures of the same layout can share the lower one.
/// The lower layer: empty cells, lines and numbers.
Drawing draw_frame(const BoardPicture& picture);
/// The upper layer: tints, digits, candidates, marks and links. It has the size of the frame.
Drawing draw_contents(const BoardPicture& picture);

// A single mark or tint for a legend, in a square of that side.
Drawing draw_mark(Mark mark, double side);
Drawing draw_tint(Ink tint, double side);
}  // namespace satdoku::draw
