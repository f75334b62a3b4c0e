// An unfinished file has a temporary name, short and numbered, so that it fits into the folder of a target whose name
// has any length. The program that uses one keeps the file locked. An unlocked file was left by a program that was
// killed, and is removed when its number is used again.
//
// ReplaceFile() would keep the rights of the old file, but a program that is killed in it may leave neither the old nor
// the new one. Renaming leaves one of them, so the rights are copied before.
#include "calls_windows.hpp"
#include "replacement.hpp"
#include <satdoku/core/system.hpp>
#include <cerrno>

namespace satdoku::core {
namespace {
constexpr DWORD of_a_temporary_file = GENERIC_READ | GENERIC_WRITE | DELETE | WRITE_DAC;

OpenFile open_temporary(const std::string& path, DWORD how) {
    return taken(::CreateFileW(call_path(path).c_str(), of_a_temporary_file, shared, nullptr, how,
                               FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
}

/// Removes the file when it is closed; its name is free then.
bool remove_at_close(const OpenFile& file) {
    FILE_DISPOSITION_INFO removed{};
    removed.DeleteFile = TRUE;
    return ::SetFileInformationByHandle(handle(file), FileDispositionInfo, &removed, sizeof removed) != 0;
}

/// Removes a temporary file that no running program has locked. Returns true if there was one.
bool remove_abandoned(const std::string& path) {
    const OpenFile left = open_temporary(path, OPEN_EXISTING);
    return left.open() && lock(left) && remove_at_close(left);
}

/// Gives a new file the permissions and attributes of the one that it will replace, as far as the system allows.
void keep_rights(const OpenFile& file, const std::wstring& old) {
    DWORD size = 0;
    ::GetFileSecurityW(old.c_str(), DACL_SECURITY_INFORMATION, nullptr, 0, &size);
    std::vector<unsigned char> rights(size);
    if (::GetFileSecurityW(old.c_str(), DACL_SECURITY_INFORMATION, rights.data(), size, &size) != 0)
        ::SetKernelObjectSecurity(handle(file), DACL_SECURITY_INFORMATION, rights.data());
    FILE_BASIC_INFO attributes{};  // times of 0 stay as they are
    attributes.FileAttributes = ::GetFileAttributesW(old.c_str());
    if (attributes.FileAttributes == INVALID_FILE_ATTRIBUTES) return;
    ::SetFileInformationByHandle(handle(file), FileBasicInfo, &attributes, sizeof attributes);
}
}  // namespace

/// All functions return 0 or the errno.
struct Replacement::State {
    OpenFile file;
    // For a regular file; other files are written directly:
    std::string target;
    std::string temporary;  ///< the path of `file` until it replaces the target

    ~State() {
        if (!temporary.empty()) remove_at_close(file);
    }

    int open(const std::string& path) {
        const auto place = place_of(path);
        if (!place) return ELOOP;
        const auto old = status_of(place->path);
        if (!old && errno != ENOENT) return errno;
        if (old && old->kind == Status::Kind::folder) return EISDIR;
        if (old) {
            // A user who may not write the file may not replace it either.
            OpenFile present = taken(::CreateFileW(call_path(place->path).c_str(), GENERIC_WRITE, shared, nullptr,
                                                   OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
            if (!present.open()) return errno;
            if (old->kind == Status::Kind::other) {
                file = std::move(present);
                return 0;
            }
        }
        const std::filesystem::path followed = to_path(place->path);
        if (followed.filename().empty()) return ENOENT;
        // Without this check the error would come only after everything is written.
        constexpr std::size_t longest_name = 255;
        if (followed.filename().native().size() > longest_name) return ENAMETOOLONG;
        target = place->path;
        const int error = create(followed.parent_path());
        if (error == 0 && old) keep_rights(file, call_path(target));
        return error;
    }

    int create(const std::filesystem::path& folder) {
        const auto path = [&folder](unsigned index) { return to_name(folder / (".satdoku-" + std::to_string(index))); };
        unsigned index = 1;
        for (;; ++index) {
            const std::string name = path(index);
            remove_abandoned(name);
            file = open_temporary(name, CREATE_NEW);
            // Before it was locked, another program may have removed it as an abandoned one.
            if (file.open() && lock(file) && status_of(name)) {
                temporary = name;
                break;
            }
            // A name is busy, or denied, while the file that had it is being removed. In a folder where nothing may be
            // written all names are denied.
            constexpr unsigned most_denied = 100;
            const int error = errno;
            const bool is_taken = file.open() || error == EEXIST || error == EBUSY;
            if (!is_taken && (error != EACCES || index >= most_denied)) return error;
        }
        while (remove_abandoned(path(++index))) {
        }
        return 0;
    }
};

Replacement::Replacement() : state_(std::make_unique<State>()) {}
Replacement::~Replacement() = default;

int Replacement::open(const std::string& path) {
    if (path != "-") return state_->open(path);
    state_->file = duplicate(number_of(Standard::output));
    return state_->file.open() ? 0 : errno;
}

int Replacement::write(std::string_view bytes) { return write_all(state_->file, bytes); }

bool Replacement::is_regular() const { return !state_->temporary.empty(); }

OpenFile Replacement::reread() const { return duplicate(state_->file.number()); }

int Replacement::commit(bool on_disk) {
    State& state = *state_;
    if (is_regular()) {
        if (on_disk && !flush_to_disk(state.file)) return errno;
        if (!rename_file(state.temporary, state.target)) return errno;
        state.temporary.clear();
    }
    state.file.close();
    return 0;
}
}  // namespace satdoku::core
