// Reads a DRAT proof step by step from a source of bytes: text, or the binary form.
//
// Text may have any white space and line breaks, a byte order mark, and comments ("c" up to the end of the line)
// between steps. A proof is binary if it starts with 'a', which no text proof does. One that starts with 'd' may be
// either: its first bytes, up to a whole buffer, are read in both forms, and the form that fails is excluded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace satdoku::check {

class DratReader {
  public:
    /// Fills the front of the buffer and returns the number of bytes; 0 only at the end.
    using Source = std::function<std::size_t(std::span<char>)>;

    DratReader(Source source, std::string name);

    /// Reads the next step. Returns false at the end of the proof. Throws core::Error if the step is malformed.
    bool next();

    // About the step that next() has read.
    bool deletion() const { return deletion_; }
    /// Literal codes, in the order of the proof.
    const std::vector<std::uint32_t>& literals() const { return literals_; }
    /// Its line; 0 if binary.
    std::uint64_t line() const { return step_line_; }

    bool binary() const { return binary_; }

  private:
    static constexpr int end_of_file = -1;

    enum class Attempt {
        fails,  ///< at a byte that is impossible there
        open,   ///< within a step
        whole,
    };

    /// Reads these bytes only, in the given form.
    DratReader(std::span<const char> bytes, bool binary);

    void look_ahead();
    bool starts_binary() const;
    static Attempt attempt(std::span<const char> bytes, bool binary);
    void skip_byte_order_mark();
    int peek() { return position_ < size_ ? static_cast<unsigned char>(buffer_[position_]) : refill(); }
    void advance() { ++position_; }
    int refill();
    bool next_text();
    bool next_binary();
    void skip_blanks();
    std::uint64_t read_binary_number();
    std::uint32_t read_number(bool& negative);
    [[noreturn]] void unexpected();
    [[noreturn]] void unfinished();

    Source source_;
    std::string name_;
    std::vector<char> buffer_;
    std::size_t position_ = 0;    ///< of the next byte in buffer_
    std::size_t size_ = 0;        ///< bytes in buffer_
    std::uint64_t consumed_ = 0;  ///< bytes of the proof before buffer_
    std::uint64_t line_ = 1;
    std::uint64_t line_start_ = 0;  ///< offset of the line's first byte in the proof
    std::uint64_t step_line_ = 0;
    std::uint64_t step_start_ = 0;  ///< offset of the step's first byte
    bool binary_ = false;
    bool deletion_ = false;
    std::vector<std::uint32_t> literals_;
};

}  // namespace satdoku::check
