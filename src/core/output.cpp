#include "system/child.hpp"
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
    /// Replaces the target by what the program makes of the file.
    void pack(const char* program, bool on_disk) const {
        Replacement packed;
        require(packed.open(path));
        const OpenFile whole = file.reread();
        const OpenFile into = packed.reread();
        Child child;
        if (!whole.open() || !into.open() || seek(whole, 0, SEEK_SET) != 0) require(errno);
        if (const int error = child.start({program, "-c"}, {whole, into, {}}); error != 0)
            throw Error("file.no_packer", {path, program, reason(error)});
        const ChildEnd end = child.wait();
        if (!end.signal.empty() || end.code != 0) throw Error("file.packing_failed", {path, program});
        require(packed.commit(on_disk));
    }
};

Output::Output(const std::string& path) : state_(new State{path}) {
    require_name(path);
    state_->require(state_->file.open(path));
    const char* const packer = packer_of(path);
    if (packer == nullptr || !can_reread()) return;
    try {
        run_child({packer, "--version"}, {}, [] { return false; });  // not only after a long run
    } catch (const Error& error) {
        throw Error("file.no_packer", {path, packer, error.arguments().back()});
    }
}

Output::Output(Output&&) noexcept = default;
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
    const char* const packer = packer_of(state_->path);
    if (packer != nullptr && can_reread()) return state_->pack(packer, on_disk);
    state_->require(state_->file.commit(on_disk));
}

const std::string& Output::path() const { return state_->path; }
}  // namespace satdoku::core
