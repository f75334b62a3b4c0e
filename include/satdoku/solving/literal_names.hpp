// Names that a formula gives to its variables: before the header, each in a line of comment "c 1: a". A name is one word
// that is not a number; the negated literal is "-a".
#pragma once
#include <satdoku/wording/clause_words.hpp>

namespace satdoku::solving {
class LiteralNames {
  public:
    LiteralNames() = default;
    /// Reads the lines before the header. None for a pipe or standard input, which cannot be read twice, and for a file
    /// that cannot be read.
    explicit LiteralNames(const std::string& path);
    /// Takes a line of a file; others than such comments are ignored. Of two names the first one counts.
    void take(std::string_view line);

    /// The literal with this name, whose variable is among the first `variables`.
    std::optional<cnf::Literal> find(std::string_view name, std::uint32_t variables) const;

    /// They as words; none if there are no names.
    wording::ClauseWords words() const;

    const std::map<std::string, cnf::Variable, std::less<>>& all() const { return names_; }

  private:
    std::map<std::string, cnf::Variable, std::less<>> names_;
};

/// Reads the DIMACS number of a literal or its name. Throws core::Error for others and variables above `variables`.
cnf::Literal parse_literal(const std::string& text, std::uint32_t variables, const LiteralNames& names = {});
}  // namespace satdoku::solving
