// How long does incremental solving take? Bounded model checking of small systems through IPASIR: each step is
// unrolled into one solver, which then decides under an assumption whether the state can be bad. The verdict of every
// bound is known in advance. The same file is linked with other solvers: see benchmarks/CMakeLists.txt.
//
//     incremental [SECONDS] [NAME...]     CPU time for a system at most (60); parts of names, else all
#include "support/rates.hpp"
#include "support/transition_systems.hpp"
#include <satdoku/core/numbers.hpp>
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <ipasir.h>
#include <memory>
#include <string>
#include <vector>

using namespace satdoku;
using namespace satdoku::benchmarks;

namespace {
struct Deadline {
    double at;
};

int has_passed(void* data) { return cpu_seconds() > static_cast<const Deadline*>(data)->at ? 1 : 0; }

struct Run {
    int bounds = 0;  ///< with an answer
    double seconds = 0;
    bool wrong = false;
};

Run check(const CheckingTask& task, double seconds) {
    const std::unique_ptr<void, void (*)(void*)> solver(ipasir_init(), ipasir_release);
    const double start = cpu_seconds();
    Deadline deadline{start + seconds};
    ipasir_set_terminate(solver.get(), &deadline, has_passed);
    Circuit circuit([&](std::int32_t literal) { ipasir_add(solver.get(), literal); });
    Bits state = task.system->initial(circuit);
    Run run;
    for (int step = 0; step <= task.bound; ++step) {
        if (step > 0) state = task.system->next(circuit, state);
        const std::int32_t bad = task.system->bad(circuit, state);
        ipasir_assume(solver.get(), bad);
        const int verdict = ipasir_solve(solver.get());
        if (verdict == 0) break;
        run.wrong = run.wrong || verdict != (task.depth == step ? 10 : 20);
        ++run.bounds;
        circuit.clause({-bad});
    }
    run.seconds = std::min(seconds, cpu_seconds() - start);
    return run;
}
}  // namespace

int main(int count, char** arguments) {
    constexpr double standard_seconds = 60;
    const auto seconds = count > 1 ? core::parse_number<double>(arguments[1]) : standard_seconds;
    if (!seconds || *seconds <= 0) {
        std::cerr << "usage: incremental [SECONDS] [NAME...]\n";
        return 2;
    }
    std::printf("%s\n%-18s %7s %9s\n", ipasir_signature(), "system", "bounds", "seconds");
    bool wrong = false;
    double sum = 0;
    for (const CheckingTask& task : checking_tasks()) {
        const auto named = [&](const char* part) { return task.name.find(part) != std::string::npos; };
        if (count > 2 && std::none_of(arguments + 2, arguments + count, named)) continue;
        const Run run = check(task, *seconds);
        std::printf("%-18s %3d/%-3d %9.2f%s\n", task.name.c_str(), run.bounds, task.bound + 1, run.seconds,
                    run.wrong ? "  WRONG" : "");
        std::fflush(stdout);
        wrong = wrong || run.wrong;
        sum += run.seconds;
    }
    std::printf("%-18s %7s %9.2f\n", "sum", "", sum);
    return wrong ? 1 : 0;
}
