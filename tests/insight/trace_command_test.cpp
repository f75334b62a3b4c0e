// `satdoku trace`: the same bytes each time, complete lines even if it is interrupted, a stored trace as its FILE.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/paths.hpp"
#include <satdoku/trace/header.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {
constexpr const char* traced_formula = "p cnf 3 4\n1 2 0\n1 -2 0\n-1 3 0\n-1 -3 0\n";

std::size_t lines_of(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}
}  // namespace

TEST_CASE("a trace shows a small search event by event", "[app][trace]") {
    const Folder folder;
    folder.write("f.cnf", traced_formula);
    const Ended ended = folder.run("trace f.cnf --engine dpll --branching naive");
    CHECK(ended.code == 0);
    const std::size_t second = ended.out.find('\n') + 1;
    CHECK_THAT(ended.out, StartsWith(R"({"event":"begin","program":"satdoku",)") &&
                              Contains(R"("formula":"f.cnf","variables":3,"clauses":4,"engine":"dpll",)"
                                       R"("branching":"naive","seed":0,)"));
    CHECK(ended.out.substr(second) ==
          R"({"number":1,"event":"decision","literal":1,"level":1,"word":"decision"}
{"number":2,"event":"propagation","literal":3,"level":1,"clause":3,"literals":[-1,3]}
{"number":3,"event":"conflict","level":1,"clause":4,"literals":[-1,-3],"assigned":2,"count":1}
{"number":4,"event":"backtrack","level":0}
{"number":5,"event":"decision","literal":-1,"level":1,"word":"flip"}
{"number":6,"event":"propagation","literal":2,"level":1,"clause":1,"literals":[1,2]}
{"number":7,"event":"conflict","level":1,"clause":2,"literals":[1,-2],"assigned":2,"count":1}
{"number":8,"event":"backtrack","level":0}
{"number":9,"event":"end","literals":[],"word":"unsatisfiable"}
)");
    CHECK(ended.err.empty());
}

TEST_CASE("sentences are those of the stepper, with the names of the formula", "[app][trace]") {
    const Folder folder;
    folder.write("f.cnf", "c 1: sun\nc 2: rain\np cnf 3 4\n1 2 0\n1 -2 0\n-1 3 0\n-1 -3 0\n");
    const Ended ended = folder.run("trace f.cnf --branching naive --sentences --to 5");
    CHECK(ended.code == 0);
    CHECK(ended.out ==
          "1.      sun is decided and opens level 1\n"
          "2.      3 is the only remaining literal of clause 3\n"
          "3.      all literals of clause 4 are false: conflict at level 1\n"
          "4.      sun has failed: backtrack to level 0, then try -sun\n"
          "5.      sun has failed: its second branch -sun opens level 1\n");
    // A part of them, and what belongs to it.
    CHECK(folder.run("trace f.cnf --branching naive --sentences --from 5 --to 7 --event decision,conflict").out ==
          "5.      sun has failed: its second branch -sun opens level 1\n"
          "7.      all literals of clause 2 are false: conflict at level 1\n");
    CHECK_THAT(folder.run("trace f.cnf --sentences --watches --scores").out,
               Contains("Visited before: 1 (watches sun rain)") && Contains("Why:  VMTF"));
    // Restarts and reductions say what they undo.
    REQUIRE(folder.run("sample pigeonhole --size 5 -o p.cnf").code == 0);
    CHECK_THAT(folder.run("trace p.cnf --sentences --event restart").out, Contains("Undone or changed: levels "));
    REQUIRE(folder.run("trace f.cnf -o t.jsonl").code == 0);
    CHECK(folder.run("trace t.jsonl --sentences").code == 2);
    CHECK(folder.run("trace f.cnf --sentences -o s.txt").code == 0);
    CHECK_THAT(folder.read("s.txt"), Contains("end: the formula is unsatisfiable"));
}

TEST_CASE("scores are distinguished from the events that are written", "[app][trace]") {
    const Folder folder("f.cnf", traced_formula);
    const std::string command = "trace f.cnf --engine dpll --branching dlis -o t.jsonl";
    CHECK_THAT(folder.run(command).err, Says("trace.written", {"9", "9"}) && !Says("trace.written_details"));
    CHECK_THAT(folder.run(command + " --scores").err,
               Says("trace.written", {"9", "9"}) && Says("trace.written_details", {"1"}));
    CHECK(lines_of(folder.read("t.jsonl")) == 11);
}

TEST_CASE("a trace is the same each time, from a pipe, in a file, and written again from what is stored",
          "[app][trace]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 4 -o p.cnf").code == 0);
    for (const std::string how : {"", "--engine dpll --branching dlis --pure-literals"}) {
        CAPTURE(how);
        const std::string first = folder.run("trace p.cnf " + how).out;
        CHECK(lines_of(first) > 100);
        CHECK(folder.run("trace p.cnf " + how).out == first);
        CHECK(folder.run("trace p.cnf -o t.jsonl " + how).out.empty());
        CHECK(folder.read("t.jsonl") == first);
        CHECK(folder.run("trace t.jsonl").out == first);
        CHECK(folder.run("trace -", first).out == first);
        const std::string part = " --event conflict,end,learned --from 30 --to 90";
        const Ended of_formula = folder.run("trace p.cnf " + how + part);
        CHECK(of_formula.code == 0);
        CHECK(lines_of(of_formula.out) > 3);
        CHECK(folder.run("trace t.jsonl" + part).out == of_formula.out);
        CHECK_THAT(of_formula.out, !Contains("\"decision\",\"literal\""));
    }
}

TEST_CASE("a trace that holds a part is refused where the rest is needed", "[app][trace]") {
    const Folder folder;
    folder.write("f.cnf", traced_formula);
    REQUIRE(folder.run("trace f.cnf --from 3 -o late.jsonl").code == 0);
    const Ended late = folder.run("trace late.jsonl");
    CHECK(late.code == 1);
    CHECK_THAT(late.err, Contains("late.jsonl begins at event 3"));
    REQUIRE(folder.run("trace f.cnf --event end -o end.jsonl").code == 0);
    const Ended end = folder.run("trace end.jsonl");
    CHECK(end.code == 1);
    CHECK_THAT(in_one_line(end.err), Contains("recorded without events that are needed here: decision, propagation"));
}

TEST_CASE("a trace refuses what it cannot do, and says what and where", "[app][trace]") {
    const Folder folder;
    folder.write("f.cnf", traced_formula);
    REQUIRE(folder.run("trace f.cnf -o t.jsonl").code == 0);
    folder.write("cut.jsonl", folder.read("t.jsonl").substr(0, folder.read("t.jsonl").size() - 9));
    struct Case {
        std::string arguments;
        int code;
        std::string error;
    };
    for (const Case& wrong : {
             Case{"trace f.cnf --event conflict,desicion", 2, "did you mean decision"},
             Case{"trace f.cnf --from 5 --to 4", 2, "--to 4 is before --from 5"},
             Case{"trace f.cnf --from 0", 2, "--from"},
             Case{"trace t.jsonl --branching dlis", 2, "--branching applies to formulas, but t.jsonl is a trace"},
             Case{"trace f.cnf --formula f.cnf", 2, "--formula applies to traces"},
             Case{"trace t.jsonl -o t.jsonl", 1, "t.jsonl is the input file"},
             Case{"trace cut.jsonl", 1, "the file ends in the middle of this line"},
             Case{"tree cut.jsonl", 1, "cut.jsonl:12:"},
             Case{"trace none.cnf", 1, "none.cnf"},
             Case{"trace .", 1, "directory"},
             Case{"trace t.jsonl > /dev/full", 1, "cannot write"},
             Case{"trace f.cnf > /dev/full", 1, "cannot write"},
         }) {
        CAPTURE(wrong.arguments);
        const Ended ended = folder.run(wrong.arguments);
        CHECK(ended.code == wrong.code);
        CHECK_THAT(in_one_line(ended.err), Contains(wrong.error));
    }
    CHECK_FALSE(folder.has("none.jsonl"));
}

TEST_CASE("a page is not written under the name of a picture, nor a missing formula accepted",
          "[app][trace][explore]") {
    const Folder folder("f.cnf", unsatisfiable_formula);
    CHECK_THAT(folder.run("explore f.cnf -o f.svg").err, Says("usage.picture_format", {"f.svg", "html"}));
    CHECK_FALSE(folder.has("f.svg"));
    folder.run("trace f.cnf -o f.jsonl");
    CHECK_THAT(folder.run("trace f.jsonl --formula none.cnf").err, Says("file.cannot_open", {"none.cnf"}));
}

TEST_CASE("a trace that ends early, or is of another formula, is reported", "[app][trace]") {
    const Folder folder;
    folder.write("f.cnf", traced_formula);
    folder.write("other.cnf", "p cnf 3 1\n1 2 0\n");
    REQUIRE(folder.run("trace f.cnf --engine dpll -o t.jsonl").code == 0);
    const std::string whole = folder.read("t.jsonl");
    folder.write("early.jsonl", whole.substr(0, whole.rfind('\n', whole.size() - 2) + 1));
    const std::string early = "the trace ends early";
    CHECK_THAT(in_one_line(folder.run("tree early.jsonl").out), Contains(early));
    CHECK_THAT(folder.run("tree t.jsonl").out, Contains("unsatisfiable") && !Contains(early));
    CHECK(folder.run("tree t.jsonl --formula f.cnf").code == 0);
    for (const std::string command : {"tree", "conflict", "picture"}) {
        CAPTURE(command);
        const Ended ended = folder.run(command + " t.jsonl --formula other.cnf");
        CHECK(ended.code == 1);
        CHECK_THAT(in_one_line(ended.err), Contains("other.cnf is not the formula of the trace"));
    }
}

TEST_CASE("names with quotes and markup are JSON texts in a trace", "[app][trace][posix]") {
    const Folder folder;
    const std::string name = "a \"q\" <script>\\x.cnf";
    folder.write(name, traced_formula);
    const Ended ended = folder.run("trace 'a \"q\" <script>\\x.cnf' -o t.jsonl");
    CHECK(ended.code == 0);
    CHECK_THAT(folder.read("t.jsonl"), Contains(R"("formula":"a \"q\" <script>\\x.cnf")"));
    CHECK(folder.run("trace t.jsonl").out == folder.read("t.jsonl"));
}

TEST_CASE("Ctrl-C and a closed pipe end a trace with whole lines", "[app][trace]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 11 -o p.cnf").code == 0);
    const Ended ended = folder.run("trace p.cnf --engine dpll -o t.jsonl", "", interrupt_at("conflict", 500));
    CHECK(ended.code == 130);
    const std::string text = folder.read("t.jsonl");
    CHECK(lines_of(text) > 1);
    CHECK_THAT(text, EndsWith("\"word\":\"unknown\"}\n"));
    const Ended closed = folder.shell("$satdoku trace p.cnf --engine dpll | head -n 1000 | tail -n 1");
    CHECK_THAT(closed.out, StartsWith("{\"number\":999,") && EndsWith("}\n"));
    CHECK(closed.err.empty());
}

TEST_CASE("the help lists every kind of event with its fields", "[app][trace]") {
    const std::string help = Folder().run("help events").out;
    for (int number = 0; number < satdoku::solve::event_kinds; ++number) {
        const auto kind = static_cast<satdoku::solve::Event::Kind>(number);
        std::string row = "  ";
        row += satdoku::trace::name_of(kind);
        row += ":";
        for (const std::string_view field : satdoku::trace::field_names(kind)) row.append(" ").append(field);
        CHECK_THAT(help, Contains(row + "\n"));
    }
}

TEST_CASE("given decisions are made first, by number or by name, and what cannot be decided is reported",
          "[app][decide]") {
    // Marques-Silva and Sakallah's kind of example: after -1 and 2, the decision 3 leads to a conflict on level 3.
    const Folder folder;
    folder.write(
        "f.cnf",
        "c 1: a\nc 2: b\nc 3: c\nc 4: d\nc 5: e\np cnf 6 5\n-3 4 0\n-4 1 5 0\n-2 -5 -4 0\n1 -6 2 0\n6 2 3 0\n");
    for (const std::string engine : {"cdcl", "dpll"}) {
        CAPTURE(engine);
        const Ended ended =
            folder.run("trace f.cnf --decide -a,b,-2,d --engine " + engine + " --event decision,conflict");
        CHECK(ended.code == 0);
        const std::string second = ended.out.substr(ended.out.find('\n') + 1);
        CHECK_THAT(second, StartsWith(R"({"number":)"));
        CHECK_THAT(ended.out, Contains(R"("decide=-1,2,-2,4")"));
        CHECK_THAT(ended.out, Contains(R"("literal":-1,"level":1,"word":"decision"})") &&
                                  Contains(R"("literal":2,"level":2,"word":"decision"})") &&
                                  Contains(R"("literal":4,"level":3,"word":"decision"})") &&
                                  Contains(R"("event":"conflict","level":3)"));
        CHECK_THAT(ended.err, Contains("-2 was not decided: it is already false"));
        CHECK(folder.run("conflict f.cnf --decide -a,b,4 --engine " + engine).code == 0);
    }
    CHECK_THAT(folder.run("tree f.cnf --decide -1,2,4 --branching naive").out, Contains("-1") && Contains("conflict"));
    CHECK_THAT(folder.run("step f.cnf --decide=-a", "d\nq\n").out, Contains("-a is decided and opens level 1"));
    CHECK_THAT(folder.run("step f.cnf", "decide -a\nbreak literal c\nq\n").out,
               Contains("WHAT IF -a") && Contains("literal c"));
    CHECK_THAT(folder.run("show f.cnf --literal -- -d").out + folder.run("show f.cnf --literal=-d").out,
               Contains("-4"));
    const Ended wrong = folder.run("trace f.cnf --decide x");
    CHECK(wrong.code != 0);
    CHECK_THAT(in_one_line(wrong.err), Contains("expected a literal from 1 to 6"));
    REQUIRE(folder.run("trace f.cnf -o t.jsonl").code == 0);
    CHECK(folder.run("tree t.jsonl --decide 1").code == 2);
}

TEST_CASE("names of variables are shown wherever a literal can be given", "[app][decide]") {
    const Folder folder("f.cnf",
                        "c 1: rain\nc 2: wet\nc 3: sun\np cnf 5 6\n1 3 0\n-1 4 0\n-1 2 0\n-3 -1 0\n-4 3 0\n4 5 0\n");
    const std::string step =
        folder.run("step f.cnf", "decide rain\nn\nn\nwhy wet\nwhy clause 3\nclauses board\nq\n").out;
    CHECK_THAT(step, Contains("rain is decided and opens level 1") &&
                         Contains("4 is the only remaining literal of clause 2") && !Contains("in words"));
    CHECK_THAT(step, Contains("wet, level 1, by clause 3: -rain wet\n") && Contains("clause 3: -rain wet\n"));
    for (const std::string engine : {"dpll", "cdcl"}) {
        const std::string options = " f.cnf --decide rain --engine " + engine;
        CHECK_THAT(folder.run("tree" + options).out, Contains("1 rain"));
        CHECK_THAT(folder.run("conflict" + options).out,
                   Contains("-sun") && (Contains("sun or -4") || Contains("-4 or sun")));
    }
    CHECK_THAT(folder.run("show f.cnf --literal=-wet").out + folder.run("show f.cnf --literal wet").out,
               Contains("3: -1 2\n    -rain or wet\n"));
    CHECK_THAT(folder.run("show f.cnf").out, Contains("-rain"));
    CHECK_THAT(folder.run("explore f.cnf").out, Contains(R"("1":"rain")"));
}

TEST_CASE("a trace with watches has them between its other events, and is read again", "[app][trace][watches]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 4 -o p.cnf").code == 0);
    for (const std::string how : {"", "--engine dpll"}) {
        CAPTURE(how);
        const std::string without = folder.run("trace p.cnf " + how).out;
        REQUIRE(folder.run("trace p.cnf --watches -o t.jsonl " + how).code == 0);
        const std::string with = folder.read("t.jsonl");
        CHECK(lines_of(with) > 2 * lines_of(without));
        CHECK_THAT(with, Contains(R"("event":"watch")"));
        CHECK_THAT(without, !Contains(R"("event":"watch")"));
        CHECK(folder.run("trace t.jsonl").out.substr(without.find('\n')) == without.substr(without.find('\n')));
        CHECK(folder.run("trace t.jsonl --watches").out == with);
        const std::string only = folder.run("trace t.jsonl --event watch --to 40").out;
        CHECK_THAT(only, Contains(R"("event":"watch")") && !Contains(R"("event":"propagation")"));
        REQUIRE(folder.run("trace p.cnf -o u.jsonl " + how).code == 0);
        CHECK_THAT(in_one_line(folder.run("trace u.jsonl --watches").err), Contains("watch"));
    }
}
