// What does a user propagator cost that gives hundreds of thousands of clauses which the solver must keep? SAT modulo
// symmetries (Kirchweger and Szeider, CP 2021) in a small form: all graphs of N vertices, each once. The formula has no
// clauses; the propagator excludes graphs with a smaller copy of themselves, by a part that shows it, and each graph
// that was found. How many there are is known (OEIS A000088). The same file is linked with CaDiCaL: see
// benchmarks/CMakeLists.txt.
//
//     propagators [VERTICES]     1 to 9 (8)
#include "support/rates.hpp"

#ifdef SATDOKU_RIVAL_CADICAL
#include <cadical.hpp>
#else
#include <satdoku/cdcl/solver.hpp>
#endif

#include <satdoku/core/numbers.hpp>
#include <array>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <vector>

using namespace satdoku;

namespace {
constexpr std::array<std::uint64_t, 10> known_counts = {1, 1, 2, 4, 11, 34, 156, 1044, 12346, 274668};

/// Edges have the numbers from 1 on, column by column of the matrix.
int edge(int one, int two) {
    const int low = one < two ? one : two, high = one < two ? two : one;
    return high * (high - 1) / 2 + low + 1;
}

/// Knows which graphs to exclude.
class Graphs {
  public:
    explicit Graphs(int vertices)
        : vertices_(vertices), values_(static_cast<std::size_t>(edges()) + 1, 0), image_(vertices) {}

    int edges() const { return vertices_ * (vertices_ - 1) / 2; }
    std::uint64_t found() const { return found_; }
    std::uint64_t clauses() const { return clauses_; }
    double seconds() const { return seconds_; }

    void assign(int literal) {
        values_[literal < 0 ? -literal : literal] = literal < 0 ? -1 : 1;
        trail_.push_back(literal);
    }
    void begin_level() { levels_.push_back(trail_.size()); }
    void backtrack(std::size_t level) {
        for (; trail_.size() > levels_[level]; trail_.pop_back())
            values_[trail_.back() < 0 ? -trail_.back() : trail_.back()] = 0;
        levels_.resize(level);
    }
    /// Fills `clause` if the present part of a graph shows that there is a smaller copy of the whole.
    bool excludes(std::vector<int>& clause) {
        constexpr unsigned share = 4;  // of the questions: a search for copies takes longer than propagation
        if (trail_.size() < values_.size() - 1 && ++questions_ % share != 0) return false;
        const double start = benchmarks::cpu_seconds();
        used_ = 0;
        clause_.clear();
        const bool has_smaller = place(0);
        seconds_ += benchmarks::cpu_seconds() - start;
        if (!has_smaller) return false;
        ++clauses_;
        clause = clause_;
        return true;
    }
    /// The present graph, which is whole and excluded from now on.
    void take(std::vector<int>& clause) {
        clause.clear();
        for (const int literal : trail_) clause.push_back(-literal);
        ++found_;
        ++clauses_;
    }

  private:
    /// Places a vertex of the graph at this position of the copy, in every way.
    bool place(int position) {
        if (position == vertices_) return false;
        for (int vertex = 0; vertex < vertices_; ++vertex) {
            if ((used_ >> vertex & 1U) != 0) continue;
            const std::size_t kept = clause_.size();
            image_[position] = vertex;
            const int order = compare(position);
            if (order < 0) return true;
            if (order == 0) {
                used_ |= 1U << vertex;
                if (place(position + 1)) return true;
                used_ &= ~(1U << vertex);
            }
            clause_.resize(kept);
        }
        return false;
    }
    /// Compares the column of the copy with that of the graph: below 0 if it is smaller, 0 if it is not greater, 1 if
    /// it may be.
    int compare(int position) {
        for (int row = 0; row < position; ++row) {
            const int own = edge(row, position), other = edge(image_[row], image_[position]);
            if (own == other) continue;
            const bool other_is_missing = values_[other]<0, own_is_there = values_[own]> 0;
            if (other_is_missing) clause_.push_back(other);
            if (own_is_there) clause_.push_back(-own);
            if (other_is_missing && own_is_there) return -1;
            if (!other_is_missing && !own_is_there) return 1;
        }
        return 0;
    }

    int vertices_;
    std::vector<std::int8_t> values_;  ///< by edge: 1, -1, or 0 for none
    std::vector<int> trail_;
    std::vector<std::size_t> levels_;
    std::vector<int> image_;  ///< by position of the copy
    std::uint32_t used_ = 0;
    std::vector<int> clause_;
    std::uint64_t questions_ = 0, found_ = 0, clauses_ = 0;
    double seconds_ = 0;
};

#ifdef SATDOKU_RIVAL_CADICAL

constexpr const char* solver_name = "cadical";

struct Propagator final : CaDiCaL::ExternalPropagator {
    explicit Propagator(Graphs& known) : graphs(known) {}
    void notify_assignment(const std::vector<int>& literals) override {
        for (const int literal : literals) graphs.assign(literal);
    }
    void notify_new_decision_level() override { graphs.begin_level(); }
    void notify_backtrack(std::size_t level) override { graphs.backtrack(level); }
    bool cb_check_found_model(const std::vector<int>&) override {
        if (!graphs.excludes(clause)) graphs.take(clause);
        waiting = true;
        return false;
    }
    bool cb_has_external_clause(bool& forgettable) override {
        forgettable = false;
        if (!waiting && !graphs.excludes(clause)) return false;
        waiting = false;
        next = 0;
        return true;
    }
    int cb_add_external_clause_lit() override { return next < clause.size() ? clause[next++] : 0; }

    Graphs& graphs;
    std::vector<int> clause;
    std::size_t next = 0;
    bool waiting = false;
};

bool is_refuted(Graphs& graphs) {
    CaDiCaL::Solver solver;
    Propagator propagator(graphs);
    solver.connect_external_propagator(&propagator);
    for (int edge = 1; edge <= graphs.edges(); ++edge) solver.add_observed_var(edge);
    const bool refuted = solver.solve() == 20;
    solver.disconnect_external_propagator();
    return refuted;
}

#else

constexpr const char* solver_name = "satdoku";

struct Propagator final : solve::Propagator {
    explicit Propagator(Graphs& known) : graphs(known) {}
    void notify_assignment(std::span<const cnf::Literal> literals) override {
        for (const cnf::Literal literal : literals) graphs.assign(literal.dimacs());
    }
    void notify_new_decision_level() override { graphs.begin_level(); }
    void notify_backtrack(std::uint32_t level) override { graphs.backtrack(level); }
    bool check_found_model(std::span<const cnf::Literal>) override {
        if (!graphs.excludes(numbers)) graphs.take(numbers);
        waiting = true;
        return false;
    }
    bool external_clause(std::vector<cnf::Literal>& clause, bool& forgettable) override {
        forgettable = false;
        if (!waiting && !graphs.excludes(numbers)) return false;
        waiting = false;
        for (const int number : numbers) clause.push_back(cnf::Literal::from_dimacs(number));
        return true;
    }

    Graphs& graphs;
    std::vector<int> numbers;
    bool waiting = false;
};

bool is_refuted(Graphs& graphs) {
    cdcl::Solver solver;
    Propagator propagator(graphs);
    solver.propagate_with(&propagator);
    for (int edge = 0; edge < graphs.edges(); ++edge) solver.observe(cnf::Variable(static_cast<std::uint32_t>(edge)));
    return solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable;
}

#endif
}  // namespace

int main(int count, char** arguments) {
    constexpr int standard_vertices = 8;
    const auto vertices = count > 1 ? core::parse_number<int>(arguments[1]) : standard_vertices;
    if (!vertices || *vertices < 1 || *vertices >= static_cast<int>(known_counts.size())) {
        std::cerr << "usage: propagators [VERTICES]\n";
        return 2;
    }
    Graphs graphs(*vertices);
    const double start = benchmarks::cpu_seconds();
    const bool refuted = is_refuted(graphs);
    const double seconds = benchmarks::cpu_seconds() - start;
    const bool right = refuted && graphs.found() == known_counts[static_cast<std::size_t>(*vertices)];
    std::printf("%s: %d vertices, %llu graphs, %llu clauses, %.2f s, of them %.2f s in the propagator%s\n", solver_name,
                *vertices, static_cast<unsigned long long>(graphs.found()),
                static_cast<unsigned long long>(graphs.clauses()), seconds, graphs.seconds(), right ? "" : "  WRONG");
    return right ? 0 : 1;
}
