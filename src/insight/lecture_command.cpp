// satdoku lecture [NAME]: small formulas explained step by step, or a list of them.
#include <satdoku/core/error.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/insight/lecture.hpp>

namespace satdoku::insight {

namespace {

int run(frame::Context& context, const frame::Arguments& arguments) {
    if (arguments.operands.empty()) {
        for (const char* option : {"formula", "output"}) {
            if (!arguments.has(option)) continue;
            throw core::Error("usage.lecture_name", {std::string("--") += option});
        }
        context.console.out() << lectures_table();
        return frame::exit_done;
    }
    const Lecture& lecture = find_lecture(arguments.operands[0]);
    if (arguments.has("formula")) {
        write_lecture(lecture, arguments.text("output").value_or("-"));
    } else if (arguments.has("output")) {
        throw core::Error("usage.needs", {"--output", "--formula"});
    } else {
        give_lecture(context.console, lecture);
    }
    return frame::exit_done;
}

std::vector<std::string_view> names() {
    std::vector<std::string_view> all;
    for (const Lecture& lecture : lectures()) all.push_back(lecture.name);
    return all;
}

}  // namespace

frame::Command lecture_command() {
    return {.name = "lecture",
            .operands = "[NAME]",
            .count = {0, 1},
            .words = names(),
            .options = {{.name = "formula"}, frame::output_option()},
            .run = run};
}

}  // namespace satdoku::insight
