// What tells a formula apart from others without holding it.
#pragma once

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/core/hash.hpp>

#include <cstdint>
#include <span>
#include <string>

namespace satdoku::cnf {

/// A formula's counts and a hash of its literals in order.
class Fingerprint final : public ClauseSink {
  public:
    void variables(std::uint32_t count) override { variables_ = count; }
    void clause(std::span<const Literal> literals) override {
        ++clauses_;
        hash_.mix(~std::uint64_t{literals.size()});
        for (const Literal literal : literals) hash_.mix(literal.code());
    }
    std::uint32_t variable_count() const { return variables_; }
    std::uint64_t clauses() const { return clauses_; }
    bool operator==(const Fingerprint& other) const {
        return variables_ == other.variables_ && clauses_ == other.clauses_ &&
               hash_.value() == other.hash_.value();
    }
    /// As files tell it: variables, clauses and the hash, with blanks between them.
    std::string text() const {
        std::string text = std::to_string(variables_);
        text.append(" ").append(std::to_string(clauses_)).append(" ");
        return text.append(core::hash_text(hash_.value()));
    }

  private:
    std::uint32_t variables_ = 0;
    std::uint64_t clauses_ = 0;
    core::Hash hash_;
};

}  // namespace satdoku::cnf
