// The tours about problems as clauses: pigeons in holes, a colouring, a small sudoku.
#include "lecture.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/table.hpp>

namespace satdoku::insight {
namespace {

using cnf::Literal;
using Kind = solve::Event::Kind;

constexpr std::size_t pigeon_holes = 2;
constexpr std::size_t most_pigeon_holes = 6;  // for comparison; all sizes together take a moment

struct Growth {
    std::string text{};
    std::string sizes{};       ///< " 2 3"
    std::uint64_t before = 0;  ///< nodes for one hole less than `most`
    std::uint64_t most = 0;
};
Growth growth() {
    ui::Table table({ui::Align::right, ui::Align::right, ui::Align::right, ui::Align::right});
    table.add({language::text("lecture.pigeonhole.holes"), language::text("show.clauses"),
               language::text("lecture.pigeonhole.nodes"), language::text("lecture.pigeonhole.conflicts")});
    Growth growth;
    for (std::size_t size = pigeon_holes; size <= most_pigeon_holes; ++size) {
        const cnf::ClauseList clauses = families::pigeonhole(size + 1, size);
        const std::uint64_t nodes = run_dpll(clauses, "naive").statistic("nodes");
        table.add({std::to_string(size), std::to_string(clauses.size()), std::to_string(nodes),
                   std::to_string(run_cdcl(clauses).statistic("conflicts"))});
        growth.sizes += ' ' + std::to_string(size);
        growth.before = growth.most;
        growth.most = nodes;
    }
    growth.text = table.lines();
    return growth;
}

constexpr int vertices = 4;
constexpr int colours = 3;
constexpr std::array<std::pair<int, int>, 5> edges = {{{0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 3}}};
constexpr std::pair<int, int> edge_more = {0, 3};

Literal colour_literal(int vertex, int colour, bool negative = false) {
    return {cnf::Variable(static_cast<std::uint32_t>(vertex * colours + colour)), negative};
}

void add_edge(cnf::ClauseList& clauses, const std::pair<int, int>& edge) {
    for (int colour = 0; colour < colours; ++colour)
        clauses.clause(std::array{colour_literal(edge.first, colour, true), colour_literal(edge.second, colour, true)});
}

std::string edge_name(const std::pair<int, int>& edge) {
    return {static_cast<char>('A' + edge.first), '-', static_cast<char>('A' + edge.second)};
}

std::string edge_names() { return core::join(edges, " ", edge_name); }

constexpr std::size_t sudoku_side = 4;
constexpr std::uint64_t sudoku_seed = 11;
constexpr std::size_t sudoku_holes = 10;

/// The literals as digits on a board; other cells are dots.
std::string board_text(std::span<const Literal> literals) {
    std::string text;
    for (std::size_t row = 0; row < sudoku_side; ++row) {
        if (row == sudoku_side / 2) text += "  ----+----\n";
        text += ' ';
        for (std::size_t column = 0; column < sudoku_side; ++column) {
            if (column == sudoku_side / 2) text += " |";
            char digit = '.';
            for (const Literal literal : literals) {
                const std::size_t index = literal.variable().index();
                if (literal.negative() || index / sudoku_side != row * sudoku_side + column) continue;
                digit = static_cast<char>('1' + index % sudoku_side);
            }
            text += ' ';
            text += digit;
        }
        text += '\n';
    }
    return text;
}

std::vector<Literal> units_of(const cnf::ClauseList& clauses) {
    std::vector<Literal> units;
    for (std::size_t index = 0; index < clauses.size(); ++index)
        if (clauses[index].size() == 1) units.push_back(clauses[index][0]);
    return units;
}

cnf::ClauseList without(const cnf::ClauseList& clauses, Literal unit) {
    cnf::ClauseList list;
    list.variables(clauses.variable_count());
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        const bool is_it = clauses[index].size() == 1 && clauses[index][0] == unit;
        if (!is_it) list.clause(clauses[index]);
    }
    return list;
}

/// The positive literals that follow without a decision.
std::vector<Literal> filled(const LectureRun& run) {
    std::vector<Literal> all;
    for (std::size_t index = 0; index < run.events.size(); ++index) {
        const solve::Event event = run.events[index];
        const bool is_propagation = event.kind == Kind::propagation && event.level == 0;
        if (is_propagation && !event.literal.negative()) all.push_back(event.literal);
    }
    return all;
}

struct Givens {
    std::string text{};
    std::size_t needed = 0;
    Literal most{};  ///< the given whose removal leaves the most solutions
    std::vector<LectureModel> models{};
};
Givens try_without_each(const cnf::ClauseList& clauses, const LectureWords& words) {
    ui::Table table({ui::Align::left, ui::Align::right});
    table.add({language::text("lecture.sudoku.without"), language::text("lecture.sudoku.solutions")});
    Givens givens;
    for (const Literal given : units_of(clauses)) {
        auto models = models_of(without(clauses, given));
        table.add({words.literal(given), std::to_string(models.size())});
        if (models.size() > 1) ++givens.needed;
        if (models.size() <= givens.models.size()) continue;
        givens.most = given;
        givens.models = std::move(models);
    }
    givens.text = table.lines();
    return givens;
}

}  // namespace

// The pigeonhole principle: obvious to people, but harder for solvers with every pigeon.
LectureFormula pigeonhole_formula() {
    LectureFormula formula{families::pigeonhole(pigeon_holes + 1, pigeon_holes), {}};
    for (std::size_t pigeon = 1; pigeon <= pigeon_holes + 1; ++pigeon) {
        for (std::size_t hole = 1; hole <= pigeon_holes; ++hole)
            formula.names.push_back("p" + std::to_string(pigeon) + "h" + std::to_string(hole));
    }
    return formula;
}

std::vector<LectureStep> pigeonhole_steps(const ui::Console& console, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const LectureRun run = run_dpll(clauses, "naive");
    const LectureTree tree = tree_of(console, run, words);
    const LectureRun learning = run_cdcl(clauses);
    const auto graph = first_conflict(learning);
    const auto& learned = *graph->learned;
    const std::vector<std::size_t> core = core_of(clauses);
    const LectureProof proof = proof_of(clauses);
    const Growth more = growth();
    return {
        {language::text("lecture.pigeonhole.ask1", pigeon_holes + 1, pigeon_holes), words.clauses(clauses),
         language::text("lecture.pigeonhole.answer1", pigeon_holes + 1, clauses.size() - (pigeon_holes + 1)), ""},
        {language::text("lecture.pigeonhole.ask2", words.literal(cnf::Literal(cnf::Variable(0), false))), tree.text,
         language::text("lecture.pigeonhole.answer2", tree.nodes, tree.conflicts), "satdoku tree @ --branching naive"},
        {language::text("lecture.pigeonhole.ask3"), graph_text(*graph, words),
         language::text("lecture.pigeonhole.answer3", learned.clause, words.clause(learned.literals), learned.level),
         "satdoku conflict @"},
        {language::text("lecture.pigeonhole.ask4"), words.clauses(clauses, core),
         core.size() == clauses.size() ? language::text("lecture.pigeonhole.answer4", clauses.size())
                                       : language::text("lecture.core", core.size(), clauses.size()),
         "satdoku core @ --smallest"},
        {language::text("lecture.pigeonhole.ask5"), proof.text, proof_words(proof),
         "satdoku solve @ --proof pigeonhole.drat; cat pigeonhole.drat"},
        {language::text("lecture.pigeonhole.ask6"), more.text,
         language::text("lecture.pigeonhole.answer6", more.before, more.most,
                        language::decimal_text(static_cast<double>(more.most) / static_cast<double>(more.before), 1)),
         "for n in" + more.sizes +
             "; do satdoku sample pigeonhole --size $n -q -o $n.cnf; "
             "satdoku compare $n.cnf --strategies naive,cdcl; done"},
    };
}

// Three colours for a small graph: a search, its models, and the effects of one more edge and of symmetry.
LectureFormula colouring_formula() {
    LectureFormula formula;
    formula.clauses.variables(vertices * colours);
    const std::array<std::string, colours> names = {language::text("lecture.red"), language::text("lecture.green"),
                                                    language::text("lecture.blue")};
    for (int vertex = 0; vertex < vertices; ++vertex) {
        std::vector<Literal> some;
        for (int colour = 0; colour < colours; ++colour) {
            formula.names.push_back(static_cast<char>('A' + vertex) + ("=" + names[static_cast<std::size_t>(colour)]));
            some.push_back(colour_literal(vertex, colour));
        }
        formula.clauses.clause(some);
        for (int first = 0; first < colours; ++first) {
            for (int second = first + 1; second < colours; ++second) {
                formula.clauses.clause(
                    std::array{colour_literal(vertex, first, true), colour_literal(vertex, second, true)});
            }
        }
    }
    for (const auto& edge : edges) add_edge(formula.clauses, edge);
    return formula;
}

std::vector<LectureStep> colouring_steps(const ui::Console& console, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const std::vector<Literal> fixed = {colour_literal(0, 0), colour_literal(1, 1)};
    const LectureRun assumed = run_dpll(clauses, "naive", fixed);
    const auto models = models_of(clauses);
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
         language::text("lecture.colouring.answer1", clauses.size(), vertices, colours * (colours - 1) / 2,
                        edges.size(), colours),
         ""},
        {language::text("lecture.colouring.ask2", words.literals(fixed)), events_text(assumed, words),
         language::text("lecture.colouring.answer2", assumed.count(Kind::propagation), assumed.statistic("decisions"),
                        words.literals(assumed.model)),
         "satdoku trace @ --branching naive --decide 1,5"},
        {language::text("lecture.colouring.ask3"), words.models(models),
         language::text("lecture.colouring.answer3", models.size()), "satdoku models @ --list"},
        {language::text("lecture.colouring.ask4", edge_name(edge_more)), tree.text,
         language::text("lecture.colouring.answer4", tree.nodes, tree.conflicts),
         more_command(complete, clauses.size(), "tree --branching naive")},
        {language::text("lecture.colouring.ask5", words.literals(fixed)), smaller.text,
         language::text("lecture.colouring.answer5", smaller.nodes, tree.nodes),
         more_command(broken, clauses.size(), "tree --branching naive")},
        {language::text("lecture.colouring.ask6"), words.clauses(complete, core),
         language::text("lecture.colouring.answer6", core.size(), complete.size()) + proof_words(proof),
         more_command(complete, clauses.size(), "core --smallest")},
    };
}

// A sudoku of four by four: from the puzzle to clauses, the digits that propagation finds, their reasons, and the
// uniqueness of the solution.
LectureFormula small_sudoku_formula() {
    core::Random random(sudoku_seed);
    LectureFormula formula{families::sudoku(random, 2, sudoku_holes), {}};
    for (std::size_t index = 0; index < sudoku_side * sudoku_side * sudoku_side; ++index) {
        const std::string cell = std::to_string(index / sudoku_side / sudoku_side + 1) +
                                 std::to_string(index / sudoku_side % sudoku_side + 1);
        formula.names.push_back(cell + "=" + std::to_string(index % sudoku_side + 1));
    }
    return formula;
}

std::vector<LectureStep> small_sudoku_steps(const ui::Console& console, const LectureFormula& formula) {
    const cnf::ClauseList& clauses = formula.clauses;
    const LectureWords words(formula.names);
    const std::vector<Literal> givens = units_of(clauses);
    const LectureRun run = run_dpll(clauses, "naive");
    const std::vector<Literal> found = filled(run);
    const Literal last = found.back();
    const cnf::ClauseList contrary = with_units(clauses, std::vector{~last});
    std::vector<std::size_t> core = core_of(contrary);
    std::erase(core, clauses.size());
    const auto given_clauses = static_cast<std::size_t>(
        std::ranges::count_if(core, [&](std::size_t index) { return clauses[index].size() == 1; }));

    std::vector<Literal> other;  // negations of the digits in the holes: the clause of another solution
    for (const Literal literal : run.model)
        if (std::ranges::find(givens, literal) == givens.end()) other.push_back(~literal);
    const cnf::ClauseList excluded = with_clause(clauses, other);
    const LectureProof proof = proof_of(excluded);
    const Givens tried = try_without_each(clauses, words);
    const std::string boards = core::join(tried.models, "\n", board_text);
    return {
        {language::text("lecture.sudoku.ask1", formula.names[0]), board_text(givens),
         language::text("lecture.sudoku.answer1", clauses.variable_count(), clauses.size(), givens.size()), ""},
        {language::text("lecture.sudoku.ask2"), board_text(found),
         language::text("lecture.sudoku.answer2", found.size() - givens.size(),
                        sudoku_side * sudoku_side - givens.size(), run.statistic("decisions")),
         "satdoku solve @ --branching naive --stats"},
        {language::text("lecture.sudoku.ask3", words.literal(last)), words.clauses(clauses, core),
         language::text("lecture.sudoku.answer3", core.size(), words.literal(last), given_clauses),
         more_command(contrary, clauses.size(), "core --smallest")},
        {language::text("lecture.sudoku.ask4"), indented(console, words.clause(other)),
         language::text(proof.holds ? "lecture.sudoku.answer4" : "lecture.proof_wrong"),
         more_command(excluded, clauses.size(), "solve")},
        {language::text("lecture.sudoku.ask5"), tried.text,
         language::text("lecture.sudoku.answer5", tried.needed, givens.size()),
         "for n in " + core::join(givens, " ", [](Literal given) { return given.dimacs(); }) +
             "; do grep -vx \"$n 0\" @ | satdoku models - --relaxed; done"},
        {language::text("lecture.sudoku.ask6", words.literal(tried.most)), boards,
         language::text("lecture.sudoku.answer6", words.literal(tried.most), tried.models.size()),
         "grep -vx '" + std::to_string(tried.most.dimacs()) + " 0' @ | satdoku models - --relaxed --list"},
    };
}

}  // namespace satdoku::insight
