// Forcing nets are proofs: each link follows from the board and from what the links before it said, and the
// branches lead where the step says.
#include "support/catch.hpp"
#include <satdoku/deduce/step.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace satdoku;
using deduce::Candidate;
using deduce::Technique;

namespace {
/// What links say of candidates: true or false.
using Facts = std::set<std::pair<Candidate, bool>>;

/// Whether nothing but the candidate is left in its cell or in a house without these.
bool is_left_alone(const deduce::State& state, const std::vector<Candidate>& without, const Candidate& candidate) {
    const auto gone = [&](const Candidate& other) {
        return std::find(without.begin(), without.end(), other) != without.end();
    };
    bool alone = true;
    for (const int digit : state.candidates(candidate.cell)) {
        const Candidate other{candidate.cell, static_cast<std::uint8_t>(digit)};
        alone = alone && (other == candidate || gone(other));
    }
    for (const deduce::HousePlace& place : state.geometry().places(candidate.cell)) {
        bool in_house = true;
        for (const deduce::Cell cell : state.geometry().house(place.house).set& state.cells_of(candidate.digit)) {
            const Candidate other{cell, candidate.digit};
            in_house = in_house && (other == candidate || gone(other));
        }
        alone = alone || in_house;
    }
    return alone;
}

bool follows(const deduce::State& state, const deduce::Link& link) {
    const Candidate& to = link.to.front();
    if (link.strong) return is_left_alone(state, link.from, to);
    const Candidate& from = link.from.front();
    if (from.cell == to.cell) return from.digit != to.digit;
    return from.digit == to.digit && state.geometry().see_each_other(from.cell, to.cell);
}

/// Follows the branches one after the other, each from its assumption. Returns how many of them end with `end`,
/// or -1 where a link does not follow.
int branches_to(const deduce::State& state, const deduce::Step& step, std::vector<std::pair<Candidate, bool>> starts,
                const std::pair<Candidate, bool>& end) {
    std::size_t next = 0;
    int reached = 0;
    for (const auto& start : starts) {
        Facts facts = {start};
        while (next < step.links.size() && !facts.contains(end)) {
            const deduce::Link& link = step.links[next++];
            for (const Candidate& from : link.from) {
                if (!facts.contains({from, !link.strong})) return -1;
            }
            if (!follows(state, link)) return -1;
            facts.insert({link.to.front(), link.strong});
        }
        reached += facts.contains(end) ? 1 : 0;
    }
    return next == step.links.size() ? reached : -1;
}

/// Whether the links lead from the assumption to something both true and false.
bool clashes(const deduce::State& state, const deduce::Step& step, const std::pair<Candidate, bool>& assumption) {
    Facts facts = {assumption};
    for (const deduce::Link& link : step.links) {
        for (const Candidate& from : link.from) {
            if (!facts.contains({from, !link.strong})) return false;
        }
        if (!follows(state, link)) return false;
        facts.insert({link.to.front(), link.strong});
    }
    const Candidate& last = step.links.back().to.front();
    return facts.contains({last, true}) && facts.contains({last, false});
}

bool proves(const deduce::State& state, const deduce::Step& step) {
    const bool places = !step.placements.empty();
    const Candidate claimed = places ? step.placements.front() : step.eliminations.front();
    const std::vector<Candidate>& base = step.parts.front().candidates;
    if (step.technique == Technique::forcing_chain_contradiction ||
        step.technique == Technique::forcing_net_contradiction)
        return base.front() == claimed && clashes(state, step, {claimed, !places});
    std::vector<std::pair<Candidate, bool>> starts;
    for (const Candidate& candidate : base) starts.emplace_back(candidate, true);
    if (base.size() == 1) starts.emplace_back(base.front(), false);
    return branches_to(state, step, starts, {claimed, places}) == static_cast<int>(starts.size());
}

/// Without easy digits: nets are searched for only if there are none.
deduce::State without_singles(const deduce::Geometry& geometry, const grid::Board& board) {
    deduce::State state(geometry, board);
    for (bool found = true; found;) {
        found = false;
        for (const Technique technique : {Technique::hidden_single, Technique::naked_single}) {
            deduce::Steps steps(deduce::Steps::Wanted::all);
            deduce::facts_of(technique).find(state, technique, steps);
            if (steps.found().empty()) continue;
            deduce::apply(state, steps.found().front());
            found = true;
        }
    }
    return state;
}

bool has_groups(const deduce::Step& step) {
    return std::any_of(step.links.begin(), step.links.end(),
                       [](const deduce::Link& link) { return link.to.size() > 1; });
}
}  // namespace

TEST_CASE("forcing nets are proofs link by link", "[deduce]") {
    const grid::Board board = grid::parse_board(
        grid::sudoku(), ".2..5....4.7..9.366....3....9....86.3.......2.4......1...62.4.8...7...23..2...65.");
    const deduce::Geometry geometry(*board.layout);
    const deduce::State state = without_singles(geometry, board);
    for (const Technique technique : {Technique::forcing_net_contradiction, Technique::forcing_net_verity}) {
        deduce::Steps steps(deduce::Steps::Wanted::all);
        deduce::facts_of(technique).find(state, technique, steps);
        int looked_at = 0;
        int proved = 0;
        for (const deduce::Step& step : steps.found()) {
            if (has_groups(step)) continue;
            ++looked_at;
            proved += proves(state, step) ? 1 : 0;
        }
        CAPTURE(std::string(deduce::facts_of(technique).name));
        CHECK(looked_at > 10);
        CHECK(proved == looked_at);
    }
}
