#include "system/replacement.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <cerrno>

namespace satdoku::core {

struct Output::State {
    std::string path;
    Replacement file{};
    std::string buffer{};

    void require(int error) const {
        if (error == 0) return;
        if (error == EPIPE) throw Error("output.closed");
        if (path == "-") throw Error("output.failed", {reason(error)});
        if (error == EISDIR) throw Error("file.is_directory", {path});
        throw Error("file.cannot_write", {path.empty() ? "''" : path, reason(error)});
    }
    void flush() {
        require(file.write(buffer));
        buffer.clear();
    }
};

Output::Output(const std::string& path) : state_(new State{path}) {
    require_name(path);
    state_->require(state_->file.open(path));
}

Output::Output(Output&&) noexcept = default;
Output& Output::operator=(Output&&) noexcept = default;
Output::~Output() = default;

void Output::write(std::string_view bytes) {
    State& state = *state_;
    if (bytes.size() >= buffer_size) {
        state.flush();
        state.require(state.file.write(bytes));
        return;
    }
    state.buffer.append(bytes);
    if (state.buffer.size() >= buffer_size) state.flush();
}

bool Output::can_reread() const { return state_->file.is_regular(); }

Input Output::reread() {
    state_->flush();
    OpenFile file = state_->file.reread();
    if (!file.open()) throw Error("file.cannot_read", {state_->path, reason(errno)});
    return {file, state_->path};
}

void Output::commit(bool on_disk) {
    state_->flush();
    state_->require(state_->file.commit(on_disk));
}

const std::string& Output::path() const { return state_->path; }

}  // namespace satdoku::core
