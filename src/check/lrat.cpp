#include "proof_variables.hpp"
#include <satdoku/check/lrat.hpp>
#include <satdoku/core/hash.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <algorithm>

namespace satdoku::check {
namespace {
/// The living clauses of an LRAT check, by their ids. A deleted clause gives its memory back.
///
/// A clause is [size] [stamp] [low half of the id] [high half] [literal codes] in one array of words, where the
/// check notes in the stamp what it has seen. A hash table leads from an id to it. When more than half of the words are of
/// deleted clauses, the living ones move together. Duplicate literals are dropped.
class LratClauses {
  public:
    using Code = std::uint32_t;  ///< of a literal, as cnf::Literal::code()
    using Place = std::size_t;   ///< of a clause, up to the next remove()

    static constexpr Place none = ~Place{0};

    /// Adds a clause. @pre no clause has this id. @param literals without duplicates
    void add(std::uint64_t id, std::span<const Code> literals) {
        if (2 * (count_ + 1) > slots_.size()) grow();
        const Place clause = words_.size();
        const auto low = static_cast<std::uint32_t>(id);
        const auto high = static_cast<std::uint32_t>(id >> 32U);
        words_.insert(words_.end(), {static_cast<std::uint32_t>(literals.size()), 0, low, high});
        words_.insert(words_.end(), literals.begin(), literals.end());
        enter(clause);
        ++count_;
    }

    /// Returns the clause, or none.
    Place find(std::uint64_t id) const {
        if (slots_.empty()) return none;
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t index = home(id); slots_[index] != none; index = (index + 1) & mask)
            if (this->id(slots_[index]) == id) return slots_[index];
        return none;
    }

    /// Removes the clause.
    void remove(Place clause) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t hole = home(id(clause));
        while (slots_[hole] != clause) hole = (hole + 1) & mask;
        // Later entries move up if the hole would separate them from their home.
        for (std::size_t next = (hole + 1) & mask; slots_[next] != none; next = (next + 1) & mask) {
            if (((next - home(id(slots_[next]))) & mask) < ((next - hole) & mask)) continue;
            slots_[hole] = slots_[next];
            hole = next;
        }
        slots_[hole] = none;
        stamp(clause) = deleted;
        --count_;
        dead_words_ += header + words_[clause];
        if (dead_words_ > 1024 && 2 * dead_words_ > words_.size()) move_together();
    }

    std::span<const Code> literals(Place clause) const { return {words_.data() + clause + header, words_[clause]}; }
    std::uint32_t& stamp(Place clause) { return words_[clause + 1]; }
    std::uint64_t id(Place clause) const { return words_[clause + 2] | std::uint64_t{words_[clause + 3]} << 32U; }

    void for_each(const std::function<void(Place)>& visit) const {
        for (Place clause = 0; clause < words_.size(); clause += header + words_[clause])
            if (words_[clause + 1] != deleted) visit(clause);
    }

    std::size_t count() const { return count_; }

  private:
    static constexpr std::size_t header = 4;
    static constexpr std::uint32_t deleted = ~std::uint32_t{0};  ///< the stamp of a deleted clause

    std::size_t home(std::uint64_t id) const { return core::split_mix(id) >> shift_; }

    void enter(Place clause) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t index = home(id(clause));
        while (slots_[index] != none) index = (index + 1) & mask;
        slots_[index] = clause;
    }

    void grow() {
        const std::size_t size = std::max<std::size_t>(1024, 2 * slots_.size());
        slots_.assign(size, none);
        for (shift_ = 64; size >> (64 - shift_) > 1;) --shift_;
        for_each([this](Place clause) { enter(clause); });
    }

    void move_together() {
        std::size_t kept = 0;
        for (Place clause = 0; clause < words_.size();) {
            const std::size_t size = header + words_[clause];
            if (words_[clause + 1] != deleted) {
                std::copy_n(words_.begin() + static_cast<std::ptrdiff_t>(clause), size,
                            words_.begin() + static_cast<std::ptrdiff_t>(kept));
                kept += size;
            }
            clause += size;
        }
        words_.resize(kept);
        words_.shrink_to_fit();
        dead_words_ = 0;
        std::fill(slots_.begin(), slots_.end(), none);
        for_each([this](Place clause) { enter(clause); });
    }

    std::vector<std::uint32_t> words_;
    std::size_t dead_words_ = 0;
    std::vector<Place> slots_;  ///< open addressing, a power of two
    unsigned shift_ = 64;
    std::size_t count_ = 0;
};

using Place = LratClauses::Place;
using Code = LratClauses::Code;
using Hints = std::span<const std::int64_t>;

class LratCheck final : public cnf::ClauseSink {
  public:
    explicit LratCheck(const LratControl& control) : control_(control) {}

    void variables(std::uint32_t) override {}

    void clause(std::span<const cnf::Literal> literals) override {
        codes_.clear();
        for (const cnf::Literal literal : literals) codes_.push_back(literal.code());
        bring_inside(codes_);
        add(last_id_ + 1);
    }

    /// To be called once, after the formula.
    LratReport run(LratReader& proof) {
        constexpr std::uint64_t poll_interval = 1024;
        bool holds = true;
        for (std::uint64_t step = 1; proof.next(); ++step) {
            if (step % poll_interval == 1) {
                if (control_.progress) control_.progress(step - 1);
                if (must_stop()) return report_;
            }
            // The rest is only read, so that a malformed proof is never accepted.
            if (is_refuted_ || !holds) continue;
            holds = take_step(proof);
            if (holds) continue;
            report_.failing_step = step;
            report_.failing_line = proof.line();
            report_.failing_id = proof.deletion() ? 0 : proof.id();
        }
        if (must_stop()) return report_;
        report_.verdict = is_refuted_ ? LratVerdict::verified
                          : holds     ? LratVerdict::no_contradiction
                                      : LratVerdict::step_fails;
        return report_;
    }

  private:
    enum class Outcome { conflict, open, defect };

    bool take_step(const LratReader& proof) {
        if (proof.deletion()) return take_deletion(proof);
        if (proof.id() <= last_id_) return fails(LratDefect::low_id, 0, last_id_);
        bring_inside(proof.literals());
        const bool holds = follows(proof);
        undo(0);
        if (!holds) return false;
        ++report_.additions;
        report_.hints += proof.hints().size();
        add(proof.id());
        return true;
    }

    bool take_deletion(const LratReader& proof) {
        for (const std::int64_t id : proof.hints()) {
            const Place clause = clauses_.find(static_cast<std::uint64_t>(id));
            if (clause == LratClauses::none) return fails(LratDefect::unknown_deletion, id);
            for (const Code literal : clauses_.literals(clause)) --holders_[literal];
            clauses_.remove(clause);
            ++report_.deletions;
        }
        return true;
    }

    bool follows(const LratReader& proof) {
        for (const Code literal : literals_) {
            if (!assume_false(literal)) return true;  // a tautology
        }
        Hints hints = proof.hints();
        const Outcome outcome = propagate(hints);
        if (outcome != Outcome::open) return outcome == Outcome::conflict;
        if (literals_.empty())
            return hints.empty() ? fails(LratDefect::no_conflict) : fails(LratDefect::rat_without_pivot, hints.front());
        if (hints.empty() && holders_[literals_.front() ^ 1] != 0) return fails(LratDefect::no_conflict);
        ++report_.rat_additions;
        return is_rat(hints);
    }

    /// Follows hints up to a conflict, the first hint below 0, or the end, and takes them off.
    Outcome propagate(Hints& hints) {
        for (; !hints.empty() && hints.front() > 0; hints = hints.subspan(1)) {
            const std::int64_t hint = hints.front();
            const Place clause = clauses_.find(static_cast<std::uint64_t>(hint));
            if (clause == LratClauses::none) {
                fails(LratDefect::unknown_hint, hint);
                return Outcome::defect;
            }
            const auto literals = clauses_.literals(clause);
            const auto is_false = [this](Code literal) { return values_[literal] < 0; };
            const auto unit = std::find_if_not(literals.begin(), literals.end(), is_false);
            if (unit == literals.end()) return Outcome::conflict;
            const auto second = std::find_if_not(unit + 1, literals.end(), is_false);
            if (second != literals.end()) {
                for (const Code literal : {*unit, *second})
                    report_.open.push_back(cnf::Literal::from_code(variables_.outside(literal)));
                fails(LratDefect::open_hint, hint);
                return Outcome::defect;
            }
            assume_false(*unit ^ 1);
        }
        return Outcome::open;
    }

    /// @pre the negation of literals_ has been propagated. @param hints  those from the first below 0 on
    bool is_rat(Hints hints) {
        const Code negated_pivot = literals_.front() ^ 1;
        ++stamp_;
        std::uint32_t candidates = 0;
        const std::size_t assigned = trail_.size();
        while (!hints.empty()) {
            if (!resolves(hints, negated_pivot)) return false;
            undo(assigned);
            ++candidates;
        }
        return candidates == holders_[negated_pivot] || lacks_candidate(negated_pivot);
    }

    /// Takes one candidate with its hints off. Returns whether the resolvent with it follows.
    bool resolves(Hints& hints, Code negated_pivot) {
        const std::int64_t named = hints.front();
        hints = hints.subspan(1);
        const Place candidate = clauses_.find(static_cast<std::uint64_t>(-named));
        if (candidate == LratClauses::none) return fails(LratDefect::unknown_hint, named);
        const auto literals = clauses_.literals(candidate);
        if (std::find(literals.begin(), literals.end(), negated_pivot) == literals.end())
            return fails(LratDefect::wrong_candidate, named);
        if (clauses_.stamp(candidate) == stamp_) return fails(LratDefect::same_candidate, named);
        clauses_.stamp(candidate) = stamp_;
        const bool is_open = std::all_of(literals.begin(), literals.end(), [&](Code literal) {
            return literal == negated_pivot || assume_false(literal);
        });
        const Outcome outcome = is_open ? propagate(hints) : Outcome::conflict;
        if (outcome == Outcome::open) return fails(LratDefect::open_candidate, named);
        while (!hints.empty() && hints.front() > 0) hints = hints.subspan(1);
        return outcome == Outcome::conflict;
    }

    /// Returns false if the literal is true.
    bool assume_false(Code literal) {
        if (values_[literal] > 0) return false;
        if (values_[literal] < 0) return true;
        values_[literal] = -1;
        values_[literal ^ 1] = 1;
        trail_.push_back(literal ^ 1);
        return true;
    }

    void undo(std::size_t assigned) {
        for (; trail_.size() > assigned; trail_.pop_back()) values_[trail_.back()] = values_[trail_.back() ^ 1] = 0;
    }

    /// Translates literals of the files into literals_, drops duplicates, and makes room for their variables.
    void bring_inside(std::span<const Code> literals) {
        literals_.clear();
        for (const Code code : literals) literals_.push_back(variables_.inside(code));
        const std::size_t needed = 2 * variables_.count();
        if (needed > values_.size()) {
            values_.resize(std::max(needed, 2 * values_.size()));
            holders_.resize(values_.size());
        }
        std::size_t kept = 0;
        for (const Code literal : literals_) {
            if (values_[literal] != 0) continue;
            values_[literal] = 1;
            literals_[kept++] = literal;
        }
        literals_.resize(kept);
        for (const Code literal : literals_) values_[literal] = 0;
    }

    void add(std::uint64_t id) {
        clauses_.add(id, literals_);
        for (const Code literal : literals_) ++holders_[literal];
        if (literals_.empty()) is_refuted_ = true;
        last_id_ = id;
        report_.most_at_a_time = std::max<std::uint64_t>(report_.most_at_a_time, clauses_.count());
    }

    bool fails(LratDefect defect, std::int64_t hint = 0, std::uint64_t other = 0) {
        report_.defect = defect;
        report_.hint = hint;
        report_.other = other;
        return false;
    }

    /// Finds the first candidate that no hint names. Returns false.
    bool lacks_candidate(Code negated_pivot) {
        std::uint64_t first = ~std::uint64_t{0};
        clauses_.for_each([&](Place clause) {
            const auto literals = clauses_.literals(clause);
            const bool is_candidate = std::find(literals.begin(), literals.end(), negated_pivot) != literals.end();
            if (is_candidate && clauses_.stamp(clause) != stamp_) first = std::min(first, clauses_.id(clause));
        });
        return fails(LratDefect::no_candidate, 0, first);
    }

    bool must_stop() const {
        return control_.stop.stop_requested() || (control_.seconds && stopwatch_.seconds() >= *control_.seconds);
    }

    ProofVariables variables_;
    LratClauses clauses_;
    std::vector<std::int8_t> values_;     ///< by literal: 1 true, -1 false, 0 open
    std::vector<std::uint32_t> holders_;  ///< by literal: living clauses with it
    std::vector<Code> trail_;             ///< true literals
    std::vector<Code> literals_;          ///< of the clause at hand, by the numbers of the check, without duplicates
    std::vector<Code> codes_;             ///< scratch of clause()
    std::uint64_t last_id_ = 0;
    std::uint32_t stamp_ = 0;  ///< of the candidates of the RAT step at hand
    bool is_refuted_ = false;
    LratReport report_;
    const LratControl& control_;
    core::Stopwatch stopwatch_;
};

}  // namespace

LratReport lrat(const cnf::ClauseSource& formula, LratReader& proof, const LratControl& control) {
    LratCheck check(control);
    formula(check);
    return check.run(proof);
}
}  // namespace satdoku::check
