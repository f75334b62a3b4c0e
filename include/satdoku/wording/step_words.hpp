// Cells, houses, digits and candidates of one step as its text names them.
//
// A shared cell has a name in each of its grids. All cells of a step are named by the grid that holds most of
// them, so that "row 2 of grid b" goes with b21, b22; a cell outside that grid by the first of its own.
#pragma once

#include <satdoku/deduce/step.hpp>

#include <span>
#include <string>
#include <vector>

namespace satdoku::wording {

/// "x", "x and y", "x, y and z"
std::string and_list(std::span<const std::string> words);
/// The same with "or".
std::string or_list(std::span<const std::string> words);

/// What stands between two sentences.
std::string between_sentences();

/// The cells of candidates.
deduce::CellSet cells_of(std::span<const deduce::Candidate> candidates);
/// The digits of candidates.
deduce::DigitSet digits_of(std::span<const deduce::Candidate> candidates);

/// "4, 7 and 9"
std::string digits_text(deduce::DigitSet digits);
/// "4, 7 or 9"
std::string any_digit_text(deduce::DigitSet digits);

class StepWords {
  public:
    StepWords(const deduce::Geometry& geometry, const deduce::Step& step);

    /// "a36", with the letter also where there is one grid: a bare 36 would look like two digits.
    std::string cell(deduce::Cell cell) const;
    /// Its name in a grid that it belongs to.
    std::string cell_in(deduce::Cell cell, int grid) const;
    std::vector<std::string> names(const deduce::CellSet& cells) const;
    /// "a11, a12 and a13"
    std::string cells(const deduce::CellSet& cells) const { return and_list(names(cells)); }
    std::string cells(std::span<const deduce::Candidate> candidates) const {
        return cells(cells_of(candidates));
    }
    /// "row 3 of grid a"
    std::string house(deduce::HouseIndex index) const;
    std::string houses(std::span<const deduce::HouseIndex> indexes) const;

    /// "a36 is 4", "a36 is not 4"; of several candidates: "one of a36 and a37 is 4", or none of them.
    std::string fact(std::span<const deduce::Candidate> candidates, bool is_true) const;
    /// Cells that lose the same digits together.
    struct Group {
        deduce::DigitSet digits;
        deduce::CellSet cells;
    };
    static std::vector<Group> groups(std::span<const deduce::Candidate> candidates);

  private:
    const deduce::Geometry& geometry_;
    int grid_ = 0;  ///< that names the cells
};

}  // namespace satdoku::wording
