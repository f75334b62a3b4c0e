#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"engine.unknown", "there is no engine {1}", "没有名为 {1} 的求解引擎"},
    {"engine.branching", "there is no branching strategy {1}", "没有名为 {1} 的分支策略"},
    {"engine.setting", "expected NAME=VALUE, found {1}", "应为 NAME=VALUE，而不是 {1}"},
    {"engine.cdcl", "conflict-driven clause learning, the modern solver", "冲突驱动子句学习，现代求解器"},
    {"engine.dpll", "recursive DPLL, the textbook solver", "递归 DPLL，教科书求解器"},
};

}  // namespace

std::span<const Entry> sat_entries() {
    return entries;
}

}  // namespace satdoku::ui
