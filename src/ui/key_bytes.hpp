// The bytes that a terminal sends, cut into keys: a character of UTF-8, a control character, or an escape sequence of
// ECMA-48 and xterm. Bytes come in pieces of any size; on a slow line a piece may end within a key. A key is returned
// when it is whole, or when no byte has come for a while. Pasted text, which the terminal marks, is one key, however
// long it takes to arrive.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace satdoku::ui {
class KeyBytes {
  public:
    /// The marks before and after pasted text (xterm's bracketed paste mode).
    static constexpr std::string_view paste_begin = "\x1b[200~";
    static constexpr std::string_view paste_end = "\x1b[201~";

    void add(std::string_view bytes);
    bool empty() const { return bytes_.empty(); }
    void clear() {
        bytes_.clear();
        in_paste_ = false;
    }

    /// Takes the key at the front; nothing if there is none, or only a part of one.
    std::optional<std::string> take();
    /// The same after a while without input: then a part of a key counts as a key (Escape).
    std::optional<std::string> take_part();

  private:
    void drop_rest_of_paste();
    std::string cut(std::size_t length);

    std::string bytes_;
    bool in_paste_ = false;      ///< the beginning of a paste was returned, and its end has not come
    bool after_escape_ = false;  ///< the latest key was Escape alone; the rest of its sequence may still come
};
}  // namespace satdoku::ui
