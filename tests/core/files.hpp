// What the tests of files share.
#pragma once
#include "support/catch.hpp"
#include <satdoku/core/file.hpp>
#include <filesystem>
#include <fstream>
#include <string>

namespace satdoku::test {
inline void write_file(const std::filesystem::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

inline void write_and_commit(const std::string& path) {
    core::Output output(path);
    output.write("new");
    output.commit();
}

inline std::size_t entries(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()));
}

/// Opens a file with this text, plain or compressed, removes it, and reads it whole and in parts.
inline void check_reading_again(const std::string& path, const std::string& text) {
    core::Input input(path);
    REQUIRE(input.can_rewind());
    std::filesystem::remove(path);
    std::string block(text.size() + 1, '\0');
    // From the middle, and from the end.
    CHECK(input.read(block) > 0);
    for (int time = 0; time < 2; ++time) {
        input.rewind();
        std::string all;
        while (const std::size_t count = input.read(block)) all.append(block, 0, count);
        CHECK(all == text);
    }
    CHECK(input.size() == text.size());
    for (const core::Range bytes :
         {core::Range{0, 0}, core::Range{0, 3}, core::Range{2, text.size()}, core::Range{text.size(), text.size()}}) {
        input.restrict_to(bytes);
        std::string part;
        while (const std::size_t count = input.read(block)) part.append(block, 0, count);
        CHECK(part == text.substr(bytes.begin, bytes.size()));
    }
    input.rewind();
    CHECK(input.read(block) > 0);
}

}  // namespace satdoku::test
