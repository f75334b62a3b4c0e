// Unsatisfiable cores for the command and the menus: the search for a core with the program's engines, the file of the
// core, its proof, and a summary.
#pragma once
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/explain/extract.hpp>
#include <satdoku/ui/console.hpp>
#include <unordered_map>

namespace satdoku::laboratory {
/// A formula with its groups of clauses, their numbers in the file, and the comments before the clauses. Memory is
/// proportional to the file; of very many comments only the first are stored.
class GroupedFormula final : public cnf::ClauseSink, public cnf::FileNotes {
  public:
    void variables(std::uint32_t count) override { groups_.variables(count); }
    void clause(std::span<const cnf::Literal> literals) override;
    void groups(std::uint32_t count) override { group_count_ = count; }
    void group(std::uint32_t group) override { next_group_ = group; }
    void comment(std::string_view text) override;

    /// If the file has no groups, each clause is a group.
    const explain::Groups& groups() const { return groups_; }
    /// The number of groups in the header, if the file has groups.
    std::optional<std::uint32_t> group_count() const { return group_count_; }
    /// The number of a group in the file. @pre the file has groups
    std::uint32_t number_of(explain::Group group) const { return numbers_[group]; }

    /// Comment lines without a clause between them.
    struct Comment {
        std::size_t clause;  ///< index of the next clause
        std::vector<std::string> lines;
    };
    /// Returns the last comment before the clause, or null.
    const Comment* comment_before(std::size_t clause) const;
    /// Returns true if there were too many comments to store all.
    bool has_lost_comments() const { return has_lost_comments_; }

  private:
    explain::Group group_with(std::uint32_t number);

    explain::Groups groups_;
    std::optional<std::uint32_t> group_count_{};
    std::uint32_t next_group_ = 0;
    std::unordered_map<std::uint32_t, explain::Group> known_;  ///< by number in the file
    std::vector<std::uint32_t> numbers_;                       ///< by group
    std::vector<Comment> comments_;
    std::size_t comment_bytes_ = 0;
    bool has_lost_comments_ = false;
};

struct CoreRequest {
    bool smallest = false;
    std::uint64_t seed = 0;
    std::optional<double> seconds{};           ///< real time
    std::optional<std::uint64_t> conflicts{};  ///< for all solves together
};

/// Searches for a core and shows the progress on a terminal.
explain::Extraction find_core(ui::Console& console, const GroupedFormula& formula, const CoreRequest& request,
                              const std::stop_token& stop);

/// "418 of 2411 clauses, minimal, 48.1 ms"
std::string core_summary(const GroupedFormula& formula, const explain::Extraction& found, const CoreRequest& request,
                         double milliseconds);

/// Writes the core, with groups if the formula has groups. Throws core::Error if the file cannot be written.
/// @param path   "-" is standard output
/// @param file   of the formula; if it encodes a puzzle, comments name the rule of each clause
/// @param plain  writes no groups
void write_core(const std::string& path, const GroupedFormula& formula, const explain::Extraction& found,
                const std::string& file, bool plain);

/// Refutes the core as a formula without groups, and writes the proof. Returns false, and writes no file, if the solve
/// was stopped or reached a limit.
bool prove_core(ui::Console& console, const std::string& path, const GroupedFormula& formula,
                const explain::Extraction& found, const CoreRequest& request, const std::stop_token& stop);
}  // namespace satdoku::laboratory
