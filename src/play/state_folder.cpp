#include "state_folder.hpp"

#include <satdoku/core/error.hpp>

#include <cstdlib>

namespace satdoku::play {

namespace fs = std::filesystem;

fs::path state_folder() {
    const auto variable = [](const char* name) {
        const char* const value = std::getenv(name);
        return fs::path(value == nullptr ? "" : value);
    };
    // The specification has relative paths ignored.
    if (const fs::path state = variable("XDG_STATE_HOME"); state.is_absolute()) return state / "satdoku";
    const fs::path home = variable("HOME");
    return home.is_absolute() ? home / ".local" / "state" / "satdoku" : fs::path();
}

fs::path made_state_folder() {
    fs::path folder = state_folder();
    if (folder.empty()) throw core::Error("kept.no_home");
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (!failed) fs::permissions(folder, fs::perms::owner_all, failed);
    if (failed) throw core::Error("file.cannot_write", {folder.string(), failed.message()});
    return folder;
}

}  // namespace satdoku::play
