// Compares formulas without keeping them.
#pragma once
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/core/hash.hpp>

namespace satdoku::cnf {
/// The counts of a formula, and a hash of its literals in their order. It can be put between a reader and another sink.
class Fingerprint final : public ClauseSink {
  public:
    /// @param next  gets the formula too, if it is not null
    explicit Fingerprint(ClauseSink* next = nullptr) : next_(next) {}

    void variables(std::uint32_t count) override {
        variables_ = count;
        if (next_ != nullptr) next_->variables(count);
    }
    void clause(std::span<const Literal> literals) override {
        ++clauses_;
        hash_.mix(~std::uint64_t{literals.size()});
        for (const Literal literal : literals) hash_.mix(literal.code());
        if (next_ != nullptr) next_->clause(literals);
    }
    void end() override {
        if (next_ != nullptr) next_->end();
    }

    std::uint32_t variable_count() const { return variables_; }
    std::uint64_t clauses() const { return clauses_; }
    /// Returns true if the formulas are the same; for two different ones with a probability of 2^-64.
    bool operator==(const Fingerprint& other) const {
        return variables_ == other.variables_ && clauses_ == other.clauses_ && hash_.value() == other.hash_.value();
    }
    /// The form in files: variables, clauses and the hash, separated by blanks.
    std::string text() const {
        std::string text = std::to_string(variables_);
        text.append(" ").append(std::to_string(clauses_)).append(" ");
        return text.append(core::hash_text(hash_.value()));
    }

  private:
    ClauseSink* next_;
    std::uint32_t variables_ = 0;
    std::uint64_t clauses_ = 0;
    core::Hash hash_;
};
}  // namespace satdoku::cnf
