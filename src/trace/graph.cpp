// The finder stores the trail with its reasons as a stack. The analysis visits it backwards twice: first for the nodes,
// then for the cuts and the steps.
#include <satdoku/core/sorted.hpp>
#include <satdoku/trace/graph.hpp>

namespace satdoku::trace {
namespace {
using cnf::Literal;
using solve::Event;
using solve::only;
using Kind = Event::Kind;

using Resolution = ImplicationGraph::Resolution;

/// Returns the literals that are not in `others`, in their order.
std::vector<Literal> without(const auto& literals, const Resolvent& others) {
    std::vector<Literal> left;
    for (const Literal literal : literals)
        if (!others.contains(literal)) left.push_back(literal);
    return left;
}
}  // namespace

/// Makes the graph from the trail of a finder.
class ConflictFinder::Analysis {
  public:
    explicit Analysis(const ConflictFinder& finder) : finder_(finder) {}

    ImplicationGraph graph(const Event& conflict) {
        ImplicationGraph graph{};
        graph.number = finder_.conflicts_;
        graph.level = conflict.level;
        graph.clause = conflict.clause;
        graph.literals.assign(conflict.literals.begin(), conflict.literals.end());
        graph.trail = finder_.trail_.size();
        add_nodes(graph);
        Resolvent start({});
        for (const Literal literal : graph.literals)
            if (level_of(literal) > 0) start.add({&literal, 1});
        graph.start.assign(start.literals().begin(), start.literals().end());
        add_cuts(graph);
        return graph;
    }

    /// Repeats the resolution steps of the engine, and compares the last resolvent with the learned clause.
    void learn(ImplicationGraph& graph, const Event& learned) const {
        graph.steps.clear();
        Resolvent resolvent(graph.start);
        for (const Literal literal : learned.resolved) {
            const auto place = finder_.place_of(literal);
            const bool is_node = place && graph.places[literal.variable()] != 0;
            if (is_node && resolvent.contains(~literal)) graph.steps.push_back(resolve(graph, resolvent, *place));
        }
        ImplicationGraph::Learned& result = graph.learned.emplace();
        result.clause = learned.clause;
        result.literals.assign(learned.literals.begin(), learned.literals.end());
        result.glue = learned.glue;
        result.level = learned.level;
        result.strengthened.assign(learned.strengthened.begin(), learned.strengthened.end());
        result.brought_in = without(result.literals, resolvent);
        Resolvent rest(result.literals);
        rest.add(result.strengthened);
        result.minimized = without(resolvent.literals(), rest);
    }

  private:
    const Held& held(std::size_t place) const { return finder_.trail_[place]; }
    std::uint32_t level_of(Literal literal) const {
        const auto place = finder_.place_of(~literal);
        return place ? held(*place).level : 0;
    }
    void add_nodes(ImplicationGraph& graph) {
        std::vector<bool> reached(finder_.trail_.size());
        const auto reach = [&](std::span<const Literal> literals) {
            for (const Literal literal : literals)
                if (const auto place = finder_.place_of(~literal)) reached[*place] = true;
        };
        reach(graph.literals);
        for (std::size_t place = reached.size(); place-- > 0;)
            if (reached[place]) reach(finder_.reason_of(held(place)));
        for (std::size_t place = 0; place < reached.size(); ++place) {
            if (!reached[place]) continue;
            const Held& from = held(place);
            const auto reason = finder_.reason_of(from);
            graph.nodes.push_back({.literal = from.literal,
                                   .level = from.level,
                                   .how = from.how,
                                   .flip = from.flip,
                                   .reason = from.reason,
                                   .clause = {reason.begin(), reason.end()},
                                   .causes = causes(graph, reason)});
            graph.places.set(from.literal.variable(), static_cast<std::uint32_t>(graph.nodes.size()));
        }
        graph.causes = causes(graph, graph.literals);
    }

    std::vector<std::uint32_t> causes(const ImplicationGraph& graph, std::span<const Literal> literals) const {
        std::vector<std::uint32_t> found;
        for (const Literal literal : literals) {
            const std::uint32_t place = graph.places[literal.variable()];
            if (place != 0 && graph.nodes[place - 1].literal == ~literal) found.push_back(place - 1);
        }
        core::sort_unique(found);
        return found;
    }

    /// Resolves with the reason of a literal that is on the trail and in the graph.
    Resolution resolve(const ImplicationGraph& graph, Resolvent& resolvent, std::size_t place) const {
        const Literal literal = held(place).literal;
        Resolution step{graph.places[literal.variable()] - 1, {}};
        resolvent.remove(~literal);
        for (const Literal other : finder_.reason_of(held(place))) {
            if (other == literal || level_of(other) == 0 || resolvent.contains(other)) continue;
            step.added.push_back(other);
            resolvent.add({&other, 1});
        }
        return step;
    }

    /// Resolves away the literals of the conflict's level, the latest first. Whenever one is left, it is a unique
    /// implication point; the steps to the first one are those of clause learning.
    void add_cuts(ImplicationGraph& graph) const {
        std::uint32_t level = 0;
        for (const Literal literal : graph.start) level = std::max(level, level_of(literal));
        if (level == 0) return;
        Resolvent resolvent(graph.start);
        std::vector<bool> is_open(finder_.trail_.size());  // literals of the level in the resolvent
        std::size_t open = 0;
        std::size_t at = is_open.size();
        bool leads_back = true;
        const auto reach = [&](std::span<const Literal> literals) {
            for (const Literal literal : literals) {
                if (level_of(literal) != level) continue;
                const std::size_t place = *finder_.place_of(~literal);
                leads_back = leads_back && place < at;
                is_open[place] = true;
                ++open;
            }
        };
        reach(graph.start);
        // A stored trace may have events that no engine sends. If a step does not lead back, there are no more cuts.
        while (open > 0 && leads_back) {
            while (!is_open[--at]) {
            }
            const std::uint32_t node = graph.places[held(at).literal.variable()] - 1;
            if (open == 1) graph.cuts.push_back({node, graph.resolutions.size()});
            if (finder_.reason_of(held(at)).empty()) break;
            --open;
            graph.resolutions.push_back(resolve(graph, resolvent, at));
            reach(graph.resolutions.back().added);
        }
        if (graph.cuts.empty()) return;
        const auto begin = graph.resolutions.begin();
        graph.steps.assign(begin, begin + static_cast<std::ptrdiff_t>(graph.cuts.front().resolutions));
    }

    const ConflictFinder& finder_;
};

void Resolvent::add(std::span<const Literal> literals) {
    for (const Literal literal : literals) {
        if (contains(literal)) continue;
        places_.emplace(literal.code(), literals_.insert(literals_.end(), literal));
    }
}

void Resolvent::remove(Literal literal) {
    const auto found = places_.find(literal.code());
    if (found == places_.end()) return;
    literals_.erase(found->second);
    places_.erase(found);
}

std::vector<Literal> clause_of(const ImplicationGraph& graph, const ImplicationGraph::Cut& cut) {
    Resolvent resolvent(graph.start);
    for (const Resolution& step : std::span(graph.resolutions).first(cut.resolutions)) resolvent.resolve(graph, step);
    std::vector<Literal> clause{~graph.nodes[cut.point].literal};
    resolvent.remove(clause.front());
    clause.insert(clause.end(), resolvent.literals().begin(), resolvent.literals().end());
    return clause;
}

solve::EventKinds ConflictFinder::wants() const {
    return only(Kind::decision) | only(Kind::propagation) | only(Kind::pure_literal) | only(Kind::conflict) |
           only(Kind::learned) | only(Kind::backtrack) | only(Kind::end);
}

void ConflictFinder::observe(const Event& event) {
    if (done_) return;
    if (found()) {
        if (event.kind == Kind::learned) Analysis(*this).learn(*graph_, event);
        done_ = true;
        return;
    }
    switch (event.kind) {
        case Kind::decision:
        case Kind::propagation:
        case Kind::pure_literal: hold(event); break;
        case Kind::backtrack: take_back(event.level); break;
        case Kind::conflict:
            if (++conflicts_ == wanted_) graph_ = Analysis(*this).graph(event);
            break;
        default: break;
    }
}

void ConflictFinder::hold(const Event& event) {
    // The literal of a decision may be true already.
    if (places_[event.literal.variable()] != 0) return;
    const std::size_t begin = reasons_.size();
    if (event.kind == Kind::propagation) reasons_.insert(reasons_.end(), event.literals.begin(), event.literals.end());
    trail_.push_back({.literal = event.literal,
                      .level = event.level,
                      .how = event.kind,
                      .flip = event.word == "flip",
                      .reason = event.clause,
                      .begin = begin,
                      .end = reasons_.size()});
    places_.set(event.literal.variable(), static_cast<std::uint32_t>(trail_.size()));
}

void ConflictFinder::take_back(std::uint32_t level) {
    for (; !trail_.empty() && trail_.back().level > level; trail_.pop_back()) {
        places_.set(trail_.back().literal.variable(), 0);
        reasons_.resize(trail_.back().begin);
    }
}

std::optional<std::size_t> ConflictFinder::place_of(Literal literal) const {
    const std::uint32_t place = places_[literal.variable()];
    if (place == 0 || trail_[place - 1].literal != literal) return std::nullopt;
    return place - 1;
}

std::span<const Literal> ConflictFinder::reason_of(const Held& held) const {
    return std::span(reasons_).subspan(held.begin, held.end - held.begin);
}
}  // namespace satdoku::trace
