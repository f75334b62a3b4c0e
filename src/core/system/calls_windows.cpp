#include "calls_windows.hpp"
#include <algorithm>
#include <cerrno>

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
    struct Row {
        DWORD code;
        int error;
    };
    constexpr DWORD disk_quota_exceeded = 1295;  // not every header has a name for it
    static const auto rows = std::to_array<Row>({
        {ERROR_SUCCESS, 0},
        {ERROR_FILE_NOT_FOUND, ENOENT},
        {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_INVALID_DRIVE, ENOENT},
        {ERROR_BAD_NETPATH, ENOENT},
        {ERROR_BAD_NET_NAME, ENOENT},
        {ERROR_BAD_PATHNAME, ENOENT},
        {ERROR_INVALID_NAME, ENOENT},
        {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_PRIVILEGE_NOT_HELD, EPERM},
        {ERROR_SHARING_VIOLATION, EBUSY},
        {ERROR_LOCK_VIOLATION, EBUSY},
        {ERROR_BUSY, EBUSY},
        {ERROR_USER_MAPPED_FILE, EBUSY},
        {ERROR_DELETE_PENDING, EBUSY},
        {ERROR_FILE_EXISTS, EEXIST},
        {ERROR_ALREADY_EXISTS, EEXIST},
        {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
        {ERROR_DIRECTORY, ENOTDIR},
        {ERROR_DISK_FULL, ENOSPC},
        {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {disk_quota_exceeded, over_quota},
        {ERROR_NOT_ENOUGH_QUOTA, ENOMEM},
        {ERROR_FILE_TOO_LARGE, EFBIG},
        {ERROR_WRITE_PROTECT, EROFS},
        {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
        {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
        {ERROR_BUFFER_OVERFLOW, ENAMETOOLONG},
        {ERROR_CANT_RESOLVE_FILENAME, ELOOP},
        {ERROR_BROKEN_PIPE, EPIPE},
        {ERROR_NO_DATA, EPIPE},
        {ERROR_PIPE_NOT_CONNECTED, EPIPE},
        {ERROR_INVALID_HANDLE, EBADF},
        {ERROR_INVALID_PARAMETER, EINVAL},
        {ERROR_NEGATIVE_SEEK, EINVAL},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
        {ERROR_OUTOFMEMORY, ENOMEM},
        {ERROR_COMMITMENT_LIMIT, ENOMEM},
        {ERROR_NOT_SAME_DEVICE, EXDEV},
        {ERROR_BAD_EXE_FORMAT, ENOEXEC},
        {ERROR_OPERATION_ABORTED, EINTR},
    });
    const auto* const found = std::find_if(rows.begin(), rows.end(), [=](const Row& row) { return row.code == code; });
    return found == rows.end() ? EIO : found->error;
}

void take_reason() { errno = errno_of(::GetLastError()); }

OpenFile taken(HANDLE opened) {
    if (opened != INVALID_HANDLE_VALUE) return OpenFile(reinterpret_cast<FileNumber>(opened));
    take_reason();
    return {};
}
}  // namespace satdoku::core
