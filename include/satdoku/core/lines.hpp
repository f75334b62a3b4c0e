// Lines of any length, read block by block in constant memory.
#pragma once

#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace satdoku::core {

class LineReader {
  public:
    /// Bytes of a line beyond this length are skipped.
    static constexpr std::size_t longest_line = std::size_t{1} << 16;

    explicit LineReader(Input& input) : input_(input) {}

    /// The next line without its line end; nothing at the end of the input. Valid until the next call.
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

    /// The number of bytes in all lines so far, line ends included.
    std::uint64_t consumed() const { return consumed_; }

  private:
    Input& input_;
    std::array<char, std::size_t{1} << 16> block_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::uint64_t consumed_ = 0;
    std::string line_;  ///< the first part of a line that spans several blocks
};

}  // namespace satdoku::core
