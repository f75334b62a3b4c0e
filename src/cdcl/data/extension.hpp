// The extension stack: clauses that simplification dropped although the rest does not imply them. One literal of each
// is its witness: making it true satisfies the clause and keeps all clauses satisfied that were present when it was
// dropped. To extend a model of the rest, visit the clauses from the latest to the first and make the witness of each
// false one true.
//
// If a variable is restored, the clauses with it as the witness are restored, too. Clauses of variables removed before
// it may mention it and stay here: they can be satisfied whatever its value. Clauses of variables removed after it do
// not mention it.
//
// Ideas: Järvisalo and Biere, "Reconstructing solutions after blocked clause elimination", SAT 2010; restoring
// clauses: Fazekas, Biere and Scholl, "Incremental inprocessing in SAT solving", SAT 2019.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace satdoku::cdcl {
class Extension {
  public:
    bool empty() const { return taken_ == entries_.size(); }

    /// @param witness  one of the clause's literals
    void push(cnf::Literal witness, std::span<const cnf::Literal> clause) {
        const std::uint32_t variable = witness.variable().index();
        if (variable >= latest_.size()) latest_.resize(variable + std::size_t{1}, none);
        literals_.push_back(witness);
        std::copy_if(clause.begin(), clause.end(), std::back_inserter(literals_),
                     [&](cnf::Literal literal) { return literal != witness; });
        const auto index = static_cast<std::uint32_t>(entries_.size());
        entries_.push_back({literals_.size(), std::exchange(latest_[variable], index), false});
    }

    /// Calls action(clause) for each, the latest first; the first literal is the witness.
    void for_each_latest_first(auto&& action) const {
        for (std::size_t index = entries_.size(); index-- > 0;)
            if (!entries_[index].taken) action(clause(index));
    }

    /// Removes the clauses whose witness is the variable and calls action(clause) for each. It must not push clauses.
    void take(cnf::Variable variable, auto&& action) {
        if (variable.index() >= latest_.size()) return;
        for (std::uint32_t next = latest_[variable.index()]; next != none; next = entries_[next].previous) {
            action(clause(next));
            entries_[next].taken = true;
            ++taken_;
        }
        latest_[variable.index()] = none;
        if (taken_ > entries_.size() / 2) compact();
    }

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    struct Entry {
        std::size_t end;         ///< one past the index of its last literal
        std::uint32_t previous;  ///< index of the entry before it with a witness of the same variable
        bool taken;
    };

    std::span<const cnf::Literal> clause(std::size_t index) const {
        const std::size_t begin = index == 0 ? 0 : entries_[index - 1].end;
        return std::span(literals_).subspan(begin, entries_[index].end - begin);
    }

    /// Frees the space of removed clauses.
    void compact() {
        Extension rest;
        for (std::size_t index = 0; index < entries_.size(); ++index)
            if (!entries_[index].taken) rest.push(clause(index).front(), clause(index));
        *this = std::move(rest);
    }

    std::vector<cnf::Literal> literals_;  ///< of all clauses, one after the other
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> latest_;  ///< by variable, which may be missing: index of its latest entry
    std::size_t taken_ = 0;
};
}  // namespace satdoku::cdcl
