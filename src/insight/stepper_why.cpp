#include "stepper_view.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::insight {
namespace {
using Lines = std::vector<std::string>;
using solve::Event;
using Kind = Event::Kind;

/// The ways from a literal back to decisions, the nearest first.
class Reasons {
  public:
    Reasons(const trace::Replay& replay, const wording::ClauseWords& words) : replay_(replay), words_(words) {}

    Lines of(cnf::Literal literal) {
        // The stack has the literals that are still to be explained, the next one last.
        std::vector<std::pair<cnf::Literal, std::size_t>> open{{literal, 0}};
        while (!open.empty()) {
            const auto [next, depth] = open.back();
            open.pop_back();
            if (lines_.size() == most) {
                lines_.push_back(language::text("stepper.why_more", open.size() + 1));
                break;
            }
            report(next, depth);
            for (auto cause = causes_.rbegin(); cause != causes_.rend(); ++cause) open.emplace_back(*cause, depth + 1);
        }
        return std::move(lines_);
    }

  private:
    static constexpr std::size_t most = 400;

    /// Adds the line of a true literal and sets `causes_`.
    void report(cnf::Literal literal, std::size_t depth) {
        constexpr std::size_t deepest = 12;
        causes_.clear();
        const trace::Assigned& now = *replay_.find(literal.variable());
        const std::string name = literal_text(literal);
        std::string line;
        if (now.how == Kind::decision) {
            line = language::text(now.flip ? "stepper.why_flip" : "stepper.why_decision", name, now.level);
        } else if (now.how == Kind::pure_literal) {
            line = language::text("stepper.why_pure", name, now.level);
        } else if (!explained_.insert(literal).second) {
            line = language::text("stepper.why_above", name);
        } else if (const auto reason = replay_.clause(now.reason); reason.size() < 2) {
            line = language::text("stepper.why_unit", name, wording::clause_name(now.reason));
        } else {
            for (const cnf::Literal other : reason) {
                if (other != literal && replay_.value(other) < 0) causes_.push_back(~other);
            }
            line = language::text("stepper.why_implied", name, now.level, wording::clause_name(now.reason),
                                  literals_text(reason));
            if (words_.picture) line = language::text("stepper.since", line, words_.clause(reason));
        }
        lines_.push_back(std::string(2 * std::min(depth, deepest), ' ') + line);
    }

    const trace::Replay& replay_;
    const wording::ClauseWords& words_;
    std::set<cnf::Literal> explained_;
    std::vector<cnf::Literal> causes_;
    Lines lines_;
};

/// What the events have said about one clause.
class History {
  public:
    explicit History(std::uint64_t clause) : clause_(clause) {}

    void see(std::uint64_t number, const Event& event) {
        switch (event.kind) {
            case Kind::decision:
            case Kind::pure_literal: reasons_.set(event.literal.variable(), 0); break;
            case Kind::propagation:
                reasons_.set(event.literal.variable(), event.clause);
                if (event.clause == clause_) use(number, "stepper.use_reason");
                break;
            case Kind::conflict:
                conflict_ = {number, event.clause};
                ++conflicts_;
                if (event.clause == clause_) use(number, "stepper.use_conflict");
                break;
            case Kind::learned: learn(number, event); break;
            case Kind::simplification: pass_ = event.word; break;
            case Kind::added:
                if (event.clause == clause_)
                    report(language::text("stepper.history_added", number, pass_.empty() ? "?" : pass_));
                break;
            case Kind::removed:
                if (event.clause == clause_) deaths_.push_back(number);
                break;
            default: break;
        }
    }

    Lines lines(std::uint64_t here) && {
        if (births_.empty()) births_.push_back(language::text("stepper.history_formula"));
        std::string uses;
        for (const auto& [number, key] : uses_) core::append_item(uses, ", ", language::text(key, number));
        if (count_ > uses_.size()) uses += language::text("stepper.and_more", count_ - uses_.size());
        births_.push_back(count_ == 0 ? language::text("stepper.history_unused", here)
                                      : language::text("stepper.history_uses", count_, uses));
        births_.push_back(deaths_.empty()
                              ? language::text("stepper.history_lives", here)
                              : language::text("stepper.history_deleted",
                                               core::join(deaths_, ", ", [](std::uint64_t number) { return number; })));
        return std::move(births_);
    }

  private:
    void report(std::string sentence) { births_.push_back(std::move(sentence)); }

    void use(std::uint64_t number, std::string_view key) {
        constexpr std::size_t most = 40;
        ++count_;
        if (uses_.size() < most) uses_.emplace_back(number, key);
    }

    void learn(std::uint64_t number, const Event& event) {
        bool used = false;
        for (const cnf::Literal literal : event.resolved) used = used || reasons_[literal.variable()] == clause_;
        if (used) use(number, "stepper.use_resolved");
        if (event.clause != clause_) return;
        report(language::text("stepper.history_learned", number, conflicts_, conflict_.first, event.glue));
        report(language::text("stepper.history_start", wording::clause_name(conflict_.second), event.resolved.size()));
        constexpr std::size_t most = 60;
        std::size_t shown = 0;
        for (const cnf::Literal literal : event.resolved) {
            if (shown++ == most) {
                report("  " + language::text("stepper.and_more", event.resolved.size() - most));
                break;
            }
            report("  " + language::text("stepper.history_step", shown, literal_text(literal),
                                         wording::clause_name(reasons_[literal.variable()])));
        }
    }

    std::uint64_t clause_;
    trace::ByVariable<std::uint64_t> reasons_;            ///< of each variable's latest value
    std::pair<std::uint64_t, std::uint64_t> conflict_{};  ///< the latest: number of the event and of the clause
    std::uint64_t conflicts_ = 0;
    std::string pass_;
    Lines births_;
    std::vector<std::pair<std::uint64_t, std::string_view>> uses_;
    std::size_t count_ = 0;
    std::vector<std::uint64_t> deaths_;
};
}  // namespace

Lines why_literal(const Stepper& stepper, cnf::Literal literal, const wording::ClauseWords& words) {
    const int value = stepper.replay().value(literal);
    if (value == 0) return {language::text("stepper.why_open", literal_text(literal))};
    Lines lines;
    if (value < 0) lines.push_back(language::text("stepper.why_false", literal_text(literal), literal_text(~literal)));
    const Lines reasons = Reasons(stepper.replay(), words).of(value < 0 ? ~literal : literal);
    lines.insert(lines.end(), reasons.begin(), reasons.end());
    return lines;
}

Lines why_clause(const Stepper& stepper, std::uint64_t number, const wording::ClauseWords& words,
                 const Stepper::Interrupted& interrupted) {
    const trace::Replay& replay = stepper.replay();
    const auto literals = replay.clause(number);
    const bool is_of_formula = number >= 1 && number <= stepper.formula().size();
    if (literals.empty() && !is_of_formula) throw core::Error("stepper.no_clause", {std::to_string(number)});
    Lines lines{wording::clause_name(number) + ": " + literals_text(literals)};
    if (words.picture) lines.push_back(words.clause(literals));
    History history(number);
    const std::uint64_t here = stepper.run().position();
    const bool whole = stepper.run().go_through(
        here, [&](std::uint64_t at, const Event& event) { history.see(at, event); }, interrupted);
    if (!whole) return {};
    const Lines shown = std::move(history).lines(here);
    lines.insert(lines.end(), shown.begin(), shown.end());
    return lines;
}
}  // namespace satdoku::insight
