#include "lecture.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/draw/tree.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/trace/tree.hpp>
#include <satdoku/ui/columns.hpp>
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

/// The clauses from index `first` on, in one line of DIMACS.
std::string dimacs_of(const cnf::ClauseList& clauses, std::size_t first) {
    std::string line;
    for (std::size_t index = first; index < clauses.size(); ++index) {
        if (index > first) line += ' ';
        for (const Literal literal : clauses[index]) line += std::to_string(literal.dimacs()) + ' ';
        line += '0';
    }
    return line;
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

std::string more_command(const cnf::ClauseList& complete, std::size_t first, const std::string& command) {
    return "echo '" + dimacs_of(complete, first) + "' | cat @ - > more.cnf; satdoku " + command + " more.cnf --relaxed";
}

std::string indented(const ui::Console& console, const std::string& text) {
    constexpr std::size_t margin = 2;
    std::string lines;
    for (const std::string& line : ui::wrap(text, console.columns() - 2 * margin))
        lines.append(margin, ' ').append(line).append("\n");
    return lines;
}

std::string LectureWords::literal(Literal literal) const {
    const std::string& name = names_[literal.variable().index()];
    return literal.negative() ? language::text("lecture.not", name) : name;
}

std::string LectureWords::literals(std::span<const Literal> literals) const {
    return joined(literals, language::text("list.comma"));
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

std::uint64_t LectureRun::statistic(std::string_view name) const {
    const solve::Statistic* const found = solve::find_statistic(statistics, name);
    return found == nullptr ? 0 : found->value;
}

LectureRun run_dpll(const cnf::ClauseList& clauses, std::string_view branching, std::span<const Literal> assumptions) {
    return run_engine("dpll", {.branching = branching}, clauses, assumptions);
}

LectureRun run_cdcl(const cnf::ClauseList& clauses, std::span<const Literal> assumptions) {
    return run_engine("cdcl", {}, clauses, assumptions);
}

std::optional<trace::ImplicationGraph> first_conflict(const LectureRun& run) {
    trace::ConflictFinder finder(1);
    for (std::size_t index = 0; index < run.events.size() && !finder.done(); ++index) finder.observe(run.events[index]);
    if (!finder.found()) return std::nullopt;
    return finder.graph();
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
}  // namespace satdoku::insight
