// Refutes pigeonhole problems with more pigeons than holes by new definitions. Resolution alone needs exponentially
// many steps (Haken, 1985), extended resolution about the fourth power of the number of holes (Cook, "A short proof of
// the pigeon hole principle using extended resolution", 1976).
//
// Cook eliminates the last pigeon together with the last hole: the pigeon in that hole moves to where the last pigeon
// was. Here any pigeon may be eliminated with any of its holes, and only the pigeons that could be in that hole need
// new places. So if few pigeons fit into a hole, few definitions are needed. The cheapest pair is eliminated next (like
// the pivots of Markowitz, 1957).
//
// Invariant: the proof has for each pigeon the clause that it is in one of its places, and for each two places of a
// hole the clause that not both are taken. Clauses that are not in the formula are removed with their level.
#pragma once
#include "lemmas.hpp"
#include <map>
#include <set>

namespace satdoku::reason {
class Pigeonhole {
  public:
    /// A literal for "this pigeon is in this hole".
    struct Place {
        cnf::Literal literal;
        bool defined = false;  ///< by this proof, so that its clauses with other places may be removed
    };
    using Places = std::map<std::uint32_t, Place>;  ///< by hole

    explicit Pigeonhole(Lemmas& lemmas) : lemmas_(lemmas) {}

    /// @return its number
    std::uint32_t add_hole();
    std::size_t hole_count() const { return holes_.size(); }
    /// @param derived  its clause was added by this proof and may be removed
    void add_pigeon(Places places, bool derived);

    /// Adds clauses to the empty one. Returns false if it fails or the effort has ended.
    bool refute();

  private:
    struct Pigeon {
        Places places;
        bool derived;
    };
    /// A pigeon is eliminated with a hole; the others of the hole get a new place in each of the pigeon's other holes.
    struct Level {
        std::uint32_t pigeon;
        std::uint32_t hole;
        std::vector<std::uint32_t> moved;    ///< the other pigeons of the hole
        std::vector<std::uint32_t> holes;    ///< the other holes of the pigeon
        std::vector<cnf::Literal> literals;  ///< of the new places: for each moved pigeon, by hole
    };

    /// The clauses of a new place: if the old one; if the moved pigeon was there and the eliminated one here; only if the old
    /// one or that.
    enum Definition { if_old, if_moved, only_if_from, only_if_to };
    using Clause = std::vector<cnf::Literal>;

    const Place* place(std::uint32_t pigeon, std::uint32_t hole) const;
    /// False if the pigeon has no such place.
    cnf::Literal literal(std::uint32_t pigeon, std::uint32_t hole) const;
    Clause pair(std::uint32_t hole, std::uint32_t pigeon, std::uint32_t other) const {
        return {~literal(pigeon, hole), ~literal(other, hole)};
    }
    bool find_cheapest(Level& level) const;
    void derive(Level& level);
    bool refute(const Level& level);
    Clause definition(const Level& level, std::size_t moved, std::size_t hole, Definition which) const;
    void derive_pigeon(const Level& level, std::size_t moved);
    void derive_pairs(const Level& level, std::size_t hole);
    void forget(const Level& level);
    void apply(const Level& level);
    Places moved_places(const Level& level, std::size_t moved) const;
    static Clause clause_of(const Places& places);

    Lemmas& lemmas_;
    std::map<std::uint32_t, Pigeon> pigeons_;     ///< those that are not eliminated
    std::vector<std::set<std::uint32_t>> holes_;  ///< by hole: the pigeons that have a place there
    std::uint32_t pigeon_count_ = 0;              ///< including the eliminated ones
};
}  // namespace satdoku::reason
