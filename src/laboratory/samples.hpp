// Sample formulas for lessons and first steps. Most belong to families that grow with a size and may depend on a seed.
// The same size and seed give the same formula on every machine.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/frame/command.hpp>

namespace satdoku::laboratory {
/// A formula with comments that say what it encodes, what its variables mean and whether it is satisfiable. The
/// comments are in English in every language, because files are also read by other programs and by people abroad.
struct SampleFormula {
    std::vector<std::string> comments;
    cnf::ClauseList clauses;
};

/// A formula or a family of formulas. The text "sample.<name>", with _ for -, describes it.
struct Sample {
    std::string_view name;
    std::uint64_t smallest, standard, largest;  ///< sizes; all 0 if there is only one formula
    std::optional<bool> satisfiable;            ///< nothing if it depends on size or seed
    bool random;                                ///< depends on the seed
    SampleFormula (*make)(core::Random& random, std::uint64_t size);
    std::string (*proof)(std::size_t size) = nullptr;  ///< a short one, in DRAT, if one is known

    bool has_sizes() const { return largest != 0; }
};

/// All samples, easy ones first.
std::span<const Sample> samples();

inline constexpr std::uint64_t standard_sample_seed = 1;

struct WrittenSample {
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
};
/// Writes a DIMACS file and returns its counts; the path "-" is standard output. @param size  0 if it has no sizes
WrittenSample write_sample(const Sample& sample, std::uint64_t size, std::uint64_t seed, const std::string& path);

/// Returns a table of all samples with their sizes and answers.
std::string samples_table();
}  // namespace satdoku::laboratory
