#include "calls_windows.hpp"
#include "child.hpp"
#include <satdoku/core/system.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>

namespace satdoku::core {
namespace {
HANDLE handle_of(std::intptr_t number) { return reinterpret_cast<HANDLE>(number); }

/// A second number of the file, which a started program inherits; of nowhere if the file is not open.
OpenFile inherited(const OpenFile& file) {
    OpenFile nowhere;
    if (!file.open())
        nowhere =
            taken(::CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, shared, nullptr, OPEN_EXISTING, 0, nullptr));
    OpenFile made = duplicate(file.open() ? file.number() : nowhere.number());
    ::SetHandleInformation(handle(made), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    return made;
}

/// The program's path, searched in the folders of PATH alone unless its name has a folder; empty if there is none.
std::wstring path_of(const std::string& program) {
    const bool has_folder = program.find_first_of("/\\:") != std::string::npos;
    const std::wstring folders = has_folder ? L"." : to_utf16(environment_variable("PATH").value_or(""));
    const std::wstring name = to_utf16(program);
    const DWORD room = ::SearchPathW(folders.c_str(), name.c_str(), L".exe", 0, nullptr, nullptr);
    std::wstring path(room, L'\0');
    path.resize(::SearchPathW(folders.c_str(), name.c_str(), L".exe", room, path.data(), nullptr));
    return path;
}

/// The word in a line of which CommandLineToArgvW() and the start of C programs make the same word again.
std::string quoted(const std::string& word) {
    std::string made = "\"";
    std::size_t backslashes = 0;
    for (const char next : word) {
        // Before a quotation mark, a backslash protects.
        if (next == '"') made.append(backslashes + 1, '\\');
        backslashes = next == '\\' ? backslashes + 1 : 0;
        made += next;
    }
    made.append(backslashes, '\\');
    return made + '"';
}

std::wstring command_line(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line.append(line.empty() ? "" : " ").append(quoted(word));
    return to_utf16(line);
}

/// Starts a program that inherits these three files and nothing else, and that waits until its first thread is resumed.
bool create(const std::wstring& path, std::wstring words, const std::array<OpenFile, 3>& streams,
            PROCESS_INFORMATION& made) {
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
    if (::InitializeProcThreadAttributeList(how.lpAttributeList, 1, 0, &size) == 0) return false;
    constexpr DWORD flags = CREATE_NO_WINDOW | CREATE_SUSPENDED | EXTENDED_STARTUPINFO_PRESENT;
    const bool is_started = ::UpdateProcThreadAttribute(how.lpAttributeList, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST,
                                                        handles.data(), sizeof handles, nullptr, nullptr) != 0 &&
                            ::CreateProcessW(path.c_str(), words.data(), nullptr, nullptr, TRUE, flags, nullptr,
                                             nullptr, &how.StartupInfo, &made) != 0;
    const DWORD code = ::GetLastError();
    ::DeleteProcThreadAttributeList(how.lpAttributeList);
    ::SetLastError(code);
    return is_started;
}

/// A job whose processes end when its last handle is closed, also by the end of this program.
HANDLE make_job(const ChildLimits& limits) {
    const HANDLE job = ::CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION rules{};
    rules.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (limits.cpu_seconds) {
        constexpr double units = 1e7;  // of 100 ns
        constexpr double most = 1e11;
        rules.BasicLimitInformation.LimitFlags |= JOB_OBJECT_LIMIT_PROCESS_TIME;
        rules.BasicLimitInformation.PerProcessUserTimeLimit.QuadPart =
            static_cast<LONGLONG>(std::min(*limits.cpu_seconds, most) * units);
    }
    if (limits.memory) {
        rules.BasicLimitInformation.LimitFlags |= JOB_OBJECT_LIMIT_JOB_MEMORY;
        rules.JobMemoryLimit = static_cast<SIZE_T>(*limits.memory);
    }
    ::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &rules, sizeof rules);
    return job;
}

/// What the processes of the job have used.
void add_usage(HANDLE job, ChildEnd& end) {
    constexpr double units = 1e7;  // of 100 ns
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION times{};
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION memory{};
    ::QueryInformationJobObject(job, JobObjectBasicAccountingInformation, &times, sizeof times, nullptr);
    ::QueryInformationJobObject(job, JobObjectExtendedLimitInformation, &memory, sizeof memory, nullptr);
    end.cpu_seconds = static_cast<double>(times.TotalUserTime.QuadPart + times.TotalKernelTime.QuadPart) / units;
    end.memory = memory.PeakJobMemoryUsed;
}

bool has_bytes(const OpenFile& file) {
    DWORD ready = 0;
    return file.open() && (::PeekNamedPipe(handle(file), nullptr, 0, nullptr, &ready, nullptr) == 0 || ready > 0);
}
}  // namespace

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

void block_pipe_signal() {}

std::array<bool, 2> wait_for_either(const OpenFile& first, const OpenFile& second, int milliseconds) {
    // Windows has no event for bytes that arrive in a pipe.
    for (int waited = 0;; ++waited) {
        const std::array<bool, 2> ready = {has_bytes(first), has_bytes(second)};
        if (ready[0] || ready[1] || waited >= milliseconds) return ready;
        ::Sleep(1);
    }
}

int Child::start(const std::vector<std::string>& words, const Streams& streams, const ChildLimits& limits) {
    const std::wstring path = path_of(words.front());
    if (path.empty()) return ENOENT;
    const std::array<OpenFile, 3> given = {inherited(streams.input), inherited(streams.output),
                                           inherited(streams.messages)};
    PROCESS_INFORMATION made{};
    if (!create(path, command_line(words), given, made)) return errno_of(::GetLastError());
    const HANDLE job = make_job(limits);
    ::AssignProcessToJobObject(job, made.hProcess);
    ::ResumeThread(made.hThread);
    ::CloseHandle(made.hThread);
    process_ = reinterpret_cast<std::intptr_t>(made.hProcess);
    job_ = reinterpret_cast<std::intptr_t>(job);
    return 0;
}

bool Child::has_ended() const { return ::WaitForSingleObject(handle_of(process_), 0) != WAIT_TIMEOUT; }

ChildEnd Child::wait() {
    constexpr DWORD first_exception = 0xC0000000;  // as NTSTATUS has its errors
    ::WaitForSingleObject(handle_of(process_), INFINITE);
    ChildEnd end;
    DWORD status = 1;
    ::GetExitCodeProcess(handle_of(process_), &status);
    end.code = static_cast<int>(status);
    if (status >= first_exception) {
        std::array<char, 16> text{};
        std::snprintf(text.data(), text.size(), "0x%08lX", status);
        end.signal = text.data();
    }
    if (status == ERROR_NOT_ENOUGH_QUOTA) end.signal = cpu_time_signal;  // by the job's limit
    add_usage(handle_of(job_), end);
    ::TerminateJobObject(handle_of(job_), 1);
    ::CloseHandle(handle_of(job_));
    ::CloseHandle(handle_of(process_));
    process_ = job_ = 0;
    return end;
}

ChildEnd Child::end() {
    if (!started()) return {};
    // A program without a window cannot be asked.
    ::TerminateJobObject(handle_of(job_), 1);
    ::TerminateProcess(handle_of(process_), 1);
    return wait();
}

/// No process leaves a job.
void Child::end_strays() const {}

/// The end of this program closes the jobs.
void end_children() {}
}  // namespace satdoku::core
