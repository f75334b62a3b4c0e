// The files into which 'check' writes the refutation that it found: a trimmed proof, LRAT, and the core of the formula.
#pragma once

#include <satdoku/check/drat.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/proof/lrat.hpp>

namespace satdoku::laboratory {

class RefutationFiles {
  public:
    /// Their options, and what a check needs besides.
    static constexpr std::array<std::string_view, 3> options = {"trim", "lrat", "core"};

    /// Opens the files that the options name. Throws core::Error.
    explicit RefutationFiles(const frame::Arguments& arguments);
    RefutationFiles(const RefutationFiles&) = delete;
    RefutationFiles& operator=(const RefutationFiles&) = delete;

    /// Has the check hand on what is to be written. The files must outlive the check.
    void attach(check::DratControl& control);
    /// Gives the files their names. @param formula  its name, for a comment @param clauses  how many it has
    void commit(const std::string& formula, std::uint64_t clauses);

  private:
    std::optional<proof::DratFile> trimmed_{};
    std::optional<proof::LratFile> hinted_{};
    std::optional<core::Output> core_file_{};
    cnf::ClauseList core_;
};

}  // namespace satdoku::laboratory
