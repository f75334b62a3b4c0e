// Programs that end well, badly, late or never, with others that they have started.
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/child.hpp>
#include <filesystem>

using namespace satdoku;
using core::ChildEnd;
using Cut = core::ChildEnd::Cut;

namespace {
bool never() { return false; }

ChildEnd run_script(const std::string& script, const core::ChildLimits& limits = {},
                    const std::function<bool()>& stopped = never) {
    return core::run_child({"sh", "-c", script}, limits, stopped);
}

/// Whether a process has been ended, which may take it a moment. It stays listed if nobody waits for it.
bool is_gone(const std::string& process) {
    const std::string id = process.substr(0, process.find('\n'));
    return run_script(
               "for i in 1 2 3 4 5 6 7 8 9 10; do\n"
               "case $(ps -o stat= -p " +
               id + ") in ''|Z*) exit 0 ;; esac; sleep 0.1; done; exit 1")
               .code == 0;
}
}  // namespace

TEST_CASE("a program's words arrive as they are, and its end is reported", "[core][child]") {
    const ChildEnd end = core::run_child({"printf", "%s|", "a b", "$HOME", "", "'"}, {}, never);
    CHECK(end.output == "a b|$HOME||'|");
    CHECK((end.cut == Cut::none && end.code == 0 && end.signal.empty()));
    CHECK(run_script("cat; echo no >&2; exit 7").code == 7);
    CHECK(run_script("echo no >&2; exit 7").messages == "no\n");
    CHECK(run_script("kill -SEGV $$").signal == "SIGSEGV");
}

TEST_CASE("a program that cannot be started has a reason", "[core][child]") {
    for (const char* const name : {"satdoku-no-such-program", "./no-such-program", "/", "/etc/passwd"}) {
        CAPTURE(name);
        CHECK(support::error_key([&] { core::run_child({name}, {}, never); }) == "child.not_started");
    }
}

TEST_CASE("what a program has started ends with it", "[core][child]") {
    const ChildEnd done = run_script("sleep 1000 & echo $!");
    CHECK(done.cut == Cut::none);
    CHECK(is_gone(done.output));
    const ChildEnd late = run_script("sleep 1000 & echo $!; wait", {.seconds = 0.3});
    CHECK(late.cut == Cut::time);
    CHECK(is_gone(late.output));
    const ChildEnd stubborn = run_script("trap '' TERM; echo $$; while :; do sleep 0.1; done", {.seconds = 0.3});
    CHECK((stubborn.cut == Cut::time && stubborn.signal == "SIGKILL"));
    CHECK(is_gone(stubborn.output));
    int asked = 0;
    const ChildEnd stopped = run_script("echo $$; exec sleep 1000", {}, [&] { return ++asked > 20; });
    CHECK(stopped.cut == Cut::stopped);
    CHECK(is_gone(stopped.output));
}

TEST_CASE("what a program has started ends with it even if it has left its group", "[core][child]") {
    if (!std::filesystem::exists("/proc/self/environ")) return;
    const std::string escape = "setsid sh -c 'sleep 1000 & echo $!' & wait; ";
    const ChildEnd done = run_script(escape);
    CHECK(done.cut == Cut::none);
    CHECK(is_gone(done.output));
    const ChildEnd late = run_script(escape + "sleep 1000", {.seconds = 0.3});
    CHECK(late.cut == Cut::time);
    CHECK(is_gone(late.output));
}

TEST_CASE("output is bounded, and two full streams hold nothing up", "[core][child]") {
    CHECK(run_script("yes", {.output = 100000}).cut == Cut::output);
    const ChildEnd both = run_script("head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; echo end");
    CHECK(both.output.size() == 300004);
    CHECK((both.messages.size() > 0 && both.messages.size() < 10000));
}

TEST_CASE("the system limits CPU time and memory of a program", "[core][child]") {
    const ChildEnd busy = run_script("while :; do :; done", {.cpu_seconds = 1});
    CHECK((busy.cut == Cut::time && busy.cpu_seconds >= 0.5));
    if (!support::is_slow) CHECK(run_script("ulimit -v", {.memory = 1024 * 300000}).output == "300000\n");
}
