// The implication graph of one conflict: what is true and why, back from the clause that became false; the cuts
// through it; and, where the engine learned a clause, the way from the one clause to the other.
//
//     trace::ConflictFinder finder(3);  // an observer
//     ... the search ...
//     if (finder.found()) draw(finder.graph());
//
// Ideas: Marques-Silva and Sakallah, "GRASP", 1996 (the graph, unique implication points); Zhang, Madigan, Moskewicz
// and Malik, "Efficient conflict driven learning", ICCAD 2001 (cuts); Sörensson and Biere, SAT 2009 (minimization).
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/observer.hpp>
#include <satdoku/trace/by_variable.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::trace {

struct ImplicationGraph {
    /// A true literal.
    struct Node {
        cnf::Literal literal;
        std::uint32_t level;
        solve::Event::Kind how;            ///< decision, propagation or pure_literal
        bool flip = false;                 ///< a decision that is dpll's second branch
        std::uint64_t reason = 0;          ///< number of the clause that implied it
        std::vector<cnf::Literal> clause;  ///< that clause
        std::vector<std::uint32_t>
            causes{};  ///< nodes of the negations of its other literals, in ascending order
    };
    /// A unique implication point: every way from the decision of the conflict's level to the conflict passes it.
    struct Cut {
        std::uint32_t point;  ///< node
        std::vector<cnf::Literal>
            clause;                       ///< what the cut says, the point's negation first; level 0 left out
        std::vector<std::uint32_t> side;  ///< nodes between the cut and the conflict, in ascending order
    };
    struct Resolution {
        cnf::Literal literal;              ///< true; its negation is resolved on
        std::uint64_t clause;              ///< number of the reason
        std::vector<cnf::Literal> reason;  ///< its literals
        std::vector<cnf::Literal>
            resolvent;  ///< behind this step, without literals that are false on level 0
    };
    struct Learned {
        std::uint64_t clause;
        std::vector<cnf::Literal> literals;  ///< the one first that it implies behind the jump
        std::uint32_t glue;
        std::uint32_t level;                     ///< to jump to
        std::vector<cnf::Literal> minimized;     ///< of the last resolvent, that reasons allow to leave out
        std::vector<cnf::Literal> strengthened;  ///< the same by a binary clause
        std::vector<cnf::Literal>
            brought_in;  ///< not in the last resolvent: it stands for several of a level
    };

    std::uint64_t number;                ///< of the conflict, from 1
    std::uint32_t level;                 ///< at which it was met
    std::uint64_t clause;                ///< that is false
    std::vector<cnf::Literal> literals;  ///< of that clause
    std::vector<std::uint32_t> causes;   ///< nodes of their negations, in ascending order
    std::vector<Node> nodes;  ///< from which the conflict can be reached, in the order of the trail
    std::vector<Cut> cuts;  ///< the first unique implication point first, the decision last; none on level 0
    /// The conflict's clause without literals that are false on level 0: what is resolved with the first reason.
    std::vector<cnf::Literal> start;
    /// As the engine did them; where it learned nothing: up to the first unique implication point.
    std::vector<Resolution> steps;
    std::optional<Learned> learned;  ///< nothing for dpll and for a conflict on level 0
    std::size_t trail;               ///< how many literals were true
};

/// Waits for a conflict and draws its graph. It wants what changes the trail alone, and keeps the reasons of what is
/// true: memory for the trail.
class ConflictFinder final : public solve::Observer {
  public:
    /// @param number  from 1
    explicit ConflictFinder(std::uint64_t number) : wanted_(number) {}

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;

    /// Whether there is nothing to wait for any more: the conflict's clause has been learned, or something else has
    /// come behind the conflict. Whoever runs the search may stop it.
    bool done() const { return done_; }
    bool found() const { return graph_.has_value(); }
    /// @pre found()
    const ImplicationGraph& graph() const { return *graph_; }
    /// How many conflicts have been seen.
    std::uint64_t conflicts() const { return conflicts_; }

  private:
    struct Held {
        cnf::Literal literal;
        std::uint32_t level;
        solve::Event::Kind how;
        bool flip;
        std::uint64_t reason;
        std::size_t begin;  ///< of the reason's literals, in reasons_
        std::size_t end;
    };
    class Analysis;

    void hold(const solve::Event& event);
    void take_back(std::uint32_t level);
    /// Index on the trail; nothing where the literal is not true.
    std::optional<std::size_t> place_of(cnf::Literal literal) const;
    std::span<const cnf::Literal> reason_of(const Held& held) const;

    std::uint64_t wanted_;
    std::uint64_t conflicts_ = 0;
    bool done_ = false;
    std::vector<Held> trail_;
    std::vector<cnf::Literal> reasons_;
    ByVariable<std::uint32_t> places_;  ///< index in trail_ and one more; 0: no value
    std::optional<ImplicationGraph> graph_;
};

}  // namespace satdoku::trace
