// Runs the program as a person or a script does, in a folder of its own.
#pragma once

#include "support/catch.hpp"
#include "support/sanitized.hpp"

#include <csignal>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// How a run of the program ended.
struct Ended {
    int code = -1;  ///< exit code; 128 + the signal where one ended it
    std::string out;
    std::string err;
};

/// A text as one line, however it was broken at the width of the page.
std::string in_one_line(std::string text);

/// Matches a text that holds a sentence of the catalogue, in English, wherever its lines are broken. Tests name its
/// key, so that they do not depend on how it is worded.
class Says final : public satdoku::support::Matcher<std::string> {
  public:
    /// @param arguments  of the sentence; where some are left out, it has to be there up to the first of them
    explicit Says(std::string_view key, std::vector<std::string> arguments = {});

    bool match(const std::string& text) const override;
    std::string describe() const override;

  private:
    std::string sentence_;
};

/// Whether `text` contains `part`, and how often.
bool has(const std::string& text, const std::string& part);
std::size_t count_of(const std::string& text, const std::string& part);

/// A sudoku with two cells left to fill.
inline const std::string nearly_done =
    ".24.96531936125784517348629361579842275483196498612375749861253652937418183254967";

/// A small formula without a model.
inline const std::string unsatisfiable_formula = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

/// A shell's limit of memory, to stand before a program. Sanitizers reserve more addresses than a limit that says
/// anything would leave.
inline const std::string little_memory = satdoku::support::is_sanitized ? "" : "ulimit -v 400000; ";

/// A word for the environment of the program: it sends itself `signal` when it reaches the `count`th milestone of that
/// name, which include/satdoku/core/milestones.hpp explains.
std::string interrupt_at(const std::string& milestone, int count, int signal = SIGINT);

/// A command for Folder::shell() that waits, at most ten seconds, until the script has printed the text.
std::string until_printed(const std::string& text);

/// Random 3-SAT beyond the threshold: no model that luck could find, and a long way to a refutation.
std::string hard_formula();

/// A fresh folder, gone at the end of the test.
class Folder {
  public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();

    const std::filesystem::path& path() const { return path_; }
    void write(const std::string& name, const std::string& text) const;
    std::string read(const std::string& name) const;
    bool has(const std::string& name) const { return std::filesystem::exists(path_ / name); }

    /// Runs `satdoku ARGUMENTS` in this folder, in English unless the environment says otherwise.
    /// @param arguments    as a shell takes them
    /// @param input        what it reads from standard input
    /// @param environment  NAME=VALUE words in front of the command
    Ended run(const std::string& arguments, const std::string& input = {}, const std::string& environment = {}) const;

    /// NAME=VALUE words that keep the program from what the person who runs the tests has kept.
    static std::string environment() { return "XDG_STATE_HOME=\"$PWD/.test\""; }

    /// Runs a shell script in this folder; $satdoku is the program.
    Ended shell(const std::string& script, const std::string& input = {}) const;

  private:
    std::filesystem::path path_;
};
