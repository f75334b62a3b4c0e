#include "model_questions.hpp"
#include "number_lists.hpp"
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/pace.hpp>
#include <satdoku/solving/solve_report.hpp>

namespace satdoku::laboratory {
std::vector<cnf::Variable> parse_variables(std::span<const std::string> words, std::uint32_t count,
                                           const solving::LiteralNames& names) {
    constexpr std::size_t most = std::size_t{1} << 26U;
    std::vector<cnf::Variable> variables;
    for (const std::string& word : words) {
        if (const auto named = names.find(word, count); named && !named->negative()) {
            variables.push_back(named->variable());
            continue;
        }
        const auto range = parse_range(word, count);
        if (!range) throw core::Error("usage.over", {word, std::to_string(count)});
        if (range->last - range->first >= most - std::min(most, variables.size()))
            throw core::Error("usage.over_many", {std::to_string(most)});
        for (std::uint64_t number = range->first; number <= range->last; ++number)
            variables.emplace_back(static_cast<std::uint32_t>(number - 1));
    }
    std::sort(variables.begin(), variables.end());
    variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
    return variables;
}

models::EngineMaker engines_for_models(std::uint64_t seed) {
    return [seed] {
        engines::EngineOptions options;
        options.seed = seed;
        return engines::make_engine(engines::engine_names().front(), options);
    };
}

std::string count_number(const models::Count& count, std::uint64_t& power) {
    constexpr std::uint64_t still_readable = 4096;
    core::Natural number = count.least;
    power = number == core::Natural() ? 0 : count.free;
    if (power <= still_readable) {
        number.shift(power);
        power = 0;
    }
    return number.text();
}

std::string count_text(const models::Count& count) {
    std::uint64_t power = 0;
    std::string number = count_number(count, power);
    if (power != 0) number += " * 2^" + std::to_string(power);
    return count.exact ? number : language::text("models.at_least", number);
}

std::string count_summary(const models::Count& count) {
    if (count.exact && count.least == core::Natural()) return language::text("models.none");
    if (count.exact) return language::text("models.exact");
    if (count.reason == solve::StopReason::none) return language::text("models.enough");
    // Nobody set this limit, so its sentence gives the amount.
    constexpr std::uint64_t megabyte = 1000000;
    const std::string reason = count.reason == solve::StopReason::memory
                                   ? language::text("models.path_memory", models::Limits{}.memory / 2 / megabyte)
                                   : solving::reason_text(count.reason);
    return language::text("models.not_counted", reason);
}

std::string listing_summary(const models::Listing& listing) {
    if (listing.all && listing.found == 0) return language::text("models.none");
    if (listing.all || listing.reason == solve::StopReason::none)
        return language::text("models.listed", listing.found, int{listing.all});
    return language::text("models.listed_until", listing.found, solving::reason_text(listing.reason));
}

std::string backbone_summary(const models::Backbone& backbone, const models::Question& question) {
    if (backbone.verdict == solve::Verdict::unsatisfiable) return language::text("models.none");
    const std::uint64_t variables = question.chosen().size() + question.free_count();
    if (backbone.open == 0) return language::text("models.backbone", backbone.literals.size(), variables);
    return language::text("models.backbone_so_far", backbone.literals.size(), backbone.open,
                          solving::reason_text(backbone.reason));
}

models::Count count_models(ui::Console& console, const models::Question& question,
                           const models::EngineMaker& make_engine, const models::Limits& limits) {
    frame::Pace pace;
    const models::Count count = models::count(question, make_engine, limits, [&](std::uint64_t nodes) {
        if (pace.is_due()) console.progress(language::text("models.counting", pace.seconds(), nodes));
    });
    console.progress({});
    return count;
}

models::Backbone find_backbone(ui::Console& console, const models::Question& question,
                               const models::EngineMaker& make_engine, const models::Limits& limits) {
    frame::Pace pace;
    models::Backbone backbone =
        models::backbone(question, make_engine, limits, [&](std::size_t found, std::size_t open) {
            if (pace.is_due()) console.progress(language::text("models.finding", pace.seconds(), found, open));
        });
    console.progress({});
    return backbone;
}
}  // namespace satdoku::laboratory
