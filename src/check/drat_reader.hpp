// Reads a DRAT proof step by step from a source of bytes: text, or the binary form.
//
// Text is easy on white space and lines, and takes comments ("c" up to the end of the line) between steps. A
// proof is binary if it starts with 'a', which no text proof does, or with 'd' and a step that ends with a
// zero byte.
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
    /// Fills the front of the buffer and returns how many bytes; 0 only at the end.
    using Source = std::function<std::size_t(std::span<char>)>;

    DratReader(Source source, std::string name);

    /// Reads the next step. False at the end of the proof. Throws core::Error where it is malformed.
    bool next();

    // Of the step that next() has read.
    bool deletion() const { return deletion_; }
    const std::vector<std::uint32_t>& literals() const {
        return literals_;
    }                                                  ///< literal codes, as they stand
    std::uint64_t line() const { return step_line_; }  ///< where it begins; 0 if binary

    bool binary() const { return binary_; }

  private:
    static constexpr int end_of_file = -1;

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
