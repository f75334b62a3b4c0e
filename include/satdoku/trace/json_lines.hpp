// A stream of events as text: JSON lines, first one that says what was searched and how, then one for each event. Every
// event has "number", its place in the whole stream from 1, and "event", its kind; a field that it has goes by its
// own name. Literals are DIMACS numbers.
//
//     {"event":"begin","program":"satdoku","version":"1.0.0","formula":"a.cnf","variables":3,"clauses":4,...}
//     {"number":1,"event":"decision","literal":-2,"level":1,"word":"decision"}
//
// A trace holds nothing that differs from run to run: no times, no addresses.
//
// Invariant: reading what was written gives the same events, field by field.
#pragma once

#include <satdoku/solve/observer.hpp>
#include <satdoku/trace/by_variable.hpp>
#include <satdoku/trace/header.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::trace {

/// The fields that each event of a kind has, in the order in which they are written.
std::vector<std::string_view> field_names(solve::Event::Kind kind);

/// A line, without its end.
std::string header_line(const Header& header);
/// The same, with its end, behind what is in `text` already.
/// @param steps  numbers of the reasons of `resolved`, as many; 0: none is known. Only for learned clauses
void append_event(std::string& text, const solve::Event& event, std::uint64_t number,
                  std::span<const std::uint64_t> steps = {});

/// Writes what the header says is stored. The whole stream has to pass it by, as an event's number is its place among
/// all; scores are not counted, where they are told, and have the number of the decision that follows them.
class Writer final : public solve::Observer {
  public:
    /// Where lines go, some whole ones at once.
    using Sink = std::function<void(std::string_view lines)>;

    Writer(const Header& header, Sink sink);

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;
    /// Hands what is still here to the sink.
    void flush();
    /// Whether the last event to be stored has come.
    bool done() const { return number_ >= to_; }
    /// How many events have passed, and how many of them are stored.
    std::uint64_t events() const { return number_; }
    std::uint64_t written() const { return written_; }

  private:
    solve::EventKinds kinds_;
    std::uint64_t from_;
    std::uint64_t to_;
    Sink sink_;
    std::string lines_;
    std::uint64_t number_ = 0;
    std::uint64_t written_ = 0;
    ByVariable<std::uint64_t> reasons_;  ///< of their values
    std::vector<std::uint64_t> steps_;
};

/// Fills the front of a buffer and returns how many bytes; 0 only at the end.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// Reads a stored trace to its end, or until `take` returns false. Throws core::Error with the name and the line of
/// what is no trace, and for a line that was cut off.
/// @param begin  is told the header before the first event
/// @param take   is told each event that is stored, with its number. Spans are valid during the call alone
void read(const ByteSource& source, const std::string& name, const std::function<void(const Header&)>& begin,
          const std::function<bool(const solve::Event&, std::uint64_t)>& take);

}  // namespace satdoku::trace
