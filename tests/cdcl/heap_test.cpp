#include "data/heap.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <set>
#include <utility>
#include <vector>

using namespace satdoku;
using cdcl::Heap;
using cnf::Variable;

TEST_CASE("heap: random operations agree with a sorted set", "[cdcl]") {
    constexpr std::uint32_t variables = 60;
    core::Random random(1);
    Heap heap;
    heap.resize(variables);
    std::vector<double> scores(variables, 0.0);
    std::set<std::pair<double, std::uint32_t>> model;  // the highest score first, then the lowest variable
    const auto key = [&](std::uint32_t index) { return std::pair{-scores[index], index}; };
    for (int round = 0; round < 50'000; ++round) {
        const auto index = static_cast<std::uint32_t>(random.below(variables));
        const Variable variable(index);
        REQUIRE(heap.contains(variable) == model.contains(key(index)));
        switch (random.below(5)) {
            case 0:
                if (!heap.contains(variable)) heap.push(variable);
                model.insert(key(index));
                break;
            case 1:
                if (heap.contains(variable)) heap.remove(variable);
                model.erase(key(index));
                break;
            case 2:
                if (heap.empty()) break;
                model.erase(key(heap.top().index()));
                heap.pop();
                break;
            case 3: {
                const bool inside = model.erase(key(index)) > 0;
                scores[index] += static_cast<double>(random.below(4));
                heap.raise(variable, scores[index]);
                if (inside) model.insert(key(index));
                break;
            }
            default:
                if (round % 100 != 0) break;
                heap.scale(0.5);
                for (double& score : scores) score *= 0.5;
                std::set<std::pair<double, std::uint32_t>> scaled;
                for (const auto& [score, scaled_index] : model) scaled.insert({score * 0.5, scaled_index});
                model.swap(scaled);
        }
        REQUIRE(heap.size() == model.size());
        REQUIRE(heap.empty() == model.empty());
        if (!model.empty()) REQUIRE(heap.top().index() == model.begin()->second);
        REQUIRE(heap.score(variable) == scores[index]);
    }
}
