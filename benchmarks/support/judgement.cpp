#include "support/judgement.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <cmath>
#include <map>

namespace satdoku::benchmarks {
namespace {
/// Seconds that are added before times are divided.
constexpr double shift = 0.1;
/// A family's ratio that is no further from 1 is noise.
constexpr double noise = 1.03;

/// Sums over the samples of a family.
struct Family {
    std::string name;
    std::size_t samples = 0;
    double logarithms = 0;  ///< of ratios
    Total first, own;

    double logarithm() const { return logarithms / static_cast<double>(samples); }
};

double shifted(const Run& run, unsigned limit) { return std::log(run.par2(limit) + shift); }

std::vector<Family> by_family(std::span<const Sample> samples, std::size_t configuration, unsigned limit) {
    std::map<std::string, Family> families;
    for (const Sample& sample : samples) {
        Family& family = families[sample.family];
        family.name = sample.family;
        ++family.samples;
        const Run& run = sample.runs[configuration];
        const Run& first = sample.runs.front();
        family.logarithms += shifted(run, limit) - shifted(first, limit);
        family.own.add(run, limit);
        family.first.add(first, limit);
    }
    std::vector<Family> all;
    for (auto& [name, family] : families) all.push_back(std::move(family));
    return all;
}

double mean_ratio(const std::vector<const Family*>& families) {
    double logarithms = 0;
    for (const Family* const family : families) logarithms += family->logarithm();
    return families.empty() ? 1 : std::exp(logarithms / static_cast<double>(families.size()));
}

double par2_ratio(const std::vector<const Family*>& families) {
    double par2 = 0, first = 0;
    for (const Family* const family : families) {
        par2 += family->own.par2;
        first += family->first.par2;
    }
    return (par2 + shift) / (first + shift);
}

/// All families, and all but each in turn.
Ratio leave_out(const std::vector<Family>& families, double (*ratio)(const std::vector<const Family*>&)) {
    std::vector<const Family*> all;
    for (const Family& family : families) all.push_back(&family);
    Ratio result;
    result.all = result.least = result.greatest = ratio(all);
    if (families.size() < 2) return result;
    for (std::size_t index = 0; index < families.size(); ++index) {
        std::vector<const Family*> rest = all;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(index));
        const double without = ratio(rest);
        if (index == 0 || without < result.least) {
            result.least = without;
            result.without_least = families[index].name;
        }
        if (index == 0 || without > result.greatest) {
            result.greatest = without;
            result.without_greatest = families[index].name;
        }
    }
    return result;
}

/// Means of as many families drawn with replacement, sorted.
std::vector<double> resample(const std::vector<Family>& families) {
    constexpr std::size_t rounds = 2000;
    core::Random random(1);
    std::vector<double> means;
    for (std::size_t round = 0; round < rounds; ++round) {
        std::vector<const Family*> drawn;
        for (std::size_t count = families.size(); count > 0; --count) {
            drawn.push_back(&families[random.below(families.size())]);
        }
        means.push_back(mean_ratio(drawn));
    }
    std::sort(means.begin(), means.end());
    return means;
}
}  // namespace

Judgement judge(std::span<const Sample> samples, std::size_t configuration, unsigned limit) {
    Judgement judgement;
    if (samples.empty()) return judgement;
    const std::vector<Family> families = by_family(samples, configuration, limit);
    judgement.time = leave_out(families, mean_ratio);
    judgement.par2 = leave_out(families, par2_ratio);
    const std::vector<double> means = resample(families);
    judgement.low = means[means.size() / 20];
    judgement.high = means[means.size() - 1 - means.size() / 20];
    for (const Family& family : families) {
        const double ratio = std::exp(family.logarithm());
        judgement.families.push_back({family.name, family.samples, ratio, family.first, family.own});
        if (ratio > noise) ++judgement.slower;
        if (ratio < 1 / noise) ++judgement.faster;
    }
    return judgement;
}

double spread(std::span<const Sample> samples, std::size_t configuration, unsigned limit) {
    std::map<std::string, std::vector<double>> files;
    for (const Sample& sample : samples) {
        files[sample.file].push_back(shifted(sample.runs[configuration], limit));
    }
    double squares = 0;
    std::size_t freedom = 0;
    for (const auto& [file, times] : files) {
        double sum = 0;
        for (const double time : times) sum += time;
        const double mean = sum / static_cast<double>(times.size());
        for (const double time : times) squares += (time - mean) * (time - mean);
        freedom += times.size() - 1;
    }
    return freedom == 0 ? 1 : std::exp(std::sqrt(squares / static_cast<double>(freedom)));
}

}  // namespace satdoku::benchmarks
