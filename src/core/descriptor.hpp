// File descriptors, and the paths that mean descriptors.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <poll.h>
#include <span>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <utility>

namespace satdoku::core {

/// How many bytes are collected before they are written.
inline constexpr std::size_t buffer_size = std::size_t{1} << 18;

/// Owns a file descriptor: the destructor closes it.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        if (this != &other) {
            close();
            number_ = std::exchange(other.number_, -1);
        }
        return *this;
    }
    ~Descriptor() { close(); }

    bool open() const { return number_ >= 0; }
    int get() const { return number_; }
    /// 0, or the errno of a close that lost data.
    int close();

  private:
    int number_ = -1;
};

/// Another descriptor for the same file, never a standard one. If that fails, it is not open and errno says why.
Descriptor duplicate(int number);

/// read() that no signal interrupts.
ssize_t read_some(int descriptor, char* into, std::size_t size);

/// Waits until one of them is ready or has failed. Between short rounds, and after each signal, it asks whether to give
/// up, and returns false if so.
bool wait_for(std::span<pollfd> descriptors, const std::function<bool()>& gives_up);

/// Writes all bytes. Returns 0, or the errno of a write that failed.
int write_all(const Descriptor& file, std::string_view bytes);

/// Some file systems report a failed write only at close. This closes a duplicate, so that the file stays open and
/// locked. Returns 0, or the errno.
int late_error(const Descriptor& file);

/// Where a path leads.
struct Place {
    std::string path;               ///< with links followed, even if nothing exists there yet
    std::optional<int> descriptor;  ///< if the path is like /dev/stdout or /dev/fd/3
};

/// Follows the links at the path's end. Returns nothing if they form a circle.
std::optional<Place> place_of(const std::string& path);

}  // namespace satdoku::core
