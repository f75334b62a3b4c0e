// The tours whose results are the outputs of the program's own commands, word for word: each step is a line of commands,
// which runs in a folder with the formula, and is shown for the reader to repeat. The questions and answers of a tour
// are the catalogue's "lecture.<name>.ask1" to "answer6". A test compares the outputs with those of a shell, and the
// numbers of the answers with the outputs.
#include "lecture.hpp"
#include <satdoku/core/child.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/temporary_folder.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <sstream>

namespace satdoku::insight {
namespace {
using cnf::Literal;

std::vector<std::string> parts_of(const std::string& text, std::string_view separator) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t at = text.find(separator); at != std::string::npos; at = text.find(separator, from)) {
        parts.push_back(text.substr(from, at - from));
        from = at + separator.size();
    }
    parts.push_back(text.substr(from));
    return parts;
}

/// Runs commands and returns what they print. A command is the words after "satdoku", @ the formula and %NAME another
/// file of the folder. "1 0 | WORDS" adds clauses to the formula, which is then the last operand, %more.cnf; "cat %NAME"
/// prints a file; "WORDS #2" prints the second paragraph only.
class CommandRunner {
  public:
    CommandRunner(const frame::Context& context, const Lecture& lecture)
        : program_(context.program), lecture_(lecture) {
        write_lecture(lecture, lecture.formula(), path());
    }

    LectureStep step(std::size_t index) {
        constexpr std::array<std::pair<std::string_view, std::string_view>, 6> parts = {{{".ask1", ".answer1"},
                                                                                         {".ask2", ".answer2"},
                                                                                         {".ask3", ".answer3"},
                                                                                         {".ask4", ".answer4"},
                                                                                         {".ask5", ".answer5"},
                                                                                         {".ask6", ".answer6"}}};
        const std::string key = language::key("lecture", lecture_.name);
        LectureStep step{language::text(key + std::string(parts[index].first)),
                         {},
                         language::text(key + std::string(parts[index].second)),
                         {}};
        for (const std::string& command : parts_of(std::string(lecture_.commands[index]), "; ")) {
            const std::string line = shown(command);
            if (!step.command.ends_with(line)) core::append_item(step.command, "; ", line);
            output_ << result_of(command);
        }
        constexpr std::size_t columns = 78;
        for (const std::string& line : ui::split_lines(ui::fitted(std::exchange(output_, {}).str(), columns)))
            step.result += line.empty() ? "\n" : "  " + line + '\n';
        return step;
    }

  private:
    std::string path() const { return folder_.file(std::string(lecture_.name) + ".cnf"); }

    std::string shown(const std::string& row) const {
        const std::string command = parts_of(row, " #")[0];
        const std::vector<std::string> sides = parts_of(command, " | ");
        const std::string words = (command.starts_with("cat ") ? "" : "satdoku ") + sides.back();
        std::string text = sides.size() == 1
                               ? words
                               : "echo '" + sides[0] + "' | cat @ - > more.cnf; " + words + " more.cnf --relaxed";
        std::erase(text, '%');
        return text;
    }

    std::string result_of(const std::string& row) {
        const std::vector<std::string> paragraph = parts_of(row, " #");
        std::vector<std::string> sides = parts_of(paragraph[0], " | ");
        std::vector<std::string> words = core::command_words(sides.back());
        if (sides.size() > 1) {
            core::Output more(folder_.file("more.cnf"));
            more.write(core::read_whole(path()) + sides[0] + '\n');
            more.commit();
            words.insert(words.end(), {"%more.cnf", "--relaxed"});
        }
        for (std::string& word : words) {
            if (word == "@") word = path();
            if (word.starts_with('%')) word = folder_.file(word.substr(1));
        }
        if (words[0] == "cat") return core::read_whole(words[1]);
        const std::string core = folder_.file("core.cnf");
        const bool is_core = words[0] == "core";
        if (is_core) words.insert(words.end(), {"-o", core});
        std::ostringstream text;
        ui::Console console(text);
        frame::Context context{console, program_};
        frame::run_words(context, std::move(words));
        if (frame::caught_signal() != 0) throw core::Error("course.stopped");
        const std::string whole =
            core::join(parts_of(is_core ? core::read_whole(core) : text.str(), folder_.file("")), "");
        if (paragraph.size() < 2) return whole;
        const std::string part = parts_of(whole, "\n\n")[std::stoul(paragraph[1]) - 1];
        return part.ends_with('\n') ? part : part + '\n';
    }

    const frame::Program& program_;
    const Lecture& lecture_;
    core::TemporaryFolder folder_;
    std::ostringstream output_;
};

LectureFormula pigeons_formula() {
    LectureFormula formula{families::pigeonhole(4, 3), {}};
    for (const char pigeon : {'1', '2', '3', '4'})
        for (const char hole : {'a', 'b', 'c'}) formula.names.push_back(std::string{'p', pigeon, hole});
    return formula;
}

constexpr Lecture unit_chain = {
    "units",
    [] {
        return LectureFormula{
            clauses_of(8, {{1}, {-1, 2}, {-1, -2, 3}, {-3, 4}, {-2, -4, 5}, {-5, -6}, {-4, 6, 7}, {-7, 8}, {-6, 8}}),
            {"a", "b", "c", "d", "e", "f", "g", "h"}};
    },
    {"show @ --clauses", "trace @ --sentences --branching naive", "-8 0 | core --smallest",
     "-8 0 | trace --sentences --branching naive", "-8 0 | core --smallest",
     "-8 0 | solve -q --proof %units.drat; cat %units.drat; check %more.cnf --relaxed --proof %units.drat"}};

constexpr Lecture dpll = {
    "dpll",
    [] {
        return LectureFormula{clauses_of(6, {{-1, 5, -6},
                                             {-3, -4, 5},
                                             {-2, 5},
                                             {5, 6},
                                             {4, -5},
                                             {-4, -5},
                                             {2, -3, -6},
                                             {2, -3, -4},
                                             {-3, -5, 6},
                                             {2, 3, -6},
                                             {1, 2, 5},
                                             {-1, -2, -4}}),
                              {"a", "b", "c", "d", "e", "f"}};
    },
    {"show @ --clauses; show @ --top 12 #3", "trace @ --sentences --branching naive --to 14",
     "trace @ --sentences --branching max-occurrence", "tree @ --strategies naive,max-occurrence",
     "tree @ --strategies naive,max-occurrence --depth 0",
     "tree --strategies naive,max-occurrence -e '1 2 0 1 -2 0 -1 2 0 -1 -2 0 3 4 0 3 5 0 3 -4 5 0'"}};

constexpr Lecture two_sat = {
    "two-sat",
    [] {
        return LectureFormula{clauses_of(4, {{1, 2}, {-1, -2}, {3, 4}, {-2, 4}, {-4, 3}, {-3, 1}, {-1, -4}}),
                              {"Anna", "Ben", "Clara", "David"}};
    },
    {"show @ --clauses", "trace @ --sentences --branching naive --decide -1", "models @ --backbone",
     "tree @ --branching naive", "models @ --list 9", "-1 0 | core --smallest"}};

constexpr Lecture first_uip = {
    "first-uip",
    [] {
        return LectureFormula{
            clauses_of(10, {{-3, -4, 5}, {-5, -1, 6}, {-5, 7}, {-6, -7, 8}, {-8, 9}, {-8, -2, 10}, {-9, -10}}),
            {"a", "b", "x", "c", "d", "e", "f", "g", "h", "i"}};
    },
    {"show @ --clauses", "trace @ --sentences --decide a,b,x,c --to 12", "conflict @ --decide a,b,x,c #2",
     "conflict @ --decide a,b,x,c #4", "conflict @ --decide a,b,x,c #5", "conflict @ --decide a,b,x,c #3"}};

constexpr Lecture pigeonhole = {
    "pigeonhole",
    [] {
        return LectureFormula{families::pigeonhole(3, 2), {"p1h1", "p1h2", "p2h1", "p2h2", "p3h1", "p3h2"}};
    },
    {"show @ --clauses", "tree @ --branching naive", "conflict @ #4; conflict @ #5", "core @ --smallest",
     "solve @ -q --proof %pigeonhole.drat; cat %pigeonhole.drat; check @ --proof %pigeonhole.drat",
     "sample pigeonhole --size 5 -q -o %5.cnf; tree %5.cnf --strategies naive,cdcl --depth 0; "
     "sample pigeonhole --size 6 -q -o %6.cnf; tree %6.cnf --strategies naive,cdcl --depth 0"}};

/// Variable 3 * vertex + colour + 1: the vertex has the colour.
LectureFormula colouring_formula() {
    const std::array<std::string, 3> colours = {language::text("lecture.red"), language::text("lecture.green"),
                                                language::text("lecture.blue")};
    LectureFormula formula{{}, {}};
    formula.clauses.variables(12);
    for (const std::uint32_t vertex : {0U, 1U, 2U, 3U}) {
        const auto colour = [vertex](std::uint32_t which, bool negative) {
            return Literal(cnf::Variable(3 * vertex + which), negative);
        };
        for (const std::string& name : colours) formula.names.push_back(static_cast<char>('A' + vertex) + ('=' + name));
        formula.clauses.clause(std::array{colour(0, false), colour(1, false), colour(2, false)});
        for (const auto& [one, other] : {std::pair{0U, 1U}, {0U, 2U}, {1U, 2U}})
            formula.clauses.clause(std::array{colour(one, true), colour(other, true)});
    }
    for (const auto& [from, to] : {std::pair{0U, 1U}, {0U, 2U}, {1U, 2U}, {1U, 3U}, {2U, 3U}})
        for (const std::uint32_t colour : {0U, 1U, 2U})
            formula.clauses.clause(std::array{Literal(cnf::Variable(3 * from + colour), true),
                                              Literal(cnf::Variable(3 * to + colour), true)});
    return formula;
}

constexpr Lecture colouring = {
    "colouring",
    colouring_formula,
    {"show @ #1", "trace @ --sentences --branching naive --decide 1,5", "models @ --list 9",
     "-1 -10 0 -2 -11 0 -3 -12 0 | tree --branching naive",
     "-1 -10 0 -2 -11 0 -3 -12 0 1 0 5 0 | tree --branching naive", "-1 -10 0 -2 -11 0 -3 -12 0 | core --smallest"}};

constexpr Lecture watches = {
    "watches",
    [] {
        return LectureFormula{clauses_of(5, {{-1, -2, 3}, {-1, 2, 4, 5}, {-2, -3, 4}, {-3, -4, 5}, {-4, -5, -1}}),
                              {"a", "b", "c", "d", "e"}};
    },
    {"show @ --clauses; trace @ --sentences --watches --decide a,b --to 2",
     "trace @ --sentences --watches --decide a,b --from 2 --to 3",
     "trace @ --sentences --watches --decide a,b --from 3 --to 7",
     "trace @ --sentences --watches --decide a,b --from 7 --to 10",
     "trace @ --sentences --watches --decide a,b --engine dpll --to 8",
     "trace @ --sentences --watches --decide a,b --from 10"}};

constexpr Lecture heuristics = {
    "heuristics",
    pigeons_formula,
    {"trace @ --sentences --scores --set stable=2 --event decision --to 2",
     "trace @ --sentences --scores --set stable=2 --event decision,conflict,learned --to 18",
     "trace @ --sentences --scores --set stable=2 --event decision,conflict,learned --from 19 --to 40",
     "trace @ --sentences --scores --event decision,conflict,learned --to 17",
     "sample pigeonhole --size 5 -q -o %five.cnf; trace %five.cnf --sentences --event restart --to 1700",
     "tree %five.cnf --depth 0; tree %five.cnf --depth 0 --set restart=0; tree %five.cnf --depth 0 --set stable=2"}};

constexpr Lecture backjumping = {
    "backjumping",
    [] {
        return LectureFormula{
            clauses_of(8, {{1, 4}, {5, 6}, {7, 8}, {-1, 2, 3}, {-1, 2, -3}, {-1, -2, 3}, {-1, -2, -3}}),
            {"a", "b", "c", "p", "x", "y", "z", "w"}};
    },
    {"show @ --clauses", "trace @ --sentences --branching naive --to 12", "tree @ --branching naive",
     "conflict @ --decide a,x,z,b #4; conflict @ --decide a,x,z,b #5", "tree @ --decide a,x,z,b",
     "tree --branching naive --depth 0 -e '1 4 0 5 6 0 7 8 0 9 10 0 11 12 0 -1 2 3 0 -1 2 -3 0 -1 -2 3 0 -1 -2 -3 0'; "
     "tree --decide 1,5,7,9,11,2 --depth 0 -e '1 4 0 5 6 0 7 8 0 9 10 0 11 12 0 -1 2 3 0 -1 2 -3 0 -1 -2 3 0 -1 -2 -3 "
     "0'"}};

constexpr Lecture minimization = {
    "minimization",
    [] {
        return LectureFormula{
            clauses_of(8, {{-1, 7}, {-1, 8}, {-2, -7, 4}, {-3, -4, 5}, {-3, -8, 6}, {-5, -6, -2, -7}}),
            {"a", "b", "c", "d", "e", "f", "g", "h"}};
    },
    {"show @ --clauses; trace @ --sentences --decide a,b,c --event decision,propagation,conflict --to 10",
     "conflict @ --decide a,b,c --set minimize=0,strengthen=0 #4; conflict @ --decide a,b,c --set "
     "minimize=0,strengthen=0 #5",
     "conflict @ --decide a,b,c #5", "3 0 2 0 7 0 8 0 | trace --sentences",
     "trace @ --sentences --decide a,b,c --event learned,backtrack,propagation --from 11 --to 13",
     "sample pigeonhole --size 5 -q -o %five.cnf; trace %five.cnf --sentences --event reduction --set "
     "reduce-interval=20"}};

constexpr Lecture proofs = {
    "proofs",
    [] {
        return LectureFormula{clauses_of(3, {{1, 2}, {-1, 2}, {-2, 3}, {-2, -3, 1}, {-1, -3}}), {"a", "b", "c"}};
    },
    {"show @ --clauses", "solve @ -q --proof %proofs.drat; cat %proofs.drat", "check @ --proof %proofs.drat",
     "sample pigeonhole --size 5 -q -o %5.cnf; solve %5.cnf -q --proof %5.drat; check %5.cnf --proof %5.drat; "
     "sample pigeonhole --size 6 -q -o %6.cnf; solve %6.cnf -q --proof %6.drat; check %6.cnf --proof %6.drat",
     "sample pigeonhole --size 3 -q -o %3.cnf --proof %3.drat; cat %3.drat",
     "sample pigeonhole --size 5 -q -o %5.cnf --proof %cook5.drat; check %5.cnf --proof %cook5.drat; "
     "sample pigeonhole --size 6 -q -o %6.cnf --proof %cook6.drat; check %6.cnf --proof %cook6.drat"}};

constexpr Lecture symmetry = {
    "symmetry",
    pigeons_formula,
    {"show @ --clauses", "tree @ --branching naive", "1 0 | tree --branching naive", "1 0 5 0 | tree --branching naive",
     "-2 0 -3 0 -6 0 | tree --branching naive",
     "models -e '1 2 0 3 4 0 -1 -3 0 -2 -4 0' --list 9; models -e '1 2 0 3 4 0 -1 -3 0 -2 -4 0 1 0' --list 9"}};

constexpr Lecture encodings = {"encodings",
                               [] {
                                   LectureFormula formula{{}, {"a", "b", "c", "d", "e", "f"}};
                                   formula.clauses.variables(6);
                                   for (std::uint32_t one = 0; one < 6; ++one)
                                       for (std::uint32_t other = one + 1; other < 6; ++other)
                                           formula.clauses.clause(std::array{Literal(cnf::Variable(one), true),
                                                                             Literal(cnf::Variable(other), true)});
                                   return formula;
                               },
                               {"show @ --top 1",
                                "show --clauses -e '-1 7 0 -2 8 0 -7 8 0 -2 -7 0 -3 9 0 -8 9 0 -3 -8 0 -4 10 0 -9 10 0 "
                                "-4 -9 0 -5 11 0 -10 11 0 -5 -10 0 -6 -11 0'",
                                "show --clauses -e '-1 -2 0 -1 -3 0 -2 -3 0 -1 7 0 -2 7 0 -3 7 0 -4 -5 0 -4 -6 0 -5 -6 "
                                "0 -4 8 0 -5 8 0 -6 8 0 -7 -8 0'",
                                "trace @ --sentences --decide c --to 7",
                                "trace --sentences --decide 3 --to 12 -e '-1 7 0 -2 8 0 -7 8 0 -2 -7 0 -3 9 0 -8 9 0 "
                                "-3 -8 0 -4 10 0 -9 10 0 -4 -9 0 -5 11 0 -10 11 0 -5 -10 0 -6 -11 0'",
                                "trace --sentences --decide 3 --to 9 -e '-1 -2 0 -1 -3 0 -2 -3 0 -1 7 0 -2 7 0 -3 7 0 "
                                "-4 -5 0 -4 -6 0 -5 -6 0 -4 8 0 -5 8 0 -6 8 0 -7 -8 0'"}};

constexpr Lecture preprocessing = {
    "preprocessing",
    [] {
        return LectureFormula{clauses_of(8, {{1, 2, 3},
                                             {1, -4, 5},
                                             {-1, 4, 6},
                                             {-1, -2, 7},
                                             {2, 4, 5, 6},
                                             {-3, 6, 7},
                                             {3, -5, -7},
                                             {-6, -7, 2},
                                             {-2, -4, 5},
                                             {1, 2, 3, -6},
                                             {4, -4, 2},
                                             {8, -1}}),
                              {"a", "b", "c", "d", "e", "f", "g", "h"}};
    },
    {"show @ --clauses; trace @ --sentences --engine dpll --tautologies --subsumption --to 6",
     "trace @ --sentences --engine dpll --pure-literals --event pure_literal --to 4",
     "trace @ --sentences --set inprocess-delay=0,eliminate-effort=1000000 --event added,removed --to 31",
     "trace @ --sentences --set inprocess-delay=0,eliminate-effort=1000000 --event added,removed,end --from 32",
     "solve @ -q --set inprocess-delay=0,eliminate-effort=1000000",
     "trace --sentences --set inprocess-delay=0,vivify-effort=1000000,eliminate=0,sweep=0 --event added,removed -e '-1 "
     "2 0 "
     "-2 3 0 1 3 4 5 0 -4 6 0 -6 5 1 0'"}};

constexpr std::array tours = {unit_chain,
                              watches,
                              dpll,
                              two_sat,
                              first_uip,
                              backjumping,
                              minimization,
                              heuristics,
                              pigeonhole,
                              proofs,
                              colouring,
                              symmetry,
                              Lecture{"sudoku", small_sudoku_formula, {}, small_sudoku_steps},
                              encodings,
                              preprocessing};
}  // namespace

std::span<const Lecture> lectures() { return tours; }

std::vector<LectureStep> steps_of_commands(const frame::Context& context, const Lecture& lecture) {
    CommandRunner runner(context, lecture);
    std::vector<LectureStep> steps;
    for (std::size_t index = 0; index < lecture.commands.size(); ++index) steps.push_back(runner.step(index));
    return steps;
}
}  // namespace satdoku::insight
