#include "part.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace satdoku::explain {

Part::Part(const Groups& whole, std::span<const Group> chosen) : names(chosen.begin(), chosen.end()) {
    constexpr Group left_out = Groups::always - 1;
    std::vector<Group> numbers(whole.size(), left_out);
    for (const Group group : chosen) numbers[group] = groups.add();
    cnf::CompactVariables variables;
    std::uint32_t count = 0;
    std::vector<cnf::Literal> literals;
    for (std::size_t index = 0; index < whole.clauses().size(); ++index) {
        const Group group = whole.group_of(index);
        if (group != Groups::always && numbers[group] == left_out) continue;
        literals.clear();
        for (const cnf::Literal literal : whole.clauses()[index]) {
            literals.push_back(variables.inside(literal));
            count = std::max(count, literals.back().variable().index() + 1);
        }
        groups.clause(group == Groups::always ? group : numbers[group], literals);
    }
    groups.variables(count);
}

std::vector<Group> Part::in_whole(std::span<const Group> part) const {
    std::vector<Group> found;
    for (const Group group : part) found.push_back(names[group]);
    return found;
}

std::vector<Group> Part::all() const {
    std::vector<Group> groups_of_part(names.size());
    std::iota(groups_of_part.begin(), groups_of_part.end(), Group{0});
    return groups_of_part;
}

}  // namespace satdoku::explain
