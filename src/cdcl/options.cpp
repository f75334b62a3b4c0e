#include <satdoku/cdcl/options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/rows.hpp>
#include <algorithm>
#include <array>

namespace satdoku::cdcl {
namespace {
[[noreturn]] void fail_range(const Option& option, std::string_view text) {
    throw core::Error("option.out_of_range", {std::string(option.name()), std::string(text),
                                              std::to_string(option.low()), std::to_string(option.high())});
}

/// Settings for a purpose.
struct Configuration {
    std::string_view name;
    std::string_view settings;
};

/// For models: phases that aim at the largest assignment, and rare restarts. For refutations: no stable mode. For checkers of RUP
/// steps: no pass that adds variables. The textbook's
/// search is also that of the engine in explore's page (insight/explorer/engine.js), event by event.
constexpr auto configurations = std::to_array<Configuration>({
    {"default", ""},
    {"sat", "target=2,restart-interval=50"},
    {"unsat", "stable=0"},
    {"plain", "inprocess=0,lucky=0,walk=0,rephase=0,bump-reasons=0,stable=2"},
    {"rup", "adders=0,bva=0,cardinality=0,xor=0,gauss=0"},
    {"textbook",
     "inprocess=0,rephase=0,reduce=0,stable=2,target=0,bump-reasons=0,shrink=0,strengthen=0,subsume-recent=0,"
     "reuse-trail=0,reluctant=16"},
});
}  // namespace

void Option::operator=(int value) {
    if (value < low_ || value > high_) fail_range(*this, std::to_string(value));
    value_ = value;
    chosen_ = true;
}

void Option::suggest(int value) {
    if (!chosen_) value_ = value;
}

std::span<const Option> option_table() {
    static const Options table;
    return core::rows_of<Option>(table);
}

const Option* find_option(std::string_view name) {
    const auto table = option_table();
    const auto found = std::ranges::find_if(
        table, [&](const Option& each) { return each.name() == name || (!name.empty() && each.old_name() == name); });
    return found == table.end() ? nullptr : &*found;
}

void set_option(Options& options, std::string_view name, int value) {
    const Option* const option = find_option(name);
    if (option == nullptr) throw core::Error("option.unknown", {std::string(name)});
    core::rows_of<Option>(options)[static_cast<std::size_t>(option - option_table().data())] = value;
}

void set_option(Options& options, std::string_view name, std::string_view text) {
    const Option* const option = find_option(name);
    if (option == nullptr) throw core::Error("option.unknown", {std::string(name)});
    const auto number = core::parse_number<int>(text);
    if (!number) fail_range(*option, text);
    set_option(options, name, *number);
}

bool is_configuration(std::string_view name) {
    return std::ranges::count(configurations, name, &Configuration::name) > 0;
}

void configure(Options& options, std::string_view name) {
    if (!is_configuration(name)) throw core::Error("option.no_configuration", {std::string(name)});
    const auto found = std::ranges::find(configurations, name, &Configuration::name);
    for (std::string_view rest = found->settings; !rest.empty();) {
        const std::string_view setting = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), setting.size() + 1));
        const std::size_t equals = setting.find('=');
        set_option(options, setting.substr(0, equals), setting.substr(equals + 1));
    }
}
}  // namespace satdoku::cdcl
