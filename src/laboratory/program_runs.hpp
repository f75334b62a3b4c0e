// Other programs as contestants: each run starts the program on a copy of the formula, and its answer is checked here.
//
// A model is checked against the formula, and a proof, if the command has a place for it, by the checkers of proofs. Other
// answers are claims, which count unless refuted() finds a checked answer against them.
#pragma once
#include "comparison.hpp"
#include <satdoku/core/temporary_folder.hpp>

namespace satdoku::laboratory {
class ProgramRuns {
  public:
    /// @param name  of the formula: programs see it as the name of their file
    ProgramRuns(const std::string& name, cnf::Formula& formula, std::stop_token stop)
        : name_(name), formula_(formula), stop_(std::move(stop)) {}

    /// @param model  output: the checked model of a satisfiable formula
    Run run(const solving::Contestant& contestant, std::vector<cnf::Literal>& model);

  private:
    const std::string& path();
    void check(Run& run, const result::Program& program, const result::Result& result, std::optional<double> seconds);
    void check_proof(Run& run, std::optional<double> seconds);

    const std::string& name_;
    cnf::Formula& formula_;
    std::stop_token stop_;
    std::optional<core::TemporaryFolder> folder_{};
    std::string path_{};  ///< of the copy; empty until it is written
};

/// The word for a table; empty without a fault.
std::string fault_text(Fault fault);
/// The word for programs.
std::string_view fault_word(Fault fault);

/// Marks all claims as wrong that an answer which was checked, or is our engine's, refutes. Throws core::Error
/// "compare.disagree" if such answers contradict each other.
/// @param runs  of each contestant on the formula
void judge_claims(const std::string& name, const std::vector<solving::Contestant>& contestants,
                  std::vector<std::vector<Run>>& runs);
}  // namespace satdoku::laboratory
