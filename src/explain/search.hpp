// One search for a core, from a call of CoreFinder to its answer.
#pragma once

#include "hitting_set.hpp"
#include "oracle.hpp"
#include "propagation.hpp"
#include "rotation.hpp"

#include <satdoku/explain/cores.hpp>

#include <memory>
#include <span>
#include <vector>

namespace satdoku::explain {

class CoreFinder::Search {
  public:
    Search(CoreFinder& finder, std::span<const Group> from, std::span<const cnf::Literal> background,
           const Effort& effort)
        : finder_(finder), from_(from), oracle_(finder.groups_, finder.engine_, background, effort) {
        if (!finder.index_) finder.index_.emplace(finder.groups_);
        if (!finder.rotation_) finder.rotation_ = std::make_unique<Rotation>(finder.groups_, *finder.index_);
    }

    /// Defined in minimal.cpp. @param from the groups to choose from, the first ones preferred
    Finding minimal(std::span<const Group> from);
    Finding smallest(const Finding& known);  ///< smallest.cpp

  private:
    /// The state of a group while a core is made smaller.
    enum class Standing : std::uint8_t { out, open, needed };

    void trim(std::vector<Group>& core);
    bool shrink(std::vector<Group>& core);
    void settle(std::vector<Group>& rest);

    Finding propagated(std::span<const std::uint32_t> weights);
    void vary(Finding& best, bool by_propagation);
    void recall_witnesses();
    std::vector<Group> broken_by(const std::vector<bool>& model) const;
    Witness witness();
    void make_minimal(Witness& witness);
    std::vector<Group> correction(const Witness& witness) const;
    std::vector<Group> without(const std::vector<bool>& dropped) const;

    CoreFinder& finder_;
    std::span<const Group> from_;
    Oracle oracle_;
    std::vector<Standing> standing_;  ///< by group
    std::vector<Group> unsettled_;    ///< needed groups that the engine still has as assumptions
    std::vector<Group> dropped_;      ///< since the last settle()
    std::size_t since_settled_ = 0;   ///< levels that needed groups have cost so far
    HittingSets corrections_;         ///< each core has a group of each of these sets
};

}  // namespace satdoku::explain
