// Events in memory, which can be read in any order: those of an engine or of a stored trace. An event takes a few
// words, plus one word for each literal.
//
// Invariant: recording[i] is the i-th event that was pushed (from 0), field by field.
#pragma once
#include <satdoku/cnf/arena.hpp>
#include <satdoku/solve/observer.hpp>
#include <functional>
#include <map>
#include <vector>

namespace satdoku::trace {
/// Numbers texts; equal texts have the same number.
class WordList {
  public:
    /// @return its number, from 0
    std::uint32_t number_of(std::string_view word);
    std::string_view operator[](std::uint32_t number) const { return words_[number]; }
    std::size_t size() const { return words_.size(); }
    void clear();

  private:
    std::vector<std::string> words_;
    std::map<std::string, std::uint32_t, std::less<>> numbers_;
};

class Recording {
  public:
    /// Appends a copy.
    void push(const solve::Event& event);

    std::size_t size() const { return places_.size(); }
    bool empty() const { return places_.size() == 0; }
    /// Spans and texts in the event are valid until the next push(), scores until the next access.
    /// @param index  from 0 to size() - 1
    solve::Event operator[](std::size_t index) const;

    /// Returns the memory that it takes.
    std::size_t bytes() const;
    void clear();

  private:
    cnf::Arena<std::uint64_t> places_;  ///< by event: index in `codes_` where it begins
    /// Literals, and numbers in the form of literal codes. So spans of literals can point into this array.
    cnf::Arena<cnf::Literal> codes_;
    WordList words_;
    mutable std::vector<solve::Score> scores_;  ///< of the last event that was read
};
}  // namespace satdoku::trace
