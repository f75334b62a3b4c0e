#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/engines/engines.hpp>

namespace satdoku::boards {
frame::Option layout_option() {
    return {.name = "layout", .value = frame::Value::choice, .choices = grid::layout_names(), .more_choices = true};
}

const grid::Layout* layout_of(const frame::Arguments& arguments) {
    const auto name = arguments.text("layout");
    if (!name) return nullptr;
    if (const grid::Layout* const layout = grid::find_layout(*name)) return layout;
    const bool is_path = name->find_first_of("./\\") != std::string::npos;
    if (is_path || core::exists(*name)) return &grid::read_layout(*name);
    throw frame::unknown_name("--layout", *name, grid::layout_names());
}

void require_no_constraints(const grid::Layout& layout) {
    if (!layout.constraints().empty()) throw core::Error("constraints.unsupported");
}

frame::Option solver_option() {
    return {.name = "engine",
            .value = frame::Value::choice,
            .choices = engines::solver_names(),
            .standard = engines::solver_names().front()};
}

puzzle::SolverMaker solver_of(const frame::Arguments& arguments) {
    const auto name = arguments.text("engine");
    return name ? engines::solver_maker(*name) : engines::standard_solver_maker();
}

frame::Option encoding_option() {
    return {
        .name = "encoding", .value = frame::Value::choice, .choices = {"extended", "minimal"}, .standard = "extended"};
}

std::string format_of(const frame::Arguments& arguments) {
    return arguments.text("format").value_or(std::string(format_line));
}

puzzle::Encoding encoding_of(const frame::Arguments& arguments) {
    const bool is_minimal = arguments.text("encoding") == "minimal";
    return {is_minimal ? puzzle::Rules::minimal : puzzle::Rules::extended, arguments.has("merge")};
}

frame::Option format_option() {
    return {.name = "format",
            .value = frame::Value::choice,
            .choices = {format_line, format_picture, format_grid},
            .standard = format_line};
}

std::vector<const grid::Layout*> layouts_of(const frame::Arguments& arguments) {
    if (const grid::Layout* const layout = layout_of(arguments)) return {layout};
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    return all;
}

frame::Option number_option() {
    return {.name = "puzzle", .old_name = "number", .value = frame::Value::integer, .smallest = 1, .standard = "1"};
}

grid::Board board_of(frame::Context& context, const frame::Arguments& arguments) {
    return read_board(context, arguments.operands[0], layouts_of(arguments), arguments.integer("puzzle").value_or(1));
}
}  // namespace satdoku::boards
