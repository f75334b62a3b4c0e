// satdoku step FILE: a search, event by event, forwards and back, with single keys on the whole screen or by lines.
#include "stepper_session.hpp"
#include "subject.hpp"
#include <satdoku/core/signals.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <deque>

namespace satdoku::insight {
namespace {
using Lines = std::vector<std::string>;

constexpr int tick = 250;  ///< milliseconds between two checks of the size of the window
constexpr std::string_view escape = "\x1b";
constexpr std::string_view interrupt = "\x03";

int scrolled_by(std::string_view key) {
    constexpr std::string_view up[] = {"k", "\x1b[A", "\x1bOA"};
    constexpr std::string_view down[] = {"j", "\x1b[B", "\x1bOB"};
    constexpr int page = 10;
    if (std::find(std::begin(up), std::end(up), key) != std::end(up)) return -1;
    if (std::find(std::begin(down), std::end(down), key) != std::end(down)) return 1;
    if (key == "\x1b[5~") return -page;
    return key == "\x1b[6~" ? page : 0;
}

std::size_t rows_of_help(const ui::Size& size) { return size.rows > 2 ? size.rows - 2 : 1; }

/// Sentences broken at the width; what they begin with in blanks, all their lines begin with.
Lines indented_lines(const Lines& sentences, std::size_t columns) {
    Lines lines;
    for (const std::string& sentence : sentences) {
        const std::size_t indent = std::min(sentence.find_first_not_of(' '), sentence.size());
        const std::string blanks(std::min(indent, columns / 2), ' ');
        for (const std::string& line : ui::wrap(sentence.substr(indent), columns - blanks.size()))
            lines.push_back(blanks + line);
    }
    return lines;
}

/// As many of the keys as fit, which two blanks separate, and an ellipsis if that is not all.
std::string keys_that_fit(const std::string& keys, std::size_t columns) {
    constexpr std::string_view gap = "  ";
    constexpr std::string_view ellipsis = "  ...";
    if (ui::display_width(keys) <= columns) return keys;
    std::size_t end = keys.size();
    while (end != 0 && ui::display_width(keys.substr(0, end)) + ellipsis.size() > columns) {
        const std::size_t before = keys.rfind(gap, end - 1);
        end = before == std::string::npos ? 0 : before;
    }
    return keys.substr(0, end) + std::string(ellipsis);
}

/// Stepping with single keys on the whole screen.
class StepperScreen {
  public:
    StepperScreen(const ui::Console& console, StepperSession& session) : console_(console), session_(session) {}

    /// Uses the whole screen until the person leaves or the input ends.
    void run() {
        ui::KeyMode key_mode(ui::KeyMode::Screen::whole);
        keys_ = &key_mode;
        drawn_.clear();
        leaves_ = false;
        draw();
        while (!leaves_ && !input_ended_) {
            std::optional<std::string> key;
            if (waiting_.empty()) {
                key = key_mode.read_key(tick);
            } else {
                key = std::exchange(waiting_.front(), {});
                waiting_.pop_front();
            }
            if (!key) break;
            if (key_mode.was_away()) drawn_.clear();
            try {
                if (!key->empty()) press(*key);
            } catch (const core::Error& error) {
                if (error.key().starts_with("output.")) throw;
                message_ = language::error_text(error);
            }
            draw();
        }
        keys_ = nullptr;
    }

  private:
    void draw() {
        const ui::Size size = ui::terminal_size();
        const std::string text = ui::screen_text(page(size), size.rows);
        if (text == drawn_) return;
        drawn_ = text;
        console_.out() << text << std::flush;
    }

    Lines page(const ui::Size& size) const {
        if (shown_) return shown_page(size);
        const std::size_t columns = std::max<std::size_t>(size.columns, 1);
        Lines below;
        if (typed_ || !message_.empty())
            below = abridged(typed_ ? language::text("stepper.typing", *typed_) : message_, columns, 3);
        below.push_back(console_.paint(
            ui::Style::dim,
            keys_that_fit(language::text(session_.view().analysis ? "stepper.keys_analysis" : "stepper.keys"),
                          columns)));
        const std::size_t rows = size.rows - std::min(size.rows, below.size());
        Lines lines = stepper_page(console_, session_.stepper(), session_.view(), {rows, columns});
        lines.resize(rows);
        lines.insert(lines.end(), below.begin(), below.end());
        return lines;
    }

    /// The help, or the sentences of an answer.
    Lines shown_lines(std::size_t columns) const {
        if (!shown_->sentences.empty()) return indented_lines(shown_->sentences, columns);
        Lines lines = ui::split_lines(ui::definitions(StepperSession::help(), columns));
        lines.emplace_back();
        for (std::string& line : ui::wrap(language::text("stepper.keys_help"), columns))
            lines.push_back(std::move(line));
        return lines;
    }

    Lines shown_page(const ui::Size& size) const {
        const Lines all = shown_lines(size.columns);
        const std::size_t from = std::min(shown_->from, all.size());
        const std::size_t to = std::min(from + rows_of_help(size), all.size());
        Lines page(all.begin() + static_cast<std::ptrdiff_t>(from), all.begin() + static_cast<std::ptrdiff_t>(to));
        page.insert(page.end(), {"", language::text(to == all.size() ? "play.any_key_back" : "play.any_key_more")});
        return page;
    }

    void press(const std::string& key) {
        if (ui::mouse_report(key) || ui::is_paste(key)) return;
        if (shown_) {
            const ui::Size size = ui::terminal_size();
            shown_->from += rows_of_help(size);
            if (shown_->from >= shown_lines(size.columns).size()) shown_.reset();
            return;
        }
        if (typed_) return type(key);
        message_.clear();
        if (key == "\x0c") return drawn_.clear();
        if (key == "\x1a") {
            ui::suspend();
            return drawn_.clear();
        }
        if (const int by = scrolled_by(key); by != 0) return session_.scroll(by);
        if (key == ":") {
            typed_.emplace();
            return;
        }
        const auto known = session_.line_of_key(key);
        if (!known) {
            message_ = language::text("stepper.unknown_key");
        } else if (known->is_begun) {
            typed_ = known->line;
        } else {
            obey(known->line);
        }
    }

    void type(const std::string& key) {
        if (key == "\r" || key == "\n") return obey(*std::exchange(typed_, std::nullopt));
        if (key == escape || key == interrupt) return typed_.reset();
        if (key == "\x7f" || key == "\b") {
            if (typed_->empty()) return typed_.reset();
            while (typed_->size() > 1 && (static_cast<unsigned char>(typed_->back()) & 0xc0U) == 0x80)
                typed_->pop_back();
            typed_->pop_back();
            return;
        }
        const bool is_control = static_cast<unsigned char>(key[0]) < ' ';
        if (!is_control) *typed_ += key;
    }

    void obey(const std::string& line) {
        constexpr double seconds_before_message = 0.3;
        const core::Stopwatch watch;
        bool has_message = false;
        const auto check_interruption = [&] {
            if (!has_message && watch.seconds() > seconds_before_message) {
                has_message = true;
                message_ = language::text("stepper.working");
                drawn_.clear();
                // There is no position to show yet: only the line at the bottom is written.
                console_.out() << "\r\x1b[K" << message_ << std::flush;
                message_.clear();
            }
            return interrupted();
        };
        const StepperSession::Answer answer = session_.obey(line, check_interruption);
        message_ = answer.message;
        using Then = StepperSession::Answer::Then;
        const bool reads = answer.then == Then::read && !answer.lines.empty();
        if (reads || answer.then == Then::help) shown_ = Shown{answer.lines};
        // On the whole screen Ctrl-C is a key. A signal comes from elsewhere and ends the program.
        if (answer.then == Then::leave || frame::caught_signal() != 0) leaves_ = true;
    }

    /// Reads the keys that were pressed while the engine runs. Returns true if one of them interrupts it.
    bool interrupted() {
        for (;;) {
            const auto key = keys_->read_key(0);
            if (!key) {
                input_ended_ = true;
                return true;
            }
            if (key->empty()) return false;
            if (*key == escape || *key == interrupt) return true;
            waiting_.push_back(*key);
        }
    }

    const ui::Console& console_;
    StepperSession& session_;
    ui::KeyMode* keys_ = nullptr;
    std::deque<std::string> waiting_;  ///< keys that were pressed while the engine ran
    std::string message_;
    std::optional<std::string> typed_;  ///< the beginning of a line that is being typed
    /// What fills the screen until a key is pressed.
    struct Shown {
        Lines sentences{};     ///< none: the help
        std::size_t from = 0;  ///< the first line on the screen
    };
    std::optional<Shown> shown_;
    bool input_ended_ = false;
    bool leaves_ = false;
    std::string drawn_;
};

ui::Completion complete(std::string_view line) {
    ui::Completion found;
    for (std::string& word : StepperSession::words())
        if (word.starts_with(line)) found.words.push_back(std::move(word));
    return found;
}

/// Stepping by typed lines, from a person or a script.
class StepperLines {
  public:
    StepperLines(ui::Console& console, StepperSession& session) : console_(console), session_(session) {}

    void run() {
        show();
        ui::converse(
            console_, [this] { return language::text("stepper.prompt", session_.stepper().run().position()); },
            [this](const std::string& line) { return obey(line); }, {"step", complete});
    }

  private:
    /// Leaves room for the prompt and for the last line of the previous page.
    void show() const {
        constexpr std::size_t most = 50;
        // Lines may run off the screen if a board would be cut otherwise.
        const bool is_board = session_.view().clauses == StepperView::Clauses::board;
        const std::size_t rows = is_board ? most : std::clamp<std::size_t>(console_.rows(), 12, most);
        const ui::Size size{rows - 2, console_.columns() - 1};
        for (const std::string& line : stepper_page(console_, session_.stepper(), session_.view(), size))
            console_.out() << line << '\n';
    }

    bool obey(const std::string& line) {
        using Then = StepperSession::Answer::Then;
        const StepperSession::Answer answer = session_.obey(line, {});
        const int signal = frame::caught_signal();
        if (signal != 0 && (signal != core::interrupt_signal || !console_.interactive())) return false;
        // Ctrl-C has stopped a long run, and the person continues from there: the signal is used up.
        if (signal != 0) frame::Interruptible();
        if (answer.then == Then::leave) return false;
        if (answer.then == Then::show) show();
        if (answer.then == Then::read) {
            for (const std::string& shown : indented_lines(answer.lines, console_.columns()))
                console_.out() << shown << '\n';
        }
        if (answer.then == Then::help) {
            console_.out() << ui::definitions(StepperSession::help(), console_.columns());
            console_.say(language::text("stepper.lines_help"));
        }
        if (!answer.message.empty()) console_.say(answer.message);
        return true;
    }

    ui::Console& console_;
    StepperSession& session_;
};

int run_step(frame::Context& context, const frame::Arguments& arguments) {
    const std::string& path = arguments.operands[0];
    // The commands come from standard input.
    if (path == "-") throw core::Error("sat_menu.no_standard_input");
    solving::SolveRequest request = solving::solve_request(arguments);
    cnf::ClauseList formula;
    std::optional<frame::Interruptible> work;
    const auto report = solving::read_formula(path, formula, {.relaxed = arguments.has("relaxed")}, work);
    if (!report) return frame::exit_done;
    work.reset();
    solving::show_warnings(context, *report);
    const solving::LiteralNames names(path);
    request.decisions = listed_literals(arguments, "decide", report->variables, names);
    step_through(context, formula, request, language::visible(path), wording::words_of(path, report->variables), names,
                 {.on_screen = !arguments.has("lines"), .quiz = arguments.has("quiz")});
    return frame::exit_done;
}
}  // namespace

void step_through(frame::Context& context, const cnf::ClauseList& formula, const solving::SolveRequest& request,
                  const std::string& name, const wording::ClauseWords& words, const solving::LiteralNames& names,
                  const StepperOptions& options) {
    ui::Console& console = context.console;
    solving::SolveRequest repeatable = request;
    repeatable.limits.seconds.reset();
    Stepper stepper(formula, repeatable);
    StepperSession session(stepper, name + "  " + solving::request_text(repeatable), words ? words : names.words(),
                           names);
    session.ask_first(options.quiz);
    if (options.on_screen && console.has_screen()) {
        StepperScreen(console, session).run();
    } else {
        StepperLines(console, session).run();
    }
}

frame::Command step_command() {
    std::vector<frame::Option> options = solving::solve_options();
    // A search that ends by the clock would end elsewhere when a step back repeats it.
    std::erase_if(options, [](const frame::Option& option) { return option.name == "time-limit"; });
    options.insert(
        options.end(),
        {decide_option(), {.name = "lines"}, {.name = "quiz"}, frame::expression_option(), {.name = "relaxed"}});
    return {.name = "step", .operands = "FILE", .options = std::move(options), .run = run_step};
}
}  // namespace satdoku::insight
