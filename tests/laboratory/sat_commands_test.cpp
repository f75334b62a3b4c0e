// solve, show, check and compare, as a script calls them.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <satdoku/language/text.hpp>
#include <algorithm>
#include <filesystem>
#include <regex>
#include <sstream>
#include <string>

using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {
std::string many_units(int count) {
    std::string text = "p cnf " + std::to_string(count) + " " + std::to_string(count) + "\n";
    for (int number = 1; number <= count; ++number) text += std::to_string(number) + " 0\n";
    return text;
}

/// Returns true if all lines begin with "c ", "s " or "v " and have at most 78 columns.
bool is_competition_output(const std::string& out) {
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);) {
        const std::string start = line.substr(0, 2);
        if (start != "c " && start != "s " && start != "v ") return false;
        if (start != "c " && line.size() > 78) return false;
    }
    return true;
}

/// Counts files besides the `made` ones of the test: a failed write must not leave any.
std::size_t leftovers(const Folder& folder, std::size_t made) {
    const auto begin = std::filesystem::directory_iterator(folder.path());
    const auto files = static_cast<std::size_t>(std::distance(begin, std::filesystem::directory_iterator()));
    return files - made - 1;  // .test
}
}  // namespace

TEST_CASE("solve answers in the competition's form with every engine", "[app]") {
    const Folder folder("sat.cnf", satisfiable_formula);
    folder.write("unsat.cnf", unsatisfiable_formula);
    for (const std::string engine :
         {"", "--engine cdcl", "--engine dpll", "--branching naive", "--branching=random --seed 7",
          "--engine dpll --pure-literals", "--branching moms --stats", "--branching dlcs --tautologies",
          "--subsumption", "--stats"}) {
        CAPTURE(engine);
        Ended ended = folder.run("solve sat.cnf " + engine);
        CHECK(ended.code == 10);
        CHECK(is_competition_output(ended.out));
        CHECK_THAT(ended.out, Contains("s SATISFIABLE\nv -1 -2 3 "));
        CHECK(count_of(ended.out, "\ns ") == 1);
        CHECK(ended.err.empty());
        ended = folder.run("solve unsat.cnf " + engine);
        CHECK(ended.code == 20);
        CHECK(is_competition_output(ended.out));
        CHECK_THAT(ended.out, Contains("s UNSATISFIABLE\n"));
        CHECK_THAT(ended.out, !Contains("\nv "));
    }
    CHECK_THAT(folder.run("solve - -q", satisfiable_formula).out, StartsWith("s SATISFIABLE\nv -1 -2 3 "));
    CHECK(folder.run("solve sat.cnf -q --no-model").out == "s SATISFIABLE\n");
    CHECK(folder.run("solve -q -", "p cnf 0 0\n").out == "s SATISFIABLE\nv 0\n");
    CHECK(folder.run("solve -q -", "p cnf 0 1\n0\n").code == 20);
}

TEST_CASE("a long model is wrapped and ends with 0", "[app]") {
    const Folder folder("f.cnf", many_units(5000));
    const Ended ended = folder.run("solve f.cnf");
    CHECK(ended.code == 10);
    CHECK(is_competition_output(ended.out));
    CHECK_THAT(ended.out, Contains(" 5000 0\n"));
}

TEST_CASE("solve refuses what is no formula and prints no answer", "[app]") {
    const Folder folder;
    const auto refused = [&](const std::string& words, const std::string& where, const char* key,
                             const std::vector<std::string>& arguments) {
        CAPTURE(words);
        const Ended ended = folder.run("solve " + words);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.out, !Contains("s "));
        CHECK_THAT(ended.err, StartsWith("satdoku: error: " + where) && Says(key, arguments));
        CHECK(count_of(ended.err, "satdoku: error:") == 1);
    };
    folder.write("word.cnf", "p cnf 3 2\n1 abc 0\n2 3 -1 0\n");
    refused("word.cnf", "word.cnf:2:3: ", "dimacs.expected_literal", {"'abc'"});
    folder.write("late.cnf", "p cnf 1 2\n1 0\n-1 0\n! rubbish\n");
    refused("late.cnf", "late.cnf:4:1: ", "dimacs.expected_literal", {"'!'"});
    folder.write("binary.cnf", std::string("\x7f"
                                           "ELF\x02\x01\x01\0\0\0",
                                           10));
    refused("binary.cnf", "binary.cnf:1:1: ", "dimacs.expected_header", {"0x7F"});
    folder.write("empty.cnf", "");
    refused("empty.cnf", "empty.cnf:", "dimacs.empty_file", {});
    refused("missing.cnf", "", "file.cannot_open", {"missing.cnf", "No such file or directory"});
    refused(".", "", "file.is_directory", {"."});
    folder.write("counts.cnf", "p cnf 2 3\n1 2 0\n-3 0\n");
    refused("counts.cnf", "counts.cnf:3:", "dimacs.above_header", {"2", "'-3'"});
}

TEST_CASE("--relaxed turns wrong counts into warnings, and the model covers every variable", "[app]") {
    const Folder folder("counts.cnf", "p cnf 2 5\n1 2 0\n-3 0\n-1");
    const Ended ended = folder.run("solve counts.cnf --relaxed --res");
    CHECK(ended.code == 10);
    CHECK_THAT(ended.out, Contains("v -1 2 -3 0\n"));
    CHECK(count_of(ended.err, "satdoku: warning: counts.cnf:") == 3);
    CHECK_THAT(folder.read("counts.res"), StartsWith("s 1\nv -1 2 -3\nt "));
}

TEST_CASE("results and proofs are written, and check believes them", "[app]") {
    const Folder folder("sat.cnf", satisfiable_formula);
    folder.write("unsat.cnf", unsatisfiable_formula);
    for (const std::string engine : {"cdcl", "dpll"}) {
        CAPTURE(engine);
        CHECK(folder.run("solve sat.cnf --res --engine " + engine).code == 10);
        CHECK_THAT(folder.read("sat.res"), StartsWith("s 1\nv -1 -2 3 "));
        Ended judged = folder.run("check sat.cnf sat.res");
        CHECK(judged.code == 0);
        CHECK_THAT(judged.out, Contains("RIGHT: the model satisfies all 3 clauses"));

        CHECK(folder.run("solve --engine " + engine + " unsat.cnf --res=u.res --proof u.drat").code == 20);
        CHECK_THAT(folder.read("u.res"), StartsWith("s 0\nt "));
        judged = folder.run("check unsat.cnf u.res --proof u.drat");
        CHECK(judged.code == 0);
        CHECK_THAT(judged.out, Contains("RIGHT: the proof holds"));
        CHECK(folder.run("check unsat.cnf --proof u.drat").code == 0);
        CHECK(folder.run("check unsat.cnf u.res").code == 0);
        CHECK(folder.run("check sat.cnf --proof u.drat").code == 3);

        CHECK(folder.run("solve --engine " + engine + " unsat.cnf --proof b.drat --proof-format binary").code == 20);
        CHECK(folder.run("check unsat.cnf --proof b.drat").code == 0);
    }
    const Ended none = folder.run("solve sat.cnf --proof never.drat");
    CHECK(none.code == 10);
    CHECK_THAT(none.err, Says("solve.no_proof", {"never.drat"}));
    CHECK_FALSE(folder.has("never.drat"));
    CHECK_THAT(folder.run("solve sat.cnf", "", "LC_ALL=zh_CN.UTF-8").out, Contains("可满足"));
}

TEST_CASE("check reads what other programs write, and says what is wrong", "[app]") {
    const Folder folder("f.cnf", satisfiable_formula);
    const auto judged = [&](const std::string& result) {
        folder.write("result", result);
        return folder.run("check f.cnf result");
    };
    CHECK(judged("c by hand\ns SATISFIABLE\nv -1 -2\nv 3 4 0\n").code == 0);
    CHECK(judged("SAT\n-1 -2 3 0\n").code == 0);
    CHECK_THAT(judged("SAT\n-1 -2 3 0\n").out, Contains("1 of 4 variables is not listed, first 4"));
    const Ended broken = judged("s 1\nv 1 -2 -3 4\n");
    CHECK(broken.code == 3);
    CHECK_THAT(broken.out, Contains("2 of 3 clauses have no true literal"));
    CHECK_THAT(broken.out, Contains("clause 2: 2 3 0"));
    CHECK_THAT(broken.out, Contains("WRONG"));
    const Ended both = judged("s 1\nv -1 1 -2 3 4\n");
    CHECK(both.code == 3);
    CHECK_THAT(both.out, Contains("both signs, first 1"));
    const Ended above = judged("s 1\nv -1 -2 3 4 5\n");
    CHECK(above.code == 0);
    CHECK_THAT(above.out, Says("check.above", {"4", "5"}) && Contains("RIGHT"));
    const Ended form = judged("s:1\n-1 -2 3 4\nt 3ms\n");
    CHECK(form.code == 0);
    CHECK(count_of(form.out, "note on the form, line ") == 3);
    CHECK(judged("s:1\nv 1 -2 -3 4\n").code == 3);
    CHECK_THAT(judged("s 1\nv 3\n").out, Says("check.only_positive") && Contains("RIGHT"));
    CHECK(judged("s 1\nv -1 3\n").code == 3);  // then what is missing has no value
    CHECK(judged("s -1\nt 5\n").code == 3);
    CHECK(judged("nonsense\n").code == 1);
    CHECK_THAT(judged("s 1\nv 1 x\n").err, Contains("result:2:5: ") && Says("dimacs.expected_literal", {"'x'"}));
    CHECK(folder.run("check f.cnf").code == 2);
    CHECK(folder.run("check - -").code == 2);
    CHECK(folder.run("check f.cnf missing").code == 1);
    folder.write("wrong.drat", "3 0\n0\n");
    folder.write("two.cnf", "p cnf 3 2\n1 2 0\n-1 3 0\n");
    const Ended step = folder.run("check two.cnf --proof wrong.drat");
    CHECK(step.code == 3);
    CHECK_THAT(step.out, Contains("WRONG"));
}

TEST_CASE("show lists what the formula holds", "[app]") {
    const Folder folder("f.cnf", "p cnf 5 5\n1 -2 0\n2 3 -1 0\n-1 0\n1 1 -1 0\n0\n");
    const Ended all = folder.run("show f.cnf");
    CHECK(all.code == 0);
    CHECK_THAT(all.out, Contains("p cnf 5 5"));
    CHECK_THAT(all.out, Contains("5 (3 used, 1 with one sign only)"));
    CHECK_THAT(all.out, Contains("8 (4 positive, 4 negative)"));
    CHECK(folder.run("show f.cnf --clauses").out == "1: 1 -2\n2: 2 3 -1\n3: -1\n4: 1 1 -1\n5:\n");
    CHECK(folder.run("show --clauses=2-3 f.cnf").out == "2: 2 3 -1\n3: -1\n");
    CHECK(folder.run("show f.cnf --clauses 4").out == "4: 1 1 -1\n");
    CHECK(folder.run("show f.cnf --clauses 4-").out == "4: 1 1 -1\n5:\n");
    CHECK(folder.run("show f.cnf --literal 1").out == "1: 1 -2\n4: 1 1 -1\n");
    CHECK(folder.run("show f.cnf --literal=-3").out.empty());
    for (const std::string wrong : {"0", "6", "3-2", "x", "6-7", "-"}) {
        CAPTURE(wrong);
        CHECK(folder.run("show f.cnf --clauses=" + wrong).code == 1);
    }
    CHECK(folder.run("show f.cnf --literal=0").code == 1);
    CHECK_THAT(folder.run("show f.cnf --top 1").out, !Contains("\n        1  "));
    CHECK_THAT(folder.run("show f.cnf --lang zh").out, Contains("子句"));
}

TEST_CASE("a solve is reported in Chinese throughout, with its rates in a column", "[app]") {
    const Folder folder("sat.cnf", satisfiable_formula);
    const std::string out = folder.run("solve sat.cnf --stats --engine dpll --lang zh").out;
    CHECK(std::regex_search(out, std::regex("c 可满足，[0-9.]+ 毫秒\n")));
    std::size_t rates = 0;
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);) {
        if (line.find("/秒") == std::string::npos) continue;
        ++rates;
        CHECK(std::regex_search(line, std::regex("[0-9]/秒$")));
    }
    CHECK(rates > 1);
}

TEST_CASE("compare prints a table, as text, Markdown and CSV", "[app]") {
    const Folder folder("sat.cnf", satisfiable_formula);
    folder.write("unsat.cnf", unsatisfiable_formula);
    const Ended text = folder.run("compare sat.cnf");
    CHECK(text.code == 0);
    CHECK_THAT(text.out, Contains("sat.cnf: 4 variables, 3 clauses, ratio 0.75, SATISFIABLE\n"));
    CHECK_THAT(text.out, Contains("Strategy") && Contains("propagations") && Contains("depth  restarts\n"));
    for (const std::string name : {"\n  naive ", "\n  max-occurrence ", "\n  cdcl "})
        CHECK(count_of(text.out, name) == 2);
    // Several formulas are in one table, which continues below where it is too wide, with the totals below it.
    const Ended both = folder.run("compare sat.cnf unsat.cnf");
    CHECK_THAT(both.out, Contains("Size: small\n") && Contains("\n  sat.cnf ") && Contains("\n  unsat.cnf "));
    for (const std::string name : {"\n  naive ", "\n  max-occurrence ", "\n  cdcl "})
        CHECK(count_of(both.out, name) == 1);
    CHECK_THAT(folder.run("compare unsat.cnf --table markdown").out, Contains("| unsat.cnf | 2 | 4 | 2.00 | UNSAT"));
    const Ended csv = folder.run("compare sat.cnf --table=csv --strategies dlis,moms -o table.csv");
    CHECK(csv.code == 0);
    CHECK_THAT(folder.read("table.csv"), StartsWith("formula,variables,clauses,ratio,verdict,dlis_verdict,dlis_ms,"));
    CHECK_THAT(folder.read("table.csv"), Contains("\nsat.cnf,4,3,0.75,SATISFIABLE,SATISFIABLE,"));
    const Ended switched =
        folder.run("compare sat.cnf --runs 3 --strategies naive,naive+pure-literals+subsumption,dpll");
    CHECK(switched.code == 0);
    CHECK_THAT(switched.out, Contains("\n  naive+pure-literals+subsumption "));
    for (const std::string wrong : {"best", "naive+", "naive+best", "cdcl+tautologies", ""}) {
        CAPTURE(wrong);
        CHECK(folder.run("compare sat.cnf --strategies=" + wrong).code == 2);
    }
    const std::string help = satdoku::language::text("sat_menu.which_contestants_help");
    const std::size_t example = help.find("naive+");
    CHECK(folder.run("compare sat.cnf --strategies " + help.substr(example, help.find(' ', example) - example)).code ==
          0);
    CHECK(folder.run("compare sat.cnf --runs 0").code == 2);
    const std::string long_name(100, 'n');
    folder.write(long_name, unsatisfiable_formula);
    std::istringstream lines(folder
                                 .run("compare unsat.cnf " + long_name +
                                      " --strategies naive,max-occurrence,dlis,dlcs,moms,jeroslow-wang,random,cdcl,"
                                      "jeroslow-wang+pure-literals+tautologies+subsumption+subsumption")
                                 .out);
    for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 80);
    CHECK(folder.run("compare").code == 2);
    const Ended partly = folder.run("compare missing.cnf sat.cnf");
    CHECK(partly.code == 1);
    CHECK_THAT(partly.out, Contains("sat.cnf"));
    CHECK_THAT(partly.err, Says("file.cannot_open", {"missing.cnf"}));
}

TEST_CASE("a bar in a file's name is no border of a table", "[app][posix]") {
    const Folder folder("un|sat.cnf", unsatisfiable_formula);
    CHECK_THAT(folder.run("compare 'un|sat.cnf' --table markdown").out,
               Contains("| un\\|sat.cnf | 2 | 4 | 2.00 | UNSAT"));
}

TEST_CASE("time limits are reported as such", "[app]") {
    const Folder folder("hard.cnf", hard_formula());
    const Ended solved = folder.run("solve hard.cnf --branching naive --time-limit 0.05 --res");
    CHECK(solved.code == 0);
    CHECK_THAT(solved.out, Contains("s UNKNOWN\n") && Contains("time limit"));
    CHECK_THAT(folder.read("hard.res"), StartsWith("s -1\nt "));
    CHECK_THAT(folder.run("compare hard.cnf --strategies naive,random --time-limit 0.05").out, Contains("> "));
    CHECK(folder.run("solve hard.cnf --conflict-limit 1").code == 0);
    for (const std::string wrong : {"0", "-1", "x", "1e999", ""}) {
        CAPTURE(wrong);
        CHECK(folder.run("solve hard.cnf --time-limit=" + wrong).code == 2);
    }
}

TEST_CASE("a seed is one, wherever it is given", "[app]") {
    const Folder folder("f.cnf", satisfiable_formula);
    const auto header = [&](const std::string& options) {
        const std::string trace = folder.run("trace f.cnf " + options).out;
        return trace.substr(0, trace.find('\n'));
    };
    CHECK(header("--set seed=7") == header("--seed 7"));
    CHECK(header("--seed 7 --set seed=7") == header("--seed 7"));
    CHECK(header("--set seed=3,seed=7") == header("--seed 7"));
    CHECK(header("--set seed=3") != header("--seed 7"));
    const Ended two = folder.run("solve f.cnf --seed 7 --set seed=3");
    CHECK(two.code == 2);
    CHECK_THAT(two.err, Says("usage.both", {"--seed 7", "--set seed=3"}));
}

TEST_CASE("a list given twice is one list", "[app]") {
    const Folder folder("f.cnf", satisfiable_formula);
    CHECK(folder.run("solve f.cnf --set stable=4 --set seed=1").code == 2);
    CHECK(folder.run("solve f.cnf --set stable=2 --set seed=1").code == 10);
    const std::string both = folder.run("compare f.cnf --strategies naive --strategies random").out;
    CHECK_THAT(both, Contains("naive") && Contains("random"));
}

TEST_CASE("statistics come as comments or as JSON", "[app]") {
    const Folder folder("f.cnf", satisfiable_formula);
    CHECK_THAT(folder.run("solve f.cnf --stats --branching naive").out, Contains("\nc nodes "));
    const Ended json = folder.run("solve f.cnf --stats=json --branching naive -q");
    CHECK_THAT(json.err, StartsWith("{\"file\":\"f.cnf\",\"variables\":4,") && Contains("\"statistics\":{\"nodes\":"));
    CHECK(count_of(json.err, "\n") == 1);
    const std::string switches = "solve f.cnf --pure-literals --tautologies --subsumption ";
    CHECK_THAT(folder.run(switches + "--stats").out, Contains("\nc pure literals ") &&
                                                         Contains("\nc tautologies removed") &&
                                                         Contains("\nc subsumed clauses"));
    CHECK_THAT(folder.run(switches + "--stats=json").err,
               Contains("\"pure_literals\":0,\"tautologies\":0,\"subsumed\":0}"));
    CHECK(folder.run("solve f.cnf --engine cdcl --subsumption").code == 2);
    CHECK_THAT(json.out, StartsWith("s SATISFIABLE\n"));
}

TEST_CASE("an error is broken at the width of the page", "[app]") {
    const Folder folder("f.cnf", satisfiable_formula);
    const std::string name(60, 'x');
    const Ended ended = folder.run("solve f.cnf " + name);
    CHECK(ended.code == 2);
    CHECK_THAT(ended.err, Contains("unexpected argument:\n" + name + "\n"));
}

TEST_CASE("an input is never overwritten", "[app]") {
    const Folder folder("f.cnf", unsatisfiable_formula);
    std::filesystem::create_hard_link(folder.path() / "f.cnf", folder.path() / "link.cnf");
    for (const std::string words : {"--res f.cnf", "--proof f.cnf", "--proof ./f.cnf", "--res=link.cnf"}) {
        CAPTURE(words);
        const Ended ended = folder.run("solve f.cnf " + words);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Contains("input file"));
        CHECK(folder.read("f.cnf") == unsatisfiable_formula);
    }
    CHECK(folder.run("solve f.cnf --res x --proof ./x").code == 1);
    CHECK(folder.run("solve - --res", unsatisfiable_formula).code == 2);
    CHECK(folder.run("solve f.cnf --proof -").code == 2);
    CHECK(folder.run("compare f.cnf -o f.cnf").code == 1);
    CHECK(folder.read("f.cnf") == unsatisfiable_formula);
}

TEST_CASE("no answer where a file could not be written whole", "[app]") {
    const Folder folder("f.cnf", unsatisfiable_formula);
    folder.write("long.cnf", many_units(50000));
    for (const std::string words : {"f.cnf --res missing/f.res", "f.cnf --proof missing/f.drat", "f.cnf --res .",
                                    "f.cnf --proof /dev/full", "f.cnf --res /dev/full", "long.cnf --res /dev/full"}) {
        CAPTURE(words);
        const Ended ended = folder.run("solve " + words);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.out, !Contains("s UNSATISFIABLE") && !Contains("s SATISFIABLE"));
        CHECK_THAT(ended.err, Contains("cannot ") || Contains("is a directory"));
    }
    CHECK(folder.run("solve f.cnf > /dev/full").code == 1);
    CHECK(folder.run("solve long.cnf > /dev/full").code == 1);
    CHECK(leftovers(folder, 2) == 0);

    std::filesystem::create_directory(folder.path() / "closed");
    std::filesystem::permissions(folder.path() / "closed", std::filesystem::perms::owner_read);
    if (!may_write_anywhere()) CHECK(folder.run("solve f.cnf --res closed/f.res").code == 1);
    std::filesystem::permissions(folder.path() / "closed", std::filesystem::perms::owner_all);
}

TEST_CASE("a closed pipe ends the program quietly", "[app]") {
    const Folder folder("long.cnf", many_units(200000));
    for (const std::string words : {"solve long.cnf", "show long.cnf --clauses"}) {
        const Ended ended = folder.run(words + " | head -c 10");
        CHECK(ended.err.empty());
    }
}

TEST_CASE("a signal stops a solve, which says so and leaves whole files", "[app]") {
    const Folder folder("hard.cnf", hard_formula());
    for (const std::string engine : {"cdcl", "dpll"}) {
        for (const auto& [signal, code] : {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}, std::pair{SIGHUP, 129}}) {
            CAPTURE(engine, signal);
            const Ended ended = folder.run("solve hard.cnf --res --proof hard.drat --engine " + engine, "",
                                           interrupt_at("conflict", 500, signal));
            CHECK(ended.code == code);
            CHECK_THAT(ended.out, Contains("\ns UNKNOWN\n") && Contains("c decisions"));
            CHECK_THAT(folder.read("hard.res"), StartsWith("s -1\nt "));
            CHECK(leftovers(folder, 2) == 0);
        }
    }
    const Ended compared = folder.run("compare hard.cnf", "", interrupt_at("conflict", 500));
    CHECK(compared.code == 130);
    CHECK_THAT(compared.out, Contains("hard.cnf"));
}

TEST_CASE("statistics show what each pass has cost", "[app]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole -q -o holes.cnf").code == 0);
    const std::string solve = "solve holes.cnf -n --set inprocess-delay=10,cardinality=0,symmetry=0 --stats";
    CHECK_THAT(folder.run(solve).out, Contains("\nc vivification: shortening clauses by propagation"));
    const std::string json = folder.run(solve + "=json").err;
    CHECK_THAT(json, Contains("\"passes\":[{\"name\":\"") && Contains("{\"name\":\"vivify\",\"runs\":"));
    CHECK_THAT(folder.run("solve holes.cnf -n --stats=json --engine dpll").err, EndsWith("\"passes\":[]}\n"));
}

TEST_CASE("verbose given twice prints what each run of a pass did", "[app]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole -q -o holes.cnf").code == 0);
    const std::string solve = "solve holes.cnf -n --set inprocess-delay=300,cardinality=0,symmetry=0 ";
    const std::string runs = R"(\nc \[vivify\] [1-9]\d* vivification tries.*, \d+\.\d{3} Mticks, \d+\.\d ms\n)";
    for (const std::string twice : {"-v -v", "-vv", "--verbose --verbose"}) {
        CAPTURE(twice);
        CHECK(std::regex_search(folder.run(solve + twice).out, std::regex(runs)));
    }
    for (const std::string other : {"", "-v", "-vv -q", "-vv --engine dpll"})
        CHECK_THAT(folder.run("solve holes.cnf -n " + other).out, !Contains("\nc ["));
    const std::string threads = folder.run(solve + "-vv --threads 2 --deterministic").out;
    CHECK_THAT(threads, Contains("\nc thread 1: [vivify] ") && Contains("\nc thread 2: ["));
    CHECK(folder.run("solve holes.cnf -vn").code == 2);
}
