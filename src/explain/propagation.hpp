// Finds small cores by unit propagation, which a person can follow without trying things out. Each literal that
// propagation reaches has a set of groups that imply it; literals with the cheapest sets come first (Dijkstra's
// algorithm on clauses: Knuth, "A generalization of Dijkstra's algorithm", 1977; the result need not be the cheapest,
// because sets may share groups). It takes about as long as a call of an engine, and finds nothing if propagation is
// too weak.
#pragma once

#include <satdoku/explain/groups.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::explain {

class Propagation {
  public:
    /// Returns true if there is enough memory: it needs groups times variables bits.
    static bool fits(const Groups& groups);

    /// @param groups, index must outlive this
    Propagation(const Groups& groups, const ClauseIndex& index);

    /// Returns groups that propagation refutes together with the background; nothing if it finds no contradiction.
    /// @param from     the groups to choose from
    /// @param weights  by group: its cost, at least 1
    std::optional<std::vector<Group>> core(std::span<const Group> from, std::span<const cnf::Literal> background,
                                           std::span<const std::uint32_t> weights);

  private:
    struct Reached {
        std::uint64_t cost;
        std::uint32_t number;  ///< in the order in which they were reached
        std::uint32_t literal;
    };

    static bool later(const Reached& left, const Reached& right);
    void start(std::span<const Group> from);
    void reach(cnf::Literal literal, std::span<const std::uint64_t> support);
    void use(std::uint32_t clause);
    void support_of(std::uint32_t clause);
    std::uint64_t cost_of(std::span<const std::uint64_t> support) const;
    std::span<const std::uint64_t> support(std::uint32_t literal) const {
        return std::span(supports_).subspan(std::size_t{literal} * words_, words_);
    }

    const Groups& groups_;
    const ClauseIndex& index_;
    std::size_t words_;  ///< of a set of groups, as bits
    std::span<const std::uint32_t> weights_;
    std::vector<std::uint64_t> supports_;  ///< by literal code: groups that imply it
    std::vector<std::uint64_t> costs_;     ///< by literal code: of its support
    std::vector<bool> settled_;            ///< by literal code: no cheaper support will be found
    std::vector<std::uint32_t> left_;      ///< by clause: literals that are not settled false
    std::vector<Reached> queue_;           ///< a heap, the cheapest on top
    std::uint32_t reached_ = 0;
    std::vector<std::uint64_t> joined_;  ///< the result of support_of()
    std::vector<std::uint64_t> best_;    ///< the cheapest contradiction so far
    std::uint64_t best_cost_ = 0;
};

}  // namespace satdoku::explain
