// Questions about paths: what exists there, whether two paths lead to one file, and which program may use a folder.
#include "descriptor.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace satdoku::core {

namespace {

/// Identifies a regular file. For one that does not exist yet, device and inode are those of its folder.
struct Identity {
    dev_t device;
    ino_t inode;
    std::string new_name;  ///< in that folder; empty if the file exists
    bool is_descriptor;    ///< it is not replaced and may be written under several names

    bool same(const Identity& other) const {
        return device == other.device && inode == other.inode && new_name == other.new_name;
    }
};

/// Returns nothing for files that are not replaced: a pipe, a terminal, a device. @param standard what "-" stands for
std::optional<Identity> identity(const std::string& path, int standard) {
    const auto place = path == "-" ? Place{path, standard} : place_of(path);
    if (!place) return std::nullopt;
    struct stat status {};
    const bool exists =
        place->descriptor ? ::fstat(*place->descriptor, &status) == 0 : ::stat(place->path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) return std::nullopt;
    if (exists) return Identity{status.st_dev, status.st_ino, {}, place->descriptor.has_value()};
    const std::filesystem::path followed = place->path;
    const std::filesystem::path folder = followed.has_parent_path() ? followed.parent_path() : ".";
    if (place->descriptor || ::stat(folder.c_str(), &status) != 0) return std::nullopt;
    return Identity{status.st_dev, status.st_ino, followed.filename().string(), false};
}

/// The name of an output in messages.
std::string output_name(const std::string& path) {
    return path == "-" ? "<stdout>" : path;
}

}  // namespace

bool exists(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0;
}

bool is_regular_file(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

std::string numbered_name(const std::string& path, unsigned number) {
    const std::filesystem::path whole(path);
    std::filesystem::path name = whole.stem();
    name += "-" + std::to_string(number);
    name += whole.extension();
    return (whole.parent_path() / name).string();
}

FolderLock::FolderLock(const std::string& folder)
    : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    while (descriptor_ >= 0 && ::flock(descriptor_, LOCK_EX) != 0 && errno == EINTR) {
    }
}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void require_apart(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs) {
    std::vector<Identity> read;
    for (const std::string& input : inputs) {
        const auto found = identity(input, STDIN_FILENO);
        if (found && found->new_name.empty()) read.push_back(*found);
    }
    std::vector<Identity> written;
    for (const std::string& output : outputs) {
        const auto found = identity(output, STDOUT_FILENO);
        if (!found) continue;
        for (const Identity& input : read) {
            if (input.same(*found)) throw Error("file.is_input", {output_name(output)});
        }
        for (const Identity& other : written) {
            const bool both_as_they_come = other.is_descriptor && found->is_descriptor;
            if (other.same(*found) && !both_as_they_come) throw Error("file.same_outputs", {output_name(output)});
        }
        written.push_back(*found);
    }
}

}  // namespace satdoku::core
