// What a console of Windows reports about keyboard and mouse, as the bytes that a terminal sends for it: those of xterm,
// in UTF-8. It is plain computation, for every system.
#pragma once
#include <cstddef>
#include <string>

namespace satdoku::ui {
/// Text in UTF-16, unit by unit, becomes UTF-8.
class Utf16Text {
  public:
    /// Adds the character that the unit completes; half of one that has no other half becomes U+FFFD.
    void add(char16_t unit, std::string& text);

  private:
    char16_t first_half_ = 0;
};

class ConsoleKeys {
  public:
    struct Key {
        unsigned code;       ///< the system's number of a "virtual key"
        char16_t character;  ///< what it types; 0: nothing
        bool down = true;    ///< false: it was let go
        bool shift = false;
        bool alt = false;
        bool control = false;
        unsigned times = 1;  ///< more often than once if it is held down
    };

    void add(const Key& key);
    /// The first button of the mouse went down. @param row, column  of the window, from 0
    void add_click(std::size_t row, std::size_t column);

    /// Takes the bytes of all keys since the last call.
    /// @param marks_paste  whether to put xterm's marks around pasted text. A console types such text, all at once: so
    ///                     these are more characters than a person types between two calls.
    std::string take(bool marks_paste);

  private:
    std::string bytes_of(const Key& key);

    std::string bytes_;
    std::size_t characters_ = 0;  ///< how many of the keys have typed one
    Utf16Text text_;
};
}  // namespace satdoku::ui
