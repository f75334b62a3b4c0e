// A report on strategies and engines: their runs on some formulas, the checks of the answers, and the machine. Reporter
// measures; report_document() writes.
//
// The report takes the answer of the first contestant, in their order, that decided the formula, so that the answer
// does not depend on times. A model is checked against all clauses of the formula. For an unsatisfiable formula the
// cdcl engine writes a proof in an additional run, and check::drat checks it, each within the time limit.
#pragma once
#include "comparison.hpp"
#include "document.hpp"
#include <satdoku/cnf/statistics.hpp>
#include <satdoku/frame/command.hpp>

namespace satdoku::laboratory {
struct ReportRequest {
    std::vector<solving::Contestant> contestants;
    std::uint64_t runs = 1;
    std::optional<double> seconds = standard_seconds;  ///< for each solve; nothing: no limit
    bool save_results = false;                         ///< writes .res files next to the formulas
    bool relaxed = false;
};

/// The answer to a formula.
struct Answer {
    std::size_t contestant;  ///< index of the contestant that found it
    solve::Outcome outcome;  ///< with the time of the median run
    std::string judgement;   ///< result of the check of the model or the proof; empty: not checked
    bool confirmed = false;
};

/// Size and times of a proof that was written and checked.
struct ProofNumbers {
    std::uint64_t bytes = 0;
    double solving_ms = 0;
    double checking_ms = 0;
};

struct FormulaReport {
    std::string path;
    cnf::Statistics counts{};
    Comparison comparison{};  ///< with the formula's name in the report
    std::optional<Answer> answer{};
    std::optional<ProofNumbers> proof{};
    std::string res{};                      ///< text of the answer's .res file, with a long model shortened
    std::optional<std::string> res_file{};  ///< path of the .res file that was written
    std::vector<Figure> figures{};          ///< search trees
    std::vector<std::string> losses{};      ///< sentences of explain_losses()
    std::vector<Block> puzzle{};            ///< of puzzle_chapter()
};

struct Report {
    ReportRequest request;
    std::vector<FormulaReport> formulas{};
    std::vector<std::string> errors{};  ///< a sentence for each file that could not be read or written
    bool stopped = false;               ///< a signal ended the work early

    std::vector<Comparison> comparisons() const;
};

/// Measures formula after formula and shows the progress.
class Reporter {
  public:
    /// @param files  the formulas that will come, in this order
    Reporter(frame::Context& context, ReportRequest request, const std::vector<std::string>& files);

    /// Reads and measures a formula. Prints an error at once and adds it to the report.
    void add(const std::string& path);

    /// Returns true if a signal has ended the work.
    bool stopped() const { return report_.stopped; }
    Report take();

  private:
    void measure(const std::string& path, cnf::Formula& formula, const std::stop_token& stop);
    void add_error(const core::Error& error);

    frame::Context& context_;
    Report report_;
    std::vector<std::string> names_;  ///< of the files
    std::size_t begun_ = 0;
};

/// The report in words, tables and pictures.
Document report_document(const Report& report);

/// The form of a report, by the ending of its file's name.
enum class ReportForm { html, markdown };
/// Throws core::Error for any other ending.
ReportForm report_form(const std::string& path);
std::string report_text(const Report& report, ReportForm form);

/// The puzzle with its holes, its formula, its solution as the model gives it, and how a person solves it: the first
/// steps, as the hints of the game show them. Empty if the formula notes no puzzle. Throws core::Error if the file
/// cannot be read again.
/// @param model  empty: the formula has none, or none is known
std::vector<Block> puzzle_chapter(const std::string& path, const Comparison& row, const result::Model& model);
}  // namespace satdoku::laboratory
