// The SAT half of the menus: one formula at a time, as a linked formula.
#include "clause_pager.hpp"
#include "clause_words.hpp"
#include "comparison_dialogue.hpp"
#include "formula_input.hpp"
#include "formula_view.hpp"
#include "interruption.hpp"
#include "judgement.hpp"
#include "menu.hpp"
#include "model_pager.hpp"
#include "proof_dialogue.hpp"
#include "result_saver.hpp"
#include "sample_question.hpp"
#include "sat_questions.hpp"
#include "solve_dialogue.hpp"
#include "solve_report.hpp"
#include "stepping.hpp"

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/file_names.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>

#include <optional>

namespace satdoku::app {

namespace {

/// A formula and where it came from.
struct Loaded {
    std::string path;
    cnf::Formula formula;
    cnf::ReadReport report;
    ClauseWords words;
};

class SatMenu {
  public:
    explicit SatMenu(Context& context) : context_(context), console_(context.console) {}

    void run(const std::string& path) {
        if (!path.empty()) read(path, false);
        const std::vector<MenuItem> items = {
            {"load", "sat_menu.load", [this] { load(); }},
            {"sample", "sat_menu.sample", [this] { load_sample(); }},
            {"inspect", "sat_menu.inspect", [this] { inspect(); }},
            {"solve", "sat_menu.solve", [this] { solve(); }},
            {"step", "sat_menu.step", [this] { step(); }},
            {"check", "sat_menu.check", [this] { check(); }},
            {"compare", "sat_menu.compare", [this] { compare_strategies(); }},
            {"report", "sat_menu.report", [this] { write_report(); }},
            {"why", "sat_menu.why", [this] { why(); }},
            {"models", "sat_menu.models", [this] { models(); }},
            {"drop", "sat_menu.drop", [this] { drop(); }},
            {"back", "menu.back", {}},
        };
        run_menu(
            context_, [this] { return title(); }, items, [this] { return std::size_t{loaded_ ? 3U : 0U}; });
    }

  private:
    std::string title() const {
        if (!loaded_) return ui::text("sat_menu.title_empty");
        return ui::text("sat_menu.title", ui::visible(loaded_->path), loaded_->formula.variable_count(),
                        loaded_->formula.clause_count());
    }

    bool may_replace() {
        if (!loaded_) return true;
        const std::string question = ui::text("sat_menu.replace", ui::visible(loaded_->path));
        return ui::ask_yes_no(console_, question, true).value_or(false);
    }

    void load_sample() {
        if (!may_replace()) return;
        if (const auto path = ask_sample(console_)) read(*path, false);
    }

    void load() {
        if (!may_replace()) return;
        const auto path = ask_input("sat_menu.formula_file");
        if (!path) return;
        try {
            read(*path, false);
        } catch (const core::Error& error) {
            const bool may_pass = error.key() == "dimacs.clause_count" ||
                                  error.key() == "dimacs.missing_zero" ||
                                  error.key() == "dimacs.above_header";
            if (!may_pass) throw;
            console_.out() << console_.paint(ui::Style::bad, ui::error_line(error)) << '\n';
            if (!ui::ask_yes_no(console_, ui::text("sat_menu.relaxed"), false).value_or(false)) return;
            read(*path, true);
        }
    }

    std::optional<std::string> ask_input(std::string_view question, const std::string& standard = {}) {
        const auto path = ui::ask_file(console_, ui::text(question), standard);
        if (path == "-") throw core::Error("sat_menu.no_standard_input");
        return path;
    }

    void read(const std::string& path, bool relaxed) {
        const core::Stopwatch stopwatch;
        Loaded loaded{path, {}, {}, {}};
        std::optional<Interruptible> work;
        const auto report = read_formula(path, loaded.formula, {.relaxed = relaxed}, work);
        if (!report) {
            console_.out() << ui::text("sat_menu.stopped") << '\n';
            return;
        }
        loaded.report = *report;
        loaded.words = words_of(path, report->variables);
        console_.out() << warnings_text(loaded.report);
        loaded_ = std::move(loaded);
        console_.out() << ui::text("solve.read", ui::visible(path), report->variables, report->clauses,
                                   report->literals, ui::decimal_text(stopwatch.milliseconds(), 1))
                       << '\n';
    }

    /// Whether there is a formula; loads one where there is none.
    bool has_formula() {
        if (!loaded_) {
            console_.out() << ui::text("sat_menu.nothing_loaded") << '\n';
            load();
        }
        return loaded_.has_value();
    }

    cnf::Teller teller() const {
        return [this](cnf::ClauseSink& sink) { loaded_->formula.replay(sink); };
    }

    void inspect() {
        if (!has_formula()) return;
        constexpr std::size_t most_frequent = 10;
        console_.out() << formula_summary(loaded_->formula, loaded_->report, loaded_->path, loaded_->words,
                                          most_frequent)
                       << '\n';
        if (ui::ask_yes_no(console_, ui::text("sat_menu.see_clauses"), true).value_or(false)) {
            page_through_clauses(console_, loaded_->formula, loaded_->path);
        }
    }

    void solve() {
        if (!has_formula()) return;
        const auto request = ask_solve_request(context_);
        if (!request) return;
        const Solution solution = solve_before_person(context_, *request, loaded_->formula);
        const std::uint32_t variables = loaded_->formula.variable_count();
        if (solution.outcome.verdict == solve::Verdict::satisfiable) {
            show_model(console_, *solution.engine, variables, loaded_->words);
        }
        console_.out() << statistics_text(*solution.engine, solution.outcome);
        saver_.save(solution, variables, loaded_->path);
        if (solution.outcome.verdict == solve::Verdict::unsatisfiable) {
            offer_proof(context_, loaded_->formula, *request, loaded_->path);
        }
    }

    void step() {
        if (!has_formula()) return;
        const auto request = ask_solve_request(context_);
        if (!request) return;
        cnf::ClauseList clauses;
        loaded_->formula.replay(clauses);
        step_through(context_, clauses, *request, ui::visible(loaded_->path), loaded_->words, true);
    }

    void check() {
        if (!has_formula()) return;
        const auto path = ask_input("sat_menu.result_file", result::res_name(loaded_->path));
        if (!path) return;
        const result::Result result = result::read_result(*path);
        if (result.verdict == solve::Verdict::unsatisfiable) {
            return offer_confirmation(context_, loaded_->formula, loaded_->path);
        }
        console_.out() << painted(console_, judge_result(teller(), result));
    }

    void compare_strategies() {
        if (has_formula()) compare_before_person(console_, loaded_->path, loaded_->formula);
    }

    void write_report() {
        if (has_formula()) report_before_person(context_, loaded_->path, loaded_->formula);
    }

    void why() {
        if (has_formula()) ask_why(context_, loaded_->formula, loaded_->path);
    }

    void models() {
        if (has_formula()) ask_models(context_, loaded_->formula);
    }

    void drop() {
        if (!loaded_) throw core::Error("sat_menu.nothing_to_drop");
        console_.out() << ui::text("sat_menu.dropped", ui::visible(loaded_->path)) << '\n';
        loaded_.reset();
    }

    Context& context_;
    ui::Console& console_;
    ResultSaver saver_{console_};
    std::optional<Loaded> loaded_;
};

}  // namespace

void sat_menu(Context& context, const std::string& path) {
    SatMenu(context).run(path);
}

}  // namespace satdoku::app
