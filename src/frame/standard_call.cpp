#include "standard_call.hpp"
#include "descriptions.hpp"
#include <satdoku/core/file.hpp>
#include <algorithm>

namespace satdoku::frame {
namespace {
const Option* option_of(const std::string& word, std::span<const Option> options) {
    const bool is_long = word.starts_with("--");
    const std::string name = is_long ? word.substr(2, word.find('=') - 2) : std::string();
    const auto found = std::ranges::find_if(
        options, [&](const Option& option) { return is_long ? option.name == name : option.letter == word[1]; });
    return found == options.end() ? nullptr : &*found;
}

/// Whether an option of this word takes the next word as its value.
bool takes_next(const std::string& word, const Option& option) {
    const bool attached = word.starts_with("--") ? word.find('=') != std::string::npos : word.size() > 2;
    return option.value != Value::none && !option.value_may_lack && !attached;
}

/// A word that is meant for a file, even if there is none of this name.
bool names_file(const std::string& word) {
    return word == "-" || word.find_first_of("./\\") != std::string::npos || core::exists(word);
}

bool formula_waits() {
    if (ui::is_terminal(ui::Channel::input)) return false;
    constexpr std::size_t most = std::size_t{1} << 20U;
    std::string_view text = ui::look_ahead(false);
    for (std::size_t before = ~std::size_t{0}; beginning_of(text) == Beginning::open && text.size() < most;) {
        before = text.size();
        text = ui::look_ahead(true);
        if (text.size() == before) break;
    }
    return beginning_of(text) == Beginning::of_formula;
}
}  // namespace

Beginning beginning_of(std::string_view text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (core::is_compressed(text)) return Beginning::of_formula;
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const bool whole = line.size() < text.size();
        if (line.starts_with("p ") || line.starts_with("p\t")) return Beginning::of_formula;
        const bool is_comment = line.starts_with('c') && (line.size() == 1 || line[1] == ' ' || line[1] == '\r');
        if (!is_comment && (whole || line != "p")) return Beginning::of_something_else;
        if (!whole) break;
        text.remove_prefix(line.size() + 1);
    }
    return Beginning::open;
}

bool is_standard_call(const Program& program, const std::vector<std::string>& words) {
    if (program.standard.run == nullptr) return false;
    const std::vector<Option> options = all_options(program.standard);
    bool is_own = false;
    bool is_unknown = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at];
        if (word == "--help" || word == "-h" || word == "--version" || word == "-V") return false;
        const bool is_operand = word.size() < 2 || word[0] != '-';
        if (is_operand || word == "--") {
            if (!is_operand && at + 1 == words.size()) break;
            const std::string& operand = is_operand ? word : words[at + 1];
            const bool is_name = find_command(program, operand) != nullptr || is_group(program, operand);
            return !is_name && names_file(operand);
        }
        const Option* const option = option_of(word, options);
        if (option == nullptr) {
            is_unknown = true;
            continue;
        }
        is_own = is_own || option_of(word, common_options()) == nullptr;
        if (takes_next(word, *option)) ++at;
    }
    return is_own || (!is_unknown && formula_waits());
}

std::string dropped_file(const Program& program, const std::vector<std::string>& words, bool owns_window) {
    if (!owns_window || words.size() != 1 || words[0].starts_with('-')) return {};
    const bool is_name = find_command(program, words[0]) != nullptr || is_group(program, words[0]);
    return !is_name && core::exists(words[0]) ? words[0] : std::string();
}
}  // namespace satdoku::frame
