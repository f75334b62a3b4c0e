// Files of cubes: reading them, and every error that they can have, with its place.
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/pieces.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/cnf/cubes.hpp>
#include <satdoku/core/file.hpp>
#include <algorithm>
#include <cstring>
#include <string>

using namespace satdoku;

namespace {
/// "clauses;cubes" as numbers, or the error with its place.
std::string outcome(const std::string& text, std::uint32_t variables = 3) {
    cnf::ClauseList clauses;
    cnf::ClauseList cubes;
    const core::ByteSource source = support::pieces_of(text, 1);
    const auto words = [](const cnf::ClauseList& list) {
        std::string all;
        for (std::size_t index = 0; index < list.size(); ++index) {
            for (const cnf::Literal literal : list[index]) all += std::to_string(literal.dimacs()) + " ";
            all += "0 ";
        }
        return all;
    };
    try {
        const cnf::CubesReport report = cnf::read_cubes(source, "f.icnf", variables, clauses, cubes);
        CHECK(report.clauses == clauses.size());
        CHECK(clauses.variable_count() == variables);
        return words(clauses) + "| " + words(cubes);
    } catch (const core::Error& error) {
        REQUIRE(error.location());
        CHECK(error.location()->file == "f.icnf");
        return support::place_and_key(error);
    }
}
}  // namespace

TEST_CASE("cubes are read with their clauses, or alone", "[cnf]") {
    CHECK(outcome("p inccnf\n1 2 0\n-1 3 0\na 1 -2 0\na -1 0\n") == "1 2 0 -1 3 0 | 1 -2 0 -1 0 ");
    CHECK(outcome("c one\np inccnf c two\r\n1\n2 0 c three\na 1\n0 a 0") == "1 2 0 | 1 0 0 ");
    CHECK(outcome("a 1 0\na -1 2 0\n") == "| 1 0 -1 2 0 ");
    CHECK(outcome("p inccnf\na 2 1 2 0\n") == "| 2 1 0 ");
    CHECK(outcome("p inccnf\n") == "| ");
    CHECK(outcome("p inccnf\n0\n") == "0 | ");
}

TEST_CASE("an error in a file of cubes has its place", "[cnf]") {
    CHECK(outcome("p cnf 3 1\n1 0\n") == "1:3 cubes.expected_header");
    CHECK(outcome("1 2 0\n") == "1:1 cubes.expected_header");
    CHECK(outcome("p inccnf 3 4\n") == "1:10 dimacs.expected_line_end");
    CHECK(outcome("") == "1:1 dimacs.empty_file");
    CHECK(outcome("p inccnf\n1 2 0\n1 -2") == "3:1 dimacs.missing_zero");
    CHECK(outcome("p inccnf\n1 2 0\na 1\n-2") == "3:1 cubes.unended");
    CHECK(outcome("p inccnf\na 1 0\n1 2 0\n") == "3:1 cubes.clause_after_cube");
    CHECK(outcome("p inccnf\na 1 4 0\n") == "2:5 cubes.above_formula");
    CHECK(outcome("p inccnf\n-4 0\n") == "2:1 cubes.above_formula");
    CHECK(outcome("p inccnf\na 1 2 -1 0\n") == "2:1 cubes.contradictory");
    for (const char* word : {"x", "+1", "-0", "1.5", "99999999999999999999", "a"})
        CHECK(outcome(std::string("p inccnf\na 1 ") + word + " 0\n").starts_with("2:5 "));
}

TEST_CASE("written cubes are read back the same", "[cnf]") {
    const ::support::TemporaryFolder folder;
    const std::string path = folder.file("f.icnf");
    cnf::ClauseList clauses;
    clauses.variables(3);
    const auto literal = [](int number) { return cnf::Literal::from_dimacs(number); };
    clauses.clause(std::vector{literal(1), literal(-3)});
    clauses.clause(std::vector<cnf::Literal>());
    core::Output output(path);
    cnf::CubesWriter writer(output, {"about"});
    clauses.replay(writer);
    writer.cube(std::vector{literal(2), literal(-1)});
    writer.cube({});
    output.commit();
    CHECK(core::read_whole(path) == "c about\np inccnf\n1 -3 0\n0\na 2 -1 0\na 0\n");
    CHECK(outcome(core::read_whole(path)) == "1 -3 0 0 | 2 -1 0 0 ");
}
