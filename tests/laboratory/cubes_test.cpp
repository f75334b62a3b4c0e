// `satdoku cubes`, `solve --cubes` and `gather`: all three on one formula, and damaged files, which must never lead to
// a verdict.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <satdoku/language/text.hpp>
#include <filesystem>
#include <string>

using Catch::Matchers::Contains;

namespace {
/// An unsatisfiable formula, its cubes and their results with proofs.
class Conquered {
  public:
    explicit Conquered(const std::string& options = "") {
        CHECK(folder.run("sample pigeonhole --size 6 -o f.cnf").code == 0);
        const Ended split = folder.run("cubes f.cnf --count 8 -o f.icnf");
        CHECK(split.code == 0);
        CHECK(split.out.empty());
        CHECK(has(split.err, "8 cubes; "));
        solved = folder.run("solve f.cnf --cubes f.icnf --proof r " + options);
        CHECK(solved.code == (options.empty() ? 20 : 0));
    }
    /// Copies the files.
    Conquered(const Conquered& other) : solved(other.solved) {
        using Options = std::filesystem::copy_options;
        std::filesystem::copy(other.folder.path(), folder.path(), Options::recursive | Options::overwrite_existing);
    }
    Ended gather(const std::string& more = "--proof f.drat") const {
        return folder.run("gather f.cnf f.icnf r " + more);
    }
    /// Gathers and requires that there is neither a verdict nor a file. Returns the output.
    std::string refusal() const {
        const Ended ended = gather("--proof f.drat --res f.res");
        CHECK(ended.code == 0);
        CHECK(has(ended.out, "s UNKNOWN"));
        CHECK(!folder.has("f.drat"));
        CHECK(!folder.has("f.res"));
        return ended.err + ended.out;
    }

    Folder folder;
    Ended solved;
};
}  // namespace

TEST_CASE("a formula is split, conquered and gathered, with one proof", "[app][cubes]") {
    const Conquered all;
    const Folder& folder = all.folder;
    CHECK(folder.read("f.icnf").starts_with("c satdoku cubes: 8 of f.cnf\np inccnf\n"));
    CHECK(has(all.solved.out, "c cube 3: unsatisfiable, "));
    CHECK(has(all.solved.out,
              "c 8 of 8 cubes solved, 8 unsatisfiable; 0 of them were already solved\ns UNSATISFIABLE\n"));
    CHECK(folder.read("r/cube-2.res").starts_with("c cube 2: "));
    const Ended ended = all.gather("--proof f.drat --res f.res");
    CHECK(ended.code == 20);
    CHECK(has(ended.out, "c 8 cubes: 8 unsatisfiable, 0 satisfiable\n"));
    CHECK(has(ended.out, "s UNSATISFIABLE\n"));
    CHECK(folder.read("f.res").starts_with("s 0\n"));
    CHECK(folder.run("check f.cnf --proof f.drat").code == 0);
    CHECK(folder.run("check f.cnf r/cube-2.res").code == 0);  // comments in it are allowed
    CHECK(all.gather("--proof b.drat --proof-format binary").code == 20);
    CHECK(folder.run("check f.cnf --proof b.drat").code == 0);
    const Ended open = all.gather("--unsolved --proof f.drat");
    CHECK(open.code == 0);
    CHECK(open.out.empty());
    const Ended plain = folder.run("gather f.cnf f.icnf r");
    CHECK(plain.code == 20);
    CHECK(has(plain.out, "s UNSATISFIABLE\n"));
}

TEST_CASE("what is finished is not solved again, and what is missing is reported as a range", "[app][cubes]") {
    const Conquered all("--cube 1-3,5");
    const Folder& folder = all.folder;
    CHECK(has(all.solved.out, "c 4 of 8 cubes solved"));
    const Ended ended = all.gather();
    CHECK(ended.code == 0);
    CHECK(has(ended.out, "c 4 without a result: 4,6-8\n"));
    CHECK(all.gather("--unsolved").out == "4,6-8\n");
    const Ended rest = folder.run("solve f.cnf --cubes f.icnf --proof r");
    CHECK(rest.code == 20);
    CHECK(has(rest.out, "8 unsatisfiable; 4 of them were already solved"));
    CHECK(!has(rest.out, "c cube 3:"));
    CHECK(all.gather().code == 20);
    CHECK(folder.run("check f.cnf --proof f.drat").code == 0);
}

TEST_CASE("an answer is about the formula, not about some of its cubes", "[app][cubes]") {
    const Folder folder("s.cnf", "p cnf 3 3\n-1 2 3 0\n-1 2 -3 0\n-1 -2 0\n");
    folder.write("s.icnf", "p inccnf\na 1 3 0\na 1 -3 0\na -1 0\n");
    const Ended some = folder.run("solve s.cnf --cubes s.icnf --cube 1-2");
    CHECK(some.code == 0);
    CHECK_THAT(some.out, Contains("c " + satdoku::language::text("cubes.only_these", 1) + "\ns UNKNOWN\n"));
    CHECK(folder.run("solve s.cnf --cubes s.icnf").code == 10);
    // Cubes that leave out a part: that part is solved after them.
    folder.write("part.icnf", "p inccnf\na 1 3 0\na 1 -3 0\n");
    const Ended rest = folder.run("solve s.cnf --cubes part.icnf");
    CHECK(rest.code == 10);
    CHECK(has(rest.out, "c remaining cases: satisfiable, "));
    CHECK(has(rest.out, "c 2 of 2 cubes solved, 2 unsatisfiable"));
    // A refutation that needs no literal of its cube is one of the formula.
    folder.write("no.cnf", "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n");
    folder.write("no.icnf", "p inccnf\na 1 0\na -1 0\n");
    CHECK(folder.run("solve no.cnf --cubes no.icnf --cube 2 --set cardinality=0").code == 20);
}

TEST_CASE("a proof that is checked before it has its name needs a file", "[app][cubes][posix]") {
    const Conquered all;
    const Ended ended = all.gather("--proof /dev/null");
    CHECK(ended.code == 1);
    CHECK_THAT(ended.err, Says("gather.proof_needs_file", {"/dev/null"}));
}

TEST_CASE("results and proofs may lie in folders of their own, of several runs", "[app][cubes]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 6 -o f.cnf");
    folder.run("cubes f.cnf --count 6 -o f.icnf");
    CHECK(folder.run("solve f.cnf --cubes f.icnf --cube 1-3 --res a --proof p").code == 0);
    CHECK(folder.run("solve f.cnf --cubes f.icnf --cube 4-6 --proof b --proof-format binary").code == 0);
    CHECK(folder.has("p/cube-1.drat"));
    CHECK(folder.has("a/cube-1.res"));
    CHECK(folder.run("gather f.cnf f.icnf a p b --proof f.drat").code == 20);
    CHECK(folder.run("check f.cnf --proof f.drat").code == 0);
    CHECK(folder.run("gather f.cnf f.icnf a/cube-1.res a/cube-2.res a/cube-3.res b").code == 20);
    CHECK(folder.run("solve f.cnf --cubes f.icnf --res both/new --proof both/new").code == 20);
    CHECK(folder.has("both/new/cube-6.drat"));
    CHECK(folder.has("both/new/cube-6.res"));
    CHECK(folder.run("solve f.cnf --cubes f.icnf --res f.icnf").code == 1);
    CHECK(folder.run("solve f.cnf --res one --proof ./one").code == 1);
    CHECK(folder.run("solve f.cnf --proof f.cnf").code == 1);
    CHECK(folder.run("solve f.cnf --cubes f.icnf --res").code == 20);
    CHECK(folder.has("f.cubes/cube-6.res"));
    CHECK(folder.run("solve f.cnf --engine dpll --cubes f.icnf --proof d").code == 20);
    CHECK(folder.run("gather f.cnf f.icnf d --proof d.drat").code == 20);
    CHECK(folder.run("check f.cnf --proof d.drat").code == 0);
}

TEST_CASE("a model of one cube is one of the formula, once it was checked", "[app][cubes]") {
    const Folder folder("f.cnf", "p cnf 4 3\n1 2 3 0\n-1 -2 4 0\n-3 -4 1 0\n");
    folder.write("f.icnf", "p inccnf\n1 2 3 0\n-1 -2 4 0\n-3 -4 1 0\na 1 0\na -1 0\n");
    const Ended solved = folder.run("solve f.cnf --cubes f.icnf --res r");
    CHECK(solved.code == 10);
    CHECK(has(solved.out, "s SATISFIABLE\nv "));
    const Ended again = folder.run("solve f.cnf --cubes f.icnf --res r");
    CHECK(again.code == 10);
    CHECK(again.out.substr(again.out.find("s S")) == solved.out.substr(solved.out.find("s S")));
    const Ended gathered = folder.run("gather f.cnf f.icnf r --res f.res");
    CHECK(gathered.code == 10);
    CHECK(has(gathered.out, "s SATISFIABLE\nv "));
    CHECK(folder.run("check f.cnf f.res").code == 0);
    const std::string head = "c cube 1: 1 0\nc formula ";
    const std::string right = folder.read("r/cube-1.res");
    const std::string formula =
        right.substr(right.find("formula ") + 8, right.find("\ns ") - right.find("formula ") - 8);
    folder.write("r/cube-1.res", head + formula + "\ns 1\nv 1 2 -3 -4\nt 1\n");
    const Ended wrong = folder.run("gather f.cnf f.icnf r");
    CHECK(wrong.code == 0);
    CHECK_THAT(wrong.err, Contains("cube-1.res: ") && Says("cubes.wrong_model"));
    CHECK(has(wrong.out, "s UNKNOWN\n"));
    CHECK(folder.shell("mkdir other").code == 0);
    folder.write("other/cube-1.res", head + formula + "\ns 0\nt 1\n");
    folder.write("r/cube-1.res", right);
    const Ended both = folder.run("gather f.cnf f.icnf r other");
    CHECK(both.code == 0);
    CHECK_THAT(in_one_line(both.err), Contains("reports that cube 1 has none"));
    CHECK(has(both.out, "s UNKNOWN\n"));
}

TEST_CASE("cubes that do not cover the formula are completed, or a model is found outside them", "[app][cubes]") {
    const Conquered all;
    const Folder& folder = all.folder;
    // Without the second half of the cubes the last engine does their work, and the proof is right.
    CHECK(folder.shell("head -n -4 f.icnf > half.icnf; mkdir half; cp r/cube-[1-4].* half").code == 0);
    CHECK(folder.run("gather f.cnf half.icnf half --proof half.drat").code == 20);
    CHECK(folder.run("check f.cnf --proof half.drat").code == 0);
    folder.write("s.cnf", "p cnf 2 2\n1 2 0\n-1 2 0\n");
    folder.write("s.icnf", "p inccnf\na -2 0\n");
    CHECK(folder.run("solve s.cnf --cubes s.icnf --proof s").code == 10);
    const Ended ended = folder.run("gather s.cnf s.icnf s --proof s.drat");
    CHECK(ended.code == 10);
    CHECK(has(ended.out, "s SATISFIABLE\n"));
    CHECK(!folder.has("s.drat"));
}

TEST_CASE("cubes may leave out what symmetries say is no other case", "[app][cubes]") {
    const Folder folder;
    folder.run("sample colouring --size 200 --seed 4 -o f.cnf");
    const Ended split = folder.run("cubes f.cnf --symmetry --count 4 --trial-limit 0 -o f.icnf");
    CHECK(split.code == 0);
    CHECK(has(split.err, "4 cubes; "));
    CHECK(has(split.err, "2 literals assumed by symmetry in each cube\n"));
    // Without a proof gather finds the symmetries again.
    CHECK(folder.run("solve f.cnf --set cardinality=0 --cubes f.icnf --res r").code == 20);
    CHECK(has(folder.run("gather f.cnf f.icnf r").out, "s UNSATISFIABLE\n"));
    // With a proof it refutes the branches that the cubes leave out.
    CHECK(folder.run("solve f.cnf --cubes f.icnf --proof p").code == 20);
    CHECK(folder.run("gather f.cnf f.icnf p --proof f.drat").code == 20);
    CHECK(folder.run("check f.cnf --proof f.drat").code == 0);
}

TEST_CASE("gather does not take a literal in all cubes for a symmetry", "[app][cubes]") {
    const Folder folder;
    // All cubes have literal 1 and none has a model, but no symmetry allows to assume 1.
    folder.write("s.cnf", "p cnf 3 3\n-1 2 3 0\n-1 2 -3 0\n-1 -2 0\n");
    folder.write("s.icnf", "p inccnf\na 1 3 0\na 1 -3 0\n");
    CHECK(has(folder.run("solve s.cnf --cubes s.icnf --res s").out, "s SATISFIABLE\nv -1 "));
    CHECK(has(folder.run("gather s.cnf s.icnf s").out, "s SATISFIABLE\nv -1 "));
}

TEST_CASE("nothing that is wrong with a file becomes a verdict", "[app][cubes]") {
    static const Conquered undamaged;
    const Conquered all(undamaged);
    const Folder& folder = all.folder;
    const std::string result = folder.read("r/cube-2.res");
    const std::string proof = folder.read("r/cube-2.drat");
    SECTION("a proof that is cut off") {
        folder.write("r/cube-2.drat", proof.substr(0, proof.rfind('\n', proof.size() - 2) + 1));
        CHECK(has(in_one_line(all.refusal()), "cube-2.drat: not the proof of this result"));
        CHECK(has(all.gather("--unsolved --proof f.drat").out, "2"));
        // Later cubes whose proofs need this proof are solved again too.
        CHECK(folder.run("solve f.cnf --cubes f.icnf --proof r").code == 20);
        CHECK(all.gather().code == 20);
        CHECK(folder.run("check f.cnf --proof f.drat").code == 0);
    }
    SECTION("a proof in the middle of a line") {
        folder.write("r/cube-2.drat", "1 2");
        CHECK(has(all.refusal(), "cube-2.drat"));
    }
    SECTION("a proof that is lost") {
        CHECK(folder.shell("rm r/cube-2.drat").code == 0);
        CHECK(has(all.refusal(), "cube-2.drat"));
    }
    SECTION("a result that does not say what its proof goes on from") {
        const std::size_t after = result.find("c after 1 ");
        REQUIRE(after != std::string::npos);
        folder.write("r/cube-2.res", std::string(result).erase(after, result.find('\n', after) + 1 - after));
        CHECK_THAT(all.refusal(), Contains("cube-2.res: ") && Says("cubes.no_after"));
        CHECK(has(all.gather("--unsolved --proof f.drat").out, "2"));
    }
    SECTION("a result that claims that its proof stands alone") {
        const std::string last = folder.read("r/cube-8.res");
        const std::size_t after = last.find("c after ");
        const std::string line = last.substr(after, last.find('\n', after) + 1 - after);
        folder.write("r/cube-8.res", std::string(last).replace(after, line.size(), "c after 0\n"));
        CHECK_THAT(all.refusal(), Contains("cube-8.drat: ") && Says("cubes.proof_fails", {"8"}));
    }
    SECTION("a result that is lost") {
        CHECK(folder.shell("rm r/cube-8.res").code == 0);
        CHECK(has(all.refusal(), "1 without a result: 8"));
    }
    SECTION("a result that is cut off") {
        folder.write("r/cube-2.res", result.substr(0, result.find("\nt ") + 1));
        CHECK(has(in_one_line(all.refusal()), "cube-2.res: truncated result"));
    }
    SECTION("a result without a proof") {
        CHECK(folder.shell("rm r/*; ").code == 0);
        CHECK(folder.run("solve f.cnf --cubes f.icnf --res r").code == 20);
        CHECK(has(all.refusal(), "this result has no proof"));
    }
    SECTION("results of another formula") {
        CHECK(folder.run("sample pigeonhole --size 5 -o g.cnf").code == 0);
        CHECK(folder.run("cubes g.cnf --count 8 -o g.icnf").code == 0);
        const Ended ended = folder.run("gather g.cnf g.icnf r");
        CHECK(ended.code == 0);
        CHECK_THAT(ended.err, Contains("cube-1.res: ") && Says("cubes.other_formula"));
        CHECK(has(folder.run("gather g.cnf f.icnf r").err, "f.icnf:"));
        CHECK(folder.run("gather g.cnf f.icnf r").code == 1);
        const Ended onto = folder.run("solve g.cnf --cubes g.icnf --res r");
        CHECK(onto.code == 1);
        CHECK(has(onto.err, "different formula"));
        CHECK(folder.read("r/cube-2.res") == result);
    }
    SECTION("results of other cubes") {
        CHECK(folder.run("cubes f.cnf --count 8 --seed 9 --trial-limit 0 -o f.icnf").code == 0);
        CHECK(has(in_one_line(all.refusal()), "the cubes have changed since"));
    }
    SECTION("a file that is no result") {
        folder.write("r/cube-2.res", "s 0\nt 1\n");
        CHECK(has(in_one_line(all.refusal()), "cube-2.res: not the result of a cube"));
    }
    SECTION("a number that there is not") {
        folder.write("r/cube-9.res", result);
        CHECK(has(all.refusal(), "cube-9.res: no such cube"));
    }
}

TEST_CASE("a full disk leaves no result of a cube", "[app][cubes][posix]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 7 -o f.cnf");
    folder.run("cubes f.cnf --count 4 -o f.icnf");
    const Ended ended =
        folder.shell("ulimit -f 1; \"$satdoku\" solve f.cnf --set cardinality=0 --cubes f.icnf --proof r");
    CHECK(ended.code == 1);
    CHECK_THAT(ended.err, Says("file.cannot_write"));
    CHECK(!folder.has("r/cube-1.res"));
    CHECK(!folder.has("r/cube-1.drat"));
    CHECK(folder.run("gather f.cnf f.icnf r --unsolved").out == "1-4\n");
}

TEST_CASE("limits are reported, tried again, and never a verdict", "[app][cubes]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 8 -o f.cnf");
    folder.run("cubes f.cnf --count 4 -o f.icnf");
    const Ended ended = folder.run("solve f.cnf --set cardinality=0 --conflict-limit 1 --cubes f.icnf --proof r");
    CHECK(ended.code == 0);
    CHECK(has(ended.out, "s UNKNOWN"));
    CHECK(folder.read("r/cube-4.res").find("\ns -1\n") != std::string::npos);
    const Ended gathered = folder.run("gather f.cnf f.icnf r --proof f.drat");
    CHECK(gathered.code == 0);
    CHECK(has(gathered.out, "c 4 undecided within their limits: 1-4\n"));
    CHECK(folder.run("solve f.cnf --cubes f.icnf --proof r").code == 20);
    CHECK(folder.run("gather f.cnf f.icnf r --proof f.drat").code == 20);
    CHECK(folder.run("check f.cnf --proof f.drat").code == 0);
}

TEST_CASE("cubes that are too hard are split again, and the results of the others stay", "[app][cubes]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 6 -o f.cnf");
    folder.run("cubes f.cnf --count 4 -o f.icnf");
    CHECK(folder.run("solve f.cnf --set cardinality=0 --cubes f.icnf --cube 1,3 --proof r").code == 0);
    CHECK(folder.run("solve f.cnf --set cardinality=0 --conflict-limit 1 --cubes f.icnf --cube 2,4 --proof r").code ==
          0);
    CHECK(folder.run("gather --unsolved f.cnf f.icnf r --proof f.drat").out == "2,4\n");
    CHECK(has(folder.run("gather f.cnf f.icnf r").out, "c estimated time for the others: "));
    const Ended split = folder.run("cubes f.cnf --resplit f.icnf --cube 2,4 --count 3 -o g.icnf");
    CHECK(split.code == 0);
    CHECK_THAT(split.err, Says("cubes.resplit", {"2", "6", "8"}));
    CHECK(folder.run("gather --unsolved f.cnf g.icnf r --proof f.drat").out == "2,4-8\n");
    CHECK(folder.run("gather f.cnf g.icnf r").err.find("error") == std::string::npos);
    const Ended rest = folder.run("solve f.cnf --cubes g.icnf --proof r");
    CHECK(rest.code == 20);
    CHECK(has(rest.out, "8 unsatisfiable; 2 of them were already solved"));
    CHECK(folder.run("gather f.cnf g.icnf r --proof f.drat").code == 20);
    CHECK(folder.run("check f.cnf --proof f.drat").code == 0);
    CHECK_THAT(folder.run("cubes f.cnf --resplit f.icnf").err, Says("usage.needs", {"--resplit", "--cube"}));
    CHECK_THAT(folder.run("cubes f.cnf --cube 1").err, Says("usage.needs", {"--cube", "--resplit"}));
    CHECK(folder.run("cubes f.cnf --resplit f.icnf --cube 5").code == 2);
}

TEST_CASE("what look-ahead decides is reported", "[app][cubes]") {
    const Folder folder("no.cnf", "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n");
    const Ended no = folder.run("cubes no.cnf -o no.icnf");
    CHECK(no.code == 0);
    CHECK(has(no.err, "The formula is unsatisfiable"));
    CHECK(!has(folder.read("no.icnf"), "\na "));
    CHECK(folder.run("gather no.cnf no.icnf --proof no.drat").code == 20);
    CHECK(folder.run("check no.cnf --proof no.drat").code == 0);
    folder.write("yes.cnf", "p cnf 3 2\n1 2 3 0\n-1 -2 -3 0\n");
    const Ended yes = folder.run("cubes yes.cnf -o yes.icnf");
    CHECK(has(yes.err, "The formula is satisfiable"));
    CHECK(folder.run("solve yes.cnf --cubes yes.icnf").code == 10);
    const Ended sampled = folder.run("cubes no.cnf --sample 3 --conflict-limit 9");
    CHECK(sampled.out.starts_with("c satdoku cubes: 0 of no.cnf\np inccnf\n"));
    folder.run("sample pigeonhole --size 7 -o f.cnf");
    const Ended histogram = folder.run("cubes f.cnf --count 6 --sample 4 -o f.icnf");
    CHECK(has(histogram.err, "conflicts  cubes\n"));
    CHECK(has(histogram.err, "4 of 6 cubes: "));
}

TEST_CASE("wrong questions about cubes are named", "[app][cubes]") {
    const Folder folder("f.cnf", "p cnf 2 1\n1 2 0\n");
    folder.write("f.icnf", "p inccnf\n1 2 0\na 1 0\na -1 0\n");
    CHECK_THAT(folder.run("solve f.cnf --cube 1").err, Says("usage.needs", {"--cube", "--cubes"}));
    for (const char* cube : {"0", "3", "2-1", "1-3", "x"}) {
        CAPTURE(cube);
        const Ended ended = folder.run(std::string("solve f.cnf --cubes f.icnf --cube ") + cube);
        CHECK(ended.code == 2);
        CHECK_THAT(ended.err, Contains("--cube: "));
    }
    CHECK(folder.run("cubes f.cnf --conflict-limit 9").code == 2);
    CHECK(folder.run("solve f.cnf --cubes no.icnf").code == 1);
    folder.write("other.icnf", "p inccnf\n1 -2 0\na 1 0\na -1 0\n");
    const Ended other = folder.run("solve f.cnf --cubes other.icnf");
    CHECK(other.code == 1);
    CHECK_THAT(other.err, Contains("other.icnf: ") && Says("cubes.other_clauses"));
    folder.write("wrong.icnf", "p inccnf\na 1 -1 0\n");
    const Ended wrong = folder.run("solve f.cnf --cubes wrong.icnf");
    CHECK(wrong.code == 1);
    CHECK_THAT(wrong.err, Contains("wrong.icnf:2:1: ") && Says("cubes.contradictory", {"1"}));
}

TEST_CASE("Ctrl-C leaves no half of a result, and the cubes so far", "[app][cubes]") {
    const Folder folder;
    folder.run("sample multiplier --size 20 -o hard.cnf");
    folder.write("hard.icnf", "p inccnf\na -1 0\na 1 0\n");
    const Ended ended =
        folder.run("solve hard.cnf --cubes hard.icnf --cube 2 --proof r", "", interrupt_at("conflict", 500));
    CHECK(ended.code == 130);
    CHECK(has(ended.out, "s UNKNOWN"));
    CHECK(!folder.has("r/cube-2.res"));
    CHECK(!folder.has("r/cube-2.drat"));
    const Ended split =
        folder.run("cubes hard.cnf --count 1000000 --trial-limit 0 -o more.icnf", "", interrupt_at("step", 100));
    CHECK(split.code == 130);
    CHECK_THAT(split.err, Says("cubes.ended", {satdoku::language::text("reason.stopped")}));
    CHECK(folder.read("more.icnf").starts_with("c satdoku cubes: "));
}

TEST_CASE("check judges the result of a cube by the literals of the cube", "[app][cubes]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 2 2\n1 2 0\n-1 -2 0\n");
    const std::string form = "\nc formula 2 2 0\ns 0\nt 1\n";
    folder.write("right.res", "c cube 1: 1 2 0" + form);
    folder.write("wrong.res", "c cube 2: 1 -2 0" + form);
    const Ended right = folder.run("check f.cnf right.res");
    CHECK(right.code == 0);
    CHECK_THAT(right.out, Says("check.of_cube", {"1", "1 2 0"}) && Contains("RIGHT: "));
    const Ended wrong = folder.run("check f.cnf wrong.res");
    CHECK(wrong.code == 3);
    CHECK_THAT(wrong.out, Says("check.of_cube", {"2", "1 -2 0"}) && Contains("WRONG: "));
    CHECK_THAT(folder.run("", "sat\nf.cnf\ncheck\nright.res\nq\nq\n").out,
               Says("check.of_cube", {"1", "1 2 0"}) && !Contains("WRONG"));
    std::filesystem::create_directories(folder.path() / "c" / "li");
    folder.write("c/f.cnf", folder.read("f.cnf"));
    folder.write("c/li/f.res", folder.read("right.res"));
    CHECK_THAT(folder.run("check c --table csv").out, !Contains("WRONG") && !Contains("RIGHT"));
}
