#include <satdoku/trace/numbered_clauses.hpp>

namespace satdoku::trace {
const NumberedClauses::Entry* NumberedClauses::find(std::uint64_t number) const {
    const auto place = places_.find(number);
    return place == places_.end() ? nullptr : &entries_[place->second];
}

bool NumberedClauses::knows(std::uint64_t number) const { return is_of_formula(number) || find(number) != nullptr; }

std::span<const cnf::Literal> NumberedClauses::literals(std::uint64_t number) const {
    if (is_of_formula(number)) return (*formula_)[static_cast<std::size_t>(number - 1)];
    const Entry* const entry = find(number);
    if (entry == nullptr) return {};
    const bool latest = entry == &entries_.back();
    const std::uint64_t end = latest ? literals_.size() : (entry + 1)->begin;
    return {literals_.data() + entry->begin, static_cast<std::size_t>(end - entry->begin)};
}

bool NumberedClauses::is_there(std::uint64_t number) const {
    if (is_of_formula(number)) return number > removed_.size() || !removed_[static_cast<std::size_t>(number - 1)];
    const Entry* const entry = find(number);
    return entry != nullptr && !entry->removed;
}

bool NumberedClauses::is_learned(std::uint64_t number) const {
    if (is_of_formula(number)) return false;
    const Entry* const entry = find(number);
    return entry != nullptr && entry->learned;
}

std::uint64_t NumberedClauses::last() const {
    return std::max<std::uint64_t>(highest_added_, formula_ == nullptr ? 0 : formula_->size());
}

void NumberedClauses::add(std::uint64_t number, std::span<const cnf::Literal> literals, bool learned) {
    entries_.push_back({number, literals_.size(), highest_added_, learned});
    places_.emplace(number, entries_.size() - 1);
    highest_added_ = std::max(highest_added_, number);
    std::copy(literals.begin(), literals.end(), literals_.room_for(literals.size()));
    literals_.took(literals.size());
}

void NumberedClauses::remove_latest() {
    const Entry& latest = entries_.back();
    places_.erase(latest.number);
    highest_added_ = latest.highest_before;
    literals_.shorten(static_cast<std::size_t>(latest.begin));
    entries_.pop_back();
}

void NumberedClauses::mark(std::uint64_t number, bool removed) {
    if (!is_of_formula(number)) {
        entries_[places_.at(number)].removed = removed;
        return;
    }
    const auto index = static_cast<std::size_t>(number - 1);
    if (index >= removed_.size()) removed_.resize(index + 1);
    removed_[index] = removed;
}
}  // namespace satdoku::trace
