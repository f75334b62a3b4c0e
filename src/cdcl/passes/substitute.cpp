// Equivalent literal substitution: literals that imply each other through binary clauses are the strongly connected
// components of the implication graph. All literals of a component are replaced by one of them in all clauses. Idea:
// Aspvall, Plass and Tarjan, IPL 1979; in SAT solvers: Li, "Equivalent literal propagation", and Gelder.
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {
namespace {
constexpr std::uint32_t unvisited = 0;
constexpr std::uint32_t finished = std::numeric_limits<std::uint32_t>::max();

/// Tarjan's algorithm with an explicit stack, since chains of implications are long.
class Components {
  public:
    explicit Components(State& state)
        : state_(state), frozen_(frozen_variables(state)), numbers_(state.watches.size(), unvisited),
          representatives_(state.watches.size()) {
        for (std::uint32_t code = 0; code < representatives_.size(); ++code)
            representatives_[code] = Literal::from_code(code);
        if (state.proof.is_hinted()) lowest_ = representatives_;
    }

    /// False: a literal is equivalent to its complement; contradiction() returns it.
    bool find() {
        for (std::uint32_t code = 0; code < numbers_.size(); ++code) {
            const Literal literal = Literal::from_code(code);
            if (numbers_[code] != unvisited || !state_.is_open(literal.variable())) continue;
            if (!visit(literal)) return false;
        }
        return true;
    }

    Literal representative(Literal literal) const { return representatives_[literal.code()]; }
    /// The lowest literal of its component; only for hints.
    Literal lowest(Literal literal) const { return lowest_[literal.code()]; }
    Literal contradiction() const { return contradiction_; }

  private:
    struct Frame {
        Literal literal;
        std::uint32_t next;  ///< index into the literal's implications
    };

    void open(Literal literal) {
        numbers_[literal.code()] = ++last_number_;
        component_.push_back(literal);
        lowest_of_frames_.push_back(last_number_);
        frames_.push_back({literal, 0});
    }

    bool visit(Literal root) {
        open(root);
        while (!frames_.empty()) {
            Frame& frame = frames_.back();
            // The implications of a literal are the binary clauses of its complement.
            const WatchList& list = state_.watches[(~frame.literal).code()];
            if (frame.next < list.size()) {
                const Watch watch = list[frame.next++];
                if (!watch.is_binary()) continue;
                const std::uint32_t number = numbers_[watch.blocker.code()];
                if (number == unvisited) {
                    open(watch.blocker);
                } else {
                    lowest_of_frames_.back() = std::min(lowest_of_frames_.back(), number);
                }
                continue;
            }
            const Literal literal = frame.literal;
            const std::uint32_t lowest = lowest_of_frames_.back();
            frames_.pop_back();
            lowest_of_frames_.pop_back();
            if (!lowest_of_frames_.empty()) lowest_of_frames_.back() = std::min(lowest_of_frames_.back(), lowest);
            if (lowest == numbers_[literal.code()] && !close(literal)) return false;
        }
        return true;
    }

    /// Removes the component that starts with `first` from the stack. Its lowest literal represents all.
    bool close(Literal first) {
        const auto begin = std::find(component_.rbegin(), component_.rend(), first).base() - 1;
        const Literal lowest = *std::min_element(begin, component_.end());
        for (auto each = begin; each != component_.end(); ++each) {
            numbers_[each->code()] = finished;
            if (!frozen_[each->variable().index()]) representatives_[each->code()] = lowest;
            if (!lowest_.empty()) lowest_[each->code()] = lowest;
        }
        contradiction_ = lowest;
        if (std::find(begin, component_.end(), ~lowest) != component_.end()) return false;
        component_.erase(begin, component_.end());
        return true;
    }

    State& state_;
    const std::vector<bool> frozen_;        ///< by variable
    std::vector<std::uint32_t> numbers_;    ///< by literal: order of visits, or `finished`
    std::vector<Literal> representatives_;  ///< by literal
    std::vector<Literal> lowest_;           ///< by literal: of its component; empty unless there are hints
    std::vector<Frame> frames_;
    std::vector<std::uint32_t> lowest_of_frames_;  ///< by frame: lowest number reachable
    std::vector<Literal> component_;               ///< visited literals that are not in a finished component
    std::uint32_t last_number_ = unvisited;
    Literal contradiction_;
};

/// Chains of binary clauses within components, as hints of a proof.
class Chains {
  public:
    Chains(const State& state, const Components& components)
        : state_(state), components_(components), before_(state.watches.size()), is_reached_(state.watches.size()) {}

    /// Returns the literals of the start's component, each one after the literal that implies it.
    std::span<const Literal> follow(Literal start) {
        for (const Literal literal : reached_) is_reached_[literal.code()] = false;
        reached_.assign(1, start);
        is_reached_[start.code()] = true;
        for (std::size_t next = 0; next < reached_.size(); ++next) {
            const Literal literal = reached_[next];
            for (const Watch& watch : state_.watches[(~literal).code()]) {
                const Literal other = watch.blocker;
                if (!watch.is_binary() || is_reached_[other.code()] ||
                    components_.lowest(other) != components_.lowest(start))
                    continue;
                is_reached_[other.code()] = true;
                before_[other.code()] = literal;
                reached_.push_back(other);
            }
        }
        return reached_;
    }

    /// The literal before this one, which is not the start, in the latest follow().
    Literal before(Literal literal) const { return before_[literal.code()]; }

  private:
    const State& state_;
    const Components& components_;
    std::vector<Literal> before_;   ///< by literal
    std::vector<bool> is_reached_;  ///< by literal
    std::vector<Literal> reached_;
};

class Substituter {
  public:
    Substituter(State& state, const Components& components) : state_(state), components_(components) {}

    void run() {
        if (!remember_equivalences()) return;
        rewrite_binaries();
        for_each_clause(state_, ClauseKind::both,
                        [&](Reference reference, Clause& clause) { rewrite_clause(reference, clause); });
        for (const Variable variable : substituted_) {
            deactivate(state_, variable, Status::substituted);
            ++state_.counts.substituted;
        }
        if (!state_.unsatisfiable) attach_clauses(state_);
    }

  private:
    Literal map(Literal literal) const { return components_.representative(literal); }
    bool is_mapped(Literal literal) const { return map(literal) != literal; }

    /// Adds the equivalences to the proof, for later steps, and to the extension stack, for models.
    bool remember_equivalences() {
        if (state_.proof.is_hinted()) prove_by_chains();
        for (std::uint32_t index = 0; index < state_.capacity; ++index) {
            const Literal literal(Variable(index), false);
            if (!is_mapped(literal)) continue;
            const std::array forth{literal, ~map(literal)};
            const std::array back{~literal, map(literal)};
            if (!state_.proof.is_hinted()) {
                prove_added(state_, forth);
                prove_added(state_, back);
            }
            push_extension(state_, literal, forth);
            push_extension(state_, ~literal, back);
            state_.representatives.resize(state_.capacity);
            state_.representatives[index] = map(literal);
            substituted_.push_back(literal.variable());
        }
        return !substituted_.empty();
    }

    /// Adds the equivalences to a proof with hints: each literal of a component follows from the lowest one by the
    /// literal before it.
    void prove_by_chains() {
        Chains chains(state_, components_);
        std::vector<std::array<Literal, 2>> of_frozen;
        for (std::uint32_t code = 0; code < state_.watches.size(); ++code) {
            const Literal lowest = Literal::from_code(code);
            if (!state_.is_open(lowest.variable()) || components_.lowest(lowest) != lowest) continue;
            for (const Literal literal : chains.follow(lowest).subspan(1)) {
                const std::array implication{~lowest, literal};
                const Literal before = chains.before(literal);
                prove_added(state_, implication, [&](Hints& hints) {
                    if (before != lowest) hints.by(std::array{~lowest, before});
                    hints.by(std::array{~before, literal});
                });
                if (!is_mapped(literal)) of_frozen.push_back(implication);
            }
        }
        for (const auto& implication : of_frozen) prove_removed(state_, implication);
    }

    /// Removes all watches of clauses in the arena and replaces the binary clauses that have changed.
    void rewrite_binaries() {
        struct Binary {
            Literal first, second;
            bool redundant;
        };
        std::vector<Binary> changed;
        for (std::uint32_t code = 0; code < state_.watches.size(); ++code) {
            const Literal own = Literal::from_code(code);
            WatchList& list = state_.watches[code];
            list.cut(std::remove_if(list.begin(), list.end(), [&](const Watch& each) {
                if (!each.is_binary()) return true;
                if (!is_mapped(own) && !is_mapped(each.blocker)) return false;
                if (own < each.blocker) changed.push_back({own, each.blocker, each.is_redundant()});
                return true;
            }));
        }
        for (const auto& [first, second, redundant] : changed) rewrite_binary(first, second, redundant);
    }

    void rewrite_clause(Reference reference, Clause& clause) {
        if (std::none_of(clause.begin(), clause.end(), [&](Literal literal) { return is_mapped(literal); })) return;
        replacement_.clear();
        for (const Literal literal : clause.literals()) replacement_.push_back(map(literal));
        if (!cnf::normalize(replacement_)) {
            drop_clause(state_, reference);
            return;
        }
        const auto literals = clause.literals();
        shorten_clause(state_, reference, replacement_, [&](Hints& hints) { follow(literals, hints); });
        clause.vivified = clause.subsumed = 0;
    }

    void rewrite_binary(Literal first, Literal second, bool redundant) {
        replacement_.assign({map(first), map(second)});
        if (cnf::normalize(replacement_)) {
            const auto by_old = [&](Hints& hints) { follow(std::array{first, second}, hints); };
            if (replacement_.size() == 1) {
                derive_unit(state_, replacement_[0], by_old);
            } else {
                derive_clause(state_, replacement_, redundant, 0, by_old);
            }
        }
        drop_binary(state_, first, second);
    }

    /// replacement_ follows from the clause and from equivalences.
    void follow(std::span<const Literal> literals, Hints& hints) const {
        for (const Literal literal : literals)
            if (is_mapped(literal)) hints.by(std::array{~literal, map(literal)});
        hints.by(literals);
    }

    State& state_;
    const Components& components_;
    std::vector<Variable> substituted_;
    std::vector<Literal> replacement_;
};

/// The literal follows from its complement.
void follow(const State& state, const Components& components, Literal literal, Hints& hints) {
    Chains chains(state, components);
    chains.follow(~literal);
    std::vector<Literal> chain{literal};
    while (chain.back() != ~literal) chain.push_back(chains.before(chain.back()));
    for (std::size_t index = chain.size() - 1; index > 0; --index)
        hints.by(std::array{~chain[index], chain[index - 1]});
}
}  // namespace

void substitute(State& state, std::uint64_t budget) {
    const std::uint64_t ticks = core::reading(state.binaries + state.capacity, sizeof(Watch));
    if (budget < ticks) return;
    state.counts.ticks += ticks;
    Components components(state);
    if (components.find()) {
        Substituter(state, components).run();
    } else {
        const Literal literal = components.contradiction();
        derive_unit(state, literal, [&](Hints& hints) { follow(state, components, literal, hints); });
        if (!propagate(state)) derive_empty(state);
    }
}
}  // namespace satdoku::cdcl
