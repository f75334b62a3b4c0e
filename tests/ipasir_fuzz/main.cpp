// Fuzzes a solver through IPASIR: random sequences of calls for a while, judged as they go. Linked with another solver
// (with SATDOKU_RIVAL defined) it makes the same calls, and has the same verdicts if both are right. Ours then gets as many
// sequences of the calls of satdoku.h, which are recorded, made again and judged; those that fail are shrunk.
//
//     ipasir_fuzz SEQUENCES FIRST_SEED [VERDICTS [FOLDER]]
//     ipasir_fuzz RECORD      repeats calls that satdoku_record() has written, and names results that differ
//
// VERDICTS: a file for a line a seed, its verdicts. FOLDER: for records of failing sequences; last.record is there of the
// sequence in which the program has ended, if it does so early.
#include "ipasir/calls.hpp"
#ifndef SATDOKU_RIVAL
#include "ipasir/client.hpp"
#include "ipasir/insight.hpp"
#include "ipasir/judge.hpp"
#include <satdoku/core/file.hpp>
#endif

#include <satdoku/core/numbers.hpp>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>

using namespace satdoku;

namespace {
#ifndef SATDOKU_RIVAL
/// Makes calls of a seed, records them in a folder and judges them. Returns false if an answer is wrong.
bool judge_recorded(std::uint64_t seed, const std::string& folder) {
    const std::string path = folder + "/last.record";
    test::make_recorded_calls(seed, path);
    const test::Record record = test::read_record(core::read_whole(path), path);
    bool strays = false;
    const auto compare = [&strays](const test::RecordedCall& call, std::int64_t result, bool strayed) {
        const auto expected = test::Replay::expected(call);
        strays = strays || strayed || (expected && *expected != result);
        return result;
    };
    const std::string wrong = test::judge(record, compare);
    if (wrong.empty() && !strays) return true;
    std::cout << "recorded seed " << seed << ": " << (wrong.empty() ? "goes another way the second time" : wrong)
              << std::endl;
    const test::Record small = wrong.empty() ? record : test::shrink(record, [&](const test::Record& candidate) {
        return test::judge(candidate) == wrong;
    });
    const std::string kept = folder + "/calls_" + std::to_string(seed) + ".record";
    core::Output file(kept);
    file.write(test::print_record(small));
    file.commit();
    std::cout << "  " << kept << ": " << small.size() << " of " << record.size() << " calls" << std::endl;
    return false;
}

/// Makes the calls of a record again. Returns 0 if they go as recorded.
int repeat(const std::string& path) {
    const test::Record record = test::read_record(core::read_whole(path), path);
    std::uint64_t different = 0;
    const auto compare = [&different](const test::RecordedCall& call, std::int64_t result, bool strayed) {
        const auto expected = test::Replay::expected(call);
        if (!strayed && (!expected || *expected == result)) return result;
        ++different;
        std::cout << "line " << call.line << ": " << call.name << " = " << result << ", recorded "
                  << (expected ? std::to_string(*expected) : "nothing") << (strayed ? "; other questions" : "") << '\n';
        return result;
    };
    const std::string wrong = test::judge(record, compare);
    if (!wrong.empty()) std::cout << "wrong: " << wrong << '\n';
    std::cout << record.size() << " calls, " << different << " different\n";
    return wrong.empty() && different == 0 ? 0 : 1;
}
#endif
}  // namespace

int main(int count, char** arguments) {
#ifndef SATDOKU_RIVAL
    if (count == 2) return repeat(arguments[1]);
#endif
    const auto seeds = count >= 3 ? core::parse_number<std::uint64_t>(arguments[1]) : std::nullopt;
    const auto first = count >= 3 ? core::parse_number<std::uint64_t>(arguments[2]) : std::nullopt;
    if (!seeds || !first) {
        std::cerr << "usage: ipasir_fuzz SEQUENCES FIRST_SEED [VERDICTS [FOLDER]], or ipasir_fuzz RECORD\n";
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
#ifndef SATDOKU_RIVAL
    for (std::uint64_t seed = *first; count > 4 && seed < *first + *seeds; ++seed)
        failures += judge_recorded(seed, arguments[4]) ? 0 : 1;
    if (count > 4) std::remove((std::string(arguments[4]) + "/last.record").c_str());
#endif
    std::cout << *seeds << " sequences, " << solves << " solves, " << learned << " learned clauses, " << failures
              << " wrong\n";
    return failures == 0 ? 0 : 1;
}
