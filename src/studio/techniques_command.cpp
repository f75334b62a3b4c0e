// satdoku puzzle techniques: lists the human techniques, or checks them against a library of cases.
#include "batch.hpp"
#include <satdoku/core/json.hpp>
#include <satdoku/deduce/library.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/table.hpp>
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

/// Compares the expected steps of each case of a library with the steps that the technique finds.
class LibraryCheck {
  public:
    LibraryCheck(frame::Context& context, const std::string& path)
        : console_(context.console), path_(path), input_(path), geometry_(grid::sudoku()), batch_(context) {}

    int run() {
        input_.stop_on(batch_.token());
        core::LineReader lines(input_);
        while (const auto line = lines.next()) {
            if (batch_.stopped()) break;
            ++line_;
            check(*line);
            batch_.progress("techniques.progress", cases_);
        }
        batch_.end_progress();
        if (cases_ == 0 && bad_ == 0 && !batch_.stopped()) throw core::Error({path_, 0, 0}, "library.empty");
        console_.out() << language::text("techniques.done", right_, cases_) << '\n';
        if (bad_ > 0) return frame::exit_bad_input;
        return right_ == cases_ ? frame::exit_done : frame::exit_no;
    }

  private:
    void check(std::string_view line) {
        line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
        if (line.empty() || line.front() == '#') return;
        try {
            const deduce::Case subject = deduce::parse_case(geometry_, line);
            ++cases_;
            const std::vector<deduce::Yield> found = deduce::yields_of(subject);
            if (found == subject.expected) {
                ++right_;
                return;
            }
            batch_.end_progress();
            console_.out() << line_ << '\t' << subject.code << '\t' << deduce::yields_text(geometry_, subject.expected)
                           << '\t' << deduce::yields_text(geometry_, found) << '\n';
        } catch (const core::Error& error) {
            if (error.location()) throw;
            ++bad_;
            batch_.report(language::error_line(core::Error({path_, line_, 0}, error.key(), error.arguments())));
        }
    }

    ui::Console& console_;
    const std::string path_;
    core::Input input_;
    const deduce::Geometry geometry_;
    Batch batch_;
    std::uint64_t line_ = 0;
    std::uint64_t cases_ = 0;
    std::uint64_t right_ = 0;
    std::uint64_t bad_ = 0;
};

int run_techniques(frame::Context& context, const frame::Arguments& arguments) {
    if (const auto library = arguments.text("check")) {
        if (arguments.has("json")) throw core::Error("usage.both", {"--check", "--json"});
        return LibraryCheck(context, *library).run();
    }
    arguments.has("json") ? list_as_json(context.console) : list(context.console);
    return frame::exit_done;
}
}  // namespace

frame::Command techniques_command() {
    return {.name = "puzzle techniques",
            .options = {{.name = "check", .value = frame::Value::file}, {.name = "json"}},
            .run = run_techniques};
}
}  // namespace satdoku::studio
