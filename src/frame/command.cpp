// A run of the program: the words become a command with its arguments, and what it throws becomes a line on standard
// error and an exit code.
#include "descriptions.hpp"
#include "standard_call.hpp"
#include <satdoku/cnf/typed_formula.hpp>
#include <satdoku/core/signals.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/core/workers.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <cassert>
#include <new>
#include <sstream>

namespace satdoku::frame {
std::string Command::help_key() const { return language::key("command", name); }

std::string_view Command::group() const {
    const std::size_t blank = name.find(' ');
    return blank == std::string_view::npos ? std::string_view() : name.substr(0, blank);
}

const Option& Command::option(std::string_view option_name) const {
    const auto found = std::ranges::find(options, option_name, &Option::name);
    assert(found != options.end());
    return *found;
}

std::string version() { return SATDOKU_VERSION; }

const Command* find_command(const Program& program, std::string_view name) {
    for (const Command& command : program.commands) {
        const bool is_short = !command.short_name.empty() && command.short_name == name;
        if (command.name == name || is_short) return &command;
    }
    return nullptr;
}

std::span<const Option> common_options() {
    static const std::vector<Option> all = {
        {.name = "lang", .value = Value::choice, .placeholder = "LANGUAGE", .choices = {"en", "zh"}},
        choice_option("notation", {"r1c1", "cells"}, "r1c1", "NOTATION"),
        choice_option("color", {"auto", "always", "never"}, "auto", "WHEN"),
        {.name = "plain"},
        {.name = "quiet", .letter = 'q'},
        {.name = "help", .letter = 'h'},
    };
    return all;
}

std::vector<Option> all_options(const Command& command) {
    std::vector<Option> options = command.options;
    for (const Option& common : common_options())
        if (std::ranges::count(command.options, common.name, &Option::name) == 0) options.push_back(common);
    const auto writes = [](const Option& option) { return option.value == Value::output; };
    const auto forces = [](const Option& option) { return option.name == "force"; };
    if (std::any_of(options.begin(), options.end(), writes) && std::none_of(options.begin(), options.end(), forces))
        options.push_back({.name = "force", .letter = 'f'});
    return options;
}

namespace {
/// Sets the language and the notation of cells, and returns the console that the words ask for. That happens before the
/// words are checked, so that an error is shown in the right language.
ui::Console take_preferences(const std::vector<std::string>& words) {
    ui::ColourChoice colours = ui::ColourChoice::automatic;
    ui::Looks looks = ui::Looks::automatic;
    language::spoken().language = language::language_of_environment();
    if (core::environment_variable("SATDOKU_NOTATION") == "cells") language::use_notation(grid::Notation::cells);
    for (std::size_t at = 0; at < words.size() && words[at] != "--"; ++at) {
        const auto value_of = [&](const std::string& option) -> std::string {
            if (words[at].starts_with(option + "=")) return words[at].substr(option.size() + 1);
            return words[at] == option && at + 1 < words.size() ? words[at + 1] : "";
        };
        if (const auto language = language::find_language(value_of("--lang"))) language::spoken().language = *language;
        const std::string notation = value_of("--notation");
        if (notation == "r1c1") language::use_notation(grid::Notation::r1c1);
        if (notation == "cells") language::use_notation(grid::Notation::cells);
        const std::string colour = value_of("--color");
        if (colour == "always") colours = ui::ColourChoice::always;
        if (colour == "never") colours = ui::ColourChoice::never;
        if (words[at] == "--plain") looks = ui::Looks::plain;
    }
    return ui::Console(colours, looks);
}

/// Takes the words of the command's name out of `words`: a command, or a group of them ("puzzle"), or nothing. Throws
/// core::Error for a word that begins no name.
std::string take_name(const Program& program, std::vector<std::string>& words) {
    std::string name;
    for (std::size_t at = 0; at < words.size() && words[at] != "--";) {
        const std::string& word = words[at];
        if (word.starts_with("-")) {
            at += word == "--lang" || word == "--color" || word == "--notation" ? 2 : 1;
            continue;
        }
        core::append_item(name, " ", word);
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
        if (find_command(program, name) != nullptr) break;
        if (!is_group(program, name)) throw unknown_command(program, name);
    }
    return name;
}

/// Throws core::Error if the command would write into a file that it reads.
void require_files_apart(const Command& command, const Arguments& arguments) {
    std::vector<std::string> inputs;
    std::vector<std::string> outputs = {"-"};
    if (command.reads_operands()) inputs = arguments.operands;
    for (const Option& option : command.options) {
        const auto path = arguments.text(option.name);
        if (!path || !option.is_file()) continue;
        if (option.value == Value::file) inputs.push_back(*path);
        const bool matters = option.kept_apart || core::is_regular_file(*path);
        if (option.value == Value::output && matters && *path != "-") outputs.push_back(*path);
    }
    core::require_apart(inputs, outputs);
}

/// Throws core::Error if an output is a file of another kind than it replaces without --force, or is named as one.
/// Commands that draw choose a format by the ending, and check it themselves.
void require_replaceable_outputs(const Command& command, const Arguments& arguments) {
    if (arguments.has("force")) return;
    for (const Option& option : command.options) {
        if (option.value != Value::output) continue;
        const auto path = arguments.text(option.name);
        if (!path) continue;
        require_replaceable(*path, option.replaces, option.name);
        constexpr unsigned drawn = contents::page | contents::drawing | contents::pdf;
        if ((option.replaces & drawn) == 0) require_ending(*path, option.replaces, option.name);
    }
}

/// The ending of --output chooses a format if no option does.
void take_format_of_name(const Command& command, Arguments& arguments) {
    struct Format {
        std::string_view ending;
        std::string_view option;
        std::optional<std::string> value;
    };
    static const std::array<Format, 5> formats = {{{"csv", "table", "csv"},
                                                   {"md", "table", "markdown"},
                                                   {"markdown", "table", "markdown"},
                                                   {"json", "json", {}},
                                                   {"jsonl", "json", {}}}};
    const std::string path = arguments.text("output").value_or("");
    for (const auto& [ending, option, value] : formats)
        if (ending_of(path) == ending && !arguments.has(option) &&
            std::ranges::find(command.options, option, &Option::name) != command.options.end())
            arguments.set(option, value);
}

/// How many operands a text as "FILE [RESULT]" or "FILE..." says.
OperandCount count_of(std::string_view operands) {
    OperandCount count;
    std::istringstream words{std::string(operands)};
    for (std::string word; words >> word;) {
        if (word.front() != '[') ++count.smallest;
        count.largest = word.find("...") != std::string::npos ? any_number : count.largest + 1;
    }
    return count;
}

/// Runs a command; if memory runs out, the error names what the command was given.
int run_or_name(Context& context, const Command& command, const Arguments& arguments) {
    try {
        return command.run(context, arguments);
    } catch (const std::bad_alloc&) {
        std::string subject = core::join(arguments.operands, ", ");
        if (subject.empty()) subject = command.name.empty() ? "<stdin>" : command.name;
        throw core::Error("error.memory_for", {subject});
    }
}

/// @param in_menu  where the person has been asked before a file is overwritten
int run_command(Context& context, const Command& command, const std::vector<std::string>& words, bool in_menu = false) {
    const OperandCount count = command.count ? *command.count : count_of(command.operands);
    Arguments arguments = parse(words, all_options(command), count, command.operands);
    if (arguments.has("help")) {
        context.console.out() << help_of(command, context.console.columns());
        return exit_done;
    }
    take_format_of_name(command, arguments);
    require_files_apart(command, arguments);
    if (!in_menu) require_replaceable_outputs(command, arguments);
    std::optional<core::TypedInput> typed;
    if (const auto text = arguments.text(expression_option().name))
        typed.emplace(cnf::dimacs_of_typed(ui::half_width(*text), std::string(core::TypedInput::name)));
    context.quiet = arguments.has("quiet");
    context.console.show_progress(!context.quiet);
    std::optional<double> seconds;
    for (const Option& option : command.options)
        if (option.limits_command && arguments.has(option.name)) seconds = arguments.decimal(option.name);
    const TimeLimit limit(seconds);
    const std::uint64_t refused_before = core::refused_workers();
    const int code = run_or_name(context, command, arguments);
    if (const std::uint64_t refused = core::refused_workers() - refused_before; refused > 0)
        context.console.warn(language::text("threads.refused", refused));
    const bool undecided = code == exit_done || code == exit_no;
    return caught_signal() != 0 && undecided ? exit_signal + caught_signal() : code;
}

/// @param called  the name by which the program was started
/// @param name    becomes the command's
int run(Context& context, std::string_view called, std::vector<std::string> words, std::string& name) {
    const std::string file = dropped_file(context.program, words, ui::owns_window());
    if (!file.empty()) words.clear();
    if (file.empty() && is_standard_call(context.program, words))
        return run_command(context, context.program.standard, context.program.respell(called, words));
    if (ui::reading_ended_by() != 0) return exit_signal + ui::reading_ended_by();
    name = take_name(context.program, words);
    if (const Command* const command = find_command(context.program, name))
        return run_command(context, *command, words);
    std::vector<Option> options(common_options().begin(), common_options().end());
    options.push_back({.name = "version", .letter = 'V'});
    const Arguments arguments = parse(words, options, {0, 0});
    context.quiet = arguments.has("quiet");
    if (arguments.has("version")) {
        context.console.out() << "satdoku " << version() << "\n\n"
                              << ui::wrapped(language::text("help.faults"), context.console.columns() - 1);
    } else if (arguments.has("help")) {
        context.console.out() << overview(context.program, name, context.console.columns());
    } else if (!name.empty()) {
        throw unknown_command(context.program, name);
    } else {
        language::spoken().in_menus = true;
        context.program.menus(context, file);
        if (ui::reading_ended_by() != 0) return exit_signal + ui::reading_ended_by();
    }
    return exit_done;
}

/// Writes the error to standard error and returns the exit code. @param name  of the command; empty if none was found
int report(ui::Console& console, const core::Error& error, const std::string& name) {
    console.progress({});
    const bool follows_signal = error.key().starts_with("output.") || error.key().ends_with(".stopped");
    if (follows_signal && caught_signal() != 0) return exit_signal + caught_signal();
    if (error.key() == "output.closed") return exit_signal + core::pipe_signal;
    if (error.key() == "output.hung_up")
        return exit_signal + core::hangup_signal;  // the signal itself has not arrived yet
    console.warn(language::error_line(error));
    const bool usage = error.key().starts_with("usage.");
    if (usage && (name.empty() || error.key().starts_with("usage.unknown_topic"))) {
        console.warn(language::text("usage.topics_hint"));
    } else if (usage) {
        console.warn(language::text("usage.hint", name));
    }
    return usage ? exit_usage : exit_bad_input;
}
}  // namespace

int run_words(Context& context, std::vector<std::string> words) {
    { const Interruptible after_others; }  // a signal that stopped another command is over
    const std::string name = take_name(context.program, words);
    const Command* const command = find_command(context.program, name);
    if (command == nullptr) throw unknown_command(context.program, name);
    return run_command(context, *command, words, true);
}

int run_program(const Program& program, int count, char** words) {
    core::hold_standard_descriptors();
    const std::vector<std::string> all = core::program_arguments(count, words);
    watch_signals();
    ui::Console console = take_preferences(all);
    int code = exit_bad_input;
    std::string name;
    try {
        Context context{console, program};
        code = run(context, count > 0 ? words[0] : "", all, name);
        console.out().flush();
    } catch (const core::Error& error) {
        code = report(console, error, name);
    } catch (const std::bad_alloc&) {
        console.warn(language::text("error.line", language::text("error.memory")));
    } catch (const std::exception& error) {
        console.warn(language::text("error.line", language::text("error.internal", error.what())));
    }
    try {
        console.out().flush();
        // A window of its own, after a double click on Windows, closes with the program: what it said last can be read.
        const bool is_closed = caught_signal() == core::hangup_signal || ui::reading_ended_by() == core::hangup_signal;
        if (!is_closed && ui::owns_window()) {
            console.out() << '\n';
            console.say(language::text("frame.any_key_closes"));
            ui::KeyMode(ui::KeyMode::Screen::line).read_key(-1);
        }
    } catch (const std::exception&) {
        // The error above has been reported; this one follows from it, or would only repeat it.
    }
    return code;
}
}  // namespace satdoku::frame
