#include "stepper_screen.hpp"

#include "stepper_view.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/terminal.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace satdoku::insight {

namespace {

using Lines = std::vector<std::string>;

constexpr int tick = 250;  ///< milliseconds: how often the size of the window is looked at
constexpr std::string_view escape = "\x1b";
constexpr std::string_view interrupt = "\x03";

/// Keys that say a line, or begin one that is typed.
struct Key {
    std::string_view bytes;
    std::string_view line;
    bool begins = false;
};

constexpr auto keys = std::to_array<Key>({
    {" ", "next"},        {"\r", "next"},        {"\n", "next"},         {"\x1b[C", "next"},
    {"\x1bOC", "next"},   {"\x1b[D", "back"},    {"\x1bOD", "back"},     {"\x7f", "back"},
    {"\b", "back"},       {"\x1b[H", "start"},   {"\x1b[1~", "start"},   {"\x1b[F", "end"},
    {"\x1b[4~", "end"},   {"Q", "quit"},         {interrupt, "quit"},    {"\x1bOP", "help"},
    {"g", "goto ", true}, {"b", "break ", true}, {"x", "decide ", true}, {":", "", true},
});

/// Of characters that stand for lines by themselves.
bool says_a_line(std::string_view key) {
    constexpr std::string_view letters = "npdDcClLrR0efuvws?q";
    return key.size() == 1 && letters.find(key[0]) != std::string_view::npos;
}

int scrolled_by(std::string_view key) {
    constexpr std::string_view up[] = {"k", "\x1b[A", "\x1bOA"};
    constexpr std::string_view down[] = {"j", "\x1b[B", "\x1bOB"};
    constexpr int page = 10;
    if (std::find(std::begin(up), std::end(up), key) != std::end(up)) return -1;
    if (std::find(std::begin(down), std::end(down), key) != std::end(down)) return 1;
    if (key == "\x1b[5~") return -page;
    return key == "\x1b[6~" ? page : 0;
}

std::size_t rows_of_help(const ui::Size& size) {
    return size.rows > 2 ? size.rows - 2 : 1;
}

}  // namespace

void StepperScreen::run() {
    ui::KeyMode key_mode(ui::KeyMode::Screen::whole);
    keys_ = &key_mode;
    drawn_.clear();
    leaves_ = false;
    draw();
    while (!leaves_ && !input_ended_) {
        std::optional<std::string> key;
        if (waiting_.empty()) {
            key = key_mode.read_key(tick);
        } else {
            key = std::exchange(waiting_.front(), {});
            waiting_.pop_front();
        }
        if (!key) break;
        if (key_mode.was_away()) drawn_.clear();
        try {
            if (!key->empty()) press(*key);
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            message_ = language::error_text(error);
        }
        draw();
    }
    keys_ = nullptr;
}

void StepperScreen::draw() {
    const ui::Size size = ui::terminal_size();
    const std::string text = ui::screen_text(page(size), size.rows);
    if (text == drawn_) return;
    drawn_ = text;
    console_.out() << text << std::flush;
}

Lines StepperScreen::page(const ui::Size& size) const {
    if (help_from_) return help_page(size);
    const std::size_t columns = std::max<std::size_t>(size.columns, 1);
    Lines below = ui::wrap(typed_ ? language::text("stepper.typing", *typed_) : message_, columns);
    if (typed_ || !message_.empty()) {
        below.resize(std::min<std::size_t>(below.size(), 3));
    } else {
        below.clear();
    }
    below.push_back(
        console_.paint(ui::Style::dim, ui::wrap(language::text("stepper.keys"), columns).front()));
    const std::size_t rows = size.rows - std::min(size.rows, below.size());
    Lines lines = stepper_page(console_, session_.stepper(), session_.view(), {rows, columns});
    lines.resize(rows);
    lines.insert(lines.end(), below.begin(), below.end());
    return lines;
}

Lines StepperScreen::help_lines(std::size_t columns) const {
    Lines lines = ui::split_lines(ui::definitions(stepper_help(), columns));
    lines.emplace_back();
    for (std::string& line : ui::wrap(language::text("stepper.keys_help"), columns))
        lines.push_back(std::move(line));
    return lines;
}

Lines StepperScreen::help_page(const ui::Size& size) const {
    const Lines all = help_lines(size.columns);
    const std::size_t from = std::min(*help_from_, all.size());
    const std::size_t to = std::min(from + rows_of_help(size), all.size());
    Lines page(all.begin() + static_cast<std::ptrdiff_t>(from),
               all.begin() + static_cast<std::ptrdiff_t>(to));
    page.insert(page.end(),
                {"", language::text(to == all.size() ? "play.any_key_back" : "play.any_key_more")});
    return page;
}

void StepperScreen::press(const std::string& key) {
    if (ui::mouse_report(key) || ui::is_paste(key)) return;
    if (help_from_) {
        const ui::Size size = ui::terminal_size();
        *help_from_ += rows_of_help(size);
        if (*help_from_ >= help_lines(size.columns).size()) help_from_.reset();
        return;
    }
    if (typed_) return type(key);
    message_.clear();
    if (key == "\x0c") return drawn_.clear();
    if (key == "\x1a") {
        ui::suspend();
        return drawn_.clear();
    }
    if (const int by = scrolled_by(key); by != 0) return session_.scroll(by);
    if (says_a_line(key)) return obey(key);
    const auto known =
        std::find_if(keys.begin(), keys.end(), [&](const Key& one) { return one.bytes == key; });
    if (known == keys.end()) {
        message_ = language::text("stepper.unknown_key");
    } else if (known->begins) {
        typed_ = known->line;
    } else {
        obey(std::string(known->line));
    }
}

void StepperScreen::type(const std::string& key) {
    if (key == "\r" || key == "\n") return obey(*std::exchange(typed_, std::nullopt));
    if (key == escape || key == interrupt) return typed_.reset();
    if (key == "\x7f" || key == "\b") {
        if (typed_->empty()) return typed_.reset();
        while (typed_->size() > 1 && (static_cast<unsigned char>(typed_->back()) & 0xc0U) == 0x80)
            typed_->pop_back();
        typed_->pop_back();
        return;
    }
    const bool is_control = static_cast<unsigned char>(key[0]) < ' ';
    if (!is_control) *typed_ += key;
}

void StepperScreen::obey(const std::string& line) {
    constexpr double seconds_before_a_word = 0.3;
    const core::Stopwatch watch;
    bool told = false;
    const auto look = [&] {
        if (!told && watch.seconds() > seconds_before_a_word) {
            told = true;
            message_ = language::text("stepper.working");
            drawn_.clear();
            // The search does not stand anywhere yet: only the line at the bottom is written.
            console_.out() << "\r\x1b[K" << message_ << std::flush;
            message_.clear();
        }
        return interrupted();
    };
    const StepperSession::Answer answer = session_.obey(line, look);
    message_ = answer.message;
    if (answer.then == StepperSession::Answer::Then::help) help_from_ = 0;
    // On the whole screen Ctrl-C is a key: a signal is from elsewhere, and ends the program.
    if (answer.then == StepperSession::Answer::Then::leave || frame::caught_signal() != 0) leaves_ = true;
}

bool StepperScreen::interrupted() {
    for (;;) {
        const auto key = keys_->read_key(0);
        if (!key) {
            input_ended_ = true;
            return true;
        }
        if (key->empty()) return false;
        if (*key == escape || *key == interrupt) return true;
        waiting_.push_back(*key);
    }
}

}  // namespace satdoku::insight
