// A temporary folder of this program's own. The destructor deletes it.
#pragma once
#include <satdoku/core/system.hpp>
#include <random>

namespace satdoku::core {
class TemporaryFolder {
  public:
    /// Throws std::filesystem::filesystem_error.
    TemporaryFolder() {
        // Another program may have a folder of the same name.
        std::random_device random;
        do {
            path_ = std::filesystem::temp_directory_path() / ("satdoku-" + std::to_string(random()));
        } while (!std::filesystem::create_directory(path_));
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }
    std::string file(const std::string& name) const { return to_name(path_ / to_path(name)); }

  private:
    std::filesystem::path path_;
};
}  // namespace satdoku::core
