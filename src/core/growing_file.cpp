#include "descriptor.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace satdoku::core {

struct GrowingFile::State {
    std::string path;
    Descriptor file;
    std::string buffer;

    [[noreturn]] void fail(int error) const { throw Error("file.cannot_write", {path, reason(error)}); }
    void open(std::chrono::milliseconds patience);
    void write_buffer() {
        if (const int error = write_all(file, buffer); error != 0) fail(error);
        buffer.clear();
    }
};

void GrowingFile::State::open(std::chrono::milliseconds patience) {
    file = Descriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_NOCTTY | O_NONBLOCK | O_CLOEXEC, 0666));
    if (!file.open()) fail(errno);
    struct stat status {};
    if (::fstat(file.get(), &status) != 0) fail(errno);
    if (!S_ISREG(status.st_mode)) throw Error("file.not_regular", {path});
    constexpr std::chrono::milliseconds between(50);
    while (::flock(file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        if (patience <= patience.zero()) throw Error("file.in_use", {path});
        std::this_thread::sleep_for(between);
        patience -= between;
    }
    if (::lseek(file.get(), 0, SEEK_END) < 0) fail(errno);
}

GrowingFile::GrowingFile(const std::string& path, std::chrono::milliseconds patience)
    : state_(std::make_unique<State>()) {
    state_->path = path;
    state_->open(patience);
}

GrowingFile::GrowingFile(GrowingFile&&) noexcept = default;
GrowingFile& GrowingFile::operator=(GrowingFile&&) noexcept = default;
GrowingFile::~GrowingFile() = default;

void GrowingFile::cut(std::uint64_t size) {
    state_->buffer.clear();
    const auto offset = static_cast<off_t>(size);
    const bool cut =
        ::ftruncate(state_->file.get(), offset) == 0 && ::lseek(state_->file.get(), offset, SEEK_SET) == offset;
    if (!cut) state_->fail(errno);
}

void GrowingFile::write(std::string_view bytes) {
    state_->buffer.append(bytes);
    if (state_->buffer.size() >= buffer_size) state_->write_buffer();
}

void GrowingFile::flush(bool on_disk) {
    state_->write_buffer();
    if (on_disk && ::fdatasync(state_->file.get()) != 0) state_->fail(errno);
}

void GrowingFile::rename(const std::string& path) {
    flush(true);
    if (const int error = late_error(state_->file); error != 0) state_->fail(error);
    if (::rename(state_->path.c_str(), path.c_str()) != 0) throw Error("file.cannot_write", {path, reason(errno)});
    state_->path = path;
}

const std::string& GrowingFile::path() const {
    return state_->path;
}

}  // namespace satdoku::core
