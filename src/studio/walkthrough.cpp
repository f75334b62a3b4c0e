#include "walkthrough.hpp"
#include <satdoku/boards/board_dialogue.hpp>
#include <satdoku/boards/board_files.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/proof_dialogue.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/width.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {

std::string without_ending(const std::string& path) {
    return path.ends_with(".cnf") ? path.substr(0, path.size() - 4) : path;
}

/// The steps of one puzzle.
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
}  // namespace

void walk_through(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout) {
    const auto givens = boards::choose_board(context, layout, true);
    if (givens) walk_through(context, session, *givens);
}

void walk_through(frame::Context& context, laboratory::SatSession& session, const grid::Board& givens) {
    std::optional<grid::Board> puzzle = givens;
    while (puzzle) puzzle = Walkthrough(context, session, *puzzle).run();
}
}  // namespace satdoku::studio
