// The literals that hold in all models (Janota, Lynce and Marques-Silva, "Algorithms for computing backbones of
// propositional formulae", 2015). The candidates are the literals of a model, and each further model removes some. The
// engine searches a model in which some literal of a chunk of candidates is false; if there is none, the whole chunk
// belongs to the backbone. Chunks become larger as long as this succeeds. A literal that can be negated in a model
// without violating a clause is not in the backbone, either.
#include "ending.hpp"
#include <array>

namespace satdoku::models {
namespace {
class BackboneSearch {
  public:
    BackboneSearch(const Question& question, const EngineMaker& make_engine, const Limits& limits)
        : question_(question), ending_(limits), engine_(make_engine()) {
        question.formula().replay(*engine_, limits.stop);
        selector_ = question.formula().variable_count();
    }

    Backbone run(const std::function<void(std::size_t found, std::size_t open)>& progress) {
        Backbone backbone;
        solve::Outcome outcome = ending_.ask(*engine_, {});
        backbone.verdict = outcome.verdict;
        backbone.reason = outcome.reason;
        if (outcome.verdict == solve::Verdict::unknown) backbone.open = question_.chosen().size();
        if (outcome.verdict != solve::Verdict::satisfiable) return backbone;
        for (const cnf::Variable variable : question_.chosen()) open_.emplace_back(variable, !engine_->value(variable));
        remove_refuted();
        for (std::size_t size = 1; !open_.empty();) {
            if (progress) progress(backbone.literals.size(), open_.size());
            size = std::min(size, open_.size());
            if (selector_ >= cnf::largest_variable) size = 1;
            const std::vector<cnf::Literal> chunk(open_.end() - static_cast<std::ptrdiff_t>(size), open_.end());
            outcome = ask_about(chunk);
            if (outcome.verdict == solve::Verdict::unknown) {
                backbone.reason = outcome.reason;
                break;
            }
            if (outcome.verdict == solve::Verdict::satisfiable) {
                remove_refuted();
                size = std::max<std::size_t>(size / 4, 1);
                continue;
            }
            for (const cnf::Literal literal : chunk) engine_->clause(std::array{literal});
            backbone.literals.insert(backbone.literals.end(), chunk.begin(), chunk.end());
            open_.resize(open_.size() - size);
            size *= 2;
        }
        backbone.open = open_.size();
        std::sort(backbone.literals.begin(), backbone.literals.end());
        return backbone;
    }

  private:
    void remove_refuted() {
        find_held();
        std::erase_if(open_, [this](cnf::Literal literal) {
            return !engine_->value(literal) || !held_[question_.place_of(literal.variable())];
        });
    }

    /// Finds the variables whose values cannot be changed in the latest model without violating a clause.
    void find_held() {
        held_.assign(question_.mentioned().size(), false);
        const cnf::ClauseList& formula = question_.formula();
        for (std::size_t index = 0; index < formula.size(); ++index) {
            std::optional<cnf::Literal> only;
            bool is_only = true;
            for (const cnf::Literal literal : formula[index]) {
                if (!engine_->value(literal)) continue;
                is_only = is_only && (!only || *only == literal);
                only = literal;
            }
            if (only && is_only) held_[question_.place_of(only->variable())] = true;
        }
    }

    /// Searches a model in which at least one literal of the chunk is false.
    solve::Outcome ask_about(std::span<const cnf::Literal> chunk) {
        if (chunk.size() == 1 || selector_ >= cnf::largest_variable)
            return ending_.ask(*engine_, std::array{~chunk.front()});
        const cnf::Literal selector(cnf::Variable(selector_++), false);
        engine_->variables(selector_);
        std::vector<cnf::Literal> clause = {~selector};
        for (const cnf::Literal literal : chunk) clause.push_back(~literal);
        engine_->clause(clause);
        return ending_.ask(*engine_, std::array{selector});
    }

    const Question& question_;
    Ending ending_;
    std::unique_ptr<solve::Engine> engine_;
    std::uint32_t selector_;          ///< index of the next unused variable
    std::vector<cnf::Literal> open_;  ///< candidates: true in all models so far
    std::vector<bool> held_;          ///< by index in mentioned(): a clause has no other true literal
};

}  // namespace

Backbone backbone(const Question& question, const EngineMaker& make_engine, const Limits& limits,
                  const std::function<void(std::size_t found, std::size_t open)>& progress) {
    return BackboneSearch(question, make_engine, limits).run(progress);
}
}  // namespace satdoku::models
