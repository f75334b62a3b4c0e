// DIMACS CNF, read and written.
//
// The reader is easy on white space and strict on content: a formula is never guessed. Everything that it
// cannot take is a core::Error whose location is file, line and column (in bytes), and whose sentence says
// what was expected and what was found.
#pragma once

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::cnf {

/// Whoever wants to know what a file says besides its clauses, and takes clauses in groups, too: the format "p gcnf
/// VARIABLES CLAUSES GROUPS" of the SAT competition's track on cores (2011), where the number of its group stands in
/// braces before each clause, and 0 is the group of those that always hold.
class FileNotes {
  public:
    virtual ~FileNotes() = default;
    /// The clauses fall into groups, 1 to count. Before the sink hears of variables. A claim, as theirs is.
    virtual void groups(std::uint32_t count) = 0;
    /// The group of the clause that comes next, or 0.
    virtual void group(std::uint32_t group) = 0;
    /// A line of comment between two clauses, without its "c" and the blanks around it: the first longest_comment
    /// bytes, valid during the call alone. What follows a clause on its line is none.
    virtual void comment(std::string_view text) = 0;

    static constexpr std::size_t longest_comment = 1000;
};

struct ReadOptions {
    /// Wrong counts, a missing last 0, variables above the header's count and a board (digits) before the header
    /// become warnings.
    bool relaxed = false;
    /// Who hears of groups and comments; null: groups are refused.
    FileNotes* notes = nullptr;
};

/// What was read.
struct ReadReport {
    std::uint32_t header_variables = 0;
    std::uint64_t header_clauses = 0;
    /// As the sink knows them: more than the header's only where `relaxed` let it be.
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
    std::uint64_t literals = 0;
    std::vector<core::Error> warnings;  ///< what `relaxed` let pass, in the order in which it was noticed
};

/// Fills the front of a buffer and returns how many bytes; 0 only at the end.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// Reads a formula to its end and tells it to `sink`. Where `relaxed` lets a clause name a variable above the
/// header's count, sink.variables() is called again, with the larger count, before that clause. Throws
/// core::Error; the sink has then seen a part of the formula and not end().
/// @param name what errors call the source
ReadReport read_dimacs(const ByteSource& source, const std::string& name, ClauseSink& sink,
                       const ReadOptions& options = {});

/// The same from a file, "-" or a compressed file: what core::Input opens.
ReadReport read_dimacs(const std::string& path, ClauseSink& sink, const ReadOptions& options = {});

/// Writes a formula: the comments, the header, a clause a line. It is a sink, so that whoever can tell a
/// formula can write it.
class DimacsWriter : public ClauseSink {
  public:
    /// @param output   stays the caller's, to be committed after end()
    /// @param clauses  how many will come
    /// @param comments lines that say what the formula is and how it was made; without the leading "c"
    DimacsWriter(core::Output& output, std::uint64_t clauses, std::vector<std::string> comments = {});

    void variables(std::uint32_t count) override;
    /// A line of comment before the next clause. @param text  without the leading "c", and without line ends
    void comment(std::string_view text);
    void clause(std::span<const Literal> literals) override;
    /// Throws core::Error where more or fewer clauses came than announced: the header would lie.
    void end() override;

    /// The clauses fall into groups, 1 to count. Before variables().
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
