// Counts models exactly. A variable is decided both ways and the counts of the branches are added. The remaining
// clauses split into components; their counts are multiplied, and kept in a cache (Bacchus, Dalmao and Pitassi,
// "Algorithms and complexity results for #SAT and Bayesian inference", FOCS 2003; Thurley, "sharpSAT", SAT 2006).
// Before a branch is entered, an engine decides whether it has a model, so that no branch without models is searched.
// The first branch follows the latest model and needs no such check.
//
// Invariant: all decisions on the path are true in the latest model. So each component has a model, and a component
// without chosen variables counts as one.
#include "ending.hpp"
#include "residue.hpp"
#include <unordered_map>

namespace satdoku::models {
namespace {
/// A cache of the counts of components. If it takes too much memory, counts that were not used recently are deleted.
class Memory {
  public:
    explicit Memory(std::uint64_t bytes) : bytes_(bytes / 2) {}

    const core::Natural* find(const std::string& word) {
        if (const auto found = young_.find(word); found != young_.end()) return &found->second;
        const auto found = old_.find(word);
        if (found == old_.end()) return nullptr;
        return keep(word, core::Natural(found->second));
    }
    const core::Natural* keep(const std::string& word, core::Natural count) {
        constexpr std::uint64_t bytes_of_entry = 128;
        taken_ += word.size() + bytes_of_entry;
        if (taken_ > bytes_) {
            old_ = std::move(young_);
            young_.clear();
            taken_ = 0;
        }
        return &young_.insert_or_assign(word, std::move(count)).first->second;
    }

  private:
    std::uint64_t bytes_;
    std::uint64_t taken_ = 0;
    std::unordered_map<std::string, core::Natural> young_;
    std::unordered_map<std::string, core::Natural> old_;
};

/// A component that is being counted.
struct Node {
    Component component;
    std::string word;
    std::size_t assigned;           ///< number of assigned literals before its decision
    cnf::Literal decision{};        ///< of the open branch
    bool turned = false;            ///< whether this is the second branch
    core::Natural sum{};            ///< of the finished branches
    core::Natural product{};        ///< of the finished components of this branch
    std::vector<Component> left{};  ///< the other components of this branch
};

class Counter {
  public:
    Counter(const Question& question, const EngineMaker& make_engine, const Limits& limits,
            const std::function<void(std::uint64_t)>& progress)
        : question_(question), limits_(limits), ending_(limits), progress_(progress), engine_(make_engine()),
          residue_(question, [this] { return ending_.reason() != solve::StopReason::none; }),
          memory_(limits.memory / 2) {
        question.formula().replay(*engine_, limits.stop);
    }

    Count run() {
        count_.free = question_.free_count();
        std::vector<std::uint32_t> all(residue_.variable_count());
        for (std::uint32_t index = 0; index < all.size(); ++index) all[index] = index;
        if (!ask()) {
            count_.exact = count_.reason == solve::StopReason::none;
            return std::move(count_);
        }
        residue_.propagate_units();
        Component whole;
        whole.variables = std::move(all);
        nodes_.push_back({std::move(whole), {}, 0});
        split();
        while (!must_end() && step()) {
        }
        count_.least = least();
        return std::move(count_);
    }

  private:
    /// Returns true if there is a model with all decisions. Sets the reason if the engine has no answer.
    bool ask() {
        std::vector<cnf::Literal> assumptions;
        for (std::size_t index = 1; index < nodes_.size(); ++index)
            assumptions.push_back(residue_.outside(nodes_[index].decision));
        const solve::Outcome outcome = ending_.ask(*engine_, assumptions);
        count_.reason = outcome.reason;
        if (outcome.verdict != solve::Verdict::satisfiable) return false;
        model_.resize(residue_.variable_count());
        for (std::uint32_t index = 0; index < model_.size(); ++index)
            model_[index] = engine_->value(question_.mentioned()[index]);
        return true;
    }

    void enter(Component component) {
        std::string word = component.word();
        if (const core::Natural* const known = memory_.find(word)) {
            nodes_.back().product *= *known;
            return;
        }
        ++count_.nodes;
        const std::uint32_t variable = residue_.branch(component);
        const cnf::Literal decision(cnf::Variable(variable), !model_[variable]);
        path_bytes_ += sizeof(Node) + word.size() +
                       sizeof(std::uint32_t) * (component.variables.size() + component.clauses.size());
        nodes_.push_back({std::move(component), std::move(word), residue_.assigned(), decision});
        open_branch();
    }

    /// Propagates the decision and splits the remaining component.
    void open_branch() {
        residue_.assign(nodes_.back().decision);
        split();
    }

    void split() {
        Node& node = nodes_.back();
        std::uint64_t free = 0;
        node.left = residue_.split(node.component.variables, free);
        std::erase_if(node.left, [](const Component& component) { return !component.has_chosen; });
        node.product = core::Natural(1);
        node.product.shift(free);
    }

    /// The last component of the path is counted: multiplies its count into the branch above it.
    void leave() {
        Node& node = nodes_.back();
        path_bytes_ -= sizeof(Node) + node.word.size() +
                       sizeof(std::uint32_t) * (node.component.variables.size() + node.component.clauses.size());
        const core::Natural* const sum = memory_.keep(node.word, std::move(node.sum));
        nodes_.pop_back();
        nodes_.back().product *= *sum;
    }

    /// Counts the next component, or ends a branch. Returns false at the end of the search.
    bool step() {
        Node& node = nodes_.back();
        if (!node.left.empty()) {
            Component next = std::move(node.left.back());
            node.left.pop_back();
            enter(std::move(next));
            return true;
        }
        if (nodes_.size() == 1) {
            count_.exact = true;
            return false;
        }
        residue_.backtrack(node.assigned);
        node.sum += node.product;
        node.product = {};
        if (node.turned) {
            leave();
            return true;
        }
        node.turned = true;
        node.decision = ~node.decision;
        if (ask()) {
            open_branch();
        } else if (count_.reason == solve::StopReason::none) {
            leave();
        } else {
            return false;
        }
        return true;
    }

    /// Returns a lower bound of the count: unfinished components count with their open branches only.
    core::Natural least() const {
        core::Natural least(1);
        for (std::size_t index = nodes_.size(); index-- > 0;) {
            const Node& node = nodes_[index];
            least *= node.product;
            least += node.sum;
        }
        return least;
    }

    bool must_end() {
        constexpr std::uint64_t between = 64;
        count_.reason = ending_.reason();  // each time: a node of a large formula takes a while
        if (count_.reason != solve::StopReason::none) return true;
        if (count_.nodes % between != 0) return false;
        if (progress_) progress_(count_.nodes);
        if (path_bytes_ > limits_.memory / 2) count_.reason = solve::StopReason::memory;
        if (count_.reason != solve::StopReason::none) return true;
        if (!limits_.most) return false;
        core::Natural so_far = least();
        constexpr std::uint64_t bits = 64;
        so_far.shift(std::min(question_.free_count(), bits));
        return so_far >= core::Natural(*limits_.most);
    }

    const Question& question_;
    const Limits& limits_;
    Ending ending_;
    const std::function<void(std::uint64_t)>& progress_;
    std::unique_ptr<solve::Engine> engine_;
    Residue residue_;
    Memory memory_;
    std::vector<bool> model_;  ///< the latest model, by variable of the residue
    std::vector<Node> nodes_;  ///< the path; the first one is the whole formula without a decision
    std::uint64_t path_bytes_ = 0;
    Count count_;
};

}  // namespace

Count count(const Question& question, const EngineMaker& make_engine, const Limits& limits,
            const std::function<void(std::uint64_t nodes)>& progress) {
    return Counter(question, make_engine, limits, progress).run();
}
}  // namespace satdoku::models
