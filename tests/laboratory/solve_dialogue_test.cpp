// The menus' questions about engine, strategy and settings. Enter repeats the last choice.
#include "program/program.hpp"
#include "support/catch.hpp"

using Catch::Matchers::Contains;

namespace {
const std::string load_formula = "sat\nload\nf.cnf\n";
const std::string small_formula = "p cnf 3 4\n1 2 0\n-1 3 0\n-2 -3 0\n1 -3 2 0\n";
}  // namespace

TEST_CASE("Enter solves as the last time, in the whole run of the program", "[app]") {
    const Folder folder("f.cnf", small_formula);
    const Ended ended = folder.run("", load_formula +
                                           "solve\ndlis\nseed\n3\ntime-limit\n2.5\npure-literals\n\n"  //
                                           "back\nsat\nsolve\n\nq\nq\n");
    CHECK(ended.code == 0);
    const std::string summary = "solve          with dpll, dlis, pure-literals, seed 3, limit 2.5 s\n";
    const std::size_t first = ended.out.find(summary);
    REQUIRE(first != std::string::npos);
    CHECK(ended.out.find(summary, first + 1) != std::string::npos);
    CHECK_THAT(ended.out, Contains("solve       with cdcl\n"));
}

TEST_CASE("each part of a solve can be changed, by its number too", "[app]") {
    const Folder folder("f.cnf", small_formula);
    const auto shows = [&](const std::string& answers) {
        std::filesystem::remove(folder.path() / "f.res");
        const std::string out = folder.run("", load_formula + "solve\n" + answers + "\n\nq\nq\n").out;
        CHECK(folder.has("f.res"));
        const std::size_t with = out.rfind("  with ") + 2;
        return out.substr(with, out.find('\n', with) - with);
    };
    CHECK(shows("2\ndpll") == "with dpll, max-occurrence");
    CHECK(shows("3\nmoms") == "with dpll, moms");
    CHECK(shows("random\n4\n7") == "with dpll, random, seed 7");
    CHECK(shows("5\n0.25") == "with cdcl, limit 0.25 s");
    CHECK(shows("5\n10\n5\n0") == "with cdcl");
    CHECK(shows("naive\npure-literals\npure-literals") == "with dpll, naive");
    CHECK(shows("set\nrestart=0,tier1=3") == "with cdcl, restart=0, tier1=3");
    CHECK(shows("set\nrestart=0\nset\nnone") == "with cdcl");
    CHECK(shows("set\nseed=7") == shows("4\n7"));
    CHECK(shows("set\nrestart=0\ndpll") == "with dpll, max-occurrence");
    // q leaves a question and changes nothing.
    CHECK(shows("seed\nq\nset\nq\nengine\nq") == "with cdcl");
}

TEST_CASE("wrong answers about a solve are reported, and the settings are listed", "[app]") {
    const Folder folder("f.cnf", small_formula);
    const Ended ended = folder.run(
        "", load_formula + "solve\nnobody\nset\n?\nfoo=1\nrestart=9\nrestart\nnone\ntime-limit\n-1\nx\n1\n\nq\nq\n");
    CHECK_THAT(ended.out, Contains("expected a number from 1 to 6 or a name from the list, found nobody"));
    CHECK_THAT(ended.out, Contains("  restart-interval  ") && Contains("unknown setting foo"));
    CHECK_THAT(ended.out, Contains("--set restart") && Contains("found -1") && Contains("found x"));
    CHECK_THAT(ended.out, Contains("saved: f.res"));
}
