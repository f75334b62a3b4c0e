// A thread of its own passes on packed bytes that cannot be rewound, because a program cannot wait for two pipes at once.
#include "calls_windows.hpp"
#include "unpacker.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/system.hpp>

#include <array>
#include <cerrno>
#include <stop_token>
#include <thread>
#include <vector>

namespace satdoku::core {

namespace {

bool make_pipe(OpenFile& read_end, OpenFile& write_end) {
    constexpr DWORD size = 1U << 16U;
    HANDLE from = nullptr;
    HANDLE to = nullptr;
    if (::CreatePipe(&from, &to, nullptr, size) == 0) {
        take_reason();
        return false;
    }
    read_end = taken(from);
    write_end = taken(to);
    return true;
}

/// A second number of the file, which a started program inherits.
OpenFile inherited(const OpenFile& file) {
    OpenFile made = duplicate(file.number());
    ::SetHandleInformation(handle(made), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    return made;
}

/// The program's path, searched in the folders of PATH alone; empty if it is not there.
std::wstring path_of(const std::string& program) {
    const std::wstring folders = to_utf16(environment_variable("PATH").value_or(""));
    const std::wstring name = to_utf16(program);
    const DWORD room = ::SearchPathW(folders.c_str(), name.c_str(), L".exe", 0, nullptr, nullptr);
    std::wstring path(room, L'\0');
    path.resize(::SearchPathW(folders.c_str(), name.c_str(), L".exe", room, path.data(), nullptr));
    return path;
}

/// Starts a program that inherits these three files and nothing else. Returns nullptr if that fails.
HANDLE start(const std::wstring& path, std::wstring words, std::array<OpenFile, 3> streams) {
    std::array<HANDLE, 3> handles{};
    for (std::size_t i = 0; i < streams.size(); ++i) handles[i] = handle(streams[i]);
    SIZE_T size = 0;
    ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    std::vector<unsigned char> room(size);
    STARTUPINFOEXW how{};
    how.StartupInfo.cb = sizeof how;
    how.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    how.StartupInfo.hStdInput = handles[0];
    how.StartupInfo.hStdOutput = handles[1];
    how.StartupInfo.hStdError = handles[2];
    how.lpAttributeList = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(room.data());
    if (::InitializeProcThreadAttributeList(how.lpAttributeList, 1, 0, &size) == 0) return nullptr;
    PROCESS_INFORMATION made{};
    const bool is_started = ::UpdateProcThreadAttribute(how.lpAttributeList, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST,
                                                        handles.data(), sizeof handles, nullptr, nullptr) != 0 &&
                            ::CreateProcessW(path.c_str(), words.data(), nullptr, nullptr, TRUE,
                                             CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT, nullptr, nullptr,
                                             &how.StartupInfo, &made) != 0;
    const DWORD code = ::GetLastError();
    ::DeleteProcThreadAttributeList(how.lpAttributeList);
    ::SetLastError(code);
    if (!is_started) return nullptr;
    ::CloseHandle(made.hThread);
    return made.hProcess;
}

}  // namespace

struct Unpacker::State {
    std::string path;
    std::string program;
    const OpenFile& packed;
    std::string front;
    OpenFile unpacked{};
    OpenFile feeding{};  ///< our end of the program's input; not open if the program reads `packed` directly
    HANDLE process = nullptr;
    std::jthread feeder{};  ///< the program is gone when this is awaited, so that nothing holds it up

    ~State();
    [[noreturn]] void fail() const { throw Error("file.cannot_read", {path, reason(errno)}); }
    void start_program(const OpenFile& input, const OpenFile& output);
    void feed(const std::stop_token& stop);
};

Unpacker::Unpacker(const std::string& path, const char* program, const OpenFile& packed, std::string front)
    : state_(new State{path, program, packed, std::move(front)}) {
    State& state = *state_;
    OpenFile write_end;
    if (!make_pipe(state.unpacked, write_end)) state.fail();
    if (state.front.empty()) {
        state.start_program(packed, write_end);
        return;
    }
    OpenFile far_end;
    if (!make_pipe(far_end, state.feeding)) state.fail();
    state.start_program(far_end, write_end);
    state.feeder = std::jthread([&state](const std::stop_token& stop) { state.feed(stop); });
}

Unpacker::~Unpacker() = default;

void Unpacker::State::start_program(const OpenFile& input, const OpenFile& output) {
    const std::wstring found = path_of(program);
    if (found.empty()) throw Error("file.no_unpacker", {path, program, reason(ENOENT)});
    // Its exit status says whether it failed. Its messages are dropped: our Error names the file.
    const OpenFile nowhere = taken(::CreateFileW(L"NUL", GENERIC_WRITE, shared, nullptr, OPEN_EXISTING, 0, nullptr));
    process = start(found, to_utf16(program) + L" -dc", {inherited(input), inherited(output), inherited(nowhere)});
    if (process != nullptr) return;
    take_reason();
    throw Error("file.no_unpacker", {path, program, reason(errno)});
}

Unpacker::State::~State() {
    if (process != nullptr) {
        ::TerminateProcess(process, 1);
        ::CloseHandle(process);
    }
}

void Unpacker::State::feed(const std::stop_token& stop) {
    std::array<char, std::size_t{1} << 16> block;
    std::ptrdiff_t count = static_cast<std::ptrdiff_t>(front.size());
    const char* bytes = front.data();
    // If the program has ended, its exit status says why.
    while (count > 0 && write_all(feeding, {bytes, static_cast<std::size_t>(count)}) == 0) {
        if (!wait_to_read(packed, [&stop] { return stop.stop_requested(); })) break;
        count = read_some(packed, block.data(), block.size());
        bytes = block.data();
    }
    feeding.close();
}

std::size_t Unpacker::read(std::span<char> buffer, const std::function<bool()>& gives_up) {
    State& state = *state_;
    if (state.process == nullptr || !wait_to_read(state.unpacked, gives_up)) return 0;
    const std::ptrdiff_t count = read_some(state.unpacked, buffer.data(), buffer.size());
    if (count < 0) state.fail();
    if (count > 0) return static_cast<std::size_t>(count);
    DWORD status = 1;
    ::WaitForSingleObject(state.process, INFINITE);
    ::GetExitCodeProcess(state.process, &status);
    ::CloseHandle(std::exchange(state.process, nullptr));
    if (status != 0) throw Error("file.unpacking_failed", {state.path, state.program});
    return 0;
}

}  // namespace satdoku::core
