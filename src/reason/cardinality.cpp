#include "subsets.hpp"
#include <satdoku/cnf/clause.hpp>
#include <satdoku/cnf/occurrences.hpp>
#include <satdoku/reason/cardinality.hpp>
#include <optional>

namespace satdoku::reason {
namespace {
using cnf::Literal;

/// Longer clauses are not extended, because the number of subsets that a constraint needs grows too fast.
constexpr std::size_t longest_part = 6;

/// All clauses of one length, without duplicates, with an index by content and by literals.
class Parts {
  public:
    explicit Parts(std::size_t length) : length_(length) {}

    /// @param clause sorted, each literal once
    void add(std::span<const Literal> clause) { literals_.insert(literals_.end(), clause.begin(), clause.end()); }

    /// To be called after all clauses have been added. Returns false if there are none or the effort has ended.
    bool prepare(core::Effort& effort) {
        if (literals_.empty() || !effort.spend(8 * size())) return false;
        connect();
        return true;
    }

    /// For clauses of two literals: if at most one of these literals is true, adds this constraint, extended as far as
    /// possible. Cliques that are found without such a hint may cut across the cliques that the formula was made of.
    void gather_around(std::span<const Literal> literals, std::vector<Cardinality>& found, core::Effort& effort) {
        grown_.clear();
        covered_.clear();
        for (const Literal literal : literals) {
            if ((~literal).code() >= marks_.size() || !extends(~literal, effort)) return;
            grown_.push_back(~literal);
            covered_.insert(covered_.end(), touched_.begin(), touched_.end());
        }
        for (const std::uint32_t index : covered_) used_[index] = true;
        collect_candidates(std::array{std::min(grown_[0], grown_[1]), std::max(grown_[0], grown_[1])}, effort);
        grow(found, effort);
    }

    /// Puts every clause that is in no constraint yet into one, which is extended as far as possible.
    void gather(std::vector<Cardinality>& found, core::Effort& effort) {
        for (std::uint32_t index = 0; index < size(); ++index) {
            if (used_[index]) continue;
            if (!effort.spend(4)) return;
            grown_.assign(clause(index).begin(), clause(index).end());
            used_[index] = true;
            collect_candidates(clause(index), effort);
            grow(found, effort);
        }
    }

  private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    std::size_t size() const { return literals_.size() / length_; }
    std::span<const Literal> clause(std::uint32_t index) const { return {literals_.data() + index * length_, length_}; }

    std::span<const std::uint32_t> occurrences(Literal literal) const { return (*occurrences_)[literal]; }

    /// Fills the table and the lists of occurrences. Duplicates are marked as used.
    void connect() {
        used_.assign(size(), false);
        std::size_t slots = 16;
        while (slots < 2 * size()) slots *= 2;
        table_.assign(slots, none);
        std::uint32_t codes = 0;
        for (const Literal literal : literals_) codes = std::max(codes, literal.code() + 1);
        marks_.assign(codes, false);
        for (std::uint32_t index = 0; index < size(); ++index) {
            std::uint32_t& slot = table_[find(clause(index))];
            used_[index] = slot != none;
            if (!used_[index]) slot = index;
        }
        occurrences_.emplace(codes, [this](auto&& item) {
            for (std::uint32_t index = 0; index < size(); ++index) {
                if (used_[index]) continue;
                for (const Literal literal : clause(index)) item(literal, index);
            }
        });
    }

    /// Returns the slot of the table with this clause, or the empty slot for it. @param wanted  sorted
    std::size_t find(std::span<const Literal> wanted) const {
        std::size_t slot = static_cast<std::size_t>(cnf::clause_hash(wanted)) & (table_.size() - 1);
        while (table_[slot] != none && !std::ranges::equal(clause(table_[slot]), wanted))
            slot = (slot + 1) & (table_.size() - 1);
        return slot;
    }

    /// Collects in candidates_ the literals that make another clause if they replace a literal of this one, other than
    /// that with the fewest occurrences. All literals that extend the constraint are among them.
    void collect_candidates(std::span<const Literal> around, core::Effort& effort) {
        const Literal rarest =
            *std::ranges::min_element(around, {}, [&](Literal literal) { return occurrences(literal).size(); });
        for (const Literal literal : around) marks_[literal.code()] = true;
        candidates_.clear();
        effort.spend(2 * occurrences(rarest).size());
        for (const std::uint32_t index : occurrences(rarest)) {
            Literal other;
            std::size_t strange = 0;
            for (const Literal literal : clause(index))
                if (!marks_[literal.code()]) other = literal, ++strange;
            if (strange == 1) candidates_.push_back(other);
        }
        for (const Literal literal : around) marks_[literal.code()] = false;
        core::sort_unique(candidates_);
    }

    /// Returns true if every clause of `literal` and length - 1 literals of grown_ exists; touched_ gets these clauses.
    bool extends(Literal literal, core::Effort& effort) {
        const auto same = [&](Literal each) { return each.variable() == literal.variable(); };
        if (std::ranges::any_of(grown_, same)) return false;
        touched_.clear();
        if (grown_.size() + 1 < length_) return true;
        std::array<std::size_t, longest_part> places{};
        const std::span chosen(places.data(), length_ - 1);
        return each_subset(grown_.size(), chosen, [&] {
            subset_.assign(1, literal);
            for (const std::size_t place : chosen) subset_.push_back(grown_[place]);
            std::sort(subset_.begin(), subset_.end());
            const std::uint32_t index = table_[find(subset_)];
            if (!effort.spend(4) || index == none) return false;
            touched_.push_back(index);
            return true;
        });
    }

    /// Extends grown_ greedily by literals of candidates_ and adds the constraint.
    void grow(std::vector<Cardinality>& found, core::Effort& effort) {
        for (const Literal literal : candidates_) {
            if (!extends(literal, effort)) continue;
            grown_.push_back(literal);
            for (const std::uint32_t index : touched_) used_[index] = true;
        }
        std::sort(grown_.begin(), grown_.end());
        found.push_back({grown_, static_cast<std::uint32_t>(grown_.size() - length_ + 1)});
    }

    std::size_t length_;
    std::vector<Literal> literals_;     ///< of all clauses
    std::vector<bool> used_;            ///< by clause: whether a constraint contains it
    std::vector<std::uint32_t> table_;  ///< hash table of clauses with open addressing; its size is a power of two
    std::optional<cnf::Occurrences<std::uint32_t>> occurrences_;  ///< clauses
    std::vector<bool> marks_;                                     ///< by literal: scratch of collect_candidates()
    std::vector<Literal> candidates_;
    std::vector<Literal> grown_;
    std::vector<Literal> subset_;
    std::vector<std::uint32_t> touched_;
    std::vector<std::uint32_t> covered_;
};
}  // namespace

std::vector<Cardinality> find_cardinalities(const cnf::ClauseList& clauses, core::Effort& effort) {
    std::vector<Cardinality> found;
    std::vector<Parts> parts;
    for (std::size_t length = 0; length <= longest_part; ++length) parts.emplace_back(length);
    std::vector<Literal> literals;
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        if (!effort.spend(2 + clauses[index].size() / 8)) return found;
        literals.assign(clauses[index].begin(), clauses[index].end());
        if (!normalize(literals)) continue;
        if (literals.size() < 2 || literals.size() > longest_part) {
            found.push_back({literals, 1});
        } else {
            parts[literals.size()].add(literals);
        }
    }
    if (parts[2].prepare(effort)) {
        for (std::size_t index = 0; index < clauses.size(); ++index) {
            literals.assign(clauses[index].begin(), clauses[index].end());
            if (cnf::normalize(literals) && literals.size() > 2) parts[2].gather_around(literals, found, effort);
            if (!effort.spend(4)) return found;
        }
        parts[2].gather(found, effort);
    }
    for (std::size_t length = 3; length <= longest_part; ++length)
        if (parts[length].prepare(effort)) parts[length].gather(found, effort);
    return found;
}

std::uint64_t clause_count(const Cardinality& constraint) {
    constexpr std::uint64_t most = std::uint64_t{1} << 32U;
    const std::uint64_t literals = constraint.literals.size();
    const std::uint64_t left_out = std::min<std::uint64_t>(constraint.least - 1, literals - constraint.least + 1);
    std::uint64_t count = 1;
    for (std::uint64_t index = 0; index < left_out && count < most; ++index)
        count = count * (literals - index) / (index + 1);
    return std::min(count, most);
}

void each_clause(const Cardinality& constraint, const std::function<void(std::span<const Literal>)>& visit) {
    const std::vector<Literal>& literals = constraint.literals;
    std::vector<std::size_t> chosen(literals.size() - constraint.least + 1);
    std::vector<Literal> clause;
    each_subset(literals.size(), chosen, [&] {
        clause.clear();
        for (const std::size_t index : chosen) clause.push_back(literals[index]);
        visit(clause);
        return true;
    });
}
}  // namespace satdoku::reason
