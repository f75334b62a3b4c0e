// Completions for shells, made from the table of commands: they offer what the program takes.
#include "descriptions.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::frame {
namespace {
/// The words that may follow `group`; the words that begin a command if it is empty.
std::string next_words(const Program& program, std::string_view group) {
    std::vector<std::string_view> all;
    for (const Command& command : program.commands) {
        const std::string_view own = command.group();
        if (own == group) {
            all.push_back(own.empty() ? command.name : command.name.substr(own.size() + 1));
        } else if (group.empty() && (all.empty() || all.back() != own)) {
            all.push_back(own);
        }
    }
    return core::join(all, " ");
}

/// Returns true if the operand is the name of a command or a topic.
bool takes_topics(const Command& command) { return command.operands.find("TOPIC") != std::string_view::npos; }

/// The words that may follow a command, or nothing if these are files.
std::string operand_words(const Program& program, const Command& command) {
    if (command.reads_operands()) return {};
    std::string words = core::join(command.words, " ");
    if (takes_topics(command)) {
        words = next_words(program, {});
        for (const Topic& topic : topics(program)) words += " " + topic.name;
    }
    return words;
}

/// A text inside single quotes, where zsh gives [ ] : a meaning.
std::string zsh_quoted(std::string_view text) {
    std::string quoted;
    for (const char character : text) {
        if (character == '\'') {
            quoted += "'\\''";
        } else {
            if (character == '[' || character == ']' || character == ':') quoted += '\\';
            quoted += character;
        }
    }
    return quoted;
}

std::string zsh_option(const Option& option) {
    std::string spec = "    '";
    spec.append("--").append(option.name);
    if (option.value != Value::none) spec += option.value_may_lack ? "=-" : "=";
    spec.append("[").append(zsh_quoted(language::text(help_key(option)))).append("]");
    if (option.value != Value::none) {
        spec.append(option.value_may_lack ? "::" : ":").append(option.value_name()).append(":");
        if (option.is_file()) spec += "_files";
        if (option.value == Value::choice) spec.append("(").append(core::join(option.choices, " ")).append(")");
    }
    return spec + "' \\\n";
}

/// The command of bash that offers these words, or files.
std::string bash_words(const std::string& words) { return "COMPREPLY=($(compgen -W \"" + words + "\" -- \"$word\"))"; }
constexpr std::string_view bash_files = "COMPREPLY=($(compgen -f -- \"$word\"))";

/// The case of bash for the words after a command: values of its options, its options, its operands.
std::string bash_case(const Program& program, const Command& command) {
    const std::string name(command.name);
    std::string script = "    \"" + name + "\"|\"" + name + " \"*)\n        case $before in\n";
    std::string names;
    for (const Option& option : all_options(command)) {
        const std::string written = "--" + std::string(option.name);
        core::append_item(names, " ", written);
        if (option.value == Value::none || option.value_may_lack) continue;
        script += "        " + written;
        if (option.letter != '\0') script.append("|-").append(1, option.letter);
        script += ") ";
        if (option.value == Value::choice) {
            script += bash_words(core::join(option.choices, " ")) + "; ";
        } else if (option.is_file()) {
            script.append(bash_files).append("; ");
        }
        script += "return ;;\n";
    }
    script += "        esac\n        case $word in -*) " + bash_words(names) + " ;;\n        *) ";
    const std::string words = operand_words(program, command);
    script += command.reads_operands() ? std::string(bash_files)
              : words.empty()          ? std::string("COMPREPLY=()")
                                       : bash_words(words);
    return script + " ;;\n        esac ;;\n";
}
}  // namespace

std::string bash_completion(const Program& program) {
    std::string script =
        "# bash completion for satdoku\n"
        "_satdoku() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} name= at\n"
        "    [ \"$before\" = = ] && before=${COMP_WORDS[COMP_CWORD-2]}\n"
        "    [ \"$word\" = = ] && { word=; before=${COMP_WORDS[COMP_CWORD-1]}; [ \"$before\" = = ] && "
        "before=${COMP_WORDS[COMP_CWORD-2]}; }\n"
        "    for ((at = 1; at < COMP_CWORD; ++at)); do\n"
        "        case ${COMP_WORDS[at]} in -*) ;; *) name=\"$name${name:+ }${COMP_WORDS[at]}\" ;; esac\n"
        "    done\n"
        "    case $name in\n";
    for (const Command& command : program.commands) {
        for (const std::string_view group : groups(program)) {
            if (!takes_topics(command)) continue;
            script.append("    \"").append(command.name).append(" ").append(group).append("\") ");
            script += bash_words(next_words(program, group)) + " ;;\n";
        }
        script += bash_case(program, command);
    }
    for (const std::string_view group : groups(program)) {
        script.append("    \"").append(group).append("\") ");
        script += bash_words(next_words(program, group)) + " ;;\n";
    }
    return script + "    *) " +
           bash_words(next_words(program, {}) + " --help --version --lang --notation --color --plain") +
           " ;;\n"
           "    esac\n"
           "}\n"
           "complete -o filenames -F _satdoku satdoku\n";
}

std::string zsh_completion(const Program& program) {
    std::string script =
        "#compdef satdoku\n"
        "# zsh completion for satdoku\n"
        "local name=$words[2]\n"
        "(( CURRENT == 2 )) && { compadd -- " +
        next_words(program, {}) + " --help --version; return }\n";
    for (const std::string_view group : groups(program)) {
        script.append("if [[ $words[2] == ").append(group).append(" ]]; then\n");
        script.append("  (( CURRENT == 3 )) && { compadd -- ")
            .append(next_words(program, group))
            .append("; return }\n");
        script += "  name=\"$words[2] $words[3]\"\n  shift words; (( CURRENT-- ))\nfi\n";
    }
    script += "shift words; (( CURRENT-- ))\ncase $name in\n";
    for (const Command& command : program.commands) {
        script.append("  '").append(command.name).append("')\n  _arguments \\\n");
        for (const Option& option : all_options(command)) script += zsh_option(option);
        const std::string operands = operand_words(program, command);
        std::string second;
        for (const std::string_view group : groups(program))
            if (takes_topics(command)) second = " '2:name:(" + next_words(program, group) + ")'";
        script += command.reads_operands() ? std::string("    '*:file:_files' ;;\n")
                  : operands.empty()       ? std::string("    ;;\n")
                                           : "    '1:name:(" + operands + ")'" + second + " ;;\n";
    }
    return script + "esac\n";
}
}  // namespace satdoku::frame
