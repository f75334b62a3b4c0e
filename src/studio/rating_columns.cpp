#include "rating_columns.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/puzzle/levels.hpp>

#include <algorithm>
#include <array>

namespace satdoku::studio {

namespace {

using puzzle::RatedPuzzle;

bool is_rated(const RatedPuzzle& puzzle) {
    return puzzle.solutions == 1;
}

std::string tenths(int rating) {
    return std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
}

const std::string nothing = "-";

/// "4", "4.2"
Rank tenths_of(std::string_view text) {
    const std::size_t point = text.find('.');
    const auto whole = core::parse_number<int>(text.substr(0, point));
    if (!whole || *whole < 0 || *whole > 100) return std::nullopt;
    if (point == std::string_view::npos) return *whole * 10;
    const std::string_view part = text.substr(point + 1);
    const auto tenth = core::parse_number<int>(part);
    if (part.size() != 1 || !tenth) return std::nullopt;
    return *whole * 10 + *tenth;
}

Rank number_of(std::string_view text) {
    const auto number = core::parse_number<int>(text);
    if (!number || *number < 0) return std::nullopt;
    return *number;
}

template <int deduce::Rating::*tenth>
RatingColumn rating_column(std::string_view name) {
    return {.name = name,
            .is_number = true,
            .text =
                [](const RatedPuzzle& puzzle) {
                    return is_rated(puzzle) ? tenths(puzzle.ratings.scale.*tenth) : nothing;
                },
            .rank =
                [](const RatedPuzzle& puzzle) {
                    return is_rated(puzzle) ? Rank(puzzle.ratings.scale.*tenth) : std::nullopt;
                },
            .parse = tenths_of};
}

Rank rank_of(deduce::Technique technique) {
    return static_cast<double>(deduce::difficulty_of(technique) - deduce::order_of_difficulty().data());
}

const std::array all_columns = {
    RatingColumn{.name = "puzzle",
                 .is_number = false,
                 .text = [](const RatedPuzzle& puzzle) { return puzzle.text; },
                 .rank = nullptr,
                 .parse = nullptr},
    RatingColumn{.name = "layout",
                 .is_number = false,
                 .text = [](const RatedPuzzle& puzzle) { return puzzle.givens.layout->name(); },
                 .rank = nullptr,
                 .parse = nullptr},
    RatingColumn{.name = "clues",
                 .is_number = true,
                 .text = [](const RatedPuzzle& puzzle) { return std::to_string(puzzle.givens.filled()); },
                 .rank = [](const RatedPuzzle& puzzle) { return Rank(puzzle.givens.filled()); },
                 .parse = number_of},
    rating_column<&deduce::Rating::er>("er"),
    rating_column<&deduce::Rating::ep>("ep"),
    rating_column<&deduce::Rating::ed>("ed"),
    RatingColumn{.name = "score",
                 .is_number = true,
                 .text =
                     [](const RatedPuzzle& puzzle) {
                         return is_rated(puzzle) ? std::to_string(puzzle.ratings.score) : nothing;
                     },
                 .rank =
                     [](const RatedPuzzle& puzzle) {
                         return is_rated(puzzle) ? Rank(puzzle.ratings.score) : std::nullopt;
                     },
                 .parse = number_of},
    RatingColumn{.name = "level",
                 .is_number = false,
                 .text =
                     [](const RatedPuzzle& puzzle) {
                         return is_rated(puzzle) ? std::string(puzzle::name(puzzle.ratings.level)) : nothing;
                     },
                 .rank =
                     [](const RatedPuzzle& puzzle) {
                         return is_rated(puzzle) ? Rank(static_cast<double>(puzzle.ratings.level))
                                                 : std::nullopt;
                     },
                 .parse =
                     [](std::string_view text) {
                         const auto level = puzzle::find_level(text);
                         return level ? Rank(static_cast<double>(*level)) : std::nullopt;
                     }},
    RatingColumn{.name = "class",
                 .is_number = false,
                 .text =
                     [](const RatedPuzzle& puzzle) {
                         const auto& coupling = puzzle.ratings.coupling;
                         return coupling ? std::string(puzzle::name(coupling->needed)) : nothing;
                     },
                 .rank =
                     [](const RatedPuzzle& puzzle) {
                         const auto& coupling = puzzle.ratings.coupling;
                         return coupling ? Rank(static_cast<double>(coupling->needed)) : std::nullopt;
                     },
                 .parse =
                     [](std::string_view text) {
                         const auto coupling = puzzle::find_coupling(text);
                         return coupling ? Rank(static_cast<double>(*coupling)) : std::nullopt;
                     }},
    RatingColumn{.name = "exchanges",
                 .is_number = true,
                 .text =
                     [](const RatedPuzzle& puzzle) {
                         const auto& coupling = puzzle.ratings.coupling;
                         return coupling ? std::to_string(coupling->exchanges) : nothing;
                     },
                 .rank =
                     [](const RatedPuzzle& puzzle) {
                         const auto& coupling = puzzle.ratings.coupling;
                         return coupling ? Rank(coupling->exchanges) : std::nullopt;
                     },
                 .parse = number_of},
    RatingColumn{.name = "technique",
                 .is_number = false,
                 .text =
                     [](const RatedPuzzle& puzzle) {
                         const auto& hardest = puzzle.ratings.hardest;
                         return hardest ? std::string(deduce::facts_of(*hardest).name) : nothing;
                     },
                 .rank =
                     [](const RatedPuzzle& puzzle) {
                         const auto& hardest = puzzle.ratings.hardest;
                         return hardest ? rank_of(*hardest) : std::nullopt;
                     },
                 .parse =
                     [](std::string_view text) {
                         const deduce::TechniqueFacts* const facts = deduce::find_technique(text);
                         const bool counts =
                             facts != nullptr && deduce::difficulty_of(facts->technique) != nullptr;
                         return counts ? rank_of(facts->technique) : std::nullopt;
                     }},
};

core::Error unknown_column(std::string_view name) {
    std::vector<std::string_view> names;
    for (const RatingColumn& column : all_columns) names.push_back(column.name);
    return core::Error("usage.column", {std::string(name), frame::with_commas(names)});
}

const RatingColumn& column_named(std::string_view name) {
    const auto found = std::find_if(all_columns.begin(), all_columns.end(),
                                    [&](const RatingColumn& column) { return column.name == name; });
    if (found == all_columns.end()) throw unknown_column(name);
    return *found;
}

}  // namespace

std::vector<const RatingColumn*> columns_named(std::string_view names) {
    std::vector<const RatingColumn*> named;
    for (const std::string& name : frame::split_at_commas(names)) named.push_back(&column_named(name));
    return named;
}

std::vector<std::string_view> ordered_column_names() {
    std::vector<std::string_view> names;
    for (const RatingColumn& column : all_columns) {
        if (column.rank != nullptr) names.push_back(column.name);
    }
    return names;
}

/// Names have a - in them, too: so each - is tried.
RatingFilter::RatingFilter(std::string_view text) {
    for (const std::string& condition : frame::split_at_commas(text)) {
        const std::size_t equals = condition.find('=');
        if (equals == std::string::npos) throw core::Error("usage.filter", {condition});
        const RatingColumn& column = column_named(std::string_view(condition).substr(0, equals));
        const std::string_view value = std::string_view(condition).substr(equals + 1);
        if (column.parse == nullptr) throw core::Error("usage.filter", {condition});
        std::optional<Range> range;
        if (const Rank rank = column.parse(value)) range = Range{&column, rank, rank};
        for (std::size_t dash = value.find('-'); !range && dash != std::string_view::npos;
             dash = value.find('-', dash + 1)) {
            const std::string_view from = value.substr(0, dash);
            const std::string_view to = value.substr(dash + 1);
            const Range tried{&column, column.parse(from), column.parse(to)};
            const bool fits = (from.empty() || tried.least) && (to.empty() || tried.most);
            if (fits && (tried.least || tried.most)) range = tried;
        }
        if (!range) throw core::Error("usage.filter", {condition});
        ranges_.push_back(*range);
    }
}

bool RatingFilter::lets_pass(const RatedPuzzle& puzzle) const {
    return std::all_of(ranges_.begin(), ranges_.end(), [&](const Range& range) {
        const Rank rank = range.column->rank(puzzle);
        return rank && (!range.least || *rank >= *range.least) && (!range.most || *rank <= *range.most);
    });
}

std::string line_of(const RatedPuzzle& puzzle, std::span<const RatingColumn* const> columns) {
    std::string line;
    for (const RatingColumn* const column : columns) {
        if (!line.empty()) line += '\t';
        line += column->text(puzzle);
    }
    return line + '\n';
}

std::string json_of(const RatedPuzzle& puzzle) {
    std::string object = "{\"solutions\":" + std::to_string(puzzle.solutions);
    for (const RatingColumn& column : all_columns) {
        const std::string text = column.text(puzzle);
        object += ",\"" + std::string(column.name) + "\":";
        object += text == nothing ? "null" : column.is_number ? text : '"' + text + '"';
    }
    const std::string complete = !is_rated(puzzle)               ? "null"
                                 : puzzle.ratings.scale.complete ? "true"
                                                                 : "false";
    return object + ",\"complete\":" + complete + "}\n";
}

}  // namespace satdoku::studio
