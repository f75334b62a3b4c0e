// A report: what strategies and engines did on some formulas, what was checked, and on which machine. It is measured
// here and put into words by report_document().
//
// The answer of a formula is that of the first contestant, in their order, who came to an end: so the same call gives
// the same answer however the times fall. A model is checked against all clauses of the formula. That there is none is
// shown by a proof of its own, which the modern engine writes and check::drat judges, each within the time limit.
#pragma once

#include "comparison.hpp"
#include "document.hpp"

#include <satdoku/cnf/statistics.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/frame/command.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::laboratory {

struct ReportRequest {
    std::vector<solving::Contestant> contestants;
    std::uint64_t runs = 1;
    std::optional<double> seconds = standard_seconds;  ///< for each solve; nothing: no limit
    bool save_results = false;                         ///< as .res files beside the formulas
    bool relaxed = false;
};

/// The answer of a formula.
struct Answer {
    std::size_t contestant;  ///< whose it is
    solve::Outcome outcome;  ///< with the time of the median run
    std::string
        judgement;  ///< what the check says of its model or of the proof; empty: it was stopped before
    bool confirmed = false;
};

/// A proof that was written and checked; what its check says is the answer's judgement.
struct ProofNumbers {
    std::uint64_t bytes = 0;
    double solving_ms = 0;
    double checking_ms = 0;
};

struct FormulaReport {
    std::string path;
    cnf::Statistics counts{};
    Comparison comparison{};  ///< its name is what the report calls the formula
    std::optional<Answer> answer{};
    std::optional<ProofNumbers> proof{};
    std::string res{};                      ///< what a .res file of the answer holds, a long model shortened
    std::optional<std::string> res_file{};  ///< where it was saved
    std::vector<Figure> figures{};          ///< search trees
};

struct Report {
    ReportRequest request;
    std::vector<FormulaReport> formulas{};
    std::vector<std::string> errors{};  ///< files that could not be read or saved, a sentence each
    bool stopped = false;               ///< by a signal, before all was done
};

/// Measures formula by formula, with a line of progress.
class Reporter {
  public:
    /// @param files  how many formulas will come
    Reporter(frame::Context& context, ReportRequest request, std::size_t files);

    /// Reads a formula and takes it up. What cannot be read is told at once and in the report.
    void add(const std::string& path);
    /// Takes up a formula that is there already. @param path  where it came from
    void add(const std::string& path, cnf::Formula& formula);

    /// Whether a signal has ended the work.
    bool stopped() const;
    Report take();

  private:
    void take_up(const std::string& path, cnf::Formula& formula, const std::stop_token& stop);
    void tell(const core::Error& error);

    frame::Context& context_;
    Report report_;
    std::size_t files_;
    std::size_t begun_ = 0;
};

/// The report in words, tables and pictures.
Document report_document(const Report& report);

/// The forms that a report can have, which are the endings of its name.
enum class ReportForm { html, markdown };
/// Throws core::Error for a name without such an ending.
ReportForm report_form(const std::string& path);
std::string report_text(const Report& report, ReportForm form);

}  // namespace satdoku::laboratory
