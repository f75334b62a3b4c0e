#include "rating_columns.hpp"
#include <satdoku/core/json.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::studio {
namespace {

using puzzle::RatedPuzzle;
using puzzle::RatingParts;

bool is_rated(const RatedPuzzle& puzzle) { return puzzle.solutions == 1; }

std::string tenths(int rating) { return wording::rating_text(rating, true); }

constexpr std::string_view nothing = "-";
constexpr std::string_view bound = "≥";

/// Reads "4" or "4.2" as tenths.
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

std::string decimal(int number) { return std::to_string(number); }

/// The place of the technique in the order of difficulty.
Rank rank_of(deduce::Technique technique) {
    return static_cast<double>(&deduce::facts_of(technique) - deduce::techniques().data());
}

template <int deduce::Rating::*tenths> Rank scale_rank(const RatedPuzzle& puzzle) {
    return is_rated(puzzle) ? Rank(puzzle.ratings.scale.*tenths) : std::nullopt;
}

template <bool deduce::Rating::*complete> bool is_scale_bound(const RatedPuzzle& puzzle) {
    return is_rated(puzzle) && !(puzzle.ratings.scale.*complete);
}

/// The rank of a name. @tparam find  returns the value of an enumeration with this name, or nothing
template <auto find> Rank named(std::string_view text) {
    const auto value = find(text);
    return value ? Rank(static_cast<double>(*value)) : std::nullopt;
}

const std::array all_columns = {
    RatingColumn{.name = "puzzle", .only_text = [](const RatedPuzzle& puzzle) { return puzzle.text; }},
    RatingColumn{.name = "layout", .only_text = [](const RatedPuzzle& puzzle) { return puzzle.givens.layout->name(); }},
    RatingColumn{.name = "clues",
                 .is_number = true,
                 .rank = [](const RatedPuzzle& puzzle) { return Rank(puzzle.givens.filled()); },
                 .text_of_rank = decimal,
                 .parse = number_of},
    RatingColumn{.name = "er",
                 .is_number = true,
                 .part = &RatingParts::scale,
                 .rank = scale_rank<&deduce::Rating::er>,
                 .text_of_rank = tenths,
                 .at_least = is_scale_bound<&deduce::Rating::complete>,
                 .parse = tenths_of},
    RatingColumn{.name = "ep",
                 .is_number = true,
                 .part = &RatingParts::scale,
                 .rank = scale_rank<&deduce::Rating::ep>,
                 .text_of_rank = tenths,
                 .at_least = is_scale_bound<&deduce::Rating::ep_complete>,
                 .parse = tenths_of},
    RatingColumn{.name = "ed",
                 .is_number = true,
                 .part = &RatingParts::scale,
                 .rank = scale_rank<&deduce::Rating::ed>,
                 .text_of_rank = tenths,
                 .at_least = is_scale_bound<&deduce::Rating::ed_complete>,
                 .parse = tenths_of},
    RatingColumn{
        .name = "score",
        .is_number = true,
        .part = &RatingParts::path,
        .rank = [](const RatedPuzzle& puzzle) { return is_rated(puzzle) ? Rank(puzzle.ratings.score) : std::nullopt; },
        .text_of_rank = decimal,
        .parse = number_of},
    RatingColumn{.name = "level",
                 .part = &RatingParts::path,
                 .rank =
                     [](const RatedPuzzle& puzzle) {
                         return is_rated(puzzle) ? Rank(static_cast<double>(puzzle.ratings.level)) : std::nullopt;
                     },
                 .text_of_rank = [](int rank) { return std::string(puzzle::name(static_cast<deduce::Level>(rank))); },
                 .parse = named<puzzle::find_level>},
    RatingColumn{
        .name = "class",
        .part = &RatingParts::coupling,
        .rank =
            [](const RatedPuzzle& puzzle) {
                const auto& coupling = puzzle.ratings.coupling;
                return coupling ? Rank(static_cast<double>(coupling->needed)) : std::nullopt;
            },
        .text_of_rank = [](int rank) { return std::string(puzzle::coupling_names[static_cast<std::size_t>(rank)]); },
        .parse = named<puzzle::find_coupling>},
    RatingColumn{.name = "exchanges",
                 .is_number = true,
                 .part = &RatingParts::coupling,
                 .rank =
                     [](const RatedPuzzle& puzzle) {
                         const auto& coupling = puzzle.ratings.coupling;
                         return coupling ? Rank(coupling->exchanges) : std::nullopt;
                     },
                 .text_of_rank = decimal,
                 .parse = number_of},
    RatingColumn{
        .name = "technique",
        .part = &RatingParts::path,
        .rank =
            [](const RatedPuzzle& puzzle) {
                const auto& hardest = puzzle.ratings.hardest;
                return hardest ? rank_of(*hardest) : std::nullopt;
            },
        .text_of_rank = [](int rank) { return std::string(deduce::techniques()[static_cast<std::size_t>(rank)].name); },
        .parse =
            [](std::string_view text) {
                const deduce::TechniqueFacts* const facts = deduce::find_technique(text);
                return facts != nullptr ? rank_of(facts->technique) : std::nullopt;
            }},
};

core::Error unknown_column(std::string_view name) {
    std::vector<std::string_view> names;
    for (const RatingColumn& column : all_columns) names.push_back(column.name);
    return core::Error("usage.column", {std::string(name), frame::with_commas(names)});
}

const RatingColumn& column_named(std::string_view name) {
    const auto found =
        std::ranges::find_if(all_columns, [&](const RatingColumn& column) { return column.name == name; });
    if (found == all_columns.end()) throw unknown_column(name);
    return *found;
}
}  // namespace

std::string RatingColumn::text(const RatedPuzzle& puzzle) const {
    if (only_text != nullptr) return only_text(puzzle);
    const Rank found = rank(puzzle);
    if (!found) return std::string(nothing);
    return std::string(is_bound(puzzle) ? bound : "") + text_of_rank(static_cast<int>(*found));
}

std::vector<const RatingColumn*> columns_named(std::string_view names) {
    std::vector<const RatingColumn*> named;
    for (const std::string& name : frame::split_at_commas(names)) named.push_back(&column_named(name));
    return named;
}

std::vector<std::string_view> ordered_column_names() {
    std::vector<std::string_view> names;
    for (const RatingColumn& column : all_columns)
        if (column.rank != nullptr) names.push_back(column.name);
    return names;
}

/// Names can contain a -, so each - of a range is tried.
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
            const bool rises = !tried.least || !tried.most || *tried.least <= *tried.most;
            if (fits && rises && (tried.least || tried.most)) range = tried;
        }
        if (!range) throw core::Error("usage.filter", {condition});
        ranges_.push_back(*range);
    }
}

bool RatingFilter::lets_pass(const RatedPuzzle& puzzle) const {
    return std::ranges::all_of(ranges_, [&](const Range& range) {
        const Rank rank = range.column->rank(puzzle);
        if (range.most && range.column->is_bound(puzzle)) return false;
        return rank && (!range.least || *rank >= *range.least) && (!range.most || *rank <= *range.most);
    });
}

std::vector<const RatingColumn*> RatingFilter::columns() const {
    std::vector<const RatingColumn*> all;
    for (const Range& range : ranges_) all.push_back(range.column);
    return all;
}

RatingParts parts_for(std::span<const RatingColumn* const> columns) {
    RatingParts parts{false, false, false};
    for (const RatingColumn* const column : columns)
        if (column->part != nullptr) parts.*column->part = true;
    return parts;
}

std::string line_of(const RatedPuzzle& puzzle, std::span<const RatingColumn* const> columns) {
    return core::join(columns, "\t", [&](const RatingColumn* column) { return column->text(puzzle); }) + '\n';
}

std::string json_of(const RatedPuzzle& puzzle) {
    std::string object;
    core::JsonWriter json(object);
    json.begin_object().member("solutions", puzzle.solutions);
    for (const RatingColumn& column : all_columns) {
        const std::string text = column.text(puzzle);
        json.key(column.name);
        if (column.is_bound(puzzle)) {
            json.raw(text.substr(bound.size()));
        } else {
            text == nothing ? json.null() : column.is_number ? json.raw(text) : json.value(text);
        }
    }
    json.key("complete");
    is_rated(puzzle) ? json.value(puzzle.ratings.scale.complete) : json.null();
    json.key("at_least").begin_array();
    for (const RatingColumn& column : all_columns)
        if (column.is_bound(puzzle)) json.value(column.name);
    json.end_array().end_object();
    return object + '\n';
}
}  // namespace satdoku::studio
