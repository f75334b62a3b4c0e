#include "console_output_windows.hpp"
#include <satdoku/core/system.hpp>
#include <algorithm>
#include <utility>

namespace satdoku::ui {
namespace {

HANDLE new_screen() {
    return ::CreateConsoleScreenBuffer(GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                                       CONSOLE_TEXTMODE_BUFFER, nullptr);
}

constexpr DWORD sequences_mode =
    ENABLE_PROCESSED_OUTPUT | ENABLE_WRAP_AT_EOL_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING;

/// Asks a screen that nobody sees: Wine takes the mode, but does not know the sequences.
bool console_knows_sequences() {
    const HANDLE screen = new_screen();
    CONSOLE_SCREEN_BUFFER_INFO info{};
    DWORD written = 0;
    const bool knows = ::SetConsoleMode(screen, sequences_mode) != 0 &&
                       ::WriteConsoleW(screen, L"\x1b[m", 3, &written, nullptr) != 0 &&
                       ::GetConsoleScreenBufferInfo(screen, &info) != 0 && info.dwCursorPosition.X == 0;
    ::CloseHandle(screen);
    return knows;
}
}  // namespace

std::optional<DWORD> mode_of(HANDLE console) {
    DWORD mode = 0;
    return ::GetConsoleMode(console, &mode) == 0 ? std::nullopt : std::optional(mode);
}

void Colours::obey(unsigned parameter) {
    constexpr unsigned count = 8;
    if (parameter == 0) *this = {};
    if (parameter == 1) bold = true;
    if (parameter == 2) dim = true;
    if (parameter == 4) underlined = true;
    if (parameter == 7) reversed = true;
    if (parameter >= 30 && parameter < 30 + count) letters = parameter - 30;
    if (parameter >= 40 && parameter < 40 + count) background = parameter - 40;
    if (parameter >= 100 && parameter < 100 + count) background = parameter - 100 + count;
}

WORD Colours::attributes(WORD plain) const {
    // The bits of red and blue have changed places.
    const auto bits = [](unsigned colour) { return (colour & 4U) >> 2U | (colour & 10U) | (colour & 1U) << 2U; };
    unsigned front = letters ? bits(*letters) : plain & 15U;
    unsigned back = background ? bits(*background) : plain >> 4U & 15U;
    if (bold) front |= FOREGROUND_INTENSITY;
    if (dim) front = FOREGROUND_INTENSITY;
    if (front == back) front ^= FOREGROUND_INTENSITY;  // dim text on a shaded place
    if (reversed) std::swap(front, back);
    return static_cast<WORD>(front | back << 4U | (underlined ? COMMON_LVB_UNDERSCORE : 0U));
}

ConsoleOutput::ConsoleOutput(HANDLE channel) : screen_(channel), first_screen_(channel) {
    const std::optional<DWORD> mode = mode_of(channel);
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (!mode || ::GetConsoleScreenBufferInfo(channel, &info) == 0) return;
    is_console_ = true;
    mode_before_ = *mode;
    plain_ = info.wAttributes;
    knows_sequences_ = console_knows_sequences() && ::SetConsoleMode(channel, mode_before_ | sequences_mode) != 0;
}

int ConsoleOutput::write(std::string_view bytes) {
    const std::lock_guard alone(mutex_);
    waiting_ += bytes;
    const std::size_t size = whole_characters();
    std::wstring text(size, L'\0');
    const int length = static_cast<int>(size);
    text.resize(
        static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, waiting_.data(), length, text.data(), length)));
    waiting_.erase(0, size);
    return knows_sequences_ ? write_text(text) : obey(text);
}

void ConsoleOutput::draw_whole_screen(bool wanted) {
    if (!knows_sequences_) return;
    ::SetConsoleMode(screen_, mode_before_ | sequences_mode | (wanted ? DISABLE_NEWLINE_AUTO_RETURN : 0U));
}

void ConsoleOutput::restore_mode() {
    if (knows_sequences_) ::SetConsoleMode(screen_, mode_before_);
}

/// The length of what waits, without the beginning of a character whose end has not come yet.
std::size_t ConsoleOutput::whole_characters() const {
    const std::size_t size = waiting_.size();
    for (std::size_t back = 1; back <= std::min<std::size_t>(size, 3); ++back) {
        const auto byte = static_cast<unsigned char>(waiting_[size - back]);
        if ((byte & 0xc0U) == 0x80U) continue;
        const std::size_t length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        return length > back ? size - back : size;
    }
    return size;
}

int ConsoleOutput::write_text(std::wstring_view text) {
    constexpr std::size_t most = 8192;  // units; a console has little room for one call
    while (!text.empty()) {
        const auto part = static_cast<DWORD>(std::min(text.size(), most));
        DWORD written = 0;
        if (::WriteConsoleW(screen_, text.data(), part, &written, nullptr) == 0) return core::latest_error();
        text.remove_prefix(written);
    }
    return 0;
}

/// Sets the colours that have been asked for. Calls take time, so this is done before text and at the end only.
void ConsoleOutput::take_colours() {
    const WORD attributes = colours_.attributes(plain_);
    if (std::exchange(current_, attributes) != attributes) ::SetConsoleTextAttribute(screen_, attributes);
}

/// Writes the text and does what its sequences ask for.
int ConsoleOutput::obey(std::wstring_view text) {
    for (;;) {
        const std::size_t escape = std::min(text.find(L"\x1b["), text.size());
        if (escape > 0 || text.empty()) take_colours();
        if (const int error = write_text(text.substr(0, escape)); error != 0) return error;
        text.remove_prefix(escape);
        if (text.empty()) return 0;
        std::vector<unsigned> parameters(1);
        std::size_t at = 2;
        for (; at < text.size() && text[at] < L'@'; ++at) {
            if (text[at] == L';') parameters.push_back(0);
            if (text[at] >= L'0' && text[at] <= L'9') parameters.back() = parameters.back() * 10 + (text[at] - L'0');
        }
        if (at == text.size()) {
            waiting_.insert(waiting_.begin(), text.begin(), text.end());
            return 0;
        }
        obey(text[at], parameters);
        text.remove_prefix(at + 1);
    }
}

void ConsoleOutput::obey(wchar_t final, const std::vector<unsigned>& parameters) {
    constexpr unsigned cursor_parameter = 25;
    constexpr unsigned alternate_screen = 1049;
    const unsigned first = parameters[0];
    const bool is_switch = final == L'h' || final == L'l';
    const bool is_on = final == L'h';
    if (is_switch && first == alternate_screen) return switch_screen(is_on);
    if (is_switch && first == cursor_parameter) {
        CONSOLE_CURSOR_INFO cursor{};
        ::GetConsoleCursorInfo(screen_, &cursor);
        cursor.bVisible = is_on ? TRUE : FALSE;
        ::SetConsoleCursorInfo(screen_, &cursor);
    }
    if (is_switch) return;
    if (final == L'm') {
        for (const unsigned parameter : parameters) colours_.obey(parameter);
        return;
    }
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (::GetConsoleScreenBufferInfo(screen_, &info) == 0) return;
    const SMALL_RECT& window = info.srWindow;
    const COORD home = {window.Left, window.Top};
    COORD cursor = info.dwCursorPosition;
    const int steps = static_cast<int>(std::max(first, 1U));
    if (final == L'J') return erase(first == 0 ? cursor : home, window.Bottom, info);
    if (final == L'K') return erase(cursor, cursor.Y, info);
    if (final == L'A') cursor.Y = static_cast<SHORT>(std::max(cursor.Y - steps, 0));
    if (final == L'B') cursor.Y = static_cast<SHORT>(std::min(cursor.Y + steps, info.dwSize.Y - 1));
    if (final == L'C') cursor.X = static_cast<SHORT>(std::min(cursor.X + steps, info.dwSize.X - 1));
    if (final == L'H') cursor = home;
    ::SetConsoleCursorPosition(screen_, cursor);
}

void ConsoleOutput::switch_screen(bool to_alternate) {
    if (to_alternate == (screen_ != first_screen_)) return;
    current_.reset();
    if (!to_alternate) {
        ::SetConsoleActiveScreenBuffer(first_screen_);
        ::CloseHandle(std::exchange(screen_, first_screen_));
        return;
    }
    CONSOLE_SCREEN_BUFFER_INFO info{};
    const HANDLE alternate = new_screen();
    if (alternate == INVALID_HANDLE_VALUE || ::GetConsoleScreenBufferInfo(screen_, &info) == 0) return;
    const SMALL_RECT& window = info.srWindow;
    ::SetConsoleScreenBufferSize(alternate, {static_cast<SHORT>(window.Right - window.Left + 1),
                                             static_cast<SHORT>(window.Bottom - window.Top + 1)});
    ::SetConsoleMode(alternate, ENABLE_PROCESSED_OUTPUT);  // a full row does not wrap
    ::SetConsoleActiveScreenBuffer(alternate);
    screen_ = alternate;
}

/// Clears from a place to the end of the row `last`.
void ConsoleOutput::erase(COORD from, SHORT last, const CONSOLE_SCREEN_BUFFER_INFO& info) {
    const auto count = static_cast<DWORD>((last - from.Y + 1) * info.dwSize.X - from.X);
    DWORD written = 0;
    ::FillConsoleOutputCharacterW(screen_, L' ', count, from, &written);
    ::FillConsoleOutputAttribute(screen_, colours_.attributes(plain_), count, from, &written);
}
}  // namespace satdoku::ui
