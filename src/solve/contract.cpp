#include <satdoku/core/error.hpp>
#include <satdoku/solve/contract.hpp>
#include <satdoku/solve/engine.hpp>

namespace satdoku::solve {
void Contract::fail(std::string_view key, std::string_view call) { throw core::Error(key, {std::string(call)}); }

void Contract::require_range(std::string_view call, std::span<const cnf::Literal> literals) {
    // The largest code of a literal, plus one.
    constexpr std::uint32_t codes = 2 * cnf::largest_variable;
    const bool fits = std::ranges::all_of(literals, [](cnf::Literal literal) { return literal.code() < codes; });
    if (!fits) fail("contract.too_large", call);
}

void Contract::take_variables(std::uint32_t count) {
    constexpr std::string_view call = "variables()";
    require_idle(call);
    if (count > cnf::largest_variable) fail("contract.too_large", call);
    open();
}

void Contract::take_clause(std::string_view call, std::span<const cnf::Literal> literals) {
    require_idle(call);
    require_range(call, literals);
    begun_ = true;
    open();
}

Contract::Solve::Solve(Contract& contract, std::string_view call, std::span<const cnf::Literal> assumptions)
    : contract_(contract), verdict_(Verdict::unknown) {
    contract.require_idle(call);
    require_range(call, assumptions);
    contract.begun_ = true;
    contract.phase_ = Phase::solving;
}

Contract::Solve::~Solve() {
    contract_.open();
    contract_.propagated_ = propagated_;
    if (verdict_ == Verdict::satisfiable) contract_.phase_ = Phase::satisfiable;
    if (verdict_ == Verdict::unsatisfiable) contract_.phase_ = Phase::unsatisfiable;
}
}  // namespace satdoku::solve
