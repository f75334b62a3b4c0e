// Formulas that the program can make, for lessons and first steps. Most are members of families, which grow with a size
// and may depend on a seed. The same size and seed give the same formula on every machine.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/frame/command.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::laboratory {

/// A formula with comments on what it is, what its variables mean and what is known of its answer. The comments are in
/// English whatever language is set, as files are also for other programs and for colleagues abroad.
struct SampleFormula {
    std::vector<std::string> comments;
    cnf::ClauseList clauses;
};

/// A formula by name, or a family of them. The text "sample.<name>", with _ for -, describes it.
struct Sample {
    std::string_view name;
    std::uint64_t smallest, standard, largest;  ///< sizes; all 0 if there is one formula only
    std::optional<bool> satisfiable;            ///< if it is the same for every size and seed
    bool random;                                ///< the seed matters
    SampleFormula (*make)(core::Random& random, std::uint64_t size);

    bool has_sizes() const { return largest != 0; }
};

/// From the smallest to the hardest kind.
std::span<const Sample> samples();
/// Throws core::Error, with the nearest name, for an unknown name.
const Sample& find_sample(const std::string& name);

inline constexpr std::uint64_t standard_sample_seed = 1;

/// What was written.
struct WrittenSample {
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
};
/// Writes it as DIMACS; "-" is standard output. @param size  0 if it has no sizes
WrittenSample write_sample(const Sample& sample, std::uint64_t size, std::uint64_t seed, const std::string& path);

/// All samples with their sizes and answers, a line each.
std::string samples_table();

}  // namespace satdoku::laboratory
