// The DPLL solver of textbooks and course projects: a linked list of clauses, each a linked list of literals, all nodes
// from malloc, and the whole formula copied at each split. Tests compare its search trees with those of the dpll
// engine, and a benchmark compares the times.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <new>
#include <span>
#include <vector>

namespace satdoku::support {
class CopyingSolver {
  public:
    enum class Branching { naive, max_occurrence };

    CopyingSolver(const cnf::ClauseList& formula, Branching branching)
        : branching_(branching), variables_(formula.variable_count()), model_(variables_) {
        ClauseNode** end = &root_;
        for (std::size_t index = 0; index < formula.size(); ++index) {
            auto* const clause = allocate<ClauseNode>();
            *clause = {nullptr, nullptr};
            LiteralNode** last = &clause->first;
            for (const cnf::Literal literal : formula[index]) {
                const LiteralNode* same = clause->first;
                while (same != nullptr && same->literal != literal.dimacs()) same = same->next;
                if (same != nullptr) continue;  // a repeated literal counts once
                *last = allocate<LiteralNode>();
                **last = {literal.dimacs(), nullptr};
                last = &(*last)->next;
            }
            *end = clause;
            end = &clause->next;
        }
    }
    CopyingSolver(const CopyingSolver&) = delete;
    CopyingSolver& operator=(const CopyingSolver&) = delete;
    ~CopyingSolver() { release(root_); }

    /// Called from time to time. If it returns true, solve() returns false and gave_up() is true.
    std::function<bool()> give_up = [] { return false; };
    bool gave_up() const { return gave_up_; }

    bool solve() { return visit(copy(root_)); }
    /// The model, by variable. @pre solve() returned true
    const std::vector<bool>& model() const { return model_; }
    std::uint64_t nodes() const { return nodes_; }

  private:
    struct LiteralNode {
        int literal;
        LiteralNode* next;
    };
    struct ClauseNode {
        LiteralNode* first;
        ClauseNode* next;
    };

    template <typename Node> static Node* allocate() {
        void* const memory = std::malloc(sizeof(Node));
        if (memory == nullptr) throw std::bad_alloc();
        return static_cast<Node*>(memory);
    }

    static ClauseNode* copy(const ClauseNode* from) {
        ClauseNode* first = nullptr;
        for (ClauseNode** end = &first; from != nullptr; from = from->next, end = &(*end)->next) {
            *end = allocate<ClauseNode>();
            **end = {nullptr, nullptr};
            LiteralNode** last = &(*end)->first;
            for (const LiteralNode* literal = from->first; literal != nullptr; literal = literal->next) {
                *last = allocate<LiteralNode>();
                **last = {literal->literal, nullptr};
                last = &(*last)->next;
            }
        }
        return first;
    }

    static void release(LiteralNode* literal) {
        while (literal != nullptr) {
            LiteralNode* const next = literal->next;
            std::free(literal);
            literal = next;
        }
    }
    static void release(ClauseNode* clause) {
        while (clause != nullptr) {
            ClauseNode* const next = clause->next;
            release(clause->first);
            std::free(clause);
            clause = next;
        }
    }

    /// Makes a literal true. Returns false if a clause becomes empty.
    bool simplify(ClauseNode*& formula, int literal) {
        model_[static_cast<std::size_t>(std::abs(literal)) - 1] = literal > 0;
        bool consistent = true;
        for (ClauseNode** at = &formula; *at != nullptr;) {
            ClauseNode* const clause = *at;
            bool satisfied = false;
            for (LiteralNode** place = &clause->first; *place != nullptr && !satisfied;) {
                LiteralNode* const node = *place;
                satisfied = node->literal == literal;
                if (node->literal == -literal) {
                    *place = node->next;
                    std::free(node);
                } else {
                    place = &node->next;
                }
            }
            if (satisfied) {
                *at = clause->next;
                release(clause->first);
                std::free(clause);
            } else {
                consistent = consistent && clause->first != nullptr;
                at = &clause->next;
            }
        }
        return consistent;
    }

    static int find_unit(const ClauseNode* clause) {
        for (; clause != nullptr; clause = clause->next) {
            if (clause->first != nullptr && clause->first->next == nullptr) return clause->first->literal;
        }
        return 0;
    }

    static bool has_empty(const ClauseNode* clause) {
        for (; clause != nullptr; clause = clause->next) {
            if (clause->first == nullptr) return true;
        }
        return false;
    }

    int pick(const ClauseNode* formula) const {
        if (branching_ == Branching::naive) return formula->first->literal;
        std::vector<std::uint64_t> positive(variables_ + 1);
        std::vector<std::uint64_t> negative(variables_ + 1);
        for (; formula != nullptr; formula = formula->next) {
            for (const LiteralNode* node = formula->first; node != nullptr; node = node->next) {
                ++(node->literal > 0 ? positive : negative)[static_cast<std::size_t>(std::abs(node->literal))];
            }
        }
        for (const int sign : {1, -1}) {
            const std::vector<std::uint64_t>& counts = sign > 0 ? positive : negative;
            std::size_t best = 0;
            for (std::size_t variable = 1; variable < counts.size(); ++variable) {
                if (counts[variable] > counts[best]) best = variable;
            }
            if (best != 0) return sign * static_cast<int>(best);
        }
        return 0;
    }

    /// Takes ownership of the formula.
    bool visit(ClauseNode* formula) {
        ++nodes_;
        bool consistent = !has_empty(formula);
        for (int unit = find_unit(formula); consistent && unit != 0; unit = find_unit(formula)) {
            consistent = simplify(formula, unit);
        }
        gave_up_ = gave_up_ || give_up();
        bool satisfiable = consistent && formula == nullptr;
        if (consistent && formula != nullptr && !gave_up_) {
            const int decision = pick(formula);
            for (const int branch : {decision, -decision}) {
                ClauseNode* below = copy(formula);
                // The child node finds the empty clause.
                simplify(below, branch);
                satisfiable = visit(below);
                if (satisfiable || gave_up_) break;
            }
        }
        release(formula);
        return satisfiable;
    }

    Branching branching_;
    std::uint32_t variables_;
    std::vector<bool> model_;
    ClauseNode* root_ = nullptr;
    std::uint64_t nodes_ = 0;
    bool gave_up_ = false;
};

}  // namespace satdoku::support
