// check --proof: DRAT and LRAT, and what it writes from a DRAT proof.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <satdoku/language/text.hpp>
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
const std::string four_signs = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
const std::string four_signs_lrat = "5 2 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n";

/// No file besides those that the test has made.
bool has_none_of(const Folder& folder, const std::vector<std::string>& names) {
    return std::none_of(names.begin(), names.end(), [&](const std::string& name) { return folder.has(name); });
}
}  // namespace

TEST_CASE("what was not read in time is not confirmed, nor reported as a result", "[app]") {
    const Folder folder("f.cnf", satisfiable_formula);
    folder.write("f.res", "s 1\nv -1 -2 3 4\nt 1\n");
    CHECK(folder.run("check f.cnf f.res").code == 0);
    const Ended checked = folder.run("check f.cnf f.res --time-limit 1e-9");
    CHECK(checked.code == 3);
    CHECK_THAT(checked.out, Says("check.stopped"));
    for (const std::string command : {"models", "core", "cubes", "tree", "trace"}) {
        const Ended ended = folder.run(command + " f.cnf --time-limit 1e-9");
        CHECK(ended.code == 0);
        CHECK(ended.out.empty());
        CHECK_THAT(ended.err, Says("solve.not_read"));
    }
    CHECK(folder.run("solve f.cnf --time-limit 1e-9").out == "s UNKNOWN\n");
    CHECK(folder.run("solve f.cnf --time-limit 1e-9 --res").code == 0);
    CHECK(folder.read("f.res").starts_with("s 1\n"));  // an answer is kept
}

TEST_CASE("a claim that there is no model is judged by the result's own model, or by a search", "[app][proof]") {
    const Folder folder("f.cnf", satisfiable_formula);
    folder.write("f.res", "s 0\nv -1 -2 3 4\nt 1\n");
    Ended checked = folder.run("check f.cnf f.res");
    CHECK(checked.code == 3);
    CHECK_THAT(checked.out, StartsWith("WRONG: ") && Says("check.own_model"));
    folder.write("f.res", "s 0\nv 1 -2 -3 4\nt 1\n");
    checked = folder.run("check f.cnf f.res");
    CHECK(checked.code == 3);
    CHECK_THAT(checked.out,
               StartsWith("a model of the formula: ") && Contains(" 0\nWRONG: ") && Says("check.satisfiable"));
    CHECK_THAT(folder.run("", "sat\nf.cnf\ncheck\n\nback\nq\n").out, Contains("WRONG: the formula is satisfiable"));

    folder.write("u.cnf", four_signs);
    folder.write("u.res", "s 0\n");
    checked = folder.run("check u.cnf u.res");
    CHECK(checked.code == 0);
    CHECK_THAT(checked.out, Says("check.own_proof") && Contains("\nRIGHT: the proof holds"));
    folder.write("more.axioms", "1 2 0\n");
    CHECK_THAT(folder.run("check u.cnf u.res --axioms more.axioms").out, Says("check.axioms", {"1", "more.axioms"}));

    REQUIRE(folder.run("sample pigeonhole --size 20 -o hard.cnf").code == 0);
    checked = folder.run("check hard.cnf u.res --time-limit 0.05");
    CHECK(checked.code == 3);
    CHECK_THAT(checked.out, StartsWith("NOT CONFIRMED: "));
    checked = folder.run("check hard.cnf u.res", "", interrupt_at("work", 1));
    CHECK_THAT(checked.out, Says("check.stopped"));
}

TEST_CASE("check writes the trimmed proof, LRAT and the core of a proof, in both forms", "[app][proof]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 5 -o f.cnf").code == 0);
    REQUIRE(folder.run("solve f.cnf --proof f.drat").code == 20);
    for (const std::string format : {"text", "binary"}) {
        CAPTURE(format);
        const Ended written = folder.run(
            "check f.cnf --proof f.drat --trim f.trim --lrat f.lrat --core core.cnf "
            "--proof-format " +
            format);
        CHECK(written.code == 0);
        CHECK_THAT(written.out, StartsWith("RIGHT: the proof holds; of its"));
        CHECK_THAT(folder.read("core.cnf"), StartsWith("c satdoku check: ") && Contains("\np cnf "));
        CHECK(folder.read("f.lrat").starts_with("a") == (format == "binary"));
        CHECK_THAT(folder.run("check f.cnf --proof f.lrat").out, StartsWith("RIGHT: the proof holds; it has"));
        CHECK_THAT(folder.run("check core.cnf --proof f.trim").out, StartsWith("RIGHT: the proof holds; of its"));
        CHECK(folder.run("check f.cnf --proof f.trim").code == 0);
        // The ids of LRAT are those of the whole formula.
        CHECK_THAT(folder.run("check f.cnf --proof f.lrat --trim again").err, Says("check.not_drat"));
        CHECK_FALSE(folder.has("again"));
    }
    const Ended streamed = folder.run("check f.cnf --proof f.drat --lrat -");
    CHECK(streamed.code == 0);
    CHECK_THAT(streamed.err, Contains("RIGHT: the proof holds"));
    CHECK(streamed.out == [&] {
        folder.run("check f.cnf --proof f.drat --lrat f.lrat");
        return folder.read("f.lrat");
    }());
}

TEST_CASE("solve writes LRAT itself, in both forms, and says which passes it leaves out", "[app][proof]") {
    const Folder folder("sat.cnf", satisfiable_formula);
    REQUIRE(folder.run("sample pigeonhole --size 6 -o f.cnf").code == 0);
    for (const std::string format : {"lrat", "lrat-binary"}) {
        const std::string options = " --proof p --proof-format " + format;
        const Ended solved = folder.run("solve f.cnf --set inprocess-delay=0,inprocess-interval=20" + options);
        CHECK(solved.code == 20);
        CHECK_THAT(solved.out, Says("solve.left_aside", {"LRAT", "symmetry"}));
        CHECK(folder.read("p").starts_with("a") == (format == "lrat-binary"));
        CHECK_THAT(folder.run("check f.cnf --proof p").out, StartsWith("RIGHT: the proof holds; it has"));
        std::filesystem::remove(folder.path() / "p");
        CHECK_THAT(folder.run("solve sat.cnf" + options).err, Says("solve.no_proof", {"p"}));
        CHECK_FALSE(folder.has("p"));
        CHECK(folder.run("solve f.cnf" + options, "", interrupt_at("conflict", 5)).code == 130);
        CHECK_FALSE(folder.has("p"));
    }
    const std::string often = "solve f.cnf --set inprocess-delay=0,inprocess-interval=20 --proof p";
    CHECK_THAT(folder.run(often).out, Says("solve.left_aside", {"DRAT", "symmetry"}));
    CHECK_THAT(folder.run(often + " --set symmetry=0,adders=0").out, !Contains("--proof-format"));
    CHECK_THAT(folder.run(often + " --proof-format veripb").out, !Contains("--proof-format"));
    const std::string lrat = "--proof-format lrat";
    CHECK_THAT(folder.run("solve f.cnf " + lrat).err, Says("usage.needs", {lrat, "--proof"}));
    CHECK_THAT(folder.run("solve f.cnf --engine dpll --proof p " + lrat).err,
               Says("usage.only_for_engine", {lrat, "cdcl"}));
    CHECK_THAT(folder.run("solve f.cnf --threads 2 --proof p " + lrat).err, Says("usage.both", {lrat, "--threads"}));
    CHECK_THAT(folder.run("solve f.cnf --cubes c.icnf --proof p " + lrat).err, Says("usage.both", {lrat, "--cubes"}));
}

TEST_CASE("check takes axioms of a proof from a file of their own, and says so", "[app][proof]") {
    const Folder folder("f.cnf", "p cnf 2 2\n1 2 0\n-1 2 0\n");
    folder.write("f.axioms", "1 -2 0\n3 0\n-1 -3 -2 0\n");  // with a variable that the formula does not have
    folder.write("f.drat", "2 0\n0\n");
    CHECK(folder.run("check f.cnf --proof f.drat").code == 3);
    const Ended checked = folder.run("check f.cnf --proof f.drat --axioms f.axioms --lrat f.lrat --core core.cnf");
    CHECK(checked.code == 0);
    CHECK_THAT(checked.out, Contains("RIGHT: the proof holds") && Says("check.axioms", {"3", "f.axioms"}));
    CHECK_THAT(folder.read("core.cnf"), StartsWith("c satdoku check: 5 of 5 clauses of f.cnf"));
    CHECK(folder.run("check core.cnf --proof f.drat").code == 0);
    CHECK(folder.run("check f.cnf --proof f.lrat --axioms f.axioms").code == 0);
    CHECK(folder.run("check f.cnf --proof f.lrat").code == 3);

    folder.write("f.res", "s 1\nv 2 0\n");
    CHECK(folder.run("check f.cnf f.res").code == 0);
    CHECK(folder.run("check f.cnf f.res --axioms f.axioms").code == 3);
    folder.write("some.axioms", "1 -2 0\n3 0\n");
    CHECK(folder.run("check f.cnf --proof f.drat --axioms some.axioms").code == 3);
    folder.write("wrong.axioms", "1 -2 0\nd 1 -2 0\n");
    const Ended refused = folder.run("check f.cnf --proof f.drat --axioms wrong.axioms");
    CHECK(refused.code == 1);
    CHECK_THAT(refused.err, Contains("wrong.axioms:2") && Says("proof.axiom_removed"));
    CHECK_THAT(folder.run("check f.cnf --proof - --axioms -").err, Says("usage.standard_input_twice"));
}

TEST_CASE("canary: check names each defect of an LRAT proof, and where it is", "[app][proof][canary]") {
    const Folder folder("f.cnf", four_signs);
    const auto judged = [&](const std::string& proof) {
        folder.write("p.lrat", proof);
        return folder.run("check f.cnf --proof p.lrat");
    };
    const auto fails = [&](const std::string& proof, const std::string& what) {
        const Ended ended = judged(proof);
        CAPTURE(proof, ended.out);
        return ended.code == 3 && ended.out.find("WRONG: ") == 0 && ended.out.find(what) != std::string::npos;
    };
    CHECK(judged(four_signs_lrat).code == 0);
    CHECK(fails("5 2 0 1 2 0\n6 0 5 3 2 0\n", "step 2 of the proof, line 2,"));
    CHECK(fails("5 2 0 1 9 0\n6 0 5 3 4 0\n", "clause 5 has the hint 9, but this clause does not exist"));
    CHECK(fails("c\n6 0 5 3 4 0\n", "line 2, does not hold: clause 6 has the hint 5"));
    CHECK(fails("5 2 0 1 2 0\n5 0 5 3 4 0\n", "it adds clause 5 after 5"));
    CHECK(fails("5 2 0 1 2 0\n5 d 7 0\n6 0 5 3 4 0\n", "it deletes clause 7"));
    CHECK(fails("5 2 0 1 3 0\n6 0 5 3 4 0\n", "clause 5 has the hint 3, which is not a unit clause there: 1 and -2"));
    CHECK(fails("5 2 0 1 2 0\n", "the proof ends without the empty clause"));
    const Ended cut = judged("5 2 0 1 2 0\n6 0 5 3 4");
    CHECK(cut.code == 1);
    CHECK_THAT(cut.err, Contains("p.lrat:2: ") && Says("proof.unfinished"));
    folder.write("f.cnf", "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n1 -2 0\n");
    CHECK(fails(four_signs_lrat, "the hints of clause 6 end without a conflict"));
}

TEST_CASE("check leaves nothing half written where a proof fails, is cut off or is stopped", "[app][proof]") {
    const Folder folder("f.cnf", four_signs);
    const std::string options = " --trim t --lrat l --core c";
    folder.write("wrong.drat", "2 0\n");
    folder.write("g.cnf", satisfiable_formula);
    CHECK(folder.run("check g.cnf --proof wrong.drat" + options).code == 3);
    folder.write("cut.drat", "2 0\n1");
    const Ended cut = folder.run("check f.cnf --proof cut.drat" + options);
    CHECK(cut.code == 1);
    CHECK_THAT(cut.err, Contains("cut.drat:2: ") && Says("proof.unfinished"));
    const Ended stopped = folder.run("check f.cnf --proof wrong.drat" + options, "", interrupt_at("work", 1));
    CHECK(stopped.code == 130);
    CHECK_THAT(stopped.out, Contains("NOT CONFIRMED"));
    CHECK(folder.run("check f.cnf --proof wrong.drat --time-limit 1e-9" + options).code == 3);
    CHECK(has_none_of(folder, {"t", "l", "c"}));
    CHECK(folder.run("check f.cnf --proof wrong.drat --time-limit 100" + options).code == 0);
    CHECK_FALSE(has_none_of(folder, {"t", "l", "c"}));
    folder.write("p.lrat", four_signs_lrat);
    CHECK_THAT(folder.run("check f.cnf --proof p.lrat --time-limit 1e-9").out, Contains("NOT CONFIRMED"));
    folder.run("solve f.cnf --proof p.pbp --proof-format veripb");
    for (const std::string proof : {"p.lrat", "p.pbp"}) {
        CAPTURE(proof);
        CHECK(folder.run("check f.cnf --proof " + proof).code == 0);
        const Ended ended = folder.run("check f.cnf --proof " + proof, "", interrupt_at("work", 1));
        CHECK(ended.code == 130);
        CHECK_THAT(ended.out, Contains("NOT CONFIRMED"));
    }
}

TEST_CASE("check refuses outputs that make no sense", "[app][proof]") {
    const Folder folder("f.cnf", four_signs);
    folder.write("f.drat", "2 0\n");
    folder.write("f.res", "s 0\n");
    CHECK_THAT(folder.run("check f.cnf f.res --trim t").err, Says("usage.needs_proof"));
    CHECK_THAT(folder.run("check f.cnf --proof f.drat --trim - --lrat -").err, Says("usage.standard_output_twice"));
    CHECK(folder.run("check f.cnf --proof f.drat --core f.cnf").code != 0);
    CHECK(folder.run("check f.cnf --proof f.drat --trim f.drat").code != 0);
    CHECK(folder.run("check f.cnf --proof f.drat --trim t --core t").code != 0);
    CHECK(folder.run("check f.cnf --proof f.drat --trim missing/t").code == 1);
    CHECK(folder.read("f.cnf") == four_signs);
    CHECK(folder.read("f.drat") == "2 0\n");
}
