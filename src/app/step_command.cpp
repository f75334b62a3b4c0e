// satdoku step FILE: a search, event by event, forwards and back.
#include "commands.hpp"
#include "formula_input.hpp"
#include "stepping.hpp"

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/ui/text.hpp>

#include <optional>

namespace satdoku::app {

namespace {

int run(Context& context, const Arguments& arguments) {
    const std::string& path = arguments.operands[0];
    // Standard input is where the commands come from.
    if (path == "-") throw core::Error("sat_menu.no_standard_input");
    const SolveRequest request = solve_request(arguments);
    cnf::ClauseList formula;
    std::optional<Interruptible> work;
    const auto report = read_formula(path, formula, {.relaxed = arguments.has("relaxed")}, work);
    if (!report) return exit_done;
    work.reset();
    if (!context.quiet) context.console.tell(warnings_text(*report));
    step_through(context, formula, request, ui::visible(path), words_of(path, report->variables),
                 !arguments.has("lines"));
    return exit_done;
}

}  // namespace

Command step_command() {
    std::vector<Option> options = solve_options();
    // A search that ends by the clock would end elsewhere when a step back has it done again.
    std::erase_if(options, [](const Option& option) { return option.name == "time-limit"; });
    options.insert(options.end(), {{.name = "lines"}, {.name = "relaxed"}});
    return {.name = "step", .operands = "FILE", .count = {1, 1}, .options = std::move(options), .run = run};
}

}  // namespace satdoku::app
