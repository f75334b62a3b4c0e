// How POSIX makes connections to programs that are started.
#pragma once
#include "open_file.hpp"
#include <fcntl.h>
#include <mutex>

namespace satdoku::core {
/// Invariant: while a program is started, no other thread has made ends that the program would inherit. Not every system
/// makes them so in one step.
std::mutex& starting();

/// Makes the two ends of a connection, which no started program inherits. @param make  as ::pipe()
template <typename Make> bool make_ends(OpenFile& first, OpenFile& second, const Make& make) {
    const std::lock_guard alone(starting());
    std::array<int, 2> ends{};
    if (make(ends.data()) != 0) return false;
    for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    first = OpenFile(ends[0]);
    second = OpenFile(ends[1]);
    return true;
}
}  // namespace satdoku::core
