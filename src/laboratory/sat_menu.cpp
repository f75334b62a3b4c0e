// The SAT half of the menus. It holds one formula at a time.
#include "cube_solving.hpp"
#include "sat_items.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/menu.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/laboratory/sat_menu.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/formula_view.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/files.hpp>

namespace satdoku::laboratory {
namespace {
class SatMenu {
  public:
    SatMenu(frame::Context& context, SatSession& session)
        : context_(context), console_(context.console), session_(session), loaded_(session.loaded) {}

    void run(const std::string& path) {
        if (!path.empty()) read_or_ask(path);
        const std::vector<frame::MenuItem> items = {
            {"load", "sat_menu.load", [this] { load(); }},
            {"sample", "sat_menu.sample", [this] { make(ask_sample); }},
            {"type", "sat_menu.type", [this] { make(type_formula); }},
            {"inspect", "sat_menu.inspect", [this] { inspect(); }},
            {"solve", "sat_menu.solve", [this] { solve(); }},
            {"more", "sat_menu.more", [this] { show_all_counts(); }},
            {"step", "sat_menu.step", [this] { step(); }},
            {"check", "sat_menu.check", [this] { check(); }},
            {"compare", "sat_menu.compare", [this] { compare_strategies(); }},
            {"report", "sat_menu.report", [this] { write_report(); }},
            {"why", "sat_menu.why", [this] { why(); }},
            {"models", "sat_menu.models", [this] { models(); }},
            {"drop", "sat_menu.drop", [this] { drop(); }},
            {"back", "menu.back", {}},
        };
        frame::run_menu(console_, {.title = [this] { return title(); },
                                   .items = items,
                                   .standard = [&] { return frame::index_of(items, session_.next); },
                                   .otherwise = [this](const std::string& answer) { return meaning_of(answer); },
                                   .status = [this] { return session_.status(); }});
    }

  private:
    std::string title() const {
        if (!loaded_) return language::text("sat_menu.title_empty");
        return language::text("sat_menu.title", language::visible(loaded_->path), loaded_->formula.variable_count(),
                              loaded_->formula.clause_count());
    }

    /// A file is loaded; an engine or a strategy solves.
    std::function<void()> meaning_of(const std::string& answer) {
        const std::string name = answer.substr(0, answer.find('+'));
        const std::vector<std::string_view> names = solving::contestant_names();
        if (std::find(names.begin(), names.end(), name) != names.end()) {
            const auto request = solving::contestants_of({answer}, session_.last.limits).front().request;
            return [this, request] { solve_by(request); };
        }
        if (!names_formula(answer)) return {};
        return [this, path = ui::file_name(answer)] {
            if (may_replace()) read_or_ask(path);
        };
    }

    bool may_replace() {
        if (!loaded_) return true;
        const std::string question = language::text("sat_menu.replace", language::visible(loaded_->path));
        return ui::ask_yes_no(console_, question, true).value_or(false);
    }

    /// @param ask  writes a formula and returns its path
    void make(std::optional<std::string> (*ask)(ui::Console& console)) {
        if (!may_replace()) return;
        if (const auto path = ask(console_)) read(*path, false);
    }

    void load() {
        if (!may_replace()) return;
        if (const auto path = ask_formula(console_)) read_or_ask(*path);
    }

    void read_or_ask(const std::string& path) {
        solving::read_or_ask(console_, [&](bool relaxed) { read(path, relaxed); });
    }

    std::optional<std::string> ask_input(std::string_view question, const std::string& standard = {}) {
        constexpr std::string_view endings[] = {".res"};
        const auto path = ui::ask_existing_file(
            console_, {.text = language::text(question), .endings = endings, .standard = standard});
        if (path == "-") throw core::Error("sat_menu.no_standard_input");
        return path;
    }

    void read(const std::string& path, bool relaxed) {
        const core::Stopwatch stopwatch;
        LoadedFormula loaded{path, relaxed};
        std::optional<frame::Interruptible> work;
        const auto report = solving::read_formula(path, loaded.formula, {.relaxed = relaxed}, work);
        if (!report) {
            console_.say(language::text("sat_menu.stopped"));
            return;
        }
        loaded.report = *report;
        loaded.words = wording::words_of(path, report->variables);
        console_.out() << console_.fit(solving::warnings_text(loaded.report));
        loaded_ = std::move(loaded);
        session_.next = "inspect";
        console_.say(language::text("solve.read", language::visible(path), report->variables, report->clauses,
                                    report->literals, language::decimal_text(stopwatch.milliseconds(), 1)));
    }

    /// Asks for a formula if none is loaded. Returns false if there is still none.
    bool has_formula() {
        if (!loaded_) {
            console_.say(language::text("sat_menu.nothing_loaded"));
            load();
        }
        return loaded_.has_value();
    }

    void inspect() {
        if (!has_formula()) return;
        constexpr std::size_t most_frequent = 10;
        ui::show_pages(console_,
                       ui::split_lines(console_.fit(solving::formula_summary(
                           loaded_->formula, loaded_->report, loaded_->path, loaded_->words, most_frequent))));
        console_.out() << '\n';
        if (ui::ask_yes_no(console_, language::text("sat_menu.see_clauses"), true).value_or(false))
            page_through_clauses(console_, loaded_->formula, loaded_->path);
        session_.next = "solve";
    }

    void solve() {
        if (!has_formula()) return;
        if (const auto request = solving::ask_solve_request(console_, session_.last)) solve_by(*request);
    }

    /// The verdict comes before the first question; what takes more room is asked for after it.
    void solve_by(const solving::SolveRequest& request) {
        if (!has_formula()) return;
        session_.last = request;
        session_.next = "check";
        const solving::Solution solution = solving::solve_before_person(console_, request, loaded_->formula);
        const std::uint32_t variables = loaded_->formula.variable_count();
        const bool has_model = solution.outcome.verdict == solve::Verdict::satisfiable;
        const bool is_whole = !has_model || show_model_beginning(console_, *solution.engine, variables, loaded_->words);
        session_.statistics = solving::statistics_text(*solution.engine, solution.outcome);
        console_.out() << console_.fit(
            solving::statistics_text(*solution.engine, solution.outcome, solving::counts_at_first));
        console_.out() << console_.fit(solving::verdict_line(console_, solution.outcome) + '\n');
        session_.saver.save(solution, variables, loaded_->path);
        if (!is_whole) offer_model(console_, *solution.engine, variables, loaded_->words);
        if (solution.outcome.verdict == solve::Verdict::unsatisfiable)
            offer_proof(console_, loaded_->formula, request, loaded_->path);
    }

    void show_all_counts() {
        if (session_.statistics.empty()) throw core::Error("sat_menu.nothing_solved");
        ui::show_pages(console_, ui::split_lines(console_.fit(session_.statistics)));
    }

    void step() {
        if (!has_formula()) return;
        const auto request = solving::ask_solve_request(console_, session_.last, "step");
        if (!request) return;
        cnf::ClauseList clauses;
        loaded_->formula.replay(clauses);
        insight::step_through(context_, clauses, *request, language::visible(loaded_->path), loaded_->words,
                              solving::LiteralNames(loaded_->path), {});
    }

    void check() {
        if (!has_formula()) return;
        const auto path = ask_input("sat_menu.result_file", result::res_name(loaded_->path));
        if (!path) return;
        const result::Result result = result::read_result(*path);
        session_.next = "compare";
        std::optional<frame::Interruptible> work(std::in_place);
        const auto cube = cube_of(*path);
        cnf::ClauseList clauses;
        loaded_->formula.replay(clauses);
        if (cube && result.verdict == solve::Verdict::unsatisfiable) add_cube(clauses, *cube);
        solving::Judgement judgement =
            solving::judge_result(solving::source_of(clauses), result, {.console = console_, .stop = work->token()});
        if (cube) judgement.text.insert(0, cube_text(*cube) + '\n');
        work.reset();
        console_.out() << console_.fit(solving::painted(console_, judgement));
        if (!cube && !judgement.refuted && result.verdict == solve::Verdict::unsatisfiable)
            offer_confirmation(console_, session_.last, loaded_->formula, loaded_->path, judgement.confirmed);
    }

    void compare_strategies() {
        if (has_formula() && ask_comparison(context_, *loaded_)) session_.next = "report";
    }

    void write_report() {
        if (has_formula() && ask_report(context_, *loaded_)) session_.next = "back";
    }

    void why() {
        if (has_formula()) ask_why(context_, loaded_->formula, loaded_->path);
    }

    void models() {
        if (has_formula()) ask_models(context_, loaded_->formula);
    }

    void drop() {
        if (!loaded_) throw core::Error("sat_menu.nothing_to_drop");
        console_.say(language::text("sat_menu.dropped", language::visible(loaded_->path)));
        loaded_.reset();
        session_.next = "load";
    }

    frame::Context& context_;
    ui::Console& console_;
    SatSession& session_;
    std::optional<LoadedFormula>& loaded_;
};
}  // namespace

std::string SatSession::status() const {
    std::string status;
    if (loaded)
        status = language::text("status.formula", language::visible(loaded->path), loaded->formula.variable_count(),
                                loaded->formula.clause_count());
    core::append_item(status, language::text("status.separator"), last.engine);
    if (!last.options.branching.empty()) status.append(" ").append(last.options.branching);
    core::append_item(status, language::text("status.separator"), language::text("status.language"));
    return status;
}

void sat_menu(frame::Context& context, SatSession& session, const std::string& path) {
    SatMenu(context, session).run(path);
}

std::vector<std::string> ask_formulas(ui::Console& console) {
    auto files = ui::ask_files(console, language::text("sat_menu.formula_files"), {}, solving::formula_endings);
    if (files && std::ranges::count(*files, "-") > 0) throw core::Error("sat_menu.no_standard_input");
    return files.value_or(std::vector<std::string>());
}

std::vector<std::string> formulas_of(const std::string& answer) {
    const bool names_files =
        names_formula(answer) || core::is_folder(ui::file_name(answer)) || answer.find('*') != std::string::npos;
    return names_files ? ui::files_of_answer(answer, {}, solving::formula_endings) : std::vector<std::string>();
}

bool names_formula(const std::string& answer) { return answer.find(".cnf") != std::string::npos; }
}  // namespace satdoku::laboratory
