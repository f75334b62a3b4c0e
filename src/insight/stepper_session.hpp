// The commands of the stepper as lines: "d", "goto 12", "break literal -5", "decide 3". Keys on the whole screen,
// typed lines and scripts over a pipe all come here.
#pragma once
#include "stepper_view.hpp"

namespace satdoku::insight {
class StepperSession {
  public:
    /// The result of a line.
    struct Answer {
        enum class Then {
            show,  ///< the page
            stay,  ///< nothing has moved
            help,  ///< show the commands
            read,  ///< show the sentences of `lines`, page by page
            leave,
        };
        Then then = Then::show;
        std::string message{};
        std::vector<std::string> lines{};
    };

    /// Begins at the start of the search. The clauses of very large formulas are not shown at first.
    /// @param stepper  must outlive this object
    /// @param title    of the view
    /// @param words    the meanings of literals and clauses, if known; literals are shown by them
    /// @param names    of literals in typed lines
    StepperSession(Stepper& stepper, std::string title, wording::ClauseWords words = {},
                   solving::LiteralNames names = {});

    const Stepper& stepper() const { return stepper_; }
    const StepperView& view() const { return view_; }
    /// Moves the window over the clauses that are left. @param by  number of clauses down; negative: up
    void scroll(std::ptrdiff_t by);

    /// Throws core::Error and changes nothing if the line is not understood.
    Answer obey(const std::string& line, const Stepper::Interrupted& interrupted);

    /// The commands and their effects, as the help lists them.
    static std::vector<std::pair<std::string, std::string>> help();
    /// The words with which a line may begin.
    static std::vector<std::string> words();

    /// A line, or the beginning of one that is to be typed.
    struct KeyLine {
        std::string line;
        bool is_begun;
    };
    /// The line of a key on the whole screen; nothing if it is not a command.
    std::optional<KeyLine> line_of_key(std::string_view key) const;
    /// From now on the session asks what the next event will be, or asks no more.
    void ask_first(bool asks);

  private:
    struct Command;
    static std::span<const Command> commands();
    static const Command* find_command(std::string_view word);

    using Interrupted = Stepper::Interrupted;
    Answer act(const std::string& line, const Interrupted& interrupted);
    Answer walk(bool forward, const StepperGoal& goal, const Interrupted& interrupted);
    Answer jump(const std::string& number, int direction, const Interrupted& interrupted);
    Answer go(bool forward, const std::string& what, const Interrupted& interrupted);
    Answer run(bool forward, const Interrupted& interrupted);
    Answer set_breakpoint(const std::string& what);
    Answer choose_clauses(const std::string& what);
    /// One event on or back, or one step of the analysis.
    Answer step(bool forward, const Interrupted& interrupted);
    Answer analyse(const std::string& where, const Interrupted& interrupted);
    Answer step_in_analysis(bool forward, const Interrupted& interrupted);
    Answer why(const std::string& what, const Interrupted& interrupted);
    Answer quiz();
    /// Shows no analysis and waits for no answer any more.
    void leave_details();
    /// When the session asks about the next event, hides that event on the page.
    void keep_answers();
    /// Asks about the next event; nothing if there is nothing to ask.
    std::optional<Answer> ask();
    /// @param choice  from 1
    Answer reply(std::size_t choice, const Interrupted& interrupted);

    Stepper& stepper_;
    StepperView view_;
    solving::LiteralNames names_;
    NamedMeanwhile named_;
    std::vector<StepperStop> breakpoints_;
    bool asks_ = false;
    std::optional<StepperQuestion> question_;  ///< that waits for its answer
    std::size_t asked_ = 0;
    std::size_t right_ = 0;
};
}  // namespace satdoku::insight
