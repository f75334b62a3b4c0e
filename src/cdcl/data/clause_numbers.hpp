// The numbers by which an observer knows clauses. The engine has none of its own: a clause is found by its literals,
// in any order, as proofs find those that go.
#pragma once

#include <satdoku/cnf/clause_hash.hpp>
#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <span>
#include <unordered_map>

namespace satdoku::cdcl {

class ClauseNumbers {
  public:
    /// Gives a clause a number that none has. Where others have the same literals, it is found before them.
    void add(std::span<const cnf::Literal> literals, std::uint64_t number) {
        const auto [found, is_new] = latest_.emplace(cnf::clause_hash(literals), number);
        if (is_new) return;
        earlier_.emplace(number, found->second);
        found->second = number;
    }

    /// 0: there is no such clause.
    std::uint64_t find(std::span<const cnf::Literal> literals) const {
        const auto found = latest_.find(cnf::clause_hash(literals));
        return found == latest_.end() ? 0 : found->second;
    }

    /// Forgets what find() finds, and returns it.
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
        earlier_;  ///< by number: that of the same clause before it
};

}  // namespace satdoku::cdcl
