// Lines of any length from blocks of bytes, in constant memory, and what surrounds their words.
#pragma once

#include <satdoku/core/file.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace satdoku::core {

/// What separates words: ASCII's.
inline constexpr std::string_view blanks = " \t\r\n\v\f";

constexpr bool is_blank(char character) {
    return blanks.find(character) != std::string_view::npos;
}

/// Without blanks at both ends.
constexpr std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

class LineReader {
  public:
    /// What lies beyond in a line is passed over.
    static constexpr std::size_t longest_line = std::size_t{1} << 16;

    explicit LineReader(Input& input) : input_(input) {}

    /// The next line without its end, nothing at the end of the input. Valid until the next call.
    std::optional<std::string_view> next() {
        line_.clear();
        for (;;) {
            if (begin_ == end_) {
                begin_ = 0;
                end_ = input_.read(block_);
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
            line_.append(piece.substr(0, longest_line - line_.size()));
            if (length != std::string_view::npos) return line_;
        }
    }

    /// The bytes of all lines so far, with their ends.
    std::uint64_t consumed() const { return consumed_; }

  private:
    Input& input_;
    std::array<char, std::size_t{1} << 16> block_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::uint64_t consumed_ = 0;
    std::string line_;  ///< of a line that spans blocks: what there is of it so far
};

}  // namespace satdoku::core
