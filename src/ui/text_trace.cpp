#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"trace.does_not_fit", "event {1} ({2}) does not fit the state of the search before it",
     "第 {1} 个事件（{2}）与此前的搜索状态不符"},
};

}  // namespace

std::span<const Entry> trace_entries() {
    return entries;
}

}  // namespace satdoku::ui
