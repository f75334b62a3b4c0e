// A formula comes in: read so that a signal stops it, and told again for who checks a model against it. It is
// not held for that where its file can be read once more; a hash of the clauses then says whether it is still
// the same.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/frame/interruption.hpp>

#include <optional>
#include <stop_token>
#include <string>

namespace satdoku::solving {

class FormulaInput {
  public:
    /// Opens it. Throws core::Error.
    FormulaInput(const std::string& path, const cnf::ReadOptions& options)
        : input_(path), options_(options) {}

    /// Reads it; nothing where it was asked to stop before the end. What is no file (a pipe, the keyboard)
    /// may keep us waiting for ever, where no stop is looked at: there a signal ends the program. Throws
    /// core::Error.
    /// @param work   lives afterwards
    /// @param again  whether tell() will follow: what cannot be read twice is then kept
    std::optional<cnf::ReadReport> read(cnf::ClauseSink& sink, std::optional<frame::Interruptible>& work,
                                        bool again = false);

    /// Tells what has been read once more. Throws core::Error "solve.changed" where the file holds another
    /// formula by now.
    void tell(cnf::ClauseSink& sink);

  private:
    cnf::ReadReport parse(cnf::ClauseSink& sink);

    core::Input input_;
    cnf::ReadOptions options_;
    cnf::Fingerprint told_;
    cnf::ClauseList kept_;
};

/// Throws core::Error where a file cannot be opened. What is no file (a pipe, standard input) is left alone.
void require_readable(const std::string& path);

/// Reads a formula that nobody will want told again.
std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options,
                                            std::optional<frame::Interruptible>& work);

/// Tells the formula, but stops when it is asked to: then it returns false.
bool tell(const cnf::ClauseSource& formula, cnf::ClauseSink& sink, const std::stop_token& stop);

/// The warnings of a relaxed reading, a line each.
std::string warnings_text(const cnf::ReadReport& report);

}  // namespace satdoku::solving
