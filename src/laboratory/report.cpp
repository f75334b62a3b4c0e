#include "report.hpp"

#include "report_proof.hpp"
#include "report_trees.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

namespace satdoku::laboratory {

namespace {

using solve::Verdict;

/// The values of the variables that clauses mention; all others are false, as engines have them.
class KeptModel {
  public:
    KeptModel(const cnf::Formula& formula, const solve::Engine& engine) : formula_(&formula) {
        for (std::uint32_t place = 0; place < formula.places(); ++place) {
            const cnf::Formula::Column column(place, false);
            values_.push_back(engine.value(formula.literal_of(column).variable()));
        }
    }

    bool value(cnf::Variable variable) const {
        const auto column = formula_->column_of(cnf::Literal(variable, false));
        return column && values_[column->place()];
    }

  private:
    const cnf::Formula* formula_;
    std::vector<bool> values_;  ///< by place
};

/// One formula from the first solve to the last check.
class FormulaWork {
  public:
    FormulaWork(const ReportRequest& request, ui::Console& console, std::string progress,
                cnf::Formula& formula, const std::stop_token& stop)
        : request_(request),
          console_(console),
          progress_(std::move(progress)),
          formula_(formula),
          stop_(stop) {}

    FormulaReport run(const std::string& path, const std::string& name) {
        FormulaReport report{.path = path};
        report.counts = cnf::statistics_of(formula_, 0);
        const Spectator spectator = {
            .before = [this](std::size_t who, std::uint64_t round) { show_contestant(who, round); },
            .after = [this](std::size_t who, std::uint64_t,
                            const solving::Solution& solution) { keep(who, solution); }};
        report.comparison = compare(name, formula_, request_.contestants, request_.runs, stop_, spectator);
        if (!winner_) {
            report.res = shortened_res(told(report));
            return report;
        }
        // Where most runs came to no end, the median has no answer.
        const Run& median = report.comparison.runs[*winner_];
        report.answer = Answer{*winner_, decided(median) ? median.outcome : outcome_, {}};
        report.res = shortened_res(told(report));
        if (model_) judge_model(*report.answer);
        if (!model_ && !stop_.stop_requested()) prove(report);
        if (!stop_.stop_requested())
            report.figures = small_trees(report.comparison, formula_, request_.contestants, stop_);
        return report;
    }

    /// Saves what the report tells of the answer. One that stands there is not lost to an undecided result.
    void save(FormulaReport& report) const {
        const std::string file = result::res_name(report.path);
        if (!report.answer && result::holds_answer(file)) return;
        if (result::write_res(core::Output(file), told(report), formula_.variable_count(), model(), stop_)) {
            report.res_file = file;
        }
    }

  private:
    void show_contestant(std::size_t contestant, std::uint64_t round) {
        std::string who = request_.contestants[contestant].name;
        if (request_.runs > 1) who = language::text("report.run_of", who, round + 1, request_.runs);
        show(who);
    }
    void show(const std::string& what) {
        console_.progress(language::text("report.progress", progress_, what));
    }

    void keep(std::size_t contestant, const solving::Solution& solution) {
        if (solution.outcome.verdict == Verdict::unknown || winner_.value_or(contestant + 1) <= contestant)
            return;
        winner_ = contestant;
        outcome_ = solution.outcome;
        if (solution.outcome.verdict == Verdict::satisfiable) model_.emplace(formula_, *solution.engine);
    }

    result::Model model() const {
        return [this](cnf::Variable variable) { return model_ && model_->value(variable); };
    }

    /// What a .res file tells: the answer, or that the first contestant has none.
    static const solve::Outcome& told(const FormulaReport& report) {
        return report.answer ? report.answer->outcome : report.comparison.runs.front().outcome;
    }

    std::string shortened_res(const solve::Outcome& outcome) const {
        constexpr std::uint32_t shown = 20;
        const std::uint32_t variables = formula_.variable_count();
        std::string text;
        result::print_res([&](std::string_view piece) { text += piece; }, outcome, std::min(variables, shown),
                         model());
        if (model_ && variables > shown) text.insert(text.find("\nt "), " ...");
        return text;
    }

    void judge_model(Answer& answer) const {
        check::ModelCheck judge(
            [this](cnf::Literal literal) { return model_->value(literal.variable()) != literal.negative(); });
        const auto teller = [this](cnf::ClauseSink& sink) { formula_.replay(sink); };
        if (!solving::tell(teller, judge, stop_)) return;
        answer.confirmed = judge.broken() == 0;
        answer.judgement = answer.confirmed ? language::text("check.model_holds", judge.clauses())
                                            : language::text("check.model_wrong");
    }

    void prove(FormulaReport& report) {
        show(language::text("report.proving"));
        const CheckedProof proof =
            prove_unsatisfiable(report.comparison.formula, formula_, request_.seconds, stop_);
        if (!proof.confirmed && stop_.stop_requested()) return;
        report.answer->judgement = proof.judgement;
        report.answer->confirmed = proof.confirmed;
        if (proof.confirmed) report.proof = proof.numbers;
    }

    const ReportRequest& request_;
    ui::Console& console_;
    std::string progress_;  ///< which formula it is
    cnf::Formula& formula_;
    std::stop_token stop_;
    std::optional<std::size_t> winner_{};  ///< the first contestant who came to an end
    solve::Outcome outcome_{};             ///< of the run in which it did
    std::optional<KeptModel> model_{};     ///< its model
};

std::string file_name(const std::string& path) {
    if (path == "-") return "<stdin>";
    return std::filesystem::path(path).filename().string();
}

/// Files of one name in several folders are told apart.
void name_apart(std::vector<FormulaReport>& formulas) {
    std::vector<std::string> twice;
    for (const FormulaReport& one : formulas) {
        for (const FormulaReport& other : formulas) {
            if (&one != &other && one.comparison.formula == other.comparison.formula)
                twice.push_back(one.path);
        }
    }
    for (FormulaReport& formula : formulas) {
        const bool is_twice = std::find(twice.begin(), twice.end(), formula.path) != twice.end();
        if (is_twice) formula.comparison.formula = formula.path;
    }
}

}  // namespace

Reporter::Reporter(frame::Context& context, ReportRequest request, std::size_t files)
    : context_(context), report_{.request = std::move(request)}, files_(files) {
    for (solving::Contestant& contestant : report_.request.contestants)
        contestant.request.limits.seconds = report_.request.seconds;
}

bool Reporter::stopped() const {
    return report_.stopped;
}

void Reporter::tell(const core::Error& error) {
    context_.console.progress({});
    context_.console.tell(language::error_line(error));
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
        if (!context_.quiet) context_.console.tell(solving::warnings_text(*read));
    } catch (const core::Error& error) {
        return tell(error);
    }
    take_up(path, formula, work->token());
}

void Reporter::add(const std::string& path, cnf::Formula& formula) {
    ++begun_;
    const frame::Interruptible work;
    take_up(path, formula, work.token());
}

void Reporter::take_up(const std::string& path, cnf::Formula& formula, const std::stop_token& stop) {
    const std::string name = file_name(path);
    FormulaWork work(report_.request, context_.console,
                     language::text("report.of", begun_, files_, language::visible(name)), formula, stop);
    FormulaReport done = work.run(path, name);
    context_.console.progress({});
    try {
        if (report_.request.save_results) work.save(done);
    } catch (const core::Error& error) {
        tell(error);
    }
    report_.formulas.push_back(std::move(done));
    report_.stopped = report_.stopped || stop.stop_requested();
}

Report Reporter::take() {
    name_apart(report_.formulas);
    return std::move(report_);
}

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
