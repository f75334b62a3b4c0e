// A folder that is written whole or not at all: what is put into it stands in a hidden folder beside its place
// until all of it is there.
#pragma once

#include <filesystem>
#include <string>

namespace satdoku::studio {

class NewFolder {
  public:
    /// Throws core::Error where the place is taken, but for an empty folder, or cannot be written to.
    explicit NewFolder(const std::string& path);
    NewFolder(const NewFolder&) = delete;
    NewFolder& operator=(const NewFolder&) = delete;
    /// Without commit() everything goes.
    ~NewFolder();

    /// Where to write meanwhile.
    const std::filesystem::path& path() const { return temporary_; }
    /// Puts the folder into its place. Throws core::Error, and then nothing is left of it.
    void commit();

  private:
    std::filesystem::path target_;
    std::filesystem::path temporary_;
};

}  // namespace satdoku::studio
