#include "lecture.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/draw/tree.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/trace/tree.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>
#include <sstream>

namespace satdoku::insight {
namespace {

using cnf::Literal;
using cnf::Variable;
using Kind = solve::Event::Kind;

class Recorder final : public solve::Observer {
  public:
    explicit Recorder(trace::Recording& events) : events_(events) {}
    void observe(const solve::Event& event) override { events_.push(event); }

  private:
    trace::Recording& events_;
};

LectureRun run_engine(std::string_view engine, engines::EngineOptions options, const cnf::ClauseList& clauses,
                      std::span<const Literal> assumptions) {
    LectureRun run;
    Recorder recorder(run.events);
    options.observer = &recorder;
    const auto solver = engines::make_engine(engine, options);
    clauses.replay(*solver);
    run.verdict = solver->solve(assumptions, {}, {}).verdict;
    run.statistics = solver->statistics();
    if (run.verdict != solve::Verdict::satisfiable) return run;
    for (std::uint32_t index = 0; index < clauses.variable_count(); ++index)
        if (solver->value(Variable(index))) run.model.emplace_back(Variable(index), false);
    return run;
}

std::string indent_of(std::uint32_t level) { return std::string(std::size_t{2} * (level + 1), ' '); }

/// A line of events_text(); empty for events that it does not show.
std::string event_line(const solve::Event& event, const LectureWords& words) {
    const std::string literal = words.literal(event.literal);
    switch (event.kind) {
        case Kind::decision: {
            const char* const key = event.word == "flip"         ? "lecture.event_flip"
                                    : event.word == "assumption" ? "lecture.event_assumption"
                                                                 : "lecture.event_decision";
            return indent_of(event.level - 1) + language::text(key, event.level, literal);
        }
        case Kind::propagation:
            return indent_of(event.level) +
                   language::text("lecture.event_propagation", literal, event.clause, words.clause(event.literals));
        case Kind::conflict:
            return indent_of(event.level) +
                   language::text("lecture.event_conflict", event.clause, words.clause(event.literals));
        case Kind::learned:
            return indent_of(event.level) +
                   language::text("lecture.event_learned", event.clause, words.clause(event.literals));
        case Kind::backtrack: return indent_of(event.level) + language::text("lecture.event_backtrack", event.level);
        case Kind::end: {
            return indent_of(0) + language::text(language::key("verdict", event.word));
        }
        default: return {};
    }
}

std::string label_of(const trace::SearchTree::Node& node, const LectureWords& words) {
    std::string label =
        node.parent == trace::SearchTree::none ? language::text("lecture.root") : words.literal(node.literal);
    if (node.propagations > 0) label += language::text("lecture.node_propagations", node.propagations);
    if (node.ending == trace::SearchTree::Ending::conflict)
        label += language::text("lecture.node_conflict", node.conflict);
    if (node.ending == trace::SearchTree::Ending::model) label += language::text("lecture.node_model");
    return label;
}

}  // namespace

cnf::ClauseList clauses_of(std::uint32_t variables,
                           std::initializer_list<std::initializer_list<std::int32_t>> clauses) {
    cnf::ClauseList list;
    list.variables(variables);
    for (const auto& numbers : clauses) {
        std::vector<Literal> clause;
        for (const std::int32_t number : numbers) clause.push_back(Literal::from_dimacs(number));
        list.clause(clause);
    }
    return list;
}

cnf::ClauseList with_clause(const cnf::ClauseList& clauses, std::span<const Literal> clause) {
    cnf::ClauseList list;
    clauses.replay(list);
    list.clause(clause);
    return list;
}

cnf::ClauseList with_units(const cnf::ClauseList& clauses, std::span<const Literal> units) {
    cnf::ClauseList list;
    clauses.replay(list);
    for (const Literal unit : units) list.clause(std::array{unit});
    return list;
}

std::string dimacs_of(const cnf::ClauseList& clauses, std::size_t first) {
    std::string line;
    for (std::size_t index = first; index < clauses.size(); ++index) {
        if (index > first) line += ' ';
        for (const Literal literal : clauses[index]) line += std::to_string(literal.dimacs()) + ' ';
        line += '0';
    }
    return line;
}

std::string more_command(const cnf::ClauseList& complete, std::size_t first, const std::string& command) {
    return "echo '" + dimacs_of(complete, first) + "' | cat @ - | satdoku " + command + " - --relaxed";
}

std::string indented(const ui::Console& console, const std::string& text) {
    constexpr std::size_t margin = 2;
    std::string lines;
    for (const std::string& line : ui::wrap(text, console.columns() - 2 * margin))
        lines.append(margin, ' ').append(line).append("\n");
    return lines;
}

std::size_t clauses_of_length(const cnf::ClauseList& clauses, std::size_t length) {
    std::size_t count = 0;
    for (std::size_t index = 0; index < clauses.size(); ++index) count += clauses[index].size() == length ? 1U : 0U;
    return count;
}

std::string LectureWords::literal(Literal literal) const {
    const std::string& name = names_[literal.variable().index()];
    return literal.negative() ? language::text("lecture.not", name) : name;
}

std::string LectureWords::literals(std::span<const Literal> literals) const {
    return joined(literals, language::text("lecture.comma"));
}

std::string LectureWords::clause(std::span<const Literal> clause) const {
    if (clause.empty()) return language::text("clause.empty");
    if (clause.size() == 1) return literal(clause[0]);
    std::vector<Literal> premises;
    std::vector<Literal> conclusions;
    for (const Literal one : clause) (one.negative() ? premises : conclusions).push_back(one);
    for (Literal& one : premises) one = ~one;
    const std::string others = joined(conclusions, language::text("clause.or"));
    if (premises.empty()) return others;
    const std::string all = joined(premises, language::text("lecture.and"));
    if (!conclusions.empty()) return language::text("lecture.if", all, others);
    if (premises.size() == 2) return language::text("lecture.not_both", literal(premises[0]), literal(premises[1]));
    return language::text("lecture.not_all", literals(premises));
}

std::string LectureWords::joined(std::span<const Literal> literals, const std::string& separator) const {
    return core::join(literals, separator, [this](Literal one) { return literal(one); });
}

std::string LectureWords::clauses(const cnf::ClauseList& clauses, std::span<const std::size_t> chosen) const {
    std::vector<std::size_t> all(clauses.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    ui::Table table({ui::Align::right, ui::Align::left, ui::Align::left});
    for (const std::size_t index : chosen.empty() ? std::span<const std::size_t>(all) : chosen) {
        const std::string numbers = core::join(clauses[index], " ", [](Literal one) { return one.dimacs(); });
        table.add({std::to_string(index + 1) + ":", numbers, clause(clauses[index])});
    }
    return table.lines();
}

std::string LectureWords::models(std::span<const LectureModel> models) const {
    std::string lines;
    for (const LectureModel& model : models) lines += "  " + literals(model) + '\n';
    return lines;
}

std::uint64_t LectureRun::statistic(std::string_view name) const {
    const solve::Statistic* const found = solve::find_statistic(statistics, name);
    return found == nullptr ? 0 : found->value;
}

std::size_t LectureRun::count(Kind kind) const {
    std::size_t count = 0;
    for (std::size_t index = 0; index < events.size(); ++index) count += events[index].kind == kind ? 1U : 0U;
    return count;
}

LectureRun run_dpll(const cnf::ClauseList& clauses, std::string_view branching, std::span<const Literal> assumptions) {
    return run_engine("dpll", {.branching = branching}, clauses, assumptions);
}

LectureRun run_cdcl(const cnf::ClauseList& clauses, std::span<const Literal> assumptions) {
    return run_engine("cdcl", {}, clauses, assumptions);
}

solve::Event last_propagation(const LectureRun& run) {
    std::size_t index = run.events.size();
    while (run.events[index - 1].kind != Kind::propagation) --index;
    return run.events[index - 1];
}

std::string events_text(const LectureRun& run, const LectureWords& words) {
    std::string text;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const std::string line = event_line(run.events[index], words);
        if (!line.empty()) text += line + '\n';
    }
    return text;
}

LectureTree tree_of(const ui::Console& console, const LectureRun& run, const LectureWords& words) {
    trace::SearchTree search;
    for (std::size_t index = 0; index < run.events.size(); ++index) search.observe(run.events[index]);
    search.finish();
    draw::Tree tree;
    for (const trace::SearchTree::Node& node : search.nodes()) {
        draw::TreeNode drawn;
        if (node.parent != trace::SearchTree::none) drawn.parent = node.parent;
        drawn.label = label_of(node, words);
        tree.nodes.push_back(std::move(drawn));
    }
    std::string text;
    for (const draw::TreeLine& line : draw::tree_lines(tree, console.columns(), console.boxes()))
        text += "  " + line.branches + tree.nodes[line.node].label + '\n';
    return {text, search.node_count(), search.conflicts()};
}

std::optional<trace::ImplicationGraph> first_conflict(const LectureRun& run) {
    trace::ConflictFinder finder(1);
    for (std::size_t index = 0; index < run.events.size() && !finder.done(); ++index) finder.observe(run.events[index]);
    if (!finder.found()) return std::nullopt;
    return finder.graph();
}

std::string graph_text(const trace::ImplicationGraph& graph, const LectureWords& words) {
    std::string text;
    std::map<std::uint32_t, std::string> levels;
    for (const trace::ImplicationGraph::Node& node : graph.nodes) {
        std::string& lines = levels[node.level];
        std::vector<Literal> causes;
        for (const std::uint32_t cause : node.causes) causes.push_back(graph.nodes[cause].literal);
        lines += "    ";
        lines += node.how == Kind::propagation ? language::text("lecture.graph_reason", words.literal(node.literal),
                                                                words.literals(causes), node.reason)
                                               : language::text("lecture.graph_decision", words.literal(node.literal));
        lines += '\n';
    }
    for (const auto& [level, lines] : levels)
        text += "  " + language::text("lecture.graph_level", level) + '\n' + lines;
    std::vector<Literal> causes;
    for (const std::uint32_t cause : graph.causes) causes.push_back(graph.nodes[cause].literal);
    return text + "    " + language::text("lecture.graph_conflict", words.literals(causes), graph.clause) + '\n';
}

std::vector<std::size_t> core_of(const cnf::ClauseList& clauses) {
    explain::Groups groups;
    groups.variables(clauses.variable_count());
    for (std::size_t index = 0; index < clauses.size(); ++index) groups.clause(groups.add(), clauses[index]);
    const auto engine = engines::standard_engine();
    groups.replay(*engine);
    std::vector<explain::Group> all(groups.size());
    std::iota(all.begin(), all.end(), explain::Group{0});
    const explain::Finding finding = explain::CoreFinder(groups, *engine).smallest(all, {}, {});
    return {finding.core.begin(), finding.core.end()};
}

std::vector<LectureModel> models_of(const cnf::ClauseList& clauses) {
    std::vector<LectureModel> models;
    const auto engine = engines::make_engine("dpll", {.branching = "naive"});
    clauses.replay(*engine);
    while (engine->solve({}, {}, {}).verdict == solve::Verdict::satisfiable) {
        LectureModel model;
        std::vector<Literal> other;
        for (std::uint32_t index = 0; index < clauses.variable_count(); ++index) {
            const bool value = engine->value(Variable(index));
            if (value) model.emplace_back(Variable(index), false);
            other.emplace_back(Variable(index), value);
        }
        models.push_back(std::move(model));
        engine->clause(other);
    }
    return models;
}

LectureProof proof_of(const cnf::ClauseList& clauses) {
    proof::DratText proof;
    const auto engine = engines::make_engine("cdcl", {.proof = &proof});
    clauses.replay(*engine);
    const bool refuted = engine->solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable;
    const check::DratReport report = check::drat(clauses, proof.bytes(), "-");
    LectureProof result{.added = report.core_additions,
                        .holds = refuted && report.verdict == check::DratVerdict::verified};
    std::istringstream lines(proof.bytes());
    for (std::string line; std::getline(lines, line);) {
        result.text += "  " + line + '\n';
        ++result.lines;
    }
    return result;
}

std::string proof_words(const LectureProof& proof) {
    return proof.holds ? language::text("lecture.proof", proof.lines, proof.added)
                       : language::text("lecture.proof_wrong");
}

}  // namespace satdoku::insight
