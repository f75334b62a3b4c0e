#include "program_runs.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/solving/solve_report.hpp>

namespace satdoku::laboratory {
namespace {
using solve::StopReason;
using solve::Verdict;

struct FaultRow {
    Fault fault;
    std::string_view error;  ///< key of the error that it comes from; empty: of any other one
    std::string_view key;    ///< its word for people
    std::string_view word;   ///< for programs
};
constexpr std::array<FaultRow, 5> faults = {
    {{Fault::wrong, "program.refuted", "fault.wrong", "wrong"},
     {Fault::not_started, "child.not_started", "fault.not_started", "not_started"},
     {Fault::crashed, "program.crashed", "fault.crashed", "crashed"},
     {Fault::silent, "program.silent", "fault.silent", "no_answer"},
     {Fault::nonsense, "", "fault.nonsense", "nonsense"}}};

/// The lines of a judgement on one line.
std::string one_line(const solving::Judgement& judgement) {
    std::string text(core::trimmed(judgement.text));
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at)) text.replace(at, 1, "; ");
    return text;
}

void fail(Run& run, Fault fault, std::string remark) {
    run.fault = fault;
    run.remark = std::move(remark);
    run.outcome.verdict = Verdict::unknown;
}

void fail(Run& run, const core::Error& error) {
    const FaultRow* const row = std::ranges::find_if(
        faults, [&](const FaultRow& one) { return one.error.empty() || one.error == error.key(); });
    fail(run, row->fault, language::error_text(error));
}

/// The name of a file for the formula, of which programs make that of their answer.
std::string file_name(const std::string& name) {
    std::filesystem::path path = core::to_path(name).filename();
    if (path.empty() || core::is_reserved_on_windows(core::to_name(path))) path = "formula";
    return core::to_name(core::to_path(result::res_name(core::to_name(path))).replace_extension(".cnf"));
}
}  // namespace

std::string fault_text(Fault fault) {
    const FaultRow* const row = std::ranges::find(faults, fault, &FaultRow::fault);
    return row == faults.end() ? std::string() : language::text(row->key);
}

std::string_view fault_word(Fault fault) {
    const FaultRow* const row = std::ranges::find(faults, fault, &FaultRow::fault);
    return row == faults.end() ? std::string_view() : row->word;
}

const std::string& ProgramRuns::path() {
    if (!path_.empty()) return path_;
    folder_.emplace();
    const std::string path = folder_->file(file_name(name_));
    core::Output output(path);
    cnf::DimacsWriter writer(output, formula_.clause_count());
    formula_.replay(writer);
    writer.end();
    output.commit(false);
    return path_ = path;
}

Run ProgramRuns::run(const solving::Contestant& contestant, std::vector<cnf::Literal>& model) {
    using Cut = core::ChildEnd::Cut;
    constexpr std::size_t least = std::size_t{1} << 24U;
    constexpr std::size_t bytes_of_literal = 64;
    const solve::Limits& limits = contestant.request.limits;
    const core::ChildLimits of_child{.seconds = limits.seconds,
                                     .cpu_seconds = limits.seconds,
                                     .memory = limits.memory,
                                     .output = least + bytes_of_literal * formula_.variable_count()};
    result::ProgramRun ended =
        result::run_program(*contestant.program, path(), of_child, [this] { return stop_.stop_requested(); });
    Run run{{Verdict::unknown, StopReason::none, ended.end.milliseconds}, {}};
    if (ended.end.cut == Cut::time) run.outcome.reason = StopReason::time;
    if (ended.end.cut == Cut::stopped) run.outcome.reason = solving::reported_reason(StopReason::stopped);
    if (ended.fault && ended.fault->key() == "program.no_memory") {
        run.outcome.reason = StopReason::memory;
        run.remark = language::error_text(*ended.fault);
    } else if (ended.fault) {
        fail(run, *ended.fault);
    } else if (run.outcome.reason == StopReason::none) {
        run.outcome.verdict = ended.result.verdict;
        check(run, *contestant.program, ended.result, limits.seconds);
        if (run.checked && run.outcome.verdict == Verdict::satisfiable) model = std::move(ended.result.model);
    }
    return run;
}

void ProgramRuns::check(Run& run, const result::Program& program, const result::Result& result,
                        std::optional<double> seconds) {
    run.checked = false;
    if (run.outcome.verdict == Verdict::unsatisfiable) {
        if (program.has("{proof}")) check_proof(run, seconds);
        return;
    }
    const solving::Judgement judgement = solving::judge_model(solving::source_of(formula_), result);
    run.checked = judgement.confirmed;
    if (run.checked) return;
    if (result.model.empty()) {
        run.remark = language::text("program.no_model");
    } else {
        fail(run, Fault::wrong, one_line(judgement));
    }
}

void ProgramRuns::check_proof(Run& run, std::optional<double> seconds) {
    const std::string path = result::proof_file(path_);
    try {
        core::Input proof(path);
        const solving::Judgement judgement =
            solving::judge_proof(solving::source_of(formula_), proof, {.stop = stop_, .seconds = seconds});
        run.checked = judgement.confirmed;
        run.remark = one_line(judgement);
        if (!run.checked && run.remark != language::text("check.stopped")) fail(run, Fault::wrong, run.remark);
    } catch (const core::Error& error) {
        if (!core::exists(path)) {
            run.remark = language::text("program.no_proof");
        } else {
            fail(run, Fault::wrong, language::error_text(error));
        }
    }
}

void judge_claims(const std::string& name, const std::vector<solving::Contestant>& contestants,
                  std::vector<std::vector<Run>>& runs) {
    std::optional<Verdict> known;
    std::string witness;
    for (std::size_t index = 0; index < runs.size(); ++index) {
        for (const Run& run : runs[index]) {
            if (!decided(run) || !run.checked) continue;
            if (known.value_or(run.outcome.verdict) != run.outcome.verdict)
                throw core::Error("compare.disagree", {name, contestants[index].name});
            if (!known) witness = contestants[index].name;
            known = run.outcome.verdict;
        }
    }
    for (std::vector<Run>& own : runs) {
        for (Run& run : own) {
            if (!decided(run) || !known || run.outcome.verdict == *known) continue;
            fail(run, core::Error("program.refuted", {std::string(solving::verdict_name(run.outcome.verdict)), witness,
                                                      std::string(solving::verdict_name(*known))}));
        }
    }
}
}  // namespace satdoku::laboratory
