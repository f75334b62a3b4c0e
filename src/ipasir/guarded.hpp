// The border to C: no exception passes it.
#pragma once

#include "handle.hpp"

#include <satdoku/core/error.hpp>

namespace satdoku::ipasir {

/// What an exception leaves behind.
enum class Damage {
    none,     ///< the call touches nothing before it throws
    by_kind,  ///< whoever breaks a contract is refused, and the solver goes on; anything else breaks it
    always,   ///< what was refused is missing
};

/// Whether the error is thrown before anything has changed.
inline bool is_refusal(const core::Error& error) {
    return error.key().starts_with("library.") || error.key().starts_with("contract.") ||
           error.key() == "proof.name_taken";
}

/// Calls a member of the handle. @return 1, or 0 where it throws; then the handle knows why
template <typename Call>
int guarded(satdoku_solver* solver, Damage damage, Call call) noexcept {
    if (solver == nullptr || solver->broken) return 0;
    try {
        call(*solver);
        if (!solver->is_solving()) solver->error = nullptr;
        return 1;
    } catch (const core::Error& error) {
        solver->error = std::current_exception();
        solver->broken = damage == Damage::always || (damage == Damage::by_kind && !is_refusal(error));
    } catch (...) {
        solver->error = std::current_exception();
        solver->broken = damage != Damage::none;
    }
    return 0;
}

}  // namespace satdoku::ipasir
