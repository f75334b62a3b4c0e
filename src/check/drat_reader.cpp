#include <satdoku/check/drat_reader.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/error.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace satdoku::check {

namespace {

constexpr std::size_t buffer_size = std::size_t{1} << 16;

bool is_blank(int byte) {
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}
bool is_digit(int byte) {
    return byte >= '0' && byte <= '9';
}

std::string show_byte(int byte) {
    if (byte > ' ' && byte < 0x7f) return std::string(1, static_cast<char>(byte));
    static constexpr char digits[] = "0123456789abcdef";
    return {'0', 'x', digits[(byte >> 4) & 0xf], digits[byte & 0xf]};
}

}  // namespace

DratReader::DratReader(Source source, std::string name)
    : source_(std::move(source)), name_(std::move(name)), buffer_(buffer_size) {
    look_ahead();
    binary_ = starts_binary();
    if (!binary_) skip_byte_order_mark();
}

DratReader::DratReader(std::span<const char> bytes, bool binary)
    : source_([](std::span<char>) { return 0; }),
      buffer_(bytes.begin(), bytes.end()),
      size_(bytes.size()),
      binary_(binary) {}

/// Fills the whole buffer for the first time: a source may give its bytes in portions of any size.
void DratReader::look_ahead() {
    while (size_ < buffer_.size()) {
        const std::size_t count = source_(std::span(buffer_).subspan(size_));
        if (count == 0) return;
        size_ += count;
    }
}

bool DratReader::starts_binary() const {
    const std::span start(buffer_.data(), size_);
    if (start.empty() || (start[0] != 'a' && start[0] != 'd')) return false;
    if (start[0] == 'a') return true;
    const bool all_of_it = size_ < buffer_.size();
    const auto holds = [&](bool binary) {
        const Attempt result = attempt(start, binary);
        return result == Attempt::whole || (result == Attempt::open && !all_of_it);
    };
    const bool text_holds = holds(false);
    const bool binary_holds = holds(true);
    if (text_holds != binary_holds) return binary_holds;
    // Both forms are possible: every step of a binary proof ends with a zero byte, which a text can have only in
    // comments.
    if (text_holds) return std::find(start.begin(), start.end(), '\0') != start.end();
    // Neither form is possible: report the error of the more likely one.
    return !std::all_of(start.begin(), start.end(),
                        [](char byte) { return is_blank(byte) || (byte >= ' ' && byte <= '~'); });
}

DratReader::Attempt DratReader::attempt(std::span<const char> bytes, bool binary) {
    DratReader reader(bytes, binary);
    try {
        while (reader.next()) continue;
    } catch (const core::Error&) {
        return reader.peek() == end_of_file ? Attempt::open : Attempt::fails;
    }
    return Attempt::whole;
}

void DratReader::skip_byte_order_mark() {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (!std::string_view(buffer_.data(), size_).starts_with(mark)) return;
    position_ = line_start_ = mark.size();
}

int DratReader::refill() {
    consumed_ += size_;
    position_ = 0;
    size_ = source_(buffer_);
    return size_ == 0 ? end_of_file : static_cast<unsigned char>(buffer_[0]);
}

bool DratReader::next() {
    literals_.clear();
    deletion_ = false;
    return binary_ ? next_binary() : next_text();
}

void DratReader::unexpected() {
    const int byte = peek();
    if (byte == end_of_file) unfinished();
    const std::uint64_t offset = consumed_ + position_;
    if (binary_) throw core::Error({name_, 0, 0}, "proof.unexpected_byte", {std::to_string(offset), show_byte(byte)});
    throw core::Error({name_, line_, offset - line_start_ + 1}, "proof.unexpected", {show_byte(byte)});
}

void DratReader::unfinished() {
    if (binary_) throw core::Error({name_, 0, 0}, "proof.unfinished_binary", {std::to_string(step_start_)});
    throw core::Error({name_, step_line_, 0}, "proof.unfinished");
}

void DratReader::skip_blanks() {
    for (int byte = peek(); is_blank(byte); byte = peek()) {
        advance();
        if (byte == '\n') {
            ++line_;
            line_start_ = consumed_ + position_;
        }
    }
}

std::uint32_t DratReader::read_number(bool& negative) {
    negative = peek() == '-';
    if (negative) advance();
    if (!is_digit(peek())) unexpected();
    std::uint64_t number = 0;
    for (int byte = peek(); is_digit(byte); byte = peek()) {
        number = number * 10 + static_cast<std::uint64_t>(byte - '0');
        if (number > cnf::largest_variable) {
            throw core::Error({name_, line_, consumed_ + position_ - line_start_ + 1}, "proof.too_large",
                              {std::to_string(cnf::largest_variable)});
        }
        advance();
    }
    if (const int byte = peek(); byte != end_of_file && !is_blank(byte)) unexpected();
    return static_cast<std::uint32_t>(number);
}

bool DratReader::next_text() {
    for (skip_blanks(); peek() == 'c'; skip_blanks()) {
        while (peek() != '\n' && peek() != end_of_file) advance();
    }
    if (peek() == end_of_file) return false;
    step_line_ = line_;
    if (peek() == 'd') {
        deletion_ = true;
        advance();
        if (!is_blank(peek())) unexpected();
    }
    for (;;) {
        skip_blanks();
        bool negative = false;
        const std::uint32_t number = read_number(negative);
        if (number == 0) {
            if (negative) unexpected();
            return true;
        }
        literals_.push_back(cnf::Literal(cnf::Variable(number - 1), negative).code());
    }
}

std::uint64_t DratReader::read_binary_number() {
    constexpr std::uint64_t largest = 2 * std::uint64_t{cnf::largest_variable} + 1;
    std::uint64_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
        const int byte = peek();
        if (byte == end_of_file) unfinished();
        number |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
        const bool last = (byte & 0x80) == 0;
        // 0 ends a step; 1 would be the negation of variable 0, which does not exist.
        if (number > largest || (last && number == 1)) unexpected();
        advance();
        if (last) return number;
        if (shift > 28) unexpected();
    }
}

bool DratReader::next_binary() {
    step_start_ = consumed_ + position_;
    const int kind = peek();
    if (kind == end_of_file) return false;
    if (kind != 'a' && kind != 'd') unexpected();
    deletion_ = kind == 'd';
    advance();
    while (const std::uint64_t number = read_binary_number()) {
        literals_.push_back(static_cast<std::uint32_t>(number - 2));
    }
    return true;
}

}  // namespace satdoku::check
