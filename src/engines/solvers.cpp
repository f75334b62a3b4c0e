#include <satdoku/engines/engines.hpp>
#include <satdoku/engines/solvers.hpp>

#include <memory>
#include <string>

namespace satdoku::engines {

std::vector<std::string_view> solver_names() {
    std::vector<std::string_view> names = {"bitboard"};
    names.insert(names.end(), engine_names().begin(), engine_names().end());
    return names;
}

puzzle::SolverMaker solver_maker(std::string_view name) {
    if (name == "bitboard") {
        return [](const grid::Layout& layout) {
            return puzzle::make_hybrid_solver(layout, solver_maker(engine_names().front()));
        };
    }
    make_engine(name);  // throws now, not on some thread later, where there is no such engine
    return [name = std::string(name)](const grid::Layout& layout) {
        return std::make_unique<puzzle::EngineSolver>(layout, make_engine(name));
    };
}

}  // namespace satdoku::engines
