#include "calls_windows.hpp"
#include <algorithm>
#include <cerrno>
#include <map>
#include <vector>

namespace satdoku::core {
std::wstring to_utf16(std::string_view text) {
    const int size = static_cast<int>(text.size());
    std::wstring wide(text.size(), L'\0');
    const int length = ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, wide.data(), size);
    wide.resize(static_cast<std::size_t>(length));
    return wide;
}

std::string to_utf8(std::wstring_view text) {
    constexpr std::size_t bytes_of_a_unit = 3;
    const int size = static_cast<int>(text.size());
    std::string narrow(text.size() * bytes_of_a_unit, '\0');
    const int room = static_cast<int>(narrow.size());
    const int length = ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, narrow.data(), room, nullptr, nullptr);
    narrow.resize(static_cast<std::size_t>(length));
    return narrow;
}

std::wstring call_path(const std::string& path) {
    // Names that programs add to the path must fit, too.
    constexpr std::size_t always_fits = 200;
    std::wstring wide = to_utf16(path);
    if (wide.size() < always_fits || wide.starts_with(LR"(\\?\)") || wide.starts_with(LR"(\\.\)")) return wide;
    const DWORD room = ::GetFullPathNameW(wide.c_str(), 0, nullptr, nullptr);
    std::wstring whole(room, L'\0');
    whole.resize(::GetFullPathNameW(wide.c_str(), room, whole.data(), nullptr));
    if (whole.empty()) return wide;
    constexpr std::size_t slashes = 2;
    return whole.starts_with(LR"(\\)") ? LR"(\\?\UNC\)" + whole.substr(slashes) : LR"(\\?\)" + whole;
}

int errno_of(DWORD code) {
    constexpr DWORD disk_quota_exceeded = 1295;  // not every header has a name for it
    static const std::map<int, std::vector<DWORD>> codes{
        {0, {ERROR_SUCCESS}},
        {ENOENT,
         {ERROR_FILE_NOT_FOUND, ERROR_PATH_NOT_FOUND, ERROR_INVALID_DRIVE, ERROR_BAD_NETPATH, ERROR_BAD_NET_NAME,
          ERROR_BAD_PATHNAME, ERROR_INVALID_NAME}},
        {EACCES, {ERROR_ACCESS_DENIED}},
        {EPERM, {ERROR_PRIVILEGE_NOT_HELD}},
        {EBUSY,
         {ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION, ERROR_BUSY, ERROR_USER_MAPPED_FILE, ERROR_DELETE_PENDING}},
        {EEXIST, {ERROR_FILE_EXISTS, ERROR_ALREADY_EXISTS}},
        {ENOTEMPTY, {ERROR_DIR_NOT_EMPTY}},
        {ENOTDIR, {ERROR_DIRECTORY}},
        {ENOSPC, {ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL}},
        {over_quota, {disk_quota_exceeded}},
        {ENOMEM, {ERROR_NOT_ENOUGH_QUOTA, ERROR_NOT_ENOUGH_MEMORY, ERROR_OUTOFMEMORY, ERROR_COMMITMENT_LIMIT}},
        {EFBIG, {ERROR_FILE_TOO_LARGE}},
        {EROFS, {ERROR_WRITE_PROTECT}},
        {EMFILE, {ERROR_TOO_MANY_OPEN_FILES}},
        {ENAMETOOLONG, {ERROR_FILENAME_EXCED_RANGE, ERROR_BUFFER_OVERFLOW}},
        {ELOOP, {ERROR_CANT_RESOLVE_FILENAME}},
        {EPIPE, {ERROR_BROKEN_PIPE, ERROR_NO_DATA, ERROR_PIPE_NOT_CONNECTED}},
        {EBADF, {ERROR_INVALID_HANDLE}},
        {EINVAL, {ERROR_INVALID_PARAMETER, ERROR_NEGATIVE_SEEK}},
        {EXDEV, {ERROR_NOT_SAME_DEVICE}},
        {ENOEXEC, {ERROR_BAD_EXE_FORMAT}},
        {EINTR, {ERROR_OPERATION_ABORTED}},
    };
    for (const auto& [error, its_codes] : codes)
        if (std::ranges::find(its_codes, code) != its_codes.end()) return error;
    return EIO;
}

void take_reason() { errno = errno_of(::GetLastError()); }

OpenFile taken(HANDLE opened) {
    if (opened != INVALID_HANDLE_VALUE) return OpenFile(reinterpret_cast<FileNumber>(opened));
    take_reason();
    return {};
}
}  // namespace satdoku::core
