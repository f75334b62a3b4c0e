// A minimal core by deletion: each group is left out in turn, and where the
// others are unsatisfiable without it, only those of them stay that this took
// (clause set refinement). Where they are satisfiable the group is necessary,
// and the model may tell that of others, too.
#include "search.hpp"

#include <algorithm>

namespace satdoku::explain {

CoreFinder::CoreFinder(const Groups& groups, solve::Engine& engine) : groups_(groups), engine_(engine) {}
CoreFinder::~CoreFinder() = default;

Finding CoreFinder::minimal(std::span<const Group> from, std::span<const cnf::Literal> background,
                            const Effort& effort) {
    return Search(*this, from, background, effort).minimal(from);
}

/// Asked in another order, the engine often needs fewer. As long as that pays.
void CoreFinder::Search::trim(std::vector<Group>& core) {
    constexpr std::size_t small = 8;
    for (std::size_t before = core.size() * 2; core.size() > small && core.size() * 10 < before * 9;) {
        before = core.size();
        std::reverse(core.begin(), core.end());
        const bool answered = oracle_.ask(core) == solve::Verdict::unsatisfiable;
        if (answered) core = oracle_.needed(core);
        std::reverse(core.begin(), core.end());
        if (!answered) return;
    }
}

/// Returns whether what is left is proved to be minimal.
bool CoreFinder::Search::shrink(std::vector<Group>& core) {
    Rotation& rotation = *finder_.rotation_;
    rotation.begin(oracle_.background());
    std::vector<Group> rest = core;
    std::vector<Group> necessary;
    bool proved = true;
    while (!rest.empty() && !oracle_.spent()) {
        const Group group = rest.back();
        rest.pop_back();
        // Those that may still go stand first: the questions then begin alike,
        // which engines know to use.
        std::vector<Group> asked = rest;
        asked.insert(asked.end(), necessary.begin(), necessary.end());
        const solve::Verdict verdict = oracle_.ask(asked);
        if (verdict == solve::Verdict::unsatisfiable) {
            rest = oracle_.needed(rest);
            continue;
        }
        necessary.push_back(group);
        proved = proved && verdict == solve::Verdict::satisfiable;
        if (verdict == solve::Verdict::unknown) continue;
        asked.push_back(group);
        for (const Group found : rotation.necessary(asked, group, oracle_.model())) {
            necessary.push_back(found);
            std::erase(rest, found);
        }
    }
    proved = proved && rest.empty();
    core = necessary;
    core.insert(core.end(), rest.begin(), rest.end());
    std::sort(core.begin(), core.end());
    return proved;
}

Finding CoreFinder::Search::minimal(std::span<const Group> from) {
    Finding finding;
    finding.verdict = oracle_.ask(from);
    if (finding.verdict != solve::Verdict::unsatisfiable) return finding;
    finding.core = oracle_.needed(from);
    trim(finding.core);
    finding.minimal = shrink(finding.core);
    return finding;
}

}  // namespace satdoku::explain
