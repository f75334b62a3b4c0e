// The menu of puzzles, the same for every layout, and the steps of one puzzle through its formula.
#include <satdoku/boards/board_dialogue.hpp>
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/menu.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/sat_menu.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/puzzle/boards.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/files.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {
std::string without_ending(const std::string& path) {
    return path.ends_with(".cnf") ? path.substr(0, path.size() - 4) : path;
}

/// From a puzzle to its formula, to a model, and back to a board, step by step. The puzzle is written as a formula and
/// solved by an engine; then its model is shown in words and as a board, and saved. Each question has a standard answer.
class Walkthrough {
  public:
    Walkthrough(frame::Context& context, laboratory::SatSession& session, grid::Board givens)
        : context_(context), console_(context.console), session_(session), givens_(std::move(givens)) {}

    /// Returns the next puzzle; nothing if the person leaves.
    std::optional<grid::Board> run() {
        if (!write_formula() || !solve()) return std::nullopt;
        if (solution_) boards::save_board(console_, *solution_, free_board_name());
        return choose_next();
    }

  private:
    bool write_formula() {
        console_.say(language::text("chain.puzzle", givens_.filled(), givens_.holes()));
        const grid::Layout& layout = *givens_.layout;
        if (layout.grid_count() > 1) {
            std::vector<ui::Choice> choices;
            for (const bool merged : {false, true}) {
                choices.push_back(
                    {merged ? "merged" : "separate", language::text(merged ? "chain.merged" : "chain.separate",
                                                                    puzzle::Numbering(layout, merged).count())});
            }
            const auto chosen = ui::ask_choice(console_, language::text("chain.which_numbering"), choices, 0);
            if (!chosen) return false;
            encoding_.merged = *chosen == 1;
        }
        const auto path = frame::ask_new_file(console_, language::text("puzzle_menu.encode_file"),
                                              boards::free_formula_name(layout.name()));
        if (!path) return false;
        path_ = *path;
        boards::write_encoding(givens_, encoding_, path_);
        console_.say(boards::encoding_text(givens_, encoding_, path_));
        explain_clauses();
        return true;
    }

    /// Explains the clauses by the first given.
    void explain_clauses() const {
        console_.say(
            language::text("chain.clauses", puzzle::clause_count(*givens_.layout, encoding_), givens_.filled()));
        for (std::size_t cell = 0; cell < givens_.digits.size(); ++cell) {
            if (givens_.digits[cell] == 0) continue;
            const cnf::Variable variable = numbering().variable(static_cast<grid::Cell>(cell), givens_.digits[cell]);
            console_.out() << console_.fit("  " + wording::literal_text(numbering(), cnf::Literal(variable, false)) +
                                           '\n');
            return;
        }
    }

    puzzle::Numbering numbering() const { return {*givens_.layout, encoding_.merged}; }

    /// Returns false if the person leaves.
    bool solve() {
        const auto request = solving::ask_solve_request(console_, session_.last);
        if (!request) return false;
        puzzle::encode(givens_, encoding_, formula_);
        solved_ = solving::solve_before_person(console_, *request, formula_);
        session_.statistics = solving::statistics_text(*solved_.engine, solved_.outcome);
        console_.out() << console_.fit(
            solving::statistics_text(*solved_.engine, solved_.outcome, solving::counts_at_first));
        console_.out() << console_.fit(solving::verdict_line(console_, solved_.outcome) + '\n');
        session_.saver.save(solved_, numbering().count(), path_);
        const solve::Verdict verdict = solved_.outcome.verdict;
        if (verdict == solve::Verdict::unsatisfiable) laboratory::offer_proof(console_, formula_, *request, path_);
        if (verdict != solve::Verdict::satisfiable) return true;
        page_through_model();
        decode();
        return true;
    }

    bool holds(cnf::Literal literal) const { return solved_.engine->value(literal); }

    /// The beginning of the model as in its file.
    std::string model_line() const {
        constexpr std::size_t room_of_number = 10;
        std::string line = "v";
        for (std::uint32_t index = 0; index < numbering().count() && line.size() + room_of_number < console_.columns();
             ++index) {
            const cnf::Variable variable(index);
            line += ' ' + std::to_string(cnf::Literal(variable, !solved_.engine->value(variable)).dimacs());
        }
        return line + " ...";
    }

    /// Shows true variables in words, page by page, and the value of each literal or cell that the person types.
    void page_through_model() {
        console_.out() << model_line() << '\n';
        console_.say(language::text("chain.model", numbering().count(),
                                    numbering().count() / static_cast<std::uint32_t>(numbering().layout().side())));
        std::uint32_t next = show_true_variables(0);
        ui::converse(
            console_, [&] { return language::text("chain.model_prompt"); },
            [&](const std::string& typed) {
                const std::string word = ui::half_width(typed);
                if (core::trimmed(word).empty() || word == "q") return false;
                if (word == "m") {
                    next = show_true_variables(next);
                    return true;
                }
                for (const cnf::Literal literal : wording::parse_literals(numbering(), word)) {
                    const bool is_true = holds(literal);
                    console_.out() << console_.fit("  " +
                                                   language::text(is_true ? "chain.is_true" : "chain.is_false",
                                                                  wording::literal_text(numbering(), literal)) +
                                                   '\n');
                }
                return true;
            });
    }

    /// Shows a page of true variables and returns the first variable of the next page.
    std::uint32_t show_true_variables(std::uint32_t from) {
        constexpr int lines_of_page = 9;
        const std::uint32_t count = numbering().count();
        for (int shown = 0; from < count && shown < lines_of_page; ++from) {
            const cnf::Literal literal(cnf::Variable(from), false);
            if (!holds(literal)) continue;
            console_.out() << console_.fit("  " + wording::literal_text(numbering(), literal) + '\n');
            ++shown;
        }
        return from;
    }

    void decode() {
        solution_ = puzzle::decode(numbering(),
                                   [this](cnf::Variable variable) { return holds(cnf::Literal(variable, false)); });
        check::require_solution(*givens_.layout, givens_.digits, solution_->digits);
        const auto solver = engines::standard_solver_maker()(*givens_.layout);
        is_unique_ = solver->count(givens_, 2) == 1;
        boards::show_board(console_, *solution_,
                           console_.paint(ui::Style::good, language::text("chain.checked")) + '\n' +
                               language::text(is_unique_ ? "puzzle_menu.one_solution" : "chain.one_of_several") + '\n');
    }

    std::string free_board_name() const {
        const std::string name = without_ending(path_);
        return (core::exists(name + ".txt") ? without_ending(boards::free_formula_name(name)) : name) + ".txt";
    }

    std::optional<grid::Board> choose_next() {
        std::vector<ui::Choice> choices;
        if (is_unique_) choices.push_back({"play", language::text("puzzle_menu.then_play")});
        if (solution_) choices.push_back({"dig", language::text("chain.then_dig")});
        choices.push_back({"sat", language::text("chain.then_sat")});
        choices.push_back({"another", language::text("chain.then_another")});
        choices.push_back({"back", language::text("menu.back")});
        for (;;) {
            const auto chosen = ui::ask_choice(console_, language::text("puzzle_menu.what_now"), choices, 0);
            if (!chosen || choices[*chosen].name == "back") return std::nullopt;
            const std::string& name = choices[*chosen].name;
            if (name == "another") return boards::choose_board(context_, *givens_.layout, true);
            if (name == "sat") laboratory::sat_menu(context_, session_, path_);
            if (name == "play") play::play_new(context_, givens_);
            if (name == "dig") {
                if (const auto puzzle = boards::new_puzzle(context_, *givens_.layout, solution_)) return puzzle->givens;
            }
        }
    }

    frame::Context& context_;
    ui::Console& console_;
    laboratory::SatSession& session_;
    grid::Board givens_;
    puzzle::Encoding encoding_{};
    std::string path_;  ///< of the formula
    cnf::Formula formula_{};
    solving::Solution solved_{};  ///< its engine may refer to the formula
    std::optional<grid::Board> solution_{};
    bool is_unique_ = false;  ///< whether the puzzle has exactly one solution; only then it can be played
};

/// The same for one puzzle after the other until the person leaves.
/// @param session  remembers how a formula was solved
void walk_through(frame::Context& context, laboratory::SatSession& session, std::optional<grid::Board> puzzle) {
    while (puzzle) puzzle = Walkthrough(context, session, *puzzle).run();
}

/// One visit to the menu.
class PuzzleMenu {
  public:
    PuzzleMenu(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout)
        : context_(context), console_(context.console), session_(session), layout_(layout) {}

    void run() {
        std::vector<frame::MenuItem> items = {
            {"chain", "puzzle_menu.chain",
             [this] {
                 walk_through(context_, session_, boards::choose_board(context_, layout_, true));
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
