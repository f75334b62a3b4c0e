// Pigeons in holes, more of them than there are holes, refuted with definitions: resolution alone needs exponentially
// many steps for that (Haken, 1985), extended resolution about as many as the fourth power of the holes (Cook, "A short
// proof of the pigeon hole principle using extended resolution", 1976).
//
// Cook sends the last pigeon away with the last hole: who sat in that hole moves to where the pigeon sat. Here any
// pigeon may go with any hole that it may sit in, and only who could sit in that hole needs a new place, so that where
// few pigeons fit into a hole, few definitions do; the cheapest goes next (Markowitz, 1957, who eliminates that way).
//
// Invariant: for each pigeon its clause, that it sits in one of its places, is there; and for each two places of a
// hole the clause that not both are taken. Those that the formula does not have itself are removed with their level.
#pragma once

#include "lemmas.hpp"

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace satdoku::reason {

class Pigeonhole {
  public:
    /// That a pigeon sits in a hole.
    struct Place {
        cnf::Literal literal;
        bool defined = false;  ///< by this proof: its clauses with other places may go
    };
    using Places = std::map<std::uint32_t, Place>;  ///< by hole

    explicit Pigeonhole(Lemmas& lemmas) : lemmas_(lemmas) {}

    /// @return its number
    std::uint32_t add_hole();
    std::size_t hole_count() const { return holes_.size(); }
    /// @param derived  its clause was added by this proof and may go
    void add_pigeon(Places places, bool derived);

    /// Adds clauses until unit propagation finds a contradiction. False: it cannot, or the effort has ended.
    bool refute();

  private:
    struct Pigeon {
        Places places;
        bool derived;
    };
    /// A pigeon goes with a hole; the others of the hole get a new place in each of the pigeon's other holes.
    struct Level {
        std::uint32_t pigeon;
        std::uint32_t hole;
        std::vector<std::uint32_t> moved;    ///< the other pigeons of the hole
        std::vector<std::uint32_t> holes;    ///< the other holes of the pigeon
        std::vector<cnf::Literal> literals;  ///< of the new places, for each moved pigeon those by hole
    };

    const Place* place(std::uint32_t pigeon, std::uint32_t hole) const;
    bool find_cheapest(Level& level) const;
    void derive(Level& level);
    bool is_contradiction(const Level& level) const;
    void tell_definition(const Level& level, std::size_t moved, std::size_t hole, bool addition);
    void derive_pairs(const Level& level, std::size_t hole);
    void forget(const Level& level);
    void apply(const Level& level);
    Places moved_places(const Level& level, std::size_t moved) const;
    void tell_pigeon(const Places& places, bool addition);

    Lemmas& lemmas_;
    std::map<std::uint32_t, Pigeon> pigeons_;     ///< those that are left
    std::vector<std::set<std::uint32_t>> holes_;  ///< by hole: the pigeons that have a place there
    std::uint32_t pigeon_count_ = 0;              ///< that ever were
};

}  // namespace satdoku::reason
