// Runs the program on a pseudo-terminal: types keys and reads the screen.
#pragma once
#include "program/program.hpp"
#include <string>

class Terminal {
  public:
    /// Starts `satdoku ARGUMENTS` in the folder, in English, on a screen of this size.
    /// @param environment  NAME=VALUE words before the command
    Terminal(const Folder& folder, const std::string& arguments, unsigned short rows = 24, unsigned short columns = 80,
             const std::string& environment = "TERM=xterm");
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal();

    void type(const std::string& keys);

    /// Changes the size of the window.
    void resize(unsigned short rows, unsigned short columns);

    void signal(int number) const;
    /// Waits until a signal has stopped the program. Returns false if it ended instead.
    bool stops() const;

    /// Waits until the program has written `text` after the texts of earlier calls. Returns false after 20 seconds, or
    /// if the program ended without writing it.
    bool shows(const std::string& text);

    /// Closes the terminal, which sends SIGHUP.
    void hang_up();

    /// Waits until the program ends. Returns its exit code; 128 + the signal if a signal ended it.
    int end();

    /// All output so far.
    const std::string& screen() const { return screen_; }

  private:
    bool read_more(int milliseconds);

    int master_ = -1;
    int program_ = -1;
    std::string screen_;
    std::size_t seen_ = 0;  ///< end of the last text that shows() has found
};
