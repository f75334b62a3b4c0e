#include "lookahead.hpp"
#include <satdoku/core/sorted.hpp>
#include <satdoku/parallel/split.hpp>
#include <satdoku/reason/symmetry.hpp>
#include <queue>

namespace satdoku::parallel {
namespace {
using cnf::Literal;
using solve::Verdict;

using Number = std::uint32_t;
constexpr Number none = ~Number{0};

/// Effort for finding symmetries: small compared with a formula that is hard enough to be split.
constexpr std::uint64_t symmetry_ticks = 1'000'000'000;

/// A part of the search, which may be split, refuted or open.
struct Node {
    Number parent = none;
    Literal decision{};            ///< that leads here from the parent
    std::uint32_t depth = 0;       ///< decisions that lead here
    std::vector<Literal> found{};  ///< literals that lookahead has found to hold here
    Literal branch{};              ///< what to split on
    std::array<Number, 2> children{none, none};
    bool looked = false;  ///< whether lookahead was done here; without it, the part cannot be split
    bool refuted = false;
};

/// A part in a queue; parts with greater keys come first.
struct Waiting {
    double key;
    Number node;
    bool operator<(const Waiting& other) const { return key != other.key ? key < other.key : node > other.node; }
};

class Splitter {
  public:
    Splitter(const cnf::ClauseList& formula, solve::Engine* engine, const SplitTask& task)
        : formula_(formula), engine_(engine), task_(task),
          lookahead_(formula, task.seed, [this] { return has_to_end(); }) {}

    Split run() {
        nodes_.emplace_back();
        result_.counts.cubes = 1;
        if (!has_to_end()) look_at(0);
        while (result_.verdict == Verdict::unknown && result_.counts.cubes < task_.cubes && !has_to_end()) {
            const std::optional<Number> node = next();
            if (!node) break;
            grow(*node);
            if (task_.progress) task_.progress(result_.counts);
        }
        if (result_.verdict == Verdict::unknown && result_.counts.cubes == 0) result_.verdict = Verdict::unsatisfiable;
        result_.cubes.variables(formula_.variable_count());
        if (result_.verdict != Verdict::satisfiable) list_cubes();
        return std::move(result_);
    }

  private:
    bool has_to_end() {
        if (result_.reason != solve::StopReason::none) return true;
        if (task_.stop.stop_requested()) result_.reason = solve::StopReason::stopped;
        return result_.reason != solve::StopReason::none;
    }

    std::vector<Literal> path_to(Number node) const {
        std::vector<Literal> path;
        for (Number at = node; nodes_[at].parent != none; at = nodes_[at].parent) path.push_back(nodes_[at].decision);
        path.insert(path.end(), task_.assumed.rbegin(), task_.assumed.rend());
        std::reverse(path.begin(), path.end());
        return path;
    }

    /// @return false if propagation refutes the node
    bool go_to(Number node) {
        std::vector<Number> path;
        for (Number at = node; at != none; at = nodes_[at].parent) path.push_back(at);
        if (!lookahead_.reset()) return false;
        for (const Literal literal : task_.assumed)
            if (!lookahead_.assume(literal)) return false;
        for (auto at = path.rbegin(); at != path.rend(); ++at) {
            if (*at != 0 && !lookahead_.assume(nodes_[*at].decision)) return false;
            for (const Literal literal : nodes_[*at].found)
                if (!lookahead_.assume(literal)) return false;
        }
        return true;
    }

    void refute(Number node) {
        nodes_[node].refuted = true;
        --result_.counts.cubes;
        ++result_.counts.refuted;
    }

    void look_at(Number number) {
        if (!go_to(number)) return refute(number);
        Lookahead::Look look = lookahead_.look();
        Node& node = nodes_[number];
        switch (look.finding) {
            case Lookahead::Finding::stopped: return;
            case Lookahead::Finding::refuted: return refute(number);
            case Lookahead::Finding::model: return take_model(number);
            case Lookahead::Finding::split: break;
        }
        node.found = std::move(look.found);
        node.branch = look.literal;
        node.looked = true;
        const auto decided = static_cast<double>(node.depth);
        large_.push({-decided * static_cast<double>(lookahead_.trail_size()), number});
    }

    void take_model(Number node) {
        result_.verdict = Verdict::satisfiable;
        keep_model([this](Literal literal) { return lookahead_.is_true(literal); });
        result_.cubes.clause(path_to(node));
    }

    /// Formulas with few clauses may have two billion variables.
    template <typename IsTrue> void keep_model(const IsTrue& is_true) {
        std::vector<Literal>& model = result_.model;
        for (const Literal literal : formula_.literals())
            if (is_true(literal)) model.push_back(literal);
        core::sort_unique(model);
    }

    /// Returns the part to split next.
    std::optional<Number> next() {
        while (!large_.empty()) {
            const Number node = large_.top().node;
            large_.pop();
            if (!is_easy(node)) return node;
            if (result_.verdict != Verdict::unknown || has_to_end()) return std::nullopt;
        }
        if (easy_.empty()) return std::nullopt;
        const Number node = easy_.top().node;
        easy_.pop();
        return node;
    }

    /// Returns true if the engine solves the part, which then goes to the queue of easy parts.
    bool is_easy(Number node) {
        if (task_.conflicts == 0) return false;
        const std::uint64_t before = solve::conflicts_of(*engine_);
        const std::vector<Literal> path = path_to(node);
        const solve::Outcome outcome = engine_->solve(path, {.conflicts = task_.conflicts}, task_.stop);
        if (outcome.verdict == Verdict::satisfiable) {
            result_.verdict = Verdict::satisfiable;
            keep_model([this](Literal literal) { return engine_->value(literal); });
            result_.cubes.clause(path);
        }
        if (outcome.verdict == Verdict::unknown) return false;
        ++result_.counts.solved;
        easy_.push({static_cast<double>(solve::conflicts_of(*engine_) - before), node});
        return true;
    }

    void grow(Number number) {
        for (const bool negated : {false, true}) {
            const auto child = static_cast<Number>(nodes_.size());
            const Literal branch = nodes_[number].branch;
            nodes_.push_back(
                {.parent = number, .decision = negated ? ~branch : branch, .depth = nodes_[number].depth + 1});
            nodes_[number].children[negated ? 1 : 0] = child;
            ++result_.counts.cubes;
        }
        --result_.counts.cubes;
        for (const Number child : nodes_[number].children)
            if (result_.verdict == Verdict::unknown && !has_to_end()) look_at(child);
    }

    void list_cubes() {
        std::vector<Number> open{0};
        while (!open.empty()) {
            const Node& node = nodes_[open.back()];
            const Number number = open.back();
            open.pop_back();
            if (node.children[0] != none) {
                open.push_back(node.children[1]);
                open.push_back(node.children[0]);
            } else if (!node.refuted) {
                result_.cubes.clause(path_to(number));
            }
        }
    }

    const cnf::ClauseList& formula_;
    solve::Engine* const engine_;
    const SplitTask& task_;
    Split result_;
    Lookahead lookahead_;
    std::vector<Node> nodes_;
    std::priority_queue<Waiting> large_;  ///< not yet tried by the engine, or not solved by it
    std::priority_queue<Waiting> easy_;
};
}  // namespace

std::vector<Literal> assumed_by_symmetry(const cnf::ClauseList& formula, const std::stop_token& stop) {
    core::Effort effort(symmetry_ticks, [&] { return stop.stop_requested(); });
    return reason::break_symmetries(formula, effort);
}

Split split(const cnf::ClauseList& formula, solve::Engine* engine, const SplitTask& task) {
    return Splitter(formula, engine, task).run();
}
}  // namespace satdoku::parallel
