// The kinds of exercises. What an engine finds is the answer.
#include "exercise.hpp"
#include "lecture.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/conflict_picture.hpp>
#include <set>

namespace satdoku::insight {
namespace {
using cnf::Literal;
using Kind = solve::Event::Kind;
using LiteralList = std::vector<Literal>;

std::string listed(std::span<const Literal> literals) {
    return core::join(literals, " ", [](Literal literal) { return literal.dimacs(); });
}

std::vector<std::int32_t> numbers_of(std::span<const Literal> literals) {
    std::vector<std::int32_t> numbers;
    for (const Literal literal : literals) numbers.push_back(literal.dimacs());
    return numbers;
}

std::string numbered(const cnf::ClauseList& clauses) {
    std::string lines;
    for (std::size_t index = 0; index < clauses.size(); ++index)
        lines += std::to_string(index + 1) + ": " + listed(clauses[index]) + '\n';
    return lines;
}

Exercise with_answer(Exercise exercise, std::span<const LiteralList> clauses) {
    for (const LiteralList& clause : clauses) {
        exercise.solution += listed(clause) + " 0\n";
        exercise.key.push_back(numbers_of(clause));
    }
    return exercise;
}

/// Literals of different variables.
LiteralList random_clause(core::Random& random, std::uint32_t variables, std::size_t length) {
    LiteralList clause;
    while (clause.size() < length) {
        const cnf::Variable variable(static_cast<std::uint32_t>(random.below(variables)));
        const Literal next(variable, random.below(2) == 1);
        const auto same = [&](Literal each) { return each.variable() == next.variable(); };
        if (std::ranges::none_of(clause, same)) clause.push_back(next);
    }
    return clause;
}

/// Clauses of two and three literals, after `units` unit clauses.
cnf::ClauseList random_clauses(core::Random& random, std::uint32_t variables, std::size_t count, std::size_t units) {
    cnf::ClauseList clauses;
    clauses.variables(variables);
    for (std::size_t index = 0; index < count; ++index)
        clauses.clause(random_clause(random, variables, index < units ? 1 : 2 + random.below(2)));
    return clauses;
}

// ---- Conflicts

struct ConflictExercise {
    cnf::ClauseList clauses;
    std::vector<Literal> decisions;
    trace::ImplicationGraph graph;
    LiteralList learned;  ///< the negation of the first unique implication point is first
    std::uint32_t jump = 0;
};

/// Clauses that imply the literals one after the other, from the number of `decided` ones on, and one that is false then.
/// Each literal is implied by one clause only, so that every order of propagation teaches the same clause.
cnf::ClauseList chain_of(core::Random& random, std::span<const Literal> literals, std::size_t decided) {
    std::vector<LiteralList> all;
    for (std::size_t at = decided; at <= literals.size(); ++at) {
        LiteralList clause = {~literals[at - 1], ~literals[random.below(at)]};
        if (random.below(3) == 0) clause.front() = ~literals[std::max(decided - 1, at - 2)];
        if (clause[0] == clause[1]) clause.pop_back();
        if (at < literals.size() || clause.size() == 1)
            clause.push_back(at < literals.size() ? literals[at] : ~literals[0]);
        random.shuffle(std::span(clause));
        all.push_back(clause);
    }
    random.shuffle(std::span(all));
    cnf::ClauseList clauses;
    clauses.variables(static_cast<std::uint32_t>(literals.size()));
    for (const LiteralList& clause : all) clauses.clause(clause);
    return clauses;
}

/// A conflict that takes that many resolutions.
std::optional<ConflictExercise> random_conflict(core::Random& random, std::size_t steps) {
    const auto variables = static_cast<std::uint32_t>(steps + 5);
    const LiteralList literals = random_clause(random, variables, variables);
    const std::size_t decided = 2 + random.below(2);
    ConflictExercise made{chain_of(random, literals, decided), {literals.begin(), literals.begin() + decided}, {}, {}};
    const auto graph = first_conflict(run_cdcl(made.clauses, made.decisions));
    if (!graph || graph->clause == 0 || graph->level < 2 || graph->steps.size() != steps) return std::nullopt;
    std::set<std::uint32_t> levels;
    for (const trace::ImplicationGraph::Node& node : graph->nodes) levels.insert(node.level);
    if (levels.size() != graph->level) return std::nullopt;  // the key would lack a decision
    made.graph = *graph;
    made.decisions.resize(graph->level);
    made.learned = clause_of(*graph, graph->cuts.front());
    // If the decision is the first one, there is nothing to find.
    if (made.learned.size() < 2 || graph->cuts.size() < 2) return std::nullopt;
    for (const trace::ImplicationGraph::Node& node : graph->nodes)
        if (node.level < graph->level && std::ranges::find(made.learned, ~node.literal) != made.learned.end())
            made.jump = std::max(made.jump, node.level);
    return made;
}

/// "level 2: 4 (decided), -1 (clause 3)"
std::string trail_text(const trace::ImplicationGraph& graph) {
    std::map<std::uint32_t, std::string> levels;
    for (const trace::ImplicationGraph::Node& node : graph.nodes)
        core::append_item(levels[node.level], language::text("list.comma"),
                          node.how == Kind::propagation
                              ? language::text("exercise.implied", node.literal.dimacs(), node.reason)
                              : language::text("exercise.decided", node.literal.dimacs()));
    std::string lines;
    for (const auto& [level, line] : levels) lines += language::text("exercise.level", level, line) + '\n';
    return lines + language::text("stepper.graph_conflict", graph.clause) + '\n';
}

draw::Drawing drawn(const trace::ImplicationGraph& conflict) {
    draw::Graph graph = wording::conflict_graph(conflict, {}, conflict.nodes.size(), {});
    graph.captions.clear();
    graph.kinds.clear();
    graph.marked.clear();
    graph.note.clear();
    return draw::draw_graph(graph);
}

std::string learned_text(const ConflictExercise& made) {
    std::string lines;
    trace::Resolvent resolvent(made.graph.start);
    for (const auto& step : made.graph.steps) {
        resolvent.resolve(made.graph, step);
        const auto& node = made.graph.nodes[step.node];
        const LiteralList literals(resolvent.literals().begin(), resolvent.literals().end());
        lines += language::text("exercise.resolvent", node.literal.dimacs(), node.reason, listed(literals)) + '\n';
    }
    return lines +
           language::text("exercise.learned", (~made.learned.front()).dimacs(), listed(made.learned), made.jump) + '\n';
}

std::optional<Exercise> make_propagation(core::Random& random, std::size_t steps) {
    const auto variables = static_cast<std::uint32_t>(steps + 2);
    const cnf::ClauseList clauses = random_clauses(random, variables, steps + 5, 1);
    const LectureRun run = run_dpll(clauses, "naive");
    Exercise exercise{numbered(clauses), {}, {}};
    std::vector<Literal> implied;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const solve::Event event = run.events[index];
        if (event.kind == Kind::conflict) return std::nullopt;
        if (event.kind != Kind::propagation) break;
        implied.push_back(event.literal);
        core::append_item(exercise.solution, language::text("list.comma"),
                          language::text("exercise.implied", event.literal.dimacs(), event.clause));
    }
    if (implied.size() != steps) return std::nullopt;
    exercise.solution += '\n';
    exercise.key = {numbers_of(implied)};
    return exercise;
}

std::optional<Exercise> make_first_uip(core::Random& random, std::size_t steps) {
    const auto made = random_conflict(random, steps);
    if (!made) return std::nullopt;
    return Exercise{numbered(made->clauses) + language::text("exercise.decisions", listed(made->decisions)) + '\n',
                    trail_text(made->graph) + learned_text(*made),
                    {{(~made->learned.front()).dimacs()}, {static_cast<std::int32_t>(made->jump)}},
                    drawn(made->graph)};
}

std::optional<Exercise> make_learned_clause(core::Random& random, std::size_t steps) {
    const auto made = random_conflict(random, steps);
    if (!made) return std::nullopt;
    return Exercise{
        numbered(made->clauses) + trail_text(made->graph), learned_text(*made), {numbers_of(made->learned)}};
}

std::optional<Exercise> make_dpll(core::Random& random, std::size_t steps) {
    constexpr std::uint32_t variables = 5;
    const cnf::ClauseList clauses = random_clauses(random, variables, 9 + steps, 0);
    const LectureRun run = run_dpll(clauses, "naive");
    Exercise exercise{numbered(clauses), {}, {}};
    std::string line;
    std::string indent;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const solve::Event event = run.events[index];
        if (event.kind == Kind::decision) {
            if (line.empty()) indent.assign(2 * (event.level - 1), ' ');
            core::append_item(line, language::text("list.comma"),
                              language::text("exercise.decided", event.literal.dimacs()));
            exercise.key.push_back({event.literal.dimacs()});
        } else if (event.kind == Kind::propagation) {
            core::append_item(line, language::text("list.comma"),
                              language::text("exercise.implied", event.literal.dimacs(), event.clause));
        } else if (event.kind == Kind::conflict) {
            exercise.solution += indent + line + ": " + language::text("stepper.graph_conflict", event.clause) + '\n';
            line.clear();
        }
    }
    if (exercise.key.size() != steps) return std::nullopt;
    const bool holds = run.verdict == solve::Verdict::satisfiable;
    if (!line.empty()) exercise.solution += indent + line + '\n';
    exercise.solution += language::text(holds ? "exercise.satisfiable" : "exercise.unsatisfiable") + '\n';
    return exercise;
}

std::optional<Exercise> make_resolution(core::Random& random, std::size_t steps) {
    const auto variables = static_cast<std::uint32_t>(steps + 4);
    cnf::ClauseList clauses;
    clauses.variables(variables);
    LiteralList resolvent = random_clause(random, variables, 3);
    clauses.clause(resolvent);
    Exercise exercise;
    for (std::size_t step = 0; step < steps; ++step) {
        const Literal pivot = resolvent[random.below(resolvent.size())];
        LiteralList next = {~pivot};
        for (const Literal other : random_clause(random, variables, 1 + random.below(2)))
            if (other.variable() != pivot.variable()) next.push_back(other);
        random.shuffle(std::span(next));
        const auto clashes = [&](Literal each) { return std::ranges::find(resolvent, ~each) != resolvent.end(); };
        if (next.size() < 2 || std::ranges::count_if(next, clashes) != 1) return std::nullopt;
        std::erase(resolvent, pivot);
        for (const Literal literal : next)
            if (literal != ~pivot && std::ranges::find(resolvent, literal) == resolvent.end())
                resolvent.push_back(literal);
        clauses.clause(next);
        exercise.solution += language::text("exercise.resolvent", pivot.dimacs(), step + 2, listed(resolvent)) + '\n';
    }
    std::vector<Literal> refuted = resolvent;
    for (Literal& literal : refuted) literal = ~literal;
    if (run_cdcl(with_units(clauses, refuted)).verdict != solve::Verdict::unsatisfiable) return std::nullopt;
    exercise.task = numbered(clauses);
    exercise.key = {numbers_of(resolvent)};
    return exercise;
}

/// Gates that join two neighbours of a row of inputs, one after the other, until one is left.
std::optional<Exercise> make_tseitin(core::Random& random, std::size_t steps) {
    const auto inputs = static_cast<std::uint32_t>(steps + 1);
    struct Part {
        std::string text;
        Literal literal;
    };
    std::vector<Part> parts;
    for (std::uint32_t index = 0; index < inputs; ++index) {
        const Literal input(cnf::Variable(index), random.below(2) == 1);
        parts.push_back({std::to_string(input.dimacs()), input});
    }
    Exercise exercise;
    std::vector<LiteralList> clauses;
    for (std::uint32_t gate = inputs; parts.size() > 1; ++gate) {
        const std::size_t at = random.below(parts.size() - 1);
        const bool both = random.below(2) == 0;
        const Literal output(cnf::Variable(gate), false);
        const Literal left = parts[at].literal;
        const Literal right = parts[at + 1].literal;
        // An OR gate is an AND gate of which all three are negated.
        const auto signed_as = [both](Literal literal) { return both ? literal : ~literal; };
        clauses.push_back({signed_as(~output), signed_as(left)});
        clauses.push_back({signed_as(~output), signed_as(right)});
        clauses.push_back({signed_as(output), signed_as(~left), signed_as(~right)});
        const std::string name = both ? " AND " : " OR ";
        exercise.task += std::to_string(output.dimacs()) + " = " + std::to_string(left.dimacs()) + name +
                         std::to_string(right.dimacs()) + '\n';
        parts[at] = {"(" + parts[at].text + name + parts[at + 1].text + ")", output};
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    }
    clauses.push_back({parts.front().literal});
    exercise.task.insert(0, parts.front().text + '\n');
    return with_answer(std::move(exercise), clauses);
}

/// The pairwise encoding, or the sequential one (Sinz, CP 2005).
std::optional<Exercise> make_at_most_one(core::Random& random, std::size_t steps) {
    const auto count = static_cast<std::uint32_t>(steps);
    LiteralList literals = random_clause(random, count, count);
    std::vector<LiteralList> clauses;
    const bool pairwise = random.below(2) == 0;
    const auto before = [count](std::size_t index) {  // one of the literals up to this one is true
        return Literal(cnf::Variable(count + static_cast<std::uint32_t>(index)), false);
    };
    for (std::size_t index = 0; index < literals.size(); ++index) {
        if (pairwise) {
            for (std::size_t other = 0; other < index; ++other) clauses.push_back({~literals[other], ~literals[index]});
            continue;
        }
        const bool last = index + 1 == literals.size();
        if (!last) clauses.push_back({~literals[index], before(index)});
        if (index > 0 && !last) clauses.push_back({~before(index - 1), before(index)});
        if (index > 0) clauses.push_back({~literals[index], ~before(index - 1)});
    }
    Exercise exercise{language::text(pairwise ? "exercise.pairwise" : "exercise.sequential", listed(literals),
                                     count + 1, count + steps - 1) +
                          '\n',
                      {},
                      {}};
    return with_answer(std::move(exercise), clauses);
}
}  // namespace

std::span<const ExerciseKind> exercise_kinds() {
    static constexpr ExerciseKind all[] = {
        {"propagation", 2, 10, 5, 2, false, make_propagation},
        {"resolution", 1, 8, 3, 3, false, make_resolution},
        {"dpll", 2, 8, 4, 8, true, make_dpll},
        {"first-uip", 2, 8, 3, 8, true, make_first_uip},
        {"learned-clause", 2, 8, 3, 5, false, make_learned_clause},
        {"tseitin", 1, 6, 3, 10, false, make_tseitin},
        {"at-most-one", 3, 8, 4, 9, false, make_at_most_one},
    };
    return all;
}
}  // namespace satdoku::insight
