// satdoku [OPTIONS] [FILE.cnf [PROOF]]: `solve`, with the operands and options of other solvers (Kissat, CaDiCaL, MiniSat),
// so that scripts that were written for these need another name only. An option is a row.
#include <satdoku/core/numbers.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_report.hpp>

namespace satdoku::laboratory {
namespace {
/// What the names of Kissat's and CaDiCaL's options begin with that say how to search, not what for: they are ignored.
constexpr std::string_view tuning =
    "ands,arena,backbone,bigbig,block,bump,check,chrono,color,compact,condition,congruence,cover,decay,decomp,"
    "dedup,definit,defrag,eager,elim,ema,equiv,exteager,external,extract,factor,fast,flush,focused,force,forward,"
    "ifthenelse,ilb,inc,inprob,inproc,instant,jump,log,lucky,mineffort,minimize,mode,otf,partial,phase,preproc,"
    "probe,profile,promote,radix,randec,realtime,recompute,reduce,reluctant,reorder,rephase,report,restart,"
    "restore,reverse,score,shrink,shuffle,simplify,smallcl,stabilize,stable,stubborn,subst,subsume,sweep,target,"
    "terminate,ternary,tier,transit,transred,tumble,vivify,walk,warmup";

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
        {{.name = "frat"}, "proof-format", "frat-binary"},
        {{.name = "veripb"}, "proof-format", "veripb"},
        {{.name = "answer", .value = frame::Value::output, .letter = 'w', .replaces = frame::contents::result}},
        {{.name = "quiet", .letter = 'q'}},
        {{.name = "minisat"}},  // the second operand is the file of the answer
        {{.name = "ignored", .value = frame::Value::text}},
        {{.name = "no-witness"}, "no-model"},
        {{.name = "statistics", .letter = 's'}, "stats"},
        {{.name = "force", .letter = 'f'}, "relaxed"},
        {{.name = "check"}},   // every model is checked
        {{.name = "strict"}},  // without "relaxed", reading is
    };
    return all;
}

/// A word that begins with "--": a switch may have a value or "no-" before its name.
void respell_long(const std::string& word, std::vector<std::string>& result) {
    static const std::vector<frame::Option> options = standard_command().options;
    const std::size_t end = std::min(word.find('='), word.size());
    const bool is_negated = word.starts_with("--no-");
    const std::string name = word.substr(is_negated ? 5 : 2, end - (is_negated ? 5 : 2));
    const std::string value = end < word.size() ? word.substr(end + 1) : "1";
    const double number = value == "true" ? 1 : value == "false" ? 0 : core::parse_number<double>(value).value_or(-1);
    const bool is_on = (number > 0) != is_negated;
    const auto own = std::ranges::find(options, name, &frame::Option::name);
    const bool has_opposite = std::ranges::count(options, "no-" + name, &frame::Option::name) > 0;
    const bool is_known = own != options.end();
    const bool is_switch = is_known ? own->value == frame::Value::none || own->value_may_lack : has_opposite;
    if (number < 0 || !is_switch) {
        const auto begins = [&](const std::string& begin) { return name.starts_with(begin); };
        const bool is_tuning = std::ranges::any_of(frame::split_at_commas(tuning), begins);
        result.push_back(!is_known && number >= 0 && is_tuning ? "--ignored=" + word : word);
    } else if (is_on && is_known) {
        result.insert(result.end(), name == "verbose" && number > 1 ? 2 : 1, "--" + name);
    } else if (!is_on && has_opposite) {
        result.push_back("--no-" + name);
    }
}

int run_standard(frame::Context& context, const frame::Arguments& given) {
    frame::Arguments arguments = given;
    const bool is_minisat = given.has("minisat");
    const bool is_proved = (!is_minisat && given.operands.size() > 1) || given.has("proof");
    for (const auto& word : given.all("ignored")) {
        const std::string text = language::text("solve.ignored", language::visible(*word));
        if (!context.quiet) context.console.out() << solving::as_comment(context.console, text);
    }
    for (const auto& [option, meaning, value] : spellings()) {
        if (meaning.empty() || !given.has(option.name) || (meaning == "proof-format" && !is_proved)) continue;
        const std::string before = meaning == "set" && arguments.has("set") ? "," + *arguments.text("set") : "";
        arguments.set(meaning, value.empty() ? given.text(option.name) : std::string(value) + before);
    }
    if (is_proved && given.has("frat") && given.has("no-binary")) arguments.set("proof-format", "frat");
    if (is_proved && given.has("lrat")) {
        if (given.has("no-binary")) arguments.set("proof-format", "lrat");
        arguments.set("set", "rup" + (arguments.has("set") ? "," + *arguments.text("set") : ""));
    }
    if (arguments.operands.empty()) {
        if (ui::is_terminal(ui::Channel::input)) throw core::Error("usage.operand_missing", {"FILE.cnf"});
        core::return_to_standard_input(ui::take_ahead());
        arguments.operands.emplace_back("-");
    }
    if (arguments.operands.size() > 1) {
        const std::string option = is_minisat ? "answer" : "proof";
        if (arguments.has(option)) throw core::Error("usage.operand_unwanted", {arguments.operands[1]});
        core::require_apart({arguments.operands[0]}, {arguments.operands[1]});
        const unsigned kind = is_minisat ? frame::contents::result : frame::contents::proof;
        if (!given.has("force")) {
            const std::string_view named_by = is_minisat ? "minisat" : "proof";
            frame::require_replaceable(arguments.operands[1], kind, named_by);
            frame::require_ending(arguments.operands[1], kind, named_by);
        }
        arguments.set(option, arguments.operands[1]);
        if (!is_minisat && !arguments.has("proof-format")) arguments.set("proof-format", "binary");
        arguments.operands.pop_back();
    }
    return solve_command().run(context, arguments);
}
}  // namespace

std::vector<std::string> respelled(std::string_view called, const std::vector<std::string>& words) {
    const std::string_view program = called.substr(called.find_last_of("/\\") + 1);
    const bool is_minisat = program.starts_with("minisat") || program.starts_with("glucose") ||
                            std::ranges::find(words, "--minisat") != words.end();
    std::vector<std::string> result;
    if (is_minisat) result.emplace_back("--minisat");
    for (auto at = words.begin(); at != words.end(); ++at) {
        if (*at == "--") return result.insert(result.end(), at, words.end()), result;
        const bool is_short = at->size() > 1 && at->front() == '-' && (*at)[1] != '-';
        const bool is_counted = is_short && std::string_view("OPLl").find((*at)[1]) < 4 &&
                                at->find_first_not_of("0123456789", 2) == std::string::npos;
        if (at->starts_with("--")) {
            respell_long(*at, result);
        } else if (is_minisat && at->starts_with("-cpu-lim=")) {
            result.push_back("--time=" + at->substr(9));
        } else if (is_minisat && at->starts_with("-mem-lim=")) {
            result.push_back("--memory-limit=" + at->substr(9));
        } else {
            result.push_back(is_counted || (is_minisat && is_short && at->size() > 2) ? "--ignored=" + *at : *at);
        }
    }
    return result;
}

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
