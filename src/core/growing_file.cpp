#include "system/open_file.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <cerrno>
#include <cstdio>
#include <thread>

namespace satdoku::core {
struct GrowingFile::State {
    std::string path;
    OpenFile file{};
    std::string buffer{};

    [[noreturn]] void fail(int error) const { throw Error("file.cannot_write", {path, reason(error)}); }

    void open(std::chrono::milliseconds patience) {
        require_name(path);
        file = open_to_grow(path);
        if (!file.open()) fail(errno);
        const auto status = status_of(file.number());
        if (!status) fail(errno);
        if (status->kind != Status::Kind::regular) throw Error("file.not_regular", {path});
        constexpr std::chrono::milliseconds between(50);
        while (!lock(file)) {
            if (patience <= patience.zero()) throw Error("file.in_use", {path});
            std::this_thread::sleep_for(between);
            patience -= between;
        }
        if (seek(file, 0, SEEK_END) < 0) fail(errno);
    }

    void write_buffer() {
        if (const int error = write_all(file, buffer); error != 0) fail(error);
        buffer.clear();
    }
};

GrowingFile::GrowingFile(const std::string& path, std::chrono::milliseconds patience) : state_(new State{path}) {
    state_->open(patience);
}

GrowingFile::~GrowingFile() = default;

void GrowingFile::cut(std::uint64_t size) {
    state_->buffer.clear();
    if (!cut_at(state_->file, size)) state_->fail(errno);
}

void GrowingFile::write(std::string_view bytes) {
    state_->buffer.append(bytes);
    if (state_->buffer.size() >= buffer_size) state_->write_buffer();
}

void GrowingFile::flush(bool on_disk) {
    state_->write_buffer();
    if (on_disk && !flush_to_disk(state_->file)) state_->fail(errno);
}

void GrowingFile::rename(const std::string& path) {
    require_name(path);
    flush(true);
    if (const int error = late_error(state_->file); error != 0) state_->fail(error);
    if (!rename_file(state_->path, path)) throw Error("file.cannot_write", {path, reason(errno)});
    state_->path = path;
}

const std::string& GrowingFile::path() const { return state_->path; }
}  // namespace satdoku::core
