#include "fuzzing/shrink.hpp"
#include "support/shrinking.hpp"
#include <map>

namespace satdoku::fuzzing {
namespace {
using Fails = std::function<bool(const Script&)>;

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
        again = support::drop_items(
            script, fails, [](Script & each) -> auto& { return each.steps; });
        for (std::size_t step = 0; step < script.steps.size(); ++step) {
            if (support::drop_items(
                    script, fails, [step](Script & each) -> auto& { return each.steps[step].literals; })) {
                again = true;
            }
        }
        if (support::drop_items(
                script, fails, [](Script & each) -> auto& { return each.options; }))
            again = true;
    }
    rename(script, fails);
    return script;
}

}  // namespace satdoku::fuzzing
