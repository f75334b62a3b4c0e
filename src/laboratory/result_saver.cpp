#include <satdoku/frame/interruption.hpp>
#include <satdoku/laboratory/sat_menu.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>

namespace satdoku::laboratory {
namespace {
/// Returns the first free name of x-2.res, x-3.res, ...; empty if x.res itself is free.
std::string other_name(const std::string& path) {
    const std::string name =
        core::free_name(path, [](const std::string& each) { return !core::is_regular_file(each); });
    return name == path ? std::string() : name;
}

/// Estimates the size of a model's text.
double bytes_of_model(std::uint32_t variables) {
    double bytes = 0;
    std::uint64_t first = 1;
    for (double digits = 1; first <= variables; ++digits, first *= 10) {
        const std::uint64_t numbers = std::min<std::uint64_t>(variables + std::uint64_t{1}, 10 * first) - first;
        constexpr double blank_and_sign = 1.5;
        bytes += static_cast<double>(numbers) * (digits + blank_and_sign);
    }
    return bytes;
}
}  // namespace

/// Asks before a file is replaced. Returns nothing if the person leaves.
std::optional<bool> ResultSaver::may_replace(const std::string& path, const solve::Outcome& outcome,
                                             const std::string& formula_path) {
    if (!core::is_regular_file(path)) return true;
    const bool loses_answer = outcome.verdict == solve::Verdict::unknown && result::holds_answer(path);
    const auto written = formulas_.find(path);
    if (written != formulas_.end() && written->second == formula_path && !loses_answer) return true;
    const std::string_view question = loses_answer ? "saving.loses_answer" : "menu.overwrite";
    return ui::ask_yes_no(console_, language::text(question, language::visible(path)), false);
}

/// Asks before a very large file is written. Returns nothing if the person leaves.
std::optional<bool> ResultSaver::confirms_size(std::uint32_t variables) {
    constexpr double much = 1e8;
    constexpr double gigabyte = 1e9;
    const double bytes = bytes_of_model(variables);
    if (bytes < much) return true;
    return ui::ask_yes_no(console_, language::text("saving.large", language::decimal_text(bytes / gigabyte, 1)), false);
}

bool ResultSaver::write(const solving::Solution& solution, std::uint32_t variables, const std::string& path) {
    const frame::Interruptible work;
    const solve::Engine& engine = *solution.engine;
    const auto model = [&](cnf::Variable variable) { return engine.value(variable); };
    return result::write_res(core::Output(path), solution.outcome, variables, model, work.token());
}

std::optional<std::string> ResultSaver::save(const solving::Solution& solution, std::uint32_t variables,
                                             const std::string& formula_path) {
    const bool has_model = solution.outcome.verdict == solve::Verdict::satisfiable;
    if (has_model && !confirms_size(variables).value_or(false)) return std::nullopt;
    std::string path = result::res_name(formula_path);
    for (;;) {
        try {
            core::require_apart({formula_path}, {path});
            const auto may = may_replace(path, solution.outcome, formula_path);
            if (!may) return std::nullopt;
            if (*may) {
                const bool whole = write(solution, variables, path);
                console_.say(language::text(whole ? "menu.saved" : "saving.stopped", language::visible(path)));
                if (!whole) return std::nullopt;
                formulas_[path] = formula_path;
                return path;
            }
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            console_.out() << console_.fit(console_.paint(ui::Style::bad, language::error_line(error)) + '\n');
        }
        const auto other =
            ui::ask_file(console_, language::text("saving.other_file"), other_name(path), "prompt.new_file_help");
        if (!other) return std::nullopt;
        path = *other;
    }
}
}  // namespace satdoku::laboratory
