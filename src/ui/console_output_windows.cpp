#include "console_output_windows.hpp"
#include <satdoku/core/system.hpp>
#include <algorithm>

namespace satdoku::ui {
namespace {
constexpr DWORD sequences_mode =
    ENABLE_PROCESSED_OUTPUT | ENABLE_WRAP_AT_EOL_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING;

/// Asks a screen that nobody sees: Wine takes the mode, but does not obey them.
bool console_obeys_sequences() {
    const HANDLE screen = ::CreateConsoleScreenBuffer(GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                                      nullptr, CONSOLE_TEXTMODE_BUFFER, nullptr);
    CONSOLE_SCREEN_BUFFER_INFO info{};
    DWORD written = 0;
    const bool obeys = ::SetConsoleMode(screen, sequences_mode) != 0 &&
                       ::WriteConsoleW(screen, L"\x1b[m", 3, &written, nullptr) != 0 &&
                       ::GetConsoleScreenBufferInfo(screen, &info) != 0 && info.dwCursorPosition.X == 0;
    ::CloseHandle(screen);
    return obeys;
}
}  // namespace

std::optional<DWORD> mode_of(HANDLE console) {
    DWORD mode = 0;
    return ::GetConsoleMode(console, &mode) == 0 ? std::nullopt : std::optional(mode);
}

ConsoleOutput::ConsoleOutput(HANDLE channel) : screen_(channel) {
    const std::optional<DWORD> mode = mode_of(channel);
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (!mode || ::GetConsoleScreenBufferInfo(channel, &info) == 0) return;
    is_console_ = true;
    mode_before_ = *mode;
    obeys_sequences_ = console_obeys_sequences() && ::SetConsoleMode(channel, mode_before_ | sequences_mode) != 0;
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
    constexpr std::size_t most = 8192;  // units; a console has little room for one call
    for (std::wstring_view left = text; !left.empty();) {
        const auto part = static_cast<DWORD>(std::min(left.size(), most));
        DWORD written = 0;
        if (::WriteConsoleW(screen_, left.data(), part, &written, nullptr) == 0) return core::latest_error();
        left.remove_prefix(written);
    }
    return 0;
}

void ConsoleOutput::draw_whole_screen(bool wanted) {
    if (!obeys_sequences_) return;
    ::SetConsoleMode(screen_, mode_before_ | sequences_mode | (wanted ? DISABLE_NEWLINE_AUTO_RETURN : 0U));
}

void ConsoleOutput::restore_mode() {
    if (obeys_sequences_) ::SetConsoleMode(screen_, mode_before_);
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
}  // namespace satdoku::ui
