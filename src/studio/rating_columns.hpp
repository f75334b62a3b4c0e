// The columns of `puzzle rate`: how their values are written, sorted and filtered.
#pragma once

#include <satdoku/puzzle/rate.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::studio {

/// Columns are sorted by ascending ranks; puzzles without a rank come first.
using Rank = std::optional<double>;

struct RatingColumn {
    std::string_view name;
    bool is_number = false;  ///< JSON writes it without quotes
    /// The text in a column without an order. Such a column has none of the following members.
    std::string (*only_text)(const puzzle::RatedPuzzle&) = nullptr;
    /// Returns nothing for puzzles without this rating.
    Rank (*rank)(const puzzle::RatedPuzzle&) = nullptr;
    std::string (*text_of_rank)(int rank) = nullptr;
    /// Reads a value as people type it and returns its rank; nothing for other texts.
    Rank (*parse)(std::string_view value) = nullptr;

    /// Returns "-" for puzzles without this rating.
    std::string text(const puzzle::RatedPuzzle& puzzle) const;
};

/// The standard of --columns.
inline constexpr std::string_view standard_columns = "puzzle,er,ep,ed,score,level,class,technique";

/// The columns of names between commas. Throws core::Error for an unknown name.
std::vector<const RatingColumn*> columns_named(std::string_view names);
/// The columns that have an order.
std::vector<std::string_view> ordered_column_names();

/// Lets puzzles pass that have a value in every range: "er=4.0-5.0,level=hard". A range is one value, or two values
/// with - between them; one of the two may be missing.
class RatingFilter {
  public:
    /// Throws core::Error for other texts.
    explicit RatingFilter(std::string_view text);
    bool lets_pass(const puzzle::RatedPuzzle& puzzle) const;

  private:
    struct Range {
        const RatingColumn* column;
        Rank least;
        Rank most;
    };
    std::vector<Range> ranges_;
};

/// The columns on one line, with tabs between them.
std::string line_of(const puzzle::RatedPuzzle& puzzle, std::span<const RatingColumn* const> columns);
/// All columns as an object on one line. "complete" is false if er, and ep and ed that are equal to it, are only lower
/// bounds.
std::string json_of(const puzzle::RatedPuzzle& puzzle);

}  // namespace satdoku::studio
