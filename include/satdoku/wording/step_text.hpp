// A human technique, and a step that uses one, in the selected language: the names of its cells, houses, digits and
// candidates, and the whole step.
//
// A shared cell has a name in each of its grids. All cells of a step are named by the grid that holds most of them, so
// that "row 2 of grid b" appears with b21, b22. A cell outside that grid is named by its own first grid.
#pragma once
#include <satdoku/deduce/rating.hpp>
#include <satdoku/deduce/step.hpp>

namespace satdoku::wording {
/// The name of a technique.
std::string technique_name(deduce::Technique technique);
std::string technique_name(deduce::RatedTechnique technique);

/// "7.2", or "≥7.2" if the rating is a lower bound. @param rating  in tenths
std::string rating_text(int rating, bool complete);

/// The whole reason in sentences: digits, cells and houses, what follows, and in which other grids a placed digit also
/// counts.
/// @param state  before the step
std::string step_text(const deduce::State& state, const deduce::Step& step);

/// The same as a list, if several chains are followed: what follows from what, and what that means for the step.
struct StepList {
    std::vector<std::string> list;
    std::string text;
};
/// @param state  before the step
StepList step_list(const deduce::State& state, const deduce::Step& step);

/// step_text(), but if it is a list, each of it on a line of its own, and the text on the last.
std::string listed_step_text(const deduce::State& state, const deduce::Step& step);

/// Lines with number and technique: the text after them, or a list under them. @param indent  before each line
std::string numbered_step_text(std::size_t number, const deduce::State& state, const deduce::Step& step,
                               const std::string& indent = {});

/// One line: technique, digits and cells, and the outcome: "naked pair: 4, 7 in a13, a15 => a18 <> 4".
/// @param state  before the step
std::string step_line(const deduce::State& state, const deduce::Step& step);

/// What a step places and removes, in the signs of step_line: "a36 = 4; a18 <> 4, 7".
std::string outcome_line(const deduce::State& state, const deduce::Step& step);

/// "x", "x and y", "x, y and z"
std::string and_list(std::span<const std::string> words);
/// The same with "or".
std::string or_list(std::span<const std::string> words);

/// The separator of two sentences in the spoken language.
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

    /// "a36"; "36" if the layout has one grid
    std::string cell(deduce::Cell cell) const;
    /// The name of a cell in one of its grids.
    std::string cell_in(deduce::Cell cell, int grid) const;
    /// In the notation r1c1 a name can mean several cells.
    std::vector<std::string> names(const deduce::CellSet& cells) const;
    /// The same by their names in another grid.
    std::vector<std::string> names_in(const deduce::CellSet& cells, int grid) const;
    /// "a11, a12 and a13"
    std::string cells(const deduce::CellSet& cells) const { return and_list(names(cells)); }
    std::string cells(std::span<const deduce::Candidate> candidates) const { return cells(cells_of(candidates)); }
    /// "row 3 of grid a"
    std::string house(deduce::HouseIndex index) const;
    /// "rows 3 and 5 of grid a", "box 2 of grid b"
    std::vector<std::string> house_names(std::span<const deduce::HouseIndex> indexes) const;
    std::string houses(std::span<const deduce::HouseIndex> indexes) const;

    /// "a36 is 4", "a36 is not 4"; of several candidates: "one of a36 and a37 is 4", or none of them.
    std::string fact(std::span<const deduce::Candidate> candidates, bool is_true) const;
    /// Cells that lose the same digits.
    struct Group {
        deduce::DigitSet digits;
        deduce::CellSet cells;
    };
    static std::vector<Group> groups(std::span<const deduce::Candidate> candidates);

  private:
    /// The house as one of the grid that the step is in.
    grid::House named(deduce::HouseIndex index) const;

    const deduce::Geometry& geometry_;
    int grid_ = 0;  ///< the one that names the cells
};
}  // namespace satdoku::wording
