// Text on its way to a console of Windows: as UTF-16, so that no code page matters.
#pragma once
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

namespace satdoku::ui {
/// Returns nothing if it is not a console.
std::optional<DWORD> mode_of(HANDLE console);

class ConsoleOutput {
  public:
    /// @param channel  a console or anything else
    explicit ConsoleOutput(HANDLE channel);

    bool is_console() const { return is_console_; }
    /// False for those of Windows 8 and older, and of Wine.
    bool obeys_sequences() const { return obeys_sequences_; }
    /// What the window shows.
    HANDLE screen() const { return screen_; }

    /// Returns 0, or the errno of a write that failed. @pre is_console()
    int write(std::string_view bytes);

    /// While the whole screen is drawn, a line that fills its row does not wrap.
    void draw_whole_screen(bool wanted);

    /// Gives the console the mode that it had.
    void restore_mode();

  private:
    std::size_t whole_characters() const;

    HANDLE screen_;
    bool is_console_ = false;
    bool obeys_sequences_ = false;
    DWORD mode_before_ = 0;
    std::string waiting_{};  ///< the beginning of a character
    std::mutex mutex_{};     ///< the handler of a signal writes, too
};
}  // namespace satdoku::ui
