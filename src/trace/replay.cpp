// Every apply() stores a Step with its changes and puts replaced values on stacks; revert() restores them from there.
#include <satdoku/core/error.hpp>
#include <satdoku/trace/header.hpp>
#include <satdoku/trace/replay.hpp>

namespace satdoku::trace {
namespace {
using solve::Event;
using Kind = Event::Kind;

/// Encodes an optional clause number in one word.
constexpr std::uint64_t as_word(std::optional<std::uint64_t> number) { return number ? *number + 1 : 0; }
constexpr std::optional<std::uint64_t> from_word(std::uint64_t word) {
    if (word == 0) return std::nullopt;
    return word - 1;
}

/// Returns the count to which the event belongs; nullptr if there is none.
constexpr std::uint64_t Counts::*count_of(const Event& event) {
    switch (event.kind) {
        case Kind::decision:
            if (event.word == "flip") return &Counts::flips;
            return event.word == "decision" ? &Counts::decisions : nullptr;
        case Kind::propagation: return &Counts::propagations;
        case Kind::pure_literal: return &Counts::pure_literals;
        case Kind::conflict: return &Counts::conflicts;
        case Kind::learned: return &Counts::learned;
        case Kind::restart: return &Counts::restarts;
        case Kind::reduction: return &Counts::reductions;
        case Kind::rephase: return &Counts::rephasings;
        default: return nullptr;
    }
}
}  // namespace

int Replay::value(cnf::Literal literal) const {
    const Assigned* const found = find(literal.variable());
    if (found == nullptr) return 0;
    return found->literal == literal ? 1 : -1;
}

const Assigned* Replay::find(cnf::Variable variable) const {
    const std::uint32_t place = places_[variable];
    return place == 0 ? nullptr : &trail_[place - 1];
}

std::string_view Replay::word(std::uint32_t number) const {
    return number == 0 ? std::string_view{} : words_[number - 1];
}

void Replay::refuse(const Event& event) const {
    throw core::Error("trace.does_not_fit", {std::to_string(counts_.events + 1), std::string(name_of(event.kind))});
}

void Replay::require_fit(const Event& event) const {
    bool fits = true;
    switch (event.kind) {
        case Kind::decision: fits = event.level == level() + 1 && value(event.literal) >= 0; break;
        case Kind::propagation:
        case Kind::pure_literal: fits = event.level <= level() && value(event.literal) >= 0; break;
        case Kind::learned:
        case Kind::added: fits = event.clause == 0 || !clauses_.knows(event.clause); break;
        case Kind::backtrack: fits = event.level <= level(); break;
        default: break;
    }
    if (!fits) refuse(event);
}

void Replay::apply(const Event& event) {
    require_fit(event);
    Step step{.kind = event.kind};
    if (event.word != "kept") step.count = count_of(event);
    if (step.count != nullptr) ++(counts_.*step.count);
    switch (event.kind) {
        case Kind::decision:
            levels_.push_back(trail_.size());
            assign(event, step);
            break;
        case Kind::propagation:
            add_clause(event, step);
            assign(event, step);
            break;
        case Kind::pure_literal: assign(event, step); break;
        case Kind::conflict:
            add_clause(event, step);
            saved_.push_back(as_word(conflict_));
            conflict_ = event.clause;
            break;
        case Kind::learned:
        case Kind::added: add_clause(event, step); break;
        case Kind::removed: remove(event.clause, step); break;
        case Kind::backtrack: take_back(event.level); break;
        case Kind::mode:
        case Kind::simplification:
        case Kind::end:
            saved_.push_back(word_of(event.kind));
            word_of(event.kind) = event.word.empty() ? 0 : words_.number_of(event.word) + 1;
            break;
        case Kind::watch: watch(event, step); break;
        case Kind::scores:
        case Kind::restart:
        case Kind::reduction:
        case Kind::rephase: break;
    }
    steps_.push_back(step);
    if (!solve::is_detail(event.kind)) ++counts_.events;
}

void Replay::revert() {
    const Step step = steps_.back();
    steps_.pop_back();
    if (!solve::is_detail(step.kind)) --counts_.events;
    if (step.count != nullptr) --(counts_.*step.count);
    switch (step.kind) {
        case Kind::decision: levels_.pop_back(); break;
        case Kind::conflict: conflict_ = from_word(pop_saved()); break;
        case Kind::removed:
            if (step.removed) undo_remove();
            break;
        case Kind::backtrack: undo_take_back(); break;
        case Kind::watch: undo_watch(step); break;
        case Kind::mode:
        case Kind::simplification:
        case Kind::end: word_of(step.kind) = static_cast<std::uint32_t>(pop_saved()); break;
        default: break;
    }
    if (step.assigned) unassign();
    if (!step.added) return;
    if (step.kind == Kind::learned) --counts_.kept;
    clauses_.remove_latest();
}

void Replay::forget_past() {
    steps_ = {};
    saved_ = {};
    cut_ = {};
    earlier_ = {};
}

/// A literal that is true already (of a decision, or of level 0 in a further solve) stays as it is.
void Replay::assign(const Event& event, Step& step) {
    if (value(event.literal) > 0) return;
    trail_.push_back({.literal = event.literal,
                      .level = event.level,
                      .how = event.kind,
                      .reason = event.kind == Kind::propagation ? event.clause : 0,
                      .flip = event.kind == Kind::decision && event.word == "flip"});
    places_.set(event.literal.variable(), static_cast<std::uint32_t>(trail_.size()));
    step.assigned = true;
}

void Replay::unassign() {
    places_.set(trail_.back().literal.variable(), 0);
    trail_.pop_back();
}

void Replay::add_clause(const Event& event, Step& step) {
    if (event.clause == 0 || clauses_.knows(event.clause)) return;
    const bool learned = event.kind == Kind::learned;
    clauses_.add(event.clause, event.literals, learned);
    counts_.kept += learned ? 1 : 0;
    step.added = true;
}

void Replay::remove(std::uint64_t number, Step& step) {
    if (!clauses_.is_there(number)) return;
    counts_.kept -= clauses_.is_learned(number) ? 1 : 0;
    clauses_.mark(number, true);
    saved_.push_back(number);
    step.removed = true;
}

void Replay::undo_remove() {
    const std::uint64_t number = pop_saved();
    clauses_.mark(number, false);
    counts_.kept += clauses_.is_learned(number) ? 1 : 0;
}

/// Saves the conflict, the beginnings of the levels, their number, and the number of literals put on cut_.
void Replay::take_back(std::uint32_t level) {
    saved_.push_back(as_word(conflict_));
    conflict_.reset();
    const std::size_t begin = level < levels_.size() ? levels_[level] : trail_.size();
    for (std::size_t at = level; at < levels_.size(); ++at) saved_.push_back(levels_[at]);
    saved_.push_back(levels_.size() - level);
    levels_.resize(level);
    saved_.push_back(trail_.size() - begin);
    cut_.insert(cut_.end(), trail_.begin() + static_cast<std::ptrdiff_t>(begin), trail_.end());
    const std::size_t end = trail_.size();
    std::size_t kept = begin;
    for (std::size_t at = begin; at < end; ++at) {
        const Assigned assigned = trail_[at];
        places_.set(assigned.literal.variable(), 0);
        if (assigned.level > level) continue;
        // The literal belongs to a lower level but became true later than its decision.
        trail_[kept++] = assigned;
        places_.set(assigned.literal.variable(), static_cast<std::uint32_t>(kept));
    }
    trail_.resize(kept, Assigned{});
}

void Replay::undo_take_back() {
    const auto literals = static_cast<std::size_t>(pop_saved());
    const auto levels = static_cast<std::size_t>(pop_saved());
    const std::size_t first = saved_.size() - levels;
    const std::size_t begin = levels == 0 ? trail_.size() : static_cast<std::size_t>(saved_[first]);
    for (std::size_t at = first; at < saved_.size(); ++at) levels_.push_back(static_cast<std::size_t>(saved_[at]));
    saved_.resize(first);
    trail_.resize(begin, Assigned{});
    for (std::size_t at = cut_.size() - literals; at < cut_.size(); ++at) {
        trail_.push_back(cut_[at]);
        places_.set(cut_[at].literal.variable(), static_cast<std::uint32_t>(trail_.size()));
    }
    cut_.resize(cut_.size() - literals, Assigned{});
    conflict_ = from_word(pop_saved());
}

const Watching* Replay::watching(std::uint64_t clause) const {
    const auto found = watching_.find(clause);
    return found == watching_.end() || !is_there(clause) ? nullptr : &found->second;
}

void Replay::watch(const Event& event, Step& step) {
    const auto [place, is_new] = watching_.try_emplace(event.clause);
    step.known = !is_new;
    if (step.known) earlier_.push_back(place->second);
    saved_.push_back(event.clause);
    Watching& now = place->second;
    now.left = event.count;
    now.unlinked = event.literals.empty() && event.word == "satisfied";
    if (event.literals.size() >= now.pair.size())
        std::copy_n(event.literals.begin(), now.pair.size(), now.pair.begin());
}

void Replay::undo_watch(const Step& step) {
    const std::uint64_t clause = pop_saved();
    if (!step.known) {
        watching_.erase(clause);
        return;
    }
    watching_.at(clause) = earlier_.back();
    earlier_.pop_back();
}

std::uint32_t& Replay::word_of(Kind kind) {
    return kind == Kind::mode ? mode_ : kind == Kind::simplification ? technique_ : verdict_;
}

std::uint64_t Replay::pop_saved() {
    const std::uint64_t word = saved_.back();
    saved_.pop_back();
    return word;
}
}  // namespace satdoku::trace
