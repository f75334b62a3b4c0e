// Completions for shells, made from the table of commands: what they offer is what the program takes.
#include <satdoku/frame/help.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::frame {

namespace {

std::vector<Option> options_of(const Command& command) {
    std::vector<Option> options = command.options;
    options.insert(options.end(), common_options().begin(), common_options().end());
    return options;
}

std::string words(std::span<const std::string_view> all) {
    std::string text;
    for (const std::string_view word : all) text.append(text.empty() ? "" : " ").append(word);
    return text;
}

/// The words that may follow `group`, or begin a command where it is empty.
std::string next_words(const Program& program, std::string_view group) {
    std::vector<std::string_view> all;
    for (const Command& command : program.commands) {
        const std::size_t blank = command.name.find(' ');
        const bool in_group = blank != std::string_view::npos;
        if (group.empty()) {
            const std::string_view first = command.name.substr(0, blank);
            if (all.empty() || all.back() != first) all.push_back(first);
        } else if (in_group && command.name.substr(0, blank) == group) {
            all.push_back(command.name.substr(blank + 1));
        }
    }
    return words(all);
}

std::vector<std::string_view> groups(const Program& program) {
    std::vector<std::string_view> all;
    for (const Command& command : program.commands) {
        const std::size_t blank = command.name.find(' ');
        if (blank == std::string_view::npos) continue;
        if (all.empty() || all.back() != command.name.substr(0, blank))
            all.push_back(command.name.substr(0, blank));
    }
    return all;
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
        spec.append(option.value_may_lack ? "::" : ":").append(option.placeholder).append(":");
        if (option.is_file()) spec += "_files";
        if (option.value == Value::choice) spec.append("(").append(words(option.choices)).append(")");
    }
    return spec + "' \\\n";
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
        script.append("    \"").append(command.name).append("\"|\"").append(command.name).append(" \"*)\n");
        script += "        case $before in\n";
        std::string names;
        for (const Option& option : options_of(command)) {
            names.append(names.empty() ? "" : " ").append("--").append(option.name);
            if (option.value == Value::none || option.value_may_lack) continue;
            script.append("        --").append(option.name);
            if (option.letter != '\0') script.append("|-").append(1, option.letter);
            script += option.value == Value::choice ? ") COMPREPLY=($(compgen -W \"" + words(option.choices) +
                                                          "\" -- \"$word\")); return ;;\n"
                      : option.is_file()
                          ? std::string(") COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n")
                          : std::string(") return ;;\n");
        }
        script += "        esac\n";
        script.append("        case $word in -*) COMPREPLY=($(compgen -W \"")
            .append(names)
            .append("\" -- \"$word\")) ;;\n");
        script += command.reads_operands() ? "        *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
                  : command.words.empty()  ? std::string("        *) COMPREPLY=() ;;\n")
                                           : "        *) COMPREPLY=($(compgen -W \"" + words(command.words) +
                                                "\" -- \"$word\")) ;;\n";
        script += "        esac ;;\n";
    }
    for (const std::string_view group : groups(program)) {
        script.append("    \"")
            .append(group)
            .append("\") COMPREPLY=($(compgen -W \"")
            .append(next_words(program, group));
        script += "\" -- \"$word\")) ;;\n";
    }
    script.append("    *) COMPREPLY=($(compgen -W \"").append(next_words(program, {}));
    script +=
        " --help --version --lang --color\" -- \"$word\")) ;;\n"
        "    esac\n"
        "}\n"
        "complete -o filenames -F _satdoku satdoku\n";
    return script;
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
        for (const Option& option : options_of(command)) script += zsh_option(option);
        script += command.reads_operands() ? std::string("    '*:file:_files' ;;\n")
                  : command.words.empty()  ? std::string("    ;;\n")
                                           : "    '1:name:(" + words(command.words) + ")' ;;\n";
    }
    return script + "esac\n";
}

}  // namespace satdoku::frame
