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
    for (const auto& entry : pigeons_) {
        if (!entry.second.places.empty()) continue;
        lemmas_.add(std::span<const Literal>());
        return true;
    }
    Level level;
    while (find_cheapest(level)) {
        derive(level);
        if (lemmas_.effort().exhausted()) return false;
        if (refute(level)) return true;
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

Literal Pigeonhole::literal(std::uint32_t pigeon, std::uint32_t hole) const {
    const Place* const found = place(pigeon, hole);
    return found != nullptr ? found->literal : ~lemmas_.truth();
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
            const Clause up = definition(level, moved, hole, if_old);
            const Clause up_if_moved = definition(level, moved, hole, if_moved);
            for (const Clause& clause : {up, up_if_moved}) lemmas_.define(clause, [] { return Lemmas::Clauses(); });
            for (const Definition which : {only_if_from, only_if_to})
                lemmas_.define(definition(level, moved, hole, which), [&] { return Lemmas::Clauses{up, up_if_moved}; });
        }
    }
    for (std::size_t moved = 0; moved < level.moved.size(); ++moved) derive_pigeon(level, moved);
    for (std::size_t hole = 0; hole < level.holes.size(); ++hole) derive_pairs(level, hole);
}

/// Adds the empty clause if two pigeons have the eliminated hole as their only place.
bool Pigeonhole::refute(const Level& level) {
    const auto other =
        std::ranges::find_if(level.moved, [&](std::uint32_t pigeon) { return pigeons_.at(pigeon).places.size() == 1; });
    if (!level.holes.empty() || other == level.moved.end()) return false;
    const Clause both = pair(level.hole, level.pigeon, *other);
    lemmas_.add(std::span<const Literal>(), [&] { return Lemmas::Clauses{{~both[0]}, {~both[1]}, both}; });
    return true;
}

Pigeonhole::Clause Pigeonhole::definition(const Level& level, std::size_t moved, std::size_t hole,
                                          Definition which) const {
    const Literal old = literal(level.moved[moved], level.holes[hole]);
    const Literal from = literal(level.moved[moved], level.hole);
    const Literal to = literal(level.pigeon, level.holes[hole]);
    const Literal defined = level.literals[moved * level.holes.size() + hole];
    if (which == if_old) return {defined, ~old};
    if (which == if_moved) return {defined, ~from, ~to};
    return {~defined, old, which == only_if_from ? from : to};
}

/// If none of its new places, the pigeon was in the eliminated hole, and the eliminated one, too.
void Pigeonhole::derive_pigeon(const Level& level, std::size_t moved) {
    const Places places = moved_places(level, moved);
    if (places.empty()) return;  // see refute()
    const std::uint32_t pigeon = level.moved[moved];
    lemmas_.add(clause_of(places), [&] {
        Lemmas::Clauses by;
        for (const Definition which : {if_old, if_moved}) {
            for (std::size_t hole = 0; hole < level.holes.size(); ++hole)
                by.push_back(definition(level, moved, hole, which));
            by.push_back(clause_of(pigeons_.at(which == if_old ? pigeon : level.pigeon).places));
        }
        by.push_back(pair(level.hole, pigeon, level.pigeon));
        return by;
    });
}

/// Derives for the new places of a hole that no two of them are taken, and not one of them with an old place.
void Pigeonhole::derive_pairs(const Level& level, std::size_t hole) {
    const std::uint32_t number = level.holes[hole];
    const Literal leaving = literal(level.pigeon, number);
    const auto defined = [&](std::size_t moved) { return level.literals[moved * level.holes.size() + hole]; };
    // Both came from the eliminated hole, if the eliminated pigeon was here.
    const auto came = [&](std::size_t first, std::size_t second) {
        Lemmas::Clauses by;
        for (const std::size_t each : {first, second}) by.push_back(pair(number, level.moved[each], level.pigeon));
        for (const std::size_t each : {first, second}) by.push_back(definition(level, each, hole, only_if_from));
        by.push_back(pair(level.hole, level.moved[first], level.moved[second]));
        return by;
    };
    const auto was_here = [&](std::size_t moved) { return place(level.moved[moved], number) != nullptr; };
    for (std::size_t moved = 0; moved < level.moved.size(); ++moved) {
        for (std::size_t before = 0; before < moved; ++before) {
            const Clause result = {~defined(moved), ~defined(before)};
            if (!was_here(moved) || !was_here(before)) {
                lemmas_.add(result, [&] {
                    Lemmas::Clauses by = came(moved, before);
                    by.insert(by.begin(), definition(level, was_here(moved) ? before : moved, hole, only_if_to));
                    return by;
                });
                continue;
            }
            const Clause unless = {result[0], result[1], ~leaving};
            lemmas_.add(unless, [&] { return came(moved, before); });
            lemmas_.add(result, [&] {
                return Lemmas::Clauses{unless, definition(level, moved, hole, only_if_to),
                                       definition(level, before, hole, only_if_to),
                                       pair(number, level.moved[moved], level.moved[before])};
            });
            lemmas_.remove(unless);
        }
    }
    for (const std::uint32_t other : holes_[number]) {
        if (other == level.pigeon || std::ranges::binary_search(level.moved, other)) continue;
        for (std::size_t moved = 0; moved < level.moved.size(); ++moved)
            lemmas_.add({~defined(moved), ~literal(other, number)}, [&] {
                return Lemmas::Clauses{pair(number, level.moved[moved], other),
                                       definition(level, moved, hole, only_if_to), pair(number, other, level.pigeon)};
            });
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
            for (const Definition which : {if_old, if_moved, only_if_from, only_if_to})
                lemmas_.remove(definition(level, moved, hole, which));
            forget_pairs(level.moved[moved], level.holes[hole], is_left);
        }
        const Pigeon& pigeon = pigeons_.at(level.moved[moved]);
        if (pigeon.derived) lemmas_.remove(clause_of(pigeon.places));
    }
    const Pigeon& gone = pigeons_.at(level.pigeon);
    if (gone.derived) lemmas_.remove(clause_of(gone.places));
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

Pigeonhole::Clause Pigeonhole::clause_of(const Places& places) {
    Clause clause;
    for (const auto& entry : places) clause.push_back(entry.second.literal);
    return clause;
}
}  // namespace satdoku::reason
