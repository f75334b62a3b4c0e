// What a session shows of one event: the analysis of a conflict, why something is so, and questions.
#include "stepper_session.hpp"
#include "stepper_why.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/literal_names.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace satdoku::insight {

/// "analysis": into the conflict here, or the next one, or a step on within it; "analysis 5", "analysis end": to a step;
/// "analysis back": into the last step of the conflict before.
StepperSession::Answer StepperSession::analyse(const std::string& where, const Interrupted& interrupted) {
    const bool back = where == "back";
    if (view_.analysis && where.empty()) return step_in_analysis(true, interrupted);
    if (view_.analysis && back) return step_in_analysis(false, interrupted);
    const auto number = core::parse_number<std::uint64_t>(where);
    if (!where.empty() && !back && where != "end" && (!number || *number == 0))
        throw core::Error("stepper.analysis_words", {where});
    if (!view_.analysis) {
        auto analysis = ConflictAnalysis::at(stepper_);
        if (!analysis || back) {
            Answer answer = walk(!back, {{{StepperStop::What::conflict}}, {}}, interrupted);
            analysis = ConflictAnalysis::at(stepper_);
            if (!analysis) return answer;
        } else if (where.empty() && asks_ && !question_) {
            if (auto question = ask()) return *question;
        }
        question_.reset();
        view_.analysis = std::move(analysis);
    }
    std::size_t place = where == "end" || back ? view_.analysis->size() - 1 : 0;
    if (number) place = static_cast<std::size_t>(std::min<std::uint64_t>(*number, view_.analysis->size()) - 1);
    view_.analysis->go_to(place);
    return {};
}

/// After the last step the analysis ends with what is learned, before the first one with the conflict itself.
StepperSession::Answer StepperSession::step_in_analysis(bool forward, const Interrupted& interrupted) {
    ConflictAnalysis& analysis = *view_.analysis;
    if (forward && analysis.place() + 1 < analysis.size()) {
        analysis.go_to(analysis.place() + 1);
        return {};
    }
    if (forward) return walk(true, {{{StepperStop::What::event}}, {}}, interrupted);
    if (analysis.place() > 0) {
        analysis.go_to(analysis.place() - 1);
    } else {
        view_.analysis.reset();
    }
    return {};
}

/// "why 5": the reasons of a literal; "why clause 17", "why #17": the history of a clause; otherwise the last event's
/// subject.
StepperSession::Answer StepperSession::why(const std::string& what, const Interrupted& interrupted) {
    constexpr std::string_view clause_words[] = {"clause ", "子句 ", "#"};
    for (const std::string_view word : clause_words) {
        if (!what.starts_with(word)) continue;
        const auto number = core::parse_number<std::uint64_t>(what.substr(word.size()));
        if (!number || *number == 0) throw core::Error("stepper.why_words", {what});
        return {Answer::Then::tell, {}, why_clause(stepper_, *number, view_.words, interrupted)};
    }
    if (!what.empty()) {
        const auto literal = solving::parse_literal(what, stepper_.formula().variable_count(), names_);
        return {Answer::Then::tell, {}, why_literal(stepper_, literal, view_.words)};
    }
    const auto event = stepper_.run().event(stepper_.run().position());
    if (event && event->literal != cnf::Literal{} && stepper_.replay().value(event->literal) > 0)
        return {Answer::Then::tell, {}, why_literal(stepper_, event->literal, view_.words)};
    if (event && event->clause != 0)
        return {Answer::Then::tell, {}, why_clause(stepper_, event->clause, view_.words, interrupted)};
    throw core::Error("stepper.why_words", {what});
}

void StepperSession::leave_details() {
    view_.analysis.reset();
    question_.reset();
}

void StepperSession::keep_answers() {
    view_.keeps_next = asks_ && question_before_next(stepper_).has_value();
}

void StepperSession::ask_first(bool asks) {
    asks_ = asks;
    keep_answers();
}

StepperSession::Answer StepperSession::quiz() {
    asks_ = !asks_;
    question_.reset();
    return {Answer::Then::stay, language::text(asks_ ? "stepper.quiz_on" : "stepper.quiz_off")};
}

std::optional<StepperSession::Answer> StepperSession::ask() {
    question_ = question_before_next(stepper_);
    if (!question_) return std::nullopt;
    return Answer{Answer::Then::stay, question_->text()};
}

StepperSession::Answer StepperSession::reply(std::size_t choice, const Interrupted& interrupted) {
    const StepperQuestion question = *question_;
    ++asked_;
    const bool right = question.choices[choice - 1].right;
    right_ += right ? 1 : 0;
    Answer answer = walk(true, {{{StepperStop::What::event}}, {}}, interrupted);
    const std::string score = language::text("explore.page.quiz.score", right_, asked_);
    answer.message = right ? language::text("explore.page.quiz.right") + ' ' + score
                           : language::text("explore.page.quiz.wrong") + ' ' + question.answer + "  " + score;
    return answer;
}

}  // namespace satdoku::insight
