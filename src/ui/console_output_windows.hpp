// Text on its way to a console of Windows: as UTF-16, so that no code page matters. Escape sequences are obeyed by the
// console, or here if it does not know them (those of Windows 8 and older, and of Wine).
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

namespace satdoku::ui {

/// Returns nothing if it is not a console.
std::optional<DWORD> mode_of(HANDLE console);

/// The parameters of "ESC [ ... m", as far as the program uses them.
struct Colours {
    bool bold = false;
    bool dim = false;
    bool underlined = false;
    bool reversed = false;
    std::optional<unsigned> letters;     ///< ISO 6429's number of a colour
    std::optional<unsigned> background;  ///< 8 and more: bright

    void obey(unsigned parameter);
    /// @param plain  the attributes of text without colours
    WORD attributes(WORD plain) const;
};

class ConsoleOutput {
  public:
    /// @param channel  a console or anything else
    explicit ConsoleOutput(HANDLE channel);

    bool is_console() const { return is_console_; }
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
    int write_text(std::wstring_view text);
    void take_colours();
    int obey(std::wstring_view text);
    void obey(wchar_t final, const std::vector<unsigned>& parameters);
    void switch_screen(bool to_alternate);
    void erase(COORD from, SHORT last, const CONSOLE_SCREEN_BUFFER_INFO& info);

    HANDLE screen_;
    HANDLE first_screen_;
    bool is_console_ = false;
    bool knows_sequences_ = false;
    DWORD mode_before_ = 0;
    WORD plain_ = 0;
    Colours colours_{};
    std::optional<WORD> current_{};  ///< the attributes that the screen has
    std::string waiting_{};          ///< the beginning of a character or a sequence
    std::mutex mutex_{};             ///< the handler of a signal writes, too
};
}  // namespace satdoku::ui
