// Lines of any length, read block by block in constant memory.
#pragma once

#include <satdoku/core/text.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace satdoku::core {

class Input;

class LineReader {
  public:
    /// Bytes of a line beyond this length are skipped.
    static constexpr std::size_t longest_line = std::size_t{1} << 16;

    explicit LineReader(Input& input) : input_(input) {}

    /// The next line without its line end; nothing at the end of the input. Valid until the next call.
    std::optional<std::string_view> next();

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
