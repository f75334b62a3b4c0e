// satdoku puzzle techniques: lists the human techniques.
#include <satdoku/core/json.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::studio {
namespace {
constexpr std::array<const char*, deduce::uses.size()> marks = {"", "+", ">", "-"};

void list(ui::Console& console) {
    ui::Table table({ui::Align::left, ui::Align::left, ui::Align::left, ui::Align::left, ui::Align::left});
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        table.add({std::string(facts.name), std::string(facts.code), marks[static_cast<std::size_t>(facts.use)],
                   language::text(language::key("level", puzzle::name(facts.level))),
                   wording::technique_name(facts.technique)});
    }
    console.out() << console.fit(table.lines(0));
}

void list_as_json(ui::Console& console) {
    std::string text;
    core::JsonWriter json(text);
    json.array(deduce::techniques(), [&](const deduce::TechniqueFacts& facts) {
        if (text.size() > 1) {
            json.new_line();
            text += ' ';
        }
        json.begin_object().member("name", facts.name).member("code", facts.code);
        json.member("level", puzzle::name(facts.level));
        json.member("use", deduce::name(facts.use));
        json.member("text", wording::technique_name(facts.technique)).end_object();
    });
    console.out() << text << '\n';
}

int run_techniques(frame::Context& context, const frame::Arguments& arguments) {
    arguments.has("json") ? list_as_json(context.console) : list(context.console);
    return frame::exit_done;
}
}  // namespace

frame::Command techniques_command() {
    return {.name = "puzzle techniques", .options = {{.name = "json"}}, .run = run_techniques};
}
}  // namespace satdoku::studio
