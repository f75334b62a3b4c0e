#include "puzzle_request.hpp"

#include "board_files.hpp"
#include "puzzle_options.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/puzzle/symmetry.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <sstream>

namespace satdoku::app {

namespace {

std::vector<std::string_view> symmetry_names() {
    std::vector<std::string_view> names;
    for (const puzzle::SymmetryName& symmetry : puzzle::symmetries) names.push_back(symmetry.name);
    return names;
}

constexpr std::string_view minimal = "minimal";
constexpr std::string_view joint = "joint";
constexpr std::string_view most_holes = "most";

/// "minimal", "joint" and the name of a symmetry, in any mix. Throws core::Error for other words.
void ask_for_kind(puzzle::Request& request, const std::string& text) {
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (word.back() == ',') word.pop_back();
        if (word == minimal) {
            request.minimal = true;
        } else if (word == joint && request.layout->grid_count() > 1) {
            request.joint = true;
        } else if (const auto symmetry = puzzle::find_symmetry(word)) {
            request.symmetry = *symmetry;
        } else {
            throw core::Error("puzzle_menu.no_kind", {word});
        }
    }
}

}  // namespace

std::vector<Option> puzzle_request_options() {
    return {layout_option(),
            {.name = "holes", .value = Value::text, .placeholder = "N[,M...]"},
            {.name = "level",
             .value = Value::choice,
             .placeholder = "NAME",
             .choices = {puzzle::levels.begin(), puzzle::levels.end()}},
            {.name = minimal},
            {.name = joint},
            {.name = "symmetry",
             .value = Value::choice,
             .placeholder = "NAME",
             .choices = symmetry_names(),
             .standard = symmetry_names().front()},
            seed_option()};
}

puzzle::Request puzzle_request(const Arguments& arguments, std::string_view standard_level) {
    puzzle::Request request;
    if (const auto name = arguments.text("layout")) request.layout = grid::find_layout(*name);
    request.seed = arguments.integer("seed").value_or(any_seed());
    if (const auto path = arguments.text("pattern")) {
        request.pattern = read_board(*path, std::vector{request.layout});
    }
    if (const auto path = arguments.text("board")) {
        request.solution = read_board(*path, std::vector{request.layout});
    }
    if (const auto name = arguments.text("symmetry")) request.symmetry = *puzzle::find_symmetry(*name);
    request.minimal = arguments.has(minimal);
    request.joint = arguments.has(joint);
    if (const auto boards = arguments.integer("tries")) request.boards = *boards;
    const auto level = arguments.text("level");
    if (const auto holes = arguments.text("holes")) {
        if (level) throw core::Error("usage.both", {"--holes", "--level"});
        ask_for_holes(request, *holes);
    } else if (level) {
        request.holes = puzzle::holes_of_level(*request.layout, *level);
    } else if (!standard_level.empty() && !request.minimal) {
        request.holes = puzzle::holes_of_level(*request.layout, standard_level);
    }
    puzzle::check_request(request);
    return request;
}

void ask_for_holes(puzzle::Request& request, const std::string& text) {
    std::vector<int> numbers;
    for (const std::string& part : split_at_commas(text)) {
        const auto number = core::parse_number<int>(part);
        if (!number || *number < 0) throw core::Error("usage.holes", {text});
        numbers.push_back(*number);
    }
    if (numbers.size() == 1) {
        request.holes = puzzle::HoleRange{numbers[0], numbers[0]};
    } else {
        request.grid_holes = numbers;
    }
}

puzzle::Progress tell_tries(ui::Console& console) {
    return [&console](std::uint64_t boards, int best) {
        console.progress(ui::text("generate.trying", boards, best));
    };
}

puzzle::Puzzle make_puzzle(ui::Console& console, const puzzle::Request& request, puzzle::Solver& solver,
                           std::stop_token stop) {
    solver.stop_on(std::move(stop));
    puzzle::Puzzle puzzle = puzzle::generate(request, solver, 0, tell_tries(console));
    console.progress({});
    return puzzle;
}

std::string describe(const puzzle::Puzzle& puzzle, std::uint64_t seed) {
    const grid::Board& givens = puzzle.givens;
    std::string text = ui::text("generate.done", givens.holes(), givens.filled(), seed) + '\n';
    if (!puzzle.reached) text += ui::text("generate.below", givens.holes(), puzzle.boards) + '\n';
    const std::vector<bool> alone = puzzle::unique_alone(givens);
    if (alone.size() == 1) return text;
    for (int grid = 0; grid < givens.layout->grid_count(); ++grid) {
        const bool is_alone = alone[static_cast<std::size_t>(grid)];
        text += ui::text(is_alone ? "generate.alone_one" : "generate.alone_several", grid::grid_letter(grid),
                         givens.holes(grid));
        text += '\n';
    }
    return text;
}

std::optional<puzzle::Request> ask_puzzle_request(ui::Console& console, const grid::Layout& layout) {
    puzzle::Request request;
    request.layout = &layout;
    const bool one_grid = layout.grid_count() == 1;
    console.say(
        ui::text(one_grid ? "puzzle_menu.kinds" : "puzzle_menu.kinds_grids", with_commas(symmetry_names())));
    puzzle::Request kind;
    const auto accept_kind = [&](const std::string& answer) {
        kind = request;
        ask_for_kind(kind, answer);
    };
    if (!ui::ask_until(console, ui::text("puzzle_menu.kind"), symmetry_names().front(), accept_kind))
        return std::nullopt;
    const puzzle::HoleRange possible = puzzle::possible_holes(layout);
    const std::string question =
        ui::text(one_grid ? "puzzle_menu.holes" : "puzzle_menu.holes_grids", with_commas(puzzle::levels),
                 possible.least, possible.most, most_holes);
    const auto accept_holes = [&](const std::string& answer) {
        request = kind;
        if (answer != most_holes) {
            request.holes = puzzle::holes_of_level(layout, answer);
            if (!request.holes) ask_for_holes(request, ui::half_width(answer));
        }
        puzzle::check_request(request);
    };
    const std::string standard = kind.minimal
                                     ? std::string(most_holes)
                                     : std::to_string(puzzle::holes_of_level(layout, "medium")->least);
    if (!ui::ask_until(console, question, standard, accept_holes)) return std::nullopt;
    const auto seed = ui::ask_number(console, ui::text("puzzle_menu.seed"), 0, ~std::uint64_t{0}, any_seed());
    if (!seed) return std::nullopt;
    request.seed = *seed;
    return request;
}

}  // namespace satdoku::app
