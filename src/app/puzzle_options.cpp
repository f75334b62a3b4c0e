#include "puzzle_options.hpp"

#include "board_files.hpp"
#include "solvers.hpp"

#include <satdoku/core/numbers.hpp>

#include <algorithm>
#include <random>
#include <thread>

namespace satdoku::app {

Option output_option() {
    return {.name = "output", .value = Value::output, .placeholder = "FILE", .letter = 'o'};
}

Option layout_option() {
    return {.name = "layout", .value = Value::choice, .placeholder = "NAME", .choices = grid::layout_names()};
}

Option solver_option() {
    return {.name = "engine",
            .value = Value::choice,
            .placeholder = "NAME",
            .choices = solver_names(),
            .standard = solver_names().front()};
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

Option encoding_option() {
    return {.name = "encoding",
            .value = Value::choice,
            .placeholder = "NAME",
            .choices = {"extended", "minimal"},
            .standard = "extended"};
}

puzzle::Encoding encoding_of(const Arguments& arguments) {
    const bool is_minimal = arguments.text("encoding") == "minimal";
    return {is_minimal ? puzzle::Rules::minimal : puzzle::Rules::extended, arguments.has("merge")};
}

Option format_option() {
    return {.name = "format",
            .value = Value::choice,
            .placeholder = "NAME",
            .choices = {format_line, format_picture, format_grid},
            .standard = format_line};
}

unsigned threads_of(const Arguments& arguments) {
    const auto asked = arguments.integer("threads");
    return asked ? static_cast<unsigned>(*asked) : std::max(1U, std::thread::hardware_concurrency());
}

std::vector<const grid::Layout*> layouts_of(const Arguments& arguments) {
    if (const auto name = arguments.text("layout")) return {grid::find_layout(*name)};
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    return all;
}

Option number_option() {
    return {.name = "number", .value = Value::integer, .placeholder = "N", .smallest = 1, .standard = "1"};
}

std::uint64_t number_of(const Arguments& arguments) {
    return arguments.integer("number").value_or(1);
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

std::uint64_t any_seed() {
    std::random_device device;
    return device();  // 32 bits: short enough to type again
}

}  // namespace satdoku::app
