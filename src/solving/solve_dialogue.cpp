#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <cmath>

namespace satdoku::solving {
namespace {
std::string_view branching_of(const SolveRequest& request) {
    return request.options.branching.empty() ? engines::standard_branching() : request.options.branching;
}

class SolveDialogue {
  public:
    SolveDialogue(ui::Console& console, const SolveRequest& last, std::string_view verb)
        : console_(console), request_(last), verb_(verb) {}

    std::optional<SolveRequest> run() {
        for (;;) {
            const std::vector<Item> items = this->items();
            std::vector<ui::Choice> choices;
            for (const Item& item : items) choices.push_back(item.choice);
            const auto chosen = ui::ask_choice(console_, language::text("solving.question"), choices, 0);
            if (!chosen) return std::nullopt;
            if (*chosen == 0) return request_;
            items[*chosen].change();
            if (console_.interrupted()) return std::nullopt;
        }
    }

  private:
    struct Item {
        ui::Choice choice;
        std::function<void()> change;
    };

    std::vector<Item> items() {
        const bool dpll = request_.engine == "dpll";
        engines::EngineOptions& options = request_.options;
        std::vector<Item> items = {
            {{std::string(verb_), language::text("solving.solve", request_text(request_))}, {}},
            {{"engine", named("engine", request_.engine)}, [this] { choose_engine(); }},
            {{"branching", dpll ? named("branching", branching_of(request_)) : language::text("solving.for_dpll")},
             [this] { choose_branching(); }},
            {{"seed", std::to_string(options.seed)}, [this] { choose_seed(); }},
            {{"time-limit", request_.limits.seconds
                                ? language::text("solving.seconds", seconds_text(request_.limits.seconds))
                                : language::text("solving.none")},
             [this] { ask_time_limit(console_, language::text("solving.time_limit"), request_.limits.seconds); }}};
        if (dpll) {
            for (const auto& [name, on] : engines::dpll_switches()) {
                items.push_back({{std::string(name), language::text(options.*on ? "solving.on" : "solving.off")},
                                 [&options, chosen = on] { options.*chosen = !(options.*chosen); }});
            }
        } else {
            items.push_back(
                {{"set", options.settings.empty() ? language::text("solving.no_settings")
                                                  : core::join(options.settings, language::text("list.comma"))},
                 [this] { choose_settings(); }});
        }
        add_names(items);
        return items;
    }

    /// A person can also type the name of an engine or a strategy. The menu does not list these names.
    void add_names(std::vector<Item>& items) {
        for (const std::string_view name : engines::engine_names()) {
            items.push_back(
                {{.name = std::string(name), .title = {}, .listed = false}, [this, name] { request_.engine = name; }});
        }
        for (const std::string_view name : engines::branching_names()) {
            items.push_back(
                {{.name = std::string(name), .title = {}, .listed = false}, [this, name] { take_branching(name); }});
        }
    }

    static std::string named(std::string_view topic, std::string_view name) {
        return language::text("list.named", name, language::text(language::key(topic, name)));
    }

    void take_branching(std::string_view name) {
        request_.engine = "dpll";
        request_.options.branching = name;
    }

    template <typename Names> static std::size_t place_of(std::string_view name, const Names& names) {
        return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    }

    void choose_engine() {
        const auto chosen = ui::ask_name(console_, language::text("solving.which_engine"), "engine",
                                         engines::engine_names(), place_of(request_.engine, engines::engine_names()));
        if (chosen) request_.engine = engines::engine_names()[*chosen];
    }

    void choose_branching() {
        const std::vector<std::string_view> names = engines::branching_names();
        const auto chosen = ui::ask_name(console_, language::text("solving.which_branching"), "branching", names,
                                         place_of(branching_of(request_), names));
        if (chosen) take_branching(names[*chosen]);
    }

    void choose_seed() {
        const auto seed = ui::ask_number(console_, language::text("solving.which_seed"), 0,
                                         std::numeric_limits<std::uint64_t>::max(), request_.options.seed);
        if (seed) request_.options.seed = *seed;
    }

    void choose_settings() {
        constexpr std::string_view none = "none";
        const auto& settings = request_.options.settings;
        const std::string standard = settings.empty() ? std::string(none) : core::join(settings, ",");
        const auto accept = [&](const std::string& answer) {
            std::vector<std::string> asked;
            if (answer != none) asked = frame::split_at_commas(answer);
            take_settings(request_.options, std::move(asked));
        };
        ui::ask_until(console_, language::text("solving.which_settings"), standard, accept,
                      [this] { ui::show_pages(console_, ui::split_lines(frame::settings_help(console_.columns()))); });
    }

    ui::Console& console_;
    SolveRequest request_;
    std::string_view verb_;
};
}  // namespace

std::string seconds_text(std::optional<double> seconds) {
    std::array<char, 400> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), seconds.value_or(0), std::chars_format::fixed).ptr;
    return {digits.data(), end};
}

std::string request_text(const SolveRequest& request) {
    const engines::EngineOptions& options = request.options;
    std::vector<std::string> parts = {request.engine};
    if (request.engine == "dpll") {
        parts.emplace_back(branching_of(request));
        for (const auto& [name, on] : engines::dpll_switches())
            if (options.*on) parts.emplace_back(name);
    } else {
        parts.insert(parts.end(), options.settings.begin(), options.settings.end());
    }
    if (options.seed != 0) parts.push_back(language::text("solving.with_seed", options.seed));
    if (request.limits.seconds)
        parts.push_back(language::text("solving.with_limit", seconds_text(request.limits.seconds)));
    return core::join(parts, language::text("list.comma"));
}

std::optional<SolveRequest> ask_solve_request(ui::Console& console, SolveRequest& last, std::string_view verb) {
    const auto request = SolveDialogue(console, last, verb).run();
    if (request) last = *request;
    return request;
}

bool ask_time_limit(ui::Console& console, std::string_view question, std::optional<double>& seconds) {
    std::optional<double> asked;
    const auto accept = [&](const std::string& answer) {
        const auto number = core::parse_number<double>(ui::half_width(answer));
        if (!number || !std::isfinite(*number) || *number < 0) throw core::Error("solving.no_seconds", {answer});
        if (*number > 0) asked = number;
    };
    const ui::Help help = ui::help_text(console, language::text("prompt.seconds_help"));
    if (!ui::ask_until(console, question, seconds_text(seconds), accept, help)) return false;
    seconds = asked;
    return true;
}

Solution solve_before_person(ui::Console& console, const SolveRequest& request, cnf::Formula& formula) {
    const frame::Interruptible work;
    Solution solution =
        solve_formula(request, formula, work.token(), [&](solve::Engine& engine) { show_progress(engine, console); });
    console.progress({});
    return solution;
}
}  // namespace satdoku::solving
