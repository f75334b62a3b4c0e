// The columns of `puzzle rate`: how their values are written, sorted and filtered.
#pragma once

#include <satdoku/puzzle/rate.hpp>

namespace satdoku::studio {

/// Nothing is a lower rank than any.
using Rank = std::optional<double>;

struct RatingColumn {
    std::string_view name;
    bool is_number = false;  ///< JSON writes it without quotes
    /// What has to be worked out for it. Null if nothing has.
    bool puzzle::RatingParts::*part = nullptr;
    /// The text in a column without an order. Such a column has none of the following members.
    std::string (*only_text)(const puzzle::RatedPuzzle&) = nullptr;
    /// Returns nothing for puzzles without this rating.
    Rank (*rank)(const puzzle::RatedPuzzle&) = nullptr;
    std::string (*text_of_rank)(int rank) = nullptr;
    /// Whether the rank is only a lower bound. Null if it never is.
    bool (*at_least)(const puzzle::RatedPuzzle&) = nullptr;
    /// Reads a value as people type it and returns its rank; nothing for other texts.
    Rank (*parse)(std::string_view value) = nullptr;

    /// Returns "-" for puzzles without this rating, and "≥9.5" for a lower bound.
    std::string text(const puzzle::RatedPuzzle& puzzle) const;
    bool is_bound(const puzzle::RatedPuzzle& puzzle) const { return at_least != nullptr && at_least(puzzle); }
    /// By which puzzles are sorted. Those without a rank come first, lower bounds last, for they may be above all others.
    std::pair<bool, Rank> place(const puzzle::RatedPuzzle& puzzle) const { return {is_bound(puzzle), rank(puzzle)}; }
};

/// The standard of --columns.
inline constexpr std::string_view standard_columns = "puzzle,er,ep,ed,score,level,class,technique";

/// The columns of names between commas. Throws core::Error for an unknown name.
std::vector<const RatingColumn*> columns_named(std::string_view names);
/// The columns that have an order.
std::vector<std::string_view> ordered_column_names();

/// Lets puzzles pass that have a value in every range: "er=4.0-5.0,level=hard". A range is one value, or two values
/// with - between them; one of the two may be missing. A lower bound passes if all that it leaves open does.
class RatingFilter {
  public:
    /// Throws core::Error for other texts.
    explicit RatingFilter(std::string_view text);
    std::vector<const RatingColumn*> columns() const;
    bool lets_pass(const puzzle::RatedPuzzle& puzzle) const;

  private:
    struct Range {
        const RatingColumn* column;
        Rank least;
        Rank most;
    };
    std::vector<Range> ranges_;
};

/// What these columns need.
puzzle::RatingParts parts_for(std::span<const RatingColumn* const> columns);

/// The columns on one line, with tabs between them.
std::string line_of(const puzzle::RatedPuzzle& puzzle, std::span<const RatingColumn* const> columns);
/// All columns as an object on one line. "at_least" has the names of those that are only lower bounds, "complete" is
/// false if er is among them.
std::string json_of(const puzzle::RatedPuzzle& puzzle);
}  // namespace satdoku::studio
