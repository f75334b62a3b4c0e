#include "puzzle_files.hpp"

#include "engines.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/lines.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>

#include <array>
#include <cstdio>
#include <filesystem>
#include <random>
#include <thread>

namespace satdoku::app {

std::string_view example_twodoku() {
    return "......35.7.6.4...9.2.....4.5..6.9...4......8..69..85..69..3....3.4..............."
           "...8....5...7..4.........7....5...29.3..........387....4.....17..9.....638.9.....";
}

std::vector<std::string_view> solver_names() {
    std::vector<std::string_view> names = {"bitboard"};
    names.insert(names.end(), engine_names().begin(), engine_names().end());
    return names;
}

puzzle::SolverMaker solver_maker(std::string_view name) {
    if (name == "bitboard") {
        return [](const grid::Layout& layout) {
            return puzzle::make_hybrid_solver(layout, solver_maker(engine_names().front()));
        };
    }
    make_engine(name);  // throws now, not on some thread later, where there is no such engine
    return [name = std::string(name)](const grid::Layout& layout) {
        return std::make_unique<puzzle::EngineSolver>(layout, make_engine(name));
    };
}

Option output_option() {
    return {.name = "output", .value = Value::file, .placeholder = "FILE", .letter = 'o'};
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

Option format_option() {
    return {.name = "format",
            .value = Value::choice,
            .placeholder = "NAME",
            .choices = {format_line, format_picture, format_grid}};
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

namespace {

/// The boards of a file, one after the other.
class BoardFile {
  public:
    BoardFile(const std::string& path, std::span<const grid::Layout* const> layouts)
        : input_(path), reader_(layouts, input_.name()), lines_(input_) {}

    /// Nothing at the end. Throws core::Error for what is no board.
    std::optional<grid::Board> next() {
        while (const auto line = lines_.next()) {
            auto entry = reader_.line(*line);
            if (entry && entry->dropped) throw *entry->dropped;
            if (entry) return std::move(entry->board);
        }
        reader_.end();
        return std::nullopt;
    }
    const std::string& name() const { return input_.name(); }

  private:
    core::Input input_;
    grid::BoardReader reader_;
    core::LineReader lines_;
};

}  // namespace

grid::Board read_board(const std::string& path, std::span<const grid::Layout* const> layouts,
                       std::uint64_t number) {
    BoardFile file(path, layouts);
    for (std::uint64_t read = 0;; ++read) {
        auto board = file.next();
        if (!board && read == 0) throw core::Error({file.name(), 0, 0}, "board.none");
        if (!board) throw core::Error({file.name(), 0, 0}, "board.fewer", {std::to_string(read)});
        if (read + 1 == number) return *board;
    }
}

bool has_more_boards(const std::string& path, std::span<const grid::Layout* const> layouts) {
    BoardFile file(path, layouts);
    try {
        return file.next() && file.next();
    } catch (const core::Error&) {
        return true;
    }
}

Option number_option() {
    return {.name = "number", .value = Value::integer, .placeholder = "N", .smallest = 1, .standard = "1"};
}

std::uint64_t number_of(const Arguments& arguments) {
    return arguments.integer("number").value_or(1);
}

std::string formatted(const grid::Board& board, std::string_view format) {
    if (format == format_picture) return grid::board_picture(board);
    const std::string line = grid::board_line(board);
    if (format == format_line) return line + '\n';
    std::string text;
    for (std::size_t at = 0; at < line.size(); ++at) {
        text += line[at];
        text += (at + 1) % grid::digits == 0 ? '\n' : ' ';
    }
    return text;
}

void require_other_file(const std::string& input, const std::string& output) {
    if (core::same_file(input, output)) throw core::Error("file.is_input", {output});
}

Results::Results(ui::Console& console, const Arguments& arguments) : console_(console) {
    const auto path = arguments.text("output");
    if (path && *path != "-") file_.emplace(*path);
}

void Results::write(std::string_view text) {
    if (file_) {
        file_->write(text);
    } else {
        console_.out() << text;
    }
}

void Results::commit() {
    if (file_) {
        file_->commit();
    } else {
        console_.out().flush();
    }
}

std::optional<std::string> ask_new_file(ui::Console& console, const std::string& question,
                                        const std::string& standard) {
    for (;;) {
        const auto path = ui::ask_file(console, question, standard);
        if (!path) return std::nullopt;
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(*path, ignored)) return path;
        const auto overwrite = ui::ask_yes_no(console, ui::text("menu.overwrite", ui::visible(*path)), false);
        if (!overwrite) return std::nullopt;
        if (*overwrite) return path;
    }
}

std::uint64_t any_seed() {
    std::random_device device;
    return device();  // 32 bits: short enough to type again
}

std::string place_text(const grid::Layout& layout, grid::Cell cell) {
    const grid::Place& place = layout.places(cell).front();
    return ui::text("puzzle.place", place.grid + 1, place.row + 1, place.column + 1);
}

std::string clash_text(const grid::Layout& layout, const grid::Clash& clash) {
    const grid::House& house = *clash.house;
    const std::string_view kind = house.kind == grid::HouseKind::row      ? "puzzle.row"
                                  : house.kind == grid::HouseKind::column ? "puzzle.column"
                                                                          : "puzzle.box";
    return ui::text("puzzle.clash", ui::text(kind, house.grid + 1, house.index + 1),
                    static_cast<int>(clash.digit), place_text(layout, clash.first),
                    place_text(layout, clash.second));
}

}  // namespace satdoku::app
