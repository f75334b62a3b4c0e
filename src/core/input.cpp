#include "system/child.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/workers.hpp>
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace satdoku::core {
namespace {
std::atomic<bool (*)()> ends_waiting = nullptr;
std::string returned;              ///< of standard input
std::optional<std::string> typed;  ///< of a TypedInput

struct Packing {
    std::string_view magic;   ///< the first bytes of a file of this format
    std::string_view ending;  ///< of the names of such files
    const char* program;
};

/// These first bytes are enough to distinguish them.
constexpr std::size_t longest_magic = 6;
constexpr std::array<Packing, 4> packings = {{{"\x1f\x8b", ".gz", "gzip"},
                                              {std::string_view("\xfd\x37zXZ\0", longest_magic), ".xz", "xz"},
                                              {"BZh", ".bz2", "bzip2"},
                                              {"\x28\xb5\x2f\xfd", ".zst", "zstd"}}};

/// Returns the program that unpacks a file that begins like this, or nullptr if the file is not compressed.
const char* unpacker_of(std::string_view front) {
    const auto* const packing = std::find_if(packings.begin(), packings.end(),
                                             [front](const Packing& known) { return front.starts_with(known.magic); });
    return packing == packings.end() ? nullptr : packing->program;
}
}  // namespace

bool is_compressed(std::string_view front) { return unpacker_of(front) != nullptr; }

/// The program that unpacks a compressed file: it reads the packed bytes, and its output is read here. If the packed
/// bytes cannot be rewound, they are passed to it while waiting for its output, by a thread of its own, because Windows
/// cannot wait for two pipes at once.
class Unpacker {
  public:
    /// @param path     for messages
    /// @param program  is searched in the folders of PATH, and started with an argument vector
    /// @param packed   must stay open
    /// @param front    what has been read from `packed` and cannot be read again
    /// Throws Error if the program cannot be started.
    Unpacker(std::string path, const char* program, const OpenFile& packed, std::string front)
        : path_(std::move(path)), program_(program), packed_(packed), front_(std::move(front)) {
        OpenFile write_end;
        if (!make_pipe(unpacked_, write_end)) fail();
        if (front_.empty()) {
            start_program(packed_, write_end);
            return;
        }
        OpenFile far_end;
        if (!make_pipe(far_end, feeding_)) fail();
        start_program(far_end, write_end);
        errno = EAGAIN;
        if (feeder_.start(1, [this](unsigned) { feed(); }) == 0) fail();
    }
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    ~Unpacker() { stop_.request_stop(); }

    /// Like Input::read(). Throws Error if the program reports a failure.
    /// @param gives_up  asked while no packed bytes come; true ends the waiting with 0
    std::size_t read(std::span<char> buffer, const std::function<bool()>& gives_up) {
        if (!child_.started() || !wait_to_read(unpacked_, gives_up)) return 0;
        const std::ptrdiff_t count = read_some(unpacked_, buffer.data(), buffer.size());
        if (count < 0) fail();
        if (count > 0) return static_cast<std::size_t>(count);
        const ChildEnd end = child_.wait();
        char first = 0;
        const bool complains = complaints_.open() && read_some(complaints_, &first, 1) > 0;
        if (!end.signal.empty() || end.code != 0 || complains) throw Error("file.unpacking_failed", {path_, program_});
        return 0;
    }

  private:
    [[noreturn]] void fail() const { throw Error("file.cannot_read", {path_, reason(errno)}); }

    void start_program(const OpenFile& input, const OpenFile& output) {
        // Its exit status says whether it failed; only bzip2 merely warns of garbage after its data. Its messages are dropped:
        // our Error names the file.
        OpenFile messages;
        if (program_ == "bzip2" && !make_pipe(complaints_, messages)) fail();
        if (const int error = child_.start({program_, "-dc"}, {input, output, messages}); error != 0)
            throw Error("file.no_unpacker", {path_, program_, reason(error)});
    }

    void feed() {
        block_pipe_signal();
        std::array<char, std::size_t{1} << 16> block;
        std::ptrdiff_t count = static_cast<std::ptrdiff_t>(front_.size());
        const char* bytes = front_.data();
        // If the program has ended, its exit status says why.
        while (count > 0 && write_all(feeding_, {bytes, static_cast<std::size_t>(count)}) == 0) {
            if (!wait_to_read(packed_, [this] { return stop_.stop_requested(); })) break;
            count = read_some(packed_, block.data(), block.size());
            bytes = block.data();
        }
        feeding_.close();
    }

    std::string path_;
    std::string program_;
    const OpenFile& packed_;
    std::string front_;
    OpenFile unpacked_{};
    OpenFile feeding_{};       ///< our end of the program's input; not open if the program reads `packed` directly
    std::stop_source stop_{};  ///< of the feeder
    Workers feeder_{[this] { feeding_.close(); }};
    OpenFile complaints_{};  ///< open for a program that ends with 0 though it complains
    Child child_{};          ///< ends before the feeder is awaited, so that nothing holds it up
};

const char* packer_of(std::string_view path) {
    for (const Packing& known : packings)
        if (path.ends_with(known.ending)) return known.program;
    return nullptr;
}

void return_to_standard_input(std::string bytes) { returned = std::move(bytes); }

void end_waiting_if(bool (*asked)()) { ends_waiting = asked; }

TypedInput::TypedInput(std::string text) { typed = std::move(text); }

TypedInput::~TypedInput() { typed.reset(); }

struct Input::State {
    std::string name;
    OpenFile file;
    std::optional<std::string> text;  ///< what is read in place of the file
    std::string peeked;               ///< bytes that were read to detect the format and have not been returned yet
    std::optional<Unpacker> unpacker;
    std::stop_token stop;
    std::int64_t start = -1;  ///< where the first byte is; -1 for files that are not regular, which cannot be rewound
    std::uint64_t rest = ~std::uint64_t{0};  ///< bytes that are still to be read

    void open(const std::string& path) {
        if (typed && path == TypedInput::name) {
            name = path;
            text = peeked = *typed;
            start = 0;
            return;
        }
        name = path == "-" ? "<stdin>" : path.empty() ? "''" : path;
        if (path != "-") require_name(path);
        const auto place = path == "-" ? Place{path, number_of(Standard::input)} : place_of(path);
        file = place && place->number ? duplicate(*place->number) : open_to_read(path);
        if (!file.open()) throw Error("file.cannot_open", {name, reason(errno)});
        const auto status = status_of(file.number());
        if (!status) throw Error("file.cannot_open", {name, reason(errno)});
        if (status->kind == Status::Kind::folder) throw Error("file.is_directory", {name});
        if (status->kind == Status::Kind::regular) start = seek(file, 0, SEEK_CUR);
        if (path != "-") return;
        peeked = std::exchange(returned, {});
        if (start < 0 || peeked.empty()) return;
        start = seek(file, -static_cast<std::int64_t>(peeked.size()), SEEK_CUR);
        peeked.clear();
    }

    void peek() {
        if (text) return;
        std::array<char, longest_magic> front{};
        while (peeked.size() < front.size() && wait()) {
            const std::ptrdiff_t count = read_some(file, front.data(), front.size() - peeked.size());
            if (count < 0) throw Error("file.cannot_read", {name, reason(errno)});
            if (count == 0) break;
            peeked.append(front.data(), static_cast<std::size_t>(count));
        }
    }

    void unpack() {
        const char* const program = unpacker_of(peeked);
        if (program == nullptr) return;
        const bool rewound = seek(file, -static_cast<std::int64_t>(peeked.size()), SEEK_CUR) >= 0;
        if (rewound) peeked.clear();
        unpacker.emplace(name, program, file, std::move(peeked));
        peeked.clear();
    }

    /// Returns true after a stop. Throws Error if the program ends and nobody has a stop for this input.
    bool gives_up() const {
        if (stop.stop_requested()) return true;
        const auto asked = ends_waiting.load();
        if (asked != nullptr && asked()) throw Error("file.stopped", {name});
        return false;
    }

    /// Returns false if a stop was requested before there was anything to read.
    bool wait() const {
        if (start >= 0) return true;
        return wait_to_read(file, [this] { return gives_up(); });
    }

    std::size_t read(std::span<char> buffer) {
        if (!peeked.empty()) {
            const std::size_t count = std::min(buffer.size(), peeked.size());
            std::memcpy(buffer.data(), peeked.data(), count);
            peeked.erase(0, count);
            return count;
        }
        if (text) return 0;
        if (unpacker) return unpacker->read(buffer, [this] { return gives_up(); });
        if (!wait()) return 0;
        const std::ptrdiff_t count = read_some(file, buffer.data(), buffer.size());
        if (count < 0) throw Error("file.cannot_read", {name, reason(errno)});
        return static_cast<std::size_t>(count);
    }

    /// Skips up to this number of bytes and returns how many there were.
    std::uint64_t pass_over(std::uint64_t count) {
        std::vector<char> block(std::size_t{1} << 16);
        std::uint64_t passed = 0;
        while (passed < count) {
            const std::uint64_t room = std::min<std::uint64_t>(block.size(), count - passed);
            const std::size_t read_now = read(std::span(block).first(static_cast<std::size_t>(room)));
            if (read_now == 0) break;
            passed += read_now;
        }
        return passed;
    }
};

Input::Input(const std::string& path) : state_(std::make_unique<State>()) {
    state_->open(path);
    state_->peek();
    state_->unpack();
}

Input::Input(OpenFile& file, const std::string& name) : state_(std::make_unique<State>()) {
    state_->name = name;
    state_->file = std::move(file);
    state_->start = 0;
    if (seek(state_->file, 0, SEEK_SET) < 0) throw Error("file.cannot_read", {name, reason(errno)});
}

Input::~Input() = default;

std::size_t Input::read(std::span<char> buffer) {
    const std::uint64_t room = std::min<std::uint64_t>(buffer.size(), state_->rest);
    if (room == 0) return 0;
    const std::size_t count = state_->read(buffer.first(static_cast<std::size_t>(room)));
    state_->rest -= count;
    return count;
}

void Input::finish() {
    if (state_->unpacker) state_->pass_over(~std::uint64_t{0});
}

void Input::stop_on(std::stop_token token) { state_->stop = std::move(token); }

bool Input::can_rewind() const { return state_->start >= 0; }

void Input::rewind() {
    State& state = *state_;
    state.unpacker.reset();
    state.peeked.clear();
    state.rest = ~std::uint64_t{0};
    if (state.text) {
        state.peeked = *state.text;
        return;
    }
    if (seek(state.file, state.start, SEEK_SET) < 0) throw Error("file.cannot_read", {state.name, reason(errno)});
    state.peek();
    state.unpack();
}

std::uint64_t Input::size() {
    State& state = *state_;
    rewind();
    std::uint64_t bytes = 0;
    if (state.unpacker || state.text) {
        bytes = state.pass_over(~std::uint64_t{0});
    } else {
        const std::int64_t end = seek(state.file, 0, SEEK_END);
        if (end < 0) throw Error("file.cannot_read", {state.name, reason(errno)});
        bytes = static_cast<std::uint64_t>(std::max(end, state.start) - state.start);
    }
    rewind();
    return bytes;
}

void Input::restrict_to(Range bytes) {
    State& state = *state_;
    rewind();
    if (state.unpacker || state.text) {
        state.pass_over(bytes.begin);
    } else {
        state.peeked.clear();
        const std::int64_t offset = state.start + static_cast<std::int64_t>(bytes.begin);
        if (seek(state.file, offset, SEEK_SET) < 0) throw Error("file.cannot_read", {state.name, reason(errno)});
    }
    state.rest = bytes.size();
}

const std::string& Input::name() const { return state_->name; }

std::string read_whole(const std::string& path, std::size_t most) {
    Input input(path);
    std::string text;
    std::vector<char> block(std::size_t{1} << 16);
    for (;;) {
        const std::size_t count = input.read(block);
        if (count == 0) return text;
        text.append(block.data(), count);
        if (text.size() > most) throw Error("file.too_large", {input.name(), std::to_string(most >> 20U)});
    }
}

std::optional<std::string_view> LineReader::next() {
    line_.clear();
    for (;;) {
        if (begin_ == end_) {
            begin_ = 0;
            end_ = source_(block_);
            // A mark of the order of bytes, with which some programs begin texts in UTF-8, says nothing.
            constexpr std::string_view mark = "\xef\xbb\xbf";
            if (consumed_ == 0 && std::string_view(block_.data(), end_).starts_with(mark)) {
                begin_ = mark.size();
                consumed_ = mark.size();
            }
            has_end_ = end_ > 0 || line_.empty();
            if (end_ == 0) return line_.empty() ? std::nullopt : std::optional<std::string_view>(line_);
        }
        const std::string_view rest(block_.data() + begin_, end_ - begin_);
        const std::size_t length = rest.find('\n');
        const std::string_view piece = rest.substr(0, length);
        begin_ += piece.size();
        consumed_ += piece.size();
        if (length != std::string_view::npos) {
            ++begin_;
            ++consumed_;
            if (line_.empty()) return piece;
        }
        line_.append(piece.substr(0, longest_ - line_.size()));
        if (length != std::string_view::npos) return line_;
    }
}
}  // namespace satdoku::core
