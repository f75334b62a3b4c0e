// Formulas that the program brings along: for whoever has no file at hand, and for lessons. Most are members of
// families, which grow with a size and may depend on a seed; the same size and seed give the same formula on every
// machine.
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

/// A formula, and comments that say what it is, what its variables mean and what is known of its answer. In English
/// whoever writes them: a file is for other programs and for colleagues abroad, too.
struct SampleFormula {
    std::vector<std::string> comments;
    cnf::ClauseList clauses;
};

/// A formula by name, or a family of them. What it is, is the catalogue's entry "sample.<name>", with _ for -.
struct Sample {
    std::string_view name;
    std::uint64_t smallest, standard, largest;  ///< sizes; all 0 where there is one formula only
    std::optional<bool> satisfiable;            ///< where it is the same for every size and seed
    bool random;                                ///< whether the seed matters
    SampleFormula (*make)(core::Random& random, std::uint64_t size);

    bool has_sizes() const { return largest != 0; }
};

/// From the smallest to the hardest kind.
std::span<const Sample> samples();
/// Throws core::Error, with the nearest name, where there is none of this name.
const Sample& find_sample(const std::string& name);

inline constexpr std::uint64_t standard_sample_seed = 1;

/// What was written.
struct WrittenSample {
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
};
/// Writes it as DIMACS; "-" is standard output. @param size  one that it has; 0 where it has none
WrittenSample write_sample(const Sample& sample, std::uint64_t size, std::uint64_t seed,
                           const std::string& path);

/// All of them with their sizes and answers, a line each.
std::string samples_table();

}  // namespace satdoku::laboratory
