// A solver of satdoku.h that releases itself.
#pragma once
#include "support/catch.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <cstdint>
#include <memory>
#include <satdoku.h>
#include <string>
#include <vector>

namespace satdoku::test {
using Numbers = std::vector<std::int32_t>;

struct Solver {
    std::unique_ptr<satdoku_solver, void (*)(satdoku_solver*)> handle{satdoku_init(), satdoku_release};

    operator satdoku_solver*() const { return handle.get(); }
    int clause(const Numbers& literals) { return satdoku_clause(*this, literals.data(), literals.size()); }
    void add_all(const cnf::ClauseList& formula) {
        for (std::size_t index = 0; index < formula.size(); ++index) {
            Numbers numbers;
            for (const cnf::Literal literal : formula[index]) numbers.push_back(literal.dimacs());
            REQUIRE(clause(numbers) == 1);
        }
    }
    std::string error() const {
        const char* const message = satdoku_error(*this);
        return message == nullptr ? "" : message;
    }
    std::string reason() const {
        const char* const why = satdoku_reason(*this);
        return why == nullptr ? "" : why;
    }
};

}  // namespace satdoku::test
