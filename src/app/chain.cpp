#include "chain.hpp"

#include "board_dialogue.hpp"
#include "encodings.hpp"
#include "interruption.hpp"
#include "literal_text.hpp"
#include "menu.hpp"
#include "play.hpp"
#include "results.hpp"
#include "solve_report.hpp"
#include "solve_run.hpp"
#include "solvers.hpp"

#include <satdoku/check/grid.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::app {

namespace {

bool exists(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

/// A name of which neither formula nor result nor board is there yet: Enter never overwrites.
std::string free_name(const std::string& wanted) {
    std::string name = wanted;
    for (int number = 2; exists(name + ".cnf") || exists(name + ".res") || exists(name + ".txt"); ++number) {
        name = wanted + "-" + std::to_string(number);
    }
    return name;
}

std::string without_ending(const std::string& path) {
    return path.ends_with(".cnf") ? path.substr(0, path.size() - 4) : path;
}

/// Engine and, for dpll, its strategy; nothing where the person leaves.
std::optional<SolveRequest> ask_solve_request(ui::Console& console) {
    SolveRequest request;
    const auto engine = ui::ask_name(console, ui::text("sat_menu.which_engine"), "engine", engine_names(), 0);
    if (!engine) return std::nullopt;
    request.engine = engine_names()[*engine];
    if (request.engine != "dpll") return request;
    const std::vector<std::string_view> names = branching_names();
    const auto standard = std::find(names.begin(), names.end(), standard_branching());
    const auto chosen = ui::ask_name(console, ui::text("sat_menu.which_branching"), "branching", names,
                                     static_cast<std::size_t>(standard - names.begin()));
    if (!chosen) return std::nullopt;
    request.options.branching = names[*chosen];
    return request;
}

/// One puzzle on its way.
class Chain {
  public:
    Chain(Context& context, grid::Board givens)
        : context_(context), console_(context.console), givens_(std::move(givens)) {}

    /// The puzzle to go on with; nothing where the person leaves.
    std::optional<grid::Board> walk() {
        if (!write_formula() || !solve()) return std::nullopt;
        save_result();
        if (solution_) save_board(console_, *solution_, free_board_name());
        return go_on();
    }

  private:
    bool write_formula() {
        console_.out() << ui::text("chain.puzzle", givens_.filled(), givens_.holes()) << '\n';
        const grid::Layout& layout = *givens_.layout;
        if (layout.grid_count() > 1) {
            std::vector<ui::Choice> choices;
            for (const bool merged : {false, true}) {
                choices.push_back(
                    {merged ? "merged" : "separate", ui::text(merged ? "chain.merged" : "chain.separate",
                                                              puzzle::Numbering(layout, merged).count())});
            }
            const auto chosen = ui::ask_choice(console_, ui::text("chain.which_numbering"), choices, 0);
            if (!chosen) return false;
            encoding_.merged = *chosen == 1;
        }
        const auto path =
            ask_new_file(console_, ui::text("puzzle_menu.encode_file"), free_name(layout.name()) + ".cnf");
        if (!path) return false;
        path_ = *path;
        write_encoding(givens_, encoding_, path_);
        console_.out() << encoding_text(givens_, encoding_, path_) << '\n';
        tell_clauses();
        return true;
    }

    /// What the clauses are, by the first given.
    void tell_clauses() const {
        console_.out() << ui::text("chain.clauses", puzzle::clause_count(*givens_.layout, encoding_),
                                   givens_.filled())
                       << '\n';
        for (std::size_t cell = 0; cell < givens_.digits.size(); ++cell) {
            if (givens_.digits[cell] == 0) continue;
            const cnf::Variable variable =
                numbering().variable(static_cast<grid::Cell>(cell), givens_.digits[cell]);
            console_.out() << "  " << literal_text(numbering(), cnf::Literal(variable, false)) << '\n';
            return;
        }
    }

    puzzle::Numbering numbering() const { return {*givens_.layout, encoding_.merged}; }

    /// Returns whether the person stays.
    bool solve() {
        const auto request = ask_solve_request(console_);
        if (!request) return false;
        const Interruptible work;
        const auto formula = [this](cnf::ClauseSink& sink) { puzzle::encode(givens_, encoding_, sink); };
        engine_ = make_engine(request->engine, request->options);
        show_progress(*engine_, console_);
        formula(*engine_);
        outcome_ = solve_and_check(*engine_, formula, request->limits, work.token());
        console_.progress({});
        console_.out() << console_.paint(ui::Style::heading, verdict_text(outcome_)) << "  "
                       << ui::text("sat_menu.time", ui::decimal_text(outcome_.milliseconds, 3)) << '\n'
                       << statistics_text(*engine_, outcome_);
        if (outcome_.verdict != solve::Verdict::satisfiable) return true;
        page_through_model();
        decode();
        return true;
    }

    bool holds(cnf::Literal literal) const { return engine_->value(literal); }

    /// The beginning of the model as its file has it.
    std::string model_line() const {
        constexpr std::uint32_t shown = 18;
        std::string line = "v";
        for (std::uint32_t index = 0; index < std::min(shown, numbering().count()); ++index) {
            const cnf::Variable variable(index);
            line += ' ' + std::to_string(cnf::Literal(variable, !engine_->value(variable)).dimacs());
        }
        return line + " ...";
    }

    /// Shows true variables in words, page by page, and the value of each literal or cell that is typed.
    void page_through_model() {
        console_.out() << model_line() << '\n';
        console_.say(ui::text("chain.model", numbering().count(), numbering().count() / grid::digits));
        std::uint32_t next = show_true_variables(0);
        ui::converse(
            console_, [] { return ui::text("chain.model_prompt"); },
            [&](const std::string& typed) {
                const std::string word = ui::half_width(typed);
                if (word.find_first_not_of(" \t\r") == std::string::npos || word == "q") return false;
                if (word == "m") {
                    next = show_true_variables(next);
                    return true;
                }
                for (const cnf::Literal literal : parse_literals(numbering(), word)) {
                    const bool is_true = holds(literal);
                    console_.out() << "  "
                                   << ui::text(is_true ? "chain.is_true" : "chain.is_false",
                                               literal_text(numbering(), literal))
                                   << '\n';
                }
                return true;
            });
    }

    /// @param from  the first variable to look at. Returns where the next page begins.
    std::uint32_t show_true_variables(std::uint32_t from) {
        constexpr int lines_of_page = grid::digits;
        const std::uint32_t count = numbering().count();
        for (int shown = 0; from < count && shown < lines_of_page; ++from) {
            const cnf::Literal literal(cnf::Variable(from), false);
            if (!holds(literal)) continue;
            console_.out() << "  " << literal_text(numbering(), literal) << '\n';
            ++shown;
        }
        return from;
    }

    void decode() {
        solution_ = puzzle::decode(
            numbering(), [this](cnf::Variable variable) { return holds(cnf::Literal(variable, false)); });
        check::require_solution(*givens_.layout, givens_.digits, solution_->digits);
        show_board(console_, *solution_);
        console_.out() << console_.paint(ui::Style::good, ui::text("chain.checked")) << '\n';
        const auto solver = solver_maker(solver_names().front())(*givens_.layout);
        const bool several = solver->count(givens_, 2) > 1;
        console_.out() << ui::text(several ? "chain.one_of_several" : "puzzle_menu.one_solution") << '\n';
    }

    void save_result() {
        std::string path = result::res_name(path_);
        if (exists(path)) {
            const auto other = ask_new_file(console_, ui::text("sat_menu.result_file"), path);
            if (!other) return;
            path = *other;
        }
        core::require_apart({path_}, {path});
        result::write_res(core::Output(path), outcome_, numbering().count(),
                          [this](cnf::Variable variable) { return engine_->value(variable); });
        console_.out() << ui::text("menu.saved", ui::visible(path)) << '\n';
    }

    std::string free_board_name() const {
        const std::string name = without_ending(path_);
        return (exists(name + ".txt") ? free_name(name) : name) + ".txt";
    }

    std::optional<grid::Board> go_on() {
        std::vector<ui::Choice> choices;
        if (solution_) {
            choices.push_back({"play", ui::text("puzzle_menu.then_play")});
            choices.push_back({"dig", ui::text("chain.then_dig")});
        }
        choices.push_back({"sat", ui::text("chain.then_sat")});
        choices.push_back({"another", ui::text("chain.then_another")});
        choices.push_back({"back", ui::text("menu.back")});
        for (;;) {
            const auto chosen = ui::ask_choice(console_, ui::text("puzzle_menu.what_now"), choices, 0);
            if (!chosen || choices[*chosen].name == "back") return std::nullopt;
            const std::string& name = choices[*chosen].name;
            if (name == "another") return choose_board(context_, *givens_.layout, true);
            if (name == "sat") sat_menu(context_, path_);
            if (name == "play") play();
            if (name == "dig") {
                if (const auto puzzle = new_puzzle(context_, *givens_.layout, solution_))
                    return puzzle->givens;
            }
        }
    }

    void play() {
        try {
            play_new(context_, givens_);
        } catch (const core::Error& error) {  // several solutions: nobody could play it
            if (error.key().starts_with("output.")) throw;
            console_.out() << console_.paint(ui::Style::bad, ui::error_text(error)) << '\n';
        }
    }

    Context& context_;
    ui::Console& console_;
    grid::Board givens_;
    puzzle::Encoding encoding_{};
    std::string path_;  ///< of the formula
    std::unique_ptr<solve::Engine> engine_{};
    solve::Outcome outcome_{};
    std::optional<grid::Board> solution_{};
};

}  // namespace

void walk_the_chain(Context& context, const grid::Layout& layout) {
    const auto givens = choose_board(context, layout, true);
    if (givens) walk_the_chain(context, *givens);
}

void walk_the_chain(Context& context, const grid::Board& givens) {
    std::optional<grid::Board> puzzle = givens;
    while (puzzle) puzzle = Chain(context, *puzzle).walk();
}

}  // namespace satdoku::app
