// Reads and writes DIMACS CNF.
//
// The reader accepts any white space and is strict on content: it never guesses a formula. For other text it throws a
// core::Error with file, line and column (in bytes), and with what was expected and found.
#pragma once
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

namespace satdoku::core {
class Output;
}

namespace satdoku::cnf {
/// Receives the other contents of a file besides its clauses: comments, and groups of clauses in the format "p gcnf
/// VARIABLES CLAUSES GROUPS" of the SAT competition's track on cores (2011). There each clause begins with the number
/// of its group in braces; group 0 is for clauses that are always on.
class FileNotes {
  public:
    virtual ~FileNotes() = default;
    /// The clauses have groups, 1 to count. Called before the sink's variables(). The file may claim any count.
    virtual void groups(std::uint32_t count) = 0;
    /// The group of the next clause, or 0.
    virtual void group(std::uint32_t group) = 0;
    /// A line of comment between two clauses, without its "c" and the blanks around it: at most the first
    /// longest_comment bytes, valid during the call only. A comment after a clause on the same line is left out.
    virtual void comment(std::string_view text) = 0;

    static constexpr std::size_t longest_comment = 1000;
};

struct ReadOptions {
    /// Wrong counts, a missing last 0, variables above the header's count and a board (digits) before the header
    /// become warnings.
    bool relaxed = false;
    /// Receives groups and comments; null: a file with groups is an error.
    FileNotes* notes = nullptr;
    /// Called from time to time; if it returns true, the reading ends early, which is in the report. May be empty.
    std::function<bool()> stopped{};
};

/// Returns true for the errors that become warnings if the reading is relaxed.
bool is_relaxed_over(const core::Error& error);

/// What was read.
struct ReadReport {
    std::uint32_t header_variables = 0;
    std::uint64_t header_clauses = 0;
    /// The sink's number of variables: more than in the header only if `relaxed` accepted it.
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
    std::uint64_t literals = 0;
    std::vector<core::Error> warnings;  ///< what `relaxed` accepted, in the order of the file
    bool stopped = false;  ///< ReadOptions::stopped ended the reading: the sink has a part of the formula, and no end()
};

/// Reads a formula to its end and passes it to `sink`. If `relaxed` accepts a variable above the header's count,
/// sink.variables() is called again, with a larger count, before that clause. Throws core::Error; the sink then has a
/// part of the formula, and no end().
/// @param name  of the source, for errors
ReadReport read_dimacs(const core::ByteSource& source, const std::string& name, ClauseSink& sink,
                       const ReadOptions& options = {});

/// The same from a path for core::Input: a file, a compressed file, or "-".
ReadReport read_dimacs(const std::string& path, ClauseSink& sink, const ReadOptions& options = {});

/// Appends the literals, the 0 and the line end.
void append_literals(std::string& line, std::span<const Literal> literals);

/// A sink that writes the formula to a file: the comments, the header, a line for each clause.
class DimacsWriter : public ClauseSink {
  public:
    /// @param output    the caller commits it after end()
    /// @param clauses   how many will follow
    /// @param comments  lines that describe the formula and how it was made, without the leading "c"
    DimacsWriter(core::Output& output, std::uint64_t clauses, std::vector<std::string> comments = {});

    void variables(std::uint32_t count) override;
    /// A line of comment before the next clause. @param text  without the leading "c", and without line ends
    void comment(std::string_view text);
    void clause(std::span<const Literal> literals) override;
    /// Throws core::Error if the number of clauses is not the announced one, as the header would be wrong.
    void end() override;

    /// The clauses have groups, 1 to count. To be called before variables().
    void groups(std::uint32_t count) { groups_ = count; }
    /// The group of the next clause, or 0; one call for each clause.
    void group(std::uint32_t group) { group_ = group; }

  private:
    core::Output& output_;
    std::uint64_t announced_;
    std::uint64_t written_ = 0;
    std::vector<std::string> comments_;
    std::string line_;
    std::optional<std::uint32_t> groups_{};
    std::uint32_t group_ = 0;
};
}  // namespace satdoku::cnf
