#include <satdoku/boards/board_dialogue.hpp>
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/files.hpp>

namespace satdoku::boards {
namespace {
/// @param all_of  see choose_board()
std::optional<grid::Board> board_of_file(frame::Context& context, const grid::Layout& layout, std::string* all_of) {
    ui::Console& console = context.console;
    const auto path = ui::ask_existing_file(console, {.text = language::text("puzzle_menu.board_file")});
    if (!path) return std::nullopt;
    if (*path == "-") throw core::Error("sat_menu.no_standard_input");
    const std::vector layouts = {&layout};
    if (!has_more_boards(context, *path, layouts)) return read_board(context, *path, layouts);
    constexpr std::string_view all = "all";
    std::optional<grid::Board> board;
    const auto accept = [&](const std::string& answer) {
        if (all_of != nullptr && answer == all) {
            *all_of = *path;
            return;
        }
        const auto number = core::parse_number<std::uint64_t>(ui::half_width(answer));
        if (!number || *number == 0) throw core::Error("puzzle_menu.no_number", {answer});
        board = read_board(context, *path, layouts, *number);
    };
    const std::string question =
        language::text(all_of != nullptr ? "puzzle_menu.which_number_or_all" : "puzzle_menu.which_number");
    ui::ask_until(console, question, "1", accept,
                  ui::help_text(console, language::text(all_of != nullptr ? "puzzle_menu.which_number_or_all_help"
                                                                          : "puzzle_menu.which_number_help")));
    return board;
}

/// Asks for lines until they make a board, and again for a bad line. Returns nothing if the person leaves.
std::optional<grid::Board> type_board(frame::Context& context, const grid::Layout& layout) {
    ui::Console& console = context.console;
    console.say(
        language::text("puzzle_menu.type_how", layout.grid_count() * layout.cells_of_grid(), layout.canvas_rows()));
    const std::vector layouts = {&layout};
    grid::BoardReader reader(layouts);
    std::uint64_t number = 1;
    for (;;) {
        const auto line = console.ask(language::text("puzzle_menu.type_prompt", number));
        if (!line || *line == "q") return std::nullopt;
        const grid::BoardReader before = reader;
        try {
            if (auto entry = reader.line(*line)) {
                report_dropped(context, *entry);
                return entry->board;
            }
            ++number;
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            console.out() << console.fit(console.paint(ui::Style::bad, language::error_text(error)) + '\n');
            // A contradiction between lines is found only at the last one: then the person types all lines again.
            const bool of_this_line = error.location() && error.location()->line == number;
            reader = of_this_line ? before : grid::BoardReader(layouts);
            if (!of_this_line) number = 1;
            console.say(language::text("puzzle_menu.type_again", number));
        }
    }
}
}  // namespace

void show_board(ui::Console& console, const grid::Board& board, std::string_view text) {
    constexpr std::size_t lines_of_menu = 10;
    std::vector<std::string> lines = ui::board_lines(console, *board.layout, ui::plain_looks(board));
    for (std::string& line : ui::split_lines(console.fit(text))) lines.push_back(std::move(line));
    ui::show_pages(console, lines, lines_of_menu);
}

std::optional<grid::Board> choose_board(frame::Context& context, const grid::Layout& layout, bool or_new,
                                        std::string* all_of) {
    ui::Console& console = context.console;
    std::vector<ui::Choice> choices;
    if (&layout == &grid::twodoku()) choices.push_back({"example", language::text("puzzle_menu.example")});
    if (or_new) choices.push_back({"new", language::text("puzzle_menu.generate")});
    choices.push_back({"file", language::text("puzzle_menu.file")});
    choices.push_back({"type", language::text("puzzle_menu.type")});
    const auto chosen = ui::ask_choice(console, language::text("puzzle_menu.which_board"), choices, 0);
    if (!chosen) return std::nullopt;
    const std::string& name = choices[*chosen].name;
    if (name == "new") {
        const auto puzzle = new_puzzle(context, layout);
        if (!puzzle) return std::nullopt;
        return puzzle->givens;
    }
    std::optional<grid::Board> board;
    if (name == "example") board = grid::parse_board(layout, example_twodoku());
    if (name == "type") board = type_board(context, layout);
    if (name == "file") board = board_of_file(context, layout, all_of);
    if (board) show_board(console, *board);
    return board;
}

std::optional<puzzle::Puzzle> new_puzzle(frame::Context& context, const grid::Layout& layout,
                                         const std::optional<grid::Board>& solution) {
    auto request = ask_puzzle_request(context.console, layout);
    if (!request) return std::nullopt;
    request->solution = solution;
    const frame::Interruptible work;
    puzzle::Puzzle puzzle = make_puzzle(context.console, *request, engines::standard_solver_maker(), work.token());
    show_board(context.console, puzzle.givens, describe(puzzle, *request));
    return puzzle;
}

void save_board(ui::Console& console, const grid::Board& board, const std::string& standard) {
    const auto path = frame::ask_new_file(console, language::text("puzzle_menu.save_file"), standard);
    if (!path) return;
    core::Output output(*path);
    output.write(grid::noted_line(board) + '\n');
    output.commit();
    console.say(language::text("menu.saved", language::visible(*path)));
}
}  // namespace satdoku::boards
