#include "system/open_file.hpp"
#include <satdoku/core/error.hpp>
#include <algorithm>
#include <cerrno>
#include <cstring>

namespace satdoku::core {
Error::Error(std::string_view key, std::vector<std::string> arguments)
    : key_(key), arguments_(std::move(arguments)), what_(key_) {
    for (const std::string& argument : arguments_) what_ += " [" + argument + "]";
}

Error::Error(Location location, std::string_view key, std::vector<std::string> arguments)
    : Error(key, std::move(arguments)) {
    what_ = location.file + ":" + std::to_string(location.line) + ":" + std::to_string(location.column) + ": " + what_;
    location_ = std::move(location);
}

std::string reason(int error) {
    static const auto usual = std::to_array<std::pair<int, std::string_view>>({
        {ENOENT, "@system.not_there"},
        {EACCES, "@system.denied"},
        {EPERM, "@system.not_permitted"},
        {EISDIR, "@system.directory"},
        {ENOTDIR, "@system.no_directory"},
        {EEXIST, "@system.exists"},
        {ENOTEMPTY, "@system.not_empty"},
        {ENOSPC, "@system.full"},
        {over_quota, "@system.quota"},
        {EFBIG, "@system.too_large"},
        {EROFS, "@system.read_only"},
        {EMFILE, "@system.too_many_open"},
        {ENAMETOOLONG, "@system.long_name"},
        {ELOOP, "@system.loop"},
        {EIO, "@system.device"},
        {EPIPE, "@system.pipe"},
        {EBADF, "@system.closed"},
        {EINVAL, "@system.unfit"},
        {ENOMEM, "@error.memory"},
        {EBUSY, "@system.busy"},
        {EXDEV, "@system.other_device"},
        {ENXIO, "@system.no_device"},
        {ENOEXEC, "@system.no_program"},
    });
    const auto* const found = std::find_if(usual.begin(), usual.end(), [=](auto& row) { return row.first == error; });
    return found == usual.end() ? std::strerror(error) : std::string(found->second);
}

std::string reason(const std::error_code& error) {
    // Systems have numbers of their own.
    const std::error_condition portable = error.default_error_condition();
    return portable.category() == std::generic_category() ? reason(portable.value()) : error.message();
}
}  // namespace satdoku::core
