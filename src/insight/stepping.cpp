#include "stepper_screen.hpp"
#include "stepper_session.hpp"

#include <satdoku/frame/interruption.hpp>
#include <satdoku/insight/stepping.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/table.hpp>

#include <algorithm>
#include <csignal>

namespace satdoku::insight {

namespace {

ui::Completion complete(std::string_view line) {
    ui::Completion found;
    for (std::string& word : stepper_commands()) {
        if (word.starts_with(line)) found.words.push_back(std::move(word));
    }
    return found;
}

class SteppingByLines {
  public:
    SteppingByLines(ui::Console& console, StepperSession& session) : console_(console), session_(session) {}

    void run() {
        show();
        ui::converse(
            console_,
            [this] { return language::text("stepper.prompt", session_.stepper().run().position()); },
            [this](const std::string& line) { return obey(line); }, {"step", complete});
    }

  private:
    /// The page leaves room for the prompt, and for the last line of the page before.
    void show() const {
        constexpr std::size_t most = 50;
        // Lines may run off the screen where a board would be cut else.
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
        if (signal != 0 && (signal != SIGINT || !console_.interactive())) return false;
        // Ctrl-C has stopped a long run, and a person goes on from there: the signal has done its work.
        if (signal != 0) frame::Interruptible();
        if (answer.then == Then::leave) return false;
        if (answer.then == Then::show) show();
        if (answer.then == Then::help) {
            console_.out() << ui::definitions(stepper_help(), console_.columns());
            console_.say(language::text("stepper.lines_help"));
        }
        if (!answer.message.empty()) console_.say(answer.message);
        return true;
    }

    ui::Console& console_;
    StepperSession& session_;
};

}  // namespace

void step_through(frame::Context& context, const cnf::ClauseList& formula,
                  const solving::SolveRequest& request, const std::string& name,
                  const wording::ClauseWords& words, bool on_screen) {
    ui::Console& console = context.console;
    solving::SolveRequest repeatable = request;
    repeatable.limits.seconds.reset();
    Stepper stepper(formula, repeatable);
    std::string title = name;
    title += "  ";
    title += solving::request_text(repeatable);
    StepperSession session(stepper, std::move(title), words);
    if (on_screen && console.has_screen()) {
        StepperScreen(console, session).run();
    } else {
        SteppingByLines(console, session).run();
    }
}

}  // namespace satdoku::insight
