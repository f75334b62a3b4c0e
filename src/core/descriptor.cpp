#include "descriptor.hpp"

#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace satdoku::core {

namespace {

namespace fs = std::filesystem;

/// The number of a path whose folder is the one of this process's descriptors.
std::optional<int> named_descriptor(const fs::path& path) {
    const std::string name = path.filename().string();
    if (name.empty() || name.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    std::error_code none;
    const fs::path folder = fs::canonical(path.parent_path(), none);
    if (none) return std::nullopt;
    for (const char* const descriptors : {"/dev/fd", "/proc/self/fd"}) {
        if (folder == fs::canonical(descriptors, none) && !none) return parse_number<int>(name);
    }
    return std::nullopt;
}

}  // namespace

void hold_standard_descriptors() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(number, F_GETFD) >= 0) continue;
        // The lowest free number is this one. It is opened in the wrong direction, so that every use of it fails.
        [[maybe_unused]] const int opened = ::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

int Descriptor::close() {
    const int number = std::exchange(number_, -1);
    return number >= 0 && ::close(number) != 0 ? errno : 0;
}

Descriptor duplicate(int number) {
    return Descriptor(::fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

ssize_t read_some(int descriptor, char* into, std::size_t size) {
    for (;;) {
        const ssize_t count = ::read(descriptor, into, size);
        if (count >= 0 || errno != EINTR) return count;
    }
}

bool wait_for(std::span<pollfd> descriptors, const std::function<bool()>& gives_up) {
    constexpr int between = 50;  // milliseconds: a signal that comes just before poll() is seen, too
    for (;;) {
        const int ready = ::poll(descriptors.data(), descriptors.size(), between);
        if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
        if (gives_up()) return false;
    }
}

int write_all(const Descriptor& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(file.get(), bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

int late_error(const Descriptor& file) {
    return duplicate(file.get()).close();
}

std::optional<Place> place_of(const std::string& path) {
    constexpr int most_links = 40;  // as many as Linux follows
    fs::path place = path;
    for (int links = 0; links <= most_links; ++links) {
        if (const auto descriptor = named_descriptor(place)) return Place{place.string(), descriptor};
        std::error_code none;
        const fs::path next = fs::read_symlink(place, none);
        if (none) return Place{place.string(), std::nullopt};
        place = place.parent_path() / next;
    }
    return std::nullopt;
}

}  // namespace satdoku::core
