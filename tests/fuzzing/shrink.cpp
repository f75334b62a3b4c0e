#include "fuzzing/shrink.hpp"

#include <algorithm>
#include <cstddef>
#include <map>

namespace satdoku::fuzzing {

namespace {

using Fails = std::function<bool(const Script&)>;

/// Removes items from one list of the script. `list` returns that list in a copy.
template <typename List>
bool drop_items(Script& script, const Fails& fails, const List& list) {
    bool any = false;
    for (std::size_t chunk = std::max<std::size_t>(list(script).size(), 1); chunk > 0; chunk /= 2) {
        for (std::size_t begin = 0; begin < list(script).size();) {
            Script candidate = script;
            auto& items = list(candidate);
            const auto from = items.begin() + static_cast<std::ptrdiff_t>(begin);
            items.erase(from, from + static_cast<std::ptrdiff_t>(std::min(chunk, items.size() - begin)));
            if (fails(candidate)) {
                script = std::move(candidate);
                any = true;
            } else {
                begin += chunk;
            }
        }
    }
    return any;
}

/// Renumbers the remaining variables from 1, in the order of their first use.
void rename(Script& script, const Fails& fails) {
    Script candidate = script;
    std::map<std::uint32_t, std::uint32_t> names;
    for (Step& step : candidate.steps) {
        for (cnf::Literal& literal : step.literals) {
            const auto next = static_cast<std::uint32_t>(names.size());
            const auto name = names.emplace(literal.variable().index(), next).first->second;
            literal = {cnf::Variable(name), literal.negative()};
        }
    }
    if (fails(candidate)) script = std::move(candidate);
}

}  // namespace

Script shrink(Script script, const Fails& fails) {
    for (bool again = true; again;) {
        again = drop_items(
            script, fails, [](Script & each) -> auto& { return each.steps; });
        for (std::size_t step = 0; step < script.steps.size(); ++step) {
            if (drop_items(
                    script, fails, [step](Script & each) -> auto& { return each.steps[step].literals; })) {
                again = true;
            }
        }
        if (drop_items(
                script, fails, [](Script & each) -> auto& { return each.options; }))
            again = true;
    }
    rename(script, fails);
    return script;
}

}  // namespace satdoku::fuzzing
