// A report on strategies and engines: their runs on some formulas, how the answers were checked, and on which machine.
// Reporter measures; report_document() puts the report into words.
//
// The answer to a formula is that of the first contestant, in their order, that decided it: so the same call gives the
// same answer however the times fall. A model is checked against all clauses of the formula. For an unsatisfiable
// formula the modern engine writes a proof in an additional run, and check::drat checks it, each within the time limit.
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

/// The answer to a formula.
struct Answer {
    std::size_t contestant;  ///< which one found it
    solve::Outcome outcome;  ///< with the time of the median run
    std::string judgement;   ///< the outcome of the check of its model or of the proof; empty: not checked
    bool confirmed = false;
};

/// Of a proof that was written and checked. The outcome of the check is the answer's judgement.
struct ProofNumbers {
    std::uint64_t bytes = 0;
    double solving_ms = 0;
    double checking_ms = 0;
};

struct FormulaReport {
    std::string path;
    cnf::Statistics counts{};
    Comparison comparison{};  ///< its name is the formula's name in the report
    std::optional<Answer> answer{};
    std::optional<ProofNumbers> proof{};
    std::string res{};                      ///< the text of a .res file of the answer, with a long model shortened
    std::optional<std::string> res_file{};  ///< where it was saved
    std::vector<Figure> figures{};          ///< search trees
};

struct Report {
    ReportRequest request;
    std::vector<FormulaReport> formulas{};
    std::vector<std::string> errors{};  ///< a sentence for each file that could not be read or saved
    bool stopped = false;               ///< by a signal, before all was done
};

/// Measures formula by formula, with a line of progress.
class Reporter {
  public:
    /// @param files  how many formulas will come
    Reporter(frame::Context& context, ReportRequest request, std::size_t files);

    /// Reads and measures a formula. An error is printed at once, and is part of the report.
    void add(const std::string& path);
    /// Measures a formula that has been read. @param path  of its file
    void add(const std::string& path, cnf::Formula& formula);

    /// Returns true if a signal has ended the work.
    bool stopped() const;
    Report take();

  private:
    void measure(const std::string& path, cnf::Formula& formula, const std::stop_token& stop);
    void keep_error(const core::Error& error);

    frame::Context& context_;
    Report report_;
    std::size_t files_;
    std::size_t begun_ = 0;
};

/// The report in words, tables and pictures.
Document report_document(const Report& report);

/// The form of a report, which the ending of its name says.
enum class ReportForm { html, markdown };
/// Throws core::Error for any other ending.
ReportForm report_form(const std::string& path);
std::string report_text(const Report& report, ReportForm form);

}  // namespace satdoku::laboratory
