// Stepping with single keys on the whole screen.
#pragma once

#include "stepper_session.hpp"

#include <satdoku/ui/console.hpp>
#include <satdoku/ui/terminal.hpp>

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::insight {

class StepperScreen {
  public:
    StepperScreen(const ui::Console& console, StepperSession& session)
        : console_(console), session_(session) {}

    /// Takes the whole screen until the person leaves or the input ends.
    void run();

  private:
    void draw();
    std::vector<std::string> page(const ui::Size& size) const;
    std::vector<std::string> help_lines(std::size_t columns) const;
    std::vector<std::string> help_page(const ui::Size& size) const;
    void press(const std::string& key);
    void type(const std::string& key);
    void obey(const std::string& line);
    /// Reads the keys that have come while the engine runs. @return whether one of them interrupts it
    bool interrupted();

    const ui::Console& console_;
    StepperSession& session_;
    ui::KeyMode* keys_ = nullptr;
    std::deque<std::string> waiting_;  ///< keys that came while the engine ran
    std::string message_;
    std::optional<std::string> typed_;      ///< of a line, where one is typed
    std::optional<std::size_t> help_from_;  ///< the first line of help that is shown, where it is
    bool input_ended_ = false;
    bool leaves_ = false;
    std::string drawn_;
};

}  // namespace satdoku::insight
