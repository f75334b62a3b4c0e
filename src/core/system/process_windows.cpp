#include "calls_windows.hpp"
#include <satdoku/core/signals.hpp>
#include <satdoku/core/system.hpp>
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <ctime>
#include <shellapi.h>

namespace satdoku::core {
namespace {
void (*handler_of_signals)(int) = nullptr;

/// The system calls this in a thread of its own.
BOOL WINAPI hand_over(DWORD event) {
    if (event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT) {
        handler_of_signals(interrupt_signal);
        return TRUE;
    }
    handler_of_signals(hangup_signal);
    // The system ends the program as soon as this returns, or some seconds later. Until then it ends by itself.
    ::Sleep(INFINITE);
    return TRUE;
}

/// The shells of Windows leave it to programs to replace file names with * and ? by those that exist.
void add_names(const std::wstring& word, std::vector<std::string>& words) {
    const std::size_t name = word.find_last_of(L"/\\:") + 1;  // 0 if there is none
    std::vector<std::string> found;
    if (!word.starts_with(L'-') && word.find_first_of(L"*?", name) != word.npos) {
        WIN32_FIND_DATAW entry{};
        const HANDLE search = ::FindFirstFileW(word.c_str(), &entry);
        for (bool more = search != INVALID_HANDLE_VALUE; more; more = ::FindNextFileW(search, &entry) != 0) {
            const bool is_folder = (entry.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
            if (!is_folder) found.push_back(to_utf8(word.substr(0, name) + entry.cFileName));
        }
        if (search != INVALID_HANDLE_VALUE) ::FindClose(search);
    }
    if (found.empty()) found.push_back(to_utf8(word));
    std::sort(found.begin(), found.end());
    words.insert(words.end(), found.begin(), found.end());
}
}  // namespace

std::vector<std::string> program_arguments(int, char**) {
    // Those of main() have lost the letters that the code page does not have.
    int count = 0;
    wchar_t** const given = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    std::vector<std::string> words;
    for (int i = 1; given != nullptr && i < count; ++i) add_names(given[i], words);
    ::LocalFree(given);
    return words;
}

std::optional<std::string> environment_variable(const char* name) {
    const wchar_t* const value = ::_wgetenv(to_utf16(name).c_str());
    return value == nullptr ? std::nullopt : std::optional(to_utf8(value));
}

std::string user_locale() {
    std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> name{};
    // The length counts the 0 at the end.
    const int length = ::GetUserDefaultLocaleName(name.data(), LOCALE_NAME_MAX_LENGTH);
    return length == 0 ? std::string() : to_utf8({name.data(), static_cast<std::size_t>(length - 1)});
}

std::filesystem::path user_state_folder() {
    for (const char* const variable : {"XDG_STATE_HOME", "LOCALAPPDATA"}) {
        const std::filesystem::path folder = to_path(environment_variable(variable).value_or(""));
        if (folder.is_absolute()) return folder;
    }
    return {};
}

std::string local_time(const char* format) {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_s(&local, &now);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), format, &local)};
}

int latest_error() { return errno_of(::GetLastError()); }

std::uintptr_t stack_size() {
    // The head of the executable contains it.
    const auto* const program = reinterpret_cast<const unsigned char*>(::GetModuleHandleW(nullptr));
    const auto* const dos = reinterpret_cast<const IMAGE_DOS_HEADER*>(program);
    const auto* const head = reinterpret_cast<const IMAGE_NT_HEADERS*>(program + dos->e_lfanew);
    return static_cast<std::uintptr_t>(head->OptionalHeader.SizeOfStackReserve);
}

void on_signals(void (*handler)(int signal)) {
    handler_of_signals = handler;
    ::SetConsoleCtrlHandler(hand_over, TRUE);
}

void call_after(double seconds, void (*handler)()) {
    static HANDLE timer = nullptr;
    static std::atomic<void (*)()> called = nullptr;
    // Waits for a call that has begun.
    if (timer != nullptr) ::DeleteTimerQueueTimer(nullptr, timer, INVALID_HANDLE_VALUE);
    timer = nullptr;
    if (seconds <= 0) return;
    called = handler;
    constexpr double longest = 4e6;  // what the system can count
    const auto milliseconds = static_cast<DWORD>(std::min(seconds, longest) * 1000);
    const auto call = [](void*, BOOLEAN) { called.load()(); };
    ::CreateTimerQueueTimer(&timer, nullptr, call, nullptr, milliseconds, 0, WT_EXECUTEONLYONCE);
}

void on_question(void (*)()) {}

void end_process(int exit_code) {
    ::TerminateProcess(::GetCurrentProcess(), static_cast<UINT>(exit_code));
    std::abort();  // not reached
}

void send_signal(int signal) {
    constexpr int base_of_codes = 128;  // as shells have it
    const bool is_handled = signal == hangup_signal || signal == interrupt_signal || signal == termination_signal;
    if (handler_of_signals == nullptr || !is_handled) end_process(base_of_codes + signal);
    handler_of_signals(signal);
}
}  // namespace satdoku::core
