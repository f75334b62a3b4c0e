#include "state_folder.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/play/kept_games.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <utility>

namespace satdoku::play {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".game";

std::string date_and_time() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d-%H%M%S", &local)};
}

/// A file of that moment's name that nobody else has: made here, and still empty.
std::string new_file() {
    const fs::path home = made_state_folder();
    const std::string name = date_and_time();
    for (int number = 1;; ++number) {
        fs::path path = home / name;
        if (number > 1) (path += "-") += std::to_string(number);
        path += ending;
        if (std::FILE* const file = std::fopen(path.c_str(), "wx")) {
            std::fclose(file);
            return path.string();
        }
        if (errno != EEXIST) throw core::Error("file.cannot_write", {path.string(), std::strerror(errno)});
    }
}

}  // namespace

KeptGame::KeptGame(std::string path) : path_(std::move(path)), text_(core::read_whole(path_)) {}

std::string KeptGame::name() const {
    return name_of_game(path_);
}

bool KeptGame::is_ours() const {
    if (!exists()) return false;
    try {
        return core::read_whole(path_) == text_;
    } catch (const core::Error&) {
        return false;
    }
}

bool KeptGame::write(std::string_view game) {
    // Between the look and the writing nobody else may write.
    const core::FolderLock alone((exists() ? fs::path(path_).parent_path() : made_state_folder()).string());
    const bool parts = exists() && !is_ours();
    if (parts || !exists()) {
        path_ = new_file();
        text_.clear();
    }
    core::Output output(path_);
    output.write(game);
    output.commit();
    text_ = game;
    return parts;
}

void KeptGame::remove() {
    if (!exists()) return;
    const core::FolderLock alone(fs::path(path_).parent_path().string());
    std::error_code ignored;
    if (is_ours()) fs::remove(path_, ignored);
    path_.clear();
}

std::string name_of_game(const std::string& path) {
    return fs::path(path).stem().string();
}

std::vector<std::string> kept_games() {
    std::vector<std::pair<fs::file_time_type, std::string>> found;
    std::error_code none;
    for (fs::directory_iterator entry(state_folder(), none), end; !none && entry != end;
         entry.increment(none)) {
        std::error_code vanished;
        const auto time = entry->last_write_time(vanished);
        const bool is_game = entry->path().extension() == ending && entry->file_size(vanished) > 0;
        if (is_game && !vanished) found.emplace_back(time, entry->path().string());
    }
    std::sort(found.rbegin(), found.rend());
    std::vector<std::string> paths;
    for (auto& [time, path] : found) paths.push_back(std::move(path));
    return paths;
}

}  // namespace satdoku::play
