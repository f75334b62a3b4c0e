// The menu of puzzles, the same for every layout.
#include "walkthrough.hpp"
#include <satdoku/boards/board_dialogue.hpp>
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/frame/menu.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/puzzle/boards.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/files.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {

/// One visit to the menu.
class PuzzleMenu {
  public:
    PuzzleMenu(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout)
        : context_(context), console_(context.console), session_(session), layout_(layout) {}

    void run() {
        std::vector<frame::MenuItem> items = {
            {"chain", "puzzle_menu.chain",
             [this] {
                 walk_through(context_, session_, layout_);
                 next_ = "generate";
             }},
            {"solve", "puzzle_menu.solve", [this] { solve(); }},
            {"generate", "puzzle_menu.generate", [this] { generate(); }},
            {"play", "puzzle_menu.play", [this] { play(); }},
            {"encode", "puzzle_menu.encode", [this] { encode(); }},
            {"decode", "puzzle_menu.decode", [this] { decode(); }},
        };
        if (layout_.grid_count() == 1) items.push_back({"boards", "puzzle_menu.boards", [this] { boards(); }});
        items.push_back({"back", "menu.back", {}});
        frame::run_menu(console_, {.title =
                                       [this] {
                                           return language::text("list.named", wording::layout_text(layout_),
                                                                 language::text("layout." + layout_.name()));
                                       },
                                   .items = items,
                                   .standard = [&] { return frame::index_of(items, next_); },
                                   .status = [this] { return session_.status(); }});
    }

    void play() {
        const std::vector<ui::Choice> choices = {{"new", language::text("puzzle_menu.play_new")},
                                                 {"board", language::text("puzzle_menu.play_board")},
                                                 {"own", language::text("puzzle_menu.play_own")},
                                                 {"saved", language::text("puzzle_menu.play_saved")},
                                                 {"resume", language::text("puzzle_menu.play_autosaved")},
                                                 {"games", language::text("puzzle_menu.games")},
                                                 {"statistics", language::text("puzzle_menu.statistics")}};
        const std::size_t standard = play::has_autosaves() ? 4 : 0;
        const auto chosen = ui::ask_choice(console_, language::text("puzzle_menu.play_what"), choices, standard);
        if (!chosen) return;
        const std::string& name = choices[*chosen].name;
        if (name == "own") return play::play_own(context_, layout_);
        if (name == "resume") return play::resume(context_);
        if (name == "games") return play::resume(context_, play::Ask::always);
        if (name == "statistics") {
            console_.out() << console_.fit(play::statistics_text());
        } else if (name == "new") {
            if (const auto puzzle = boards::new_puzzle(context_, layout_)) play::play_new(context_, puzzle->givens);
        } else if (name == "board") {
            if (const auto board = boards::choose_board(context_, layout_)) play::play_new(context_, *board);
        } else if (const auto path = ui::ask_existing_file(console_, {.text = language::text("puzzle_menu.saved_file"),
                                                                      .standard = std::string(play::standard_save)})) {
            play::play_saved(context_, *path);
        }
    }

  private:
    std::optional<std::string> choose_solver() {
        const std::vector<std::string_view> names = engines::solver_names();
        const auto chosen = ui::ask_name(console_, language::text("puzzle_menu.which_engine"), "engine", names, 0);
        if (!chosen) return std::nullopt;
        return std::string(names[*chosen]);
    }

    void solve() {
        std::string all_of;
        const auto board = boards::choose_board(context_, layout_, false, &all_of);
        if (!all_of.empty()) return solve_all(all_of);
        if (!board) return;
        const auto name = choose_solver();
        if (!name) return;
        const frame::Interruptible work;
        const auto solver = engines::solver_maker(*name)(layout_);
        solver->stop_on(work.token());
        const core::Stopwatch stopwatch;
        const puzzle::Answer answer = puzzle::solve_puzzle(*solver, *board, 2);
        next_ = "generate";
        const double milliseconds = stopwatch.milliseconds();
        if (answer.clash) {
            console_.say(wording::clash_text(layout_, *answer.clash));
            return;
        }
        const std::string_view verdict = answer.stopped          ? "puzzle_menu.stopped"
                                         : answer.solutions == 0 ? "puzzle_menu.no_solution"
                                         : answer.solutions == 1 ? "puzzle_menu.one_solution"
                                                                 : "puzzle_menu.several_solutions";
        const std::string line = console_.paint(ui::Style::heading, language::text(verdict)) + "  " +
                                 language::text("solving.time", language::decimal_text(milliseconds, 3)) + '\n';
        if (answer.found.empty()) console_.out() << line;
        for (const grid::Board& solution : answer.found) {
            check::require_solution(layout_, board->digits, solution.digits);
            boards::show_board(console_, solution, &solution == &answer.found.back() ? line : "");
        }
        if (!answer.found.empty()) offer_to_save(answer.found.front());
    }

    /// Solves every puzzle of a file into another one.
    void solve_all(const std::string& path) {
        const auto target = frame::ask_new_file(console_, language::text("puzzle_menu.solutions_file"),
                                                core::free_name(layout_.name() + "-solutions.txt"));
        if (!target) return;
        frame::run_words(context_, {"puzzle", "solve", "--layout", layout_.name(), "-o", *target, "--", path});
        if (frame::caught_signal() == 0) console_.say(language::text("menu.saved", language::visible(*target)));
    }

    void offer_to_save(const grid::Board& solution) {
        if (ui::ask_yes_no(console_, language::text("puzzle_menu.save_solution"), false).value_or(false))
            boards::save_board(console_, solution, layout_.name() + "-solution.txt");
    }

    void generate() {
        const auto puzzle = boards::new_puzzle(context_, layout_);
        if (!puzzle) return;
        next_ = "play";
        const std::vector<ui::Choice> choices = {{"play", language::text("puzzle_menu.then_play")},
                                                 {"chain", language::text("puzzle_menu.then_chain")},
                                                 {"save", language::text("puzzle_menu.then_save")},
                                                 {"encode", language::text("puzzle_menu.encode")},
                                                 {"back", language::text("menu.back")}};
        for (;;) {
            const auto chosen = ui::ask_choice(console_, language::text("puzzle_menu.what_now"), choices, 0);
            if (!chosen || choices[*chosen].name == "back") return;
            const std::string& name = choices[*chosen].name;
            if (name == "play") return play::play_new(context_, puzzle->givens);
            if (name == "chain") return walk_through(context_, session_, puzzle->givens);
            if (name == "save") boards::save_board(console_, puzzle->givens, layout_.name() + ".txt");
            if (name == "encode") encode_board(puzzle->givens);
        }
    }

    void encode() {
        if (const auto board = boards::choose_board(context_, layout_)) encode_board(*board);
    }

    void encode_board(const grid::Board& board) {
        const auto path =
            frame::ask_new_file(console_, language::text("puzzle_menu.encode_file"), layout_.name() + ".cnf");
        if (!path) return;
        boards::write_encoding(board, {}, *path);
        next_ = "decode";
        console_.say(boards::encoding_text(board, {}, *path));
        if (ui::ask_yes_no(console_, language::text("puzzle_menu.open_formula"), true).value_or(false))
            laboratory::sat_menu(context_, session_, *path);
    }

    void decode() {
        constexpr std::string_view formulas[] = {".cnf"};
        constexpr std::string_view results[] = {".res"};
        const auto formula = ui::ask_existing_file(console_, {.text = language::text("puzzle_menu.decode_formula"),
                                                              .endings = formulas,
                                                              .standard = layout_.name() + ".cnf"});
        if (!formula) return;
        const auto result = ui::ask_existing_file(console_, {.text = language::text("sat_menu.result_file"),
                                                             .endings = results,
                                                             .standard = result::res_name(*formula)});
        if (!result) return;
        if (*formula == "-" || *result == "-") throw core::Error("sat_menu.no_standard_input");
        const boards::Decoded decoded = boards::decode_result(*formula, *result, nullptr, {.relaxed = true});
        console_.out() << console_.fit(solving::warnings_text(decoded.report) + solving::remarks_text(decoded.remarks));
        if (decoded.board) {
            boards::show_board(console_, *decoded.board);
            return offer_to_save(*decoded.board);
        }
        console_.out() << console_.fit(console_.paint(ui::Style::bad, decoded.why_not) + '\n');
    }

    /// Asks for the options of `puzzle boards` and runs it.
    void boards() {
        const std::vector<ui::Choice> ways = {{"permutation", language::text("puzzle_menu.by_permutation")},
                                              {"random", language::text("puzzle_menu.at_random")}};
        const auto way = ui::ask_choice(console_, language::text("puzzle_menu.which_boards"), ways, 0);
        if (!way) return;
        const frame::Command command = boards_command();
        frame::Arguments arguments;
        if (*way == 1) arguments.set("random", std::nullopt);
        const std::string any = language::text("puzzle_menu.any_digit");
        const auto ask = [&](const frame::Option& option, const frame::OptionQuestion& question) {
            return frame::ask_option(console_, option, question, arguments);
        };
        if (!ask(command.option("first-digit"), {language::text("puzzle_menu.first_digit"), any, any})) return;
        frame::Option count = command.option("count");
        count.largest = *way == 1
                            ? 1'000'000'000
                            : puzzle::boards_of_first_digit * (arguments.has("first-digit") ? 1U : grid::plain_side);
        if (!ask(count, {language::text("puzzle_menu.how_many", count.largest), "1000"})) return;
        if (!ask(command.option("output"), {language::text("puzzle_menu.boards_file"), "boards.txt"})) return;
        const core::Stopwatch stopwatch;
        command.run(context_, arguments);
        if (frame::caught_signal() != 0) return;
        console_.say(language::text("puzzle_menu.boards_written", *arguments.text("count"),
                                    language::decimal_text(stopwatch.seconds(), 1),
                                    language::visible(*arguments.text("output"))));
    }

    frame::Context& context_;
    ui::Console& console_;
    laboratory::SatSession& session_;
    const grid::Layout& layout_;
    std::string_view next_ = "chain";  ///< the item that comes next
};
}  // namespace

void puzzle_menu(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout) {
    PuzzleMenu(context, session, layout).run();
}

void puzzle_play_menu(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout) {
    PuzzleMenu(context, session, layout).play();
}
}  // namespace satdoku::studio
