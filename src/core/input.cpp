#include "descriptor.hpp"
#include "unpacker.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace satdoku::core {

struct Input::State {
    std::string name;
    Descriptor file;
    std::string peeked;  ///< bytes that were read to know the format and not yet handed out
    std::optional<Unpacker> unpacker;
    std::stop_token stop;
    off_t start = -1;  ///< where the first byte is; -1: what is no regular file cannot be rewound

    void open(const std::string& path);
    void peek();
    void unpack();
    bool wait() const;
};

void Input::State::open(const std::string& path) {
    name = path == "-" ? "<stdin>" : path;
    const auto place = path == "-" ? Place{path, STDIN_FILENO} : place_of(path);
    file = place && place->descriptor ? duplicate(*place->descriptor)
                                      : Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.open()) throw Error("file.cannot_open", {name, reason(errno)});
    struct stat status {};
    if (::fstat(file.get(), &status) != 0) throw Error("file.cannot_open", {name, reason(errno)});
    if (S_ISDIR(status.st_mode)) throw Error("file.is_directory", {name});
    if (S_ISREG(status.st_mode)) start = ::lseek(file.get(), 0, SEEK_CUR);
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

void Input::State::unpack() {
    const char* const program = unpacker_of(peeked);
    if (program == nullptr) return;
    const bool rewound = ::lseek(file.get(), -static_cast<off_t>(peeked.size()), SEEK_CUR) >= 0;
    if (rewound) peeked.clear();
    unpacker.emplace(name, program, file.get(), std::move(peeked));
    peeked.clear();
}

/// Returns false where a stop was asked for before there was anything to read.
bool Input::State::wait() const {
    constexpr int between = 50;  // milliseconds: a signal that comes just before poll() is seen, too
    pollfd source{file.get(), POLLIN, 0};
    while (stop.stop_possible() && !unpacker && ::poll(&source, 1, between) <= 0) {
        if (stop.stop_requested()) return false;
    }
    return true;
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
    if (state.unpacker) return state.unpacker->read(buffer);
    if (!state.wait()) return 0;
    const ssize_t count = read_some(state.file.get(), buffer.data(), buffer.size());
    if (count < 0) throw Error("file.cannot_read", {state.name, reason(errno)});
    return static_cast<std::size_t>(count);
}

void Input::stop_on(std::stop_token token) {
    state_->stop = std::move(token);
}

bool Input::can_rewind() const {
    return state_->start >= 0;
}

void Input::rewind() {
    State& state = *state_;
    state.unpacker.reset();
    state.peeked.clear();
    if (::lseek(state.file.get(), state.start, SEEK_SET) < 0) {
        throw Error("file.cannot_read", {state.name, reason(errno)});
    }
    state.peek();
    state.unpack();
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

}  // namespace satdoku::core
