#include "dimacs_bytes.hpp"
#include <algorithm>
#include <cstring>

namespace satdoku::cnf {
bool DimacsBytes::refill() {
    if (exhausted_) return false;
    if (end_ - at_ == buffer_size && !drop_leading_zeros()) fail("dimacs.expected_literal", {found()});
    const auto kept = static_cast<std::size_t>(end_ - at_);
    passed_ = offset(at_);
    std::memmove(buffer_.get(), at_, kept);
    const std::size_t count = source_(std::span(buffer_.get() + kept, buffer_size - kept));
    at_ = buffer_.get();
    end_ = at_ + kept + count;
    buffer_[kept + count] = '\0';
    exhausted_ = count == 0;
    return !exhausted_;
}

/// Drops leading zeros of a number that fills the whole buffer. @return false if there are none
bool DimacsBytes::drop_leading_zeros() {
    const bool negative = *at_ == '-';
    const char* const zeros = at_ + (negative ? 1 : 0);
    const char* const nonzero = std::find_if(zeros, end_, [](char byte) { return byte != '0'; });
    if (nonzero - zeros < 2) return false;
    at_ = nonzero - 1;  // the last zero may be the whole number
    if (negative) buffer_[static_cast<std::size_t>(--at_ - buffer_.get())] = '-';
    return true;
}

void DimacsBytes::skip_line_end() {
    const bool carriage_return = *at_++ == '\r';
    if (carriage_return && !at_end() && *at_ == '\n') ++at_;
    next_line();
}

void DimacsBytes::skip_blanks_of_line() {
    while (!at_end() && (*at_ == ' ' || *at_ == '\t')) ++at_;
}

std::string_view DimacsBytes::bytes_until(bool (*is_of_kind)(char)) {
    for (;;) {
        const char* const stop = std::find_if(at_, end_, is_of_kind);
        const auto length = static_cast<std::size_t>(stop - at_);
        if (length == buffer_size && drop_leading_zeros()) continue;
        if (stop != end_ || length == buffer_size || exhausted_) return {at_, length};
        refill();
    }
}

std::string DimacsBytes::found() {
    constexpr std::size_t longest = 40;
    const std::string_view text = token();
    if (text.empty()) return at_ == end_ ? "@dimacs.end_of_file" : "@dimacs.end_of_line";
    const auto hidden = std::find_if(text.begin(), text.end(), [](char byte) { return byte < ' ' || byte > '~'; });
    if (hidden != text.end()) {
        constexpr std::string_view hexadecimal = "0123456789ABCDEF";
        const auto value = static_cast<unsigned char>(*hidden);
        return {'0', 'x', hexadecimal[value / 16U], hexadecimal[value % 16U]};
    }
    std::string quoted = "'";
    quoted += text.substr(0, longest);
    quoted += text.size() > longest ? "...'" : "'";
    return quoted;
}

void DimacsBytes::skip_mark() {
    if (at_end()) fail("dimacs.empty_file");
    while (end_ - at_ < 3 && refill()) {
    }
    const std::string_view start(at_, static_cast<std::size_t>(std::min<std::ptrdiff_t>(end_ - at_, 3)));
    if (start == "\xEF\xBB\xBF") {
        at_ += start.size();
        line_start_ = start.size();
        return;
    }
    const bool marked = start.substr(0, 2) == "\xFF\xFE" || start.substr(0, 2) == "\xFE\xFF";
    const bool wide = start.size() >= 2 && (start[0] == '\0') != (start[1] == '\0') && start[0] != '\x1f';
    if (marked || wide) fail("dimacs.utf16");
}
}  // namespace satdoku::cnf
