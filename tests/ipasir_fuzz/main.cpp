// Fuzzes a solver through IPASIR: random sequences of calls for a while, judged as they go. Linked with another solver
// (with SATDOKU_RIVAL defined) it makes the same calls, and has the same verdicts if both are right.
//
//     ipasir_fuzz SEQUENCES FIRST_SEED [VERDICTS]      VERDICTS: a file for a line a seed, its verdicts
#include "ipasir/calls.hpp"
#ifndef SATDOKU_RIVAL
#include "ipasir/insight.hpp"
#endif

#include <satdoku/core/numbers.hpp>

#include <fstream>
#include <iostream>
#include <string>

using namespace satdoku;

int main(int count, char** arguments) {
    const auto seeds = count >= 3 ? core::parse_number<std::uint64_t>(arguments[1]) : std::nullopt;
    const auto first = count >= 3 ? core::parse_number<std::uint64_t>(arguments[2]) : std::nullopt;
    if (!seeds || !first) {
        std::cerr << "usage: ipasir_fuzz SEQUENCES FIRST_SEED [VERDICTS]\n";
        return 2;
    }
    std::ofstream verdicts;
    if (count > 3) verdicts.open(arguments[3]);
#ifdef SATDOKU_RIVAL
    const test::Insight insight;
#else
    const test::Insight insight = test::insight();
#endif
    std::uint64_t solves = 0, learned = 0, failures = 0;
    for (std::uint64_t seed = *first; seed < *first + *seeds; ++seed) {
        const test::CallsReport report = test::make_calls(seed, insight);
        solves += report.verdicts.size();
        learned += report.learned;
        if (verdicts) verdicts << seed << ' ' << report.verdicts << '\n';
        if (report.wrong.empty()) continue;
        ++failures;
        std::cout << "seed " << seed << ": " << report.wrong << std::endl;
    }
    std::cout << *seeds << " sequences, " << solves << " solves, " << learned << " learned clauses, " << failures
              << " wrong\n";
    return failures == 0 ? 0 : 1;
}
