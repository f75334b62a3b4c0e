#include <satdoku/core/error.hpp>
#include <satdoku/core/lines.hpp>
#include <satdoku/solving/contestants.hpp>

#include <algorithm>
#include <utility>

namespace satdoku::solving {

namespace {

constexpr char before_switch = '+';

/// Returns whether it was off.
bool turn_on(engines::EngineOptions& options, const std::string& name) {
    std::vector<std::string_view> names;
    for (const engines::Switch& known : engines::dpll_switches()) {
        names.push_back(known.name);
        if (known.name == name) return !std::exchange(options.*known.on, true);
    }
    throw frame::unknown_name(std::string_view(&before_switch, 1), name, names);
}

Contestant contestant_of(const std::string& words, const solve::Limits& limits) {
    const std::string name(core::trimmed(words));
    const std::string who = name.substr(0, name.find(before_switch));
    Contestant contestant{who, {.limits = limits}};
    SolveRequest& request = contestant.request;
    const std::vector<std::string_view> strategies = engines::branching_names();
    const auto strategy = std::find(strategies.begin(), strategies.end(), who);
    if (strategy != strategies.end()) {
        request.engine = "dpll";
        request.options.branching = *strategy;
    } else if (std::find(engines::engine_names().begin(), engines::engine_names().end(), who) !=
               engines::engine_names().end()) {
        request.engine = who;
    } else {
        throw frame::unknown_name("--strategies", who, contestant_names());
    }
    for (std::size_t at = who.size(); at < name.size();) {
        const std::size_t end = std::min(name.find(before_switch, at + 1), name.size());
        const std::string with_sign = name.substr(at, end - at);
        if (request.engine != "dpll") throw core::Error("usage.only_for_dpll", {with_sign});
        if (turn_on(request.options, with_sign.substr(1))) contestant.name += with_sign;
        at = end;
    }
    return contestant;
}

}  // namespace

std::vector<std::string_view> contestant_names() {
    std::vector<std::string_view> names = engines::branching_names();
    names.insert(names.end(), engines::engine_names().begin(), engines::engine_names().end());
    return names;
}

std::vector<Contestant> contestants_of(const std::vector<std::string>& names, const solve::Limits& limits) {
    std::vector<Contestant> contestants;
    for (const std::string& name : names) contestants.push_back(contestant_of(name, limits));
    return contestants;
}

}  // namespace satdoku::solving
