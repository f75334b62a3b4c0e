#include "candidate_graph.hpp"
#include "support/catch.hpp"
#include <satdoku/grid/board.hpp>
#include <set>

using namespace satdoku;

TEST_CASE("a candidate excludes its digit from all cells that must differ, with a house or without", "[deduce]") {
    using deduce::CandidateGraph;
    for (const char* name : {"sudoku", "sudoku-x", "anti-knight", "twodoku-king"}) {
        CAPTURE(name);
        const grid::Layout& layout = *grid::find_layout(name);
        const deduce::Geometry geometry(layout);
        const deduce::State state(geometry, grid::Board(layout));
        for (const auto order : {CandidateGraph::Order::board, CandidateGraph::Order::symmetric}) {
            const CandidateGraph graph(state, order);
            for (std::size_t number = 0; number < graph.size(); ++number) {
                const deduce::Candidate& candidate = graph.candidate(number);
                std::multiset<deduce::Cell> excluded;
                for (const auto other : graph.off_after(number, deduce::Through::digits))
                    excluded.insert(graph.candidate(other).cell);
                const auto peers = layout.peers(candidate.cell);
                REQUIRE(excluded == std::multiset<deduce::Cell>(peers.begin(), peers.end()));
                REQUIRE(graph.off_after(number, deduce::Through::both).size() == peers.size() + 8);
            }
        }
    }
}
