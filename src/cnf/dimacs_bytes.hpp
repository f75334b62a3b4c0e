// A window on the bytes of a text, and the current position in it. The window ends with a zero byte, so loops over
// blanks and digits need no test for its end: they stop there as at any other byte, and only then test for the end. A
// token is never split: a refill keeps the bytes from `at_` on.
#pragma once
#include <satdoku/cnf/dimacs.hpp>

namespace satdoku::cnf {
inline bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }
inline bool is_blank(char byte) { return byte == ' ' || byte == '\t' || is_line_end(byte); }
/// A digit's value; above 9 for every other byte.
inline unsigned digit_of(char byte) { return static_cast<unsigned>(static_cast<unsigned char>(byte)) - '0'; }

/// The base class of readers that work on the bytes directly.
class DimacsBytes {
  protected:
    /// @param source  must outlive the reader, like the name
    DimacsBytes(const core::ByteSource& source, const std::string& name)
        : source_(source), name_(name), buffer_(std::make_unique_for_overwrite<char[]>(buffer_size + 1)) {
        at_ = end_ = buffer_.get();
    }

    /// Reads more bytes after those from at_ to end_. Pointers into the buffer are invalid afterwards, also at the end.
    /// @return false at the end
    bool refill();
    bool at_end() { return at_ == end_ && !refill(); }
    /// To be called after the end of a line.
    void next_line() {
        ++line_;
        line_start_ = offset(at_);
    }
    std::uint64_t line() const { return line_; }
    std::uint64_t column() const { return offset(at_) - line_start_ + 1; }
    core::Location here() const { return {name_, line_, column()}; }

    /// At the beginning: skips a byte order mark of UTF-8. Throws core::Error if the text is empty or UTF-16.
    void skip_mark();
    /// @pre at the end of a line
    void skip_line_end();
    void skip_blanks_of_line();

    /// Returns the bytes before the first one of a kind; empty at the end of the file.
    std::string_view bytes_until(bool (*is_of_kind)(char));
    /// Returns the bytes up to the next blank; empty at the end of a line and of the file.
    std::string_view token() { return bytes_until(is_blank); }
    /// Returns the text at this place as the argument of a sentence: a quoted token, a byte that cannot be shown, or
    /// the key of the words for an end.
    std::string found();
    [[noreturn]] void fail(std::string_view key, std::vector<std::string> arguments = {}) const {
        throw core::Error(here(), key, std::move(arguments));
    }
    const std::string& name() const { return name_; }

    const char* at_;          ///< the next byte
    const char* end_;         ///< the place of the zero byte
    bool exhausted_ = false;  ///< the source has no more

  private:
    static constexpr std::size_t buffer_size = 1U << 16U;

    bool drop_leading_zeros();
    std::uint64_t offset(const char* place) const {
        return passed_ + static_cast<std::uint64_t>(place - buffer_.get());
    }

    const core::ByteSource& source_;
    const std::string& name_;
    std::unique_ptr<char[]> buffer_;  ///< not initialized: a small file uses only a small part
    std::uint64_t passed_ = 0;        ///< bytes before the buffer's first
    std::uint64_t line_ = 1;
    std::uint64_t line_start_ = 0;  ///< offset of the line's first byte
};
}  // namespace satdoku::cnf
