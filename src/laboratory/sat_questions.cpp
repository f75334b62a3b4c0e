#include "sat_questions.hpp"

#include "clause_pager.hpp"
#include "comparison.hpp"
#include "core_search.hpp"
#include "model_questions.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/prompt.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <vector>

namespace satdoku::laboratory {

namespace {

void offer_to_save(ui::Console& console, const GroupedFormula& formula, const explain::Extraction& found,
                   const std::string& path) {
    if (!ui::ask_yes_no(console, language::text("core.save"), false).value_or(false)) return;
    const std::string standard =
        std::filesystem::path(result::res_name(path)).replace_extension(".core.cnf").string();
    const auto target = frame::ask_new_file(console, language::text("core.file"), standard);
    if (!target) return;
    if (*target == "-") throw core::Error("core.not_standard_output");
    core::require_apart({path}, {*target});
    write_core(*target, formula, found, path, false);
    console.out() << language::text("menu.saved", language::visible(*target)) << '\n';
}

/// A model after the other, until the person has seen enough.
void page_through_models(ui::Console& console, const models::Question& question, models::Limits limits) {
    const auto most = ui::ask_number(console, language::text("models.how_many"), 1, 1000000, 10);
    if (!most) return;
    limits.most = *most;
    std::vector<std::string> models;
    const models::Listing listing = models::list(
        question, engines_for_models(0), limits,
        [&](std::span<const cnf::Literal> model) { models.push_back(literal_lines("v", model)); });
    const std::size_t room = std::max<std::size_t>(console.rows(), 6) - 2;
    std::size_t used = 0;
    for (const std::string& model : models) {
        const auto lines = static_cast<std::size_t>(std::count(model.begin(), model.end(), '\n'));
        const bool is_full = used != 0 && used + lines > room;
        if (is_full && !ui::ask_yes_no(console, language::text("models.see_more"), true).value_or(false))
            break;
        used = is_full ? lines : used + lines;
        console.out() << model;
    }
    console.say(told_listing(listing));
}

}  // namespace

void ask_why(frame::Context& context, cnf::Formula& formula, const std::string& path) {
    ui::Console& console = context.console;
    CoreRequest request{.seconds = standard_seconds};
    if (!solving::ask_time_limit(console, language::text("core.seconds"), request.seconds)) return;
    GroupedFormula grouped;
    formula.replay(grouped);
    explain::Extraction found;
    const core::Stopwatch watch;
    {
        const frame::Interruptible work;
        found = find_core(console, grouped, request, work.token());
    }
    const double milliseconds = watch.milliseconds();
    if (found.finding.verdict == solve::Verdict::satisfiable)
        return console.say(language::text("core.satisfiable"));
    if (found.finding.verdict == solve::Verdict::unknown)
        return console.say(language::text("core.not_found", solving::reason_text(found.reason)));
    console.say(core_summary(grouped, found, request, milliseconds));
    std::vector<std::size_t> numbers;
    for (const explain::Group clause : found.finding.core) numbers.push_back(clause + 1);
    if (ui::ask_yes_no(console, language::text("core.see"), true).value_or(false))
        page_through_clauses(console, formula, path, std::move(numbers));
    offer_to_save(console, grouped, found, path);
}

void ask_models(frame::Context& context, const cnf::Formula& formula) {
    ui::Console& console = context.console;
    constexpr std::array<std::string_view, 3> questions = {"count", "list", "backbone"};
    const auto chosen = ui::ask_name(console, language::text("models.what"), "question", questions, 0);
    if (!chosen) return;
    models::Limits limits{.seconds = standard_seconds};
    if (!solving::ask_time_limit(console, language::text("core.seconds"), limits.seconds)) return;
    cnf::ClauseList clauses;
    formula.replay(clauses);
    const models::Question question(clauses, {});
    const frame::Interruptible work;
    limits.stop = work.token();
    if (questions[*chosen] == "list") return page_through_models(console, question, limits);
    if (questions[*chosen] == "count") {
        const models::Count count = count_models(console, question, engines_for_models(0), limits);
        console.say(count_text(count));
        console.say(told_count(count));
        return;
    }
    const models::Backbone backbone = find_backbone(console, question, engines_for_models(0), limits);
    if (backbone.verdict == solve::Verdict::satisfiable)
        console.out() << literal_lines("b", backbone.literals);
    console.say(told_backbone(backbone, question));
}

}  // namespace satdoku::laboratory
