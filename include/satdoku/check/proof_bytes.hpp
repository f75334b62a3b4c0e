// The bytes of a proof, and what its readers share: blanks, comments, numbers in text and binary form, and errors.
//
// Text may have any white space and line breaks, a byte order mark, and comments ("c" up to the end of the line)
// between steps. A binary number comes in groups of 7 bits, the lowest first, all but the last with the top bit set.
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

namespace satdoku::check {
class ProofBytes {
  public:
    static constexpr int end_of_file = -1;

    ProofBytes(core::ByteSource source, std::string name);
    /// These bytes only.
    explicit ProofBytes(std::span<const char> bytes);

    /// The first bytes, up to a whole buffer. @pre nothing has been read
    std::span<const char> start() const { return {buffer_.data(), size_}; }
    bool start_is_all() const { return size_ < buffer_.size(); }
    /// Makes start() longer. Returns false if it is as long as it may be. @pre nothing has been read
    bool look_further();

    void skip_byte_order_mark();
    int peek() { return position_ < size_ ? static_cast<unsigned char>(buffer_[position_]) : refill(); }
    void advance() { ++position_; }
    std::uint64_t offset() const { return consumed_ + position_; }

    /// Skips blanks and comments between steps of a text. Returns false at the end of the proof.
    bool find_step();
    void skip_blanks();
    /// Notes that a step begins here, for errors and step_line().
    void begin_step(bool binary);
    /// The line of the latest step; 0 if binary.
    std::uint64_t step_line() const { return step_line_; }

    /// Reads a line of a text, which is a step, without its end. Returns false at the end of the proof.
    bool next_line(std::string& line);
    /// An error in the latest step of a text.
    core::Error error_in_step(std::string_view key, std::vector<std::string> arguments) const;

    /// Reads digits, perhaps after a minus sign, up to a blank or the end.
    /// @param too_large  key of the error for a number above `largest`, which is its argument
    std::uint64_t text_number(bool& negative, std::uint64_t largest, std::string_view too_large);
    std::uint64_t binary_number(std::uint64_t largest);

    /// Throws core::Error: the next byte is impossible here, or the proof ends within a step.
    [[noreturn]] void unexpected();

  private:
    int refill();
    void fill();
    [[noreturn]] void unfinished() const;

    core::ByteSource source_;
    std::string name_;
    std::vector<char> buffer_;
    std::size_t position_ = 0;    ///< of the next byte in buffer_
    std::size_t size_ = 0;        ///< bytes in buffer_
    std::uint64_t consumed_ = 0;  ///< bytes of the proof before buffer_
    std::uint64_t line_ = 1;
    std::uint64_t line_start_ = 0;  ///< offset of the line's first byte in the proof
    std::uint64_t step_line_ = 0;
    std::uint64_t step_start_ = 0;  ///< offset of the step's first byte
    bool binary_ = false;           ///< the form of the step
};

bool is_proof_blank(int byte);
}  // namespace satdoku::check
