// Lists models by a depth-first search over decisions. The path of a model are the literals that make it the only one;
// the next model is found by negating the last literal of the path that has not been negated yet. No clauses block the
// models that were found, so the millionth model takes no longer than the first.
#include "ending.hpp"
#include <satdoku/core/error.hpp>

namespace satdoku::models {
namespace {
class Lister {
  public:
    Lister(const Question& question, const EngineMaker& make_engine, const Limits& limits,
           const std::function<void(std::span<const cnf::Literal>)>& show)
        : question_(question), limits_(limits), ending_(limits), show_(show), engine_(make_engine()) {
        question.formula().replay(*engine_, limits.stop);
        constexpr std::size_t most_free = std::size_t{1} << 20U;
        free_ = question.first_free(most_free);
        varied_ = std::min(free_.size(), bits_of_a_count);
    }

    Listing run() {
        solve::Outcome outcome = ending_.ask(*engine_, {});
        while (outcome.verdict == solve::Verdict::satisfiable) {
            if (!show_model()) return listing_;
            extend_path();
            outcome = next();
        }
        listing_.reason = outcome.reason;
        listing_.all = outcome.verdict == solve::Verdict::unsatisfiable && question_.free_count() == varied_;
        return listing_;
    }

  private:
    struct Turn {
        cnf::Literal literal;
        bool turned;
    };

    /// Shows the current model with all values of the free variables. Returns false if the listing must end.
    bool show_model() {
        require_model();
        std::vector<cnf::Literal> model;
        for (const cnf::Variable variable : question_.chosen()) model.emplace_back(variable, !engine_->value(variable));
        std::vector<cnf::Literal> all(model.size() + free_.size());
        for (std::uint64_t values = 0; values >> varied_ == 0; ++values) {
            listing_.reason = ending_.reason();
            if (listing_.reason != solve::StopReason::none) return false;
            std::vector<cnf::Literal> free;
            for (std::size_t index = 0; index < free_.size(); ++index)
                free.emplace_back(free_[index], index < varied_ && (values >> index & 1U) != 0);
            std::merge(model.begin(), model.end(), free.begin(), free.end(), all.begin());
            show_(all);
            if (++listing_.found == limits_.most) return false;
        }
        return true;
    }

    /// Every model is checked: a model that violates a clause is an error of the program.
    void require_model() const {
        const cnf::ClauseList& formula = question_.formula();
        for (std::size_t index = 0; index < formula.size(); ++index) {
            const bool holds = std::any_of(formula[index].begin(), formula[index].end(),
                                           [this](cnf::Literal literal) { return engine_->value(literal); });
            if (!holds) throw core::Error("solve.wrong_model", {std::to_string(index + 1)});
        }
    }

    /// Appends the literals of the current model that can still be negated.
    void extend_path() {
        if (question_.counts_all()) {
            // The engine may have decided free variables, too.
            const auto& chosen = question_.chosen();
            for (const cnf::Literal literal : engine_->decisions())
                if (std::ranges::binary_search(chosen, literal.variable())) path_.push_back({literal, false});
            return;
        }
        // The engine may have decided variables that are not chosen. So all chosen variables are negated one by one; most
        // of these attempts are refuted at once.
        std::vector<cnf::Variable> on_path;
        for (const Turn& turn : path_) on_path.push_back(turn.literal.variable());
        std::sort(on_path.begin(), on_path.end());
        for (const cnf::Variable variable : question_.chosen()) {
            if (std::binary_search(on_path.begin(), on_path.end(), variable)) continue;
            path_.push_back({{variable, !engine_->value(variable)}, false});
        }
    }

    solve::Outcome next() {
        for (; !path_.empty(); path_.pop_back()) {
            Turn& last = path_.back();
            if (last.turned) continue;
            last = {~last.literal, true};
            assumptions_.clear();
            for (const Turn& turn : path_) assumptions_.push_back(turn.literal);
            const solve::Outcome outcome = ending_.ask(*engine_, assumptions_);
            if (outcome.verdict != solve::Verdict::unsatisfiable) return outcome;
        }
        return {.verdict = solve::Verdict::unsatisfiable};
    }

    const Question& question_;
    const Limits& limits_;
    Ending ending_;
    const std::function<void(std::span<const cnf::Literal>)>& show_;
    std::unique_ptr<solve::Engine> engine_;
    static constexpr std::size_t bits_of_a_count = 63;
    std::vector<cnf::Variable> free_;
    std::size_t varied_;  ///< number of free variables that are listed with both values; the others are always true
    std::vector<Turn> path_;
    std::vector<cnf::Literal> assumptions_;
    Listing listing_;
};

}  // namespace

Listing list(const Question& question, const EngineMaker& make_engine, const Limits& limits,
             const std::function<void(std::span<const cnf::Literal>)>& show) {
    return Lister(question, make_engine, limits, show).run();
}
}  // namespace satdoku::models
