// While the program's output is awaited, its input is served: so no thread is needed.
#include "unpacker.hpp"

#include <satdoku/core/error.hpp>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace satdoku::core {

namespace {

// Invariant: while a program is started, no other thread has made ends that the program would inherit. Not every system
// makes them so in one step.
std::mutex starting;

/// Makes the two ends of a connection, which no started program inherits. @param make  as ::pipe()
template <typename Make>
bool make_ends(OpenFile& first, OpenFile& second, const Make& make) {
    const std::lock_guard alone(starting);
    std::array<int, 2> ends{};
    if (make(ends.data()) != 0) return false;
    for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    first = OpenFile(ends[0]);
    second = OpenFile(ends[1]);
    return true;
}

#ifdef MSG_NOSIGNAL
constexpr int without_signal = MSG_NOSIGNAL;
#else
constexpr int without_signal = 0;  // the program handles SIGPIPE
#endif

}  // namespace

struct Unpacker::State {
    std::string path;
    std::string program;
    const OpenFile& packed;
    std::string waiting;    ///< packed bytes that the program has not taken yet
    std::size_t taken = 0;  ///< how many of these it has taken
    OpenFile unpacked{};
    OpenFile feeding{};  ///< our end of the connection; not open if the program reads `packed` directly
    pid_t process = -1;

    [[noreturn]] void fail() const { throw Error("file.cannot_read", {path, reason(errno)}); }
    void start(const OpenFile& input, const OpenFile& output);
    bool feed_until_readable(const std::function<bool()>& gives_up);
    void feed();
    int wait();
};

Unpacker::Unpacker(const std::string& path, const char* program, const OpenFile& packed, std::string front)
    : state_(new State{path, program, packed, std::move(front)}) {
    State& state = *state_;
    OpenFile write_end;
    if (!make_ends(state.unpacked, write_end, ::pipe)) state.fail();
    if (state.waiting.empty()) {
        state.start(packed, write_end);
        return;
    }
    OpenFile far_end;
    const auto connect = [](int* ends) { return ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends); };
    if (!make_ends(state.feeding, far_end, connect)) state.fail();
    state.start(far_end, write_end);
}

void Unpacker::State::start(const OpenFile& input, const OpenFile& output) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, static_cast<int>(input.number()), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, static_cast<int>(output.number()), STDOUT_FILENO);
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
    std::array<char*, 3> arguments = {program.data(), flags.data(), nullptr};
    int error = 0;
    {
        const std::lock_guard alone(starting);
        error = ::posix_spawnp(&process, program.c_str(), &actions, &attributes, arguments.data(), environ);
    }
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error != 0) {
        process = -1;
        throw Error("file.no_unpacker", {path, program, reason(error)});
    }
}

Unpacker::~Unpacker() {
    if (state_->process <= 0) return;
    ::kill(state_->process, SIGTERM);
    state_->wait();
}

int Unpacker::State::wait() {
    int status = -1;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    process = -1;
    return status;
}

std::size_t Unpacker::read(std::span<char> buffer, const std::function<bool()>& gives_up) {
    State& state = *state_;
    if (state.process <= 0 || !state.feed_until_readable(gives_up)) return 0;
    const std::ptrdiff_t count = read_some(state.unpacked, buffer.data(), buffer.size());
    if (count < 0) state.fail();
    if (count > 0) return static_cast<std::size_t>(count);
    const int status = state.wait();
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw Error("file.unpacking_failed", {state.path, state.program});
    return 0;
}

/// Returns false if the waiting was given up.
bool Unpacker::State::feed_until_readable(const std::function<bool()>& gives_up) {
    constexpr int between = 50;  // milliseconds, as in wait_to_read()
    while (feeding.open()) {
        const bool must_read = waiting.empty();
        const OpenFile& served = must_read ? packed : feeding;
        pollfd both[] = {{static_cast<int>(unpacked.number()), POLLIN, 0},
                         {static_cast<int>(served.number()), static_cast<short>(must_read ? POLLIN : POLLOUT), 0}};
        const int ready = ::poll(both, 2, between);
        if (ready == 0 || (ready < 0 && errno == EINTR)) {
            if (gives_up()) return false;
            continue;
        }
        if (both[0].revents != 0) break;
        if (both[1].revents != 0) feed();
    }
    return true;
}

/// One step that does not wait: reads packed bytes or passes some on.
void Unpacker::State::feed() {
    if (waiting.empty()) {
        std::array<char, std::size_t{1} << 16> block;
        const std::ptrdiff_t count = read_some(packed, block.data(), block.size());
        if (count < 0) fail();
        waiting.assign(block.data(), static_cast<std::size_t>(count));
        if (count == 0) feeding.close();
        return;
    }
    const std::string_view rest = std::string_view(waiting).substr(taken);
    const ssize_t count =
        ::send(static_cast<int>(feeding.number()), rest.data(), rest.size(), without_signal | MSG_DONTWAIT);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (count < 0) {  // the program has ended; its exit status says why
        feeding.close();
        return;
    }
    taken += static_cast<std::size_t>(count);
    if (taken < waiting.size()) return;
    waiting.clear();
    taken = 0;
}

}  // namespace satdoku::core
