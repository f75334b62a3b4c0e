// Events kept in memory one behind the other, to be read in any order: what an engine told, or what a stored trace
// holds. An event takes a few words, and its literals one each.
//
// Invariant: recording[i] is the i-th event that was pushed, field by field.
#pragma once

#include <satdoku/cnf/arena.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/observer.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::trace {

/// Texts with numbers, equal ones once.
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
    /// Spans and texts in it are valid until the next push(), its scores until the next access.
    /// @param index  from 0 to size() - 1
    solve::Event operator[](std::size_t index) const;

    /// What it takes.
    std::size_t bytes() const;
    void clear();

  private:
    cnf::Arena<std::uint64_t> places_;  ///< by event: where in `codes_` it begins
    /// Literals, and between them numbers that stand as codes of literals: so spans of literals point right into it.
    cnf::Arena<cnf::Literal> codes_;
    WordList words_;
    mutable std::vector<solve::Score> scores_;  ///< of the event that was read last
};

}  // namespace satdoku::trace
