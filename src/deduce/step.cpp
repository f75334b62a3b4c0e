#include "find.hpp"

namespace satdoku::deduce {
void apply(State& state, const Step& step) {
    for (const Candidate& candidate : step.placements) state.place(candidate);
    for (const Candidate& candidate : step.eliminations) state.remove(candidate);
}

bool Steps::add(Step step) {
    if (step.placements.empty() && step.eliminations.empty()) return false;
    std::vector<Candidate>& gone = step.eliminations;
    if (wanted_ == Wanted::all) std::ranges::sort(gone);
    auto end = gone.begin();
    for (const Candidate& candidate : gone)
        if (std::find(gone.begin(), end, candidate) == end) *end++ = candidate;
    gone.erase(end, gone.end());
    found_.push_back(std::move(step));
    return wants_first();
}

namespace {
/// Later candidates weigh more. The weights are those of HoDoKu.
std::size_t place_on_board(const std::vector<Candidate>& candidates) {
    constexpr std::size_t growth = 80;
    std::size_t sum = 0;
    std::size_t weight = 1;
    for (const Candidate& candidate : candidates) {
        sum += candidate.cell * weight + candidate.digit;
        weight += growth;
    }
    return sum;
}
}  // namespace

void PreferredChain::offer(Step step, std::size_t links) {
    std::vector<Candidate>& gone = step.eliminations;
    if (gone.empty()) return;
    std::ranges::sort(gone, [](const Candidate& left, const Candidate& right) {
        return std::tie(left.digit, left.cell) < std::tie(right.digit, right.cell);
    });
    gone.erase(std::unique(gone.begin(), gone.end()), gone.end());
    const Rank rank{-static_cast<std::ptrdiff_t>(gone.size()), links, place_on_board(gone)};
    if (step_ && rank_ <= rank) return;
    rank_ = rank;
    step_ = std::move(step);
}
}  // namespace satdoku::deduce
