// satdoku puzzle techniques: the techniques by which people solve, and a check of them against a library of
// cases.
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/core/lines.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/deduce/library.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/wording/technique_text.hpp>

#include <stop_token>

namespace satdoku::studio {

namespace {

void list(ui::Console& console) {
    ui::Table table({ui::Align::left, ui::Align::left, ui::Align::left});
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        table.add(
            {std::string(facts.name), std::string(facts.code), wording::technique_name(facts.technique)});
    }
    console.out() << table.lines(0);
}

void list_as_json(ui::Console& console) {
    std::string json;
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        json += json.empty() ? "[" : ",\n ";
        json += "{\"name\":" + core::json_string(facts.name) + ",\"code\":" + core::json_string(facts.code) +
                ",\"text\":" + core::json_string(wording::technique_name(facts.technique)) + "}";
    }
    console.out() << json << "]\n";
}

/// Compares each case of a library with what its technique finds.
class LibraryCheck {
  public:
    LibraryCheck(frame::Context& context, const std::string& path)
        : context_(context), path_(path), input_(path), geometry_(grid::sudoku()) {}

    int run() {
        const frame::Interruptible work;
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
        context_.console.out() << language::text("techniques.done", right_, cases_) << '\n';
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
            context_.console.progress({});
            context_.console.out() << line_ << '\t' << subject.code << '\t'
                                   << deduce::yields_text(geometry_, subject.expected) << '\t'
                                   << deduce::yields_text(geometry_, found) << '\n';
        } catch (const core::Error& error) {
            if (error.location()) throw;
            ++bad_;
            context_.console.progress({});
            context_.console.err() << language::error_line(
                                          core::Error({path_, line_, 0}, error.key(), error.arguments()))
                                   << '\n';
        }
    }

    void tell_progress() {
        constexpr double between = 0.2;
        if (!context_.console.shows_progress() || stopwatch_.seconds() < next_progress_) return;
        next_progress_ = stopwatch_.seconds() + between;
        context_.console.progress(language::text("techniques.progress", cases_));
    }

    frame::Context& context_;
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

int run(frame::Context& context, const frame::Arguments& arguments) {
    if (const auto library = arguments.text("check")) {
        if (arguments.has("json")) throw core::Error("usage.both", {"--check", "--json"});
        return LibraryCheck(context, *library).run();
    }
    arguments.has("json") ? list_as_json(context.console) : list(context.console);
    return frame::exit_done;
}

}  // namespace

frame::Command techniques_command() {
    return {
        .name = "puzzle techniques",
        .operands = "",
        .count = {0, 0},
        .options = {{.name = "check", .value = frame::Value::file, .placeholder = "FILE"}, {.name = "json"}},
        .run = run};
}

}  // namespace satdoku::studio
