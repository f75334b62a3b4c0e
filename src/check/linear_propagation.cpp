#include "linear_propagation.hpp"
#include <algorithm>
#include <utility>

namespace satdoku::check {
void LinearPropagation::make_room(const Linear& linear) {
    for (const LinearTerm& term : linear.terms) {
        const std::size_t codes = std::size_t{2} * (term.code / 2) + 2;
        if (codes <= values_.size()) continue;
        const std::size_t size = std::max(codes, values_.size() + values_.size() / 2);
        values_.resize(size, 0);
        watches_.resize(size);
        occurrences_.resize(size);
        reasons_.resize(size / 2 + 1, nullptr);
    }
}

void LinearPropagation::add(Linear linear) {
    make_room(linear);
    Row& row = *rows_.emplace_back(std::make_unique<Row>());
    row.linear = std::move(linear);
    row.linear.terms.shrink_to_fit();  // sums are made with room for what cancels out
    if (table_) table_->emplace(hash_of(row.linear), last_id());
    for (const LinearTerm& term : row.linear.terms) {
        const std::uint32_t variable = term.code / 2;
        if (variable < first_own_) continue;
        if (own_.size() <= variable - first_own_) own_.resize(variable - first_own_ + 1);
        own_[variable - first_own_].push_back(last_id());
    }
    attach(row);
    if (!imply(row) || !propagate()) contradiction_ = true;
}

/// In how many lists a row is put.
std::uint64_t LinearPropagation::places_of(const Row& row) {
    const std::size_t size = row.linear.terms.size();
    return !row.clause ? size : size < 2 ? 0 : 2;
}

/// Puts a row into the lists.
void LinearPropagation::attach(Row& row) {
    const Linear& linear = row.linear;
    for (const LinearTerm& term : linear.terms) row.largest = std::max(row.largest, term.coefficient);
    row.clause =
        linear.degree > 0 && std::all_of(linear.terms.begin(), linear.terms.end(),
                                         [&](const LinearTerm& term) { return term.coefficient >= linear.degree; });
    places_ += places_of(row);
    if (!row.clause) {
        row.slack = largest_sum(linear) - linear.degree;
        for (const LinearTerm& term : linear.terms) {
            occurrences_[term.code].push_back({&row, term.coefficient});
            if (is_visited(term.code)) row.slack -= term.coefficient;
        }
        return;
    }
    if (linear.terms.size() < 2) return;
    // Literals that are not false are watched.
    std::uint32_t found = 0;
    for (std::uint32_t place = 0; place < linear.terms.size() && found < 2; ++place)
        if (values_[linear.terms[place].code] >= 0) row.watched[found++] = place;
    for (std::uint32_t place = 0; found < 2; ++place)
        if (values_[linear.terms[place].code] < 0) row.watched[found++] = place;
    const std::uint32_t codes[] = {linear.terms[row.watched[0]].code, linear.terms[row.watched[1]].code};
    watches_[codes[0]].push_back({&row, codes[1]});
    watches_[codes[1]].push_back({&row, codes[0]});
}

/// Whether the literal is false and that has been propagated.
bool LinearPropagation::is_visited(std::uint32_t code) const {
    if (values_[code] >= 0) return false;
    if (propagated_ == trail_.size()) return true;
    const auto end = trail_.begin() + static_cast<std::ptrdiff_t>(propagated_);
    return std::find(trail_.begin(), end, code ^ 1U) != end;
}

const Linear* LinearPropagation::find(std::int64_t id) const {
    if (id <= 0 || id > last_id() || rows_[static_cast<std::size_t>(id)] == nullptr) return nullptr;
    return &rows_[static_cast<std::size_t>(id)]->linear;
}

void LinearPropagation::remove(std::int64_t id) {
    std::unique_ptr<Row> row = std::move(rows_[static_cast<std::size_t>(id)]);
    if (table_) {
        auto [begin, end] = table_->equal_range(hash_of(row->linear));
        const auto own = std::find_if(begin, end, [&](const auto& entry) { return entry.second == id; });
        if (own != end) table_->erase(own);
    }
    row->dead = true;
    for (const LinearTerm& term : row->linear.terms)
        if (reasons_[term.code / 2] == row.get()) unsettled_ = true;
    if (contradiction_) unsettled_ = true;
    const std::uint64_t places = places_of(*row);
    if (places == 0) return;
    row->linear = {};
    dead_places_ += places;
    dead_.push_back(std::move(row));
}

/// Removes dead rows from all lists, and then themselves.
void LinearPropagation::collect() {
    const auto is_over = [&](const auto& each) { return each.row->dead; };
    for (auto& list : watches_) std::erase_if(list, is_over);
    for (auto& list : occurrences_) std::erase_if(list, is_over);
    dead_.clear();
    places_ -= std::exchange(dead_places_, 0);
}

void LinearPropagation::settle() {
    if (2 * dead_places_ > places_) collect();
    if (!unsettled_) return;
    unsettled_ = false;
    contradiction_ = false;
    undo(0);
    std::fill(reasons_.begin(), reasons_.end(), nullptr);
    for (const auto& row : rows_)
        if (row != nullptr && !imply(*row)) contradiction_ = true;
    if (!propagate()) contradiction_ = true;
}

bool LinearPropagation::contains(const Linear& linear) {
    if (!table_) {
        table_.emplace();
        for (std::int64_t id = 1; id <= last_id(); ++id)
            if (const Linear* each = find(id)) table_->emplace(hash_of(*each), id);
    }
    const auto [begin, end] = table_->equal_range(hash_of(linear));
    return std::any_of(begin, end, [&](const auto& entry) { return *find(entry.second) == linear; });
}

// ---- Propagation

void LinearPropagation::assign(std::uint32_t code, Row* reason) {
    values_[code] = 1;
    values_[code ^ 1U] = -1;
    reasons_[code / 2] = reason;
    trail_.push_back(code);
}

bool LinearPropagation::imply(Row& row) {
    if (!row.clause) {
        if (row.slack < 0) return false;
        if (row.slack >= row.largest) return true;
        for (const LinearTerm& term : row.linear.terms)
            if (term.coefficient > row.slack && values_[term.code] == 0) assign(term.code, &row);
        return true;
    }
    const LinearTerm* open = nullptr;
    for (const LinearTerm& term : row.linear.terms) {
        if (values_[term.code] < 0) continue;
        // Prefer a unit clause as reason: it is never removed, unlike the longer one that was found first.
        if (values_[term.code] > 0) {
            if (row.linear.terms.size() == 1) reasons_[term.code / 2] = &row;
            return true;
        }
        if (open != nullptr) return true;
        open = &term;
    }
    if (open == nullptr) return false;
    assign(open->code, &row);
    return true;
}

bool LinearPropagation::propagate() {
    while (propagated_ < trail_.size()) {
        const std::uint32_t no = trail_[propagated_++] ^ 1U;
        if (!visit_occurrences(no) || !visit_watches(no)) return false;
    }
    return true;
}

/// A literal has become false. All slacks are updated, also at a conflict.
bool LinearPropagation::visit_occurrences(std::uint32_t code) {
    std::vector<Occurrence>& list = occurrences_[code];
    touched_.clear();
    bool conflict = false;
    std::size_t kept = 0;
    for (const Occurrence& each : list) {
        if (each.row->dead) continue;
        list[kept++] = each;
        each.row->slack -= each.coefficient;
        if (each.row->slack < 0) conflict = true;
        if (each.row->slack < each.row->largest) touched_.push_back(each.row);
    }
    list.resize(kept);
    if (conflict) return false;
    for (Row* row : touched_) imply(*row);
    return true;
}

bool LinearPropagation::visit_watches(std::uint32_t code) {
    std::vector<Watch>& list = watches_[code];
    std::size_t kept = 0;
    for (std::size_t index = 0; index < list.size(); ++index) {
        Row* const row = list[index].row;
        if (values_[list[index].other] > 0) {
            list[kept++] = list[index];
            continue;
        }
        if (row->dead) continue;
        const std::vector<LinearTerm>& terms = row->linear.terms;
        std::uint32_t& own = terms[row->watched[0]].code == code ? row->watched[0] : row->watched[1];
        const std::uint32_t other = terms[&own == &row->watched[0] ? row->watched[1] : row->watched[0]].code;
        if (values_[other] > 0) {
            list[kept++] = {row, other};
            continue;
        }
        const auto free = std::find_if(terms.begin(), terms.end(), [&](const LinearTerm& term) {
            return term.code != other && values_[term.code] >= 0;
        });
        if (free != terms.end()) {
            own = static_cast<std::uint32_t>(free - terms.begin());
            watches_[free->code].push_back({row, other});
            continue;
        }
        list[kept++] = {row, other};
        if (values_[other] < 0) {
            while (++index < list.size()) list[kept++] = list[index];
            list.resize(kept);
            return false;
        }
        assign(other, row);
    }
    list.resize(kept);
    return true;
}

void LinearPropagation::undo(std::size_t size) {
    while (trail_.size() > size) {
        const std::uint32_t code = trail_.back();
        trail_.pop_back();
        if (trail_.size() < propagated_) {
            for (const Occurrence& each : occurrences_[code ^ 1U]) each.row->slack += each.coefficient;
            propagated_ = trail_.size();
        }
        values_[code] = values_[code ^ 1U] = 0;
        reasons_[code / 2] = nullptr;
    }
}

// ---- Assumptions

bool LinearPropagation::refutes(const Linear& linear) {
    if (contradiction_) return true;
    make_room(linear);
    const Linear negated = negation(linear);
    if (negated.degree <= 0) return false;
    assumed_.push_back(std::make_unique<Row>());
    Row& row = *assumed_.back();
    row.linear = negated;
    for (const LinearTerm& term : negated.terms) row.largest = std::max(row.largest, term.coefficient);
    row.slack = largest_sum(negated) - negated.degree;
    for (const LinearTerm& term : negated.terms) {
        occurrences_[term.code].push_back({&row, term.coefficient});
        if (values_[term.code] < 0) row.slack -= term.coefficient;
    }
    return !imply(row) || !propagate();
}

void LinearPropagation::give_up(const Mark& mark) {
    undo(mark.trail);
    while (assumed_.size() > mark.assumed) {
        for (const LinearTerm& term : assumed_.back()->linear.terms) {
            std::vector<Occurrence>& list = occurrences_[term.code];
            list.erase(std::find_if(list.begin(), list.end(),
                                    [&](const Occurrence& each) { return each.row == assumed_.back().get(); }));
        }
        assumed_.pop_back();
    }
}
}  // namespace satdoku::check
