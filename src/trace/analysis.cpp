#include <satdoku/trace/analysis.hpp>

namespace satdoku::trace {
namespace {
using cnf::Literal;
using solve::Event;
using Kind = Event::Kind;
using What = AnalysisStep::What;
using Node = ImplicationGraph::Node;

class Steps {
  public:
    explicit Steps(const ImplicationGraph& graph) : graph_(graph) {}

    std::vector<AnalysisStep> make() {
        Resolvent clause(graph_.start);
        add({.what = What::falsified, .number = graph_.clause});
        for (const ImplicationGraph::Resolution& one : graph_.steps) {
            const Node& node = graph_.nodes[one.node];
            add({.what = What::chosen, .literal = node.literal});
            add({.what = What::reason, .literal = node.literal, .number = node.reason});
            clause.resolve(graph_, one);
            ++resolutions_;
            add({.what = What::resolvent, .literal = node.literal, .number = node.reason});
        }
        add_cut(clause);
        if (graph_.learned) {
            learn(*graph_.learned);
        } else {
            add({.what = What::nothing});
        }
        return std::move(steps_);
    }

  private:
    void add(AnalysisStep step) {
        step.resolutions = resolutions_;
        steps_.push_back(step);
    }

    /// The literal of the clause that alone is of its highest level.
    void add_cut(const Resolvent& clause) {
        std::uint32_t highest = 0;
        const Node* point = nullptr;
        for (const Literal literal : clause.literals()) {
            const Node* const node = graph_.find(literal.variable());
            if (node == nullptr || node->level < highest || node->level == 0) continue;
            point = node->level == highest ? nullptr : node;
            highest = node->level;
        }
        if (point != nullptr) add({.what = What::cut, .literal = point->literal});
    }

    void learn(const ImplicationGraph::Learned& learned) {
        // With the literals that replace others in it, each of these is redundant by itself.
        for (const Literal literal : learned.brought_in) add({.what = What::brought_in, .literal = literal});
        // The latest first: what makes a literal redundant came before it.
        const Resolvent minimized(learned.minimized);
        for (auto node = graph_.nodes.rbegin(); node != graph_.nodes.rend(); ++node) {
            if (minimized.contains(~node->literal))
                add({.what = What::minimized, .literal = ~node->literal, .number = node->reason});
        }
        for (const Literal literal : learned.strengthened) add({.what = What::strengthened, .literal = literal});
        add({.what = What::learned, .number = learned.clause});
        AnalysisStep jump{.what = What::jump};
        if (!learned.literals.empty()) jump.literal = learned.literals.front();
        add(jump);
    }

    const ImplicationGraph& graph_;
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

std::vector<AnalysisStep> analysis_of(const ImplicationGraph& graph) { return Steps(graph).make(); }

std::span<const Literal> reason_of(const ImplicationGraph& graph, const AnalysisStep& step) {
    if (step.what == What::falsified) return graph.literals;
    if (step.what != What::reason && step.what != What::resolvent && step.what != What::minimized) return {};
    return graph.find(step.literal.variable())->clause;
}

Resolvent clause_after(const ImplicationGraph& graph, std::span<const AnalysisStep> steps) {
    Resolvent clause(graph.start);
    for (const AnalysisStep& step : steps) {
        if (step.what == What::resolvent) clause.resolve(graph, graph.steps[step.resolutions - 1]);
        if (step.what == What::brought_in) clause.add({&step.literal, 1});
        if (step.what == What::minimized || step.what == What::strengthened) clause.remove(step.literal);
        if (step.what == What::learned) clause = Resolvent(graph.learned->literals);
    }
    return clause;
}
}  // namespace satdoku::trace
