// One tiny file for each defect and each unusual form of a formula file, named after it.
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/paths.hpp"
#include "support/pieces.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
const std::filesystem::path directory = support::source_path("tests/data/dimacs");

struct Case {
    std::string name;
    std::string strict;
    std::string relaxed = {};  ///< empty: the same
};

/// As described in the table: the counts, or the error, without the file's name.
std::string describe(const core::Error& error) {
    std::string text = error.location() ? support::place_and_key(error) : error.key();
    for (const std::string& argument : error.arguments()) {
        if (argument.find(directory.string()) == std::string::npos) text += " " + argument;
    }
    return text;
}

template <typename Source> std::string outcome(Source read, bool relaxed) {
    cnf::ClauseList formula;
    try {
        const cnf::ReadReport report = read(formula, cnf::ReadOptions{relaxed});
        CHECK(formula.variable_count() == report.variables);
        CHECK(formula.size() == report.clauses);
        std::string text = "ok " + std::to_string(report.variables) + " " + std::to_string(report.clauses) + " " +
                           std::to_string(report.literals);
        for (const core::Error& warning : report.warnings) text += "; " + describe(warning);
        return text;
    } catch (const core::Error& error) {
        return describe(error);
    }
}

const std::vector<Case> cases = {
    {"plain", "ok 3 2 5"},
    {"no_header", "1:1 dimacs.expected_header '1'"},
    {"empty_file", "1:1 dimacs.empty_file"},
    {"only_comments", "3:1 dimacs.expected_header @dimacs.end_of_file"},
    {"only_blanks", "4:1 dimacs.expected_header @dimacs.end_of_file"},
    {"no_variables_no_clauses", "ok 0 0 0"},
    {"no_clauses", "ok 5 0 0"},
    {"empty_clause_only", "ok 0 1 0"},
    {"empty_clause_in_the_middle", "ok 3 3 3"},
    {"contradicting_units", "ok 1 2 2"},
    {"fewer_clauses", "4:1 dimacs.clause_count 3 2", "ok 3 2 5; 4:1 dimacs.clause_count_ignored 3 2"},
    {"more_clauses", "3:1 dimacs.clause_count 1 2", "ok 3 2 5; 3:1 dimacs.clause_count_ignored 1 2"},
    {"no_clause_announced", "2:1 dimacs.clause_count 0 1", "ok 3 1 1; 2:1 dimacs.clause_count_ignored 0 1"},
    {"variable_above_header", "3:3 dimacs.above_header 2 '-3'", "ok 3 2 4; 3:3 dimacs.above_header_ignored 2 3"},
    {"variable_far_above_header", "3:1 dimacs.above_header 2 '9'", "ok 12 3 6; 3:1 dimacs.above_header_ignored 2 12"},
    {"satlib_trailer", "ok 3 2 5"},
    {"satlib_trailer_without_zero", "ok 3 2 5"},
    {"satlib_trailer_without_newline", "ok 3 2 5"},
    {"satlib_trailer_with_blanks", "ok 3 2 5"},
    {"satlib_trailer_then_clauses", "6:1 dimacs.after_trailer '1'"},
    {"satlib_trailer_two_zeros", "6:1 dimacs.after_trailer '0'"},
    {"satlib_trailer_inside_clause", "4:1 dimacs.expected_literal '%'"},
    {"satlib_trailer_with_text", "4:1 dimacs.expected_literal '%%'"},
    {"carriage_return_line_feed", "ok 3 2 5"},
    {"carriage_return_only", "ok 3 2 5"},
    {"carriage_return_error_line", "3:3 dimacs.expected_literal 'x'"},
    {"no_last_zero", "3:1 dimacs.missing_zero", "ok 3 2 5; 3:1 dimacs.missing_zero_added"},
    {"no_last_zero_no_newline", "3:1 dimacs.missing_zero", "ok 3 2 5; 3:1 dimacs.missing_zero_added"},
    {"no_last_newline", "ok 3 2 5"},
    {"no_zero_in_the_middle", "4:1 dimacs.clause_count 2 1", "ok 3 1 5; 4:1 dimacs.clause_count_ignored 2 1"},
    {"two_zeros", "3:1 dimacs.clause_count 2 3", "ok 3 3 5; 3:1 dimacs.clause_count_ignored 2 3"},
    {"comments_in_body", "ok 3 2 5"},
    {"comment_inside_clause", "ok 3 2 5"},
    {"comment_after_clause", "ok 3 2 5"},
    {"comment_after_header", "ok 3 2 5"},
    {"comment_without_blank", "ok 3 2 5"},
    {"comment_at_end_without_newline", "ok 3 2 5"},
    {"comment_glued_to_literal", "2:3 dimacs.expected_literal '-3c'"},
    {"comment_in_utf8", "ok 3 2 5"},
    {"comment_with_nul", "ok 3 2 5"},
    {"comment_with_option", "ok 3 2 5"},
    {"comment_with_projection", "ok 3 2 5"},
    {"comment_that_is_empty", "ok 3 2 5"},
    {"two_clauses_on_a_line", "ok 3 2 5"},
    {"everything_on_a_line_after_header", "ok 3 3 3"},
    {"clause_over_lines", "ok 3 2 5"},
    {"tabs_in_header", "ok 3 2 5"},
    {"tabs_in_body", "ok 3 2 5"},
    {"blank_lines", "ok 3 2 5"},
    {"blanks_after_header", "ok 3 2 5"},
    {"blank_before_header", "ok 3 2 5"},
    {"blanks_in_header", "ok 3 2 5"},
    {"blanks_everywhere", "ok 3 2 5"},
    {"junk_after_header", "1:11 dimacs.expected_line_end '4'"},
    {"word_after_header", "1:11 dimacs.expected_line_end 'please'"},
    {"two_headers", "2:1 dimacs.second_header"},
    {"header_after_clause", "3:1 dimacs.second_header"},
    {"header_after_all_clauses", "4:1 dimacs.second_header"},
    {"header_without_clause_count", "1:8 dimacs.expected_clause_count 9223372036854775807 @dimacs.end_of_line"},
    {"header_without_counts", "1:6 dimacs.expected_variable_count 2147483646 @dimacs.end_of_line"},
    {"header_without_format", "1:2 dimacs.expected_header @dimacs.end_of_line"},
    {"header_at_end_of_file", "1:8 dimacs.expected_clause_count 9223372036854775807 @dimacs.end_of_file"},
    {"header_over_lines", "1:8 dimacs.expected_clause_count 9223372036854775807 @dimacs.end_of_line"},
    {"header_negative_variables", "1:7 dimacs.expected_variable_count 2147483646 '-3'"},
    {"header_negative_clauses", "1:9 dimacs.expected_clause_count 9223372036854775807 '-2'"},
    {"header_plus_sign", "1:7 dimacs.expected_variable_count 2147483646 '+3'"},
    {"header_fraction", "1:7 dimacs.expected_variable_count 2147483646 '3.0'"},
    {"header_word_for_number", "1:7 dimacs.expected_variable_count 2147483646 'three'"},
    {"header_glued", "1:1 dimacs.expected_header 'pcnf'"},
    {"header_upper_case", "1:1 dimacs.expected_header 'P'"},
    {"header_upper_case_format", "1:3 dimacs.other_format 'CNF'"},
    {"header_leading_zeros", "ok 3 2 5"},
    {"header_variables_overflow", "1:7 dimacs.expected_variable_count 2147483646 '99999999999'"},
    {"header_variables_one_too_many", "1:7 dimacs.expected_variable_count 2147483646 '2147483647'"},
    {"header_variables_largest", "ok 2147483646 1 1"},
    {"header_clauses_overflow", "1:9 dimacs.expected_clause_count 9223372036854775807 '99999999999999999999'"},
    {"header_clauses_huge", "4:1 dimacs.clause_count 9223372036854775807 2",
     "ok 3 2 5; 4:1 dimacs.clause_count_ignored 9223372036854775807 2"},
    {"header_huge_one_used", "ok 2000000000 2 3"},
    {"format_wcnf", "1:3 dimacs.other_format 'wcnf'"},
    {"format_wcnf_without_header", "1:1 dimacs.expected_header 'h'"},
    {"format_edge", "1:3 dimacs.other_format 'edge'"},
    {"format_inccnf", "1:3 dimacs.other_format 'inccnf'"},
    {"format_unknown", "1:3 dimacs.other_format 'c3po'"},
    {"format_xor_line", "2:1 dimacs.xor_clause 'x1'"},
    {"format_xor_line_with_blank", "3:1 dimacs.xor_clause 'x'"},
    {"format_word_with_x", "2:1 dimacs.expected_literal 'xyz'"},
    {"format_word_x1y", "2:1 dimacs.expected_literal 'x1y'"},
    {"duplicate_literals", "ok 3 2 6"},
    {"tautology", "ok 3 2 5"},
    {"duplicate_clauses", "ok 3 3 6"},
    {"minus_zero", "2:6 dimacs.expected_literal '-0'"},
    {"plus_one", "2:1 dimacs.expected_literal '+1'"},
    {"minus_minus_one", "2:1 dimacs.expected_literal '--1'"},
    {"minus_blank_one", "2:1 dimacs.expected_literal '-'"},
    {"minus_at_end", "3:5 dimacs.expected_literal '-'"},
    {"minus_inside", "2:1 dimacs.expected_literal '1-3'"},
    {"leading_zeros", "ok 3 2 5"},
    {"fraction", "2:1 dimacs.expected_literal '1.5'"},
    {"exponent", "2:1 dimacs.expected_literal '1e0'"},
    {"hexadecimal", "2:1 dimacs.expected_literal '0x1'"},
    {"word", "2:3 dimacs.expected_literal 'abc'"},
    {"words_at_end", "4:1 dimacs.expected_literal 'that'"},
    {"comma", "2:1 dimacs.expected_literal '1,-3'"},
    {"long_word", "2:3 dimacs.expected_literal 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww...'"},
    {"literal_2_to_32_plus_1", "2:1 dimacs.out_of_range 2147483646 '4294967297'"},
    {"literal_minus_2_to_31", "2:1 dimacs.out_of_range 2147483646 '-2147483648'"},
    {"literal_2_to_31_minus_1", "2:1 dimacs.out_of_range 2147483646 '2147483647'"},
    {"literal_2_to_64_plus_1", "2:1 dimacs.out_of_range 2147483646 '18446744073709551617'"},
    {"literal_of_100_digits", "2:1 dimacs.out_of_range 2147483646 '1111111111111111111111111111111111111111...'"},
    {"nul_in_body", "2:3 dimacs.expected_literal 0x00"},
    {"nul_after_literal", "2:3 dimacs.expected_literal 0x00"},
    {"nul_at_end", "4:1 dimacs.expected_literal 0x00"},
    {"control_z_at_end", "4:1 dimacs.expected_literal 0x1A"},
    {"form_feed", "2:6 dimacs.expected_literal 0x0C"},
    {"vertical_tab", "2:1 dimacs.expected_literal 0x0B"},
    {"byte_above_ascii", "2:3 dimacs.expected_literal 0xC3"},
    {"byte_255_at_end", "4:1 dimacs.expected_literal 0xFF"},
    {"unicode_minus", "2:3 dimacs.expected_literal 0xE2"},
    {"byte_order_mark", "ok 3 2 5"},
    {"byte_order_mark_only", "1:1 dimacs.expected_header @dimacs.end_of_file"},
    {"byte_order_mark_then_error", "1:1 dimacs.expected_header 'q'"},
    {"utf16_marked", "1:1 dimacs.utf16"},
    {"utf16_unmarked", "1:1 dimacs.utf16"},
    {"utf16_big_endian", "1:1 dimacs.utf16"},
    {"random_bytes", "1:1 dimacs.expected_header 0x8F"},
    {"rubbish_after_contradiction", "4:1 dimacs.expected_literal '!'"},
    {"quoted_header", "1:1 dimacs.expected_header '\"p'"},
    {"html_page", "1:1 dimacs.expected_header '<!DOCTYPE'"},
    {"gzip_named_cnf", "ok 3 2 5"},
    {"gzip_two_members", "ok 3 2 5"},
    {"gzip_truncated", "file.unpacking_failed gzip"},
    {"gzip_broken_checksum", "file.unpacking_failed gzip"},
};
}  // namespace

TEST_CASE("each defect is refused with its place, each unusual file is read", "[cnf]") {
    for (const Case& example : cases) {
        const std::string path = (directory / (example.name + ".cnf")).string();
        const auto read = [&](cnf::ClauseSink& sink, const cnf::ReadOptions& options) {
            return cnf::read_dimacs(path, sink, options);
        };
        INFO(example.name);
        CHECK(outcome(read, false) == example.strict);
        CHECK(outcome(read, true) == (example.relaxed.empty() ? example.strict : example.relaxed));
    }
}

TEST_CASE("the table names every file", "[cnf]") {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(directory)) {
        ++files;
        CHECK(std::any_of(cases.begin(), cases.end(),
                          [&](const Case& example) { return example.name == entry.path().stem().string(); }));
    }
    CHECK(files == cases.size());
}

TEST_CASE("the end of a buffer makes no difference", "[cnf]") {
    for (const Case& example : cases) {
        if (example.name.starts_with("gzip")) continue;
        const std::string text = core::read_whole((directory / (example.name + ".cnf")).string());
        for (const std::size_t piece : {1U, 2U, 3U, 7U}) {
            INFO(example.name << " in pieces of " << piece);
            const auto read = [&](cnf::ClauseSink& sink, const cnf::ReadOptions& options) {
                return cnf::read_dimacs(support::pieces_of(text, piece), "text", sink, options);
            };
            CHECK(outcome(read, false) == example.strict);
        }
    }
}

TEST_CASE("an error names the file", "[cnf]") {
    cnf::ClauseList formula;
    const std::string path = (directory / "word.cnf").string();
    try {
        cnf::read_dimacs(path, formula);
        FAIL("a word was taken for a literal");
    } catch (const core::Error& error) {
        REQUIRE(error.location());
        CHECK(error.location()->file == path);
    }
}

TEST_CASE("what cannot be opened is an error", "[cnf]") {
    cnf::ClauseList formula;
    CHECK_THROWS_AS(cnf::read_dimacs((directory / "there_is_none.cnf").string(), formula), core::Error);
    CHECK_THROWS_AS(cnf::read_dimacs(directory.string(), formula), core::Error);
}

TEST_CASE("a clause and a comment may be longer than any buffer", "[cnf]") {
    constexpr int count = 200000;
    std::string text = "c " + std::string(1000000, 'x') + "\np cnf " + std::to_string(count) + " 2\n";
    for (int number = 1; number <= count; ++number) text += std::to_string(number % 2 ? number : -number) + " ";
    text += "0\n-1 0\n";
    cnf::ClauseList formula;
    const cnf::ReadReport report = cnf::read_dimacs(support::pieces_of(text, text.size()), "text", formula);
    CHECK(report.literals == count + 1);
    CHECK(formula[0].size() == count);
    CHECK(formula[0][count - 1].dimacs() == -count);
    CHECK(formula[1][0].dimacs() == -1);
}

TEST_CASE("a number may have any count of leading zeros, wherever a buffer ends", "[cnf]") {
    const auto read = [](const std::string& text) {
        return outcome(
            [&text](cnf::ClauseSink& sink, const cnf::ReadOptions& options) {
                return cnf::read_dimacs(support::pieces_of(text, text.size()), "text", sink, options);
            },
            false);
    };
    for (const std::size_t count : {1UL, 20UL, 65'533UL, 65'534UL, 65'535UL, 65'536UL, 65'537UL, 70'000UL, 200'000UL}) {
        CAPTURE(count);
        const std::string zeros(count, '0');
        CHECK(read("p cnf 3 2\n" + zeros + "1 -" + zeros + "3 " + zeros + "\n2 " + zeros + "3 -1 0\n") == "ok 3 2 5");
        CHECK(read("p cnf 3 2\n1 -3 0 2 3 -1 " + zeros) == "ok 3 2 5");
        CHECK(read("p cnf " + zeros + "3 " + zeros + "2\n1 -3 0\n2 3 -1 0\n") == "ok 3 2 5");
        CHECK(read("p cnf " + zeros + "3\n").find("dimacs.expected_clause_count") != std::string::npos);
        CHECK(read("p cnf 3 1\n1 -" + zeros).find("dimacs.expected_literal '-0") != std::string::npos);
        CHECK(read("p cnf 3 1\n1 " + zeros + "4 0").find("dimacs.above_header 3 '0") != std::string::npos);
        CHECK(read("p cnf 3 1\n1 " + zeros + "x 0").find("dimacs.expected_literal '0") != std::string::npos);
    }
    const std::string nines(70'000, '9');
    CHECK(read("p cnf 3 1\n1 " + nines + " 0").find("dimacs.expected_literal '999") != std::string::npos);
}

TEST_CASE("a written formula is read back the same", "[cnf]") {
    core::Random random(11);
    const std::string path = (std::filesystem::temp_directory_path() / "satdoku_dimacs_test.cnf").string();
    for (int round = 0; round < 50; ++round) {
        cnf::ClauseList formula;
        const auto variables = static_cast<std::uint32_t>(random.below(30) + 1);
        formula.variables(variables);
        for (std::uint64_t clauses = random.below(40); clauses > 0; --clauses) {
            std::vector<cnf::Literal> clause(static_cast<std::size_t>(random.below(6)));
            for (cnf::Literal& literal : clause) {
                literal = cnf::Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables)));
            }
            formula.clause(clause);
        }
        core::Output output(path);
        cnf::DimacsWriter writer(output, formula.size(), {"round trip", ""});
        formula.replay(writer);
        output.commit();
        cnf::ClauseList again;
        cnf::read_dimacs(path, again);
        REQUIRE(again.variable_count() == formula.variable_count());
        REQUIRE(again.size() == formula.size());
        for (std::size_t index = 0; index < formula.size(); ++index) {
            REQUIRE(std::ranges::equal(again[index], formula[index]));
        }
    }
    std::filesystem::remove(path);
}

TEST_CASE("a writer does not let the header lie", "[cnf]") {
    core::Output output((std::filesystem::temp_directory_path() / "satdoku_dimacs_test_never_committed").string());
    cnf::DimacsWriter writer(output, 2);
    writer.variables(1);
    writer.clause(std::vector{cnf::Literal::from_dimacs(1)});
    CHECK_THROWS_AS(writer.end(), core::Error);
}

TEST_CASE("bytes changed at random never break the reader", "[cnf]") {
    core::Random random(12);
    constexpr std::string_view bytes("0123456789-- \n\r\tcp%x\xff\0", 21);
    const std::string original = core::read_whole((directory / "comments_in_body.cnf").string());
    for (int round = 0; round < 20000; ++round) {
        std::string text = original;
        for (std::uint64_t changes = random.below(4) + 1; changes > 0; --changes) {
            const auto place = static_cast<std::size_t>(random.below(text.size()));
            switch (random.below(3)) {
                case 0: text[place] = bytes[static_cast<std::size_t>(random.below(bytes.size()))]; break;
                case 1: text.erase(place, 1); break;
                default: text.insert(place, 1, bytes[static_cast<std::size_t>(random.below(bytes.size()))]);
            }
        }
        cnf::ClauseList formula;
        try {
            const cnf::ReadReport report =
                cnf::read_dimacs(support::pieces_of(text, 1 + static_cast<std::size_t>(round % 9)), "text", formula);
            REQUIRE(report.clauses == report.header_clauses);
        } catch (const core::Error& error) {
            REQUIRE(error.location());
        }
    }
}

TEST_CASE("a reading that is stopped has not reached the sink's end", "[cnf]") {
    std::string text = "p cnf 1 1000\n";
    for (int clause = 0; clause < 1000; ++clause) text += "1 0\n";
    struct Sink : cnf::ClauseList {
        void end() override { ended = true; }
        bool ended = false;
    };
    for (const int questions : {1, 3, 4, 5}) {
        CAPTURE(questions);
        Sink sink;
        int asked = 0;
        const auto stopped = [&] { return ++asked == questions; };
        const auto report = cnf::read_dimacs(support::pieces_of(text, 100), "f", sink, {.stopped = stopped});
        CHECK(report.stopped == (questions <= 4));  // three times between clauses, and before the end
        CHECK(sink.ended == !report.stopped);
        CHECK(sink.size() == std::min(256U * static_cast<unsigned>(questions), 1000U));
    }
}

TEST_CASE("a fingerprint passes the formula on, and differs for different formulas", "[cnf]") {
    const auto print_of = [](const std::string& text, cnf::ClauseSink* next = nullptr) {
        cnf::Fingerprint print(next);
        cnf::read_dimacs(support::pieces_of(text, 100), "f", print);
        return print.text();
    };
    const std::string text = "p cnf 2 2\n1 2 0\n-1 0\n";
    cnf::ClauseList list;
    const std::string print = print_of(text, &list);
    CHECK(list.variable_count() == 2);
    CHECK(list.size() == 2);
    CHECK(print == print_of(text));
    for (const char* other : {"p cnf 2 2\n2 1 0\n-1 0\n", "p cnf 2 2\n1 0\n2 -1 0\n", "p cnf 3 2\n1 2 0\n-1 0\n"})
        CHECK(print_of(other) != print);
}
