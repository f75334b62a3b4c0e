#include "data/extension.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace satdoku::cdcl {

void Extension::push(cnf::Literal witness, std::span<const cnf::Literal> clause) {
    const std::uint32_t variable = witness.variable().index();
    if (variable >= latest_.size()) latest_.resize(variable + std::size_t{1}, none);
    literals_.push_back(witness);
    std::copy_if(clause.begin(), clause.end(), std::back_inserter(literals_),
                 [&](cnf::Literal literal) { return literal != witness; });
    const auto index = static_cast<std::uint32_t>(entries_.size());
    entries_.push_back({literals_.size(), std::exchange(latest_[variable], index), false});
}

void Extension::compact() {
    Extension rest;
    for (std::size_t index = 0; index < entries_.size(); ++index) {
        if (!entries_[index].taken) rest.push(clause(index).front(), clause(index));
    }
    *this = std::move(rest);
}

}  // namespace satdoku::cdcl
