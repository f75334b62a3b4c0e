// satdoku puzzle techniques: the techniques by which people solve, and a check of them against a library of
// cases.
#include "commands.hpp"
#include "interruption.hpp"
#include "puzzle_options.hpp"
#include "technique_text.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/core/lines.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/deduce/library.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/text.hpp>

#include <stop_token>

namespace satdoku::app {

namespace {

void list(ui::Console& console) {
    ui::Table table({ui::Align::left, ui::Align::left, ui::Align::left});
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        table.add({std::string(facts.name), std::string(facts.code), technique_name(facts.technique)});
    }
    console.out() << table.lines(0);
}

void list_as_json(ui::Console& console) {
    std::string json;
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        json += json.empty() ? "[" : ",\n ";
        json += "{\"name\":" + core::json_string(facts.name) + ",\"code\":" + core::json_string(facts.code) +
                ",\"text\":" + core::json_string(technique_name(facts.technique)) + "}";
    }
    console.out() << json << "]\n";
}

/// Compares each case of a library with what its technique finds.
class LibraryCheck {
  public:
    LibraryCheck(Context& context, const std::string& path)
        : context_(context), path_(path), input_(path), geometry_(grid::sudoku()) {}

    int run() {
        const Interruptible work;
        input_.stop_on(work.token());
        core::LineReader lines(input_);
        while (const auto line = lines.next()) {
            if (work.token().stop_requested()) break;
            ++line_;
            check(*line);
            tell_progress();
        }
        context_.console.progress({});
        if (cases_ == 0 && bad_ == 0 && !work.token().stop_requested())
            throw core::Error({path_, 0, 0}, "library.empty");
        context_.console.out() << ui::text("techniques.done", right_, cases_) << '\n';
        if (bad_ > 0) return exit_bad_input;
        return right_ == cases_ ? exit_done : exit_no;
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
            context_.console.progress({});
            context_.console.out() << line_ << '\t' << subject.code << '\t'
                                   << deduce::yields_text(geometry_, subject.expected) << '\t'
                                   << deduce::yields_text(geometry_, found) << '\n';
        } catch (const core::Error& error) {
            if (error.location()) throw;
            ++bad_;
            context_.console.progress({});
            context_.console.err() << ui::error_line(
                                          core::Error({path_, line_, 0}, error.key(), error.arguments()))
                                   << '\n';
        }
    }

    void tell_progress() {
        constexpr double between = 0.2;
        if (!context_.console.shows_progress() || stopwatch_.seconds() < next_progress_) return;
        next_progress_ = stopwatch_.seconds() + between;
        context_.console.progress(ui::text("techniques.progress", cases_));
    }

    Context& context_;
    const std::string path_;
    core::Input input_;
    const deduce::Geometry geometry_;
    std::uint64_t line_ = 0;
    std::uint64_t cases_ = 0;
    std::uint64_t right_ = 0;
    std::uint64_t bad_ = 0;
    core::Stopwatch stopwatch_;
    double next_progress_ = 0;
};

int run(Context& context, const Arguments& arguments) {
    if (const auto library = arguments.text("check")) {
        if (arguments.has("json")) throw core::Error("usage.both", {"--check", "--json"});
        return LibraryCheck(context, *library).run();
    }
    arguments.has("json") ? list_as_json(context.console) : list(context.console);
    return exit_done;
}

}  // namespace

Command puzzle_techniques_command() {
    return {.name = "puzzle techniques",
            .operands = "",
            .count = {0, 0},
            .options = {{.name = "check", .value = Value::file, .placeholder = "FILE"}, {.name = "json"}},
            .run = run};
}

}  // namespace satdoku::app
