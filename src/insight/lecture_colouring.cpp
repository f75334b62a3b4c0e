// Three colours for a small graph: a search, its models, and what an edge more and symmetry do to it.
#include "lecture_tools.hpp"

#include <satdoku/language/text.hpp>

#include <array>
#include <utility>

namespace satdoku::insight {

namespace {

using cnf::Literal;

constexpr int vertices = 4;
constexpr int colours = 3;
constexpr std::array<std::pair<int, int>, 5> edges = {{{0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 3}}};
constexpr std::pair<int, int> edge_more = {0, 3};

Literal literal(int vertex, int colour, bool negative = false) {
    return {cnf::Variable(static_cast<std::uint32_t>(vertex * colours + colour)), negative};
}

void add_edge(cnf::ClauseList& clauses, const std::pair<int, int>& edge) {
    for (int colour = 0; colour < colours; ++colour) {
        clauses.clause(std::array{literal(edge.first, colour, true), literal(edge.second, colour, true)});
    }
}

std::string edge_name(const std::pair<int, int>& edge) {
    return {static_cast<char>('A' + edge.first), '-', static_cast<char>('A' + edge.second)};
}

std::string edge_names() {
    std::string names;
    for (const auto& edge : edges) {
        if (!names.empty()) names += ' ';
        names += edge_name(edge);
    }
    return names;
}

}  // namespace

LectureFormula colouring_formula() {
    LectureFormula formula;
    formula.clauses.variables(vertices * colours);
    const std::array<std::string, colours> names = {
        language::text("lecture.red"), language::text("lecture.green"), language::text("lecture.blue")};
    for (int vertex = 0; vertex < vertices; ++vertex) {
        std::vector<Literal> some;
        for (int colour = 0; colour < colours; ++colour) {
            std::string name(1, static_cast<char>('A' + vertex));
            name += '=';
            name += names[static_cast<std::size_t>(colour)];
            formula.names.push_back(name);
            some.push_back(literal(vertex, colour));
        }
        formula.clauses.clause(some);
        for (int first = 0; first < colours; ++first) {
            for (int second = first + 1; second < colours; ++second) {
                formula.clauses.clause(
                    std::array{literal(vertex, first, true), literal(vertex, second, true)});
            }
        }
    }
    for (const auto& edge : edges) add_edge(formula.clauses, edge);
    return formula;
}

std::vector<LectureStep> colouring_steps(const ui::Console& console, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const std::vector<Literal> fixed = {literal(0, 0), literal(1, 1)};
    const LectureRun assumed = run_dpll(clauses, "naive", fixed);
    const auto models = models_of(clauses);
    std::string listed;
    for (const auto& model : models) listed += "  " + words.literals(model) + '\n';
    cnf::ClauseList complete;
    clauses.replay(complete);
    add_edge(complete, edge_more);
    const LectureTree tree = tree_of(console, run_dpll(complete, "naive"), words);
    const cnf::ClauseList broken = with_units(complete, fixed);
    const LectureTree smaller = tree_of(console, run_dpll(broken, "naive"), words);
    const std::vector<std::size_t> core = core_of(complete);
    const LectureProof proof = proof_of(complete);
    return {
        {language::text("lecture.colouring.ask1", vertices, edge_names(), colours, formula.names[0]),
         words.clauses(clauses),
         language::text("lecture.colouring.told1", clauses.size(), vertices, colours * (colours - 1) / 2,
                        edges.size(), colours)},
        {language::text("lecture.colouring.ask2", words.literals(fixed)), events_text(assumed, words),
         language::text("lecture.colouring.told2", assumed.count(solve::Event::Kind::propagation),
                        assumed.statistic("decisions"), words.literals(assumed.model))},
        {language::text("lecture.colouring.ask3"), listed,
         language::text("lecture.colouring.told3", models.size())},
        {language::text("lecture.colouring.ask4", edge_name(edge_more)), tree.text,
         language::text("lecture.colouring.told4", tree.nodes, tree.conflicts)},
        {language::text("lecture.colouring.ask5", words.literals(fixed)), smaller.text,
         language::text("lecture.colouring.told5", smaller.nodes, tree.nodes)},
        {language::text("lecture.colouring.ask6"), words.clauses(complete, core),
         language::text("lecture.colouring.told6", core.size(), complete.size()) + proof_told(proof)},
    };
}

}  // namespace satdoku::insight
