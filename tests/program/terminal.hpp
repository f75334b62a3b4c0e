// Runs the program on a pseudo-terminal, as a person sits before it: keys go in, the screen comes out.
#pragma once

#include "program/program.hpp"

#include <string>
#include <sys/types.h>

class Terminal {
  public:
    /// Starts `satdoku ARGUMENTS` in the folder, in English, on a screen of that size.
    /// @param environment  NAME=VALUE words in front of the command
    Terminal(const Folder& folder, const std::string& arguments, unsigned short rows = 24, unsigned short columns = 80,
             const std::string& environment = "TERM=xterm");
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal();

    void type(const std::string& keys);

    /// Gives the window another size.
    void resize(unsigned short rows, unsigned short columns);

    void signal(int number) const;
    /// Waits until a signal has stopped the program; false where it ended.
    bool stops() const;

    /// Waits until the program has written `text` after what earlier calls waited for. False where that takes
    /// unreasonably long, or the program has ended without.
    bool shows(const std::string& text);

    /// Takes the terminal away, which sends SIGHUP.
    void hang_up();

    /// Waits for the program's end. Its exit code; 128 + the signal where one ended it.
    int end();

    /// Everything that it has written so far.
    const std::string& screen() const { return screen_; }

  private:
    bool read_more(int milliseconds);

    int master_ = -1;
    pid_t program_ = -1;
    std::string screen_;
    std::size_t seen_ = 0;  ///< up to where shows() has looked
};
