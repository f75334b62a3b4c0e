#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/literals.hpp"
#include <satdoku/proof/veripb.hpp>
#include <string>
#include <vector>

using namespace satdoku;
using support::literals;

TEST_CASE("a proof for VeriPB has a step a line, and counts ids from the clauses of the formula on", "[proof]") {
    proof::VeripbText proof;
    proof.original(literals({1, 2}));
    proof.original(literals({-1, 2}));
    proof.add(literals({2}));
    proof.define(literals({-3, 2}));
    CHECK(proof.find(literals({2, -3})) == 4);
    const auto sum = proof.compute(cnf::Arithmetic().inequality(1).inequality(2).times(3).sum().divide(2));
    CHECK(sum == 5);
    const cnf::Literal first = literals({1}).front();
    proof.imply({{{2, first}, {-1, ~first}}, -1});
    proof.define({{{1, first}}, 1}, first);
    proof.compute(cnf::Arithmetic().literal(~first).inequality(3).sum(), literals({-1, -3}));
    CHECK(proof.find(literals({-3, -1})) == 8);
    proof.remove(literals({2, 1}));
    proof.forget(sum);
    proof.remove(literals({7, 8}));  // there is no such clause
    proof.add({});
    proof.conclude_unsatisfiable();
    CHECK(proof.bytes() ==
          "pseudo-Boolean proof version 2.0\n"
          "f 2\n"
          "rup 1 x2 >= 1 ;\n"
          "red 1 ~x3 1 x2 >= 1 ; x3 -> 0\n"
          "pol 1 2 3 * + 2 d\n"
          "rup 2 x1 -1 ~x1 >= -1 ;\n"
          "red 1 x1 >= 1 ; x1 -> 1\n"
          "pol ~x1 3 +\n"
          "rup >= 1 ;\n"
          "output NONE\n"
          "conclusion UNSAT : 9\n"
          "end pseudo-Boolean proof\n");
    CHECK(support::error_key([&] { proof.find(literals({1, 2})); }) == "proof.no_clause");
}

TEST_CASE("removals are written before a step that may define", "[proof]") {
    proof::VeripbText proof;
    proof.original(literals({1, 2}));
    proof.remove(literals({1, 2}));
    proof.define(literals({3}));
    proof.conclude_nothing();
    CHECK(proof.bytes() ==
          "pseudo-Boolean proof version 2.0\nf 1\ndel id 1\nred 1 x3 >= 1 ; x3 -> 1\n"
          "output NONE\nconclusion NONE\nend pseudo-Boolean proof\n");
}

TEST_CASE("all that is removed is removed before an inequality defines or variables are exchanged", "[proof]") {
    proof::VeripbText proof;
    for (int copies = 0; copies < 3; ++copies) proof.original(literals({1, -2}));
    proof.remove(literals({1, -2}));
    proof.define({{{1, literals({-3}).front()}}, 1}, literals({-3}).front());
    proof.remove(literals({1, -2}));
    const auto both = literals({1, -2});
    const std::vector<proof::VeripbText::Image> images{{both[0].variable(), both[1]}, {both[1].variable(), ~both[0]}};
    CHECK(proof.exchange(both, images) == 5);
    const std::string& text = proof.bytes();
    CHECK(text.ends_with("; x3 -> 0\ndel id 2\nred 1 x1 1 ~x2 >= 1 ; x1 -> ~x2 x2 -> ~x1\n"));
    CHECK(text.starts_with("pseudo-Boolean proof version 2.0\nf 3\ndel id 1\nred 1 ~x3 >= 1 ;"));
    // A line has at most a thousand.
    const std::size_t before = text.size();
    for (int count = 0; count < 999; ++count) proof.forget(4);
    CHECK(text.size() == before);
    proof.forget(5);
    CHECK(text.substr(before).starts_with("del id 4 4 "));
    CHECK(text.ends_with(" 4 5\n"));
}

TEST_CASE("a proof for VeriPB may end with a model", "[proof]") {
    proof::VeripbText proof;
    proof.original(literals({1, -2}));
    proof.conclude_satisfiable(literals({1, -2}));
    CHECK(proof.bytes().ends_with("output NONE\nconclusion SAT : x1 ~x2\nend pseudo-Boolean proof\n"));
}
