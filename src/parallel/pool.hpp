// Clauses that the members of a portfolio share, in the order in which they came, and the proof that they stand in.
//
// Each member reads at a place of its own. What all have taken in is forgotten; where one lags far behind, as it
// simplifies for long, the oldest clauses go before it has seen them. A clause that comes again is left out.
//
// Invariant: while a clause is here, and until each member that reads it has delivered what it made of it, the common
// proof has it.
#pragma once

#include "common_proof.hpp"

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

namespace satdoku::parallel {

struct SharedClause {
    std::vector<cnf::Literal> literals;
    unsigned glue;
    unsigned from;  ///< number of the member
};

/// What a member brings, and where it reads. It is the member's own but during a call of the pool.
struct Desk {
    Desk(unsigned own_number, unsigned members) : number(own_number), steps(own_number, members) {}

    unsigned number;
    Steps steps;                      ///< for the proof
    std::vector<SharedClause> sent;   ///< each of them derived by the steps, which hold it for the pool
    std::vector<SharedClause> taken;  ///< from others
};

class Pool {
  public:
    /// @param proof  nullptr: nobody wants one
    Pool(unsigned members, proof::Proof* proof);

    /// A solve begins. @param failing  called on any thread where the proof cannot be written
    void begin(std::function<void()> failing);

    bool is_proving() const { return proof_.has_value(); }

    /// Writes the member's steps, and takes what it has sent. What the member has taken, its steps are written of.
    void deliver(Desk& desk);
    /// Puts what others have delivered since the last time behind what has been taken.
    void collect(Desk& desk);
    /// The member reads no more, or does so again.
    void attend(const Desk& desk, bool attending);

    /// Clauses that members have shared so far.
    std::uint64_t shared() const;
    /// Those of them that came for the first time.
    std::uint64_t kept() const;

    /// Throws what the proof threw.
    void require_written() const;

  private:
    struct Place {
        std::uint64_t collected = 0;  ///< clauses before it have been collected
        std::uint64_t written = 0;    ///< steps of what was made of clauses before it have been written
        bool attending = true;
    };

    void write(Desk& desk);
    void keep(SharedClause&& clause);
    void forget_old();

    mutable std::mutex mutex_;  ///< of all that follows
    std::optional<CommonProof> proof_;
    std::function<void()> failing_;
    std::exception_ptr failure_;
    std::deque<SharedClause> clauses_;
    std::uint64_t first_ = 0;                  ///< number of the first of the clauses, counted from the start
    std::uint64_t literals_ = 0;               ///< in all of them
    std::vector<Place> places_;                ///< by member
    std::unordered_set<std::uint64_t> known_;  ///< hashes of clauses that came
    std::uint64_t shared_ = 0;
};

}  // namespace satdoku::parallel
