#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/frame/help.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/run.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/console.hpp>
#include <satdoku/ui/terminal.hpp>

#include <csignal>
#include <new>
#include <string>
#include <vector>

namespace satdoku::frame {

namespace {

/// What the words before and after the command's name ask for, whether or not the rest of them makes sense:
/// an error is told in the right language.
struct Preferences {
    ui::ColourChoice colours = ui::ColourChoice::automatic;
};

Preferences look_for_preferences(const std::vector<std::string>& words) {
    Preferences preferences;
    language::speak(language::language_of_environment());
    for (std::size_t at = 0; at < words.size() && words[at] != "--"; ++at) {
        const auto value_of = [&](const std::string& option) -> std::string {
            if (words[at].starts_with(option + "=")) return words[at].substr(option.size() + 1);
            return words[at] == option && at + 1 < words.size() ? words[at + 1] : "";
        };
        if (const auto language = language::find_language(value_of("--lang"))) language::speak(*language);
        const std::string colour = value_of("--color");
        if (colour == "always") preferences.colours = ui::ColourChoice::always;
        if (colour == "never") preferences.colours = ui::ColourChoice::never;
    }
    return preferences;
}

/// The words of the command's name, which are taken out of `words`: a command, or a group of them ("puzzle"),
/// or nothing. Throws core::Error for a word that begins no name.
std::string take_name(const Program& program, std::vector<std::string>& words) {
    std::string name;
    for (std::size_t at = 0; at < words.size() && words[at] != "--";) {
        const std::string& word = words[at];
        if (word.starts_with("-")) {
            at += word == "--lang" || word == "--color" ? 2 : 1;
            continue;
        }
        name += (name.empty() ? "" : " ") + word;
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
        if (find_command(program, name) != nullptr) break;
        if (!is_group(program, name)) throw unknown_command(program, name);
    }
    return name;
}

/// No command writes into what it reads.
void require_files_apart(const Command& command, const Arguments& arguments) {
    std::vector<std::string> inputs;
    std::vector<std::string> outputs = {"-"};
    if (command.reads_operands()) inputs = arguments.operands;
    for (const Option& option : command.options) {
        const auto path = arguments.text(option.name);
        if (!path || !option.is_file()) continue;
        if (option.value == Value::file) inputs.push_back(*path);
        if (option.value == Value::output && *path != "-") outputs.push_back(*path);
    }
    core::require_apart(inputs, outputs);
}

int run_command(Context& context, const Command& command, const std::vector<std::string>& words) {
    std::vector<Option> options = command.options;
    options.insert(options.end(), common_options().begin(), common_options().end());
    const Arguments arguments = parse(words, options, command.count, command.operands);
    if (arguments.has("help")) {
        context.console.out() << help_of(command, context.console.columns());
        return exit_done;
    }
    require_files_apart(command, arguments);
    context.quiet = arguments.has("quiet");
    const int code = command.run(context, arguments);
    const bool undecided = code == exit_done || code == exit_no;
    return caught_signal() != 0 && undecided ? exit_signal + caught_signal() : code;
}

/// @param name  becomes the command's
int run(Context& context, std::vector<std::string> words, std::string& name) {
    name = take_name(context.program, words);
    if (const Command* const command = find_command(context.program, name))
        return run_command(context, *command, words);
    std::vector<Option> options(common_options().begin(), common_options().end());
    options.push_back({.name = "version", .letter = 'V'});
    const Arguments arguments = parse(words, options, {0, 0});
    context.quiet = arguments.has("quiet");
    if (arguments.has("version")) {
        context.console.out() << "satdoku " << version() << '\n';
    } else if (arguments.has("help")) {
        context.console.out() << overview(context.program, name, context.console.columns());
    } else if (!name.empty()) {
        throw unknown_command(context.program, name);
    } else {
        context.program.menus(context);
        if (ui::reading_ended_by() != 0) return exit_signal + ui::reading_ended_by();
    }
    return exit_done;
}

/// The line for standard error, and the exit code. @param name  of the command, where one was found
int report(const ui::Console& console, const core::Error& error, const std::string& name) {
    const bool for_nobody =
        error.key().starts_with("output.") && caught_signal() != 0;  // the terminal is gone
    if (for_nobody) return exit_signal + caught_signal();
    if (error.key() == "output.closed") return exit_signal + SIGPIPE;
    if (error.key() == "output.hung_up") return exit_signal + SIGHUP;  // which is still on its way
    console.tell(language::error_line(error));
    const bool usage = error.key().starts_with("usage.");
    if (usage) console.tell(language::text("usage.hint", name.empty() ? "COMMAND" : name));
    return usage ? exit_usage : exit_bad_input;
}

}  // namespace

int run_program(const Program& program, int count, char** words) {
    core::hold_standard_descriptors();
    const std::vector<std::string> all(words + 1, words + count);
    watch_signals();
    ui::Console console(look_for_preferences(all).colours);
    int code = exit_bad_input;
    std::string name;
    try {
        Context context{console, program};
        code = run(context, all, name);
        console.out().flush();
        return code;
    } catch (const core::Error& error) {
        code = report(console, error, name);
    } catch (const std::bad_alloc&) {
        console.tell(language::text("error.line", language::text("error.memory")));
    } catch (const std::exception& error) {
        console.tell(language::text("error.line", language::text("error.internal", error.what())));
    }
    try {
        console.out().flush();
    } catch (const std::exception&) {
        // The error above has been told; this one followed from it, or would only repeat it.
    }
    return code;
}

}  // namespace satdoku::frame
