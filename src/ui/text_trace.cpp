#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"json.expected", "expected {1}", "此处应为 {1}"},
    {"json.number", "expected a number", "此处应为数字"},
    {"json.integer", "expected a whole number from {1} to {2}", "此处应为 {1} 到 {2} 的整数"},
    {"json.control", "a control character in a text", "文本中有控制字符"},
    {"json.escape", "an escape that JSON does not have", "JSON 中没有这样的转义"},
    {"json.too_deep", "more than {1} values one inside the other", "嵌套超过 {1} 层"},
    {"json.end", "expected the end of the line", "此处应为行尾"},
    {"trace.no_header",
     "this is no trace: its first line has to be the one that begins with \"event\":\"begin\"",
     "这不是搜索轨迹：首行应为以 \"event\":\"begin\" 开头的一行"},
    {"trace.unknown_kind", "there is no such kind of event", "没有这种事件"},
    {"trace.lacks", "the event lacks \"{1}\"", "事件缺少 \"{1}\""},
    {"trace.twice", "the event has \"{1}\" twice", "事件中 \"{1}\" 出现了两次"},
    {"trace.literal", "expected a literal from 1 to {1} or its negation", "此处应为 1 到 {1} 的文字或其否定"},
    {"trace.order", "events come in the order of their numbers: expected {1} or more",
     "事件应按编号排列：此处应为 {1} 或更大"},
    {"trace.does_not_fit", "event {1} ({2}) does not fit the state of the search before it",
     "第 {1} 个事件（{2}）与此前的搜索状态不符"},
};

}  // namespace

std::span<const Entry> trace_entries() {
    return entries;
}

}  // namespace satdoku::ui
