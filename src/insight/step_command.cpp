// satdoku step FILE: a search, event by event, forwards and back.
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/insight/stepping.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>

#include <optional>

namespace satdoku::insight {

namespace {

int run(frame::Context& context, const frame::Arguments& arguments) {
    const std::string& path = arguments.operands[0];
    // Standard input is where the commands come from.
    if (path == "-") throw core::Error("sat_menu.no_standard_input");
    const solving::SolveRequest request = solving::solve_request(arguments);
    cnf::ClauseList formula;
    std::optional<frame::Interruptible> work;
    const auto report = solving::read_formula(path, formula, {.relaxed = arguments.has("relaxed")}, work);
    if (!report) return frame::exit_done;
    work.reset();
    if (!context.quiet) context.console.tell(solving::warnings_text(*report));
    step_through(context, formula, request, language::visible(path),
                 wording::words_of(path, report->variables), !arguments.has("lines"));
    return frame::exit_done;
}

}  // namespace

frame::Command step_command() {
    std::vector<frame::Option> options = solving::solve_options();
    // A search that ends by the clock would end elsewhere when a step back has it done again.
    std::erase_if(options, [](const frame::Option& option) { return option.name == "time-limit"; });
    options.insert(options.end(), {{.name = "lines"}, {.name = "relaxed"}});
    return {.name = "step", .operands = "FILE", .count = {1, 1}, .options = std::move(options), .run = run};
}

}  // namespace satdoku::insight
