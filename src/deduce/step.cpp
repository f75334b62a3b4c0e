#include <satdoku/deduce/step.hpp>

#include <algorithm>

namespace satdoku::deduce {

void apply(State& state, const Step& step) {
    for (const Candidate& candidate : step.placements) state.place(candidate);
    for (const Candidate& candidate : step.eliminations) state.remove(candidate);
}

bool Steps::add(Step step) {
    if (step.placements.empty() && step.eliminations.empty()) return false;
    std::vector<Candidate>& gone = step.eliminations;
    if (wanted_ == Wanted::all) std::sort(gone.begin(), gone.end());
    auto end = gone.begin();
    for (const Candidate& candidate : gone) {
        if (std::find(gone.begin(), end, candidate) == end) *end++ = candidate;
    }
    gone.erase(end, gone.end());
    found_.push_back(std::move(step));
    return wanted_ == Wanted::first;
}

}  // namespace satdoku::deduce
