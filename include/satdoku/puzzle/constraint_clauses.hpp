// Constraints as clauses: a decision diagram of the states of a walk, reduced as far as it can be, whose nodes and edges
// are variables. Unit propagation keeps exactly the digits that some way through the diagram supports (Abío, Gange,
// Mayer-Eichberger and Stuckey, "On CNF encodings of decision diagrams", CPAIOR 2016), and a solution of the puzzle
// determines all variables, so that models and solutions stay one to one.
//
//     cage of two cells, sum 4:      start --1--> o --3--> end       one variable for each arrow and each o
//                                          --3--> o --1-->
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <satdoku/grid/layout.hpp>
#include <functional>

namespace satdoku::puzzle {
class ConstraintClauses {
  public:
    /// @param first  the number of variables before those of the diagrams
    ConstraintClauses(const grid::Layout& layout, std::uint32_t first);

    /// The number of variables with those of the diagrams.
    std::uint32_t variables() const { return variables_; }

    using Sink = std::function<void(std::span<const cnf::Literal>)>;
    using VariableOf = std::function<cnf::Variable(grid::Cell, int digit)>;
    /// Passes the clauses of one of the layout's constraints.
    void add(std::size_t constraint, const VariableOf& variable, const Sink& sink) const;
    /// Passes the clauses of all, and of what sums of cages say about the rest of houses.
    void add_all(const VariableOf& variable, const Sink& sink) const;

  private:
    struct Edge {
        std::uint32_t from;  ///< node of the layer, from 0
        std::uint32_t to;    ///< node of the next layer
        int digit;
    };
    /// A layer has the edges of one cell. No layers: no digits make the walk true.
    struct Diagram {
        grid::Walk walk;
        std::vector<std::vector<Edge>> layers;
        std::vector<std::uint32_t> first_edge;  ///< by layer: variable of its first edge
        std::vector<std::uint32_t> first_node;  ///< by layer: variable of its first node; unused for the outermost
    };
    class Builder;

    void append(std::vector<Diagram>& diagrams, const grid::Walk& walk);
    void append_rests_of_houses(const grid::Layout& layout);
    static void pass(const Diagram& diagram, const VariableOf& variable, const Sink& sink);

    std::uint32_t variables_;
    std::vector<std::vector<Diagram>> diagrams_;  ///< by constraint; at the end those of the rests of houses
};
}  // namespace satdoku::puzzle
