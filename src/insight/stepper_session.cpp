#include "stepper_session.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <variant>

namespace satdoku::insight {
namespace {
using What = StepperStop::What;
using Then = StepperSession::Answer::Then;

/// Formulas with more clauses start without them: they take memory and slow each step down. Nor does their run report
/// watches and visits, which the queue of propagation needs, before these are asked for. A twodoku has fewer.
constexpr std::size_t most_clauses_at_first = 25000;

/// The words of a line with one blank between them.
std::string with_single_blanks(const std::string& typed) {
    constexpr std::string_view blanks = " \t\r";
    const std::string line = ui::half_width(typed);
    std::string all;
    for (std::size_t at = line.find_first_not_of(blanks); at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        core::append_item(all, " ", std::string_view(line).substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
    }
    return all;
}
}  // namespace

/// A row has everything about a command: a new one is one more row.
struct StepperSession::Command {
    /// A walk to the next thing of this kind, or back to the last one.
    struct Walk {
        constexpr Walk(bool is_forward, What thing) : forward(is_forward), what(thing) {}
        bool forward;
        What what;
    };
    /// @param rest  of the line, after the word
    using Act = Answer (*)(StepperSession& session, const std::string& rest, const Interrupted& interrupted);
    /// A line of the help; two commands may share one.
    struct Help {
        int place = 0;  ///< in the help, from 1; 0: none
        std::string_view key{};
    };

    std::string_view letter;
    std::string_view word;  ///< empty: it has only a letter
    std::string_view chinese;
    Help help;
    std::variant<Walk, Act> action;
    std::array<std::string_view, 5> keys{};  ///< other keys on the whole screen
    bool has_operand = false;                ///< on the whole screen its letter begins a line
};

std::span<const StepperSession::Command> StepperSession::commands() {
    using Session = StepperSession;
    using Text = const std::string&;
    using Stop = const Interrupted&;
    using Walk = Command::Walk;
    using Act = Command::Act;
    using enum StepperStop::What;
    constexpr Act run = [](Session& session, Text, Stop stop) { return session.run(true, stop); };
    constexpr Act run_back = [](Session& session, Text, Stop stop) { return session.run(false, stop); };
    constexpr Act start = [](Session& session, Text, Stop stop) { return session.jump("0", 0, stop); };
    constexpr Act end = [](Session& session, Text, Stop stop) { return session.walk(true, {}, stop); };
    constexpr Act go_to = [](Session& session, Text rest, Stop stop) { return session.jump(rest, 0, stop); };
    constexpr Act stop_at = [](Session& session, Text rest, Stop) { return session.set_breakpoint(rest); };
    constexpr Act decide = [](Session& session, Text rest, Stop stop) {
        const auto literal = solving::parse_literal(rest, session.stepper_.formula().variable_count(), session.names_);
        session.leave_details();
        const trace::Counts before = session.stepper_.replay().counts();
        std::string message = arrival_words(session.stepper_.decide(literal, stop));
        const trace::Counts& now = session.stepper_.replay().counts();
        if (message.empty() && now.events > before.events + 1)
            message = language::text("stepper.played", before.events + 1, now.events - 1,
                                     now.propagations - before.propagations, now.conflicts - before.conflicts);
        return Answer{Then::show, message};
    };
    constexpr Act flip = [](Session& session, Text, Stop stop) {
        session.leave_details();
        return Answer{Then::show, arrival_words(session.stepper_.flip(stop))};
    };
    constexpr Act resume = [](Session& session, Text, Stop) {
        session.stepper_.resume();
        session.leave_details();
        return Answer{};
    };
    constexpr Act clauses = [](Session& session, Text rest, Stop) { return session.choose_clauses(rest); };
    constexpr Act watches = [](Session& session, Text, Stop stop) {
        const bool on = !session.view_.watches;
        const bool shown = on || session.stepper_.formula().size() <= most_clauses_at_first;
        if (!session.stepper_.show_watches(shown, stop)) {
            session.stepper_.show_watches(!shown, {});
            return Answer{Then::show, arrival_words(Arrival::interrupted)};
        }
        session.view_.watches = on;
        return Answer{Then::show, language::text(on ? "stepper.watches_on" : "stepper.watches_off")};
    };
    constexpr Act graph = [](Session& session, Text, Stop) {
        session.view_.graph = !session.view_.graph;
        return Answer{};
    };
    constexpr Act analysis = [](Session& session, Text rest, Stop stop) { return session.analyse(rest, stop); };
    constexpr Act analysis_back = [](Session& session, Text, Stop stop) {
        return session.view_.analysis ? session.step_in_analysis(false, stop) : session.analyse("back", stop);
    };
    constexpr Act why = [](Session& session, Text rest, Stop stop) { return session.why(rest, stop); };
    constexpr Act quiz = [](Session& session, Text, Stop) { return session.quiz(); };
    constexpr Act show = [](Session&, Text, Stop) { return Answer{}; };
    constexpr Act help = [](Session&, Text, Stop) { return Answer{Then::help}; };
    constexpr Act leave = [](Session&, Text, Stop) { return Answer{Then::leave}; };
    static constexpr auto all = std::to_array<Command>({
        {"n", "next", "下一步", {1, "stepper.help_next"}, Walk{true, event}, {" ", "\r", "\n", "\x1b[C", "\x1bOC"}},
        {"p", "back", "后退", {12, "stepper.help_back"}, Walk{false, event}, {"\x7f", "\b", "\x1b[D", "\x1bOD"}},
        {"d", "decision", "决策", {2, "stepper.help_decision"}, Walk{true, decision}},
        {"D", "", "", {}, Walk{false, decision}},
        {"c", "conflict", "冲突", {3, "stepper.help_conflict"}, Walk{true, conflict}},
        {"C", "", "", {}, Walk{false, conflict}},
        {"l", "learned", "学习", {4, "stepper.help_learned"}, Walk{true, learned}},
        {"L", "", "", {}, Walk{false, learned}},
        {"", "restart", "重启", {5, "stepper.help_restart"}, Walk{true, restart}},
        {"", "reduction", "清理", {}, Walk{true, reduction}},
        {"", "rephasing", "重设相位", {}, Walk{true, rephasing}},
        {"", "pass", "化简", {}, Walk{true, pass}},
        {"a", "analysis", "分析", {6, "stepper.help_analysis"}, analysis},
        {"A", "", "", {}, analysis_back},
        {"y", "why", "为什么", {7, "stepper.help_why"}, why, {}, true},
        {"r", "run", "运行", {11, "stepper.help_run"}, run},
        {"R", "", "", {}, run_back},
        {"0", "start", "开始", {}, start, {"\x1b[H", "\x1b[1~"}},
        {"e", "end", "结束", {8, "stepper.help_ends"}, end, {"\x1b[F", "\x1b[4~"}},
        {"g", "goto", "到", {9, "stepper.help_goto"}, go_to, {}, true},
        {"b", "break", "断点", {10, "stepper.help_break"}, stop_at, {}, true},
        {"x", "decide", "设", {13, "stepper.help_decide"}, decide, {}, true},
        {"f", "flip", "翻转", {14, "stepper.help_flip"}, flip},
        {"u", "resume", "恢复", {15, "stepper.help_resume"}, resume},
        {"v", "clauses", "子句", {16, "stepper.help_clauses"}, clauses},
        {"w", "watches", "监视", {17, "stepper.help_watches"}, watches},
        {"i", "graph", "蕴涵图", {18, "stepper.help_graph"}, graph},
        {"t", "quiz", "提问", {19, "stepper.help_quiz"}, quiz},
        {"s", "show", "显示", {}, show},
        {"?", "help", "帮助", {}, help, {"\x1bOP"}},
        {"q", "quit", "退出", {20, "stepper.help_leave"}, leave, {"Q", "\x03"}},
    });
    return all;
}

const StepperSession::Command* StepperSession::find_command(std::string_view word) {
    for (const Command& command : commands()) {
        if (word == command.letter) return &command;
        if (!command.word.empty() && (word == command.word || word == command.chinese)) return &command;
    }
    return nullptr;
}

std::vector<std::pair<std::string, std::string>> StepperSession::help() {
    std::map<int, std::string_view> keys;
    for (const Command& command : commands())
        if (command.help.place > 0) keys.emplace(command.help.place, command.help.key);
    std::vector<std::pair<std::string, std::string>> help;
    for (const auto& [place, key] : keys) {
        const std::string line = language::text(key);
        const std::size_t tab = std::min(line.find('\t'), line.size());
        help.emplace_back(line.substr(0, tab), line.substr(std::min(tab + 1, line.size())));
    }
    return help;
}

std::vector<std::string> StepperSession::words() {
    std::vector<std::string> words;
    for (const Command& command : commands())
        if (!command.word.empty()) words.emplace_back(command.word);
    return words;
}

std::optional<StepperSession::KeyLine> StepperSession::line_of_key(std::string_view key) const {
    if (key.empty()) return std::nullopt;
    if (question_ && key.size() == 1 && key[0] >= '1' && key[0] <= '9') return KeyLine{std::string(key), false};
    for (const Command& command : commands()) {
        if (key == command.letter && command.has_operand) return KeyLine{std::string(command.word) + ' ', true};
        const bool is_other = std::ranges::find(command.keys, key) != command.keys.end();
        if (key == command.letter || is_other) return KeyLine{std::string(command.letter), false};
    }
    return std::nullopt;
}

StepperSession::StepperSession(Stepper& stepper, std::string title, wording::ClauseWords words,
                               solving::LiteralNames names)
    : stepper_(stepper), names_(std::move(names)), named_(words.literal) {
    view_.title = std::move(title);
    view_.words = std::move(words);
    if (stepper.formula().size() <= most_clauses_at_first) {
        stepper_.link_clauses(true);
    } else {
        view_.clauses = view_.words.picture ? StepperView::Clauses::board : StepperView::Clauses::none;
    }
    if (stepper.formula().size() <= most_clauses_at_first) stepper_.show_watches(true, {});
    stepper_.go_to(0, {});
}

void StepperSession::scroll(std::ptrdiff_t by) {
    if (view_.clauses != StepperView::Clauses::left) return;
    const auto last = static_cast<std::ptrdiff_t>(stepper_.left().clause_count()) - 1;
    const auto first = static_cast<std::ptrdiff_t>(view_.first_left) + by;
    view_.first_left =
        static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(first, 0, std::max<std::ptrdiff_t>(last, 0)));
}

StepperSession::Answer StepperSession::obey(const std::string& line, const Interrupted& interrupted) {
    Answer answer = act(line, interrupted);
    keep_answers();
    return answer;
}

StepperSession::Answer StepperSession::act(const std::string& typed, const Interrupted& interrupted) {
    const std::string line = with_single_blanks(typed);
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string rest = line.substr(std::min(blank + 1, line.size()));
    const Command* const command = line.empty() ? &commands().front() : find_command(line.substr(0, blank));
    if (command == nullptr) {
        const auto number = core::parse_number<std::uint64_t>(line);
        if (!number) throw core::Error("stepper.command", {line});
        if (question_ && *number >= 1 && *number <= question_->choices.size())
            return reply(static_cast<std::size_t>(*number), interrupted);
        return jump(line, 0, interrupted);
    }
    if (const auto* act = std::get_if<Command::Act>(&command->action)) return (*act)(*this, rest, interrupted);
    const auto [forward, what] = std::get<Command::Walk>(command->action);
    if (what == What::event) return rest.empty() ? step(forward, interrupted) : go(forward, rest, interrupted);
    return walk(forward, {{{what}}, {}}, interrupted);
}

StepperSession::Answer StepperSession::walk(bool forward, const StepperGoal& goal, const Interrupted& interrupted) {
    leave_details();
    const Arrival arrival = forward ? stepper_.forward(goal, interrupted) : stepper_.back(goal, interrupted);
    return {Then::show, arrival_words(arrival)};
}

StepperSession::Answer StepperSession::step(bool forward, const Interrupted& interrupted) {
    if (view_.analysis) return step_in_analysis(forward, interrupted);
    // A question that is left unanswered is not asked again: its answer is shown.
    if (forward && asks_ && !question_) {
        if (auto question = ask()) return *question;
    }
    return walk(forward, {{{What::event}}, {}}, interrupted);
}

/// @param direction  0: to the event of this number; 1 or -1: this number of events forward or back
StepperSession::Answer StepperSession::jump(const std::string& text, int direction, const Interrupted& interrupted) {
    const auto number = core::parse_number<std::uint64_t>(text);
    if (!number) throw core::Error("stepper.number", {text});
    leave_details();
    const std::uint64_t here = stepper_.run().position();
    std::uint64_t to = *number;
    if (direction > 0) to = *number > ~std::uint64_t{0} - here ? ~std::uint64_t{0} : here + *number;
    if (direction < 0) to = here - std::min(here, *number);
    return {Then::show, arrival_words(stepper_.go_to(to, interrupted))};
}

/// "next 3", "next conflict", "back start": a number of events, or to the event that the word names.
StepperSession::Answer StepperSession::go(bool forward, const std::string& what, const Interrupted& interrupted) {
    if (core::parse_number<std::uint64_t>(what)) return jump(what, forward ? 1 : -1, interrupted);
    const Command* const command = find_command(what);
    const std::string_view word = command == nullptr ? std::string_view() : command->word;
    if (word == "run") return run(forward, interrupted);
    const char* const last = forward ? "end" : "start";
    if (word == last) return std::get<Command::Act>(command->action)(*this, {}, interrupted);
    const auto* const to = command == nullptr ? nullptr : std::get_if<Command::Walk>(&command->action);
    if (to == nullptr || !to->forward) throw core::Error("stepper.walk_words", {what, forward ? "next" : "back", last});
    return walk(forward, {{{to->what}}, {}}, interrupted);
}

StepperSession::Answer StepperSession::run(bool forward, const Interrupted& interrupted) {
    if (breakpoints_.empty()) throw core::Error("stepper.no_breakpoint");
    return walk(forward, {breakpoints_, {}}, interrupted);
}

StepperSession::Answer StepperSession::set_breakpoint(const std::string& what) {
    if (what == "none") {
        breakpoints_.clear();
    } else if (!what.empty()) {
        const StepperStop stop = parse_breakpoint(what, stepper_.formula().variable_count(), names_);
        if (std::ranges::find(breakpoints_, stop) == breakpoints_.end()) breakpoints_.push_back(stop);
    }
    if (breakpoints_.empty()) return {Then::stay, language::text("stepper.breakpoints_none")};
    return {Then::stay, language::text("stepper.breakpoints", core::join(breakpoints_, ", ", breakpoint_text))};
}

StepperSession::Answer StepperSession::choose_clauses(const std::string& what) {
    using Clauses = StepperView::Clauses;
    Clauses chosen = Clauses::none;
    if (what.empty()) {
        const Clauses after_left = view_.words.picture ? Clauses::board : Clauses::none;
        const std::array after = {Clauses::left, after_left, Clauses::near, Clauses::none};
        chosen = after[static_cast<std::size_t>(view_.clauses)];
    } else if (what == "on" || what == "near") {
        chosen = Clauses::near;
    } else if (what == "left") {
        chosen = Clauses::left;
    } else if (what == "board" && view_.words.picture) {
        chosen = Clauses::board;
    } else if (what != "off") {
        throw core::Error("stepper.clauses_words", {what});
    }
    view_.clauses = chosen;
    view_.first_left = 0;
    stepper_.link_clauses(chosen == Clauses::near || chosen == Clauses::left);
    return {};
}
}  // namespace satdoku::insight
