// The bytes that a terminal sends, cut into keys: a character of UTF-8, a control character, or an escape
// sequence as ECMA-48 and xterm form them. Bytes come in pieces of any size, over a slow line also in the
// midst of a key; a key is only given out when it is whole, or when nothing more has come for a while. A text
// that the terminal says was pasted is one key, however long it takes to come.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace satdoku::ui {

class KeyBytes {
  public:
    /// A paste begins so, and ends so (xterm's bracketed paste mode).
    static constexpr std::string_view paste_begin = "\x1b[200~";
    static constexpr std::string_view paste_end = "\x1b[201~";

    void add(std::string_view bytes);
    bool empty() const { return bytes_.empty(); }
    void clear() {
        bytes_.clear();
        in_paste_ = false;
    }

    /// The key at the front; nothing if there is none, or only a part of one.
    std::optional<std::string> take();
    /// The same after a while without input: then a part of a key is a key as well (Escape).
    std::optional<std::string> take_part();

  private:
    void drop_rest_of_paste();
    std::string cut(std::size_t length);

    std::string bytes_;
    bool in_paste_ = false;      ///< a paste's beginning was given out, and its end has not come
    bool after_escape_ = false;  ///< the latest key was Escape alone: its sequence may still come
};

}  // namespace satdoku::ui
