#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/result/res_file.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

using namespace satdoku;
using result::Result;
using solve::Verdict;

namespace {
std::vector<int> numbers(const Result& read) {
    std::vector<int> model;
    for (const cnf::Literal literal : read.model) model.push_back(literal.dimacs());
    return model;
}

Result parse(std::string_view text) { return result::parse_result(text, "text"); }

/// "LINE:COLUMN key" of the error for the text.
std::string refusal(std::string_view text) {
    try {
        parse(text);
    } catch (const core::Error& error) {
        return support::place_and_key(error);
    }
    return "none";
}
}  // namespace

TEST_CASE("every form of a result is read", "[result]") {
    const std::vector<int> model = {1, -2, 3};
    for (const std::string_view text :
         {"s 1\nv 1 -2 3\nt 12.345\n", "s 1\nv 1 -2 3 \nt 12.345", "s 1\r\nv 1 -2\r\nv 3\r\nt 12.345\r\n",
          "c by someone\ns SATISFIABLE\nv 1 -2\nv 3 0\nt 12.345\n", "t 12.345\nv 1 -2 3 0\ns SATISFIABLE\n",
          "s SATISFIABLE\nv 1\nc in between\nv -2 3\nv 0\nt 12.345\n", "SAT\n1 -2 3 0\nt 12.345\n",
          "SAT\n1 -2\n3 0\nt 12.345\n", "\xEF\xBB\xBFs 1\nv 1 -2 3\nt 12.345\n",
          "SATISFIABLE\nv 1 -2 3 0\nt 12.345\n"}) {
        INFO(text);
        const Result read = parse(text);
        CHECK(read.verdict == Verdict::satisfiable);
        CHECK(numbers(read) == model);
        CHECK(read.milliseconds == 12.345);
    }
    CHECK(parse("s 0\nt 12\n").verdict == Verdict::unsatisfiable);
    CHECK(parse("s 0\nt 12\n").milliseconds == 12.0);
    CHECK(parse("s 0\nv \n").verdict == Verdict::unsatisfiable);
    CHECK(parse("UNSAT\n").verdict == Verdict::unsatisfiable);
    CHECK(parse("s UNSATISFIABLE").verdict == Verdict::unsatisfiable);
    CHECK(parse("s -1\nt 5\n").verdict == Verdict::unknown);
    CHECK(parse("INDET").verdict == Verdict::unknown);
    CHECK(parse("s UNKNOWN\n").verdict == Verdict::unknown);
    CHECK_FALSE(parse("s UNKNOWN\n").milliseconds);
    const Result bare = parse("-1 2\n3 0\n");
    CHECK(bare.verdict == Verdict::satisfiable);
    CHECK(bare.model.size() == 3);
}

TEST_CASE("a line in none of the forms is refused with its place", "[result]") {
    CHECK(refusal("") == "1:0 result.no_verdict");
    CHECK(refusal("v 1 2\n") == "2:0 result.no_verdict");
    CHECK(refusal("s 2\n") == "1:3 result.expected_verdict");
    CHECK(refusal("s\n") == "1:2 result.expected_verdict");
    CHECK(refusal("s 1\ns 1\n") == "2:3 result.second_verdict");
    CHECK(refusal("s 1 1\n") == "1:5 result.expected_line_end");
    CHECK(refusal("s 1\nv 1 x\n") == "2:5 dimacs.expected_literal");
    CHECK(refusal("s 1\nv +1\n") == "2:3 dimacs.expected_literal");
    CHECK(refusal("s 1\nv 4294967297\n") == "2:3 dimacs.expected_literal");
    CHECK(refusal("SAT\n1 0 2\n") == "2:5 result.after_model");
    CHECK(refusal("s 1\nv 1\nt 5\n12\n") == "4:1 result.expected_line");
    CHECK(refusal("s 1\nv 0 -1 2\n") == "2:5 result.after_model");  // variables that count from 0
    CHECK(refusal("s 1\nsolution 1\n") == "2:1 result.expected_line");
    CHECK(refusal("s 1\nv -0\n") == "2:3 dimacs.expected_literal");
    CHECK(refusal("\xEF\xBB\xBFs 2\n") == "1:3 result.expected_verdict");
    CHECK(refusal("s 1\n\xEF\xBB\xBFv 1\n") == "2:1 result.expected_line");
    CHECK(refusal("p cnf 3 2\n1 2 0\n") == "1:1 result.expected_line");
}

TEST_CASE("what programs of students print is read if its meaning is clear, with a remark on the form", "[result]") {
    struct Case {
        std::string_view text;
        std::string_view remarks;
    };
    for (const auto& [text, remarks] :
         {Case{"s 1\nv 1 -2 3 \nt 12", ""}, Case{"s:1\nv 1 -2 3\nt 12\n", "1 result.form_tag "},
          Case{"s1\nv1 -2 3\nt12\n", "1 result.form_tag "}, Case{"s = 1\nv = 1 -2 3\nt = 12", "1 result.form_tag "},
          Case{"S 1\nV 1 -2 3\nT 12\n", "1 result.form_tag "}, Case{"s 1\nv: 1 -2 3\nt 12", "2 result.form_tag "},
          Case{"s 1\nv 1 -2 3\nt 12ms\n", "3 result.form_unit "}, Case{"s 1\nv 1 -2 3\nt 12 ms", "3 result.form_unit "},
          Case{"s 1\nv 1 -2 3\nt 0.012s\n", "3 result.form_unit "},
          Case{"s 1\r\n1 -2 3\r\nt 12", "2 result.form_bare "}, Case{"s 1\nv 1\n-2\n3\nt 12", "3 result.form_bare "},
          Case{"s 1\nv 1 -2 0\nv 3 0\nt 12", "3 result.form_zeros "}, Case{"s 1\nv 1 -2 3 0\nv\nt 12", ""}}) {
        INFO(text);
        const Result read = parse(text);
        CHECK(read.verdict == Verdict::satisfiable);
        CHECK(numbers(read) == std::vector{1, -2, 3});
        CHECK(read.milliseconds == 12.0);
        std::string found;
        for (const auto& [line, key] : read.remarks) found += std::to_string(line) + ' ' + std::string(key) + ' ';
        CHECK(found == remarks);
    }
    CHECK(parse("s0\n").verdict == Verdict::unsatisfiable);
    CHECK(parse("s -1\n").verdict == Verdict::unknown);
    CHECK(parse("s-1\n").verdict == Verdict::unknown);
}

TEST_CASE("an unreadable time is left out, with a remark", "[result]") {
    for (const std::string time :
         {"soon", "inf", "nan", "-inf", "infinity", "-1", "1e999", "5 min", "", "about 3 ms"}) {
        CAPTURE(time);
        const Result read = parse("s 1\nv 1\nt " + time + "\n");
        CHECK_FALSE(read.milliseconds);
        REQUIRE(read.remarks.size() == 1);
        CHECK((read.remarks[0].line == 3 && read.remarks[0].key == "result.form_time"));
    }
}

TEST_CASE("repeated literals of a model, and zeros between them, get a remark", "[result]") {
    for (const auto& [text, remarks] :
         {std::pair{"s 1\nv 2 1\nv 3 1 3\nv 2 0\n", "3 result.form_repeated "},
          std::pair{"s 1\nv 1 1\n", "2 result.form_repeated "}, std::pair{"s 1\nv 1 -1\n", ""},
          std::pair{"s 1\nv 1 0\nv 2 0 3 0 0\n", "3 result.form_zeros "},
          std::pair{"s 1\nv 1 2 0 0\n", "2 result.form_zeros "}}) {
        CAPTURE(text);
        std::string found;
        for (const auto& [line, key] : parse(text).remarks)
            found += std::to_string(line) + ' ' + std::string(key) + ' ';
        CHECK(found == remarks);
    }
}

TEST_CASE("a result is read up to a number of bytes", "[result]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f.res");
    std::ofstream(path, std::ios::binary) << "s 0\n" << std::string(1U << 20U, ' ');
    CHECK(result::read_result(path, 1U << 21U).verdict == Verdict::unsatisfiable);
    CHECK_THROWS_AS(result::read_result(path, 1U << 20U), core::Error);
}

TEST_CASE("a written result is read back the same", "[result]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("formula.res");
    const auto odd = [](cnf::Variable variable) { return variable.index() % 2 == 0; };
    result::write_res(core::Output(path), {Verdict::satisfiable, solve::StopReason::none, 12.345}, 5, odd);
    CHECK(core::read_whole(path) == "s 1\nv 1 -2 3 -4 5\nt 12.345\n");
    Result read = result::read_result(path);
    CHECK(read.verdict == Verdict::satisfiable);
    CHECK(numbers(read) == std::vector{1, -2, 3, -4, 5});
    CHECK(read.milliseconds == 12.345);

    result::write_res(core::Output(path), {Verdict::unsatisfiable, solve::StopReason::none, 0.5}, 5, odd);
    CHECK(core::read_whole(path) == "s 0\nt 0.500\n");
    result::write_res(core::Output(path), {Verdict::unknown, solve::StopReason::time, 1000}, 5, odd);
    CHECK(core::read_whole(path) == "s -1\nt 1000.000\n");
    CHECK(result::read_result(path).verdict == Verdict::unknown);
    result::write_res(core::Output(path), {Verdict::satisfiable, solve::StopReason::none, 0}, 0, odd);
    CHECK(core::read_whole(path) == "s 1\nv\nt 0.000\n");
}

TEST_CASE("a result that cannot be written is an error", "[result]") {
    const support::TemporaryFolder folder;
    const auto none = [](cnf::Variable) { return false; };
    CHECK_THROWS_AS(result::write_res(core::Output(folder.file("missing/formula.res")), {}, 3, none), core::Error);
    CHECK_THROWS_AS(result::write_res(core::Output(folder.path().string()), {}, 3, none), core::Error);
}

TEST_CASE("a result whose writing is stopped leaves the file as it was", "[result]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("formula.res");
    result::write_res(core::Output(path), {Verdict::unsatisfiable, solve::StopReason::none, 1}, 0, {});
    std::stop_source stop;
    const auto stopping = [&](cnf::Variable variable) {
        if (variable.index() == 100'000) stop.request_stop();
        return true;
    };
    const solve::Outcome outcome = {Verdict::satisfiable, solve::StopReason::none, 1};
    CHECK_FALSE(result::write_res(core::Output(path), outcome, 2'000'000'000, stopping, stop.get_token()));
    CHECK(core::read_whole(path) == "s 0\nt 1.000\n");
}

TEST_CASE("whether a file holds an answer is known from its first lines", "[result]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("x");
    const auto holds = [&](const std::string& text) {
        std::ofstream(path, std::ios::binary) << text;
        return result::holds_answer(path);
    };
    CHECK_FALSE(result::holds_answer(path));
    CHECK(holds("s 1\nv 1\n"));
    CHECK(holds("c comment\n\ns UNSATISFIABLE\n"));
    CHECK(holds("v 1 -2 0\ns SATISFIABLE\nnonsense"));
    CHECK(holds("UNSAT\n"));
    CHECK_FALSE(holds("s -1\nt 5\n"));
    CHECK_FALSE(holds("INDET\n"));
    CHECK_FALSE(holds("p cnf 1 1\n1 0\n"));
    CHECK_FALSE(holds(""));
}

TEST_CASE("the .res file is next to the formula", "[result]") {
    CHECK(result::res_name("x.cnf") == "x.res");
    CHECK(result::res_name("folder.d/x.cnf.gz") == "folder.d/x.res");
    CHECK(result::res_name("a.b.cnf") == "a.b.res");
    CHECK(result::res_name("x.zst") == "x.res");
    CHECK(result::res_name("formula") == "formula.res");
    CHECK(result::res_name("version1.2") == "version1.2.res");
}
