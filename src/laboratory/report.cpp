#include "report.hpp"
#include "comparison_view.hpp"
#include <satdoku/check/model.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/tree_picture.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/trace/tree.hpp>

namespace satdoku::laboratory {
namespace {
using solve::Verdict;

/// A proof of unsatisfiability, written and checked in memory.
struct CheckedProof {
    bool confirmed = false;
    std::string judgement;  ///< result of the check, or the limit that ended it
    ProofNumbers numbers{};
};

constexpr std::size_t most_proof_bytes = std::size_t{1} << 28U;

/// A proof in memory, of limited size.
class ShortProof final : public proof::Proof {
  public:
    void add(std::span<const cnf::Literal> clause) override {
        text_.add(clause);
        if (text_.bytes().size() > most_proof_bytes)
            throw core::Error("report.proof_too_long", {std::to_string(most_proof_bytes >> 20U)});
    }
    void remove(std::span<const cnf::Literal> clause) override { text_.remove(clause); }

    const std::string& bytes() const { return text_.bytes(); }

  private:
    proof::DratText text_{proof::DratFormat::binary};
};

/// Solves with the standard engine, which writes the proof.
Verdict write_proof(ShortProof& proof, cnf::Formula& formula, CheckedProof& checked, std::optional<double> seconds,
                    const std::stop_token& stop) {
    solving::SolveRequest request{.engine = std::string(engines::engine_names().front())};
    request.options.proof = &proof;
    request.limits.seconds = seconds;
    const solve::Outcome outcome = solving::solve_formula(request, formula, stop).outcome;
    checked.numbers.solving_ms = outcome.milliseconds;
    checked.numbers.bytes = proof.bytes().size();
    return outcome.verdict;
}

void check_proof(const std::string& name, const ShortProof& proof, const cnf::Formula& formula, CheckedProof& checked,
                 std::optional<double> seconds, const std::stop_token& stop) {
    cnf::ClauseList clauses;
    formula.replay(clauses);
    const core::Stopwatch watch;
    check::DratControl control{.stop = stop};
    control.progress = [&](std::uint64_t, std::uint64_t) {
        if (seconds && watch.seconds() > *seconds) throw core::Error("report.check_too_long");
    };
    const check::DratReport report = check::drat(clauses, proof.bytes(), name, control);
    const solving::Judgement judgement = solving::judge_proof(report);
    if (!judgement.confirmed && report.verdict != check::DratVerdict::stopped)
        throw core::Error("compare.wrong_proof", {name, std::string(core::trimmed(judgement.text))});
    checked.confirmed = judgement.confirmed;
    checked.judgement = core::trimmed(judgement.text);
    checked.numbers.checking_ms = watch.milliseconds();
}

/// Writes a proof and checks it. Throws core::Error if the engine finds a model or writes a wrong proof; both are
/// errors of the program.
/// @param name     of the formula in the report
/// @param seconds  limit of the solve, and again of the check; nothing: no limit
CheckedProof prove_unsatisfiable(const std::string& name, cnf::Formula& formula, std::optional<double> seconds,
                                 const std::stop_token& stop) {
    CheckedProof checked;
    try {
        ShortProof proof;
        const Verdict verdict = write_proof(proof, formula, checked, seconds, stop);
        if (verdict == solve::Verdict::satisfiable)
            throw core::Error("compare.disagree", {name, std::string(engines::engine_names().front())});
        if (verdict == solve::Verdict::unknown) throw core::Error("report.no_proof_in_time");
        check_proof(name, proof, formula, checked, seconds, stop);
    } catch (const core::Error& error) {
        if (!error.key().starts_with("report.") && !error.key().starts_with("memory.")) throw;
        checked.judgement = language::error_text(error);
    }
    return checked;
}

/// Of fewer nodes a figure shows nothing that the table does not; of more it does not fit on a page.
constexpr std::uint64_t least_nodes = 5;
constexpr std::uint64_t most_nodes = 63;

/// Returns true if the search tree may be small. An engine without node counts makes at least one per decision.
bool may_be_small(const Run& run) {
    const auto nodes = count_of(run, "nodes");
    return decided(run) && nodes.value_or(count_of(run, "decisions").value_or(0)) <= most_nodes;
}

Figure figure_of(const trace::SearchTree& tree, const std::string& contestant) {
    const draw::Tree picture = insight::tree_picture(tree, contestant, {.nodes = most_nodes});
    const std::span<const draw::Tree> one(&picture, 1);
    const draw::TreeLegend legend = insight::tree_legend({}, one);
    const ui::Console plain(ui::ColourChoice::never);
    return {picture.title, draw::draw_trees(one, legend), insight::trees_as_text(plain, one, legend)};
}

/// Repeats the searches whose trees may fit on a page, and draws each tree that does.
/// @param row  the first searches
std::vector<Figure> small_trees(const Comparison& row, cnf::Formula& formula,
                                const std::vector<solving::Contestant>& contestants, const std::stop_token& stop) {
    std::vector<Figure> figures;
    for (std::size_t index = 0; index < contestants.size(); ++index) {
        if (contestants[index].program || !may_be_small(row.runs[index])) continue;
        trace::SearchTree tree;
        solving::SolveRequest request = contestants[index].request;
        request.options.observer = &tree;
        solving::solve_formula(request, formula, stop);
        if (stop.stop_requested()) break;
        if (tree.node_count() >= least_nodes && tree.node_count() <= most_nodes)
            figures.push_back(figure_of(tree, contestants[index].name));
    }
    return figures;
}

/// A copy of a model: the values of the variables in clauses. All others are false, as engines make them.
class ModelCopy {
  public:
    ModelCopy(const cnf::Formula& formula, const result::Model& model) : formula_(&formula) {
        for (std::uint32_t place = 0; place < formula.places(); ++place) {
            const cnf::Formula::Column column(place, false);
            values_.push_back(model(formula.literal_of(column).variable()));
        }
    }

    bool value(cnf::Variable variable) const {
        const auto column = formula_->column_of(cnf::Literal(variable, false));
        return column && values_[column->place()];
    }

  private:
    const cnf::Formula* formula_;
    std::vector<bool> values_;  ///< by column
};

/// Measures one formula and checks its answer.
class FormulaWork {
  public:
    FormulaWork(const ReportRequest& request, ui::Console& console, std::string progress, cnf::Formula& formula,
                const std::stop_token& stop)
        : request_(request), console_(console), progress_(std::move(progress)), formula_(formula), stop_(stop) {}

    FormulaReport run(const std::string& path, const std::string& name) {
        FormulaReport report{.path = path};
        report.counts = cnf::statistics_of(formula_, 0);
        const RunObserver observer = {
            .before = [this](std::size_t who, std::uint64_t round) { show_contestant(who, round); },
            .after = [this](std::size_t who, const solve::Outcome& outcome,
                            const result::Model& model) { take_answer(who, outcome, model); }};
        report.comparison = compare(name, formula_, request_.contestants, request_.runs, stop_, observer);
        if (!winner_) {
            report.res = shortened_res(outcome_of(report));
            return report;
        }
        // The median run has no answer if most runs were not decided.
        const Run& median = report.comparison.runs[*winner_];
        report.answer = Answer{*winner_, decided(median) ? median.outcome : outcome_, {}};
        report.res = shortened_res(outcome_of(report));
        if (model_) judge_model(*report.answer);
        if (!model_ && !stop_.stop_requested()) prove(report);
        if (!stop_.stop_requested())
            report.losses = explain_losses(report.comparison, request_.contestants, formula_, trial_seconds, stop_);
        if (!stop_.stop_requested())
            report.figures = small_trees(report.comparison, formula_, request_.contestants, stop_);
        if (!stop_.stop_requested())
            report.puzzle = puzzle_chapter(path, report.comparison, model_ ? model() : result::Model());
        return report;
    }

    /// Writes the .res file next to the formula. An undecided result never replaces an answer in the file.
    void save(FormulaReport& report) const {
        const std::string file = result::res_name(report.path);
        if (!report.answer && result::holds_answer(file)) return;
        if (result::write_res(core::Output(file), outcome_of(report), formula_.variable_count(), model(), stop_))
            report.res_file = file;
    }

  private:
    void show_contestant(std::size_t contestant, std::uint64_t round) {
        std::string who = request_.contestants[contestant].name;
        if (request_.runs > 1) who = language::text("report.run_of", who, round + 1, request_.runs);
        show(who);
    }
    void show(const std::string& what) { console_.progress(language::text("list.named", progress_, what)); }

    /// Stores the solution if no earlier contestant, and no earlier run of this one, decided the formula.
    void take_answer(std::size_t contestant, const solve::Outcome& outcome, const result::Model& model) {
        if (outcome.verdict == Verdict::unknown || winner_.value_or(contestant + 1) <= contestant) return;
        winner_ = contestant;
        outcome_ = outcome;
        if (outcome.verdict == Verdict::satisfiable) model_.emplace(formula_, model);
    }

    result::Model model() const {
        return [this](cnf::Variable variable) { return model_ && model_->value(variable); };
    }

    /// The outcome for a .res file: the answer's, or the first contestant's if there is no answer.
    static const solve::Outcome& outcome_of(const FormulaReport& report) {
        return report.answer ? report.answer->outcome : report.comparison.runs.front().outcome;
    }

    std::string shortened_res(const solve::Outcome& outcome) const {
        constexpr std::uint32_t shown = 20;
        const std::uint32_t variables = formula_.variable_count();
        std::string text;
        result::print_res([&](std::string_view piece) { text += piece; }, outcome, std::min(variables, shown), model());
        if (model_ && variables > shown) text.insert(text.find("\nt "), " ...");
        return text;
    }

    void judge_model(Answer& answer) const {
        check::ModelCheck judge(
            [this](cnf::Literal literal) { return model_->value(literal.variable()) != literal.negative(); });
        if (!solving::replay(solving::source_of(formula_), judge, stop_)) return;
        answer.confirmed = judge.broken() == 0;
        answer.judgement = answer.confirmed ? language::text("check.model_holds", judge.clauses())
                                            : language::text("check.model_wrong");
    }

    void prove(FormulaReport& report) {
        show(language::text("report.proving"));
        const CheckedProof proof = prove_unsatisfiable(report.comparison.formula, formula_, request_.seconds, stop_);
        if (!proof.confirmed && stop_.stop_requested()) return;
        report.answer->judgement = proof.judgement;
        report.answer->confirmed = proof.confirmed;
        if (proof.confirmed) report.proof = proof.numbers;
    }

    const ReportRequest& request_;
    ui::Console& console_;
    std::string progress_;  ///< the number and name of the formula
    cnf::Formula& formula_;
    std::stop_token stop_;
    std::optional<std::size_t> winner_{};  ///< the first contestant that decided the formula
    solve::Outcome outcome_{};             ///< of its first decided run
    std::optional<ModelCopy> model_{};     ///< its model
};
}  // namespace

Reporter::Reporter(frame::Context& context, ReportRequest request, const std::vector<std::string>& files)
    : context_(context), report_{.request = std::move(request)}, names_(formula_names(files)) {
    for (solving::Contestant& contestant : report_.request.contestants)
        contestant.request.limits.seconds = report_.request.seconds;
}

void Reporter::add_error(const core::Error& error) {
    context_.console.progress({});
    context_.console.warn(language::error_line(error));
    report_.errors.push_back(language::error_text(error));
}

void Reporter::add(const std::string& path) {
    ++begun_;
    std::optional<frame::Interruptible> work;
    cnf::Formula formula;
    try {
        context_.console.progress(language::text("report.reading", language::visible(path)));
        const auto read = solving::read_formula(path, formula, {.relaxed = report_.request.relaxed}, work);
        report_.stopped = !read;
        if (!read) return;
        solving::show_warnings(context_, *read);
    } catch (const core::Error& error) {
        return add_error(error);
    }
    measure(path, formula, work->token());
}

void Reporter::measure(const std::string& path, cnf::Formula& formula, const std::stop_token& stop) {
    const std::string& name = names_[begun_ - 1];
    FormulaWork work(report_.request, context_.console,
                     language::text("report.of", begun_, names_.size(), language::visible(name)), formula, stop);
    FormulaReport done = work.run(path, name);
    context_.console.progress({});
    try {
        if (report_.request.save_results) work.save(done);
    } catch (const core::Error& error) {
        add_error(error);
    }
    report_.formulas.push_back(std::move(done));
    report_.stopped = report_.stopped || stop.stop_requested();
}

std::vector<Comparison> Report::comparisons() const {
    std::vector<Comparison> rows;
    for (const FormulaReport& formula : formulas) rows.push_back(formula.comparison);
    return rows;
}

Report Reporter::take() { return std::move(report_); }

ReportForm report_form(const std::string& path) {
    constexpr std::array<std::string_view, 4> endings = {"html", "htm", "md", "markdown"};
    const std::string ending = frame::format_of_name(path, endings, "usage.report_form");
    return ending.starts_with("htm") ? ReportForm::html : ReportForm::markdown;
}

std::string report_text(const Report& report, ReportForm form) {
    const Document document = report_document(report);
    return form == ReportForm::html ? html_of(document) : markdown_of(document);
}
}  // namespace satdoku::laboratory
