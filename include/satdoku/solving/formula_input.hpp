// Reads a formula; a signal can stop the reading. Passes the same formula on a second time for the check of a model.
//
// For the second time it stores the clauses if they need at most most_kept_bytes: an engine needs about ten times as
// much for them. Of a larger formula it stores only a fingerprint; then the file is read again and must contain the
// same clauses. A pipe cannot be read twice, so its clauses are always stored.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>

namespace satdoku::solving {
/// The endings of names of formulas, in folders and lists; those of compressed files follow them.
inline constexpr std::string_view formula_endings[] = {".cnf"};

/// The files that operands name: the formulas of a folder, those of a pattern, or the operand itself. Throws core::Error
/// if nothing matches a pattern.
std::vector<std::string> formula_files(const std::vector<std::string>& operands);

class FormulaInput {
  public:
    static constexpr std::size_t most_kept_bytes = std::size_t{1} << 25U;

    /// Opens it. Throws core::Error.
    FormulaInput(const std::string& path, const cnf::ReadOptions& options, std::size_t most_kept = most_kept_bytes)
        : input_(path), options_(options), most_kept_(most_kept) {}

    /// Reads the formula. Returns nothing if a signal or the time limit stopped the reading. Throws core::Error.
    /// A read from a pipe or the keyboard may wait for ever: then a signal ends the program.
    /// @param work   output: the work that signals stop, from this call on
    /// @param again  whether the caller will call replay()
    std::optional<cnf::ReadReport> read(cnf::ClauseSink& sink, std::optional<frame::Interruptible>& work,
                                        bool again = false);

    /// Passes the formula on once more. Throws core::Error "solve.changed" if its file has changed.
    void replay(cnf::ClauseSink& sink);

  private:
    class Keeper;
    cnf::ReadReport parse(cnf::ClauseSink& sink, const cnf::ReadOptions& options);

    core::Input input_;
    cnf::ReadOptions options_;
    std::size_t most_kept_;
    bool is_kept_ = true;           ///< whether all clauses are in kept_; otherwise it is empty
    cnf::ClauseList kept_;          ///< the clauses for replay()
    cnf::Fingerprint fingerprint_;  ///< of the formula, unless is_kept_
};

/// Throws core::Error if the file cannot be opened. Does not touch pipes and standard input.
void require_readable(const std::string& path);

/// Reads a formula as FormulaInput::read() does, for callers that need it only once.
std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options, std::optional<frame::Interruptible>& work);

/// Reads files that a person names, strictly; if an error can be passed over, shows it and asks whether to read relaxed.
/// Returns false if the person does not want to. Throws core::Error.
bool read_or_ask(ui::Console& console, const std::function<void(bool relaxed)>& read);

/// For a command whose formula was not read to its end: says so if the time limit was the cause. Returns the exit code.
int not_read(const frame::Context& context);

/// The formula as a source of clauses. The formula must outlive the source.
template <typename Formula> cnf::ClauseSource source_of(Formula& formula) {
    return [&formula](cnf::ClauseSink& sink) { formula.replay(sink); };
}

/// Passes the formula to the sink. Returns false if it was stopped before the end.
bool replay(const cnf::ClauseSource& formula, cnf::ClauseSink& sink, const std::stop_token& stop);

/// The warnings of a relaxed reading, a line each.
std::string warnings_text(const cnf::ReadReport& report);
/// Writes them to standard error, unless the call is quiet.
void show_warnings(const frame::Context& context, const cnf::ReadReport& report);
}  // namespace satdoku::solving
