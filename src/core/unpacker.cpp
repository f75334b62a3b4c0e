// A thread of its own passes on packed bytes that cannot be rewound, because Windows cannot wait for two pipes at once.
#include "unpacker.hpp"
#include "system/child.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/workers.hpp>
#include <cerrno>
#include <stop_token>

namespace satdoku::core {
struct Unpacker::State {
    std::string path;
    std::string program;
    const OpenFile& packed;
    std::string front;
    OpenFile unpacked{};
    OpenFile feeding{};       ///< our end of the program's input; not open if the program reads `packed` directly
    std::stop_source stop{};  ///< of the feeder
    Workers feeder{[this] { feeding.close(); }};
    OpenFile complaints{};  ///< open for a program that ends with 0 though it complains
    Child child{};          ///< ends before the feeder is awaited, so that nothing holds it up

    [[noreturn]] void fail() const { throw Error("file.cannot_read", {path, reason(errno)}); }

    void start_program(const OpenFile& input, const OpenFile& output) {
        // Its exit status says whether it failed; only bzip2 merely warns of garbage after its data. Its messages are dropped:
        // our Error names the file.
        OpenFile messages;
        if (program == "bzip2" && !make_pipe(complaints, messages)) fail();
        if (const int error = child.start({program, "-dc"}, {input, output, messages}); error != 0)
            throw Error("file.no_unpacker", {path, program, reason(error)});
    }

    void feed() {
        block_pipe_signal();
        std::array<char, std::size_t{1} << 16> block;
        std::ptrdiff_t count = static_cast<std::ptrdiff_t>(front.size());
        const char* bytes = front.data();
        // If the program has ended, its exit status says why.
        while (count > 0 && write_all(feeding, {bytes, static_cast<std::size_t>(count)}) == 0) {
            if (!wait_to_read(packed, [this] { return stop.stop_requested(); })) break;
            count = read_some(packed, block.data(), block.size());
            bytes = block.data();
        }
        feeding.close();
    }
};

Unpacker::Unpacker(const std::string& path, const char* program, const OpenFile& packed, std::string front)
    : state_(new State{path, program, packed, std::move(front)}) {
    State& state = *state_;
    OpenFile write_end;
    if (!make_pipe(state.unpacked, write_end)) state.fail();
    if (state.front.empty()) {
        state.start_program(packed, write_end);
        return;
    }
    OpenFile far_end;
    if (!make_pipe(far_end, state.feeding)) state.fail();
    state.start_program(far_end, write_end);
    errno = EAGAIN;
    if (state.feeder.start(1, [&state](unsigned) { state.feed(); }) == 0) state.fail();
}

Unpacker::~Unpacker() { state_->stop.request_stop(); }

std::size_t Unpacker::read(std::span<char> buffer, const std::function<bool()>& gives_up) {
    State& state = *state_;
    if (!state.child.started() || !wait_to_read(state.unpacked, gives_up)) return 0;
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
