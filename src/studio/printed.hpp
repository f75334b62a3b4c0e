// Puzzles on paper, as print and book share them: the difficulty and the drawing of each, and how many fit on a page.
#pragma once
#include "batch.hpp"
#include <satdoku/deduce/path.hpp>
#include <satdoku/deduce/rating.hpp>
#include <satdoku/draw/board.hpp>
#include <satdoku/draw/paged.hpp>
#include <satdoku/solving/paper.hpp>

namespace satdoku::studio {
struct Difficulty {
    deduce::Path path;
    std::optional<deduce::Rating> rating = {};  ///< nothing with constraints, which no scale knows
};

/// "hard, ER 4.2"; empty without a rating
std::string difficulty_text(const Difficulty& difficulty);

/// A puzzle and its caption.
struct Printed {
    grid::Board givens;
    std::vector<grid::DigitSet> candidates = {};  ///< empty if none are shown
    /// Digits that are not givens, next to these.
    std::vector<std::pair<grid::Cell, std::uint8_t>> placed = {};
    std::optional<grid::Board> solution = {};   ///< if there is exactly one
    std::optional<Difficulty> difficulty = {};  ///< of a puzzle with a solution and holes
    std::string caption = {};
    std::string_view fault = {};  ///< the key of what is said of a puzzle that does not have exactly one solution
};

/// What is said of it on paper: its rules if they are not those of a plain sudoku, and how hard it is.
std::vector<std::string> facts_of(const Printed& puzzle);

/// The language of what is written around puzzles: English, with a remark, if the font lacks the letters of the other one.
language::Language paper_language(Batch& batch, bool has_letters);

/// Finds how hard the puzzles with a solution are, with the batch's progress. After a stop, the last ones may lack it.
void judge(std::span<Printed> puzzles, unsigned threads, Batch& batch);

/// Puzzles of layouts of one size that are drawn on pages of the same kind.
struct Section {
    std::string heading;
    std::vector<const Printed*> puzzles;
    bool solutions;
};
/// A section for each run of puzzles of one size. @param solutions  only of those that have one
std::vector<Section> sections_of(std::span<const Printed> puzzles, const std::string& heading, bool solutions);

/// How the options say that puzzles are put on pages.
class PageStyle {
  public:
    /// --paper, --gutter, --per-page and --large; a command may lack some of them.
    /// @param names_grids  whether figures of several grids have the letters and numbers by which hints name cells
    PageStyle(const frame::Arguments& arguments, bool names_grids);

    const draw::Paper& paper() const { return paper_; }
    bool is_large() const { return large_; }
    /// The paper without the gutter, for bound().
    const draw::Paper& body() const { return body_; }
    /// The page with the gutter at the fold: on the left if its number is odd.
    draw::Drawing bound(const draw::Drawing& page, std::size_t number) const;
    draw::Piece piece(const Printed& puzzle, bool solution) const;
    /// The columns and rows of the puzzles on a page.
    draw::Grid grid_of(const Section& section) const;
    /// How many puzzles are on a page, which may have room for more.
    std::size_t on_page(const Section& section, const draw::Grid& grid) const {
        const int places = grid.columns * grid.rows;
        return static_cast<std::size_t>(section.solutions ? places : std::min(places, per_page_.value_or(places)));
    }
    std::size_t pages_of(const Section& section) const;
    /// @param number  of the last page; counts on
    void put(draw::Pdf& document, const Section& section, std::size_t& number) const {
        const draw::Grid grid = grid_of(section);
        const std::size_t per_page = on_page(section, grid);
        for (std::size_t begin = 0; begin < section.puzzles.size(); begin += per_page) {
            std::vector<draw::Piece> pieces;
            const std::size_t end = std::min(section.puzzles.size(), begin + per_page);
            for (std::size_t at = begin; at < end; ++at)
                pieces.push_back(piece(*section.puzzles[at], section.solutions));
            ++number;
            document.page(bound(draw::sheet(body_, grid, pieces, section.heading, std::to_string(number)), number));
        }
    }

  private:
    draw::BoardPicture empty(const grid::Layout& layout) const;

    draw::Paper paper_;
    draw::Paper body_;
    double gutter_;  ///< how much wider the margin is at the fold than at the edge
    bool names_grids_;
    bool large_;
    std::optional<int> per_page_;
};

frame::Option per_page_option();
frame::Option gutter_option();
}  // namespace satdoku::studio
