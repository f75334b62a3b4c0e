// A formula whose groups, or clauses, are to be blamed: with what its file says of them, their numbers and the comments
// that stand before them. Memory follows what the file holds; of very many comments the first are kept.
#pragma once

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/explain/groups.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace satdoku::laboratory {

class GroupedFormula final : public cnf::ClauseSink, public cnf::FileNotes {
  public:
    void variables(std::uint32_t count) override { groups_.variables(count); }
    void clause(std::span<const cnf::Literal> literals) override;
    void groups(std::uint32_t count) override { group_count_ = count; }
    void group(std::uint32_t group) override { next_group_ = group; }
    void comment(std::string_view text) override;

    /// Each clause is a group of its own where the file has no groups.
    const explain::Groups& groups() const { return groups_; }
    /// How many groups its header names, where it has groups.
    std::optional<std::uint32_t> group_count() const { return group_count_; }
    /// The number of a group in the file. Only where it has groups.
    std::uint32_t number_of(explain::Group group) const { return numbers_[group]; }

    /// Lines of comment that stand together.
    struct Comment {
        std::size_t clause;  ///< index of the clause before which they stand
        std::vector<std::string> lines;
    };
    /// The last comment that stands before the clause, or null.
    const Comment* comment_before(std::size_t clause) const;
    /// Whether some were too many to be kept.
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

}  // namespace satdoku::laboratory
