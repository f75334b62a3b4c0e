// Questions about paths: what exists there, whether two paths lead to one file, and which names may be used.
#include "system/open_file.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/system.hpp>
#include <cerrno>

namespace satdoku::core {
namespace {
/// Identifies a regular file.
struct Identity {
    FileIdentity file;     ///< of its folder if it does not exist yet
    std::string new_name;  ///< in that folder; empty if the file exists
    bool is_open;          ///< it is not replaced and may be written under several names

    bool same(const Identity& other) const { return file == other.file && new_name == other.new_name; }
};

/// Returns nothing for files that are not replaced: a pipe, a terminal, a device. @param standard what "-" stands for
std::optional<Identity> identity(const std::string& path, Standard standard) {
    const auto place = path == "-" ? Place{path, number_of(standard)} : place_of(path);
    if (!place) return std::nullopt;
    const auto status = place->number ? status_of(*place->number) : status_of(place->path);
    if (status && status->kind != Status::Kind::regular) return std::nullopt;
    if (status) return Identity{status->identity, {}, place->number.has_value()};
    const std::filesystem::path followed = to_path(place->path);
    const std::filesystem::path folder = followed.has_parent_path() ? followed.parent_path() : ".";
    const auto folder_status = place->number ? std::nullopt : status_of(to_name(folder));
    if (!folder_status) return std::nullopt;
    return Identity{folder_status->identity, comparable_name(to_name(followed.filename())), false};
}

/// The name of an output in messages.
std::string output_name(const std::string& path) { return path == "-" ? "<stdout>" : path; }
}  // namespace

bool exists(const std::string& path) { return status_of(path).has_value(); }

bool is_regular_file(const std::string& path) {
    const auto status = status_of(path);
    return status && status->kind == Status::Kind::regular;
}

bool make_file(const std::string& path) {
    require_name(path);
    if (open_new(path).open()) return true;
    if (errno != EEXIST) throw Error("file.cannot_write", {path, reason(errno)});
    return false;
}

std::string numbered_name(const std::string& path, unsigned number) {
    const std::filesystem::path name = to_path(path).filename();
    // The folders stay as they were typed.
    const std::string folders = path.substr(0, path.size() - to_name(name).size());
    return folders + to_name(name.stem()) + "-" + std::to_string(number) + to_name(name.extension());
}

void require_apart(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs) {
    std::vector<Identity> read;
    for (const std::string& input : inputs) {
        const auto found = identity(input, Standard::input);
        if (found && found->new_name.empty()) read.push_back(*found);
    }
    std::vector<Identity> written;
    for (const std::string& output : outputs) {
        const auto found = identity(output, Standard::output);
        if (!found) continue;
        for (const Identity& input : read)
            if (input.same(*found)) throw Error("file.is_input", {output_name(output)});
        for (const Identity& other : written) {
            const bool both_as_they_come = other.is_open && found->is_open;
            if (other.same(*found) && !both_as_they_come) throw Error("file.same_outputs", {output_name(output)});
        }
        written.push_back(*found);
    }
}
}  // namespace satdoku::core
