#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/core/milestones.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/deduce/rating.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>
#include <cmath>

namespace satdoku::boards {
namespace {
std::vector<std::string_view> symmetry_names() { return core::names_of(puzzle::symmetries); }

/// Reads "60" or "30,35". @param error  the key that is thrown for other texts
std::vector<int> numbers_in(const std::string& text, std::string_view error) {
    std::vector<int> numbers;
    for (const std::string& part : frame::split_at_commas(text)) {
        const auto number = core::parse_number<int>(part);
        if (!number || *number < 0) throw core::Error(std::string(error), {text});
        numbers.push_back(*number);
    }
    return numbers;
}

/// @param numbers  one, or one for each grid
void set_holes(puzzle::Request& request, std::vector<int> numbers) {
    if (numbers.size() == 1) {
        request.holes = puzzle::HoleRange{numbers[0], numbers[0]};
    } else {
        request.grid_holes = std::move(numbers);
    }
}

void set_clues(puzzle::Request& request, const std::string& text) {
    std::vector<int> numbers = numbers_in(text, "usage.clues");
    const int cells = numbers.size() == 1 ? request.layout->cell_count() : request.layout->cells_of_grid();
    for (int& number : numbers) number = cells - number;
    set_holes(request, std::move(numbers));
    request.counts_givens = true;
}

/// Reads "4.2" or "4.0-5.0"; one end may be missing.
puzzle::RatingRange rating_range(const std::string& text) {
    constexpr double highest = 20.0;
    const std::size_t dash = text.find('-');
    const auto tenths = [&](const std::string& part, int standard) {
        if (part.empty() && dash != std::string::npos && text.size() > 1) return standard;
        const auto rating = core::parse_number<double>(part);
        if (!rating || *rating < 0 || *rating > highest) throw core::Error("usage.rating", {text});
        return static_cast<int>(std::lround(*rating * 10));
    };
    puzzle::RatingRange range;
    range = {tenths(text.substr(0, dash), range.least),
             tenths(dash == std::string::npos ? text : text.substr(dash + 1), range.most)};
    if (range.least > range.most) throw core::Error("usage.rating", {text});
    return range;
}

/// The names of the techniques that a puzzle can need, the easiest first.
std::vector<std::string> technique_names() {
    std::vector<std::string> names;
    for (const deduce::TechniqueFacts& facts : deduce::techniques())
        if (facts.use < deduce::Use::large) names.emplace_back(facts.name);
    return names;
}

/// The technique of this name. Otherwise throws core::Error with the nearest name, or the reason why no puzzle needs it.
/// @param error  its key
/// @param also   other names that could be meant
deduce::Technique technique_named(const std::string& name, std::string_view error = "usage.unknown_technique",
                                  std::span<const std::string_view> also = {}) {
    const deduce::TechniqueFacts* const facts = deduce::find_technique(name);
    if (facts != nullptr && facts->technique == deduce::Technique::proof) throw core::Error("usage.proof_no_technique");
    if (facts != nullptr && facts->use == deduce::Use::never)
        throw core::Error("usage.technique_never", {std::string(facts->name)});
    if (facts != nullptr) return facts->technique;
    std::vector<std::string> names = technique_names();
    names.insert(names.end(), also.begin(), also.end());
    throw frame::unknown(error, name, names);
}

std::string level_text(std::string_view name) { return language::text(language::key("level", name)); }

/// Lines about those measures of difficulty that the request restricts.
std::string describe_difficulty(const puzzle::Puzzle& puzzle, const puzzle::Request& request) {
    const puzzle::Wanted& wanted = request.wanted;
    std::string text;
    const deduce::Geometry geometry(*puzzle.givens.layout);
    const deduce::State state(geometry, puzzle.givens);
    if (wanted.level || wanted.technique || !wanted.without.empty()) {
        const deduce::Path path = deduce::path_of(state, &puzzle.solution, wanted.technique);
        text += language::text("generate.level", level_text(puzzle::name(path.level)), path.score,
                               path.hardest ? wording::technique_name(*path.hardest) : "-") +
                '\n';
    }
    if (wanted.rating) {
        const deduce::Rating rating = deduce::rate(state);
        text += language::text("generate.rating", wording::rating_text(rating.er, rating.complete)) + '\n';
    }
    if (wanted.coupling || request.joint) {
        puzzle::CouplingProver prover(engines::standard_solver_maker());
        if (const auto coupling = prover.prove(puzzle.givens)) {
            const std::string_view name = puzzle::name(coupling->needed);
            text += language::text("generate.class", name, coupling->exchanges,
                                   language::text(language::key("coupling", name))) +
                    '\n';
        }
    }
    return text;
}

/// Reads --rating, --technique, --exclude and, if the command takes it, --coupling.
void set_difficulty(puzzle::Request& request, const frame::Arguments& arguments) {
    puzzle::Wanted& wanted = request.wanted;
    if (const auto range = arguments.text("rating")) wanted.rating = rating_range(*range);
    if (const auto name = arguments.text("technique")) wanted.technique = technique_named(*name);
    if (const auto names = arguments.text("exclude"))
        for (const std::string& name : frame::split_at_commas(*names)) wanted.without.push_back(technique_named(name));
    if (const auto name = arguments.text("coupling")) wanted.coupling = puzzle::find_coupling(*name);
    request.make_prover = engines::standard_solver_maker();
}

constexpr std::string_view minimal = "minimal";
constexpr std::string_view joint = "joint";
constexpr std::string_view most_holes = "most";

/// Of an order. A book of more is not one that anybody carries.
constexpr std::uint64_t most_ordered = 1000;

/// What a word of a request is about, in the order in which words are to be set: a level takes the holes that it has
/// unless other words say which.
enum class Word { layout, symmetry, minimality, jointness, rating, holes, technique, level };

Word kind_of(const std::string& word) {
    if (grid::find_layout(word) != nullptr) return Word::layout;
    if (puzzle::find_symmetry(word)) return Word::symmetry;
    if (word == minimal) return Word::minimality;
    if (word == joint) return Word::jointness;
    if (puzzle::find_level(word)) return Word::level;
    const bool is_number = !word.empty() && word[0] >= '0' && word[0] <= '9';
    if (is_number && word.find('.') != std::string::npos) return Word::rating;
    return is_number || word == most_holes ? Word::holes : Word::technique;
}

/// Sets "minimal", "joint" or a symmetry. Returns false for other words.
bool set_kind(puzzle::Request& request, const std::string& word) {
    const Word kind = kind_of(word);
    if (kind == Word::symmetry) request.symmetry = *puzzle::find_symmetry(word);
    request.minimal = request.minimal || kind == Word::minimality;
    request.joint = request.joint || kind == Word::jointness;
    return kind == Word::symmetry || kind == Word::minimality || kind == Word::jointness;
}

/// Reads such words, in any mix. Throws core::Error for other words, and for joint if there is only one grid.
void set_kinds(puzzle::Request& request, const std::string& text) {
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (word.back() == ',') word.pop_back();
        const bool is_alone = word == joint && request.layout->grid_count() == 1;
        if (is_alone || !set_kind(request, word)) throw core::Error("puzzle_menu.no_kind", {word});
    }
}

/// Sets how difficult the puzzle should be, in a word: a level, a rating with a point in it, numbers of holes, a
/// technique, or most_holes. Throws core::Error for other words.
/// @param error  its key
/// @param also   names that could be meant, in addition to those of techniques
void set_difficulty(puzzle::Request& request, const std::string& word, std::string_view error,
                    std::span<const std::string_view> also) {
    const Word kind = kind_of(word);
    if (kind == Word::level) {
        set_level(request, *puzzle::find_level(word));
    } else if (kind == Word::rating) {
        request.wanted.rating = rating_range(word);
    } else if (kind != Word::holes) {
        request.wanted.technique = technique_named(word, error, also);
    } else if (word != most_holes) {
        set_holes(request, numbers_in(word, "usage.holes"));
    }
}

/// What the two answers of a person ask for. Throws core::Error if that cannot be.
puzzle::Request request_of(const grid::Layout& layout, const std::string& difficulty, const std::string& kind) {
    puzzle::Request request;
    request.layout = &layout;
    set_kinds(request, kind);
    set_difficulty(request, difficulty, "puzzle_menu.no_difficulty", puzzle::levels);
    puzzle::check_request(request);
    return request;
}

void explain_kinds(const ui::Console& console, const grid::Layout& layout) {
    std::vector<std::string_view> kinds = {minimal};
    if (layout.grid_count() > 1) kinds.push_back(joint);
    for (const std::string_view symmetry : symmetry_names()) kinds.push_back(symmetry);
    std::vector<std::pair<std::string, std::string>> entries;
    for (const std::string_view kind : kinds) entries.emplace_back(kind, language::text(language::key("kind", kind)));
    console.say(language::text("puzzle_menu.kind_help"));
    console.out() << ui::definitions(entries, console.columns());
}

void set_kinds_of_constraints(puzzle::Request& request, const frame::Arguments& arguments) {
    if (!arguments.has("constraints")) return;
    const std::vector<std::string_view> known = puzzle::drawn_kinds();
    for (const std::string& name : frame::split_at_commas(*arguments.text("constraints"))) {
        if (std::ranges::find(known, name) == known.end()) throw frame::unknown_name("--constraints", name, known);
        const grid::ConstraintKind kind = grid::find_constraint_kind(name)->kind;
        if (std::ranges::find(request.kinds, kind) == request.kinds.end()) request.kinds.push_back(kind);
    }
}

using deduce::Level;

/// From Sunday on, as std::chrono::weekday counts.
constexpr std::array<Level, 7> levels_of_week = {Level::extreme, Level::easy, Level::medium, Level::medium,
                                                 Level::hard,    Level::hard, Level::unfair};

unsigned number_of(const Day& day) {
    return static_cast<unsigned>(static_cast<int>(day.year())) * 10000U + static_cast<unsigned>(day.month()) * 100U +
           static_cast<unsigned>(day.day());
}

/// Reads "2026-11-24". Throws core::Error for other texts and days that do not exist.
Day parse_day(std::string_view text) {
    const auto bad = [&] { return core::Error("usage.day", {std::string(text)}); };
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') throw bad();
    const auto year = core::parse_number<unsigned>(text.substr(0, 4));
    const auto month = core::parse_number<unsigned>(text.substr(5, 2));
    const auto date = core::parse_number<unsigned>(text.substr(8, 2));
    if (!year || !month || !date) throw bad();
    const Day day{std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month), std::chrono::day(*date)};
    if (!day.ok()) throw bad();
    return day;
}
}  // namespace

Order parse_order(const std::string& text, const grid::Layout& layout) {
    std::map<Word, std::string> words;
    Order order;
    order.request.layout = &layout;
    bool is_first = true;
    for (const std::string& word : frame::split_at_commas(text)) {
        const auto count = is_first ? core::parse_number<std::uint64_t>(word) : std::nullopt;
        is_first = false;
        if (count) {
            if (*count == 0 || *count > most_ordered)
                throw core::Error("usage.order_count", {text, std::to_string(most_ordered)});
            order.count = *count;
        } else if (const auto [known, is_new] = words.emplace(kind_of(word), word); !is_new) {
            throw core::Error("usage.order_twice", {text, known->second, word});
        }
    }
    if (words.lower_bound(Word::rating) == words.end()) words[Word::level] = puzzle::name(deduce::Level::medium);
    std::vector<std::string_view> names = {minimal, joint};
    for (const auto& more : {symmetry_names(), grid::layout_names()})
        names.insert(names.end(), more.begin(), more.end());
    names.insert(names.end(), puzzle::levels.begin(), puzzle::levels.end());
    for (const auto& [kind, word] : words) {
        if (kind == Word::layout) {
            order.request.layout = grid::find_layout(word);
            require_no_constraints(*order.request.layout);
        } else if (!set_kind(order.request, word)) {
            set_difficulty(order.request, word, "usage.order", names);
        }
    }
    if (const auto holes = words.find(Word::holes); holes != words.end() && holes->second == most_holes)
        order.request.holes.reset();  // not those of a level
    order.request.make_prover = engines::standard_solver_maker();
    puzzle::check_request(order.request);
    return order;
}

std::string order_text(const puzzle::Request& request) {
    std::vector<std::string> words;
    const puzzle::Wanted& wanted = request.wanted;
    if (wanted.level) words.push_back(level_text(puzzle::name(*wanted.level)));
    if (wanted.rating) {
        const auto& [least, most] = *wanted.rating;
        const std::string from = wording::rating_text(least, true);
        const bool is_open = most == puzzle::RatingRange{}.most;
        words.push_back(is_open         ? language::text("order.rating_from", from)
                        : least == most ? language::text("order.rating", from)
                                        : language::text("order.ratings", from, wording::rating_text(most, true)));
    }
    if (wanted.technique) words.push_back(wording::technique_name(*wanted.technique));
    // Those of a level are a range.
    if (request.holes && request.holes->least == request.holes->most)
        words.push_back(language::text("order.holes", request.holes->least));
    const bool has_most =
        wanted.level ? puzzle::holes_of_level(*request.layout, *wanted.level).has_value() : !wanted.anything();
    if (!request.holes && !request.minimal && has_most) words.push_back(language::text("order.most_holes"));
    if (request.minimal) words.push_back(language::text("order.minimal"));
    if (request.joint) words.push_back(language::text("order.joint"));
    for (const puzzle::SymmetryName& symmetry : puzzle::symmetries) {
        if (symmetry.symmetry == request.symmetry && request.symmetry != puzzle::Symmetry::none)
            words.push_back(language::text(language::key("kind", symmetry.name)));
    }
    const std::string layout = wording::layout_text(*request.layout);
    return language::text("prompt.plain", layout) + core::join(words, language::text("list.comma"));
}

std::vector<frame::Option> puzzle_request_options() {
    return {layout_option(),
            {.name = "holes", .value = frame::Value::text, .placeholder = "N[,M...]"},
            {.name = "level", .value = frame::Value::choice, .choices = {puzzle::levels.begin(), puzzle::levels.end()}},
            {.name = "rating", .value = frame::Value::text, .placeholder = "A-B"},
            {.name = "technique", .value = frame::Value::text, .placeholder = "NAME"},
            {.name = "exclude", .old_name = "without", .value = frame::Value::list, .placeholder = "NAME,..."},
            {.name = "daily", .value = frame::Value::text, .placeholder = "DATE", .value_may_lack = true},
            {.name = "constraints", .value = frame::Value::list, .placeholder = "KIND,..."},
            {.name = minimal},
            {.name = joint},
            {.name = "symmetry",
             .value = frame::Value::choice,
             .choices = symmetry_names(),
             .standard = symmetry_names().front()},
            frame::seed_option()};
}

void require_alone(const std::string& what, const frame::Arguments& arguments) {
    std::vector<frame::Option> others = puzzle_request_options();
    for (const std::string_view name : {"clues", "coupling", "pattern", "board", "tries"})
        others.push_back({.name = name});
    for (const frame::Option& other : others) {
        const std::string option = "--" + std::string(other.name);
        if (option == what || other.name == "layout" || !arguments.has(other.name)) continue;
        throw core::Error("usage.both", {what, option});
    }
}

puzzle::Request puzzle_request(frame::Context& context, const frame::Arguments& arguments,
                               std::string_view standard_level) {
    puzzle::Request request;
    if (const grid::Layout* const layout = layout_of(arguments)) request.layout = layout;
    require_no_constraints(*request.layout);
    if (arguments.has("daily")) {
        require_alone("--daily", arguments);
        return daily_request(*request.layout, day_of(arguments));
    }
    request.seed = arguments.integer("seed").value_or(frame::any_seed());
    if (const auto path = arguments.text("pattern"))
        request.pattern = read_board(context, *path, std::vector{request.layout}, 1, true);
    if (const auto path = arguments.text("board"))
        request.solution = read_board(context, *path, std::vector{request.layout});
    if (const auto name = arguments.text("symmetry")) request.symmetry = *puzzle::find_symmetry(*name);
    set_kinds_of_constraints(request, arguments);
    request.minimal = arguments.has(minimal);
    request.joint = arguments.has(joint);
    // The rarest techniques take ten thousands of boards.
    request.boards = arguments.integer("tries").value_or(arguments.has("technique") ? 50'000 : request.boards);
    request.hunts = !arguments.has("tries");
    if (arguments.has("tries")) request.searches = std::numeric_limits<std::uint64_t>::max();
    if (const auto holes = arguments.text("holes")) set_holes(request, numbers_in(*holes, "usage.holes"));
    if (const auto clues = arguments.text("clues")) {
        if (arguments.has("holes")) throw core::Error("usage.both", {"--holes", "--clues"});
        set_clues(request, *clues);
    }
    set_difficulty(request, arguments);
    const bool is_free = !request.wanted.anything() && !request.holes && request.grid_holes.empty() && !request.minimal;
    const auto level = arguments.text("level");
    if (level || (is_free && !standard_level.empty() && request.kinds.empty()))
        set_level(request, *puzzle::find_level(level.value_or(std::string(standard_level))));
    if (!request.kinds.empty() && (request.wanted.anything() || request.pattern || request.joint))
        throw core::Error("usage.constraints");
    puzzle::check_request(request);
    return request;
}

void set_level(puzzle::Request& request, deduce::Level level) {
    request.wanted.level = level;
    const bool is_free = !request.holes && request.grid_holes.empty() && !request.minimal && !request.pattern;
    if (!is_free) return;
    request.holes = puzzle::holes_of_level(*request.layout, level);
    // By chance most easy puzzles are several sudokus side by side.
    if (request.layout->grid_count() > 1 && !request.wanted.coupling) request.joint = true;
}

puzzle::Progress progress_of_tries(ui::Console& console, const puzzle::Request& request) {
    return [&console, &request](std::uint64_t boards, int best) {
        core::reach(core::Milestone::step);
        const int number = request.counts_givens ? request.layout->cell_count() - best : best;
        console.progress(best == 0 ? language::text("generate.none_yet", boards)
                                   : language::text("generate.trying", boards, number, int{request.counts_givens}));
    };
}

puzzle::Puzzle make_puzzle(ui::Console& console, const puzzle::Request& request, const puzzle::SolverMaker& make_solver,
                           std::stop_token stop) {
    const puzzle::Request own = puzzle::with_shape(request, 0);
    const auto solver = make_solver(*own.layout);
    solver->stop_on(stop);
    if (request.wanted.technique && puzzle::is_hardly_needed(*request.wanted.technique))
        console.note(language::text("generate.hardly_needed", wording::technique_name(*request.wanted.technique)));
    puzzle::Puzzle puzzle = puzzle::generate(own, *solver, 0, progress_of_tries(console, own), stop);
    puzzle::remove_spare_constraints(puzzle, request, make_solver, stop);
    console.progress({});
    return puzzle;
}

std::string describe(const puzzle::Puzzle& puzzle, const puzzle::Request& request) {
    const grid::Board& givens = puzzle.givens;
    std::string text = language::text("generate.done", givens.holes(), givens.filled(), request.seed) + '\n';
    if (!puzzle.reached) {
        text += request.wanted.technique ? language::text("generate.not_needed", puzzle.boards,
                                                          wording::technique_name(*request.wanted.technique))
                : request.wanted.anything()
                    ? language::text("generate.nearest", puzzle.boards)
                    : language::text("generate.below", request.counts_givens ? givens.filled() : givens.holes(),
                                     puzzle.boards, int{request.counts_givens});
        text += '\n';
    }
    if (!givens.layout->constraints().empty()) return text;
    text += describe_difficulty(puzzle, request);
    const std::vector<bool> alone = puzzle::unique_alone(givens);
    if (alone.size() == 1) return text;
    for (int grid = 0; grid < givens.layout->grid_count(); ++grid) {
        const bool is_alone = alone[static_cast<std::size_t>(grid)];
        text += language::text("generate.alone", grid::grid_letter(grid), givens.holes(grid), int{is_alone}) + '\n';
    }
    return text;
}

std::optional<puzzle::Request> ask_puzzle_request(ui::Console& console, const grid::Layout& layout) {
    puzzle::Request request;
    std::string difficulty;
    const auto accept_difficulty = [&](const std::string& answer) {
        difficulty = ui::half_width(answer);
        for (const std::string_view name : puzzle::levels)
            if (answer == level_text(name)) difficulty = name;
        request = request_of(layout, difficulty, {});
    };
    const auto explain_difficulties = [&] {
        console.say(
            language::text("puzzle_menu.holes_help", core::join(technique_names(), language::text("list.comma"))));
    };
    const puzzle::HoleRange possible = puzzle::possible_holes(layout);
    const std::string question =
        language::text("puzzle_menu.holes", core::join(puzzle::levels, language::text("list.comma"), level_text),
                       possible.least, possible.most, most_holes, layout.grid_count());
    if (!ui::ask_until(console, question, level_text(puzzle::name(deduce::Level::medium)), accept_difficulty,
                       explain_difficulties))
        return std::nullopt;
    const auto accept_kind = [&](const std::string& answer) { request = request_of(layout, difficulty, answer); };
    const auto explain = [&] { explain_kinds(console, layout); };
    if (!ui::ask_until(console, language::text("puzzle_menu.kind"), symmetry_names().front(), accept_kind, explain))
        return std::nullopt;
    const auto seed =
        ui::ask_number(console, language::text("puzzle_menu.seed"), 0, ~std::uint64_t{0}, frame::any_seed());
    if (!seed) return std::nullopt;
    request.seed = *seed;
    return request;
}

Day today() { return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()); }

std::string day_text(const Day& day) {
    std::string text = std::to_string(number_of(day) + 100'000'000U).substr(1);
    return text.insert(6, "-").insert(4, "-");
}

Day day_of(const frame::Arguments& arguments) {
    const auto text = arguments.text("daily");
    return text ? parse_day(*text) : today();
}

Level level_of(const Day& day) { return levels_of_week[std::chrono::weekday(std::chrono::sys_days(day)).c_encoding()]; }

puzzle::Request daily_request(const grid::Layout& layout, const Day& day) {
    puzzle::Request request;
    request.layout = &layout;
    request.seed = number_of(day);
    set_level(request, level_of(day));
    return request;
}
}  // namespace satdoku::boards
