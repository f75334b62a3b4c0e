// Where an Output writes: a new file that takes the place of another one when it is complete, or a pipe, a device or a
// standard stream, which is written as the bytes come.
#pragma once
#include "open_file.hpp"
#include <memory>

namespace satdoku::core {
class Replacement {
  public:
    Replacement();
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;
    /// Without commit() the target does not change, and no temporary file stays.
    ~Replacement();

    /// These return 0 or the errno; EISDIR for a folder. @param path  "-" is standard output
    int open(const std::string& path);
    int write(std::string_view bytes);
    /// Whether it writes a file that will replace another one, not to an open descriptor, a pipe or a device.
    bool is_regular() const;
    /// Another descriptor of the file. Not open if the system refuses.
    OpenFile reread() const;
    /// Closes the file and puts it in the target's place. @param on_disk  as of Output::commit()
    int commit(bool on_disk);

  private:
    struct State;
    std::unique_ptr<State> state_;
};
}  // namespace satdoku::core
