// Sentences of entries that are looked up by a given function: nothing here names the whole catalogue, since the C library
// has the entries of errors alone.
#include "catalogue.hpp"
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::language {
namespace {
constexpr std::string_view for_commands = "--|";

/// The text for a placeholder, which is given without its braces: "2", "2|clause|clauses" or "--|commands|menus".
std::string filled_in(const Speech& speech, std::string_view placeholder, std::span<const std::string> arguments) {
    const auto form = [](std::string_view forms, bool first) {
        const std::size_t bar = std::min(forms.find('|'), forms.size());
        return std::string(first ? forms.substr(0, bar) : forms.substr(std::min(bar + 1, forms.size())));
    };
    if (placeholder.starts_with(for_commands)) return form(placeholder.substr(for_commands.size()), !speech.in_menus);
    const auto index = static_cast<std::size_t>(placeholder[0] - '1');
    if (index >= arguments.size()) return {};
    if (placeholder.size() == 1) return arguments[index];
    return form(placeholder.substr(2), arguments[index] == "1");
}

/// Whether the character at the front of the text is Chinese. No blank separates two of these.
bool is_chinese(std::string_view text) {
    return text.starts_with("“") || text.starts_with("”") ||
           (!text.empty() && columns_of(core::first_character(text)) == 2);
}

bool ends_in_chinese(std::string_view text) { return text.size() >= 3 && is_chinese(text.substr(text.size() - 3)); }

std::string fill_in(const Speech& speech, std::string_view sentence, std::span<const std::string> arguments) {
    std::string filled;
    while (!sentence.empty()) {
        const bool numbered = sentence.size() > 2 && sentence[0] == '{' && sentence[1] >= '1' && sentence[1] <= '9' &&
                              (sentence[2] == '}' || sentence[2] == '|');
        const bool replaced = numbered || (sentence[0] == '{' && sentence.substr(1).starts_with(for_commands));
        std::size_t end = replaced ? sentence.find('}') : 0;
        if (replaced) {
            const std::string text = filled_in(speech, sentence.substr(1, end - 1), arguments);
            const std::string_view before(filled);
            const std::string_view after = sentence.substr(end + 1);
            if (before.ends_with(' ') && ends_in_chinese(before.substr(0, before.size() - 1)) && is_chinese(text))
                filled.pop_back();
            filled += text;
            if (after.starts_with(' ') && is_chinese(after.substr(1)) && ends_in_chinese(text)) ++end;
        } else {
            filled += sentence[0];
        }
        sentence.remove_prefix(end + 1);
    }
    return filled;
}

constexpr std::size_t longest_foreign_text = 240;
}  // namespace

const Entry* find_error(std::string_view key) {
    const std::span<const Entry> entries = error_entries();
    const auto found = std::ranges::find(entries, key, &Entry::key);
    return found == entries.end() ? nullptr : &*found;
}

std::string text(const Speech& speech, std::string_view key, std::span<const std::string> arguments) {
    const Entry* const entry = speech.find(key);
    if (entry != nullptr)
        return fill_in(speech, speech.language == Language::chinese ? entry->chinese : entry->english, arguments);
    std::string bare(key);
    for (const std::string& argument : arguments) bare += " [" + argument + "]";
    return bare;
}

std::string visible(std::string_view foreign) {
    std::string shown;
    while (!foreign.empty()) {
        if (shown.size() >= longest_foreign_text) return shown + "...";
        shown += shown_character(foreign);
        foreign.remove_prefix(core::first_character(foreign).bytes);
    }
    return shown;
}

std::string error_text(const Speech& speech, const core::Error& error) {
    std::vector<std::string> arguments;
    for (const std::string& argument : error.arguments()) {
        const bool names_words = argument.starts_with('@') && speech.find(argument.substr(1)) != nullptr;
        const auto cell = grid::name_in_argument(argument, speech.notation);
        std::string words = names_words ? text(speech, argument.substr(1), {}) : visible(cell.value_or(argument));
        if (speech.language == Language::chinese && words.starts_with('\'') && words.ends_with('\''))
            words = "“" + words.substr(1, words.size() - 2) + "”";
        arguments.push_back(std::move(words));
    }
    std::string where;
    if (error.location()) {
        if (!error.location()->file.empty()) where = visible(error.location()->file) + ":";
        if (error.location()->line != 0) where += std::to_string(error.location()->line) + ":";
        if (error.location()->column != 0) where += std::to_string(error.location()->column) + ":";
        if (!where.empty()) where += " ";
    }
    return where + text(speech, error.key(), arguments);
}
}  // namespace satdoku::language
