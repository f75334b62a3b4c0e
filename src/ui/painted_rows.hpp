// Rows at the cursor of the terminal that are painted again after each key, while everything above them stays as it is.
#pragma once
#include "line_editor.hpp"

namespace satdoku::ui {
class PaintedRows {
  public:
    /// What a picture becomes in a window of this size.
    using Picture = std::function<LinePicture(const Size& window)>;
    /// @param more  whether another key has arrived already
    using Press = std::function<LineEditor::Reaction(std::string_view key, bool more)>;

    explicit PaintedRows(Picture picture) : picture_(std::move(picture)) {}

    /// Paints, and hands keys to `press` until its reaction ends the reading: entered, left or ended. Returns nothing at the
    /// end of input, or if interrupt_reading() ended the waiting.
    std::optional<LineEditor::Reaction> read(const Press& press);

    void draw();
    /// Moves the cursor below the last row.
    void leave();
    /// Removes the rows; the cursor is where they began.
    void erase();
    /// What was painted stays; the next picture is painted where the cursor is.
    void keep() { shown_ = nothing; }

    std::ostream& out() { return out_; }

  private:
    bool asks_for_cursor();
    std::string broken_report() const;
    std::size_t rows_above() const;

    static const inline LinePicture nothing = {{""}, 0, 0};

    std::ostream& out_ = stream(Channel::output);
    Picture picture_;
    LinePicture shown_ = nothing;
    Size window_ = terminal_size();  ///< when it was painted
    bool breaks_rows_ = false;       ///< whether the terminal is known to break rows as its window becomes narrower
};
}  // namespace satdoku::ui
