// A minimal core by deletion: each group is left out in turn. If the others are unsatisfiable, only those that this
// refutation needed stay (clause set refinement). If they are satisfiable the group is necessary, and the model may
// show that other groups are, too.
#include "search.hpp"

namespace satdoku::explain {
CoreFinder::CoreFinder(const Groups& groups, solve::Engine& engine, Use use)
    : groups_(groups), engine_(engine), use_(use) {}
CoreFinder::~CoreFinder() = default;

Finding CoreFinder::minimal(std::span<const Group> from, std::span<const cnf::Literal> background,
                            const Effort& effort) {
    return Search(*this, from, background, effort).minimal(from);
}

/// Solves the whole core in other orders, in which the engine often needs fewer groups, as long as that helps.
void CoreFinder::Search::trim(std::vector<Group>& core) {
    constexpr std::size_t small = 8;
    for (std::size_t before = core.size() * 2; core.size() > small && core.size() * 10 < before * 9;) {
        before = core.size();
        std::ranges::reverse(core);
        const bool answered = oracle_.ask(core) == solve::Verdict::unsatisfiable;
        if (answered) core = oracle_.needed(core);
        std::ranges::reverse(core);
        if (!answered) return;
    }
}

/// From time to time adds the known results to the engine. The engine then drops the levels of its assumptions, which
/// costs time in proportion to the groups that are left; but each needed group that is an assumption costs a level in
/// every call.
void CoreFinder::Search::settle(std::vector<Group>& rest) {
    if (finder_.use_ != Use::once) return;
    since_settled_ += unsettled_.size();
    if (since_settled_ <= rest.size()) return;
    since_settled_ = 0;
    std::erase_if(rest, [this](Group group) {
        if (status_[group] != Status::needed) return false;
        unsettled_.push_back(group);
        return true;
    });
    oracle_.settle(unsettled_, dropped_);
    unsettled_.clear();
    dropped_.clear();
}

void CoreFinder::Search::keep(Group group) {
    status_[group] = Status::needed;
    --open_;
}

void CoreFinder::Search::drop(Group group) {
    status_[group] = Status::out;
    finder_.rotation_->drop(group);
    dropped_.push_back(group);
    --open_;
    --kept_;
}

/// Returns whether the rest is proved to be minimal.
bool CoreFinder::Search::shrink(std::vector<Group>& core) {
    Rotation& rotation = *finder_.rotation_;
    rotation.begin(core, oracle_.background());
    status_.assign(finder_.groups_.size(), Status::out);
    for (const Group group : core) status_[group] = Status::open;
    std::vector<Group> rest = core;  // includes some that are known to be needed by now
    open_ = kept_ = core.size();
    bool proved = true;
    while (open_ != 0 && !oracle_.spent()) {
        if (oracle_.effort().progress) oracle_.effort().progress(kept_, open_);
        settle(rest);
        const Group group = rest.back();
        rest.pop_back();
        if (status_[group] == Status::needed) {
            unsettled_.push_back(group);
            continue;
        }
        // Groups that may still be left out come first: engines use that consecutive calls then begin alike.
        std::vector<Group> asked = rest;
        asked.insert(asked.end(), unsettled_.begin(), unsettled_.end());
        const solve::Verdict verdict = oracle_.ask(asked);
        if (verdict == solve::Verdict::unsatisfiable) {
            drop(group);
            std::erase_if(rest, [&](Group other) {
                if (status_[other] == Status::needed || oracle_.needed(other)) return false;
                drop(other);
                return true;
            });
            continue;
        }
        keep(group);
        unsettled_.push_back(group);
        proved = proved && verdict == solve::Verdict::satisfiable;
        if (verdict == solve::Verdict::unknown) continue;
        for (const Group found : rotation.necessary(group, oracle_.model())) keep(found);
    }
    std::erase_if(core, [this](Group group) { return status_[group] == Status::out; });
    std::ranges::sort(core);
    unsettled_.clear();
    dropped_.clear();
    return proved && open_ == 0;
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
