#include "fuzzing/judge.hpp"
#include "fuzzing/rivals.hpp"
#include "support/process.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/proof/drat.hpp>
#include <algorithm>
#include <filesystem>
#include <unistd.h>
#include <vector>

namespace satdoku::fuzzing {
namespace {
constexpr support::ProcessLimits limits{20, {}, 60};

/// Scripts that the engine does not decide within this number of conflicts are not checked.
constexpr std::uint64_t patience = 5'000;

/// A temporary file. The destructor deletes it.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& ending)
        : path_(std::filesystem::temp_directory_path() / ("satdoku_fuzz_" + std::to_string(getpid()) + ending)) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

cnf::ClauseList formula_of(const Script& script) {
    cnf::ClauseList formula;
    std::uint32_t variables = 0;
    for (const Step& step : script.steps) {
        if (step.kind != Step::Kind::clause) continue;
        formula.clause(step.literals);
        for (const cnf::Literal literal : step.literals)
            variables = std::max(variables, literal.variable().index() + 1);
    }
    formula.variables(variables);
    return formula;
}
}  // namespace

std::string judge_with_rivals(const Script& script) {
    const cnf::ClauseList formula = formula_of(script);
    const TemporaryFile cnf_file(".cnf"), proof_file(".drat");
    core::Output cnf_output(cnf_file.path());
    cnf::DimacsWriter writer(cnf_output, formula.size());
    formula.replay(writer);
    cnf_output.commit();

    proof::DratText proof;
    const auto engine = make_cdcl(script, proof);
    formula.replay(*engine);
    const solve::Verdict verdict = engine->solve({}, {.conflicts = patience}, {}).verdict;
    if (verdict == solve::Verdict::unknown) return {};
    const int ours = verdict == solve::Verdict::satisfiable ? 10 : 20;

    const std::vector<std::vector<std::string>> rivals = {{"minisat", cnf_file.path()},
                                                          {"cadical", "-q", "-n", cnf_file.path()}};
    for (const auto& rival : rivals) {
        if (!support::on_path(rival.front())) continue;
        const auto theirs = support::run_process(rival, limits).exit_code;
        if ((theirs == 10 || theirs == 20) && theirs != ours) return rival.front() + " has another answer";
    }
    if (ours == 10 || !script.proving() || !support::on_path("drat-trim")) return {};
    core::Output proof_output(proof_file.path());
    proof_output.write(proof.bytes());
    proof_output.commit();
    const auto checked = support::run_process({"drat-trim", cnf_file.path(), proof_file.path()}, limits);
    const auto says = [&checked](const char* text) { return checked.output.find(text) != std::string::npos; };
    const bool fine = says("s VERIFIED") || says("trivial UNSAT") || says("TIMEOUT");
    return fine ? "" : "drat-trim does not accept the proof";
}

}  // namespace satdoku::fuzzing
