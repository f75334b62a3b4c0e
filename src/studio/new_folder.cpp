#include "new_folder.hpp"

#include <satdoku/core/error.hpp>

#include <system_error>

namespace satdoku::studio {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void cannot_write(const fs::path& path, const std::error_code& error) {
    throw core::Error("file.cannot_write", {path.string(), error.message()});
}

}  // namespace

NewFolder::NewFolder(const std::string& path) : target_(path) {
    while (!target_.has_filename() && target_.has_relative_path()) target_ = target_.parent_path();
    std::error_code error;
    if (fs::exists(target_, error)) {
        if (!fs::is_directory(target_, error)) throw core::Error("folder.is_file", {path});
        if (!fs::is_empty(target_, error)) throw core::Error("folder.not_empty", {path});
    }
    const std::string name = ".satdoku-" + target_.filename().string() + '-';
    for (int number = 1;; ++number) {
        temporary_ = target_.parent_path() / (name + std::to_string(number));
        if (fs::create_directory(temporary_, error)) return;
        // A folder of that name is another program's, or was left by one that was killed.
        if (error) cannot_write(target_, error);
    }
}

NewFolder::~NewFolder() {
    std::error_code ignored;
    if (!temporary_.empty()) fs::remove_all(temporary_, ignored);
}

void NewFolder::commit() {
    std::error_code error;
    fs::rename(temporary_, target_, error);
    if (error) cannot_write(target_, error);
    temporary_.clear();
}

}  // namespace satdoku::studio
