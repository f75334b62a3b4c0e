// A formula as a person types it: numbers alone, a clause on a line or before a 0. The header is counted.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace satdoku::cnf {
class TypedFormula {
  public:
    /// @param name  of the text, for errors; empty: they name no place, as the person sees the line
    explicit TypedFormula(std::string name = {}) : name_(std::move(name)) {}

    /// Adds the clauses of a line. Its end or a 0 ends a clause; a line with 0 alone is the empty clause. A header and
    /// comments, as pasted from a file, are skipped; a header's variables count. Throws core::Error with the key of
    /// read_dimacs() for other words; then nothing of the line is added.
    void add(std::string_view line);

    std::uint64_t clauses() const { return clauses_; }
    /// The formula in DIMACS CNF.
    std::string dimacs() const;

  private:
    std::string name_;
    std::string text_;
    std::uint64_t lines_ = 0;
    std::uint64_t clauses_ = 0;
    std::uint64_t variables_ = 0;
};

/// The same for a text of one or more lines.
std::string dimacs_of_typed(std::string_view text, const std::string& name);
}  // namespace satdoku::cnf
