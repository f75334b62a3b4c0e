#include "calls_windows.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <io.h>

namespace satdoku::core {
namespace {
constexpr std::array<DWORD, 3> standard_handles = {STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, STD_ERROR_HANDLE};

/// Opens a file, or a folder.
OpenFile open(const std::string& path, DWORD access, DWORD how) {
    return taken(::CreateFileW(call_path(path).c_str(), access, shared, nullptr, how,
                               FILE_ATTRIBUTE_NORMAL | FILE_FLAG_BACKUP_SEMANTICS, nullptr));
}

bool is_console(const OpenFile& file) {
    DWORD mode = 0;
    return ::GetConsoleMode(handle(file), &mode) != 0;
}

/// The bytes of other code pages than UTF-8 come from the console as question marks: so it is asked for UTF-16.
std::ptrdiff_t read_console(const OpenFile& file, char* into, std::size_t size) {
    // There is one console. What was typed and did not fit waits here.
    static std::string typed;
    if (typed.empty()) {
        std::array<wchar_t, 1U << 12U> units;
        DWORD count = 0;
        ::SetLastError(ERROR_SUCCESS);
        // One unit stays free for the second half of a letter that takes two.
        const bool is_read = ::ReadConsoleW(handle(file), units.data(), units.size() - 1, &count, nullptr) != 0;
        if (!is_read || ::GetLastError() == ERROR_OPERATION_ABORTED) {
            take_reason();
            return -1;
        }
        DWORD second = 0;
        if (count == units.size() - 1 && IS_HIGH_SURROGATE(units[count - 1]))
            ::ReadConsoleW(handle(file), &units[count], 1, &second, nullptr);
        constexpr wchar_t end_of_input = 26;  // Ctrl-Z, as everywhere on this system
        if (count == 0 || units[0] == end_of_input) return 0;
        typed = to_utf8({units.data(), count + second});
    }
    const std::size_t part = std::min(size, typed.size());
    std::memcpy(into, typed.data(), part);
    typed.erase(0, part);
    return static_cast<std::ptrdiff_t>(part);
}
}  // namespace

const int over_quota = 10069;  // as WSAEDQUOT

void hold_standard_descriptors() {
    for (const DWORD which : standard_handles) {
        ::SetLastError(NO_ERROR);
        const HANDLE present = ::GetStdHandle(which);
        if (present != nullptr && (::GetFileType(present) != FILE_TYPE_UNKNOWN || ::GetLastError() == NO_ERROR))
            continue;
        // It is opened in the wrong direction, so that every use of it fails.
        const DWORD access = which == STD_INPUT_HANDLE ? GENERIC_WRITE : GENERIC_READ;
        ::SetStdHandle(which, ::CreateFileW(L"NUL", access, shared, nullptr, OPEN_EXISTING, 0, nullptr));
    }
    // Files have the same bytes on all systems.
    for (std::FILE* const stream : {stdin, stdout, stderr})
        if (const int number = ::_fileno(stream); number >= 0) ::_setmode(number, _O_BINARY);
}

FileNumber number_of(Standard stream) {
    const HANDLE present = ::GetStdHandle(standard_handles.at(static_cast<std::size_t>(stream)));
    return present == nullptr ? no_file : reinterpret_cast<FileNumber>(present);
}

int OpenFile::close() {
    const FileNumber number = std::exchange(number_, no_file);
    return number != no_file && ::CloseHandle(handle(number)) == 0 ? errno_of(::GetLastError()) : 0;
}

std::optional<Place> place_of(const std::string& path) {
    const DWORD attributes = ::GetFileAttributesW(call_path(path).c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES || (attributes & FILE_ATTRIBUTE_REPARSE_POINT) == 0)
        return Place{path, std::nullopt};
    const OpenFile file = open(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    if (!file.open()) return errno == ELOOP ? std::nullopt : std::optional(Place{path, std::nullopt});
    const DWORD room = ::GetFinalPathNameByHandleW(handle(file), nullptr, 0, 0);
    std::wstring followed(room, L'\0');
    followed.resize(::GetFinalPathNameByHandleW(handle(file), followed.data(), room, 0));
    return Place{followed.empty() ? path : to_utf8(followed), std::nullopt};
}

std::optional<Status> status_of(const std::string& path) {
    const OpenFile file = open(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    return file.open() ? status_of(file.number()) : std::nullopt;
}

std::optional<Status> status_of(FileNumber number) {
    if (::GetFileType(handle(number)) != FILE_TYPE_DISK) {
        if (::GetFileType(handle(number)) != FILE_TYPE_UNKNOWN) return Status{Status::Kind::other, {}};
        errno = EBADF;
        return std::nullopt;
    }
    FILE_STANDARD_INFO found{};
    if (::GetFileInformationByHandleEx(handle(number), FileStandardInfo, &found, sizeof found) == 0) {
        take_reason();
        return std::nullopt;
    }
    Status status{found.Directory != 0 ? Status::Kind::folder : Status::Kind::regular, {}};
    FILE_ID_INFO identity{};
    static_assert(sizeof identity.FileId == sizeof status.identity.number);
    if (::GetFileInformationByHandleEx(handle(number), FileIdInfo, &identity, sizeof identity) != 0) {
        status.identity.volume = identity.VolumeSerialNumber;
        std::memcpy(status.identity.number.data(), &identity.FileId, sizeof identity.FileId);
        return status;
    }
    // Older file systems have shorter numbers.
    BY_HANDLE_FILE_INFORMATION old{};
    if (::GetFileInformationByHandle(handle(number), &old) == 0) {
        take_reason();
        return std::nullopt;
    }
    status.identity = {old.dwVolumeSerialNumber, {old.nFileIndexLow, old.nFileIndexHigh}};
    return status;
}

std::optional<std::chrono::nanoseconds> last_written(const std::string& path) {
    const OpenFile file = open(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    FILE_BASIC_INFO found{};
    if (!file.open() || ::GetFileInformationByHandleEx(handle(file), FileBasicInfo, &found, sizeof found) == 0)
        return std::nullopt;
    // It counts from 1601; that many nanoseconds overflow.
    using Steps = std::chrono::duration<std::int64_t, std::ratio<1, 10'000'000>>;
    constexpr Steps until_1970(116'444'736'000'000'000);
    return Steps(found.LastWriteTime.QuadPart) - until_1970;
}

std::string comparable_name(const std::string& name) {
    const std::wstring wide = to_utf16(name);
    std::wstring upper(wide.size(), L'\0');
    const int length = static_cast<int>(wide.size());
    ::LCMapStringEx(LOCALE_NAME_INVARIANT, LCMAP_UPPERCASE, wide.data(), length, upper.data(), length, nullptr, nullptr,
                    0);
    return to_utf8(upper);
}

void require_name(const std::string& path) {
    if (is_reserved_on_windows(path)) throw Error("file.reserved_name", {path});
}

OpenFile duplicate(FileNumber number) {
    HANDLE made = INVALID_HANDLE_VALUE;
    const HANDLE self = ::GetCurrentProcess();
    if (::DuplicateHandle(self, handle(number), self, &made, 0, FALSE, DUPLICATE_SAME_ACCESS) == 0) {
        take_reason();
        return {};
    }
    return taken(made);
}

OpenFile open_to_read(const std::string& path) { return open(path, GENERIC_READ, OPEN_EXISTING); }

OpenFile open_to_grow(const std::string& path) {
    OpenFile file = open(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS);
    const auto status = file.open() ? status_of(file.number()) : std::nullopt;
    if (!status || status->kind != Status::Kind::folder) return file;
    errno = EISDIR;
    return {};
}

OpenFile open_new(const std::string& path) { return open(path, GENERIC_WRITE, CREATE_NEW); }

bool lock(const OpenFile& file) {
    // Other processes cannot read locked bytes, so the locked range is far after the end of every file.
    OVERLAPPED place{};
    place.OffsetHigh = 1U << 30U;
    constexpr DWORD at_once = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
    if (::LockFileEx(handle(file), at_once, 0, 1, 0, &place) != 0) return true;
    const DWORD code = ::GetLastError();
    return code != ERROR_LOCK_VIOLATION && code != ERROR_IO_PENDING;
}

std::ptrdiff_t read_some(const OpenFile& file, char* into, std::size_t size) {
    if (is_console(file)) return read_console(file, into, size);
    constexpr std::size_t most = std::size_t{1} << 30U;
    DWORD count = 0;
    if (::ReadFile(handle(file), into, static_cast<DWORD>(std::min(size, most)), &count, nullptr) != 0) return count;
    const DWORD code = ::GetLastError();
    if (code == ERROR_BROKEN_PIPE || code == ERROR_HANDLE_EOF) return 0;
    take_reason();
    return -1;
}

bool wait_to_read(const OpenFile& file, const std::function<bool()>& gives_up) {
    const DWORD type = ::GetFileType(handle(file));
    constexpr DWORD between = 50;  // milliseconds
    if (type == FILE_TYPE_CHAR) {
        while (::WaitForSingleObject(handle(file), between) == WAIT_TIMEOUT)
            if (gives_up()) return false;
        return true;
    }
    if (type != FILE_TYPE_PIPE) return true;
    // Windows has no event for bytes that arrive in a pipe. A program that writes as fast as it can has some soon, so
    // the pauses begin only after a while.
    constexpr unsigned without_pause = 2000;
    constexpr unsigned longest_pause = 10;  // milliseconds
    for (unsigned round = 0;; ++round) {
        DWORD ready = 0;
        if (::PeekNamedPipe(handle(file), nullptr, 0, nullptr, &ready, nullptr) == 0 || ready > 0) return true;
        if (round < without_pause) {
            ::Sleep(0);
        } else if (gives_up()) {
            return false;
        } else {
            ::Sleep(std::min(round - without_pause + 1, longest_pause));
        }
    }
}

int write_all(const OpenFile& file, std::string_view bytes) {
    constexpr std::size_t most = std::size_t{1} << 20U;
    while (!bytes.empty()) {
        DWORD count = 0;
        const auto part = static_cast<DWORD>(std::min(bytes.size(), most));
        if (::WriteFile(handle(file), bytes.data(), part, &count, nullptr) == 0) return errno_of(::GetLastError());
        bytes.remove_prefix(count);
    }
    return 0;
}

std::int64_t seek(const OpenFile& file, std::int64_t offset, int from) {
    static_assert(SEEK_SET == FILE_BEGIN && SEEK_CUR == FILE_CURRENT && SEEK_END == FILE_END);
    if (::GetFileType(handle(file)) != FILE_TYPE_DISK) {
        errno = ESPIPE;
        return -1;
    }
    LARGE_INTEGER distance{};
    LARGE_INTEGER place{};
    distance.QuadPart = offset;
    if (::SetFilePointerEx(handle(file), distance, &place, static_cast<DWORD>(from)) != 0) return place.QuadPart;
    take_reason();
    return -1;
}

bool cut_at(const OpenFile& file, std::uint64_t size) {
    if (seek(file, static_cast<std::int64_t>(size), SEEK_SET) < 0) return false;
    if (::SetEndOfFile(handle(file)) != 0) return true;
    take_reason();
    return false;
}

bool flush_to_disk(const OpenFile& file) {
    if (::FlushFileBuffers(handle(file)) != 0) return true;
    take_reason();
    return false;
}

FolderLock::FolderLock(const std::string& folder) : number_(no_file) {
    // Folders cannot be locked. An object with a name made of the folder's numbers can.
    const auto status = status_of(folder);
    if (!status) return;
    std::wstring name = L"Global\\satdoku-" + std::to_wstring(status->identity.volume);
    for (const std::uint64_t number : status->identity.number) name += L"-" + std::to_wstring(number);
    const HANDLE mutex = ::CreateMutexW(nullptr, FALSE, name.c_str());
    if (mutex == nullptr) return;
    ::WaitForSingleObject(mutex, INFINITE);
    number_ = reinterpret_cast<std::intptr_t>(mutex);
}

FolderLock::~FolderLock() {
    if (number_ == no_file) return;
    ::ReleaseMutex(handle(number_));
    ::CloseHandle(handle(number_));
}

int late_error(const OpenFile&) { return 0; }

bool rename_file(const std::string& from, const std::string& to) {
    // A scanner for viruses, or an indexer, opens a file for a moment when it has changed.
    constexpr int tries = 40;
    constexpr DWORD between = 25;  // milliseconds
    for (int left = tries;; --left) {
        constexpr DWORD how = MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH;
        if (::MoveFileExW(call_path(from).c_str(), call_path(to).c_str(), how) != 0) return true;
        const DWORD code = ::GetLastError();
        const bool may_be_open = code == ERROR_ACCESS_DENIED || code == ERROR_SHARING_VIOLATION;
        if (left > 0 && may_be_open) {
            ::Sleep(between);
            continue;
        }
        // It is also denied to replace a file that another program has open.
        errno = may_be_open && status_of(to) ? EBUSY : errno_of(code);
        return false;
    }
}
}  // namespace satdoku::core
