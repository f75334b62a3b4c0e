// Calls a member of the handle for a function of satdoku.h, which lets no exception out.
#pragma once
#include "handle.hpp"
#include <satdoku/core/error.hpp>

namespace satdoku::ipasir {
/// Whether the solver is broken after an exception.
enum class Damage {
    none,     ///< never: the call changes nothing before it throws
    by_kind,  ///< only if the call was not refused because of the contract
    always,   ///< always: a refused literal is missing
};

/// Returns true if the error is thrown before anything has changed.
inline bool is_refusal(const core::Error& error) {
    return error.key().starts_with("library.") || error.key().starts_with("contract.") ||
           error.key() == "proof.name_taken";
}

/// Calls a member of the handle. @return 1, or 0 if it throws; then the handle stores the exception
template <typename Call> int guarded(satdoku_solver* solver, Damage damage, Call call) noexcept {
    if (solver == nullptr || solver->broken) return 0;
    try {
        call(*solver);
        if (!solver->is_solving()) solver->error = nullptr;
        return 1;
    } catch (const core::Error& error) {
        solver->error = std::current_exception();
        if (damage == Damage::always || (damage == Damage::by_kind && !is_refusal(error))) solver->broken = true;
    } catch (...) {
        solver->error = std::current_exception();
        if (damage != Damage::none) solver->broken = true;
    }
    return 0;
}
}  // namespace satdoku::ipasir
