// Reads a formula so that a signal can stop it, and gives it out once more when a model is checked against it.
//
// For that second time the clauses are kept in memory up to most_kept_bytes, about a tenth of what the engine needs for
// them. Of a larger formula only a fingerprint is kept: its file is read again, and must still hold the same clauses.
// A pipe cannot be read twice, so its clauses are always kept.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>

namespace satdoku::solving {

class FormulaInput {
  public:
    static constexpr std::size_t most_kept_bytes = std::size_t{1} << 25U;

    /// Opens it. Throws core::Error.
    FormulaInput(const std::string& path, const cnf::ReadOptions& options, std::size_t most_kept = most_kept_bytes)
        : input_(path), options_(options), most_kept_(most_kept) {}

    /// Reads the formula; returns nothing if a signal stopped it. Reading from a pipe or the keyboard may wait for ever
    /// at a place where no stop is noticed: there a signal ends the program. Throws core::Error.
    /// @param work   is made by this call, and stays alive afterwards
    /// @param again  whether replay() will follow
    std::optional<cnf::ReadReport> read(cnf::ClauseSink& sink, std::optional<frame::Interruptible>& work,
                                        bool again = false);

    /// Passes the formula on once more. Throws core::Error "solve.changed" if its file holds another formula by now.
    void replay(cnf::ClauseSink& sink);

  private:
    class Keeper;
    cnf::ReadReport parse(cnf::ClauseSink& sink, const cnf::ReadOptions& options);

    core::Input input_;
    cnf::ReadOptions options_;
    std::size_t most_kept_;
    bool is_kept_ = true;           ///< all clauses are in kept_
    cnf::ClauseList kept_;          ///< empty if they are too many
    cnf::Fingerprint fingerprint_;  ///< of the formula, if it is not kept
};

/// Throws core::Error if a file cannot be opened. Pipes and standard input are not touched.
void require_readable(const std::string& path);

/// Reads a formula that is not needed a second time.
std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options, std::optional<frame::Interruptible>& work);

/// The formula as a source of clauses. It must live as long as the source.
template <typename Formula>
cnf::ClauseSource source_of(Formula& formula) {
    return [&formula](cnf::ClauseSink& sink) { formula.replay(sink); };
}

/// Passes the formula to the sink. Returns false if it was stopped before the end.
bool replay(const cnf::ClauseSource& formula, cnf::ClauseSink& sink, const std::stop_token& stop);

/// The warnings of a relaxed reading, a line each.
std::string warnings_text(const cnf::ReadReport& report);
/// Writes them to standard error, unless the call is quiet.
void show_warnings(const frame::Context& context, const cnf::ReadReport& report);

}  // namespace satdoku::solving
