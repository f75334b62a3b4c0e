// What is told about a rated puzzle, in columns: how each is written, put in order and looked for.
#pragma once

#include <satdoku/puzzle/rate.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::studio {

/// In rising order; puzzles that have none come first.
using Rank = std::optional<double>;

struct RatingColumn {
    std::string_view name;
    bool is_number;  ///< JSON has it without quotes
    std::string (*text)(const puzzle::RatedPuzzle&);
    /// nullptr for what has no order.
    Rank (*rank)(const puzzle::RatedPuzzle&);
    /// The rank of a value as people type it; nothing where it is none.
    Rank (*parse)(std::string_view value);
};

/// The columns of a line where nothing else is asked for.
inline constexpr std::string_view standard_columns = "puzzle,er,ep,ed,score,level,class,technique";

/// Those of the names between commas. Throws core::Error for a name that is none.
std::vector<const RatingColumn*> columns_named(std::string_view names);
/// Those that have an order.
std::vector<std::string_view> ordered_column_names();

/// "er=4.0-5.0,level=hard": what has a value in every one of the ranges. A range is a value, or two with - between
/// them, one of which may lack.
class RatingFilter {
  public:
    /// Throws core::Error for what is none.
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

/// A line with tabs between the columns.
std::string line_of(const puzzle::RatedPuzzle& puzzle, std::span<const RatingColumn* const> columns);
/// An object on one line, with all that there is to tell; "complete" is false where er, and ep and ed that are
/// equal to it, are lower bounds.
std::string json_of(const puzzle::RatedPuzzle& puzzle);

}  // namespace satdoku::studio
