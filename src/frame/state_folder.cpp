#include <satdoku/core/error.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/frame/state_folder.hpp>

namespace satdoku::frame {
namespace fs = std::filesystem;

fs::path state_folder() {
    const fs::path folder = core::user_state_folder();
    return folder.empty() ? folder : folder / "satdoku";
}

fs::path made_state_folder() {
    fs::path folder = state_folder();
    if (folder.empty()) throw core::Error("kept.no_home");
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (!failed) fs::permissions(folder, fs::perms::owner_all, failed);
    if (failed) throw core::Error("file.cannot_write", {core::to_name(folder), core::reason(failed)});
    return folder;
}
}  // namespace satdoku::frame
