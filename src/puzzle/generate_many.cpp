#include "in_order.hpp"

#include <satdoku/puzzle/generate.hpp>

#include <mutex>

namespace satdoku::puzzle {

void generate_many(const Request& request, std::uint64_t count, unsigned threads,
                   const SolverMaker& make_solver,
                   const std::function<void(std::uint64_t index, const Puzzle&)>& take, std::stop_token stop,
                   const Progress& progress) {
    check_request(request);
    std::mutex mutex;
    Progress one_at_a_time;
    if (progress) {
        one_at_a_time = [&](std::uint64_t boards, int best) {
            const std::lock_guard lock(mutex);
            progress(boards, best);
        };
    }
    const auto make_worker = [&] {
        std::shared_ptr<Solver> solver = make_solver(*request.layout);
        solver->stop_on(stop);
        return [&, solver](std::uint64_t index) -> std::optional<Puzzle> {
            Puzzle puzzle = generate(request, *solver, index, one_at_a_time);
            if (stop.stop_requested() && !puzzle.reached) return std::nullopt;
            return puzzle;
        };
    };
    in_order<Puzzle>(count, threads, stop, make_worker, take);
}

}  // namespace satdoku::puzzle
