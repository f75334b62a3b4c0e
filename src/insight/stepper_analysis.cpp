#include "stepper_view.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::insight {
namespace {
using Small = trace::AnalysisStep::What;
using Kind = solve::Event::Kind;

std::string clause_text(std::uint64_t number, std::span<const cnf::Literal> literals) {
    return wording::clause_name(number) + ": " + literals_text(literals);
}
}  // namespace

std::optional<ConflictAnalysis> ConflictAnalysis::at(const Stepper& stepper) {
    const std::uint64_t here = stepper.run().position();
    const auto conflict = stepper.run().event(here);
    if (!conflict || conflict->kind != Kind::conflict || conflict->clause == 0) return std::nullopt;
    return ConflictAnalysis(trace::graph_of(stepper.replay(), *conflict, stepper.run().event(here + 1)));
}

ConflictAnalysis::ConflictAnalysis(trace::ImplicationGraph graph)
    : graph_(std::move(graph)), steps_(trace::analysis_of(graph_)) {
    go_to(0);
}

void ConflictAnalysis::go_to(std::size_t place) {
    place_ = place;
    const trace::Resolvent clause = trace::clause_after(graph_, std::span(steps_).first(place + 1));
    clause_.assign(clause.literals().begin(), clause.literals().end());
}

bool ConflictAnalysis::is_in_clause(cnf::Literal literal) const {
    return std::ranges::find(clause_, literal) != clause_.end();
}

bool ConflictAnalysis::is_resolved(cnf::Literal literal) const {
    return std::ranges::any_of(std::span(graph_.steps).first(step().resolutions),
                               [&](const auto& one) { return graph_.nodes[one.node].literal == literal; });
}

std::optional<cnf::Literal> ConflictAnalysis::point() const {
    const auto end = steps_.begin() + static_cast<std::ptrdiff_t>(place_) + 1;
    const auto cut = std::find_if(steps_.begin(), end, [](const auto& one) { return one.what == Small::cut; });
    if (cut == end) return std::nullopt;
    return cut->literal;
}

std::uint32_t ConflictAnalysis::level_of(cnf::Literal literal) const {
    const auto* const node = graph_.find(literal.variable());
    return node == nullptr ? 0 : node->level;
}

std::size_t ConflictAnalysis::open() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(clause_, [&](cnf::Literal one) { return level_of(one) == graph_.level; }));
}

std::string ConflictAnalysis::step_words() const {
    const trace::AnalysisStep& now = step();
    const auto literal = literal_text(now.literal);
    switch (now.what) {
        case Small::falsified: return language::text("stepper.analysis_start", clause_text(now.number, reason()));
        case Small::chosen:
            return language::text("stepper.analysis_chosen", literal, level_of(now.literal),
                                  literal_text(~now.literal));
        case Small::reason:
            return language::text("stepper.analysis_reason", literal, clause_text(now.number, reason()));
        case Small::resolvent:
            return language::text("stepper.analysis_resolvent", literal, wording::clause_name(now.number), open(),
                                  graph_.level);
        case Small::cut:
            return language::text("stepper.analysis_cut", literal, level_of(now.literal), literal_text(~now.literal));
        case Small::brought_in: return language::text("stepper.analysis_brought_in", literal);
        case Small::minimized:
            return language::text("stepper.analysis_minimized", literal, clause_text(now.number, reason()));
        case Small::strengthened: return language::text("stepper.analysis_strengthened", literal);
        case Small::learned:
            return language::text("stepper.analysis_learned", clause_text(now.number, clause_), clause_.size(),
                                  graph_.learned->glue);
        case Small::nothing: return language::text(graph_.level == 0 ? "conflict.refuted" : "conflict.nothing_learned");
        case Small::jump:
            if (clause_.empty()) return language::text("stepper.learned_empty");
            return language::text("stepper.analysis_jump", graph_.level, graph_.learned->level, literal);
    }
    return {};
}

std::string_view ConflictAnalysis::code_step() const {
    constexpr std::array<std::string_view, 11> steps = {"analysis.start",    "analysis.resolve",  "analysis.resolve",
                                                        "analysis.resolve",  "analysis.uip",      "analysis.minimise",
                                                        "analysis.minimise", "analysis.minimise", "analysis.learned",
                                                        "conflict",          "analysis.jump"};
    if (step().what == Small::nothing && graph_.level == 0) return "end.unsatisfiable";
    return steps[static_cast<std::size_t>(step().what)];
}

std::string ConflictAnalysis::clause_words() const {
    std::vector<cnf::Literal> of_level;
    std::string others;
    for (const cnf::Literal literal : clause_) {
        if (const std::uint32_t level = level_of(literal); level == graph_.level) {
            of_level.push_back(literal);
        } else {
            core::append_item(others, " ", literal_text(literal) + '@' + std::to_string(level));
        }
    }
    if (clause_.empty()) return language::text("conflict.empty");
    const std::string high = language::text("stepper.analysis_level", graph_.level, literals_text(of_level));
    if (others.empty()) return high;
    if (of_level.empty()) return language::text("stepper.analysis_below", others);
    return high + language::text("stepper.analysis_and") + language::text("stepper.analysis_below", others);
}

std::vector<std::string> ConflictAnalysis::resolutions(std::size_t most) const {
    // More of a clause is never visible.
    constexpr std::size_t most_literals = 200;
    const auto text_of = [most_literals](const trace::Resolvent& clause) {
        const auto& literals = clause.literals();
        const auto count = static_cast<std::ptrdiff_t>(std::min(literals.size(), most_literals));
        return literals_text(std::vector(literals.begin(), std::next(literals.begin(), count)));
    };
    const std::size_t last = step().resolutions;
    trace::Resolvent clause(graph_.start);
    std::vector<std::string> lines;
    if (last < most)
        lines.push_back(language::text("list.named", wording::clause_name(graph_.clause), text_of(clause)));
    for (std::size_t at = 0; at < last; ++at) {
        const auto& node = graph_.nodes[graph_.steps[at].node];
        clause.resolve(graph_, graph_.steps[at]);
        if (at + most < last) continue;
        lines.push_back(
            language::text("stepper.analysis_row", at + 1, literal_text(node.literal), node.reason, text_of(clause)));
    }
    return lines;
}
}  // namespace satdoku::insight
