// What a person says while stepping, as lines: "d", "goto 12", "break literal -5", "decide 3". Keys on the whole
// screen, lines and scripts over a pipe all come here.
#pragma once

#include "stepper.hpp"
#include "stepper_view.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::insight {

/// What may be said: how it is written, and what it does.
std::vector<std::pair<std::string, std::string>> stepper_help();
/// The words that a line may begin with.
std::vector<std::string> stepper_commands();

class StepperSession {
  public:
    /// What a line has brought about.
    struct Answer {
        enum class Then {
            show,  ///< where the search stands now
            stay,  ///< nothing has moved
            help,  ///< the commands are asked for
            leave,
        };
        Then then = Then::show;
        std::string message{};
    };

    /// Stands at the beginning. Clauses are not shown at first where the formula has very many.
    /// @param stepper  lives as long as this
    /// @param title    of the view
    /// @param words    what the formula says, if anything
    StepperSession(Stepper& stepper, std::string title, wording::ClauseWords words = {});

    const Stepper& stepper() const { return stepper_; }
    const StepperView& view() const { return view_; }
    /// Moves the window over the clauses that are left. @param by  how many clauses down; negative: up
    void scroll(std::ptrdiff_t by);

    /// Throws core::Error where the line means nothing here; then nothing has changed.
    Answer obey(const std::string& line, const Stepper::Interrupted& interrupted);

  private:
    Answer walk(bool forward, StepperGoal goal, const Stepper::Interrupted& interrupted);
    Answer jump(const std::string& number, int direction, const Stepper::Interrupted& interrupted);
    Answer go(bool forward, const std::string& what, const Stepper::Interrupted& interrupted);
    Answer run(bool forward, const Stepper::Interrupted& interrupted);
    Answer set_breakpoint(const std::string& what);
    Answer choose_clauses(const std::string& what);
    cnf::Literal literal(const std::string& text) const;

    Stepper& stepper_;
    StepperView view_;
    std::vector<StepperStop> breakpoints_;
};

}  // namespace satdoku::insight
