// satdoku [OPTIONS] [FILE.cnf [PROOF]]: `solve`, with the operands and options of other solvers (Kissat, CaDiCaL), so that
// scripts that were written for these need another name only. An option is a row.
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <algorithm>

namespace satdoku::laboratory {
namespace {

/// An option of other solvers, and the option of `solve` that it means.
struct Spelling {
    frame::Option option;
    std::string_view meaning = {};  ///< empty: needs no translation
    std::string_view value = {};    ///< of the meaning, if it is always the same
};

/// The configurations do what those of Kissat of these names do.
const std::vector<Spelling>& spellings() {
    static const std::vector<Spelling> all = {
        {{.name = "time", .value = frame::Value::decimal, .letter = 't', .limits_command = true}},
        {{.name = "conflicts", .value = frame::Value::integer, .smallest = 1, .letter = 'c'}, "conflict-limit"},
        {{.name = "decisions", .value = frame::Value::integer, .smallest = 1, .letter = 'd'}, "decision-limit"},
        {{.name = "sat"}, "set", "sat"},
        {{.name = "unsat"}, "set", "unsat"},
        {{.name = "plain"}, "set", "plain"},
        {{.name = "default"}},
        {{.name = "binary"}, "proof-format", "binary"},
        {{.name = "no-binary"}, "proof-format", "text"},
        {{.name = "lrat"}, "proof-format", "lrat-binary"},
        {{.name = "no-witness"}, "no-model"},
        {{.name = "statistics", .letter = 's'}, "stats"},
        {{.name = "force", .letter = 'f'}, "relaxed"},
        {{.name = "check"}},   // every model is checked
        {{.name = "strict"}},  // without "relaxed", reading is
    };
    return all;
}

int run_standard(frame::Context& context, const frame::Arguments& given) {
    frame::Arguments arguments = given;
    const bool is_proved = given.operands.size() > 1 || given.has("proof");
    for (const auto& [option, meaning, value] : spellings()) {
        if (meaning.empty() || !given.has(option.name) || (meaning == "proof-format" && !is_proved)) continue;
        const auto before = arguments.text(meaning);
        if (value.empty()) {
            arguments.set(meaning, given.text(option.name));
        } else {
            arguments.set(meaning,
                          before && meaning == "set" ? std::string(value) + "," + *before : std::string(value));
        }
    }
    if (is_proved && given.has("lrat") && given.has("no-binary")) arguments.set("proof-format", "lrat");
    if (arguments.operands.empty()) {
        if (ui::is_terminal(ui::Channel::input)) throw core::Error("usage.operand_missing", {"FILE.cnf"});
        core::return_to_standard_input(ui::take_ahead());
        arguments.operands.emplace_back("-");
    }
    if (arguments.operands.size() > 1) {
        if (arguments.has("proof")) throw core::Error("usage.operand_unwanted", {arguments.operands[1]});
        core::require_apart({arguments.operands[0]}, {arguments.operands[1]});
        if (!given.has("force")) {
            frame::require_replaceable(arguments.operands[1], frame::contents::proof, "proof");
            frame::require_ending(arguments.operands[1], frame::contents::proof, "proof");
        }
        arguments.set("proof", arguments.operands[1]);
        if (!arguments.has("proof-format")) arguments.set("proof-format", "binary");
        arguments.operands.pop_back();
    }
    return solve_command().run(context, arguments);
}
}  // namespace

frame::Command standard_command() {
    std::vector<frame::Option> options = solve_command().options;
    // Its value may lack, so that a second operand would be taken for it.
    std::erase_if(options, [](const frame::Option& option) { return option.name == "res"; });
    for (const Spelling& spelling : spellings()) options.push_back(spelling.option);
    return {.name = {},
            .operands = "[OPTIONS] [FILE.cnf [PROOF]]",
            .count = frame::OperandCount{0, 2},
            .options = std::move(options),
            .run = run_standard};
}

}  // namespace satdoku::laboratory
