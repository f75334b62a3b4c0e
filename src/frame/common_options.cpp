#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/frame/common_options.hpp>

#include <algorithm>
#include <random>
#include <thread>

namespace satdoku::frame {

Option output_option() {
    return {.name = "output", .value = Value::output, .placeholder = "FILE", .letter = 'o'};
}

Option seed_option() {
    return {.name = "seed", .value = Value::integer, .placeholder = "N"};
}

Option count_option(std::uint64_t largest) {
    return {.name = "count",
            .value = Value::integer,
            .placeholder = "N",
            .smallest = 1,
            .largest = largest,
            .standard = "1"};
}

Option threads_option() {
    return {.name = "threads", .value = Value::integer, .placeholder = "N", .smallest = 1, .largest = 1024};
}

unsigned threads_of(const Arguments& arguments) {
    const auto asked = arguments.integer("threads");
    return asked ? static_cast<unsigned>(*asked) : std::max(1U, std::thread::hardware_concurrency());
}

std::uint64_t any_seed() {
    std::random_device device;
    return device();  // 32 bits: short enough to type again
}

Option shard_option() {
    return {.name = "shard", .value = Value::text, .placeholder = "K/N"};
}

core::Shard shard_of(const Arguments& arguments) {
    const auto text = arguments.text("shard");
    if (!text) return {};
    const std::size_t slash = std::min(text->find('/'), text->size());
    const auto number = core::parse_number<std::uint64_t>(std::string_view(*text).substr(0, slash));
    const auto of =
        core::parse_number<std::uint64_t>(std::string_view(*text).substr(std::min(slash + 1, text->size())));
    if (!number || !of || *number < 1 || *number > *of || *of > core::Shard::most)
        throw core::Error("usage.shard", {*text});
    return {*number, *of};
}

void require_seed_of_parts(const Arguments& arguments) {
    for (const char* const option : {"shard", "continue"}) {
        if (arguments.has(option) && !arguments.has("seed"))
            throw core::Error("usage.needs", {std::string("--") + option, "--seed N"});
    }
}

}  // namespace satdoku::frame
