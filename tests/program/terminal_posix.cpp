#include "program/terminal.hpp"
#include "support/paths.hpp"
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <stdexcept>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {
/// Milliseconds that shows() waits. Only tests that fail wait so long; a limit is needed because a clock on the screen
/// may write forever.
constexpr int patience = 60000;

[[noreturn]] void become_program(int master, const std::string& command, const winsize& size) {
    ::setsid();
    const char* const name = ::ptsname(master);
    const int terminal = name == nullptr ? -1 : ::open(name, O_RDWR);
    if (terminal < 0 || ::ioctl(terminal, TIOCSCTTY, 0) != 0 || ::ioctl(terminal, TIOCSWINSZ, &size) != 0) ::_exit(127);
    for (const int end : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(terminal, end);
    ::close(terminal);
    ::close(master);
    ::execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
}
}  // namespace

Terminal::Terminal(const Folder& folder, const std::string& arguments, unsigned short rows, unsigned short columns,
                   const std::string& environment) {
    master_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master_ < 0 || ::grantpt(master_) != 0 || ::unlockpt(master_) != 0)
        throw std::runtime_error("no pseudo-terminal");
    const std::string command = "cd '" + folder.path().string() + "' && LC_ALL=C " + environment + " " +
                                Folder::environment() + " exec " + satdoku::support::program_path() + " " + arguments;
    program_ = ::fork();
    if (program_ == 0) become_program(master_, command, {rows, columns, 0, 0});
    if (program_ < 0) throw std::runtime_error("no process");
}

Terminal::~Terminal() {
    hang_up();
    if (program_ > 0) end();
}

void Terminal::type(const std::string& keys) {
    [[maybe_unused]] const ssize_t written = ::write(master_, keys.data(), keys.size());
}

void Terminal::resize(unsigned short rows, unsigned short columns) {
    const winsize size{rows, columns, 0, 0};
    ::ioctl(master_, TIOCSWINSZ, &size);
}

void Terminal::signal(int number) const { ::kill(program_, number); }

bool Terminal::stops() const {
    int status = 0;
    return ::waitpid(program_, &status, WUNTRACED) == program_ && WIFSTOPPED(status);
}

bool Terminal::read_more(int milliseconds) {
    pollfd ready{master_, POLLIN, 0};
    if (::poll(&ready, 1, milliseconds) <= 0) return false;
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(master_, bytes.data(), bytes.size());
    if (count <= 0) return false;  // the program has closed its end
    screen_.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
}

bool Terminal::shows(const std::string& text) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::milliseconds(patience);
    while (Clock::now() < end) {
        if (const std::size_t at = screen_.find(text, seen_); at != std::string::npos) {
            seen_ = at + text.size();
            return true;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
        if (!read_more(static_cast<int>(left.count()))) return false;
    }
    return false;
}

void Terminal::hang_up() {
    if (master_ >= 0) ::close(master_);
    master_ = -1;
}

int Terminal::end() {
    while (master_ >= 0 && read_more(patience)) {
    }
    pollfd open{master_, POLLIN, 0};  // still: a test that waits for an end that does not come fails, but does not hang
    if (master_ >= 0 && ::poll(&open, 1, 0) == 0) ::kill(program_, SIGKILL);
    int status = 0;
    ::waitpid(program_, &status, 0);
    program_ = -1;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
