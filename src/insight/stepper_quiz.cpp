#include "stepper_view.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::insight {
namespace {
using Kind = solve::Event::Kind;
using Choice = StepperQuestion::Choice;

template <typename Item> void mix(std::vector<Item>& items, const Stepper& stepper) {
    core::Random random(stepper.run().position());
    for (std::size_t left = items.size(); left > 1; --left) std::swap(items[left - 1], items[random.below(left)]);
}

/// The literals that a clause implies now.
std::set<cnf::Literal> implied_now(const trace::Replay& replay) {
    std::set<cnf::Literal> implied;
    for (std::uint64_t number = 1; number <= replay.last_clause(); ++number) {
        if (!replay.is_there(number)) continue;
        std::optional<cnf::Literal> left;
        bool is_unit = true;
        for (const cnf::Literal literal : replay.clause(number)) {
            const int value = replay.value(literal);
            if (value > 0 || (value == 0 && left && *left != literal)) is_unit = false;
            if (!is_unit) break;
            if (value == 0) left = literal;
        }
        if (is_unit && left) implied.insert(*left);
    }
    return implied;
}

StepperQuestion ask_implied(const Stepper& stepper, const solve::Event& next) {
    constexpr std::size_t others = 3;
    const std::set<cnf::Literal> implied = implied_now(stepper.replay());
    std::vector<cnf::Literal> open;
    for (std::uint32_t index = 0; index < stepper.formula().variable_count(); ++index) {
        for (const bool negative : {false, true}) {
            const cnf::Literal literal(cnf::Variable(index), negative);
            const bool asked = literal.variable() == next.literal.variable();
            if (!asked && stepper.replay().value(literal) == 0 && !implied.contains(literal)) open.push_back(literal);
        }
    }
    mix(open, stepper);
    open.resize(std::min(open.size(), others));
    open.push_back(next.literal);
    open.push_back(~next.literal);
    mix(open, stepper);
    StepperQuestion question{language::text("explore.page.quiz.implied"), {}, {}};
    for (const cnf::Literal literal : open)
        question.choices.push_back({literal_text(literal), implied.contains(literal)});
    return question;
}

std::optional<StepperQuestion> ask_point(const Stepper& stepper) {
    constexpr std::size_t others = 4;
    const auto analysis = ConflictAnalysis::at(stepper);
    if (!analysis || analysis->graph().cuts.empty()) return std::nullopt;
    const trace::ImplicationGraph& graph = analysis->graph();
    const auto& point = graph.nodes[graph.cuts.front().point];
    std::vector<cnf::Literal> literals;
    for (const auto& node : graph.nodes)
        if (node.level == point.level && node.literal != point.literal) literals.push_back(node.literal);
    if (literals.empty()) return std::nullopt;
    mix(literals, stepper);
    literals.resize(std::min(literals.size(), others));
    literals.push_back(point.literal);
    mix(literals, stepper);
    StepperQuestion question{language::text("explore.page.quiz.uip", point.level), {}, {}};
    for (const cnf::Literal literal : literals)
        question.choices.push_back({literal_text(literal), literal == point.literal});
    question.answer = literal_text(point.literal);
    return question;
}

std::optional<StepperQuestion> ask_jump(const Stepper& stepper, const solve::Event& next) {
    const std::uint32_t level = stepper.replay().level();
    std::set<std::uint32_t> levels{0, next.level, level - std::min(level, 1U), level / 2};
    levels.insert(next.level - std::min(next.level, 1U));
    if (levels.size() < 2) return std::nullopt;
    StepperQuestion question{language::text("explore.page.quiz.jump"), {}, std::to_string(next.level)};
    for (const std::uint32_t one : levels) question.choices.push_back({std::to_string(one), one == next.level});
    return question;
}
}  // namespace

std::string StepperQuestion::text() const {
    std::string all = words;
    for (std::size_t at = 0; at < choices.size(); ++at) all += "   " + std::to_string(at + 1) + ") " + choices[at].text;
    return all;
}

std::optional<StepperQuestion> question_before_next(const Stepper& stepper) {
    const std::uint64_t here = stepper.run().position();
    const auto before = stepper.run().event(here);
    const auto next = stepper.run().event(here + 1);
    if (!before || !next) return std::nullopt;
    std::optional<StepperQuestion> question;
    if (next->kind == Kind::propagation && before->kind == Kind::decision) question = ask_implied(stepper, *next);
    if (next->kind == Kind::learned) question = ask_point(stepper);
    if (next->kind == Kind::backtrack && before->kind == Kind::learned) question = ask_jump(stepper, *next);
    if (question) {
        if (!question->answer.empty()) question->answer += "; ";
        question->answer += event_words(stepper, here + 1);
    }
    return question;
}
}  // namespace satdoku::insight
