// Runs the program as a person or a script does, in a folder of its own.
#pragma once
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include "support/temporary_folder.hpp"
#include <csignal>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The result of a run of the program.
struct Ended {
    int code = -1;  ///< exit code; 128 + the signal if a signal ended it
    std::string out;
    std::string err;
};

/// Returns the text with its line ends replaced by blanks, because the program wraps texts at the width of the page.
std::string in_one_line(std::string text);

/// Matches a text that contains an English sentence of the catalogue, wherever its lines are wrapped. Tests name the
/// sentence's key, so that they do not depend on its words.
class Says final : public satdoku::support::Matcher<std::string> {
  public:
    /// @param arguments  of the sentence; if some are missing, the text must contain it up to the first missing one
    explicit Says(std::string_view key, std::vector<std::string> arguments = {});

    bool match(const std::string& text) const override;
    std::string describe() const override;

  private:
    std::string sentence_;
};

/// These return whether `text` contains `part`, and how often.
bool has(const std::string& text, const std::string& part);
std::size_t count_of(const std::string& text, const std::string& part);

/// A sudoku with two empty cells: 8 is missing at row 1, column 1, and 2 at row 1, column 4.
inline const std::string nearly_done =
    ".24.96531936125784517348629361579842275483196498612375749861253652937418183254967";

/// A small formula with models, and one without.
inline const std::string satisfiable_formula = "p cnf 4 3\n1 -2 0\n2 3 0\n-1 0\n";
inline const std::string unsatisfiable_formula = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

/// A shell command that limits memory, to precede the program. Empty with sanitizers, which reserve more addresses than
/// any useful limit allows.
inline const std::string little_memory = satdoku::support::is_sanitized ? "" : "ulimit -v 400000; ";

/// Returns a NAME=VALUE word for the program's environment: the program sends itself `signal` when it reaches the
/// `count`th milestone of that name. See include/satdoku/core/milestones.hpp.
std::string interrupt_at(const std::string& milestone, int count, int signal = SIGINT);

/// Returns a shell command for Folder::shell() that waits, at most ten seconds, until the script has printed the text.
std::string until_printed(const std::string& text);

/// Returns a random 3-SAT formula beyond the threshold: it is probably unsatisfiable, and its refutation takes long.
std::string hard_formula();

/// Whether no mode of a file or folder stops who runs the tests, as the superuser.
bool may_write_anywhere();

/// A name with the separators that the program writes: those of Windows if wine runs it.
std::string as_shown(std::string name);

/// A temporary folder. The destructor deletes it.
class Folder {
  public:
    Folder();
    /// With a file in it.
    Folder(const std::string& name, const std::string& text) : Folder() { write(name, text); }

    const std::filesystem::path& path() const { return folder_.path(); }
    void write(const std::string& name, const std::string& text) const;
    std::string read(const std::string& name) const;
    /// The name with its folder, as the program shows it.
    std::string full_name(const std::string& name) const;
    bool has(const std::string& name) const { return std::filesystem::exists(path() / name); }

    /// Runs `satdoku ARGUMENTS` in this folder, in English unless the environment names a language.
    /// @param arguments    in the shell's syntax
    /// @param input        the program's standard input
    /// @param environment  NAME=VALUE words before the command
    Ended run(const std::string& arguments, const std::string& input = {}, const std::string& environment = {}) const;

    /// Returns NAME=VALUE words that hide the saved games of the person who runs the tests from the program.
    static std::string environment() { return "XDG_STATE_HOME=\"$PWD/.test\""; }

    /// Runs a shell script in this folder; $satdoku is the program.
    Ended shell(const std::string& script, const std::string& input = {}) const;

  private:
    satdoku::support::TemporaryFolder folder_;
};
