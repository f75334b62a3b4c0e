// Recorded calls: they are made again as they were, and judged by their clauses.
#include "ipasir/client.hpp"
#include "ipasir/judge.hpp"
#include "solver.hpp"
#include "support/catch.hpp"
#include "support/paths.hpp"
#include "support/sanitized.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/file.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <stdexcept>
#include <string>

using namespace satdoku;
using test::Numbers;
using test::Record;

namespace {
Record read_calls(const std::string& path) { return test::read_record(core::read_whole(path), path); }

/// Judges a record, and expects the results that are in it.
std::string judge_exactly(const Record& record) {
    std::string different;
    const auto compare = [&](const test::RecordedCall& call, std::int64_t result, bool strayed) {
        const auto expected = test::Replay::expected(call);
        if (((expected && *expected != result) || strayed) && different.empty())
            different = std::to_string(call.line) + ' ' + call.name;
        return result;
    };
    const std::string wrong = test::judge(record, compare);
    return wrong.empty() ? different : wrong;
}
}  // namespace

TEST_CASE("record: random calls have correct answers, and the same when they are made again", "[ipasir]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("record");
    std::map<std::string, int> calls;
    std::uint64_t conflicts = 0;
    for (std::uint64_t seed = 0; seed < support::rounds(600); ++seed) {
        CAPTURE(seed);
        conflicts += test::make_recorded_calls(seed, path);
        const Record record = read_calls(path);
        REQUIRE(test::print_record(record) == core::read_whole(path));
        REQUIRE(judge_exactly(record) == "");
        for (const test::RecordedCall& call : record) {
            const bool has_result = call.name == "solve" || call.name == "flip" || call.name == "propagate";
            ++calls[has_result ? call.name + ' ' + std::to_string(*call.result) : call.name];
            for (const test::RecordedAnswer& answer : call.answers) ++calls["> " + answer.name];
        }
    }
    CHECK(conflicts > support::rounds(400));
    for (const char* const name :
         {"solve 0",     "solve 10",  "solve 20",          "propagate 0",  "propagate 20",
          "flip 1",      "copy",      "constrain",         "configure",    "option",
          "limit",       "set-fixed", "visit-witnesses",   "phase",        "connect-propagator",
          "> terminate", "> refuse",  "> clause",          "> permanent",  "> decide",
          "> propagate", "> reason",  "> force-backtrack", "> is-decision"}) {
        CAPTURE(name);
        CHECK(calls[name] >= support::rounds(4));
    }
}

TEST_CASE("record: it is as the header says", "[ipasir]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("record");
    {
        test::Solver solver;
        REQUIRE(satdoku_record(solver, path.c_str()) == 1);
        CHECK(satdoku_option(solver, "nothing", 3) == 0);
        satdoku_add(solver, 1);
        satdoku_add(solver, 0);
        CHECK(satdoku_record(solver, path.c_str()) == 0);
        CHECK(solver.clause({-1, 2}) == 1);
        CHECK(solver.clause({}) == 1);
        satdoku_limit(solver, "seconds", 1.5);
        satdoku_assume(solver, -2);
        CHECK(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
        CHECK(satdoku_failed(solver, -2) == 0);
        test::Solver copy{{satdoku_copy(solver), satdoku_release}};
        CHECK(satdoku_value(copy, 2) == 0);
        CHECK(satdoku_fixed(solver, INT32_MIN) == 0);
    }
    const std::string text = core::read_whole(path);
    const std::string calls = text.substr(text.find('\n') + 1);
    CHECK(text.starts_with("satdoku "));
    CHECK(calls ==
          "option nothing 3 = 0\nadd 1\nadd 0\nclause -1 2\nclause\nlimit seconds 1.5\nassume -2\nsolve = 20\nfailed "
          "-2 = 0\n"
          "copy = 2\n@2 value 2 = 0\nfixed -2147483648 = 0\n@2 release\nrelease\n");
    CHECK(judge_exactly(read_calls(path)) == "");
    test::Solver solver;
    CHECK(satdoku_record(solver, folder.file("no/such/folder").c_str()) == 0);
    CHECK(solver.error().find("no/such/folder") != std::string::npos);
}

TEST_CASE("record: what is no record is refused with its line", "[ipasir]") {
    const auto refusal = [](const std::string& text) -> std::string {
        try {
            test::read_record(text, "x");
        } catch (const std::runtime_error& error) {
            const std::string words = error.what();
            return words.substr(1, words.find(',') - 1);
        }
        return "";
    };
    CHECK(refusal("p cnf 1 1\n") == ":1: expected the first line of a record");
    CHECK(refusal("satdoku 1.0.0\nadd 1\nsub 1\n") == ":3: expected a call");
    CHECK(refusal("satdoku 1.0.0\n= 10\n") == ":2: expected a call");
    CHECK(refusal("satdoku 1.0.0\nsolve = ten\n") == ":2: expected numbers");
    CHECK(refusal("satdoku 1.0.0\nsolve\n> first decide\n") == ":3: expected a call");
    CHECK(refusal("satdoku 1.0.0\nsolve\n> 3\n") == ":3: expected a call");
    CHECK(refusal("satdoku 1.0.0\n@2\n") == ":2: expected a call");
    CHECK(refusal("satdoku 1.0.0\nadd x\n") == ":2: expected a call");
    CHECK(refusal("satdoku 1.0.0\nadd 99999999999\n") == ":2: expected a call");
    CHECK(refusal("satdoku 1.0.0\nadd 1 2\n") == ":2: expected a call");
    CHECK(refusal("satdoku 1.0.0\nclause 1 two\n") == ":2: expected a call");
    CHECK(refusal("satdoku 1.0.0\nlimit seconds\n") == ":2: expected a call");
    CHECK(refusal("satdoku 1.0.0\nc a remark\nadd 1\nadd 0\nsolve\n= 10\n").empty());
}

TEST_CASE("record: copies keep their numbers where others are missing", "[ipasir]") {
    const Record record = test::read_record(
        "satdoku 1.0.0\nclause 1 2\ncopy = 3\n@3 clause -1\n@3 clause -2\ncopy = 2\n@2 solve = 10\n@3 solve = 20\n",
        "x");
    CHECK(judge_exactly(record) == "");
}

TEST_CASE("record: names with blanks and =, the largest level, and infinity are made again", "[ipasir]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("record");
    const std::string formula = folder.file("a = 7");
    std::ofstream(formula) << "p cnf 1 1\n1 0\n";
    {
        test::Solver solver;
        REQUIRE(satdoku_record(solver, path.c_str()) == 1);
        CHECK(satdoku_option(solver, "", 3) == 0);
        CHECK(satdoku_read(solver, formula.c_str()) == 1);
        CHECK(satdoku_limit(solver, "seconds", std::numeric_limits<double>::infinity()) == 1);
        CHECK(satdoku_force_backtrack(solver, SIZE_MAX) == 0);
        CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    }
    CHECK(judge_exactly(read_calls(path)) == "");
    CHECK(test::print_record(read_calls(path)) == core::read_whole(path));
}

TEST_CASE("canary: questions to callbacks that were not asked when it was recorded are noticed", "[ipasir][canary]") {
    const auto judged = [](const std::string& answers) {
        return judge_exactly(test::read_record(
            "satdoku 1.0.0\nconnect-propagator 1 decide - - -\nobserve 1\nclause 1 2\nsolve\n" + answers, "x"));
    };
    CHECK(judged("> 1 decide 1\n= 10\n") == "");
    CHECK(judged("> 1 refuse\n= 10\n") == "5 solve");
    CHECK(judged("> 900 decide 1\n= 10\n") == "5 solve");
}

/// What the fuzzer has found.
TEST_CASE("record: cases that once failed", "[ipasir]") {
    for (const auto& entry : std::filesystem::directory_iterator(support::source_path("tests/data"))) {
        if (entry.path().extension() != ".record") continue;
        CAPTURE(entry.path().filename().string());
        CHECK(test::judge(read_calls(entry.path().string())) == "");
    }
}

TEST_CASE("record: a failing one is shrunk to the calls that fail", "[ipasir]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("record");
    test::make_recorded_calls(7, path);
    Record record = read_calls(path);
    const auto call = [](const std::string& name, std::vector<std::string> words) {
        test::RecordedCall made;
        made.name = name;
        made.words = std::move(words);
        return made;
    };
    record.insert(record.begin() + static_cast<std::ptrdiff_t>(record.size() / 2),
                  {call("clause", {"3", "1", "-1"}), call("clause", {"1"}), call("clause", {"-1", "-1"})});
    // As if a solver failed where it is asked after it has been refuted.
    const auto fails = [](const Record& candidate) {
        bool failing = false;
        test::judge(candidate, [&](const test::RecordedCall& made, std::int64_t result, bool) {
            failing = failing || (made.solver == 1 && made.name == "solve" && result == SATDOKU_UNSATISFIABLE);
            return result;
        });
        return failing;
    };
    REQUIRE(fails(record));
    const Record small = test::shrink(record, fails);
    CHECK(small.size() <= 3);
    CHECK(fails(small));
}

TEST_CASE("canary: the judge of recorded calls finds wrong answers", "[ipasir][canary]") {
    const auto judged = [&](const std::string& text, const std::string& name, std::int64_t lie) {
        const Record record = test::read_record("satdoku 1.0.0\n" + text, "x");
        CHECK(test::judge(record) == "");
        return test::judge(record, [&](const test::RecordedCall& call, std::int64_t result, bool) {
            return call.name == name ? lie : result;
        });
    };
    CHECK(judged("clause 1 2\nsolve\n", "solve", 20) == "solve refutes what has a model");
    CHECK(judged("clause 1 2\nassume -1\nassume -2\nsolve\n", "solve", 10) == "solve has a model that breaks a clause");
    CHECK(judged("clauses 1 2 0 -1 3 0\nadd -3\nadd 0\nsolve\n", "solve", 0) == "solve has no answer");
    CHECK(judged("clause 1 2\nsolve\nfixed 1\n", "fixed", -1) == "fixed says of a literal that it is fixed");
    CHECK(judged("clause 1 2\nassume -1\nconstrain -2\nsolve\n", "constrain", 0) ==
          "solve blames a constraint that there is not");
    CHECK(judged("clause 1 2\nclause 3 4\nassume -1\npropagate\n", "clause", 0) ==
          "propagate implies what does not follow");
    CHECK(judged("clause 1\ncopy\n@2 assume -1\n@2 solve\n", "clause", 0) == "solve refutes what has a model");
    CHECK(judged("clause 1\nsolve\nflippable 1\n", "flippable", 1) == "flippable has a model that breaks a clause");
    CHECK(judged("connect-propagator 1 - - clause\nobserve 1\nsolve\n> 1 refuse\n> 2 permanent\n> 3 clause\n", "solve",
                 10) == "solve has a model that breaks a clause");
}
