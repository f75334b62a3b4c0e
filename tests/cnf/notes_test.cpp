// Other contents of a file besides its clauses: comments with their places, and groups.
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/pieces.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/file.hpp>
#include <algorithm>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
/// Records its calls in order.
struct Listener final : cnf::ClauseSink, cnf::FileNotes {
    std::string heard;
    void variables(std::uint32_t count) override { heard += "v" + std::to_string(count) + ";"; }
    void clause(std::span<const cnf::Literal> literals) override {
        for (const cnf::Literal literal : literals) heard += std::to_string(literal.dimacs()) + " ";
        heard += "0;";
    }
    void groups(std::uint32_t count) override { heard += "g" + std::to_string(count) + ";"; }
    void group(std::uint32_t group) override { heard += "{" + std::to_string(group) + "}"; }
    void comment(std::string_view text) override {
        heard += "c";
        heard += text;
        heard += ";";
    }
};

/// @param piece  how many bytes the source gives at a time
std::string heard(const std::string& text, std::size_t piece = 1000) {
    Listener listener;
    try {
        cnf::read_dimacs(support::pieces_of(text, piece), "test", listener, {.notes = &listener});
    } catch (const core::Error& error) {
        return support::place_and_key(error);
    }
    return listener.heard;
}
}  // namespace

TEST_CASE("comments on lines of their own between clauses are reported", "[cnf]") {
    const std::string text =
        "c about the file\np cnf 3 4 c of the header\nc one \t\n c two\n1 2 0 c behind\n\ncthree\r\n"
        "-1\nc inside\n-2 0\n0\nc last\n3 0\nc end";
    for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, std::size_t{1000}}) {
        CHECK(heard(text, piece) == "v3;cone;ctwo;1 2 0;cthree;-1 -2 0;0;clast;3 0;cend;");
    }
    const std::string longest(cnf::FileNotes::longest_comment, 'x');
    CHECK(heard("p cnf 1 1\nc " + longest + std::string(200000, 'y') + "\n1 0\n") == "v1;c" + longest + ";1 0;");
}

TEST_CASE("groups are reported before their clauses, and errors in them with their place", "[cnf]") {
    CHECK(heard("p gcnf 2 3 7\n{1} 1 0\n{0}\n-1 0 {7} 0\n") == "g7;v2;{1}1 0;{0}-1 0;{7}0;");
    CHECK(heard("p gcnf 2 0 0\n") == "g0;v2;");
    CHECK(heard("p gcnf 2 1\n{1} 1 0\n") == "1:11 dimacs.expected_group_count");
    CHECK(heard("p gcnf 2 1 -1\n{1} 1 0\n") == "1:12 dimacs.expected_group_count");
    CHECK(heard("p gcnf 2 1 1\n1 0\n") == "2:1 dimacs.expected_group");
    CHECK(heard("p gcnf 2 1 1\n0\n") == "2:1 dimacs.expected_group");
    CHECK(heard("p gcnf 2 2 1\n{1} 1 0 2 0\n") == "2:9 dimacs.expected_group");
    for (const char* group : {"{2}", "{-1}", "{}", "{1", "{x}", "{1}2", "{+1}", "{99999999999}"}) {
        CHECK(heard("p gcnf 2 1 1\n" + std::string(group) + " 1 0\n") == "2:1 dimacs.group_out_of_range");
    }
    CHECK(heard("p gcnf 2 1 1\n{1} {1} 1 0\n") == "2:5 dimacs.expected_literal");
    CHECK(heard("p gcnf 2 1 1\n{1} 1\n") == "2:1 dimacs.missing_zero");
    CHECK(heard("p gcnf 2 1 1\n{1}\n") == "2:1 dimacs.missing_zero");
    CHECK(heard("p gcnf 2 1 1\n{1} 1 0\n{1} 2 0\n") == "3:1 dimacs.clause_count");
    CHECK(heard("p cnf 2 1\n{1} 1 0\n") == "2:1 dimacs.expected_literal");
}

TEST_CASE("written groups are read back the same", "[cnf]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f.gcnf");
    {
        core::Output output(path);
        cnf::DimacsWriter writer(output, 2, {"made here"});
        writer.groups(3);
        writer.variables(2);
        writer.comment("first");
        writer.group(3);
        writer.clause(std::vector{cnf::Literal::from_dimacs(-2)});
        writer.group(0);
        writer.clause({});
        writer.end();
        output.commit();
    }
    CHECK(heard(core::read_whole(path)) == "g3;v2;cfirst;{3}-2 0;{0}0;");
}
