// The implication graph of one conflict: the true literals that led to the false clause, with their reasons; the cuts
// through the graph; and, if the engine learned a clause, the resolution steps from the false clause to it.
//
//     trace::ConflictFinder finder(3);  // an observer
//     ... the search ...
//     if (finder.found()) draw(finder.graph());
//
// Ideas: Marques-Silva and Sakallah, "GRASP", 1996 (the graph, unique implication points); Zhang, Madigan, Moskewicz
// and Malik, "Efficient conflict driven learning", ICCAD 2001 (cuts); Sörensson and Biere, SAT 2009 (minimization).
#pragma once
#include <satdoku/solve/observer.hpp>
#include <satdoku/trace/by_variable.hpp>
#include <list>
#include <optional>

namespace satdoku::trace {
struct ImplicationGraph {
    /// A true literal.
    struct Node {
        cnf::Literal literal;
        std::uint32_t level;
        solve::Event::Kind how;               ///< decision, propagation or pure_literal
        bool flip = false;                    ///< a decision that is dpll's second branch
        std::uint64_t reason = 0;             ///< number of the clause that implied it
        std::vector<cnf::Literal> clause;     ///< that clause
        std::vector<std::uint32_t> causes{};  ///< nodes of the negations of its other literals, in ascending order
    };
    /// A cut at a unique implication point, which every path from the decision of the conflict's level to it passes. Its
    /// clause is the Resolvent of the resolutions before it; their nodes lie between the cut and the conflict.
    struct Cut {
        std::uint32_t point;      ///< node
        std::size_t resolutions;  ///< number of those before it
    };
    /// Resolves with the reason of a node, on the negation of its literal. The resolvent is not stored: a clause of n
    /// literals, each with a step, would take n² words.
    struct Resolution {
        std::uint32_t node;
        std::vector<cnf::Literal> added;  ///< of the reason, which the clause lacked; not those false on level 0
    };
    struct Learned {
        std::uint64_t clause;
        std::vector<cnf::Literal> literals;  ///< the first one is implied after the backjump
        std::uint32_t glue;
        std::uint32_t level;                     ///< of the backjump
        std::vector<cnf::Literal> minimized;     ///< of the last resolvent, redundant because of reasons
        std::vector<cnf::Literal> strengthened;  ///< of the last resolvent, redundant because of a binary clause
        std::vector<cnf::Literal> brought_in;  ///< not in the last resolvent: each replaces several literals of a level
    };

    std::uint64_t number;                 ///< of the conflict, from 1
    std::uint32_t level;                  ///< at which it was met
    std::uint64_t clause;                 ///< number of the false clause
    std::vector<cnf::Literal> literals;   ///< of that clause
    std::vector<std::uint32_t> causes;    ///< nodes of their negations, in ascending order
    std::vector<Node> nodes;              ///< from which the conflict can be reached, in the order of the trail
    std::vector<Resolution> resolutions;  ///< on literals of the conflict's level, the latest first, to the last cut
    std::vector<Cut> cuts;  ///< the first unique implication point first, the decision last; none on level 0
    /// The false clause without literals that are false on level 0; the first reason is resolved with it.
    std::vector<cnf::Literal> start;
    /// The steps of the engine; if it learned nothing, the steps up to the first unique implication point.
    std::vector<Resolution> steps;
    std::optional<Learned> learned;    ///< nothing for dpll and for a conflict on level 0
    std::size_t trail;                 ///< number of true literals
    ByVariable<std::uint32_t> places;  ///< index of a variable's node plus one

    /// The node of a variable; nullptr if it has none.
    const Node* find(cnf::Variable variable) const {
        const std::uint32_t place = places[variable];
        return place == 0 ? nullptr : &nodes[place - 1];
    }
};

/// A clause in the course of an analysis, without literals that are false on level 0. A change takes constant time for
/// each literal that comes or goes.
class Resolvent {
  public:
    explicit Resolvent(std::span<const cnf::Literal> literals) { add(literals); }
    Resolvent(Resolvent&&) = default;
    Resolvent& operator=(Resolvent&&) = default;

    void add(std::span<const cnf::Literal> literals);
    void remove(cnf::Literal literal);
    void resolve(const ImplicationGraph& graph, const ImplicationGraph::Resolution& step) {
        remove(~graph.nodes[step.node].literal);
        add(step.added);
    }
    bool contains(cnf::Literal literal) const { return places_.contains(literal.code()); }
    /// In the order in which they came.
    const std::list<cnf::Literal>& literals() const { return literals_; }

  private:
    std::list<cnf::Literal> literals_;
    std::unordered_map<std::uint32_t, std::list<cnf::Literal>::iterator> places_;  ///< by code
};

/// The clause of a cut; the negation of the point is first.
std::vector<cnf::Literal> clause_of(const ImplicationGraph& graph, const ImplicationGraph::Cut& cut);

/// Makes the graph of one conflict, which is chosen by its number. Needs only the events that change the trail; stores
/// the trail with its reasons.
class ConflictFinder final : public solve::Observer {
  public:
    /// @param number  from 1
    explicit ConflictFinder(std::uint64_t number) : wanted_(number) {}

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;

    /// Returns true if the graph is complete: the event after the conflict has arrived, with the learned clause if there
    /// is one. The search may be stopped then.
    bool done() const { return done_; }
    bool found() const { return graph_.has_value(); }
    /// @pre found()
    const ImplicationGraph& graph() const { return *graph_; }
    /// Number of conflicts so far.
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
    /// Returns the index on the trail; nothing if the literal is not true.
    std::optional<std::size_t> place_of(cnf::Literal literal) const;
    std::span<const cnf::Literal> reason_of(const Held& held) const;

    std::uint64_t wanted_;
    std::uint64_t conflicts_ = 0;
    bool done_ = false;
    std::vector<Held> trail_;
    std::vector<cnf::Literal> reasons_;
    ByVariable<std::uint32_t> places_;  ///< index in trail_ plus one; 0: no value
    std::optional<ImplicationGraph> graph_;
};
}  // namespace satdoku::trace
