#include "course_steps.hpp"
#include <satdoku/laboratory/sat_menu.hpp>

namespace satdoku::app {
namespace {
using Kind = Question::Kind;

constexpr Question questions[] = {
    {"{baseline}", Kind::strategy, "course.baseline", "naive"},
    {"{optimised}", Kind::strategy, "course.which_optimised", "max-occurrence"},
    {"{seconds}", Kind::number, "course.seconds", "", 1, 86400},
    {"{program}", Kind::program, {}, laboratory::no_program},
    {"{seed}", Kind::number, "course.seed", "", 0, ~std::uint64_t{0}},
    // Measured on 30 seeds, with the minimal encoding: up to 100 holes naive often needs one node only, from 112 on it
    // needs 70 to 35,000 in less than 0.2 s, and 116 are about the most that a random board has.
    {"{holes}", Kind::number, "course.holes", "112", 1, 116},
    {"{game-holes}", Kind::number, "course.game_holes", "80", 1, 112},
};

constexpr std::pair<std::string_view, std::string_view> file_names[] = {
    {"{sample}", "course.cnf"},  {"{puzzle}", "twodoku.txt"},  {"{encoded}", "twodoku.cnf"},
    {"{answer}", "twodoku.res"}, {"{dug}", "twodoku-dug.txt"}, {"{solution}", "twodoku-solution.txt"},
    {"{report}", "course.html"},
};

/// The words in braces that are files and whose command writes them, or reads them.
std::vector<std::string_view> files_of(const Step& step, bool written) {
    std::vector<std::string_view> files;
    for (const std::string_view command : step.commands) {
        for (std::size_t at = 0; (at = command.find('{', at)) != std::string_view::npos; ++at) {
            const std::string_view word = command.substr(at, command.find('}', at) + 1 - at);
            const std::string_view before = command.substr(0, at);
            const bool is_written = before.ends_with("-o ") || before.ends_with("--res=");
            if (find_question(word) == nullptr && is_written == written) files.push_back(word);
        }
    }
    return files;
}
}  // namespace

const std::vector<Step>& steps() {
    static const std::vector<Step> all = {
        {"load", "course.load", {}, {}},
        {"show", "course.show", {}, {"show {formula}", "show {formula} --clauses=1-10"}},
        {"naive",
         "course.naive",
         {"{baseline}", "{seconds}"},
         {"solve {formula} --branching {baseline} --time-limit {seconds} --no-model --stats"},
         "compare {formulas} --strategies {baseline} --time-limit {seconds}"},
        {"optimised",
         "course.optimised",
         {"{optimised}"},
         {"solve {formula} --branching {optimised} --time-limit {seconds} --no-model --stats"},
         "compare {formulas} --strategies {optimised} --time-limit {seconds}"},
        {"rate",
         "course.rate",
         {"{program}"},
         {"compare {formulas} --strategies {baseline},{optimised} --time-limit {seconds} {program}"}},
        {"res",
         "course.res",
         {},
         {"solve {formula} --branching {optimised} --time-limit {seconds} --no-model --res={result}"}},
        {"check", "course.check", {}, {"check {formula} {result}"}},
        {"encode",
         "course.encode",
         {"{holes}", "{seed}"},
         {"puzzle generate --layout twodoku --holes {holes} --seed {seed} -o {puzzle}", "puzzle print {puzzle}",
          "puzzle encode {puzzle} --encoding minimal -o {encoded}", "show {encoded} --clauses=1-5",
          "puzzle literals {encoded} a11"}},
        {"solve",
         "course.solve",
         {},
         {"compare {encoded} --strategies {baseline},{optimised} --time-limit {seconds}",
          "solve {encoded} --branching {optimised} --time-limit {seconds} --no-model --stats --res={answer}"}},
        {"board",
         "course.board",
         {},
         {"check {encoded} {answer}", "puzzle decode {encoded} {answer} -o {solution}", "puzzle print {solution}"}},
        {"dig",
         "course.dig",
         {"{game-holes}"},
         {"puzzle generate --layout twodoku --board {solution} --holes {game-holes} --seed {seed} -o {dug}",
          "puzzle print {dug}"}},
        {"report",
         "course.report",
         {},
         {"report {formulas} {encoded} --strategies {baseline},{optimised} --time-limit {seconds} {program} -o "
          "{report}"}},
        {"play", "course.play", {}, {"puzzle play {dug}"}},
    };
    return all;
}

bool Step::is_for_each(std::size_t formulas) const {
    const auto names_one = [](std::string_view command) { return command.find("{formula}") != std::string_view::npos; };
    return std::ranges::any_of(commands, names_one) && (formulas == 1 || of_several.empty());
}

std::vector<std::string_view> commands_to_check(bool refuted) {
    if (!refuted) return {"check {formula} {result}"};
    return {"solve {formula} --time-limit {seconds} --no-model --proof={proof}",
            "check {formula} {result} --proof={proof}"};
}

const Question* find_question(std::string_view word) {
    const auto* const found = std::ranges::find(questions, word, &Question::word);
    return found == std::end(questions) ? nullptr : found;
}

std::string_view name_of_file(std::string_view word) {
    for (const auto& [file, name] : file_names)
        if (file == word) return name;
    return {};
}

bool is_derived_from_formula(std::string_view word) { return word == "{result}" || word == "{proof}"; }

std::vector<std::string_view> files_written(const Step& step) { return files_of(step, true); }

std::vector<std::string_view> files_read(const Step& step) {
    std::vector<std::string_view> files = files_of(step, false);
    for (const std::string_view written : files_of(step, true)) std::erase(files, written);
    return files;
}

std::size_t step_that_writes(std::string_view word) {
    const auto step = std::ranges::find_if(
        steps(), [word](const Step& one) { return std::ranges::count(files_written(one), word) > 0; });
    return step == steps().end() ? 0 : static_cast<std::size_t>(step - steps().begin());
}
}  // namespace satdoku::app
