// Steps in words: what is said names what the step is about, in both languages.
#include "deduce/technique_cases.hpp"
#include "support/catch.hpp"
#include "support/generated.hpp"
#include "support/paths.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/deduce/techniques.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/wording/step_picture.hpp>
#include <satdoku/wording/step_text.hpp>
#include <regex>
#include <set>
#include <string>
#include <utility>

using namespace satdoku;
using Catch::Matchers::Contains;
using deduce::Technique;

namespace {
/// The names that a cell has in its grids.
std::vector<std::string> names(const grid::Layout& layout, grid::Cell cell) {
    std::vector<std::string> names;
    for (const grid::Place& place : layout.places(cell)) names.push_back(grid::place_name(layout, place));
    return names;
}

bool names_cell(const std::string& text, const grid::Layout& layout, grid::Cell cell) {
    const auto all = names(layout, cell);
    return std::any_of(all.begin(), all.end(),
                       [&](const std::string& name) { return text.find(name) != std::string::npos; });
}

/// What is wrong with the words for a step; empty where nothing is.
std::string fault(const deduce::State& state, const deduce::Step& step) {
    const grid::Layout& layout = state.geometry().layout();
    for (const language::Language language : {language::Language::english, language::Language::chinese}) {
        language::spoken().language = language;
        for (const std::string& text : {wording::step_text(state, step), wording::step_line(state, step)}) {
            if (text.find("step.") != std::string::npos) return "a key without words: " + text;
            if (text.find_first_of("{}") != std::string::npos) return "an open argument: " + text;
            static const std::regex one_by_one(
                "(row|column|box) [1-9]( of grid [a-z])?(,| and) \\1 |"
                "第 [1-9] ([行列宫])、?(网格 [a-z] )?和?第 [1-9] \\4");
            if (std::regex_search(text, one_by_one)) return "houses of a kind one by one: " + text;
            if (std::regex_search(text, std::regex("fins [a-z]?[1-9][1-9], [1-9] "))) return "one as many: " + text;
            for (const auto& list : {step.placements, step.eliminations}) {
                for (const deduce::Candidate& candidate : list) {
                    const bool shows = names_cell(text, layout, candidate.cell) &&
                                       text.find(std::to_string(int{candidate.digit})) != std::string::npos;
                    if (!shows) return "does not name " + names(layout, candidate.cell)[0] + ": " + text;
                }
            }
        }
        for (const deduce::Part& part : step.parts) {
            for (const deduce::Candidate& candidate : part.candidates) {
                const std::string text = wording::step_text(state, step);
                if (!names_cell(text, layout, candidate.cell))
                    return "does not name " + names(layout, candidate.cell)[0] + ": " + text;
            }
        }
    }
    return {};
}
}  // namespace

TEST_CASE("a step in words names its cells and digits, in both languages", "[app][steps]") {
    language::use_notation(grid::Notation::cells);
    core::Random random(3);
    std::set<Technique> shown;
    for (const char* const name : {"sudoku", "twodoku"}) {
        const grid::Layout& layout = *grid::find_layout(name);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const puzzle::Puzzle puzzle = support::generated_puzzle(layout, seed);
            const deduce::Geometry geometry(layout);
            deduce::State state(geometry, puzzle.givens);
            while (!state.complete()) {
                std::vector<deduce::Step> all;
                for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
                    const bool is_large_fish = facts.technique >= Technique::squirmbag &&
                                               facts.technique <= Technique::finned_mutant_leviathan;
                    const bool is_forcing = facts.technique > Technique::template_delete;
                    if (is_large_fish || is_forcing || (all.size() > 1 && random.below(16) != 0)) continue;
                    deduce::Steps steps(deduce::Steps::Wanted::first);
                    facts.find(state, facts.technique, steps);
                    if (steps.found().empty()) continue;
                    all.push_back(steps.found().front());
                    shown.insert(facts.technique);
                    INFO(facts.name);
                    CHECK(fault(state, all.back()) == "");
                }
                if (all.empty()) break;
                deduce::apply(state, all[random.below(all.size())]);
            }
        }
    }
    CHECK(shown.size() > 25);
    language::spoken().language = language::Language::english;
    language::use_notation(grid::Notation::r1c1);
}

TEST_CASE("every technique that has cases is described by its cells and digits", "[app][steps]") {
    language::use_notation(grid::Notation::cells);
    const deduce::Geometry geometry(grid::sudoku());
    core::Input file(support::source_path("tests/data/deduce/techniques.txt"));
    core::LineReader lines(file);
    std::set<Technique> shown;
    while (const auto line = lines.next()) {
        if (line->empty() || line->front() != ':') continue;
        const support::Case subject = support::parse_case(geometry, *line);
        deduce::Steps steps(deduce::Steps::Wanted::first);
        subject.technique->find(subject.state, subject.technique->technique, steps);
        if (steps.found().empty()) continue;
        INFO(*line);
        CHECK(fault(subject.state, steps.found().front()) == "");
        shown.insert(subject.technique->technique);
    }
    CHECK(shown.size() > 90);
    language::spoken().language = language::Language::english;
    language::use_notation(grid::Notation::r1c1);
}

TEST_CASE("the house that connects a W-wing is tinted, and so are those that a Sue de Coq uses up", "[app][steps]") {
    const deduce::Geometry geometry(grid::sudoku());
    core::Input file(support::source_path("tests/data/deduce/techniques.txt"));
    core::LineReader lines(file);
    std::set<Technique> tinted;
    while (const auto line = lines.next()) {
        if (line->empty() || line->front() != ':') continue;
        const support::Case subject = support::parse_case(geometry, *line);
        const Technique technique = subject.technique->technique;
        if (technique != Technique::w_wing && technique != Technique::sue_de_coq) continue;
        deduce::Steps steps(deduce::Steps::Wanted::first);
        subject.technique->find(subject.state, technique, steps);
        if (steps.found().empty()) continue;
        const deduce::Step& step = steps.found().front();
        INFO(*line);
        CHECK(wording::step_picture(subject.state, step).board.houses.size() == step.parts.front().houses.size());
        CHECK_FALSE(step.parts.front().houses.empty());
        tinted.insert(technique);
    }
    CHECK(tinted.size() == 2);
}

TEST_CASE("in r1c1 no cell has another name, and chains are printed in Eureka notation", "[app][steps]") {
    const deduce::Geometry geometry(grid::sudoku());
    core::Input file(support::source_path("tests/data/deduce/techniques.txt"));
    core::LineReader lines(file);
    const std::regex own_name("\\b[1-9][1-9]\\b");
    const std::string node = R"(\([1-9](,[1-9])*\)r[1-9]+c[1-9]+(,r[1-9]+c[1-9]+)*)";
    const std::regex chain("^" + node + "([=-]" + node + R"()+ => r[1-9]+c[1-9]+(<>|=|,).*)");
    std::set<Technique> in_eureka;
    language::spoken().language = language::Language::english;
    while (const auto line = lines.next()) {
        if (line->empty() || line->front() != ':') continue;
        const support::Case subject = support::parse_case(geometry, *line);
        deduce::Steps steps(deduce::Steps::Wanted::first);
        subject.technique->find(subject.state, subject.technique->technique, steps);
        if (steps.found().empty()) continue;
        const deduce::Step& step = steps.found().front();
        const std::string text = wording::step_text(subject.state, step);
        CAPTURE(text);
        CHECK_FALSE(std::regex_search(text, own_name));
        CHECK_FALSE(std::regex_search(wording::step_line(subject.state, step), own_name));
        if (std::regex_match(text, chain)) in_eureka.insert(step.technique);
        const wording::StepList shown = wording::step_list(subject.state, step);
        CHECK(shown.list.empty() == (text == shown.text));
        for (const std::string& one : shown.list)
            CHECK(std::regex_match(one, std::regex(node + "([=-]" + node + ")+[.]")));
    }
    for (const Technique technique :
         {Technique::skyscraper, Technique::x_chain, Technique::xy_chain, Technique::continuous_nice_loop,
          Technique::discontinuous_nice_loop, Technique::aic, Technique::grouped_aic}) {
        CAPTURE(wording::technique_name(technique));
        CHECK(in_eureka.contains(technique));
    }
}

TEST_CASE("words of a relay and of a carry name the cells of both grids", "[app][steps]") {
    const grid::Layout& layout = grid::twodoku();
    const deduce::Geometry geometry(layout);
    deduce::State state(geometry, grid::Board(layout));
    for (int column = 0; column < 6; ++column) state.remove({layout.cell(0, 7, column), 5});
    deduce::Steps steps(deduce::Steps::Wanted::first);
    deduce::facts_of(Technique::relay).find(state, Technique::relay, steps);
    REQUIRE(steps.found().size() == 1);
    language::spoken().language = language::Language::english;
    CHECK_THAT(wording::step_text(state, steps.found().front()), Contains("row 8 of grid a") && Contains("a:r8c789") &&
                                                                     Contains("row 2 of grid b") &&
                                                                     Contains("b:r2c123"));
    const deduce::Step carry{
        .technique = Technique::naked_single, .digits = grid::digit_set(5), .placements = {{layout.cell(0, 8, 8), 5}}};
    CHECK_THAT(wording::step_text(state, carry), Contains("a:r9c9 is 5") && Contains("a:r9c9 is also b:r3c3"));
}

TEST_CASE("every technique has a reason, up to the last of the table", "[app][steps]") {
    const deduce::Geometry geometry(grid::sudoku());
    const deduce::State state(geometry, grid::Board(grid::sudoku()));
    const deduce::Step step{
        .technique = deduce::techniques().back().technique, .digits = grid::digit_set(4), .eliminations = {{0, 4}}};
    language::spoken().language = language::Language::english;
    CHECK_THAT(wording::step_text(state, step), Contains("So r1c1 cannot be 4") && !Catch::Matchers::StartsWith(" "));
    CHECK_THAT(wording::step_line(state, step), Contains("=> r1c1<>4"));
}
