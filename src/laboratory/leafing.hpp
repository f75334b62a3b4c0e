// Leafing through what fills more than a screen: the answers that every such thing takes, and room for its
// own.
#pragma once

#include <satdoku/ui/console.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace satdoku::laboratory {

class Leafing {
  public:
    /// @param help  key of the catalogue
    Leafing(ui::Console& console, std::string_view help) : console_(console), help_(help) {}
    virtual ~Leafing() = default;

    /// Until the person leaves or the input ends.
    void run();

  protected:
    ui::Console& console() { return console_; }
    const ui::Console& console() const { return console_; }

    /// Lines on a page: the prompt stays below them, and one line of the page before above.
    std::size_t room() const;

    virtual std::string prompt() const = 0;
    virtual void show() = 0;
    /// To the next page, or the one before. Returns whether there is one.
    virtual bool go_on() = 0;
    virtual bool go_back() = 0;
    /// Any other answer, without blanks around it and not empty. Returns whether another page is to be shown;
    /// throws core::Error where it means nothing.
    virtual bool other(const std::string& answer) = 0;

  private:
    bool obey(const std::string& typed);

    ui::Console& console_;
    std::string_view help_;
};

}  // namespace satdoku::laboratory
