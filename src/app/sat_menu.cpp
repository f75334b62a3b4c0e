// The SAT half of the menus: one formula at a time, as a linked formula.
#include "clause_pager.hpp"
#include "comparison_table.hpp"
#include "formula_input.hpp"
#include "formula_view.hpp"
#include "interruption.hpp"
#include "judgement.hpp"
#include "menu.hpp"
#include "results.hpp"
#include "sample_question.hpp"
#include "solve_report.hpp"
#include "solve_run.hpp"

#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>

namespace satdoku::app {

namespace {

/// A formula and where it came from.
struct Loaded {
    std::string path;
    cnf::Formula formula;
    cnf::ReadReport report;
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
            {"check", "sat_menu.check", [this] { check(); }},
            {"compare", "sat_menu.compare", [this] { compare_strategies(); }},
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
        Loaded loaded{path, {}, {}};
        std::optional<Interruptible> work;
        const auto report = read_formula(path, loaded.formula, {.relaxed = relaxed}, work);
        if (!report) {
            console_.out() << ui::text("sat_menu.stopped") << '\n';
            return;
        }
        loaded.report = *report;
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
        console_.out() << formula_summary(loaded_->formula, loaded_->report, loaded_->path, most_frequent)
                       << '\n';
        if (ui::ask_yes_no(console_, ui::text("sat_menu.see_clauses"), true).value_or(false)) {
            page_through_clauses(console_, loaded_->formula, loaded_->path);
        }
    }

    /// Engine, strategy and limit; nothing where the person leaves.
    std::optional<SolveRequest> ask_request() {
        SolveRequest request;
        const auto engine =
            ui::ask_name(console_, ui::text("sat_menu.which_engine"), "engine", engine_names(), 0);
        if (!engine) return std::nullopt;
        request.engine = engine_names()[*engine];
        if (request.engine == "dpll" && !ask_branching(request)) return std::nullopt;
        if (!ask_time_limit(request.limits, "sat_menu.time_limit", "0")) return std::nullopt;
        return request;
    }

    /// Seconds, 0 for no limit; false where the person leaves.
    bool ask_time_limit(solve::Limits& limits, std::string_view question, const std::string& standard) {
        const auto accept = [&](const std::string& answer) {
            const auto seconds = core::parse_number<double>(ui::half_width(answer));
            if (!seconds || !std::isfinite(*seconds) || *seconds < 0)
                throw core::Error("sat_menu.seconds", {answer});
            limits.seconds.reset();
            if (*seconds > 0) limits.seconds = seconds;
        };
        return ui::ask_until(console_, ui::text(question), standard, accept).has_value();
    }

    bool ask_branching(SolveRequest& request) {
        const std::vector<std::string_view> names = branching_names();
        const auto standard = std::find(names.begin(), names.end(), standard_branching());
        const auto chosen = ui::ask_name(console_, ui::text("sat_menu.which_branching"), "branching", names,
                                         static_cast<std::size_t>(standard - names.begin()));
        if (chosen) request.options.branching = names[*chosen];
        return chosen.has_value();
    }

    void solve() {
        if (!has_formula()) return;
        const auto request = ask_request();
        if (!request) return;
        const Interruptible work;
        const Solution solution =
            solve_formula(*request, loaded_->formula, work.token(),
                          [this](solve::Engine& engine) { show_progress(engine, console_); });
        console_.progress({});
        console_.out() << console_.paint(ui::Style::heading, verdict_text(solution.outcome)) << "  "
                       << ui::text("sat_menu.time", ui::decimal_text(solution.outcome.milliseconds, 3))
                       << '\n';
        if (solution.outcome.verdict == solve::Verdict::satisfiable) show_model(solution);
        console_.out() << statistics_text(*solution.engine, solution.outcome);
        save(solution);
    }

    void show_model(const Solution& solution) {
        std::ostringstream model;
        write_model(model, *solution.engine, loaded_->formula.variable_count());
        std::istringstream lines(model.str());
        constexpr int lines_at_first = 6;
        int shown = 0;
        for (std::string line; std::getline(lines, line); ++shown) {
            if (shown == lines_at_first && lines.peek() != std::istringstream::traits_type::eof() &&
                !ui::ask_yes_no(console_, ui::text("sat_menu.whole_model", loaded_->formula.variable_count()),
                                false)
                     .value_or(false)) {
                return;
            }
            console_.out() << line << '\n';
        }
    }

    void save(const Solution& solution) {
        std::string path = result::res_name(loaded_->path);
        while (!save(solution, path)) {
            const auto other = ask_new_file(console_, ui::text("sat_menu.other_result_file"), {});
            if (!other) return;
            path = *other;
        }
    }

    /// Returns whether it worked; says why where it did not.
    bool save(const Solution& solution, const std::string& path) {
        const solve::Engine& engine = *solution.engine;
        try {
            core::require_apart({loaded_->path}, {path});
            result::write_res(core::Output(path), solution.outcome, loaded_->formula.variable_count(),
                              [&](cnf::Variable variable) { return engine.value(variable); });
        } catch (const core::Error& error) {
            console_.out() << console_.paint(ui::Style::bad, ui::error_line(error)) << '\n';
            return false;
        }
        console_.out() << ui::text("menu.saved", ui::visible(path)) << '\n';
        return true;
    }

    void check() {
        if (!has_formula()) return;
        const auto path = ask_input("sat_menu.result_file", result::res_name(loaded_->path));
        if (!path) return;
        const Judgement judgement = judge_result(teller(), result::read_result(*path));
        console_.out() << console_.paint(judgement.confirmed ? ui::Style::good : ui::Style::bad,
                                         judgement.text);
    }

    void compare_strategies() {
        if (!has_formula()) return;
        std::vector<Contestant> contestants;
        const auto accept_names = [&](const std::string& answer) {
            contestants = contestants_of(split_at_commas(answer), {});
        };
        if (!ui::ask_until(console_, ui::text("sat_menu.which_contestants", with_commas(contestant_names())),
                           standard_contestants, accept_names)) {
            return;
        }
        solve::Limits limits;
        const std::string seconds = ui::decimal_text(standard_seconds, 0);
        if (!ask_time_limit(limits, "sat_menu.seconds_each", seconds)) return;
        for (Contestant& contestant : contestants) contestant.request.limits = limits;
        const auto runs = ui::ask_number(console_, ui::text("sat_menu.runs"), 1, most_runs, 1);
        if (!runs) return;
        std::vector<std::string> others;
        constexpr std::string_view no_more = "none";
        for (;;) {
            const auto path = ask_input("sat_menu.another_file", std::string(no_more));
            if (!path) return;
            if (*path == no_more) break;
            try {
                require_readable(*path);
                others.push_back(*path);
            } catch (const core::Error& error) {
                console_.out() << console_.paint(ui::Style::bad, ui::error_line(error)) << '\n';
            }
        }
        std::optional<Interruptible> work(std::in_place);
        std::vector rows = {compare(loaded_->path, loaded_->formula, contestants, *runs, work->token())};
        for (const std::string& path : others) {
            if (caught_signal() != 0) break;
            try {
                cnf::Formula formula;
                if (!read_formula(path, formula, {}, work)) break;
                rows.push_back(compare(path, formula, contestants, *runs, work->token()));
            } catch (const core::Error& error) {
                console_.out() << console_.paint(ui::Style::bad, ui::error_line(error)) << '\n';
            }
        }
        console_.out() << comparison_text(rows, contestants, console_.columns());
    }

    void drop() {
        if (!loaded_) throw core::Error("sat_menu.nothing_to_drop");
        console_.out() << ui::text("sat_menu.dropped", ui::visible(loaded_->path)) << '\n';
        loaded_.reset();
    }

    Context& context_;
    ui::Console& console_;
    std::optional<Loaded> loaded_;
};

}  // namespace

void sat_menu(Context& context, const std::string& path) {
    SatMenu(context).run(path);
}

}  // namespace satdoku::app
