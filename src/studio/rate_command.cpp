// satdoku puzzle rate FILE: the difficulty of every puzzle of a file, in columns that can be sorted and filtered.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::studio {
namespace {
using puzzle::RatedPuzzle;
using puzzle::RatingParts;

constexpr std::string_view nothing = "-";
constexpr std::string_view bound = "≥";

/// Nothing is a lower rank than any.
using Rank = std::optional<double>;

struct RatingColumn {
    std::string_view name;
    bool is_number = false;  ///< JSON writes it without quotes
    /// What has to be worked out for it. Null if nothing has.
    bool RatingParts::*part = nullptr;
    /// The text in a column without an order. Such a column has none of the following members.
    std::string (*only_text)(const RatedPuzzle&) = nullptr;
    /// Returns nothing for puzzles without this rating.
    Rank (*rank)(const RatedPuzzle&) = nullptr;
    std::string (*text_of_rank)(int rank) = nullptr;
    /// Whether the rank is only a lower bound. Null if it never is.
    bool (*at_least)(const RatedPuzzle&) = nullptr;
    /// Reads a value as people type it and returns its rank; nothing for other texts.
    Rank (*parse)(std::string_view value) = nullptr;

    /// Returns "-" for puzzles without this rating, and "≥9.5" for a lower bound.
    std::string text(const RatedPuzzle& puzzle) const {
        if (only_text != nullptr) return only_text(puzzle);
        const Rank found = rank(puzzle);
        if (!found) return std::string(nothing);
        return std::string(is_bound(puzzle) ? bound : "") + text_of_rank(static_cast<int>(*found));
    }
    bool is_bound(const RatedPuzzle& puzzle) const { return at_least != nullptr && at_least(puzzle); }
    /// By which puzzles are sorted. Those without a rank come first, lower bounds last, for they may be above all others.
    std::pair<bool, Rank> place(const RatedPuzzle& puzzle) const { return {is_bound(puzzle), rank(puzzle)}; }
};

/// The standard of --columns.
constexpr std::string_view standard_columns = "puzzle,er,ep,ed,score,level,class,technique";

bool is_rated(const RatedPuzzle& puzzle) { return puzzle.solutions == 1; }
Rank rank_if(bool has_rank, int rank) { return has_rank ? Rank(rank) : std::nullopt; }

std::string tenths(int rating) { return wording::rating_text(rating, true); }

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

/// The rank of a name. @tparam find  returns the value of an enumeration with this name, or nothing
template <auto find> Rank named(std::string_view text) {
    const auto value = find(text);
    return value ? Rank(static_cast<double>(*value)) : std::nullopt;
}

/// A number of Sudoku Explainer's scale.
template <int deduce::Rating::*value, bool deduce::Rating::*complete> RatingColumn scale_column(std::string_view name) {
    return {.name = name,
            .is_number = true,
            .part = &RatingParts::scale,
            .rank = [](const RatedPuzzle& puzzle) { return rank_if(is_rated(puzzle), puzzle.ratings.scale.*value); },
            .text_of_rank = tenths,
            .at_least = [](const RatedPuzzle& puzzle) { return is_rated(puzzle) && !(puzzle.ratings.scale.*complete); },
            .parse = tenths_of};
}

/// A count. @param part  what has to be worked out for it
RatingColumn count_column(std::string_view name, bool RatingParts::*part, Rank (*rank)(const RatedPuzzle&)) {
    return {.name = name, .is_number = true, .part = part, .rank = rank, .text_of_rank = decimal, .parse = number_of};
}

const std::array all_columns = {
    RatingColumn{.name = "puzzle", .only_text = [](const RatedPuzzle& puzzle) { return puzzle.text; }},
    RatingColumn{.name = "layout", .only_text = [](const RatedPuzzle& puzzle) { return puzzle.givens.layout->name(); }},
    count_column("clues", nullptr, [](const RatedPuzzle& puzzle) { return Rank(puzzle.givens.filled()); }),
    scale_column<&deduce::Rating::er, &deduce::Rating::complete>("er"),
    scale_column<&deduce::Rating::ep, &deduce::Rating::ep_complete>("ep"),
    scale_column<&deduce::Rating::ed, &deduce::Rating::ed_complete>("ed"),
    count_column("score", &RatingParts::path,
                 [](const RatedPuzzle& puzzle) { return rank_if(is_rated(puzzle), puzzle.ratings.score); }),
    RatingColumn{
        .name = "level",
        .part = &RatingParts::path,
        .rank =
            [](const RatedPuzzle& puzzle) { return rank_if(is_rated(puzzle), static_cast<int>(puzzle.ratings.level)); },
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
    count_column("exchanges", &RatingParts::coupling,
                 [](const RatedPuzzle& puzzle) {
                     const auto& coupling = puzzle.ratings.coupling;
                     return coupling ? Rank(coupling->exchanges) : std::nullopt;
                 }),
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

const RatingColumn& column_named(std::string_view name) {
    const auto found = std::ranges::find(all_columns, name, &RatingColumn::name);
    if (found == all_columns.end())
        throw core::Error("usage.column", {std::string(name), frame::with_commas(core::names_of(all_columns))});
    return *found;
}
/// The columns of names between commas. Throws core::Error for an unknown name.
std::vector<const RatingColumn*> columns_named(std::string_view names) {
    std::vector<const RatingColumn*> named;
    for (const std::string& name : frame::split_at_commas(names)) named.push_back(&column_named(name));
    return named;
}

/// The columns that have an order.
std::vector<std::string_view> ordered_column_names() {
    std::vector<std::string_view> names;
    for (const RatingColumn& column : all_columns)
        if (column.rank != nullptr) names.push_back(column.name);
    return names;
}

/// Lets puzzles pass that have a value in every range: "er=4.0-5.0,level=hard". A range is one value, or two values
/// with - between them; one of the two may be missing. A lower bound passes if all that it leaves open does.
class RatingFilter {
  public:
    /// Names can contain a -, so each - of a range is tried. Throws core::Error for other texts.
    explicit RatingFilter(std::string_view text) {
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

    std::vector<const RatingColumn*> columns() const {
        std::vector<const RatingColumn*> all;
        for (const Range& range : ranges_) all.push_back(range.column);
        return all;
    }

    bool lets_pass(const RatedPuzzle& puzzle) const {
        return std::ranges::all_of(ranges_, [&](const Range& range) {
            const Rank rank = range.column->rank(puzzle);
            if (range.most && range.column->is_bound(puzzle)) return false;
            return rank && (!range.least || *rank >= *range.least) && (!range.most || *rank <= *range.most);
        });
    }

  private:
    struct Range {
        const RatingColumn* column;
        Rank least;
        Rank most;
    };
    std::vector<Range> ranges_;
};

/// What these columns need.
RatingParts parts_for(std::span<const RatingColumn* const> columns) {
    RatingParts parts{false, false, false};
    for (const RatingColumn* const column : columns)
        if (column->part != nullptr) parts.*column->part = true;
    return parts;
}

/// The columns on one line, with tabs between them.
std::string line_of(const RatedPuzzle& puzzle, std::span<const RatingColumn* const> columns) {
    return core::join(columns, "\t", [&](const RatingColumn* column) { return column->text(puzzle); }) + '\n';
}

/// All columns as an object on one line. "at_least" has the names of those that are only lower bounds, "complete" is
/// false if er is among them.
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
class PuzzleRating {
  public:
    PuzzleRating(frame::Context& context, const frame::Arguments& arguments)
        : columns_(columns_named(arguments.text("columns").value_or(std::string(standard_columns)))),
          json_(arguments.has("json")), reverse_(arguments.has("reverse")), batch_(context, arguments) {
        if (const auto key = arguments.text("sort")) sort_by_ = columns_named(*key).front();
        if (const auto filter = arguments.text("filter")) filter_.emplace(*filter);
        request_ = {.layouts = batch_.layouts(),
                    .threads = frame::threads_of(arguments),
                    .make_solver = boards::solver_of(arguments),
                    .effort = arguments.integer("effort").value_or(deduce::RatingLimits{}.effort)};
        if (!json_) request_.parts = needed_parts();
    }

    /// Returns the exit code.
    int run() {
        const auto counts = batch_.run("rate", "puzzle_rate.progress", [this](const puzzle::FileListener& listener) {
            return puzzle::rate_all(
                batch_.input(), [this](const puzzle::RatedPuzzle& puzzle) { take(puzzle); }, request_, listener,
                batch_.token());
        });
        if (!counts) return frame::exit_done;
        write_sorted();
        batch_.end(*counts, true);
        batch_.remark(language::text("puzzle_rate.done", counts->puzzles(), counts->invalid(), counts->bad,
                                     language::decimal_text(stopwatch_.milliseconds(), 3)));
        return batch_.exit_code(*counts);
    }

  private:
    /// What is asked for in columns, filter and order.
    puzzle::RatingParts needed_parts() const {
        std::vector<const RatingColumn*> needed = filter_ ? filter_->columns() : std::vector<const RatingColumn*>();
        needed.insert(needed.end(), columns_.begin(), columns_.end());
        if (sort_by_ != nullptr) needed.push_back(sort_by_);
        return parts_for(needed);
    }

    void take(const puzzle::RatedPuzzle& puzzle) {
        if (puzzle.solutions != 1) {
            batch_.report_invalid(puzzle.number, puzzle.givens, puzzle.solutions,
                                  [] { return language::text("puzzle_rate.several"); });
        }
        if (puzzle.wrong) batch_.report_wrong(puzzle.number, *puzzle.position, *puzzle.wrong);
        if (filter_ && !filter_->lets_pass(puzzle)) return;
        std::string line = json_ ? json_of(puzzle) : line_of(puzzle, columns_);
        if (sort_by_ == nullptr) return batch_.write(line);
        sorted_.emplace_back(sort_by_->place(puzzle), std::move(line));
    }

    /// Puzzles of one place keep the order of the file.
    void write_sorted() {
        std::ranges::stable_sort(sorted_, [this](const auto& left, const auto& right) {
            return reverse_ ? right.first < left.first : left.first < right.first;
        });
        for (const auto& [place, line] : sorted_) batch_.write(line);
    }

    std::vector<const RatingColumn*> columns_;
    bool json_;
    bool reverse_;
    const RatingColumn* sort_by_ = nullptr;
    std::optional<RatingFilter> filter_;
    puzzle::RateRequest request_;
    PuzzleBatch batch_;
    core::Stopwatch stopwatch_;
    std::vector<std::pair<std::pair<bool, Rank>, std::string>>
        sorted_;  ///< lines to be written at the end, with --sort
};

int run_rate(frame::Context& context, const frame::Arguments& arguments) {
    for (const char* const part : {"shard", "continue"}) {
        if (arguments.has(part) && arguments.has("sort"))
            throw core::Error("usage.both", {"--sort", std::string("--") + part});
    }
    return PuzzleRating(context, arguments).run();
}
}  // namespace

frame::Command rate_command() {
    return {.name = "puzzle rate",
            .operands = "FILE",
            .options = {{.name = "columns",
                         .value = frame::Value::list,
                         .placeholder = "NAME,...",
                         .standard = standard_columns},
                        {.name = "json"},
                        frame::choice_option("sort", ordered_column_names()),
                        {.name = "reverse"},
                        {.name = "filter", .value = frame::Value::list, .placeholder = "NAME=RANGE,..."},
                        {.name = "effort", .value = frame::Value::integer, .smallest = 1},
                        frame::output_option(frame::contents::text | frame::contents::json),
                        boards::layout_option(),
                        boards::solver_option(),
                        frame::threads_option(),
                        frame::shard_option(),
                        continue_option()},
            .run = run_rate};
}
}  // namespace satdoku::studio
