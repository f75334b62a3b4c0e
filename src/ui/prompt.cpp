#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/characters.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>

namespace satdoku::ui {

namespace {

bool leaves(std::string_view answer) {
    return answer == "q" || answer == "Q" || answer == "quit" || answer == "exit";
}

std::string lower(std::string_view text) {
    std::string lowered(text);
    for (char& character : lowered) {
        if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
    }
    return lowered;
}

/// Wraps the prompt, but keeps the blank at its end, where the answer begins.
std::string folded(const std::string& prompt, std::size_t columns) {
    const std::string lines = core::join(wrap(prompt, columns), "\n");
    return prompt.ends_with(' ') ? lines + ' ' : lines;
}

/// The meaning of an answer to a question of y or n; nothing if it has none.
std::optional<bool> yes_or_no(std::string_view answer) {
    const std::string word = lower(half_width(answer));
    if (word == "y" || word == "yes" || word == "是" || word == "好") return true;
    if (word == "n" || word == "no" || word == "否" || word == "不") return false;
    return std::nullopt;
}

/// Returns true if the answer names the choice, in this language or in the other one.
bool names(const Choice& choice, const std::string& answer) {
    const std::string word = language::key("word", choice.name);
    return lower(choice.name) == lower(answer) || (language::has_text(word) && language::text(word) == answer);
}

void list(const Console& console, std::span<const Choice> choices) {
    constexpr std::size_t number_width = 4;
    constexpr std::size_t least_room = 16;
    std::size_t name_width = 0;
    for (const Choice& choice : choices)
        name_width = std::max(name_width, display_width(language::visible(choice.name)));
    const std::size_t before = number_width + name_width + 4;
    const std::size_t room = console.columns() > before + least_room ? console.columns() - before - 1 : least_room;
    for (std::size_t index = 0; index < choices.size(); ++index) {
        const std::string title = core::join(wrap(choices[index].title, room), '\n' + std::string(before, ' '));
        console.out() << pad_left(std::to_string(index + 1), number_width) << "  "
                      << console.paint(Style::heading, pad_right(language::visible(choices[index].name), name_width))
                      << "  " << title << '\n';
    }
}

/// Shows the meaning of each choice.
void explain(const Console& console, std::span<const Choice> choices) {
    console.say(language::text("prompt.choice_help"));
    std::vector<std::pair<std::string, std::string>> entries;
    for (const Choice& choice : choices) {
        entries.emplace_back(language::visible(choice.name),
                             choice.explanation.empty() ? choice.title : choice.explanation);
    }
    console.out() << definitions(entries, console.columns());
}

void show_error(const Console& console, const core::Error& error) {
    for (const std::string& line : wrap("  " + language::error_text(error), console.columns())) {
        console.out() << console.paint(Style::bad, line) << '\n';
    }
}

}  // namespace

Help help_text(const Console& console, std::string text) {
    return [&console, text = std::move(text)] { console.say(text); };
}

bool asks_for_help(std::string_view answer) {
    const std::string word = half_width(answer);
    return word == "help" || word == "?" || word == "帮助";
}

std::optional<std::string> ask_until(Console& console, std::string_view question, std::string_view standard,
                                     const std::function<void(const std::string&)>& accept, const Help& help,
                                     const PromptAid& aid) {
    const std::string prompt =
        folded(standard.empty() ? language::text("prompt.plain", question)
                                : language::text("prompt.with_default", question, language::visible(standard)),
               console.columns() - 1);
    for (;;) {
        const std::optional<std::string> line = console.ask(prompt, aid);
        if (!line) return std::nullopt;
        std::string answer(core::trimmed(*line));
        if (answer.empty()) answer = standard;
        if (leaves(half_width(answer))) return std::nullopt;
        if (asks_for_help(answer)) {
            help();
            console.say(standard.empty() ? language::text("prompt.help_leave")
                                         : language::text("prompt.help_enter", language::visible(standard)));
            continue;
        }
        try {
            if (answer.empty()) throw core::Error("prompt.empty");
            accept(answer);
            return answer;
        } catch (const core::Error& error) {
            show_error(console, error);
        }
    }
}

void converse(Console& console, const std::function<std::string()>& prompt,
              const std::function<bool(const std::string& line)>& take, const PromptAid& aid) {
    for (bool goes_on = true; goes_on;) {
        const std::optional<std::string> line = console.ask(prompt(), aid);
        if (!line) return;
        try {
            goes_on = take(*line);
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            show_error(console, error);
        }
    }
}

std::uint64_t number_of(const std::string& answer, std::uint64_t smallest, std::uint64_t largest) {
    const auto number = core::parse_number<std::uint64_t>(half_width(answer));
    if (!number || *number < smallest || *number > largest)
        throw core::Error("prompt.number", {std::to_string(smallest), std::to_string(largest), answer});
    return *number;
}

std::optional<std::uint64_t> ask_number(Console& console, std::string_view question, std::uint64_t smallest,
                                        std::uint64_t largest, std::optional<std::uint64_t> standard) {
    std::uint64_t chosen = 0;
    const auto accept = [&](const std::string& answer) { chosen = number_of(answer, smallest, largest); };
    const std::string offered = standard ? std::to_string(*standard) : "";
    const Help help = help_text(console, language::text("prompt.number_help", smallest, largest));
    if (!ask_until(console, question, offered, accept, help, {"number", {}})) return std::nullopt;
    return chosen;
}

std::optional<std::size_t> ask_choice(Console& console, std::string_view question, std::span<const Choice> choices,
                                      std::size_t standard, const MenuAid& aid) {
    const auto listed = static_cast<std::size_t>(
        std::count_if(choices.begin(), choices.end(), [](const Choice& choice) { return choice.listed; }));
    const std::string show = language::text("prompt.show_menu");
    std::size_t chosen = 0;
    bool leaves_by_zero = false;
    bool shows = aid.short_question.empty();
    const auto accept = [&](const std::string& answer) {
        const auto number = core::parse_number<std::size_t>(half_width(answer));
        leaves_by_zero = number == 0;
        if (leaves_by_zero) return;
        shows = answer == show;
        if (shows) return;
        if (number && *number >= 1 && *number <= listed) {
            chosen = *number - 1;
            return;
        }
        for (chosen = 0; chosen < choices.size(); ++chosen) {
            if (names(choices[chosen], answer)) return;
        }
        if (!aid.otherwise || !aid.otherwise(answer))
            throw core::Error("prompt.choice", {std::to_string(listed), answer});
    };
    const auto complete = [&](std::string_view typed) {
        Completion found{std::min(typed.find_first_not_of(core::blanks), typed.size()), {}};
        for (const Choice& choice : choices) {
            if (lower(choice.name).starts_with(lower(typed.substr(found.from)))) found.words.push_back(choice.name);
        }
        return found;
    };
    const auto help = [&] { explain(console, choices.first(listed)); };
    for (;;) {
        if (shows) {
            if (!aid.title.empty()) console.out() << console.fit(console.paint(Style::heading, aid.title) + '\n');
            list(console, choices.first(listed));
        }
        const std::optional<std::string> answer = ask_until(
            console, shows ? question : aid.short_question,
            shows || aid.enter_takes_standard ? choices[standard].name : show, accept, help, {"choice", complete});
        if (!answer || leaves_by_zero) return std::nullopt;
        if (!shows) return chosen;
    }
}

std::optional<std::size_t> ask_name(Console& console, std::string_view question, std::string_view topic,
                                    std::span<const std::string_view> names, std::size_t standard) {
    std::vector<Choice> choices;
    for (const std::string_view name : names)
        choices.push_back({std::string(name), language::text(language::key(topic, name))});
    return ask_choice(console, question, choices, standard);
}

std::optional<bool> ask_yes_no(Console& console, std::string_view question, bool standard) {
    bool yes = standard;
    const auto accept = [&](const std::string& answer) {
        const auto meant = yes_or_no(answer);
        if (!meant) throw core::Error("prompt.yes_no", {answer});
        yes = *meant;
    };
    const Help help = help_text(console, language::text("prompt.yes_no_help"));
    if (!ask_until(console, question, standard ? "y" : "n", accept, help)) return std::nullopt;
    return yes;
}

std::optional<std::string> ask_file(Console& console, std::string_view question, std::string_view standard,
                                    std::string_view help) {
    const auto accept = [](const std::string& typed) {
        if (file_name(typed).empty()) throw core::Error("prompt.empty");
    };
    for (;;) {
        const auto answer = ask_until(console, question, standard, accept, help_text(console, language::text(help)),
                                      {"file", complete_file});
        if (!answer) return std::nullopt;
        const auto names_file = [&] {
            return ask_yes_no(console, language::text("prompt.file_named", *answer), false);
        };
        if (!yes_or_no(*answer) || names_file().value_or(false)) return file_name(*answer);
    }
}

}  // namespace satdoku::ui
