// A part of a stream of events as bytes, for pages that replay it: a few for each event, where JSON takes a hundred.
//
// A number is written in groups of seven bits, the lowest first; all bytes but the last have 128 added. A literal is
// the number 2v, or 2v+1 for a negative one, where v is its DIMACS number. An event is the number of its kind, then its
// fields in the order of field_names(), without `steps`: numbers, literals, lists with their length in front, words by
// their numbers, scores as literals with eight bytes of IEEE 754, the lowest first. The length of `literals` has 1
// added; 0 means the literals of the event's clause, if an earlier event or the formula has given them.
//
// If the part does not begin with the first event, events that make the state at its beginning come first: the
// clauses of the formula that are gone, the learned clauses that are there, the trail.
//
// Invariant: who replays the bytes has the trail and the clauses of trace::Replay after each event.
#pragma once
#include <satdoku/trace/replay.hpp>

namespace satdoku::trace {
/// Appends the literals of a clause with their number in front.
void append_packed(std::string& bytes, std::span<const cnf::Literal> literals);

/// Printable characters for bytes, six bits each, as RFC 4648 has them.
std::string base64(std::string_view bytes);

class PackedEvents final : public solve::Observer {
  public:
    /// @param formula  the clauses with numbers from 1; must live as long as this object
    /// @param from     number of the first event, from 1
    /// @param most     how many events are kept, without details
    /// @param wanted   what wants() returns
    PackedEvents(const cnf::ClauseList& formula, std::uint64_t from, std::uint64_t most,
                 solve::EventKinds wanted = solve::usual_kinds);

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;

    /// Returns true if the part is complete: further events do not change it.
    bool full() const { return kept_ >= most_; }
    const std::string& bytes() const { return bytes_; }
    const WordList& words() const { return words_; }
    /// How many events were kept, and how many more come before them to make the state at the beginning.
    std::uint64_t kept() const { return kept_; }
    std::uint64_t preceding() const { return preceding_; }
    /// The counts before the first event that is kept.
    const Counts& counts_before() const { return before_; }

  private:
    void begin();
    void append(const solve::Event& event);
    void append_value(cnf::Literal literal);
    void append_value(std::uint64_t number);
    void append_value(std::string_view word);
    void append_value(std::span<const cnf::Literal> literals);
    void append_value(std::span<const solve::Score> scores);
    void append_clause(const solve::Event& event);

    solve::EventKinds wanted_;
    std::uint64_t formula_size_;
    std::uint64_t from_;
    std::uint64_t most_;
    std::uint64_t number_ = 0;
    std::uint64_t kept_ = 0;
    std::uint64_t preceding_ = 0;
    bool begun_ = false;
    Replay replay_;  ///< up to the beginning
    Counts before_;
    NumberedClauses known_;
    WordList words_;
    std::string bytes_;
};
}  // namespace satdoku::trace
