#include <satdoku/core/milestones.hpp>
#include <satdoku/core/signals.hpp>
#include <satdoku/core/system.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <sstream>

namespace satdoku::core {
namespace {
constexpr std::array<std::string_view, 5> names = {"conflict", "step", "work", "end", "write"};

/// The content of the environment variable.
struct Appointment {
    Appointment() {
        const auto text = environment_variable("SATDOKU_TEST_INTERRUPT");
        if (!text) return;
        std::istringstream words(*text);
        std::string name;
        std::uint64_t count = 0;
        int number = 0;
        words >> number >> name >> count;
        const auto found = std::find(names.begin(), names.end(), name);
        if (!words || found == names.end()) return;
        signal = number;
        milestone = static_cast<Milestone>(found - names.begin());
        left = count;
    }

    int signal = 0;  ///< 0: none is awaited
    Milestone milestone = Milestone::work;
    std::atomic<std::uint64_t> left = 0;
};

constexpr int disobeyed = 99;  // an exit code of no command

bool stops(int signal) { return signal == hangup_signal || signal == interrupt_signal || signal == termination_signal; }

Appointment& appointment() {
    static Appointment made;
    return made;
}
}  // namespace

bool is_awaited(Milestone milestone) { return appointment().signal != 0 && appointment().milestone == milestone; }

void reach(Milestone milestone) {
    if (!is_awaited(milestone)) return;
    const std::uint64_t left = --appointment().left;
    if (left == 0) send_signal(appointment().signal);
    if (stops(appointment().signal) && left == ~std::uint64_t{999}) end_process(disobeyed);
}
}  // namespace satdoku::core
