#include <satdoku/solving/linked_trail.hpp>

namespace satdoku::solving {
namespace {
using Link = cnf::Formula::Link;

/// This class does not use the counts of occurrences.
constexpr auto ignore_column = [](cnf::Formula::Column) {};
}  // namespace

LinkedTrail::~LinkedTrail() { become({}); }

void LinkedTrail::assign(cnf::Literal literal) {
    const Link false_head = formula_.column_head(~literal);
    for (Link at = formula_.node(false_head).below; at != false_head; at = formula_.node(at).below)
        formula_.unlink_literal(at);
    const Link true_head = formula_.column_head(literal);
    for (Link at = formula_.node(true_head).below; at != true_head; at = formula_.node(at).below)
        formula_.unlink_clause(at, ignore_column);
    steps_.push_back({literal});
}

void LinkedTrail::spare(std::size_t number) {
    formula_.unlink_whole_clause(static_cast<Link>(number));
    steps_.push_back({std::nullopt, number});
}

void LinkedTrail::undo() {
    const Step step = steps_.back();
    steps_.pop_back();
    if (!step.literal) return formula_.relink_whole_clause(static_cast<Link>(step.clause));
    const Link true_head = formula_.column_head(*step.literal);
    for (Link at = formula_.node(true_head).above; at != true_head; at = formula_.node(at).above)
        formula_.relink_clause(at, ignore_column);
    const Link false_head = formula_.column_head(~*step.literal);
    for (Link at = formula_.node(false_head).above; at != false_head; at = formula_.node(at).above)
        formula_.relink_literal(at);
}

void LinkedTrail::become(std::span<const Step> steps) {
    const auto differ = std::mismatch(steps_.begin(), steps_.end(), steps.begin(), steps.end());
    const auto kept = static_cast<std::size_t>(differ.first - steps_.begin());
    while (steps_.size() > kept) undo();
    for (const Step& step : steps.subspan(kept)) {
        if (step.literal) {
            assign(*step.literal);
        } else {
            spare(step.clause);
        }
    }
}
}  // namespace satdoku::solving
