// A text as a source of bytes that gives it in small pieces: the ends of a reader's buffers must make no difference.
#pragma once
#include <algorithm>
#include <cstddef>
#include <functional>
#include <span>
#include <string>

namespace satdoku::support {
inline std::function<std::size_t(std::span<char>)> pieces_of(std::string text, std::size_t longest) {
    return [text = std::move(text), longest, given = std::size_t{0}](std::span<char> buffer) mutable {
        const std::size_t count = std::min({longest, buffer.size(), text.size() - given});
        std::copy_n(text.data() + given, count, buffer.begin());
        given += count;
        return count;
    };
}

}  // namespace satdoku::support
