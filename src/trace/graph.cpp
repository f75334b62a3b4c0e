// The finder stores the trail with its reasons as a stack. The analysis visits it backwards twice: first for the nodes,
// then for the cuts and the steps.
#include <satdoku/trace/graph.hpp>

#include <algorithm>
#include <unordered_map>

namespace satdoku::trace {

namespace {

using cnf::Literal;
using solve::Event;
using solve::only;
using Kind = Event::Kind;

bool contains(std::span<const Literal> literals, Literal literal) {
    return std::ranges::find(literals, literal) != literals.end();
}

/// Returns the literals that are not in `others`, in their order.
std::vector<Literal> without(std::span<const Literal> literals, std::span<const Literal> others) {
    std::vector<Literal> left;
    for (const Literal literal : literals) {
        if (!contains(others, literal)) left.push_back(literal);
    }
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
        graph.start = above_level_0(graph.literals);
        add_cuts(graph);
        return graph;
    }

    /// Repeats the resolution steps of the engine, and compares the last resolvent with the learned clause.
    void learn(ImplicationGraph& graph, const Event& learned) const {
        graph.steps.clear();
        std::vector<Literal> resolvent = graph.start;
        for (const Literal literal : learned.resolved) {
            if (contains(resolvent, ~literal)) resolve(graph, resolvent, literal);
        }
        ImplicationGraph::Learned& result = graph.learned.emplace();
        result.clause = learned.clause;
        result.literals.assign(learned.literals.begin(), learned.literals.end());
        result.glue = learned.glue;
        result.level = learned.level;
        result.strengthened.assign(learned.strengthened.begin(), learned.strengthened.end());
        result.minimized = without(without(resolvent, result.literals), result.strengthened);
        result.brought_in = without(result.literals, resolvent);
    }

  private:
    const Held& held(std::size_t place) const { return finder_.trail_[place]; }
    std::uint32_t level_of(Literal literal) const {
        const auto place = finder_.place_of(~literal);
        return place ? held(*place).level : 0;
    }
    std::vector<Literal> above_level_0(std::span<const Literal> literals) const {
        std::vector<Literal> above;
        for (const Literal literal : literals) {
            if (level_of(literal) > 0 && !contains(above, literal)) above.push_back(literal);
        }
        return above;
    }

    void add_nodes(ImplicationGraph& graph) {
        std::vector<bool> reached(finder_.trail_.size());
        const auto reach = [&](std::span<const Literal> literals) {
            for (const Literal literal : literals) {
                if (const auto place = finder_.place_of(~literal)) reached[*place] = true;
            }
        };
        reach(graph.literals);
        for (std::size_t place = reached.size(); place-- > 0;) {
            if (reached[place]) reach(finder_.reason_of(held(place)));
        }
        for (std::size_t place = 0; place < reached.size(); ++place) {
            if (!reached[place]) continue;
            const Held& from = held(place);
            const auto reason = finder_.reason_of(from);
            nodes_.emplace(place, static_cast<std::uint32_t>(graph.nodes.size()));
            graph.nodes.push_back({.literal = from.literal,
                                   .level = from.level,
                                   .how = from.how,
                                   .flip = from.flip,
                                   .reason = from.reason,
                                   .clause = {reason.begin(), reason.end()},
                                   .causes = causes(reason)});
        }
        graph.causes = causes(graph.literals);
    }

    std::vector<std::uint32_t> causes(std::span<const Literal> literals) const {
        std::vector<std::uint32_t> found;
        for (const Literal literal : literals) {
            const auto place = finder_.place_of(~literal);
            if (place && nodes_.contains(*place)) found.push_back(nodes_.at(*place));
        }
        std::ranges::sort(found);
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

    /// Resolves with the reason of a true literal, and stores the step.
    void resolve(ImplicationGraph& graph, std::vector<Literal>& resolvent, Literal literal) const {
        const auto place = finder_.place_of(literal);
        if (!place) return;
        const auto reason = finder_.reason_of(held(*place));
        std::erase(resolvent, ~literal);
        for (const Literal other : reason) {
            if (other != literal && level_of(other) > 0 && !contains(resolvent, other)) resolvent.push_back(other);
        }
        graph.steps.push_back({.literal = literal,
                               .clause = held(*place).reason,
                               .reason = {reason.begin(), reason.end()},
                               .resolvent = resolvent});
    }

    /// Resolves away the literals of the conflict's level, the latest first. Whenever one is left, it is a unique
    /// implication point; the steps to the first one are those of clause learning.
    void add_cuts(ImplicationGraph& graph) {
        std::vector<Literal> resolvent = graph.start;
        std::uint32_t level = 0;
        for (const Literal literal : resolvent) level = std::max(level, level_of(literal));
        if (level == 0) return;
        std::vector<std::uint32_t> side;
        std::vector<ImplicationGraph::Resolution> to_first;
        // A stored trace may contain events that no engine sends. If a step does not lead backwards, there are no more
        // cuts.
        for (std::size_t before = finder_.trail_.size();;) {
            const auto of_level = [&](Literal literal) { return level_of(literal) == level; };
            const auto later = [&](Literal left, Literal right) { return place(left) < place(right); };
            std::vector<Literal> open;
            std::ranges::copy_if(resolvent, std::back_inserter(open), of_level);
            if (open.empty()) break;
            const Literal latest = *std::ranges::max_element(open, later);
            if (place(latest) >= before) break;
            before = place(latest);
            if (open.size() == 1) {
                if (graph.cuts.empty()) to_first = graph.steps;
                add_cut(graph, latest, resolvent, side);
            }
            if (finder_.reason_of(held(before)).empty()) break;
            side.insert(std::ranges::lower_bound(side, nodes_.at(before)), nodes_.at(before));
            resolve(graph, resolvent, ~latest);
        }
        graph.steps = std::move(to_first);
    }

    /// @pre the literal is false
    std::size_t place(Literal literal) const { return *finder_.place_of(~literal); }

    void add_cut(ImplicationGraph& graph, Literal point, std::span<const Literal> resolvent,
                 std::span<const std::uint32_t> side) const {
        ImplicationGraph::Cut& cut = graph.cuts.emplace_back();
        cut.point = nodes_.at(place(point));
        cut.clause = {point};
        for (const Literal literal : resolvent) {
            if (literal != point) cut.clause.push_back(literal);
        }
        cut.side.assign(side.begin(), side.end());
    }

    const ConflictFinder& finder_;
    std::unordered_map<std::size_t, std::uint32_t> nodes_;  ///< by index on the trail
};

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
        case Kind::pure_literal:
            hold(event);
            break;
        case Kind::backtrack:
            take_back(event.level);
            break;
        case Kind::conflict:
            if (++conflicts_ == wanted_) graph_ = Analysis(*this).graph(event);
            break;
        default:
            break;
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
