// What does unlinking gain over copying? Runs a solver that copies its formula at each split, and `dpll`, which
// unlinks, on the same formulas with the same strategy. Both visit the same nodes, so the ratio of their times is the
// answer.
//
//     copying [SECONDS] [FILE...]     how long copying may take at most (20) for one formula; without files,
//                                     formulas of its own
#include "support/copying_solver.hpp"
#include "support/rates.hpp"
#include <satdoku/check/model.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

using namespace satdoku;
using benchmarks::cpu_seconds;

namespace {
using Branching = support::CopyingSolver::Branching;

struct Instance {
    std::string name;
    cnf::ClauseList formula;
};

std::vector<Instance> own_instances() {
    core::Random random(5);
    std::vector<Instance> instances;
    instances.push_back({"queens-12", families::queens(12)});
    instances.push_back({"queens-20", families::queens(20)});
    instances.push_back({"pigeons-7-6", families::pigeonhole(7, 6)});
    instances.push_back({"ordering-12", families::ordering(12)});
    instances.push_back({"random-60", families::random_clauses(random, 60, 256, 3)});
    instances.push_back({"random-100", families::random_clauses(random, 100, 426, 3)});
    instances.push_back({"adder-16", families::adder_miter(16, false)});
    instances.push_back({"multiplier-4", families::multiplier_miter(4)});
    instances.push_back({"counter-5", families::counter(5, 12)});
    instances.push_back({"sudoku-9", families::sudoku(random, 3, 50)});
    instances.push_back({"latin-12", families::quasigroup_with_holes(random, 12, 50)});
    return instances;
}

/// CPU time of one call, in seconds; short ones are repeated until they can be measured.
template <typename Work> double time_of(Work work) {
    constexpr double long_enough = 0.05;
    const double start = cpu_seconds();
    for (int runs = 1;; ++runs) {
        work();
        const double seconds = cpu_seconds() - start;
        if (seconds >= long_enough) return seconds / runs;
    }
}

struct Measured {
    bool satisfiable = false;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

/// Returns nothing if it takes longer than `limit` seconds.
std::optional<Measured> run_copying(const cnf::ClauseList& formula, Branching branching, double limit) {
    Measured measured;
    bool gave_up = false;
    measured.seconds = time_of([&] {
        support::CopyingSolver solver(formula, branching);
        const double end = cpu_seconds() + limit;
        solver.give_up = [end] { return cpu_seconds() > end; };
        measured.satisfiable = solver.solve();
        measured.nodes = solver.nodes();
        gave_up = gave_up || solver.gave_up();
    });
    if (gave_up) return std::nullopt;
    return measured;
}

Measured run_unlinking(const cnf::ClauseList& formula, std::string_view strategy) {
    cnf::Formula linked;
    formula.replay(linked);
    dpll::Solver solver(linked, {.branching = dpll::find_strategy(strategy)});
    Measured measured;
    measured.satisfiable = solver.solve({}, {}, {}).verdict == solve::Verdict::satisfiable;
    measured.nodes = solver.statistics().front().value;
    if (measured.satisfiable) {
        check::ModelCheck judge([&](cnf::Literal literal) { return solver.value(literal); });
        formula.replay(judge);
        if (judge.broken() > 0) throw core::Error("benchmark.wrong_model", {std::string(strategy)});
    }
    measured.seconds = time_of([&] { solver.solve({}, {}, {}); });
    return measured;
}

void measure(const std::vector<Instance>& instances, double limit) {
    std::printf("%-36s %-15s %10s %12s %12s %8s\n", "formula", "strategy", "nodes", "copying ms", "unlinking ms",
                "ratio");
    double logarithms = 0;
    int compared = 0;
    for (const Instance& instance : instances) {
        for (const auto& [strategy, branching] :
             {std::pair{"naive", Branching::naive}, std::pair{"max-occurrence", Branching::max_occurrence}}) {
            const auto copying = run_copying(instance.formula, branching, limit);
            if (!copying) {
                std::printf("%-36s %-15s copying takes more than %.0f s\n", instance.name.c_str(), strategy, limit);
                continue;
            }
            const Measured unlinking = run_unlinking(instance.formula, strategy);
            if (copying->nodes != unlinking.nodes || copying->satisfiable != unlinking.satisfiable) {
                throw core::Error("benchmark.different_trees", {instance.name, strategy});
            }
            const double ratio = copying->seconds / unlinking.seconds;
            std::printf("%-36s %-15s %10llu %12.3f %12.4f %8.1f\n", instance.name.c_str(), strategy,
                        static_cast<unsigned long long>(copying->nodes), copying->seconds * 1e3,
                        unlinking.seconds * 1e3, ratio);
            std::fflush(stdout);
            logarithms += std::log(ratio);
            ++compared;
        }
    }
    if (compared > 0) std::printf("\ngeometric mean of %d ratios: %.1f\n", compared, std::exp(logarithms / compared));
}
}  // namespace

int main(int count, char** words) {
    benchmarks::report([&] {
        double limit = 20;
        std::vector<Instance> instances;
        for (int index = 1; index < count; ++index) {
            const std::string word = words[index];
            if (const auto seconds = core::parse_number<double>(word); index == 1 && seconds) {
                limit = *seconds;
                continue;
            }
            instances.push_back({std::filesystem::path(word).filename().string(), {}});
            cnf::read_dimacs(word, instances.back().formula);
        }
        if (instances.empty()) instances = own_instances();
        measure(instances, limit);
    });
}
