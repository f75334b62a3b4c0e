// Does a default still win? Other configurations are compared with the first one run by run; each family counts once,
// and the comparison is repeated without each of them: a default that wins only because of one family is fitted to it.
// The part of luck is estimated by resampling families (Efron, "Bootstrap methods: another look at the jackknife",
// 1979) and by how much shuffled copies of one file differ.
#pragma once
#include "support/contest.hpp"
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace satdoku::benchmarks {
/// One copy of one file (its path) with one seed, and the run of each configuration.
struct Sample {
    std::string file;
    std::string family;
    std::vector<Run> runs;
};

/// A ratio of a configuration to the first one; above 1 the first one is ahead.
struct Ratio {
    double all = 1;
    /// The least and the greatest ratio with one family left out, and that family. If there is only one family, it
    /// stays in, and has no name here.
    double least = 1, greatest = 1;
    std::string without_least, without_greatest;

    bool first_wins() const { return all > 1 && least > 1; }
    bool first_loses() const { return all < 1 && greatest < 1; }
};

/// What a configuration comes to over some samples.
struct Total {
    std::size_t solved = 0;
    double par2 = 0;

    void add(const Run& run, unsigned limit) {
        solved += run.solved() ? 1U : 0U;
        par2 += run.par2(limit);
    }
};

struct FamilyRatio {
    std::string family;
    std::size_t samples = 0;
    double time = 1;
    Total first, own;  ///< of the first configuration and of the one that is compared
};

struct Judgement {
    Ratio time;  ///< the geometric mean of the families' ratios
    Ratio par2;  ///< of the sums
    /// The mean's ratio lies between them in nine of ten resamplings.
    double low = 1, high = 1;
    bool may_be_luck() const { return low <= 1 && high >= 1; }
    std::vector<FamilyRatio> families;  ///< by name
    std::size_t slower = 0,
                faster = 0;  ///< families in which the configuration is slower or faster, beyond noise
};

/// Compares a configuration with the first one. Time is that of Run::par2; for ratios a tenth of a second is added to
/// both sides, so that differences in very short runs do not count.
/// @param limit  seconds
Judgement judge(std::span<const Sample> samples, std::size_t configuration, unsigned limit);

/// How many times longer or shorter than a file's mean its copies typically take: the geometric standard deviation of
/// the times that judge() compares, over the files that have several samples. 1: no difference, or no such file.
double spread(std::span<const Sample> samples, std::size_t configuration, unsigned limit);

}  // namespace satdoku::benchmarks
