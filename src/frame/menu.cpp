#include <satdoku/core/error.hpp>
#include <satdoku/frame/menu.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/width.hpp>

#include <cassert>
#include <new>

namespace satdoku::frame {

void run_menu(ui::Console& console, const std::function<std::string()>& title, const std::vector<MenuItem>& items,
              const std::function<std::size_t()>& standard) {
    bool already_interrupted = false;  // the first Ctrl-C may be a slip and does not leave
    for (;;) {
        console.out() << '\n' << console.paint(ui::Style::heading, title()) << '\n';
        std::vector<ui::Choice> choices;
        for (const MenuItem& item : items) {
            const std::string help = std::string(item.title) + "_help";
            choices.push_back({std::string(item.name), language::text(item.title),
                               language::has_text(help) ? language::text(help) : std::string()});
        }
        const auto chosen = ui::ask_choice(console, language::text("menu.question"), choices, standard());
        if (!chosen && console.interrupted() && !already_interrupted) {
            already_interrupted = true;
            console.out() << language::text("menu.interrupted") << '\n';
            continue;
        }
        if (!chosen || !items[*chosen].run) return;
        already_interrupted = false;
        try {
            items[*chosen].run();
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            console.progress({});
            for (const std::string& line : ui::wrap(language::error_line(error), console.columns() - 1)) {
                console.out() << console.paint(ui::Style::bad, line) << '\n';
            }
        } catch (const std::bad_alloc&) {
            console.out() << console.paint(ui::Style::bad, language::text("error.line", language::text("error.memory")))
                          << '\n';
        }
    }
}

bool ask_option(ui::Console& console, const Option& option, const OptionQuestion& question, Arguments& arguments) {
    assert(option.value == Value::integer || option.value == Value::output);
    if (option.value == Value::output) {
        const auto path = ask_new_file(console, question.text, question.standard);
        if (path) arguments.set(option.name, *path);
        return path.has_value();
    }
    const bool takes_word = !question.none.empty();
    const auto accept = [&](const std::string& answer) {
        if (takes_word && answer == question.none) return;
        arguments.set(option.name, std::to_string(ui::number_of(answer, option.smallest, option.largest)));
    };
    const ui::PromptAid aid{takes_word ? "answer" : "number", {}};
    return ui::ask_until(console, question.text, question.standard, accept, aid).has_value();
}

}  // namespace satdoku::frame
