// Checks that the events of an engine follow the rules of its search. It has its own assignment and clauses, shares no
// code with the engines, and is simple instead of fast. It reports the first violation.
//
//     EventChecker checker(EventChecker::Engine::cdcl, formula);
//     engine.connect_observer(&checker);
//     checker.begin(assumptions);
//     engine.solve(assumptions, {}, {});
//     CHECK(checker.wrong() == "");
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/observer.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace satdoku::support {
class EventChecker final : public solve::Observer {
  public:
    enum class Engine { dpll, cdcl };

    EventChecker(Engine engine, const cnf::ClauseList& formula);
    /// Adds a clause between two solves.
    void clause(std::span<const cnf::Literal> literals);
    void begin(std::span<const cnf::Literal> assumptions);

    void observe(const solve::Event& event) override;

    /// Describes the first violation; empty if there is none.
    const std::string& wrong() const { return wrong_; }

    /// The expected statistics, of all solves so far.
    struct Counts {
        std::uint64_t nodes = 0;  ///< of dpll
        std::uint64_t decisions = 0;
        std::uint64_t propagations = 0;
        std::uint64_t conflicts = 0;
        std::uint64_t depth = 0;
        std::uint64_t learned = 0;
        std::uint64_t learned_literals = 0;
        std::uint64_t restarts = 0;
        std::uint64_t reductions = 0;
        std::uint64_t pure_literals = 0;
        std::uint64_t ends = 0;
    };
    const Counts& counts() const { return counts_; }
    /// Returns the statistics that differ from counts(), each with both numbers; empty if none does.
    std::string disagreement(const solve::Statistics& statistics) const;

  private:
    using Event = solve::Event;
    using Kind = solve::Event::Kind;
    using Literals = std::set<cnf::Literal>;

    struct Clause {
        Literals literals;
        bool active = true;  ///< false: removed
    };
    struct Assigned {
        cnf::Literal literal;
        std::uint32_t level;
        std::optional<Literals> reason;
    };
    struct Level {
        std::size_t begin;
        cnf::Literal decision;
        std::string word;
    };

    void require(bool condition, const char* otherwise);
    void follow(const Event& event);
    void check_order(const Event& event);
    void decide(const Event& event);
    void propagate(const Event& event);
    void set_pure(const Event& event);
    void start_conflict(const Event& event);
    void learn(const Event& event);
    void check_learned(const Event& event, const Literals& resolvent);
    void backtrack(const Event& event);
    void add(const Event& event);
    void remove(const Event& event);
    void end(const Event& event);
    void check_model(std::span<const cnf::Literal> model);

    std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }
    const Assigned* find(cnf::Literal literal) const;
    int value(cnf::Literal literal) const;
    bool false_at_root(cnf::Literal literal) const;
    void assign(cnf::Literal literal, std::optional<Literals> reason);
    void unassign(std::size_t kept);
    /// Returns true if the literals of an event are those of the clause; literals that are false at level 0 may be
    /// missing.
    bool is_clause(std::uint64_t number, std::span<const cnf::Literal> literals) const;
    bool has_clause(const Literals& literals) const;
    Literals without_root(const Literals& literals) const;
    Literals followers(const Literals& from) const;
    bool implied_by_propagation(const Literals& clause) const;

    const Engine engine_;
    std::vector<std::vector<cnf::Literal>> formula_;
    std::vector<Clause> clauses_;  ///< by number less 1
    std::vector<cnf::Literal> assumptions_;
    std::vector<Assigned> trail_;
    std::map<cnf::Variable, std::size_t> places_;  ///< index in the trail
    std::vector<Level> levels_;
    Literals kept_;                         ///< true at level 0 in earlier solves
    std::vector<cnf::Literal> last_trail_;  ///< at the end of the last solve
    bool repeating_ = true;                 ///< this solve has reported nothing new
    bool closed_ = false;                   ///< cdcl: an earlier solve had a conflict on level 0
    bool conflicting_ = false;              ///< after a conflict, before its backtrack
    bool simplifying_ = false;
    std::optional<Literals> conflict_;      ///< the conflict to learn from next
    std::optional<std::uint32_t> jump_;     ///< the level of the backtrack that must come next
    std::optional<Literals> to_propagate_;  ///< the learned clause, which must be the reason of the next propagation
    std::optional<Level> to_flip_;          ///< dpll: the decision that was undone
    std::optional<cnf::Literal> best_;      ///< the literal with the highest score, which must be decided next
    std::uint64_t removed_in_a_row_ = 0;
    bool refuted_ = false;  ///< a conflict without decisions has occurred
    Counts counts_;
    std::string wrong_;
};

}  // namespace satdoku::support
