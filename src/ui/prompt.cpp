#include "list_picker.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <algorithm>

namespace satdoku::ui {
namespace {
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

/// The name in the spoken language.
std::string shown_name(const Choice& choice) {
    const std::string word = language::key("word", choice.name);
    const bool is_translated = language::spoken().language != language::Language::english && language::has_text(word);
    return is_translated ? language::text(word) : language::visible(choice.name);
}

/// The English name, if another one is shown in its place.
std::string english_name(const Choice& choice) {
    return shown_name(choice) == language::visible(choice.name) ? std::string() : choice.name;
}

/// A question with choices: on a screen as a list to walk in, elsewhere with numbers.
class ChoiceQuestion {
  public:
    ChoiceQuestion(Console& console, std::string_view question, std::span<const Choice> choices, std::size_t standard,
                   const MenuAid& aid)
        : console_(console), question_(question), choices_(choices),
          listed_(choices.first(static_cast<std::size_t>(
              std::count_if(choices.begin(), choices.end(), [](const Choice& choice) { return choice.listed; })))),
          standard_(standard), aid_(aid), list_(list()), shows_(aid.short_question.empty()) {}

    std::optional<std::size_t> ask() {
        PromptAid prompt{.history = "choice",
                         .complete = [this](std::string_view typed) { return complete(typed); },
                         .leaving = aid_.leaving};
        if (console_.has_screen()) prompt.list = &list_;
        const auto take = [this](const std::string& answer) { accept(answer); };
        for (;;) {
            if (shows_ && !console_.has_screen()) show();
            const auto answer = ask_until(
                console_, shows_ ? question_ : aid_.short_question, shown_name(choices_[standard_]), take,
                [this] { help(); }, prompt);
            if (!answer || leaves_) return std::nullopt;
            if (!shows_) return chosen_;
            list_.is_short = false;
        }
    }

  private:
    List list() const {
        const auto is_answer = [this](const std::string& answer) {
            if (leaves(answer) || asks_for_help(answer) || answer == "0" || find(answer)) return true;
            try {
                return aid_.otherwise && aid_.otherwise(answer);
            } catch (const core::Error&) {
                return true;  // accept() shows what is wrong with it
            }
        };
        return {.question = aid_.title.empty() ? std::string(question_) : aid_.title,
                .lines = [this](const std::string&) { return lines(); },
                .standard = choices_[standard_].name,
                .status = aid_.status,
                .leaving = language::text(language::key("word", aid_.leaving)),
                .is_short = !aid_.short_question.empty(),
                .is_answer = is_answer};
    }

    std::vector<ListLine> lines() const {
        std::vector<ListLine> lines;
        for (const Choice& choice : listed_) {
            lines.push_back({.answer = choice.name,
                             .name = shown_name(choice),
                             .number = std::to_string(lines.size() + 1),
                             .synonym = english_name(choice),
                             .title = choice.title,
                             .explanation = choice.explanation});
        }
        return lines;
    }

    std::optional<std::size_t> find(const std::string& answer) const {
        const auto number = core::parse_number<std::size_t>(half_width(answer));
        if (number && *number >= 1 && *number <= listed_.size()) return *number - 1;
        for (std::size_t index = 0; index < choices_.size(); ++index)
            if (names(choices_[index], answer)) return index;
        return std::nullopt;
    }

    void accept(const std::string& answer) {
        leaves_ = core::parse_number<std::size_t>(half_width(answer)) == 0;
        shows_ = !leaves_ && answer == language::text("prompt.show_menu");
        if (leaves_ || shows_) return;
        const auto found = find(answer);
        chosen_ = found.value_or(choices_.size());
        if (!found && (!aid_.otherwise || !aid_.otherwise(answer)))
            throw core::Error("prompt.choice", {std::to_string(listed_.size()), answer});
    }

    Completion complete(std::string_view typed) const {
        Completion found{std::min(typed.find_first_not_of(core::blanks), typed.size()), {}};
        for (const Choice& choice : choices_)
            if (lower(choice.name).starts_with(lower(typed.substr(found.from)))) found.words.push_back(choice.name);
        return found;
    }

    void show() const {
        if (!aid_.title.empty()) console_.out() << console_.fit(console_.paint(Style::heading, aid_.title) + '\n');
        constexpr std::size_t number_width = 4;
        constexpr std::size_t least_room = 16;
        std::size_t name_width = 0;
        std::size_t english_width = 0;
        for (const Choice& choice : listed_) {
            name_width = std::max(name_width, display_width(shown_name(choice)));
            english_width = std::max(english_width, display_width(english_name(choice)));
        }
        if (english_width > 0) english_width += 2;
        const std::size_t before = number_width + name_width + english_width + 4;
        const std::size_t room =
            console_.columns() > before + least_room ? console_.columns() - before - 1 : least_room;
        for (std::size_t index = 0; index < listed_.size(); ++index) {
            const Choice& choice = listed_[index];
            const std::string title = core::join(wrap(choice.title, room), '\n' + std::string(before, ' '));
            console_.out() << pad_left(std::to_string(index + 1), number_width) << "  "
                           << console_.paint(Style::heading, pad_right(shown_name(choice), name_width)) << "  "
                           << pad_right(english_name(choice), english_width) << title << '\n';
        }
    }

    /// Shows the choices if they have not been shown, otherwise the meaning of each.
    void help() const {
        if (!shows_ && !console_.has_screen()) return show();
        console_.say(language::text("prompt.choice_help"));
        std::vector<std::pair<std::string, std::string>> entries;
        for (const Choice& choice : listed_)
            entries.emplace_back(shown_name(choice), choice.explanation.empty() ? choice.title : choice.explanation);
        console_.out() << definitions(entries, console_.columns());
    }

    Console& console_;
    std::string_view question_;
    std::span<const Choice> choices_;
    std::span<const Choice> listed_;
    std::size_t standard_;
    const MenuAid& aid_;
    List list_;
    bool shows_;
    bool leaves_ = false;
    std::size_t chosen_ = 0;
};

constexpr std::string_view file_history = "file";

/// A yes or a no where the name of a file is wanted is probably the answer to a question that was expected.
bool is_file_name(Console& console, const std::string& answer) {
    return ask_yes_no(console, language::text("prompt.file_named", answer), false).value_or(false);
}

/// Waits for Enter. Returns false if the person leaves.
bool ask_for_more(Console& console, const std::string& prompt) {
    for (;;) {
        const auto answer = console.ask(prompt);
        if (!answer || leaves(half_width(core::trimmed(*answer)))) return false;
        if (answer->empty()) return true;
        console.say(language::text("prompt.page_help"));
    }
}

void show_error(const Console& console, const core::Error& error) {
    for (const std::string& line : wrap("  " + language::error_text(error), console.columns()))
        console.out() << console.paint(Style::bad, line) << '\n';
}
}  // namespace

PromptAid file_aid() { return {file_history, complete_file}; }

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
    const std::string asked = aid.leaving.empty() ? std::string(question)
                                                  : language::text("prompt.question", question,
                                                                   language::text(language::key("word", aid.leaving)));
    const std::string prompt =
        folded(standard.empty() ? language::text("prompt.plain", asked)
                                : language::text("prompt.with_default", asked, language::visible(standard)),
               console.columns() - 1);
    for (;;) {
        const std::optional<std::string> line = console.ask(prompt, aid);
        if (!line) return std::nullopt;
        std::string answer(core::trimmed(*line));
        if (answer.empty()) answer = standard;
        if (leaves(half_width(answer))) return std::nullopt;
        if (asks_for_help(answer)) {
            help();
            if (!standard.empty()) console.say(language::text("prompt.help_enter", language::visible(standard)));
            continue;
        }
        try {
            if (answer.empty()) throw core::Error("prompt.empty");
            if (aid.history == file_history && yes_or_no(answer) && !is_file_name(console, answer)) continue;
            accept(answer);
            return answer;
        } catch (const core::Error& error) {
            show_error(console, error);
        }
    }
}

void converse(Console& console, const std::function<std::string()>& prompt,
              const std::function<bool(const std::string& line)>& take, const PromptAid& aid) {
    for (bool continues = true; continues;) {
        const std::optional<std::string> line = console.ask(prompt(), aid);
        if (!line) return;
        try {
            continues = take(*line);
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            show_error(console, error);
        }
    }
}

bool show_pages(Console& console, const std::vector<std::string>& lines, std::size_t next) {
    const std::size_t rows = console.has_screen() ? std::max<std::size_t>(console.rows(), 3) - 1 : lines.size() + next;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(at + rows, lines.size());
        for (; at < end; ++at) console.out() << lines[at] << '\n';
        const std::size_t left = lines.size() - end;
        const std::size_t last = lines.size() % rows == 0 ? rows : lines.size() % rows;
        if (left == 0 && last + next <= rows + 1) return true;
        if (!ask_for_more(console,
                          left == 0 ? language::text("prompt.page_end") : language::text("prompt.more_lines", left)))
            return false;
        console.out() << "\x1b[A\x1b[2K";  // the lines above and below belong together
    }
    return true;
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
    return ChoiceQuestion(console, question, choices, standard, aid).ask();
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
    const PromptAid aid{.history = "answer", .complete = {}, .leaving = {}};  // a no goes back as well
    if (!ask_until(console, question, standard ? "y" : "n", accept, help, aid)) return std::nullopt;
    return yes;
}

std::optional<std::string> ask_file(Console& console, std::string_view question, std::string_view standard,
                                    std::string_view help) {
    const auto accept = [](const std::string& typed) {
        if (file_name(typed).empty()) throw core::Error("prompt.empty");
    };
    const auto answer =
        ask_until(console, question, standard, accept, help_text(console, language::text(help)), file_aid());
    return answer ? std::optional(file_name(*answer)) : std::nullopt;
}
}  // namespace satdoku::ui
