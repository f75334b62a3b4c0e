// The simplest formula: all clauses as loaded, in one array, with 4 bytes for each literal. Models are checked against
// it, and it can be replayed into any sink.
#pragma once
#include <satdoku/cnf/arena.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <stop_token>

namespace satdoku::cnf {
class ClauseList : public ClauseSink {
  public:
    void variables(std::uint32_t count) override { variables_ = count; }
    void clause(std::span<const Literal> literals) override {
        std::copy(literals.begin(), literals.end(), literals_.room_for(literals.size()));
        literals_.took(literals.size());
        ends_.push_back(literals_.size());
    }

    /// Removes all clauses, and keeps their memory for others.
    void clear() {
        literals_.shorten(0);
        ends_.shorten(0);
    }

    std::uint32_t variable_count() const { return variables_; }
    std::size_t size() const { return ends_.size(); }
    /// @param index from 0 to size() - 1
    std::span<const Literal> operator[](std::size_t index) const {
        const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
        return {literals_.data() + begin, ends_[index] - begin};
    }

    /// The literals of all clauses, one clause after the other.
    std::span<const Literal> literals() const { return {literals_.data(), literals_.size()}; }

    /// Passes the whole formula to another sink.
    void replay(ClauseSink& sink) const {
        sink.variables(variables_);
        for (std::size_t index = 0; index < size(); ++index) sink.clause((*this)[index]);
        sink.end();
    }
    /// The same until a stop. Returns false after one: then the sink has a part of the formula, and no end().
    bool replay(ClauseSink& sink, const std::stop_token& stop) const {
        constexpr std::size_t clauses_between_looks = 256;
        sink.variables(variables_);
        for (std::size_t index = 0; index < size(); ++index) {
            if (index % clauses_between_looks == 0 && stop.stop_requested()) return false;
            sink.clause((*this)[index]);
        }
        sink.end();
        return true;
    }

  private:
    std::uint32_t variables_ = 0;
    Arena<Literal> literals_;
    Arena<std::size_t> ends_;  ///< for each clause, the index in literals_ one past its last literal
};
}  // namespace satdoku::cnf
