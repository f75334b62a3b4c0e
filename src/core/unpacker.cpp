#include "unpacker.hpp"

#include <satdoku/core/error.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace satdoku::core {

namespace {

struct Format {
    std::string_view magic;  ///< the first bytes of a file of this format
    const char* program;
};

constexpr std::array<Format, 4> formats = {{{"\x1f\x8b", "gzip"},
                                            {std::string_view("\xfd"
                                                              "7zXZ\0",
                                                              longest_magic),
                                             "xz"},
                                            {"BZh", "bzip2"},
                                            {"\x28\xb5\x2f\xfd", "zstd"}}};

}  // namespace

const char* unpacker_of(std::string_view front) {
    const auto format = std::find_if(formats.begin(), formats.end(),
                                     [front](const Format& candidate) { return front.starts_with(candidate.magic); });
    return format == formats.end() ? nullptr : format->program;
}

Unpacker::Unpacker(const std::string& path, const char* program, int packed, std::string front)
    : path_(path), program_(program), packed_(packed), waiting_(std::move(front)) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw Error("file.cannot_read", {path, reason(errno)});
    unpacked_ = Descriptor(ends[0]);
    const Descriptor write_end(ends[1]);
    if (waiting_.empty()) {
        start(packed, write_end.get());
        return;
    }
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        throw Error("file.cannot_read", {path, reason(errno)});
    }
    feed_ = Descriptor(ends[0]);
    const Descriptor far_end(ends[1]);
    start(far_end.get(), write_end.get());
}

void Unpacker::start(int packed, int unpacked) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, packed, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, unpacked, STDOUT_FILENO);
    // Its exit status says whether it failed. Its messages are dropped: our Error names the file.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    // If this program ignores closed pipes, the unpacker would inherit that and complain about a closed pipe.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

    std::string flags = "-dc";
    std::array<char*, 3> arguments = {program_.data(), flags.data(), nullptr};
    const int error = ::posix_spawnp(&process_, program_.c_str(), &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error != 0) {
        process_ = -1;
        throw Error("file.no_unpacker", {path_, program_, reason(error)});
    }
}

Unpacker::~Unpacker() {
    if (process_ <= 0) return;
    ::kill(process_, SIGTERM);
    wait();
}

int Unpacker::wait() {
    int status = -1;
    while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    return status;
}

std::size_t Unpacker::read(std::span<char> buffer, const std::function<bool()>& gives_up) {
    if (process_ <= 0 || !feed_until_readable(gives_up)) return 0;
    const ssize_t count = read_some(unpacked_.get(), buffer.data(), buffer.size());
    if (count < 0) throw Error("file.cannot_read", {path_, reason(errno)});
    if (count > 0) return static_cast<std::size_t>(count);
    const int status = wait();
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) throw Error("file.unpacking_failed", {path_, program_});
    return 0;
}

/// Returns false if the waiting was given up.
bool Unpacker::feed_until_readable(const std::function<bool()>& gives_up) {
    while (feed_.open()) {
        const bool must_read = waiting_.empty();
        pollfd both[] = {{unpacked_.get(), POLLIN, 0},
                         {must_read ? packed_ : feed_.get(), static_cast<short>(must_read ? POLLIN : POLLOUT), 0}};
        if (!wait_for(both, gives_up)) return false;
        if (both[0].revents != 0) break;
        if (both[1].revents != 0) feed();
    }
    return true;
}

/// One step that does not wait: reads packed bytes or passes some on.
void Unpacker::feed() {
    if (waiting_.empty()) {
        std::array<char, std::size_t{1} << 16> block;
        const ssize_t count = read_some(packed_, block.data(), block.size());
        if (count < 0) throw Error("file.cannot_read", {path_, reason(errno)});
        waiting_.assign(block.data(), static_cast<std::size_t>(count));
        if (count == 0) feed_.close();
        return;
    }
    const std::string_view rest = std::string_view(waiting_).substr(taken_);
    const ssize_t count = ::send(feed_.get(), rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (count < 0) {  // the program has ended; its exit status says why
        feed_.close();
        return;
    }
    taken_ += static_cast<std::size_t>(count);
    if (taken_ < waiting_.size()) return;
    waiting_.clear();
    taken_ = 0;
}

}  // namespace satdoku::core
