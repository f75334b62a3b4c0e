// satdoku_threads(): the only part of the C interface that needs `parallel`. IPASIR has one thread, so its library is made
// without this file.
#include "guarded.hpp"
#include <satdoku/parallel/portfolio.hpp>
#include <satdoku.h>

using namespace satdoku;

namespace {
constexpr unsigned most_threads = 1024;

std::unique_ptr<solve::Engine> make_portfolio(unsigned threads, const cdcl::Options& options, proof::Proof* proof) {
    const auto make = [&options](unsigned number, solve::Exchange& exchange, proof::Proof* steps) {
        cdcl::Options own = options;
        cdcl::diversify(own, number);
        auto engine = std::make_unique<cdcl::Solver>(own);
        engine->exchange_with(&exchange);
        engine->prove_to(steps);
        return engine;
    };
    return std::make_unique<parallel::Portfolio>(make, parallel::PortfolioSettings{.threads = threads, .proof = proof});
}

ipasir::Threads portfolio_of(unsigned threads) {
    return {.make = [threads](const cdcl::Options& options,
                              proof::Proof* proof) { return make_portfolio(threads, options, proof); },
            .stop_when =
                [](solve::Engine& engine, std::function<bool()> asked) {
                    static_cast<parallel::Portfolio&>(engine).stop_when(std::move(asked));
                }};
}
}  // namespace

int satdoku_threads(satdoku_solver* solver, unsigned count) {
    ipasir::Recording call(solver == nullptr ? nullptr : solver->recorder.get(), "threads", count);
    return call.done(ipasir::guarded(solver, ipasir::Damage::none, [=](satdoku_solver& each) {
        constexpr const char* name = "satdoku_threads()";
        if (count < 1 || count > most_threads)
            throw core::Error("library.thread_count", {name, std::to_string(most_threads), std::to_string(count)});
        each.threads(name, count == 1 ? ipasir::Threads() : portfolio_of(count));
    }));
}
