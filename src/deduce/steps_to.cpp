// The steps that one conclusion needs. The path of the easiest steps leads to it, among many others that it does not
// need; then steps are left out, in ever smaller runs, as long as each of the rest is found again by its own technique.
#include <satdoku/deduce/path.hpp>

namespace satdoku::deduce {
namespace {
/// Uniqueness techniques would be wrong if givens have been left out, and steps that try out assumptions are too long.
bool is_for_explanations(const TechniqueFacts& facts) {
    const Technique technique = facts.technique;
    const bool relies_on_one_solution = technique >= Technique::uniqueness_1 && technique <= Technique::bug_plus_1;
    return !relies_on_one_solution && technique < Technique::template_set;
}

/// The candidates that are still in the state.
std::vector<Candidate> open_ones(const State& state, std::vector<Candidate> candidates) {
    std::erase_if(candidates, [&](const Candidate& one) { return !state.has(one); });
    return candidates;
}

bool are_among(const std::vector<Candidate>& some, const std::vector<Candidate>& all) {
    return std::ranges::all_of(some, [&](const Candidate& one) { return std::ranges::find(all, one) != all.end(); });
}

/// The techniques that may replace one: a full house is a hidden single once the house has other empty cells.
std::span<const Technique> alike(const Technique& technique) {
    static constexpr std::array singles = {Technique::full_house, Technique::hidden_single, Technique::naked_single};
    if (technique <= singles.back()) return singles;
    return {&technique, 1};
}

class Shortening {
  public:
    Shortening(const State& start, const Candidate& target, std::vector<Step> steps, const std::stop_token& stop)
        : start_(start), target_(target), steps_(std::move(steps)), stop_(stop) {}

    std::vector<Step> run() {
        if (steps_.empty()) return {};
        for (std::size_t run = std::max<std::size_t>(steps_.size() / 2, 1); run > 0; run /= 2) {
            // The last step draws the conclusion, so it stays.
            for (std::size_t end = steps_.size() - 1; end > 0;) {
                const std::size_t begin = end - std::min(end, run);
                leave_out(begin, end);
                end = begin;
            }
        }
        return std::move(steps_);
    }

  private:
    void leave_out(std::size_t begin, std::size_t end) {
        if (work_ > most_work || stop_.stop_requested()) return;
        std::vector<Step> others(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(begin));
        others.insert(others.end(), steps_.begin() + static_cast<std::ptrdiff_t>(end), steps_.end());
        if (auto again = replayed(others, begin)) steps_ = *std::move(again);
    }

    /// The steps as their techniques find them after the ones before them; nothing if one is not found.
    /// @param unchanged  the number of first steps that are known to be found again
    std::optional<std::vector<Step>> replayed(const std::vector<Step>& steps, std::size_t unchanged) {
        State state = start_;
        std::vector<Step> found;
        for (const Step& step : steps) {
            if (unchanged > 0) {
                --unchanged;
                found.push_back(step);
            } else if (open_ones(state, step.placements).empty() && open_ones(state, step.eliminations).empty()) {
                continue;
            } else if (auto again = found_again(state, step)) {
                found.push_back(*std::move(again));
            } else {
                return std::nullopt;
            }
            apply(state, found.back());
        }
        if (state.has(target_)) return std::nullopt;
        return found;
    }

    std::optional<Step> found_again(const State& state, const Step& step) {
        const std::vector<Candidate> placements = open_ones(state, step.placements);
        const std::vector<Candidate> eliminations = open_ones(state, step.eliminations);
        for (const Technique technique : alike(step.technique)) {
            const TechniqueFacts& facts = facts_of(technique);
            work_ += static_cast<std::uint64_t>(std::max(facts.score, 1));
            Steps steps(Steps::Wanted::all);
            facts.find(state, technique, steps);
            for (const Step& one : steps.found())
                if (are_among(placements, one.placements) && are_among(eliminations, one.eliminations)) return one;
        }
        return std::nullopt;
    }

    /// In points of techniques' scores, which grow with the time that their searches take.
    static constexpr std::uint64_t most_work = 40'000;

    const State& start_;
    const Candidate& target_;
    std::vector<Step> steps_;
    const std::stop_token& stop_;
    std::uint64_t work_ = 0;
};
}  // namespace

std::optional<std::vector<Step>> steps_to(const State& start, const Candidate& target, const std::stop_token& stop) {
    State state = start;
    std::vector<Step> steps;
    while (state.has(target)) {
        std::optional<Step> step;
        if (!stop.stop_requested()) step = next_step(state, is_for_explanations);
        if (!step) return std::nullopt;
        apply(state, *step);
        steps.push_back(*std::move(step));
    }
    return Shortening(start, target, std::move(steps), stop).run();
}
}  // namespace satdoku::deduce
