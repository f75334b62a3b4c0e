// The ids of clauses in a proof whose steps name them. A clause is found by its literals in any order, so that neither the arena
// nor the watch lists have to hold ids.
//
// A hash table with linear probing, at most half full; clauses with the same literals are neighbours in it.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace satdoku::proof {
class ClauseIds {
  public:
    /// @param hash  cnf::clause_hash() of the clause @param id  not 0
    void add(std::uint64_t hash, std::uint64_t id) {
        if (2 * (count_ + 1) > slots_.size()) grow();
        place({hash, id});
        ++count_;
    }

    /// Returns the id of a clause, one of them if there are several with these literals, or 0 if there is none.
    std::uint64_t find(std::uint64_t hash) const { return slots_.empty() ? 0 : slots_[index_of(hash)].id; }

    /// Removes the id that find() would return, and returns it.
    std::uint64_t take(std::uint64_t hash) {
        if (slots_.empty()) return 0;
        std::size_t gap = index_of(hash);
        const std::uint64_t id = slots_[gap].id;
        if (id == 0) return 0;
        --count_;
        // Moves up the entries after it, unless that would put one before its home.
        for (std::size_t next = following(gap); slots_[next].id != 0; next = following(next)) {
            const std::size_t home = slots_[next].hash & mask();
            if (((next - home) & mask()) < ((next - gap) & mask())) continue;
            slots_[gap] = slots_[next];
            gap = next;
        }
        slots_[gap] = {};
        return id;
    }

  private:
    struct Slot {
        std::uint64_t hash = 0;
        std::uint64_t id = 0;  ///< 0: empty
    };

    std::size_t mask() const { return slots_.size() - 1; }
    std::size_t following(std::size_t index) const { return (index + 1) & mask(); }

    /// Returns the place of this hash, or of the gap where it is missing.
    std::size_t index_of(std::uint64_t hash) const {
        std::size_t index = hash & mask();
        while (slots_[index].id != 0 && slots_[index].hash != hash) index = following(index);
        return index;
    }

    void place(Slot slot) {
        std::size_t index = slot.hash & mask();
        while (slots_[index].id != 0) index = following(index);
        slots_[index] = slot;
    }

    void grow() {
        constexpr std::size_t first_size = 1024;
        std::vector<Slot> old(std::max(first_size, 2 * slots_.size()));
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.id != 0) place(slot);
    }

    std::vector<Slot> slots_;  ///< a power of two
    std::size_t count_ = 0;
};
}  // namespace satdoku::proof
