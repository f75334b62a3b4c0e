// Fuzzes the CDCL engine with random scripts, each checked in another process, and sometimes checked by other programs
// on the PATH too. It shrinks failing scripts and writes them into a folder.
//
//     fuzz MINUTES SEED FOLDER
#include "fuzzing/judge.hpp"
#include "fuzzing/rivals.hpp"
#include "fuzzing/shrink.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <cstdint>
#include <iostream>
#include <map>
#include <set>
#include <string>

using namespace satdoku;

namespace {
/// CPU seconds for a script, far above the limits of its solves.
constexpr unsigned seconds_for_a_script = 60;
constexpr std::uint64_t scripts_between_rivals = 25;
constexpr std::uint64_t kept_of_a_kind = 3;

/// Shrinks the script and writes it to a file named by the seed.
void keep(const fuzzing::Script& script, const std::string& wrong, std::uint64_t seed, const std::string& folder) {
    std::cout << "seed " << seed << ": " << wrong << "; shrinking " << script.steps.size() << " steps" << std::endl;
    const fuzzing::Script small = fuzzing::shrink(script, [&](const fuzzing::Script& candidate) {
        return fuzzing::judge_apart(candidate, seconds_for_a_script) == wrong;
    });
    const std::string path = folder + "/fuzz_" + std::to_string(seed) + ".icnf";
    core::Output file(path);
    file.write("c " + wrong + '\n' + fuzzing::print(small));
    file.commit();
    std::cout << "  " << path << ": " << small.steps.size() << " steps" << std::endl;
}
}  // namespace

int main(int count, char** arguments) {
    const auto minutes = count == 4 ? core::parse_number<double>(arguments[1]) : std::nullopt;
    const auto first_seed = count == 4 ? core::parse_number<std::uint64_t>(arguments[2]) : std::nullopt;
    if (!minutes || !first_seed) {
        std::cerr << "usage: fuzz MINUTES SEED FOLDER\n";
        return 2;
    }
    const core::Stopwatch watch;
    std::map<std::string, std::uint64_t> failures;
    std::uint64_t scripts = 0;
    std::uint64_t rivals_asked = 0;
    for (std::uint64_t seed = *first_seed; watch.seconds() < *minutes * 60; ++seed, ++scripts) {
        core::Random random(seed);
        const std::size_t variables = 4 + random.below(random.below(4) == 0 ? 200 : 40);
        const fuzzing::Script script = fuzzing::random_script(random, variables);
        std::string wrong = fuzzing::judge_apart(script, seconds_for_a_script);
        if (!wrong.empty()) {
            // Repeated failures are only counted, and slow scripts are not shrunk.
            const bool slow = wrong == fuzzing::too_slow;
            if (slow) std::cout << "seed " << seed << ": " << wrong << std::endl;
            if (failures[wrong]++ < kept_of_a_kind && !slow) keep(script, wrong, seed, arguments[3]);
        } else if (seed % scripts_between_rivals == 0 && script.plain()) {
            wrong = fuzzing::judge_with_rivals(script);
            ++rivals_asked;
            if (!wrong.empty()) {
                ++failures[wrong];
                std::cout << "seed " << seed << ": " << wrong << std::endl;
            }
        }
    }
    std::cout << scripts << " scripts, " << rivals_asked << " of them judged by other solvers too" << std::endl;
    for (const auto& [wrong, times] : failures) std::cout << times << " times: " << wrong << std::endl;
    return failures.empty() ? 0 : 1;
}
