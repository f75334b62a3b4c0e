#include <satdoku/deduce/step.hpp>

#include <algorithm>

namespace satdoku::deduce {

void apply(State& state, const Step& step) {
    for (const Candidate& candidate : step.placements) state.place(candidate);
    for (const Candidate& candidate : step.eliminations) state.remove(candidate);
}

bool Steps::add(Step step) {
    if (step.placements.empty() && step.eliminations.empty()) return false;
    std::sort(step.eliminations.begin(), step.eliminations.end());
    step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()),
                            step.eliminations.end());
    found_.push_back(std::move(step));
    return wanted_ == Wanted::first;
}

}  // namespace satdoku::deduce
