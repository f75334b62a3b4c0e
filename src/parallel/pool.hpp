// The clauses that the members of a portfolio share, in the order of arrival, and their common proof.
//
// Each member reads at its own position. Clauses that all members have imported are deleted. If a member is far behind,
// because it simplifies for a long time, the oldest clauses are deleted before it has read them. A clause that arrives
// again is ignored.
//
// Invariant: the common proof contains a clause while it is in the pool, and until each member that has imported it has
// delivered the steps that may use it.
#pragma once
#include "common_proof.hpp"
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <unordered_set>

namespace satdoku::parallel {
struct SharedClause {
    std::vector<cnf::Literal> literals;
    unsigned glue;
    unsigned from;  ///< number of the member that learned it
};

/// What a member exchanges with the pool. Only the member uses it, except during a call of the pool.
struct Desk {
    Desk(unsigned own_number, unsigned members) : number(own_number), steps(own_number, members) {}

    unsigned number;
    Steps steps;                      ///< for the proof
    std::vector<SharedClause> sent;   ///< exported; `steps` derives each of them once more, for the pool
    std::vector<SharedClause> taken;  ///< imported from others
};

class Pool {
  public:
    /// @param proof  may be nullptr
    Pool(unsigned members, proof::Proof* proof);

    /// A solve begins. @param failing  called on any thread if the proof cannot be written
    void begin(std::function<void()> failing);

    bool is_proving() const { return proof_.has_value(); }

    /// Writes the member's steps to the proof and adds the clauses that it has sent to the pool. Afterwards, no
    /// unwritten step depends on the clauses that the member has taken.
    void deliver(Desk& desk);
    /// Appends the clauses that others have delivered since the last call to desk.taken.
    void collect(Desk& desk);
    /// Says whether the member reads clauses.
    void attend(const Desk& desk, bool attending);

    /// Number of clauses that members have shared so far.
    std::uint64_t shared() const;
    /// Number of these without repetitions.
    std::uint64_t kept() const;

    /// If the proof has thrown an exception, throws it again.
    void require_written() const;

  private:
    struct Place {
        std::uint64_t collected = 0;  ///< the member has collected all clauses before this number
        std::uint64_t written = 0;    ///< all steps that may use clauses before this number are written
        bool attending = true;
    };

    void write(Desk& desk);
    void keep(SharedClause&& clause);
    void forget_old();

    mutable std::mutex mutex_;  ///< guards all members below
    std::optional<CommonProof> proof_;
    std::function<void()> failing_;
    std::exception_ptr failure_;
    std::deque<SharedClause> clauses_;
    std::uint64_t first_ = 0;                  ///< number of the first clause, counted since the start
    std::uint64_t literals_ = 0;               ///< number of literals in all clauses
    std::vector<Place> places_;                ///< by member
    std::unordered_set<std::uint64_t> known_;  ///< hashes of clauses that have arrived
    std::uint64_t shared_ = 0;
};
}  // namespace satdoku::parallel
