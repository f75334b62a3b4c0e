#include "support/brute_force.hpp"
#include <algorithm>

namespace satdoku::support {
namespace {
/// A clause as two sets of variables: those that satisfy it if true, and those that satisfy it if false.
struct Mask {
    std::uint32_t positive = 0;
    std::uint32_t negative = 0;
};

Mask mask_of(std::span<const cnf::Literal> literals) {
    Mask mask;
    for (const cnf::Literal literal : literals) {
        (literal.negative() ? mask.negative : mask.positive) |= std::uint32_t{1} << literal.variable().index();
    }
    return mask;
}
}  // namespace

std::optional<std::vector<bool>> brute_force(const cnf::ClauseList& formula,
                                             std::span<const cnf::Literal> assumptions) {
    std::vector<Mask> masks;
    for (const cnf::Literal& assumption : assumptions) masks.push_back(mask_of({&assumption, 1}));
    for (std::size_t index = 0; index < formula.size(); ++index) masks.push_back(mask_of(formula[index]));
    for (std::uint32_t values = 0; values < std::uint32_t{1} << formula.variable_count(); ++values) {
        const auto broken = std::find_if(masks.begin(), masks.end(), [values](const Mask& mask) {
            return (mask.positive & values) == 0 && (mask.negative & ~values) == 0;
        });
        if (broken != masks.end()) {
            // In front, because the last falsified clause is likely to be falsified again.
            std::iter_swap(masks.begin(), broken);
            continue;
        }
        std::vector<bool> model;
        for (std::uint32_t variable = 0; variable < formula.variable_count(); ++variable) {
            model.push_back((values >> variable & 1U) != 0);
        }
        return model;
    }
    return std::nullopt;
}

std::uint64_t count_models(const cnf::ClauseList& formula, std::span<const cnf::Literal> assumptions) {
    std::vector<Mask> masks;
    for (const cnf::Literal& assumption : assumptions) masks.push_back(mask_of({&assumption, 1}));
    std::uint32_t mentioned = 0;
    for (std::size_t index = 0; index < formula.size(); ++index) {
        const Mask mask = mask_of(formula[index]);
        mentioned |= mask.positive | mask.negative;
        masks.push_back(mask);
    }
    std::uint64_t count = 0;
    for (std::uint32_t values = 0; values < std::uint32_t{1} << formula.variable_count(); ++values) {
        if ((values & ~mentioned) != 0) continue;
        count += std::none_of(masks.begin(), masks.end(), [values](const Mask& mask) {
            return (mask.positive & values) == 0 && (mask.negative & ~values) == 0;
        });
    }
    return count;
}

bool satisfies(const std::vector<bool>& values, const cnf::ClauseList& formula) {
    const auto holds = [&values](cnf::Literal literal) {
        const std::uint32_t variable = literal.variable().index();
        return (variable < values.size() && values[variable]) != literal.negative();
    };
    for (std::size_t index = 0; index < formula.size(); ++index) {
        if (std::none_of(formula[index].begin(), formula[index].end(), holds)) return false;
    }
    return true;
}

}  // namespace satdoku::support
