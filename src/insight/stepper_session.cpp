#include "stepper_session.hpp"

#include "stepper_words.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_view.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace satdoku::insight {

namespace {

using What = StepperStop::What;
using Then = StepperSession::Answer::Then;

/// Formulas with more clauses start without them: they take memory, and each step the longer. A twodoku has fewer.
constexpr std::size_t most_clauses_at_first = 25000;

enum class Command {
    next,
    decision,
    conflict,
    learned,
    run,
    end,
    previous,
    decision_before,
    conflict_before,
    learned_before,
    run_back,
    start,
    go_to,
    breakpoint,
    decide,
    flip,
    resume,
    clauses,
    watches,
    show,
    help,
    leave,
};

struct Saying {
    Command saying;
    std::string_view letter;
    std::string_view word;
    std::string_view chinese;
};

constexpr auto sayings = std::to_array<Saying>({
    {Command::next, "n", "next", "下一步"},       {Command::previous, "p", "back", "后退"},
    {Command::decision, "d", "decision", "决策"}, {Command::decision_before, "D", "", ""},
    {Command::conflict, "c", "conflict", "冲突"}, {Command::conflict_before, "C", "", ""},
    {Command::learned, "l", "learned", "学习"},   {Command::learned_before, "L", "", ""},
    {Command::run, "r", "run", "运行"},           {Command::run_back, "R", "", ""},
    {Command::start, "0", "start", "开始"},       {Command::end, "e", "end", "结束"},
    {Command::go_to, "g", "goto", "到"},          {Command::breakpoint, "b", "break", "断点"},
    {Command::decide, "x", "decide", "设"},       {Command::flip, "f", "flip", "翻转"},
    {Command::resume, "u", "resume", "恢复"},     {Command::clauses, "v", "clauses", "子句"},
    {Command::watches, "w", "watches", "监视"},   {Command::show, "s", "show", "显示"},
    {Command::help, "?", "help", "帮助"},         {Command::leave, "q", "quit", "退出"},
});

/// One entry for each line of the help, in its order.
constexpr std::string_view help_keys[] = {
    "stepper.help_next",    "stepper.help_decision", "stepper.help_conflict", "stepper.help_learned",
    "stepper.help_ends",    "stepper.help_goto",     "stepper.help_break",    "stepper.help_run",
    "stepper.help_back",    "stepper.help_decide",   "stepper.help_flip",     "stepper.help_resume",
    "stepper.help_clauses", "stepper.help_watches",  "stepper.help_leave",
};

std::optional<Command> find_saying(std::string_view word) {
    const auto known = std::find_if(sayings.begin(), sayings.end(), [&](const Saying& command) {
        return word == command.letter ||
               (!command.word.empty() && (word == command.word || word == command.chinese));
    });
    if (known == sayings.end()) return std::nullopt;
    return known->saying;
}

/// The words of a line, one blank apart.
std::string with_single_blanks(const std::string& typed) {
    constexpr std::string_view blanks = " \t\r";
    const std::string line = ui::half_width(typed);
    std::string all;
    for (std::size_t at = line.find_first_not_of(blanks); at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        if (!all.empty()) all += ' ';
        all.append(line, at, end - at);
        at = line.find_first_not_of(blanks, end);
    }
    return all;
}

/// What a walk to the next thing, or back to the last, goes to.
struct Walk {
    bool forward;
    What what;
};

std::optional<Walk> walk_of(Command saying) {
    switch (saying) {
        case Command::next:
            return Walk{true, What::event};
        case Command::decision:
            return Walk{true, What::decision};
        case Command::conflict:
            return Walk{true, What::conflict};
        case Command::learned:
            return Walk{true, What::learned};
        case Command::previous:
            return Walk{false, What::event};
        case Command::decision_before:
            return Walk{false, What::decision};
        case Command::conflict_before:
            return Walk{false, What::conflict};
        case Command::learned_before:
            return Walk{false, What::learned};
        default:
            return std::nullopt;
    }
}

StepperGoal next(What what) {
    return {{{what}}, {}};
}

}  // namespace

std::vector<std::pair<std::string, std::string>> stepper_help() {
    std::vector<std::pair<std::string, std::string>> help;
    for (const std::string_view key : help_keys) {
        const std::string line = language::text(key);
        const std::size_t tab = std::min(line.find('\t'), line.size());
        help.emplace_back(line.substr(0, tab), line.substr(std::min(tab + 1, line.size())));
    }
    return help;
}

std::vector<std::string> stepper_commands() {
    std::vector<std::string> words;
    for (const Saying& command : sayings) {
        if (!command.word.empty()) words.emplace_back(command.word);
    }
    return words;
}

StepperSession::StepperSession(Stepper& stepper, std::string title, wording::ClauseWords words)
    : stepper_(stepper) {
    view_.title = std::move(title);
    view_.words = std::move(words);
    if (stepper.formula().size() <= most_clauses_at_first) {
        stepper_.show_clauses(true);
    } else {
        view_.clauses = view_.words ? StepperView::Clauses::board : StepperView::Clauses::none;
    }
    stepper_.go_to(0, {});
}

void StepperSession::scroll(std::ptrdiff_t by) {
    if (view_.clauses != StepperView::Clauses::left) return;
    const auto last = static_cast<std::ptrdiff_t>(stepper_.left().clause_count()) - 1;
    const auto first = static_cast<std::ptrdiff_t>(view_.first_left) + by;
    view_.first_left =
        static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(first, 0, std::max<std::ptrdiff_t>(last, 0)));
}

StepperSession::Answer StepperSession::obey(const std::string& typed,
                                            const Stepper::Interrupted& interrupted) {
    const std::string line = with_single_blanks(typed);
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string rest = line.substr(std::min(blank + 1, line.size()));
    auto saying = line.empty() ? Command::next : find_saying(line.substr(0, blank));
    if (!saying && core::parse_number<std::uint64_t>(line)) return jump(line, 0, interrupted);
    if (!saying) throw core::Error("stepper.command", {line});
    const bool is_onward = saying == Command::next;
    if ((is_onward || saying == Command::previous) && !rest.empty()) return go(is_onward, rest, interrupted);
    if (const auto to = walk_of(*saying)) return walk(to->forward, next(to->what), interrupted);
    switch (*saying) {
        case Command::run:
            return run(true, interrupted);
        case Command::end:
            return walk(true, {}, interrupted);
        case Command::run_back:
            return run(false, interrupted);
        case Command::start:
            return jump("0", 0, interrupted);
        case Command::go_to:
            return jump(rest, 0, interrupted);
        case Command::breakpoint:
            return set_breakpoint(rest);
        case Command::decide:
            return {Then::show, arrival_words(stepper_.decide(literal(rest), interrupted))};
        case Command::flip:
            return {Then::show, arrival_words(stepper_.flip(interrupted))};
        case Command::resume:
            stepper_.resume();
            return {};
        case Command::clauses:
            return choose_clauses(rest);
        case Command::watches:
            view_.watches = !view_.watches;
            return {Then::show, language::text(view_.watches ? "stepper.watches_on" : "stepper.watches_off")};
        case Command::show:
            return {};
        case Command::help:
            return {Then::help};
        case Command::leave:
            return {Then::leave};
        default:
            return {};
    }
}

StepperSession::Answer StepperSession::walk(bool forward, StepperGoal goal,
                                            const Stepper::Interrupted& interrupted) {
    const Arrival arrival = forward ? stepper_.forward(goal, interrupted) : stepper_.back(goal, interrupted);
    return {Then::show, arrival_words(arrival)};
}

/// @param direction  0: to this number of events; 1, -1: so many on or back
StepperSession::Answer StepperSession::jump(const std::string& text, int direction,
                                            const Stepper::Interrupted& interrupted) {
    const auto number = core::parse_number<std::uint64_t>(text);
    if (!number) throw core::Error("stepper.number", {text});
    const std::uint64_t here = stepper_.run().position();
    std::uint64_t to = *number;
    if (direction > 0) to = *number > ~std::uint64_t{0} - here ? ~std::uint64_t{0} : here + *number;
    if (direction < 0) to = here - std::min(here, *number);
    return {Then::show, arrival_words(stepper_.go_to(to, interrupted))};
}

/// "next 3", "next conflict", "back start": so many events, or to what the word says.
StepperSession::Answer StepperSession::go(bool forward, const std::string& what,
                                          const Stepper::Interrupted& interrupted) {
    if (core::parse_number<std::uint64_t>(what)) return jump(what, forward ? 1 : -1, interrupted);
    const Command saying = find_saying(what).value_or(Command::help);
    if (saying == Command::run) return run(forward, interrupted);
    if (saying == Command::start && !forward) return jump("0", 0, interrupted);
    if (saying == Command::end && forward) return walk(true, {}, interrupted);
    const auto to = walk_of(saying);
    if (!to || !to->forward) throw core::Error(forward ? "stepper.next_words" : "stepper.back", {what});
    return walk(forward, next(to->what), interrupted);
}

StepperSession::Answer StepperSession::run(bool forward, const Stepper::Interrupted& interrupted) {
    if (breakpoints_.empty()) throw core::Error("stepper.no_breakpoint");
    return walk(forward, {breakpoints_, {}}, interrupted);
}

StepperSession::Answer StepperSession::set_breakpoint(const std::string& what) {
    if (what == "none") {
        breakpoints_.clear();
    } else if (!what.empty()) {
        const StepperStop stop = parse_breakpoint(what, stepper_.formula().variable_count());
        if (std::find(breakpoints_.begin(), breakpoints_.end(), stop) == breakpoints_.end())
            breakpoints_.push_back(stop);
    }
    if (breakpoints_.empty()) return {Then::stay, language::text("stepper.breakpoints_none")};
    std::string all;
    for (const StepperStop& stop : breakpoints_) {
        if (!all.empty()) all += ", ";
        all += breakpoint_text(stop);
    }
    return {Then::stay, language::text("stepper.breakpoints", all)};
}

StepperSession::Answer StepperSession::choose_clauses(const std::string& what) {
    using Clauses = StepperView::Clauses;
    Clauses chosen = Clauses::none;
    if (what.empty()) {
        const Clauses after_left = view_.words ? Clauses::board : Clauses::none;
        const std::array after = {Clauses::left, after_left, Clauses::near, Clauses::none};
        chosen = after[static_cast<std::size_t>(view_.clauses)];
    } else if (what == "on" || what == "near") {
        chosen = Clauses::near;
    } else if (what == "left") {
        chosen = Clauses::left;
    } else if (what == "board" && view_.words) {
        chosen = Clauses::board;
    } else if (what != "off") {
        throw core::Error("stepper.clauses_words", {what});
    }
    view_.clauses = chosen;
    view_.first_left = 0;
    stepper_.show_clauses(chosen == Clauses::near || chosen == Clauses::left);
    return {};
}

cnf::Literal StepperSession::literal(const std::string& text) const {
    return solving::parse_literal(text, stepper_.formula().variable_count());
}

}  // namespace satdoku::insight
