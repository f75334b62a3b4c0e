#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"error.line", "satdoku: error: {1}", "satdoku: 错误：{1}"},
    {"error.memory", "not enough memory", "内存不足"},
    {"error.internal", "internal error: {1}", "内部错误：{1}"},
    {"output.closed", "nobody reads the output any more", "输出管道已被关闭"},
    {"output.failed", "cannot write to standard output: {1}", "无法写入标准输出：{1}"},
};

}  // namespace

std::span<const Entry> error_entries() {
    return entries;
}

}  // namespace satdoku::ui
