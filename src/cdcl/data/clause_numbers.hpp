// The numbers of clauses for the observer. The engine does not number clauses: a clause is found by its literals in any
// order, as in a proof that removes one.
#pragma once

#include <satdoku/cnf/clause.hpp>

#include <unordered_map>

namespace satdoku::cdcl {

class ClauseNumbers {
  public:
    /// Gives a clause an unused number. If several clauses have the same literals, find() returns the latest.
    void add(std::span<const cnf::Literal> literals, std::uint64_t number) {
        const auto [found, is_new] = latest_.emplace(cnf::clause_hash(literals), number);
        if (is_new) return;
        earlier_.emplace(number, found->second);
        found->second = number;
    }

    /// Returns the number of a clause, or 0 if there is no such clause.
    std::uint64_t find(std::span<const cnf::Literal> literals) const {
        const auto found = latest_.find(cnf::clause_hash(literals));
        return found == latest_.end() ? 0 : found->second;
    }

    /// Returns the number of the clause with the same literals that was added before the one with this number, or 0.
    std::uint64_t before(std::uint64_t number) const {
        const auto found = earlier_.find(number);
        return found == earlier_.end() ? 0 : found->second;
    }

    /// Removes the number that find() would return, and returns it.
    std::uint64_t remove(std::span<const cnf::Literal> literals) {
        const auto found = latest_.find(cnf::clause_hash(literals));
        if (found == latest_.end()) return 0;
        const std::uint64_t number = found->second;
        const auto before = earlier_.find(number);
        if (before == earlier_.end()) {
            latest_.erase(found);
        } else {
            found->second = before->second;
            earlier_.erase(before);
        }
        return number;
    }

  private:
    std::unordered_map<std::uint64_t, std::uint64_t> latest_;  ///< by hash: the number given last
    std::unordered_map<std::uint64_t, std::uint64_t>
        earlier_;  ///< by number: the number of the previous clause with the same literals
};

}  // namespace satdoku::cdcl
