// Has a checker by others read the proofs of many random formulas: the engine refutes them with random options, which make
// it simplify early and often, and the checker reads each proof.
//
//     proof_fuzz FORMULAS FIRST_SEED KIND FORMAT FOLDER [CHECKER...]
//
// KIND: any, or circuits: sums, counts and products with faults. FORMAT: drat, drat-binary, lrat, lrat-binary or veripb.
// FOLDER: for the two files, best in memory; those of a failure are kept under its seed. CHECKER: a program with its options,
// to which the formula and the proof are added; it prints VERIFIED. Without one, all files are kept (tests/veripb reads them).
#include "cdcl/definitions.hpp"
#include "cdcl/formulas.hpp"
#include "reason/cardinalities.hpp"
#include "support/adders.hpp"
#include "support/process.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/proof/lrat.hpp>
#include <satdoku/proof/veripb.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

using namespace satdoku;
using solve::Verdict;

namespace {
constexpr std::array<std::string_view, 5> formats{"drat", "drat-binary", "lrat", "lrat-binary", "veripb"};
constexpr unsigned seconds_for_a_check = 60;
constexpr std::size_t fewest_clauses = 10;  ///< lrat-check has no room for the steps of smaller formulas
constexpr std::uint64_t conflicts_of_a_solve = 3000;

std::map<std::string_view, std::uint64_t> counts;  ///< what the techniques have done

cnf::ClauseList formula_of(core::Random& random, bool is_circuit) {
    if (is_circuit)
        return support::disguise(random, random.below(2) == 0
                                             ? support::faulty_circuits<families::FormulaBuilder>(random)
                                             : support::faulty_circuits<support::AndGateBuilder>(random));
    switch (random.below(8)) {
        case 0: return support::disguise(random, test::random_constraints(random));
        case 1: return support::disguise(random, test::with_definitions(random));
        default: break;
    }
    return support::disguise(random, support::random_formula(random, 5 + random.below(40)).clauses);
}

/// Solves the formula. Returns its proof, or nothing if the formula was not refuted.
std::string prove(const cnf::ClauseList& formula, const cdcl::Options& options, std::string_view format) {
    const auto form = format.ends_with("-binary") ? proof::DratFormat::binary : proof::DratFormat::text;
    proof::DratText drat(form);
    proof::LratText lrat(form);
    proof::VeripbText veripb;
    cdcl::Solver solver(options);
    if (format == "veripb") {
        solver.prove_by_cutting_planes_to(&veripb);
    } else if (format.starts_with("lrat")) {
        solver.prove_with_hints_to(&lrat);
    } else {
        solver.prove_to(&drat);
    }
    formula.replay(solver);
    const Verdict verdict = solver.solve({}, {.conflicts = conflicts_of_a_solve}, {}).verdict;
    for (const solve::Statistic& statistic : solver.statistics()) counts[statistic.name] += statistic.value;
    if (verdict != Verdict::unsatisfiable) return {};
    veripb.conclude_unsatisfiable();
    return format == "veripb" ? veripb.bytes() : format.starts_with("lrat") ? lrat.bytes() : drat.bytes();
}

void write(const cnf::ClauseList& formula, const std::string& path) {
    core::Output file(path);
    cnf::DimacsWriter writer(file, formula.size());
    formula.replay(writer);
    file.commit();
}

void write(const std::string& proof, const std::string& path) {
    core::Output file(path);
    file.write(proof);
    file.commit();
}

void keep(const std::string& stem, std::uint64_t seed, const std::string& ending) {
    std::filesystem::copy_file(stem + "now" + ending, stem + std::to_string(seed) + ending,
                               std::filesystem::copy_options::overwrite_existing);
}

/// Whether the checker, if there is one, verifies the proof of the two files "now".
bool verifies(std::vector<std::string> check, const std::string& stem, std::uint64_t seed) {
    if (check.empty()) return true;
    check.insert(check.end(), {stem + "now.cnf", stem + "now.proof"});
    const support::ProcessResult result = support::run_process(check, {seconds_for_a_check, {}, {}});
    if (result.output.find("VERIFIED") != std::string::npos && result.output.find("NOT VERIFIED") == std::string::npos)
        return true;
    std::cout << "seed " << seed << ": " << result.output.substr(0, 200) << std::endl;
    return false;
}
}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments, arguments + count);
    const auto formulas = count > 5 ? core::parse_number<std::uint64_t>(given[1]) : std::nullopt;
    const auto first = count > 5 ? core::parse_number<std::uint64_t>(given[2]) : std::nullopt;
    if (!formulas || !first || (given[3] != "any" && given[3] != "circuits") ||
        std::find(formats.begin(), formats.end(), given[4]) == formats.end()) {
        std::cerr << "usage: proof_fuzz FORMULAS FIRST_SEED KIND FORMAT FOLDER [CHECKER...]\n";
        return 2;
    }
    const std::string stem = given[5] + "/proof_fuzz_";
    const std::vector<std::string> check(given.begin() + 6, given.end());
    std::uint64_t checked = 0;
    std::uint64_t wrong = 0;
    for (std::uint64_t seed = *first; checked < *formulas; ++seed) {
        core::Random random(seed);
        const cnf::ClauseList formula = formula_of(random, given[3] == "circuits");
        if (formula.size() < fewest_clauses) continue;
        write(formula, stem + "now.cnf");
        std::string proof;
        try {
            proof = prove(formula, test::hurried_options(random), given[4]);
        } catch (const core::Error& error) {
            ++wrong;
            std::cout << "seed " << seed << ": " << error.key() << std::endl;
            keep(stem, seed, ".cnf");
        }
        if (proof.empty()) continue;
        write(proof, stem + "now.proof");
        ++checked;
        const bool is_verified = verifies(check, stem, seed);
        if (!is_verified) ++wrong;
        if (!is_verified || check.empty())
            for (const std::string ending : {".cnf", ".proof"}) keep(stem, seed, ending);
    }
    std::cout << checked << " proofs, " << wrong << " not verified\n";
    for (const auto& [name, number] : counts) std::cout << "  " << name << ' ' << number << '\n';
    return wrong == 0 ? 0 : 1;
}
