// A stream of events as JSON lines: first a header with the formula and the settings, then one line for each event.
// Every event has "number", its place in the whole stream from 1, and "event", its kind; its other fields have the
// names of solve::Event. Literals are DIMACS numbers.
//
//     {"event":"begin","program":"satdoku","version":"1.0.0","formula":"a.cnf","variables":3,"clauses":4,...}
//     {"number":1,"event":"decision","literal":-2,"level":1,"word":"decision"}
//
// A trace contains nothing that differs from run to run: no times, no addresses.
//
// Invariant: reading a written trace gives the same events, field by field.
#pragma once
#include <satdoku/core/file.hpp>
#include <satdoku/trace/by_variable.hpp>
#include <satdoku/trace/header.hpp>

namespace satdoku::trace {
/// Returns the fields that each event of this kind has, in the order in which they are written.
std::vector<std::string_view> field_names(solve::Event::Kind kind);

/// Appends the line of an event, with its line end.
/// @param steps  for learned clauses: the numbers of the reasons of `resolved`, in the same order; 0 if not known
void append_event(std::string& text, const solve::Event& event, std::uint64_t number,
                  std::span<const std::uint64_t> steps = {});

/// Writes the events that the header selects. It must receive the whole stream, because the number of an event is its
/// place among all events. Details (scores, watches) are not counted; they have the number of the event
/// that follows them.
class Writer final : public solve::Observer {
  public:
    /// Gets the lines: one or more whole lines at once.
    using Sink = std::function<void(std::string_view lines)>;

    Writer(const Header& header, Sink sink);

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;
    /// Passes the remaining lines to the sink.
    void flush();
    /// Returns true if all selected events are written.
    bool done() const { return number_ >= to_; }
    /// Number of events so far, number of those that are stored, and number of details that are stored.
    std::uint64_t events() const { return number_; }
    std::uint64_t written() const { return written_; }
    std::uint64_t details() const { return details_; }

  private:
    solve::EventKinds kinds_;
    std::uint64_t from_;
    std::uint64_t to_;
    Sink sink_;
    std::string lines_;
    std::uint64_t number_ = 0;
    std::uint64_t written_ = 0;
    std::uint64_t details_ = 0;
    ByVariable<std::uint64_t> reasons_;  ///< numbers of the clauses that implied their values
    std::vector<std::uint64_t> steps_;
};

/// Reads a stored trace to its end, or until `take` returns false. Throws core::Error with the name and the line if
/// this is not a trace or a line is cut off.
/// @param begin  called with the header before the first event
/// @param take   called for each event with its number; spans are valid only during the call
void read(const core::ByteSource& source, const std::string& name, const std::function<void(const Header&)>& begin,
          const std::function<bool(const solve::Event&, std::uint64_t)>& take);
}  // namespace satdoku::trace
