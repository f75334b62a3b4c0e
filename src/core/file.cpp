#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

extern char** environ;

namespace satdoku::core {

namespace {

std::string reason(int error) {
    return std::strerror(error);
}

/// A file descriptor that is closed when it goes.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        if (this != &other) {
            close();
            number_ = std::exchange(other.number_, -1);
        }
        return *this;
    }
    ~Descriptor() { close(); }

    int get() const { return number_; }
    /// 0, or the errno of a close that lost data.
    int close() {
        const int number = std::exchange(number_, -1);
        return number > STDERR_FILENO && ::close(number) != 0 ? errno : 0;
    }

  private:
    int number_ = -1;
};

ssize_t read_some(int descriptor, char* into, std::size_t size) {
    for (;;) {
        const ssize_t count = ::read(descriptor, into, size);
        if (count >= 0 || errno != EINTR) return count;
    }
}

struct Format {
    std::string_view magic;  ///< the first bytes of a file of this format
    const char* program;
};

constexpr std::array<Format, 4> formats = {{{"\x1f\x8b", "gzip"},
                                            {std::string_view("\xfd"
                                                              "7zXZ\0",
                                                              6),
                                             "xz"},
                                            {"BZh", "bzip2"},
                                            {"\x28\xb5\x2f\xfd", "zstd"}}};
constexpr std::size_t longest_magic = 6;

/// The program that unpacks a file: reads `packed`, its output can be read here.
class Unpacker {
  public:
    Unpacker(const std::string& path, const char* program, int packed) : program_(program) {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw Error("file.cannot_read", {path, reason(errno)});
        unpacked_ = Descriptor(ends[0]);
        const Descriptor write_end(ends[1]);

        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, packed, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, write_end.get(), STDOUT_FILENO);
        // Its exit status is what counts; what it would say of itself, the Error says with the file's name.
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        // A program that ignores closed pipes would hand that on, and the unpacker would complain about ours.
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        sigset_t defaults;
        sigemptyset(&defaults);
        sigaddset(&defaults, SIGPIPE);
        posix_spawnattr_setsigdefault(&attributes, &defaults);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

        std::string name = program;
        std::string flags = "-dc";
        std::array<char*, 3> arguments = {name.data(), flags.data(), nullptr};
        const int error =
            ::posix_spawnp(&process_, program, &actions, &attributes, arguments.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        if (error != 0) {
            process_ = -1;
            throw Error("file.no_unpacker", {path, program, reason(error)});
        }
    }
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    ~Unpacker() {
        if (process_ > 0) {
            ::kill(process_, SIGTERM);
            wait();
        }
    }

    int descriptor() const { return unpacked_.get(); }
    const std::string& program() const { return program_; }

    /// Whether the program said that all was well. Call it after the last byte.
    bool succeeded() {
        const int status = wait();
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }

  private:
    int wait() {
        int status = -1;
        while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
        }
        process_ = -1;
        return status;
    }

    std::string program_;
    Descriptor unpacked_;
    pid_t process_ = -1;
};

}  // namespace

struct Input::State {
    std::string name;
    Descriptor file;
    std::string peeked;  ///< bytes that were read to know the format and not yet handed out
    std::optional<Unpacker> unpacker;
    bool unpacked = false;  ///< the unpacker has given all and is gone
    Descriptor feed;        ///< our end of the connection to an unpacker whose input cannot be rewound
    std::jthread feeder;    ///< copies peeked and file into feed

    ~State() {
        // The feeder may wait for an unpacker that waits for us: end the unpacker first.
        unpacker.reset();
        if (feed.get() >= 0) ::shutdown(feed.get(), SHUT_RDWR);
    }

    void open(const std::string& path);
    void peek();
    void unpack();
    int start_feeder(Descriptor& far_end);
};

void Input::State::open(const std::string& path) {
    name = path == "-" ? "<stdin>" : path;
    file = Descriptor(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0) throw Error("file.cannot_open", {name, reason(errno)});
    struct stat status {};
    if (::fstat(file.get(), &status) != 0) throw Error("file.cannot_open", {name, reason(errno)});
    if (S_ISDIR(status.st_mode)) throw Error("file.is_directory", {name});
}

void Input::State::peek() {
    std::array<char, longest_magic> front{};
    while (peeked.size() < front.size()) {
        const ssize_t count = read_some(file.get(), front.data(), front.size() - peeked.size());
        if (count < 0) throw Error("file.cannot_read", {name, reason(errno)});
        if (count == 0) break;
        peeked.append(front.data(), static_cast<std::size_t>(count));
    }
}

int Input::State::start_feeder(Descriptor& far_end) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        throw Error("file.cannot_read", {name, reason(errno)});
    }
    feed = Descriptor(ends[0]);
    far_end = Descriptor(ends[1]);
    feeder = std::jthread([this, bytes = std::exchange(peeked, {})]() mutable {
        std::vector<char> block(std::size_t{1} << 16);
        for (;;) {
            std::string_view rest = bytes;
            while (!rest.empty()) {
                const ssize_t count = ::send(feed.get(), rest.data(), rest.size(), MSG_NOSIGNAL);
                if (count < 0 && errno == EINTR) continue;
                if (count < 0) return;  // the unpacker is gone; its exit status tells
                rest.remove_prefix(static_cast<std::size_t>(count));
            }
            const ssize_t count = read_some(file.get(), block.data(), block.size());
            if (count <= 0) break;
            bytes.assign(block.data(), static_cast<std::size_t>(count));
        }
        ::shutdown(feed.get(), SHUT_WR);
    });
    return far_end.get();
}

void Input::State::unpack() {
    const auto format = std::find_if(formats.begin(), formats.end(), [this](const Format& candidate) {
        return std::string_view(peeked).starts_with(candidate.magic);
    });
    if (format == formats.end()) return;
    Descriptor far_end;
    int packed = file.get();
    if (::lseek(packed, -static_cast<off_t>(peeked.size()), SEEK_CUR) >= 0) {
        peeked.clear();
    } else {
        packed = start_feeder(far_end);
    }
    unpacker.emplace(name, format->program, packed);
}

Input::Input(const std::string& path) : state_(std::make_unique<State>()) {
    state_->open(path);
    state_->peek();
    state_->unpack();
}

Input::Input(Input&&) noexcept = default;
Input& Input::operator=(Input&&) noexcept = default;
Input::~Input() = default;

std::size_t Input::read(std::span<char> buffer) {
    State& state = *state_;
    if (!state.peeked.empty()) {
        const std::size_t count = std::min(buffer.size(), state.peeked.size());
        std::memcpy(buffer.data(), state.peeked.data(), count);
        state.peeked.erase(0, count);
        return count;
    }
    if (state.unpacked) return 0;
    const int descriptor = state.unpacker ? state.unpacker->descriptor() : state.file.get();
    const ssize_t count = read_some(descriptor, buffer.data(), buffer.size());
    if (count < 0) throw Error("file.cannot_read", {state.name, reason(errno)});
    if (count == 0 && state.unpacker) {
        const std::string program = state.unpacker->program();
        const bool succeeded = state.unpacker->succeeded();
        state.unpacker.reset();
        state.unpacked = true;
        if (!succeeded) throw Error("file.unpacking_failed", {state.name, program});
    }
    return static_cast<std::size_t>(count);
}

const std::string& Input::name() const {
    return state_->name;
}

std::string read_whole(const std::string& path) {
    Input input(path);
    std::string text;
    std::vector<char> block(std::size_t{1} << 16);
    for (;;) {
        const std::size_t count = input.read(block);
        if (count == 0) return text;
        text.append(block.data(), count);
    }
}

/// Bytes that are gathered before they are written.
constexpr std::size_t buffer_size = std::size_t{1} << 18;

struct Output::State {
    std::string path;
    std::string target;     ///< path with links followed
    std::string temporary;  ///< empty where the target is written as it comes
    Descriptor file;
    std::string buffer;

    ~State() {
        if (!temporary.empty()) ::unlink(temporary.c_str());
    }

    [[noreturn]] void fail(int error) const {
        if (error == EPIPE) throw Error("output.closed");
        if (path == "-") throw Error("output.failed", {reason(error)});
        throw Error("file.cannot_write", {path, reason(error)});
    }
    void open();
    void put(std::string_view rest) const;
    void flush();
};

void Output::State::open() {
    if (path == "-") {
        file = Descriptor(STDOUT_FILENO);
        return;
    }
    std::error_code ignored;
    const std::filesystem::path followed = std::filesystem::canonical(path, ignored);
    target = followed.empty() ? path : followed.string();
    struct stat status {};
    const bool exists = ::stat(target.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) throw Error("file.is_directory", {path});
    if (exists && !S_ISREG(status.st_mode)) {
        file = Descriptor(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
        if (file.get() < 0) fail(errno);
        return;
    }
    if (exists && ::access(target.c_str(), W_OK) != 0) fail(errno);
    std::string name = target + ".XXXXXX";
    file = Descriptor(::mkostemp(name.data(), O_CLOEXEC));
    if (file.get() < 0) fail(errno);
    temporary = name;
    // mkostemp lets only the owner read; the result should look as if it had been opened in the usual way.
    const mode_t mask = ::umask(0);
    ::umask(mask);
    ::fchmod(file.get(), exists ? status.st_mode & 07777U : 0666U & ~mask);
}

void Output::State::put(std::string_view rest) const {
    while (!rest.empty()) {
        const ssize_t count = ::write(file.get(), rest.data(), rest.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(errno);
        rest.remove_prefix(static_cast<std::size_t>(count));
    }
}

void Output::State::flush() {
    put(buffer);
    buffer.clear();
}

Output::Output(const std::string& path) : state_(std::make_unique<State>()) {
    state_->path = path;
    state_->open();
}

Output::Output(Output&&) noexcept = default;
Output& Output::operator=(Output&&) noexcept = default;
Output::~Output() = default;

void Output::write(std::string_view bytes) {
    if (bytes.size() >= buffer_size) {
        state_->flush();
        state_->put(bytes);
        return;
    }
    state_->buffer.append(bytes);
    if (state_->buffer.size() >= buffer_size) state_->flush();
}

void Output::commit(bool on_disk) {
    State& state = *state_;
    state.flush();
    if (on_disk && !state.temporary.empty() && ::fsync(state.file.get()) != 0) state.fail(errno);
    if (const int error = state.file.close(); error != 0) state.fail(error);
    if (state.temporary.empty()) return;
    if (::rename(state.temporary.c_str(), state.target.c_str()) != 0) state.fail(errno);
    state.temporary.clear();
}

const std::string& Output::path() const {
    return state_->path;
}

bool same_file(const std::string& left, const std::string& right) {
    std::error_code none;
    return std::filesystem::equivalent(left, right, none) && !none;
}

}  // namespace satdoku::core
