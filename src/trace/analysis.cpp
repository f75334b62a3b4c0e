#include <satdoku/trace/analysis.hpp>

#include <algorithm>
#include <utility>

namespace satdoku::trace {

namespace {

using cnf::Literal;
using solve::Event;
using Kind = Event::Kind;
using What = AnalysisStep::What;
using Node = ImplicationGraph::Node;

/// The node that is true or false by this literal; nullptr if it is not in the graph.
const Node* node_of(const ImplicationGraph& graph, Literal literal) {
    const auto found = std::ranges::find_if(
        graph.nodes, [&](const Node& node) { return node.literal.variable() == literal.variable(); });
    return found == graph.nodes.end() ? nullptr : &*found;
}

class Steps {
  public:
    explicit Steps(const ImplicationGraph& graph) : graph_(graph) {}

    std::vector<AnalysisStep> make() {
        clause_ = graph_.start;
        add({.what = What::falsified, .number = graph_.clause, .reason = graph_.literals});
        for (const ImplicationGraph::Resolution& one : graph_.steps) {
            add({.what = What::chosen, .literal = one.literal});
            add({.what = What::reason, .literal = one.literal, .number = one.clause, .reason = one.reason});
            clause_ = one.resolvent;
            ++resolutions_;
            add({.what = What::resolvent, .literal = one.literal, .number = one.clause, .reason = one.reason});
        }
        add_cut();
        if (graph_.learned) {
            learn(*graph_.learned);
        } else {
            add({.what = What::nothing});
        }
        return std::move(steps_);
    }

  private:
    void add(AnalysisStep step) {
        step.clause = clause_;
        step.resolutions = resolutions_;
        steps_.push_back(std::move(step));
    }

    /// The literal of the clause that alone is of its highest level.
    void add_cut() {
        std::uint32_t highest = 0;
        const Node* point = nullptr;
        for (const Literal literal : clause_) {
            const Node* const node = node_of(graph_, literal);
            if (node == nullptr || node->level < highest || node->level == 0) continue;
            point = node->level == highest ? nullptr : node;
            highest = node->level;
        }
        if (point != nullptr) add({.what = What::cut, .literal = point->literal});
    }

    void learn(const ImplicationGraph::Learned& learned) {
        // With the literals that replace others in it, each of these is redundant by itself.
        for (const Literal literal : learned.brought_in) {
            clause_.push_back(literal);
            add({.what = What::brought_in, .literal = literal});
        }
        // The latest first: what makes a literal redundant came before it.
        for (auto node = graph_.nodes.rbegin(); node != graph_.nodes.rend(); ++node) {
            if (std::ranges::find(learned.minimized, ~node->literal) == learned.minimized.end()) continue;
            std::erase(clause_, ~node->literal);
            add({.what = What::minimized, .literal = ~node->literal, .number = node->reason, .reason = node->clause});
        }
        for (const Literal literal : learned.strengthened) {
            std::erase(clause_, literal);
            add({.what = What::strengthened, .literal = literal});
        }
        clause_ = learned.literals;
        add({.what = What::learned, .number = learned.clause});
        AnalysisStep jump{.what = What::jump};
        if (!learned.literals.empty()) jump.literal = learned.literals.front();
        add(std::move(jump));
    }

    const ImplicationGraph& graph_;
    std::vector<Literal> clause_;
    std::size_t resolutions_ = 0;
    std::vector<AnalysisStep> steps_;
};

}  // namespace

ImplicationGraph graph_of(const Replay& replay, const Event& conflict, const std::optional<Event>& learned) {
    ConflictFinder finder(1);
    for (const Assigned& one : replay.trail()) {
        finder.observe({.kind = one.how,
                        .literal = one.literal,
                        .level = one.level,
                        .clause = one.reason,
                        .literals = replay.clause(one.reason),
                        .word = one.flip ? "flip" : ""});
    }
    finder.observe(conflict);
    if (learned && learned->kind == Kind::learned) finder.observe(*learned);
    ImplicationGraph graph = finder.graph();
    graph.number = replay.counts().conflicts;
    return graph;
}

std::vector<AnalysisStep> analysis_of(const ImplicationGraph& graph) {
    return Steps(graph).make();
}

}  // namespace satdoku::trace
