// What all calls of Windows need: names in UTF-16, handles, and reasons as errno.
#pragma once
#include "open_file.hpp"

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

namespace satdoku::core {
/// What is not UTF-8 becomes U+FFFD, and what is not UTF-16 likewise.
std::wstring to_utf16(std::string_view text);
std::string to_utf8(std::wstring_view text);

/// The path as calls take it: also one that is longer than 259 letters.
std::wstring call_path(const std::string& path);

/// The errno of GetLastError()'s code.
int errno_of(DWORD code);

/// Sets errno to the reason of the last call that failed.
void take_reason();

inline HANDLE handle(FileNumber number) { return reinterpret_cast<HANDLE>(number); }
inline HANDLE handle(const OpenFile& file) { return handle(file.number()); }
/// Nothing is open if the call failed; errno then says why.
OpenFile taken(HANDLE opened);

/// Other programs may read, write, rename and delete a file meanwhile, as on other systems.
inline constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
}  // namespace satdoku::core
