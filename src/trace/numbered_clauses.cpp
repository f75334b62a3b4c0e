#include <satdoku/trace/numbered_clauses.hpp>

#include <algorithm>

namespace satdoku::trace {

const NumberedClauses::Told* NumberedClauses::find(std::uint64_t number) const {
    const auto place = places_.find(number);
    return place == places_.end() ? nullptr : &told_[place->second];
}

bool NumberedClauses::knows(std::uint64_t number) const {
    return is_of_formula(number) || find(number) != nullptr;
}

std::span<const cnf::Literal> NumberedClauses::literals(std::uint64_t number) const {
    if (is_of_formula(number)) return (*formula_)[static_cast<std::size_t>(number - 1)];
    const Told* const told = find(number);
    if (told == nullptr) return {};
    const bool latest = told == &told_.back();
    const std::uint64_t end = latest ? literals_.size() : (told + 1)->begin;
    return {literals_.data() + told->begin, static_cast<std::size_t>(end - told->begin)};
}

bool NumberedClauses::is_there(std::uint64_t number) const {
    if (is_of_formula(number))
        return number > removed_.size() || !removed_[static_cast<std::size_t>(number - 1)];
    const Told* const told = find(number);
    return told != nullptr && !told->removed;
}

bool NumberedClauses::is_learned(std::uint64_t number) const {
    if (is_of_formula(number)) return false;
    const Told* const told = find(number);
    return told != nullptr && told->learned;
}

std::uint64_t NumberedClauses::last() const {
    return std::max<std::uint64_t>(highest_told_, formula_ == nullptr ? 0 : formula_->size());
}

void NumberedClauses::tell(std::uint64_t number, std::span<const cnf::Literal> literals, bool learned) {
    told_.push_back({number, literals_.size(), highest_told_, learned});
    places_.emplace(number, told_.size() - 1);
    highest_told_ = std::max(highest_told_, number);
    std::copy(literals.begin(), literals.end(), literals_.room_for(literals.size()));
    literals_.took(literals.size());
}

void NumberedClauses::forget_latest() {
    const Told& latest = told_.back();
    places_.erase(latest.number);
    highest_told_ = latest.highest_before;
    literals_.shorten(static_cast<std::size_t>(latest.begin));
    told_.pop_back();
}

void NumberedClauses::mark(std::uint64_t number, bool removed) {
    if (!is_of_formula(number)) {
        told_[places_.at(number)].removed = removed;
        return;
    }
    const auto index = static_cast<std::size_t>(number - 1);
    if (index >= removed_.size()) removed_.resize(index + 1);
    removed_[index] = removed;
}

}  // namespace satdoku::trace
