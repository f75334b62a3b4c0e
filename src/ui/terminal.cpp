#include "channel.hpp"
#include "key_bytes.hpp"
#include <satdoku/core/error.hpp>
#include <array>
#include <cerrno>
#include <memory>
#include <streambuf>
#include <utility>

namespace satdoku::ui {
namespace {
/// Collects bytes and hands them to the system in large pieces.
class ChannelBuffer : public std::streambuf {
  public:
    explicit ChannelBuffer(Channel channel) : channel_(channel), bytes_(std::make_unique_for_overwrite<char[]>(size)) {
        empty();
    }

  protected:
    int_type overflow(int_type character) override {
        flush();
        if (!traits_type::eq_int_type(character, traits_type::eof())) sputc(traits_type::to_char_type(character));
        return traits_type::not_eof(character);
    }
    int sync() override {
        flush();
        return 0;
    }

  private:
    static constexpr std::size_t size = std::size_t{1} << 16;

    void empty() { setp(bytes_.get(), bytes_.get() + size); }

    void flush() {
        const std::string_view collected(pbase(), static_cast<std::size_t>(pptr() - pbase()));
        empty();  // before writing: bytes that cannot be written must not be tried again
        const int error = write_all(channel_, collected);
        if (error == 0 || channel_ == Channel::error) return;
        if (error == EPIPE) throw core::Error("output.closed");
        if (error == EIO && is_gone(channel_)) throw core::Error("output.hung_up");
        throw core::Error("output.failed", {core::reason(error)});
    }

    Channel channel_;
    std::unique_ptr<char[]> bytes_;  ///< not cleared: pages that are never written cost no memory
};

std::ostream& make_stream(Channel channel) {
    // Never destroyed: the program may write until its very end.
    auto* const made = new std::ostream(new ChannelBuffer(channel));
    made->exceptions(std::ios::badbit);
    if (channel == Channel::error) made->setf(std::ios::unitbuf);
    return *made;
}

KeyBytes keys;  ///< read but not yet returned

std::string waiting;  ///< bytes after the end of the last line
bool at_end = false;
}  // namespace

std::ostream& stream(Channel channel) {
    static std::ostream& output = make_stream(Channel::output);
    static std::ostream& error = make_stream(Channel::error);
    return channel == Channel::error ? error : output;
}

std::optional<std::string> read_line() {
    std::size_t searched = 0;
    for (;;) {
        const std::size_t end = waiting.find('\n', searched);
        if (end != std::string::npos) {
            std::string line = waiting.substr(0, end);
            waiting.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return line;
        }
        if (at_end) {
            if (waiting.empty()) return std::nullopt;
            return std::exchange(waiting, {});
        }
        searched = waiting.size();
        const Arrival arrival = receive(waiting, -1);
        if (arrival == Arrival::interrupted) {
            waiting.clear();
            return std::nullopt;
        }
        at_end = arrival == Arrival::end;
    }
}

std::string_view look_ahead(bool more) {
    if (more && !at_end) at_end = receive(waiting, -1) == Arrival::end;
    return waiting;
}

std::string take_ahead() { return std::exchange(waiting, {}); }

std::optional<MouseReport> mouse_report(std::string_view key) {
    constexpr std::string_view begin = "\x1b[<";
    if (!key.starts_with(begin)) return std::nullopt;
    MouseReport report{};
    std::array<std::size_t, 3> numbers{};
    std::size_t filled = 0;
    for (const char character : key.substr(begin.size())) {
        if (character >= '0' && character <= '9') {
            numbers[filled] = numbers[filled] * 10 + static_cast<std::size_t>(character - '0');
        } else if (character == ';' && filled + 1 < numbers.size()) {
            ++filled;
        }
    }
    report.click = key.back() == 'M' && numbers[0] == 0 && numbers[1] > 0 && numbers[2] > 0;
    if (report.click) {
        report.column = numbers[1] - 1;
        report.row = numbers[2] - 1;
    }
    return report;
}

bool is_paste(std::string_view key) { return key.starts_with(KeyBytes::paste_begin); }

std::string screen_text(const std::vector<std::string>& lines, std::size_t rows) {
    constexpr std::string_view home = "\x1b[H";
    constexpr std::string_view end_of_line = "\x1b[K";
    constexpr std::string_view erase_below = "\x1b[J";
    std::string page(home);
    for (std::size_t row = 0; row < lines.size() && row < rows; ++row)
        page.append(row == 0 ? "" : "\r\n").append(lines[row]).append(end_of_line);
    return page.append(erase_below);
}

bool KeyMode::has_more() const { return !keys.empty(); }

std::optional<std::string> KeyMode::read_key(int milliseconds) {
    constexpr int patience = 100;  // milliseconds between two pieces of a key
    for (;;) {
        if (auto key = keys.take()) return key;
        std::string bytes;
        const Arrival arrival = receive(bytes, keys.empty() ? milliseconds : patience);
        if (arrival == Arrival::interrupted) {
            keys.clear();
            return std::nullopt;
        }
        if (arrival == Arrival::nothing) return keys.take_part().value_or("");
        if (arrival == Arrival::end) return keys.take_part();
        keys.add(bytes);
    }
}
}  // namespace satdoku::ui
