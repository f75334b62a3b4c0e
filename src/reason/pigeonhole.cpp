#include "pigeonhole.hpp"

namespace satdoku::reason {
using cnf::Literal;

std::uint32_t Pigeonhole::add_hole() {
    holes_.emplace_back();
    return static_cast<std::uint32_t>(holes_.size() - 1);
}

void Pigeonhole::add_pigeon(Places places, bool derived) {
    for (const auto& entry : places) holes_[entry.first].insert(pigeon_count_);
    pigeons_.emplace(pigeon_count_++, Pigeon{std::move(places), derived});
}

bool Pigeonhole::refute() {
    for (const auto& entry : pigeons_)
        if (entry.second.places.empty()) return true;
    Level level;
    while (find_cheapest(level)) {
        derive(level);
        if (lemmas_.effort().exhausted()) return false;
        if (is_contradiction(level)) return true;
        forget(level);
        apply(level);
        level = {};
    }
    return false;
}

const Pigeonhole::Place* Pigeonhole::place(std::uint32_t pigeon, std::uint32_t hole) const {
    const Places& places = pigeons_.at(pigeon).places;
    const auto found = places.find(hole);
    return found == places.end() ? nullptr : &found->second;
}

/// Finds the pigeon and the hole that need the fewest new places. Returns false if no pigeon has a place.
bool Pigeonhole::find_cheapest(Level& level) const {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (const auto& [pigeon, is] : pigeons_) {
        lemmas_.effort().spend(1 + is.places.size());
        for (const auto& entry : is.places) {
            const std::uint64_t moved = holes_[entry.first].size() - 1;
            const std::uint64_t cost = moved * (is.places.size() - 1);
            if (cost >= least) continue;
            least = cost;
            level.pigeon = pigeon;
            level.hole = entry.first;
        }
    }
    return least != std::numeric_limits<std::uint64_t>::max();
}

void Pigeonhole::derive(Level& level) {
    for (const std::uint32_t pigeon : holes_[level.hole])
        if (pigeon != level.pigeon) level.moved.push_back(pigeon);
    for (const auto& entry : pigeons_.at(level.pigeon).places)
        if (entry.first != level.hole) level.holes.push_back(entry.first);
    for (std::size_t moved = 0; moved < level.moved.size(); ++moved) {
        for (std::size_t hole = 0; hole < level.holes.size(); ++hole) {
            level.literals.push_back(lemmas_.fresh());
            write_definition(level, moved, hole, true);
        }
    }
    for (std::size_t moved = 0; moved < level.moved.size(); ++moved) {
        const Places places = moved_places(level, moved);
        if (!places.empty()) write_pigeon(places, true);  // else is_contradiction()
    }
    for (std::size_t hole = 0; hole < level.holes.size(); ++hole) derive_pairs(level, hole);
}

/// Returns true if two pigeons have the eliminated hole as their only place.
bool Pigeonhole::is_contradiction(const Level& level) const {
    return level.holes.empty() && std::ranges::any_of(level.moved, [&](std::uint32_t pigeon) {
               return pigeons_.at(pigeon).places.size() == 1;
           });
}

/// A new place is taken if the old one was, or if the moved pigeon was in the eliminated hole and the eliminated one
/// here.
void Pigeonhole::write_definition(const Level& level, std::size_t moved, std::size_t hole, bool addition) {
    const std::uint32_t pigeon = level.moved[moved];
    const Place* const before = place(pigeon, level.holes[hole]);
    const Literal old = before != nullptr ? before->literal : ~lemmas_.truth();
    const Literal from = place(pigeon, level.hole)->literal;
    const Literal to = place(level.pigeon, level.holes[hole])->literal;
    const Literal defined = level.literals[moved * level.holes.size() + hole];
    const auto write = [&](std::initializer_list<Literal> clause) {
        addition ? lemmas_.add(clause) : lemmas_.remove(clause);
    };
    write({defined, ~old});
    write({defined, ~from, ~to});
    write({~defined, old, from});
    write({~defined, old, to});
}

/// Derives for the new places of a hole that no two of them are taken, and not one of them with an old place.
void Pigeonhole::derive_pairs(const Level& level, std::size_t hole) {
    const std::uint32_t number = level.holes[hole];
    const Literal leaving = place(level.pigeon, number)->literal;
    std::set<std::uint32_t> others = holes_[number];
    others.erase(level.pigeon);
    for (std::size_t moved = 0; moved < level.moved.size(); ++moved) {
        const Literal literal = level.literals[moved * level.holes.size() + hole];
        const bool was_here = others.erase(level.moved[moved]) > 0;
        for (std::size_t before = 0; before < moved; ++before) {
            const Literal other = level.literals[before * level.holes.size() + hole];
            // Either both came from the eliminated hole, or one of them was here together with the other.
            const bool both_were = was_here && place(level.moved[before], number) != nullptr;
            if (both_were) lemmas_.add({~literal, ~other, ~leaving});
            lemmas_.add({~literal, ~other});
            if (both_were) lemmas_.remove({~literal, ~other, ~leaving});
        }
    }
    for (const std::uint32_t other : others) {
        const Literal stays = place(other, number)->literal;
        for (std::size_t moved = 0; moved < level.moved.size(); ++moved)
            lemmas_.add({~level.literals[moved * level.holes.size() + hole], ~stays});
    }
}

/// Removes the clauses of the eliminated pigeon and hole.
void Pigeonhole::forget(const Level& level) {
    const auto forget_pairs = [&](std::uint32_t pigeon, std::uint32_t hole, auto&& counts) {
        const Place* const over = place(pigeon, hole);
        if (over == nullptr) return;
        for (const std::uint32_t other : holes_[hole]) {
            const Place* const with = place(other, hole);
            if (other == pigeon || !counts(other) || !(over->defined || with->defined)) continue;
            lemmas_.remove({~over->literal, ~with->literal});
        }
    };
    std::set<std::uint32_t> over;
    const auto is_left = [&](std::uint32_t other) { return !over.contains(other); };
    over.insert(level.pigeon);
    forget_pairs(level.pigeon, level.hole, [](std::uint32_t) { return true; });
    for (const std::uint32_t hole : level.holes) {
        forget_pairs(level.pigeon, hole, [](std::uint32_t) { return true; });
    }
    for (std::size_t moved = 0; moved < level.moved.size(); ++moved) {
        over.insert(level.moved[moved]);
        forget_pairs(level.moved[moved], level.hole, is_left);
        for (std::size_t hole = 0; hole < level.holes.size(); ++hole) {
            write_definition(level, moved, hole, false);
            forget_pairs(level.moved[moved], level.holes[hole], is_left);
        }
        const Pigeon& pigeon = pigeons_.at(level.moved[moved]);
        if (pigeon.derived) write_pigeon(pigeon.places, false);
    }
    const Pigeon& gone = pigeons_.at(level.pigeon);
    if (gone.derived) write_pigeon(gone.places, false);
}

void Pigeonhole::apply(const Level& level) {
    for (std::size_t moved = 0; moved < level.moved.size(); ++moved) {
        Pigeon& pigeon = pigeons_.at(level.moved[moved]);
        pigeon.places = moved_places(level, moved);
        pigeon.derived = true;
        for (const std::uint32_t hole : level.holes) holes_[hole].insert(level.moved[moved]);
    }
    for (const std::uint32_t hole : level.holes) holes_[hole].erase(level.pigeon);
    holes_[level.hole].clear();
    pigeons_.erase(level.pigeon);
}

Pigeonhole::Places Pigeonhole::moved_places(const Level& level, std::size_t moved) const {
    Places places = pigeons_.at(level.moved[moved]).places;
    places.erase(level.hole);
    for (std::size_t hole = 0; hole < level.holes.size(); ++hole)
        places[level.holes[hole]] = {level.literals[moved * level.holes.size() + hole], true};
    return places;
}

void Pigeonhole::write_pigeon(const Places& places, bool addition) {
    std::vector<Literal> clause;
    for (const auto& entry : places) clause.push_back(entry.second.literal);
    addition ? lemmas_.add(clause) : lemmas_.remove(clause);
}
}  // namespace satdoku::reason
