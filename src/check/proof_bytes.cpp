#include <satdoku/check/proof_bytes.hpp>

namespace satdoku::check {
namespace {
constexpr std::size_t buffer_size = std::size_t{1} << 16;

bool is_digit(int byte) { return byte >= '0' && byte <= '9'; }

std::string show_byte(int byte) {
    if (byte > ' ' && byte < 0x7f) return std::string(1, static_cast<char>(byte));
    static constexpr char digits[] = "0123456789abcdef";
    return {'0', 'x', digits[(byte >> 4) & 0xf], digits[byte & 0xf]};
}
}  // namespace

bool is_proof_blank(int byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

ProofBytes::ProofBytes(core::ByteSource source, std::string name)
    : source_(std::move(source)), name_(std::move(name)), buffer_(buffer_size) {
    fill();
}

/// Fills the whole buffer: a source may give its bytes in portions of any size.
void ProofBytes::fill() {
    while (size_ < buffer_.size()) {
        const std::size_t count = source_(std::span(buffer_).subspan(size_));
        if (count == 0) return;
        size_ += count;
    }
}

bool ProofBytes::look_further() {
    constexpr std::size_t largest = std::size_t{1} << 28;
    if (buffer_.size() >= largest) return false;
    buffer_.resize(4 * buffer_.size());
    fill();
    return true;
}

ProofBytes::ProofBytes(std::span<const char> bytes)
    : source_([](std::span<char>) { return 0; }), buffer_(bytes.begin(), bytes.end()), size_(bytes.size()) {}

void ProofBytes::skip_byte_order_mark() {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (!std::string_view(buffer_.data(), size_).starts_with(mark)) return;
    position_ = line_start_ = mark.size();
}

int ProofBytes::refill() {
    consumed_ += size_;
    position_ = 0;
    size_ = source_(buffer_);
    return size_ == 0 ? end_of_file : static_cast<unsigned char>(buffer_[0]);
}

void ProofBytes::unexpected() {
    const int byte = peek();
    if (byte == end_of_file) unfinished();
    if (binary_) throw core::Error({name_, 0, 0}, "proof.unexpected_byte", {std::to_string(offset()), show_byte(byte)});
    throw core::Error({name_, line_, offset() - line_start_ + 1}, "proof.unexpected", {show_byte(byte)});
}

void ProofBytes::unfinished() const {
    if (binary_) throw core::Error({name_, 0, 0}, "proof.unfinished_binary", {std::to_string(step_start_)});
    throw core::Error({name_, step_line_, 0}, "proof.unfinished");
}

void ProofBytes::skip_blanks() {
    for (int byte = peek(); is_proof_blank(byte); byte = peek()) {
        advance();
        if (byte == '\n') {
            ++line_;
            line_start_ = offset();
        }
    }
}

bool ProofBytes::find_step() {
    for (skip_blanks(); peek() == 'c'; skip_blanks())
        while (peek() != '\n' && peek() != end_of_file) advance();
    return peek() != end_of_file;
}

bool ProofBytes::next_line(std::string& line) {
    line.clear();
    if (peek() == end_of_file) return false;
    begin_step(false);
    for (int byte = peek(); byte != end_of_file && byte != '\n'; byte = peek()) {
        line += static_cast<char>(byte);
        advance();
    }
    if (peek() == '\n') advance();
    ++line_;
    line_start_ = offset();
    return true;
}

core::Error ProofBytes::error_in_step(std::string_view key, std::vector<std::string> arguments) const {
    return core::Error({name_, step_line_, 0}, key, std::move(arguments));
}

void ProofBytes::begin_step(bool binary) {
    binary_ = binary;
    step_line_ = binary ? 0 : line_;
    step_start_ = offset();
}

std::uint64_t ProofBytes::text_number(bool& negative, std::uint64_t largest, std::string_view too_large) {
    skip_blanks();
    negative = peek() == '-';
    if (negative) advance();
    if (!is_digit(peek())) unexpected();
    std::uint64_t number = 0;
    for (int byte = peek(); is_digit(byte); byte = peek()) {
        number = number * 10 + static_cast<std::uint64_t>(byte - '0');
        if (number > largest)
            throw core::Error({name_, line_, offset() - line_start_ + 1}, too_large, {std::to_string(largest)});
        advance();
    }
    if (const int byte = peek(); byte != end_of_file && !is_proof_blank(byte)) unexpected();
    if (number == 0 && negative) unexpected();
    return number;
}

std::uint64_t ProofBytes::binary_number(std::uint64_t largest) {
    std::uint64_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
        const int byte = peek();
        if (byte == end_of_file) unfinished();
        const std::uint64_t bits = static_cast<std::uint64_t>(byte) & 0x7f;
        number |= bits << shift;
        const bool last = (byte & 0x80) == 0;
        // 0 ends a list; 1 would be the negation of 0, which does not exist.
        if ((bits << shift) >> shift != bits || number > largest || (last && number == 1)) unexpected();
        advance();
        if (last) return number;
        if (shift >= 56 || largest >> (shift + 7) == 0) unexpected();
    }
}
}  // namespace satdoku::check
