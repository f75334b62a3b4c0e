// The small steps of an analysis against resolution that the test does by itself, on random runs of both engines.
#include "engines.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/trace/analysis.hpp>
#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace satdoku {
namespace {
using Literals = std::set<cnf::Literal>;
using Small = trace::AnalysisStep::What;

Literals as_set(std::span<const cnf::Literal> literals) { return {literals.begin(), literals.end()}; }

/// Whether unit propagation over the clauses that the replay knows refutes the negation of the clause.
bool is_implied(const trace::Replay& replay, const Literals& clause) {
    Literals truths;
    for (const cnf::Literal literal : clause) truths.insert(~literal);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint64_t number = 1; number <= replay.last_clause(); ++number) {
            const auto literals = replay.clause(number);
            if (literals.empty() || std::ranges::any_of(literals, [&](auto one) { return truths.contains(one); }))
                continue;
            Literals open;
            for (const cnf::Literal literal : literals) {
                if (!truths.contains(~literal)) open.insert(literal);
            }
            if (open.empty()) return true;
            if (open.size() > 1) continue;
            truths.insert(*open.begin());
            changed = true;
        }
    }
    return false;
}

/// Follows the steps with the test's own clause.
class Resolving {
  public:
    Resolving(const trace::Replay& replay, const trace::ImplicationGraph& graph) : replay_(replay), graph_(graph) {}

    /// What is wrong with the steps; empty if nothing is.
    std::string wrong(const std::vector<trace::AnalysisStep>& steps, const std::optional<solve::Event>& learned) {
        for (std::size_t at = 0; at < steps.size(); ++at) {
            if (std::string found = follow(steps[at]); !found.empty()) return found;
            const trace::Resolvent clause = trace::clause_after(graph_, std::span(steps).first(at + 1));
            if (Literals(clause.literals().begin(), clause.literals().end()) != clause_)
                return "another clause after a step";
        }
        if (learned && clause_ != as_set(learned->literals)) return "another learned clause";
        return steps.back().what == (learned ? Small::jump : Small::nothing) ? "" : "another end";
    }
    std::set<Small> seen;

  private:
    Literals above_level_0(std::span<const cnf::Literal> literals) const {
        Literals above;
        for (const cnf::Literal literal : literals) {
            const auto* const found = replay_.find(literal.variable());
            if (found == nullptr || found->level > 0 || found->literal == literal) above.insert(literal);
        }
        return above;
    }
    std::size_t place(cnf::Literal truth) const {
        const auto trail = replay_.trail();
        return static_cast<std::size_t>(
            std::ranges::find_if(trail, [&](const auto& one) { return one.literal == truth; }) - trail.begin());
    }
    bool is_reason(const trace::AnalysisStep& step, cnf::Literal truth) const {
        const auto* const found = replay_.find(truth.variable());
        return found != nullptr && found->literal == truth && found->reason == step.number &&
               as_set(trace::reason_of(graph_, step)) == as_set(replay_.clause(step.number));
    }

    std::string follow(const trace::AnalysisStep& step) {
        seen.insert(step.what);
        switch (step.what) {
            case Small::falsified:
                clause_ = above_level_0(trace::reason_of(graph_, step));
                return replay_.conflict() == step.number ? "" : "another conflict";
            case Small::chosen:
                for (const cnf::Literal literal : clause_) {
                    if (place(~literal) > place(step.literal)) return "not the latest literal";
                }
                return clause_.contains(~step.literal) ? "" : "a literal that is not in the clause";
            case Small::reason: return is_reason(step, step.literal) ? "" : "no reason";
            case Small::resolvent:
                if (!is_reason(step, step.literal)) return "no reason";
                clause_.erase(~step.literal);
                clause_.merge(above_level_0(trace::reason_of(graph_, step)));
                clause_.erase(step.literal);
                return is_implied(replay_, clause_) ? "" : "a resolvent that does not follow";
            case Small::cut: {
                const std::uint32_t level = replay_.find(step.literal.variable())->level;
                for (const cnf::Literal literal : clause_) {
                    if (literal != ~step.literal && replay_.find(literal.variable())->level >= level) return "no cut";
                }
                return clause_.contains(~step.literal) ? "" : "a cut elsewhere";
            }
            case Small::brought_in:
                clause_.insert(step.literal);
                return is_implied(replay_, clause_) ? "" : "what is brought in does not follow";
            case Small::minimized:
                if (!is_reason(step, ~step.literal)) return "minimized without a reason";
                [[fallthrough]];
            case Small::strengthened:
                if (clause_.erase(step.literal) == 0) return "what is left out is not there";
                return is_implied(replay_, clause_) ? "" : "what is left does not follow";
            case Small::learned:
            case Small::nothing:
            case Small::jump: return "";
        }
        return "no step";
    }

    const trace::Replay& replay_;
    const trace::ImplicationGraph& graph_;
    Literals clause_;
};

/// Checks every conflict of a run, and notes what kinds of steps there were.
void check_run(const cnf::ClauseList& formula, std::string_view strategy, std::set<Small>& seen) {
    const support::Solved solved = support::run_search(formula, strategy, {.conflicts = 300});
    trace::Replay replay(formula);
    for (std::size_t at = 0; at < solved.stream.size(); ++at) {
        const solve::Event event = solved.stream[at];
        replay.apply(event);
        if (event.kind != solve::Event::Kind::conflict || event.clause == 0) continue;
        std::optional<solve::Event> learned;
        if (at + 1 < solved.stream.size() && solved.stream[at + 1].kind == solve::Event::Kind::learned)
            learned = solved.stream[at + 1];
        const trace::ImplicationGraph graph = trace::graph_of(replay, event, learned);
        trace::ConflictFinder finder(replay.counts().conflicts);
        support::send(solved.stream, finder);
        REQUIRE(finder.found());
        REQUIRE(graph.nodes.size() == finder.graph().nodes.size());
        REQUIRE(graph.number == finder.graph().number);
        REQUIRE(graph.steps.size() == finder.graph().steps.size());
        REQUIRE(graph.cuts.size() == finder.graph().cuts.size());
        Resolving own(replay, graph);
        REQUIRE(own.wrong(trace::analysis_of(graph), learned) == "");
        seen.merge(own.seen);
    }
}
}  // namespace

TEST_CASE("every small step of an analysis is resolution, or leaves out what follows", "[trace][analysis]") {
    core::Random random(41);
    std::set<Small> seen;
    for (int round = 0; round < support::rounds(60); ++round) {
        const std::size_t variables = 10 + random.below(40);
        const cnf::ClauseList formula = families::random_clauses(random, variables, variables * 43 / 10, 3);
        CAPTURE(round);
        check_run(formula, round % 3 == 0 ? "dlis" : "", seen);
    }
    check_run(families::pigeonhole(5, 4), "", seen);
    for (const Small kind : {Small::falsified, Small::chosen, Small::reason, Small::resolvent, Small::cut,
                             Small::minimized, Small::learned, Small::nothing, Small::jump})
        CHECK(seen.contains(kind));
}

TEST_CASE("canary: a changed step of an analysis is found", "[trace][analysis][canary]") {
    core::Random random(42);
    const cnf::ClauseList formula = families::random_clauses(random, 40, 172, 3);
    const support::Solved solved = support::run_search(formula, "");
    trace::Replay replay(formula);
    for (std::size_t at = 0; at + 1 < solved.stream.size(); ++at) {
        const solve::Event event = solved.stream[at];
        replay.apply(event);
        if (event.kind != solve::Event::Kind::conflict || solved.stream[at + 1].kind != solve::Event::Kind::learned)
            continue;
        const std::optional<solve::Event> learned = solved.stream[at + 1];
        trace::ImplicationGraph graph = trace::graph_of(replay, event, learned);
        if (graph.steps.empty() || graph.steps.front().added.empty()) continue;
        auto steps = trace::analysis_of(graph);
        auto fewer = steps;
        fewer.erase(std::ranges::find(fewer, Small::resolvent, &trace::AnalysisStep::what));
        CHECK(Resolving(replay, graph).wrong(fewer, learned) != "");
        graph.steps.front().added.pop_back();
        CHECK(Resolving(replay, graph).wrong(steps, learned) == "another clause after a step");
        return;
    }
    FAIL("no conflict to change");
}

}  // namespace satdoku
