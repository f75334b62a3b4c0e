#include "pseudocode.hpp"
#include <satdoku/trace/header.hpp>

namespace satdoku::insight {
namespace {
using Kind = solve::Event::Kind;

constexpr CodeLine code_table[] = {
    {"cdcl", "cdcl", -1, ""},
    {"cdcl", "implied", 0, " propagation pure_literal "},
    {"cdcl", "conflict", 0, " conflict "},
    {"cdcl", "refuted", 1, " end.unsatisfiable "},
    {"cdcl", "learn", 1, " learned analysis.learned visit.attached "},
    {"cdcl", "jump", 1, " backtrack analysis.jump "},
    {"cdcl", "restart", 0, " restart "},
    {"cdcl", "rephase", 1, " rephase mode "},
    {"cdcl", "reduce", 1, " reduction removed "},
    {"cdcl", "simplify", 1, " simplification added "},
    {"cdcl", "model", 0, " end.satisfiable "},
    {"cdcl", "limit", 0, " end.unknown "},
    {"cdcl", "decide", 0, " decision.decision decision.assumption "},
    {"cdcl", "propagation", -1, ""},
    {"cdcl", "each", 0, ""},
    {"cdcl", "satisfied", 1, " visit.satisfied "},
    {"cdcl", "moved", 1, " visit.moved "},
    {"cdcl", "unit", 1, " propagation visit.unit "},
    {"cdcl", "false", 1, " conflict visit.conflict "},
    {"cdcl", "analysis", -1, ""},
    {"cdcl", "start", 0, " analysis.start "},
    {"cdcl", "while", 0, ""},
    {"cdcl", "resolve", 1, " analysis.resolve "},
    {"cdcl", "uip", 0, " analysis.uip "},
    {"cdcl", "minimise", 0, " analysis.minimise "},
    {"cdcl", "learned", 0, " learned analysis.learned "},
    {"dpll", "dpll", -1, ""},
    {"dpll", "before", 0, " simplification added removed "},
    {"dpll", "units", 0, " propagation "},
    {"dpll", "pures", 0, " pure_literal "},
    {"dpll", "falsified", 0, " visit.satisfied visit.falsified visit.unit "},
    {"dpll", "empty", 0, " conflict visit.conflict analysis.start analysis.resolve analysis.uip "},
    {"dpll", "undo", 1, " backtrack visit.restored "},
    {"dpll", "solved", 0, " end.satisfiable "},
    {"dpll", "stop", 0, " end.unknown "},
    {"dpll", "first", 0, " decision.decision decision.assumption "},
    {"dpll", "second", 0, " decision.flip "},
    {"dpll", "both", 0, " end.unsatisfiable "},
};
}  // namespace

bool CodeLine::executes(std::string_view step) const {
    return steps.find(' ' + std::string(step) + ' ') != std::string_view::npos;
}

std::span<const CodeLine> code_lines() { return code_table; }

std::string code_step(const solve::Event& event, std::optional<Kind> previous, bool in_pass) {
    const std::string name(trace::name_of(event.kind));
    if (event.kind == Kind::end) return name + '.' + std::string(event.word);
    if (in_pass) return "simplification";
    if (event.kind == Kind::decision) return name + '.' + std::string(event.word);
    // What no conflict undoes is undone for a restart, or for what follows at level 0.
    const bool is_after_conflict =
        !previous || previous == Kind::learned || previous == Kind::conflict || previous == Kind::backtrack;
    return event.kind == Kind::backtrack && !is_after_conflict ? "restart" : name;
}

const CodeLine* code_line(std::string_view engine, std::string_view step) {
    const CodeLine* found = nullptr;
    for (const CodeLine& line : code_table)
        if (line.engine == engine && line.executes(step)) found = &line;
    return found;
}
}  // namespace satdoku::insight
