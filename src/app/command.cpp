#include "command.hpp"

#include "commands.hpp"

namespace satdoku::app {

std::string Command::help_key() const {
    std::string key = "command.";
    for (const char character : name) key += character == ' ' ? '_' : character;
    return key;
}

std::span<const Command> commands() {
    static const std::vector<Command> all = {
        // The SAT laboratory.
        solve_command(),
        show_command(),
        check_command(),
        compare_command(),
        report_command(),
        step_command(),
        trace_command(),
        tree_command(),
        conflict_command(),
        picture_command(),
        core_command(),
        models_command(),
        cubes_command(),
        gather_command(),
        sample_command(),
        lecture_command(),
        // Puzzles.
        puzzle_generate_command(),
        puzzle_solve_command(),
        puzzle_rate_command(),
        puzzle_hunt_command(),
        puzzle_boards_command(),
        puzzle_encode_command(),
        puzzle_decode_command(),
        puzzle_literals_command(),
        puzzle_techniques_command(),
        puzzle_print_command(),
        puzzle_explain_command(),
        puzzle_convert_command(),
        puzzle_certify_command(),
        puzzle_play_command(),
        // All of it.
        help_command(),
    };
    return all;
}

const Command* find_command(std::string_view name) {
    for (const Command& command : commands()) {
        const bool is_short = !command.short_name.empty() && command.short_name == name;
        if (command.name == name || is_short) return &command;
    }
    return nullptr;
}

std::span<const Option> common_options() {
    static const std::vector<Option> all = {
        {.name = "lang", .value = Value::choice, .placeholder = "LANGUAGE", .choices = {"en", "zh"}},
        {.name = "color",
         .value = Value::choice,
         .placeholder = "WHEN",
         .choices = {"auto", "always", "never"},
         .standard = "auto"},
        {.name = "quiet", .letter = 'q'},
        {.name = "help", .letter = 'h'},
    };
    return all;
}

}  // namespace satdoku::app
