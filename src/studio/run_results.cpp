#include "run_results.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/core/milestones.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace satdoku::studio {

namespace {

/// Options that make no difference to what is written into the file.
constexpr std::array<std::string_view, 6> options_beside = {"color",  "continue", "lang",
                                                            "output", "quiet",    "threads"};

/// What tells a run from others: the program, the command, its options and what it reads.
std::string run_of(std::string_view command, const frame::Arguments& arguments, const std::string& read) {
    std::string run = "satdoku " + frame::version() + " " + std::string(command) + '\n';
    for (const auto& [option, value] : arguments.values()) {
        if (std::find(options_beside.begin(), options_beside.end(), option) != options_beside.end()) continue;
        run += "--" + option + (value ? ' ' + core::json_string(*value) : "") + '\n';
    }
    return run + read;
}

}  // namespace

frame::Option continue_option() {
    return {.name = "continue"};
}

RunResults::RunResults(ui::Console& console, std::string_view command, const frame::Arguments& arguments,
                       const std::string& read, std::size_t numbers)
    : console_(console),
      quiet_(arguments.has("quiet")),
      path_(arguments.text("output").value_or("-")),
      begun_(numbers) {
    if (!arguments.has("continue")) {
        results_.emplace(console, arguments);
        return;
    }
    if (path_ == "-") throw core::Error("usage.needs", {"--continue", "--output FILE"});
    file_.emplace(path_, run_of(command, arguments, read), numbers);
    begun_ = file_->begun().numbers;
    if (quiet_) return;
    if (is_whole()) {
        console_.err() << language::text("continue.is_whole", language::visible(path_)) << '\n';
    } else if (file_->begun().bytes > 0) {
        console_.err() << language::text("continue.goes_on", language::visible(path_), file_->begun().bytes)
                       << '\n';
    }
}

void RunResults::write(std::string_view text) {
    core::reach(core::Milestone::write);
    if (file_) {
        file_->write(text);
    } else {
        results_->write(text);
    }
}

void RunResults::reached(std::vector<std::uint64_t> numbers) {
    if (file_) file_->reached(std::move(numbers));
}

void RunResults::end(bool is_whole_now, std::vector<std::uint64_t> numbers, bool on_disk) {
    if (results_) {
        // A file is written whole or not at all; what went down a pipe is there already.
        if (is_whole_now) results_->commit(on_disk);
    } else if (is_whole_now) {
        if (!is_whole()) file_->commit(std::move(numbers));
    } else {
        file_->stop();
        if (!quiet_) console_.err() << language::text("continue.stopped", language::visible(path_)) << '\n';
    }
}

}  // namespace satdoku::studio
