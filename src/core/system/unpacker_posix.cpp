// While the program's output is awaited, its input is served: so no thread is needed.
#include "child.hpp"
#include "child_posix.hpp"
#include "unpacker.hpp"
#include <satdoku/core/error.hpp>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>

namespace satdoku::core {
namespace {
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
    OpenFile feeding{};     ///< our end of the connection; not open if the program reads `packed` directly
    OpenFile complaints{};  ///< open for a program that ends with 0 though it complains
    Child child{};

    [[noreturn]] void fail() const { throw Error("file.cannot_read", {path, reason(errno)}); }

    void start(const OpenFile& input, const OpenFile& output) {
        // Its exit status says whether it failed; only bzip2 merely warns of garbage after its data. Its messages are dropped:
        // our Error names the file.
        OpenFile messages;
        if (program == "bzip2" && !make_pipe(complaints, messages)) fail();
        if (const int error = child.start({program, "-dc"}, {input, output, messages}); error != 0)
            throw Error("file.no_unpacker", {path, program, reason(error)});
    }

    /// Returns false if the waiting was given up.
    bool feed_until_readable(const std::function<bool()>& gives_up) {
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
    void feed() {
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
};

Unpacker::Unpacker(const std::string& path, const char* program, const OpenFile& packed, std::string front)
    : state_(new State{path, program, packed, std::move(front)}) {
    State& state = *state_;
    OpenFile write_end;
    if (!make_pipe(state.unpacked, write_end)) state.fail();
    if (state.waiting.empty()) {
        state.start(packed, write_end);
        return;
    }
    OpenFile far_end;
    const auto connect = [](int* ends) { return ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends); };
    if (!make_ends(state.feeding, far_end, connect)) state.fail();
    state.start(far_end, write_end);
}

Unpacker::~Unpacker() = default;

std::size_t Unpacker::read(std::span<char> buffer, const std::function<bool()>& gives_up) {
    State& state = *state_;
    if (!state.child.started() || !state.feed_until_readable(gives_up)) return 0;
    const std::ptrdiff_t count = read_some(state.unpacked, buffer.data(), buffer.size());
    if (count < 0) state.fail();
    if (count > 0) return static_cast<std::size_t>(count);
    const ChildEnd end = state.child.wait();
    char first = 0;
    const bool complains = state.complaints.open() && read_some(state.complaints, &first, 1) > 0;
    if (!end.signal.empty() || end.code != 0 || complains)
        throw Error("file.unpacking_failed", {state.path, state.program});
    return 0;
}

}  // namespace satdoku::core
