// A temporary folder. The destructor deletes it.
#pragma once

#include <filesystem>
#include <random>
#include <string>

namespace satdoku::support {

class TemporaryFolder {
  public:
    TemporaryFolder() {
        // Another program may have a folder of the same name.
        std::random_device random;
        do {
            path_ = std::filesystem::temp_directory_path() / ("satdoku-test-" + std::to_string(random()));
        } while (!std::filesystem::create_directory(path_));
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }
    std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

}  // namespace satdoku::support
