#include "hitting_set.hpp"
#include <bit>

namespace satdoku::explain {
namespace {
using Bits = std::vector<std::uint64_t>;

void put(Bits& bits, std::size_t index) { bits[index / 64] |= std::uint64_t{1} << (index % 64); }
bool includes(const Bits& all, const Bits& some) {
    for (std::size_t word = 0; word < all.size(); ++word)
        if ((some[word] & ~all[word]) != 0) return false;
    return true;
}

/// One call of HittingSets::minimum, for a number of elements at a time.
class Search {
  public:
    Search(const std::vector<std::vector<Group>>& sets, std::uint64_t steps, const std::function<bool()>& stopped)
        : steps_(steps), stopped_(stopped) {
        number_elements(sets);
        drop_dominated();
        for (std::size_t set = 0; set < sets.size(); ++set) {
            std::vector<std::size_t> left;
            for (const Group group : sets[set]) {
                const std::size_t element = element_of(group);
                if (kept_[element]) left.push_back(element);
            }
            sets_.push_back(std::move(left));
        }
        std::ranges::stable_sort(sets_, [](const auto& left, const auto& right) { return left.size() < right.size(); });
        hits_.assign(groups_.size(), Bits((sets_.size() + 63) / 64));
        for (std::size_t set = 0; set < sets_.size(); ++set)
            for (const std::size_t element : sets_[set]) put(hits_[element], set);
        forbidden_.assign(groups_.size(), 0);
        marked_.assign(groups_.size(), 0);
    }

    /// Returns true if this number of elements is enough. @pre complete()
    bool find(std::size_t most) {
        chosen_.clear();
        Bits open((sets_.size() + 63) / 64);
        for (std::size_t set = 0; set < sets_.size(); ++set) put(open, set);
        return hit(open, most);
    }
    bool complete() const { return steps_ != 0; }
    std::uint64_t steps_left() const { return steps_; }

    std::vector<Group> chosen() const {
        std::vector<Group> groups;
        for (const std::size_t element : chosen_) groups.push_back(groups_[element]);
        std::ranges::sort(groups);
        return groups;
    }

  private:
    void number_elements(const std::vector<std::vector<Group>>& sets) {
        for (const auto& set : sets) groups_.insert(groups_.end(), set.begin(), set.end());
        std::ranges::sort(groups_);
        groups_.erase(std::unique(groups_.begin(), groups_.end()), groups_.end());
        hits_.assign(groups_.size(), Bits((sets.size() + 63) / 64));
        for (std::size_t set = 0; set < sets.size(); ++set)
            for (const Group group : sets[set]) put(hits_[element_of(group)], set);
    }

    /// An element that hits only what another one hits as well is not needed.
    void drop_dominated() {
        kept_.assign(groups_.size(), true);
        for (std::size_t one = 0; one < groups_.size(); ++one) {
            if (one % elements_between_polls == 0) give_up_if_stopped();
            if (steps_ == 0) return;
            for (std::size_t other = 0; other < groups_.size() && kept_[one]; ++other) {
                if (other == one || !kept_[other] || !includes(hits_[other], hits_[one])) continue;
                kept_[one] = hits_[other] == hits_[one] && one < other;
            }
        }
    }

    void give_up_if_stopped() {
        if (stopped_ && stopped_()) steps_ = 0;
    }

    std::size_t element_of(Group group) const {
        return static_cast<std::size_t>(std::ranges::lower_bound(groups_, group) - groups_.begin());
    }

    /// Counts sets that have no element in common: each needs an element of its own. The set with the fewest elements
    /// left goes to `smallest`. Ends early if there are already too many sets.
    std::size_t bound(const Bits& open, std::size_t most, std::size_t& smallest) {
        ++mark_;
        std::size_t apart = 0;
        std::size_t fewest = groups_.size() + 1;
        for (std::size_t word = 0; word < open.size(); ++word) {
            for (std::uint64_t rest = open[word]; rest != 0; rest &= rest - 1) {
                const std::size_t set = word * 64 + static_cast<std::size_t>(std::countr_zero(rest));
                std::size_t left = 0;
                bool is_apart = true;
                for (const std::size_t element : sets_[set]) {
                    if (forbidden_[element] != 0) continue;
                    ++left;
                    is_apart = is_apart && marked_[element] != mark_;
                }
                if (left < fewest) {
                    fewest = left;
                    smallest = set;
                }
                if (left == 0) return most + 1;
                if (!is_apart) continue;
                for (const std::size_t element : sets_[set])
                    if (forbidden_[element] == 0) marked_[element] = mark_;
                if (++apart > most) return apart;
            }
        }
        return apart;
    }

    bool hit(const Bits& open, std::size_t most) {
        if (std::ranges::all_of(open, [](std::uint64_t word) { return word == 0; })) return true;
        if (steps_ == 0) return false;
        if (--steps_ % steps_between_polls == 0) give_up_if_stopped();
        std::size_t set = 0;
        if (bound(open, most, set) > most) return false;
        std::vector<std::pair<int, std::size_t>> choices;
        for (const std::size_t element : sets_[set]) {
            if (forbidden_[element] != 0) continue;
            int hits = 0;
            for (std::size_t word = 0; word < open.size(); ++word)
                hits += std::popcount(open[word] & hits_[element][word]);
            choices.emplace_back(-hits, element);
        }
        std::ranges::sort(choices);
        bool found = false;
        std::size_t tried = 0;
        for (; tried < choices.size() && !found && steps_ != 0; ++tried) {
            const std::size_t element = choices[tried].second;
            Bits rest = open;
            for (std::size_t word = 0; word < rest.size(); ++word) rest[word] &= ~hits_[element][word];
            chosen_.push_back(element);
            found = hit(rest, most - 1);
            if (!found) chosen_.pop_back();
            ++forbidden_[element];  // the other branches do not use it
        }
        for (std::size_t index = 0; index < tried; ++index) --forbidden_[choices[index].second];
        return found;
    }

    static constexpr std::size_t elements_between_polls = 64;
    static constexpr std::uint64_t steps_between_polls = 64;

    std::uint64_t steps_;
    const std::function<bool()>& stopped_;
    std::vector<Group> groups_;  ///< by element, rising
    std::vector<bool> kept_;     ///< by element
    std::vector<std::vector<std::size_t>> sets_;
    std::vector<Bits> hits_;                ///< by element: the sets that have it
    std::vector<std::uint32_t> forbidden_;  ///< by element
    std::vector<std::uint64_t> marked_;     ///< by element
    std::uint64_t mark_ = 0;
    std::vector<std::size_t> chosen_;
};
}  // namespace

void HittingSets::add(std::span<const Group> set) {
    std::vector<Group> added(set.begin(), set.end());
    std::ranges::sort(added);
    const auto within = [](const std::vector<Group>& small, const std::vector<Group>& large) {
        return std::includes(large.begin(), large.end(), small.begin(), small.end());
    };
    for (const auto& known : sets_)
        if (within(known, added)) return;
    for (const auto& known : sets_) {
        if (!within(added, known)) continue;
        for (const Group group : known) --frequency_[group];
    }
    std::erase_if(sets_, [&](const std::vector<Group>& known) { return within(added, known); });
    if (frequency_.size() <= added.back()) frequency_.resize(std::size_t{added.back()} + 1);
    for (const Group group : added) ++frequency_[group];
    sets_.push_back(std::move(added));
}

Group HittingSets::most_frequent(std::span<const Group> set) const {
    return *std::ranges::max_element(set,
                                     [this](Group left, Group right) { return frequency(left) < frequency(right); });
}

HittingSets::Answer HittingSets::minimum(std::size_t limit, std::uint64_t steps, const std::function<bool()>& stopped) {
    Search search(sets_, steps, stopped);
    Answer answer;
    for (; least_ < limit && !answer.elements && answer.complete;) {
        const bool found = search.find(least_);
        answer.complete = found || search.complete();
        if (found) {
            answer.elements = search.chosen();
        } else if (answer.complete) {
            ++least_;
        }
    }
    answer.steps = steps - search.steps_left();
    return answer;
}
}  // namespace satdoku::explain
