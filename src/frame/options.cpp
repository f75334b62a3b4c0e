#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/language/text.hpp>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <thread>

namespace satdoku::frame {
namespace {
/// Edits (insert, remove, replace, exchange neighbours) that turn one word into the other (Damerau, 1964).
std::size_t edit_distance(std::string_view left, std::string_view right) {
    std::vector<std::vector<std::size_t>> edits(left.size() + 1, std::vector<std::size_t>(right.size() + 1));
    for (std::size_t row = 0; row <= left.size(); ++row) edits[row][0] = row;
    std::iota(edits[0].begin(), edits[0].end(), std::size_t{0});
    for (std::size_t row = 1; row <= left.size(); ++row) {
        for (std::size_t column = 1; column <= right.size(); ++column) {
            const std::size_t replaced = edits[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1);
            std::size_t& best = edits[row][column];
            best = std::min({edits[row - 1][column] + 1, edits[row][column - 1] + 1, replaced});
            if (row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1])
                best = std::min(best, edits[row - 2][column - 2] + 1);
        }
    }
    return edits[left.size()][right.size()];
}

/// The name with the fewest edits from `wrong`, or an empty text if none is near: a likely typing mistake changes up to a
/// third of the last word, dashes in front not counted.
std::string nearest(std::string_view wrong, std::span<const std::string> names) {
    std::string best;
    std::string_view word = wrong.substr(wrong.rfind(' ') + 1);
    word.remove_prefix(std::min(word.find_first_not_of('-'), word.size()));
    std::size_t best_distance = word.size() / 3 + 1;
    for (const std::string& name : names) {
        const bool begun = wrong.size() > 3 && name.starts_with(wrong);
        const std::size_t distance = begun ? 0 : edit_distance(wrong, name);
        if (distance < best_distance) {
            best_distance = distance;
            best = name;
        }
    }
    return best;
}

/// Throws core::Error unless the option takes `value`; `written` is the option as the person wrote it.
void require_fit(const Option& option, const std::string& written, const std::string& value) {
    switch (option.value) {
        case Value::integer: {
            const auto number = core::parse_number<std::uint64_t>(value);
            if (number && *number >= option.smallest && *number <= option.largest) return;
            if (option.largest == ~std::uint64_t{0})
                throw core::Error("usage.integer_from", {written, std::to_string(option.smallest), value});
            throw core::Error("usage.integer",
                              {written, std::to_string(option.smallest), std::to_string(option.largest), value});
        }
        case Value::decimal: {
            const auto number = core::parse_number<double>(value);
            if (number && std::isfinite(*number) && *number > 0) return;
            throw core::Error("usage.decimal", {written, value});
        }
        case Value::choice:
            if (option.more_choices && !value.empty()) return;
            if (std::find(option.choices.begin(), option.choices.end(), value) != option.choices.end()) return;
            throw unknown_name(written, value, option.choices);
        default:
            if (value.empty()) throw core::Error("usage.value_missing", {written, option.value_name()});
    }
}

const Option& find_option(const std::string& written, std::span<const Option> options) {
    const bool is_long = written.starts_with("--");
    std::vector<std::string> names;
    for (const Option& option : options) {
        const auto is_named = [&](std::string_view name) { return !name.empty() && written.substr(2) == name; };
        if (is_long ? is_named(option.name) || is_named(option.old_name) : written[1] == option.letter) return option;
        names.push_back("--" + std::string(option.name));
    }
    throw unknown("usage.unknown_option", written, names);
}

/// A word after an option whose value may lack. It is an operand or the value: the number of operands decides.
struct Unsettled {
    const Option* option;
    std::string written;
    std::size_t operand;  ///< index among the operands
};

/// Makes values of unsettled words, from the last one on, as long as there are too many operands.
void settle(const std::vector<Unsettled>& unsettled, OperandCount count, Arguments& arguments) {
    // From the back, so that the indices of the others stay right.
    for (auto word = unsettled.rbegin(); word != unsettled.rend(); ++word) {
        if (arguments.operands.size() <= count.largest) return;
        const auto operand = arguments.operands.begin() + static_cast<std::ptrdiff_t>(word->operand);
        require_fit(*word->option, word->written, *operand);
        arguments.set(word->option->name, *operand);
        arguments.operands.erase(operand);
    }
}

void require_count(const Arguments& arguments, OperandCount count, std::string_view operands) {
    const std::size_t given = arguments.operands.size();
    if (given < count.smallest) throw core::Error("usage.operand_missing", {spoken(operands)});
    if (given > count.largest) throw core::Error("usage.operand_unwanted", {arguments.operands[count.largest]});
}
}  // namespace

std::string Option::value_name() const {
    // By Value.
    constexpr std::array names = {"", "TEXT", "TEXT,...", "FILE", "FILE", "N", "SECONDS", "NAME"};
    static_assert(names.size() == static_cast<std::size_t>(Value::choice) + 1);
    return spoken(placeholder.empty() ? names[static_cast<std::size_t>(value)] : placeholder);
}

std::string help_key(const Option& option) {
    if (!option.help_key.empty()) return std::string(option.help_key);
    return language::key("option", option.name);
}

std::string spoken(std::string_view placeholders) {
    std::string text;
    while (!placeholders.empty()) {
        std::size_t length = 0;
        while (length < placeholders.size() && placeholders[length] >= 'A' && placeholders[length] <= 'Z') ++length;
        const std::string key = "placeholder." + std::string(placeholders.substr(0, length));
        if (length == 0) ++length;
        text += language::has_text(key) ? language::text(key) : std::string(placeholders.substr(0, length));
        placeholders.remove_prefix(length);
    }
    return text;
}

std::string synopsis(const Option& option) {
    std::string shown;
    if (option.letter != '\0') shown = std::string{'-', option.letter} + ", ";
    shown += "--" + std::string(option.name);
    if (option.value == Value::none) return shown;
    return shown + (option.value_may_lack ? "[=" + option.value_name() + "]" : " " + option.value_name());
}

std::optional<std::string> Arguments::text(std::string_view option) const {
    const auto given = all(option);
    return given.empty() ? std::nullopt : given.back();
}

std::optional<std::uint64_t> Arguments::integer(std::string_view option) const {
    const auto value = text(option);
    return value ? core::parse_number<std::uint64_t>(*value) : std::nullopt;
}

std::optional<double> Arguments::decimal(std::string_view option) const {
    const auto value = text(option);
    return value ? core::parse_number<double>(*value) : std::nullopt;
}

void Arguments::set(std::string_view option, std::optional<std::string> value) {
    values_[std::string(option)].push_back(std::move(value));
}

std::span<const std::optional<std::string>> Arguments::all(std::string_view option) const {
    const auto found = values_.find(option);
    if (found == values_.end()) return {};
    return found->second;
}

namespace {
void give(const Option& option, const std::string& written, const std::string& value, Arguments& arguments) {
    require_fit(option, written, value);
    const auto before = option.value == Value::list ? arguments.text(option.name) : std::nullopt;
    arguments.set(option.name, before ? *before + ',' + value : value);
}

/// Takes the option that a word names. Returns the index of the last word taken: the same, or that of its value.
std::size_t take_option(std::span<const std::string> words, std::size_t at, std::span<const Option> options,
                        Arguments& arguments, std::vector<Unsettled>& unsettled) {
    const std::string& word = words[at];
    const bool is_long = word.starts_with("--");
    const std::size_t name_end = is_long ? std::min(word.find('='), word.size()) : 2;
    const std::string written = word.substr(0, name_end);
    const Option& option = find_option(written, options);
    const bool attached = name_end < word.size();
    const bool is_last = at + 1 == words.size();
    if (option.value == Value::none) {
        const bool repeats = !is_long && word.find_first_not_of(option.letter, 1) == std::string::npos;  // -vv
        if (attached && !repeats) throw core::Error("usage.value_unwanted", {written});
        for (std::size_t left = repeats ? word.size() - 1 : 1; left > 0; --left)
            arguments.set(option.name, std::nullopt);
    } else if (attached) {
        give(option, written, word.substr(is_long ? name_end + 1 : name_end), arguments);
    } else if (option.value_may_lack) {
        arguments.set(option.name, std::nullopt);
        if (!is_last && (words[at + 1].size() < 2 || words[at + 1][0] != '-'))
            unsettled.push_back({&option, written, arguments.operands.size()});
    } else {
        if (is_last) throw core::Error("usage.value_missing", {written, option.value_name()});
        give(option, written, words[++at], arguments);
    }
    return at;
}
}  // namespace

Arguments parse(std::span<const std::string> words, std::span<const Option> options, OperandCount count,
                std::string_view operands) {
    Arguments arguments;
    std::vector<Unsettled> unsettled;
    bool options_ended = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at];
        const bool is_number = word.size() > 1 && word[1] >= '0' && word[1] <= '9';  // a negative literal
        if (options_ended || word.size() < 2 || word[0] != '-' || is_number) {
            arguments.operands.push_back(word);
            continue;
        }
        if (word == "--") {
            options_ended = true;
            continue;
        }
        at = take_option(words, at, options, arguments, unsettled);
    }
    for (const Option& option : options) {
        if (!option.is_operand || !arguments.has(option.name)) continue;
        arguments.operands.insert(arguments.operands.begin(), std::string(core::TypedInput::name));
        for (Unsettled& word : unsettled) ++word.operand;
    }
    settle(unsettled, count, arguments);
    if (!arguments.has("help")) require_count(arguments, count, operands);
    return arguments;
}

Option choice_option(std::string_view name, std::vector<std::string_view> choices, std::string_view standard,
                     std::string_view placeholder, std::string_view help_key) {
    return {.name = name,
            .value = Value::choice,
            .placeholder = placeholder,
            .choices = std::move(choices),
            .standard = standard,
            .help_key = help_key};
}

Option integer_option(std::string_view name, std::uint64_t smallest, std::uint64_t largest, std::string_view standard,
                      std::string_view help_key) {
    return {.name = name,
            .value = Value::integer,
            .smallest = smallest,
            .largest = largest,
            .standard = standard,
            .help_key = help_key};
}

Option written_option(std::string_view name, unsigned replaces, std::string_view help_key) {
    return {.name = name, .value = Value::output, .help_key = help_key, .replaces = replaces};
}

Option time_limit_option(std::string_view help_key) {
    return {.name = "time-limit", .value = Value::decimal, .help_key = help_key, .limits_command = true};
}

Option output_option(unsigned replaces) {
    return {.name = "output", .value = Value::output, .letter = 'o', .replaces = replaces};
}

Option expression_option() {
    return {.name = "expression", .value = Value::text, .placeholder = "CLAUSES", .letter = 'e', .is_operand = true};
}

Option count_option(std::uint64_t largest) {
    return {.name = "count", .value = Value::integer, .smallest = 1, .largest = largest, .standard = "1"};
}

Option seed_option() { return {.name = "seed", .value = Value::integer}; }

std::uint64_t any_seed() {
    std::random_device device;
    return device();  // 32 bits: short enough to type again
}

Option threads_option() { return {.name = "threads", .value = Value::integer, .smallest = 1, .largest = 1024}; }

unsigned threads_of(const Arguments& arguments) {
    const auto asked = arguments.integer("threads");
    return asked ? static_cast<unsigned>(*asked) : std::max(1U, std::thread::hardware_concurrency());
}

Option shard_option() { return {.name = "shard", .value = Value::text, .placeholder = "K/N"}; }

core::Shard shard_of(const Arguments& arguments) {
    const auto text = arguments.text("shard");
    if (!text) return {};
    const std::string_view shard = *text;
    const std::size_t slash = std::min(shard.find('/'), shard.size());
    const auto number = core::parse_number<std::uint64_t>(shard.substr(0, slash));
    const auto of = core::parse_number<std::uint64_t>(shard.substr(std::min(slash + 1, shard.size())));
    if (!number || !of || *number < 1 || *number > *of || *of > core::Shard::most)
        throw core::Error("usage.shard", {*text});
    return {*number, *of};
}

void require_seed_of_parts(const Arguments& arguments) {
    for (const char* const option : {"shard", "continue"}) {
        if (arguments.has(option) && !arguments.has("seed"))
            throw core::Error("usage.needs", {std::string("--") + option, "--seed N"});
    }
}

std::string with_commas(std::span<const std::string_view> words) {
    return core::join(words, language::text("list.comma"));
}

std::vector<std::string> split_at_commas(std::string_view text) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t comma = text.find(',');
        parts.emplace_back(text.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        text.remove_prefix(comma + 1);
    }
}

core::Error unknown(std::string_view key, const std::string& name, std::span<const std::string> known) {
    const std::string near = nearest(name, known);
    return core::Error(key, {name, near.empty() ? near : language::text("usage.near", near), near.empty() ? "1" : "0"});
}

core::Error unknown_name(std::string_view what, const std::string& name, const std::vector<std::string_view>& known) {
    const std::vector<std::string> names(known.begin(), known.end());
    const std::string near = nearest(name, names);
    return core::Error("usage.choice", {std::string(what), with_commas(known), name,
                                        near.empty() ? near : language::text("usage.near", near)});
}
}  // namespace satdoku::frame
