// Asks for a formula clause by clause.
#include <satdoku/cnf/typed_formula.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/sat_menu.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/width.hpp>

namespace satdoku::laboratory {

std::optional<std::string> type_formula(ui::Console& console) {
    cnf::TypedFormula formula;
    bool is_ended = false;
    console.say(language::text("type_formula.how"));
    const auto take = [&](const std::string& typed) {
        const std::string line(core::trimmed(ui::half_width(typed)));
        is_ended = line.empty();
        if (is_ended || line == "q") return false;
        if (line == "?") {
            console.say(language::text("type_formula.how"));
        } else {
            formula.add(line);
        }
        return true;
    };
    ui::converse(
        console,
        [&] { return language::text("prompt.plain", language::text("type_formula.clause", formula.clauses() + 1)); },
        take, {"clause", {}});
    if (!is_ended || formula.clauses() == 0) return std::nullopt;
    const auto path = frame::ask_new_file(console, language::text("samples.file"), core::free_name("typed.cnf"));
    if (!path) return std::nullopt;
    if (*path == "-") throw core::Error("prompt.needs_file");
    core::Output output(*path);
    output.write(formula.dimacs());
    output.commit();
    console.say(language::text("menu.saved", language::visible(*path)));
    return path;
}

}  // namespace satdoku::laboratory
