// satdoku replay FILE: replays recorded library calls and reports where results or questions to callbacks differ.
#include <satdoku/core/file.hpp>
#include <satdoku/ipasir/replay.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::laboratory {
namespace {

/// A call as in the file, cut off if it is long.
std::string shown(const ipasir::RecordedCall& call) {
    constexpr std::size_t most_words = 8;
    std::string text = call.solver == 1 ? call.name : '@' + std::to_string(call.solver) + ' ' + call.name;
    for (std::size_t index = 0; index < call.words.size() && index < most_words; ++index)
        text += ' ' + call.words[index];
    return language::visible(call.words.size() > most_words ? text + " ..." : text);
}

int run_replay(frame::Context& context, const frame::Arguments& arguments) {
    constexpr std::uint64_t most_shown = 20;
    const std::string& path = arguments.operands[0];
    const std::vector<ipasir::RecordedCall> calls = ipasir::read_record(core::read_whole(path), path);
    ui::Console& console = context.console;
    ipasir::Replay replay;
    std::uint64_t different = 0;
    for (const ipasir::RecordedCall& call : calls) {
        const std::optional<std::int64_t> expected = ipasir::Replay::expected(call);
        const std::int64_t result = replay.play(call);
        const bool differs = expected && *expected != result;
        if ((!differs && !replay.strayed()) || ++different > most_shown) continue;
        const std::string line = differs ? language::text("replay.differs", call.line, shown(call), *expected, result)
                                         : language::text("replay.strayed", call.line, shown(call));
        console.out() << console.fit(line + '\n');
    }
    console.out() << console.fit(language::text("replay.done", calls.size(), different) + '\n');
    return different == 0 ? frame::exit_done : frame::exit_no;
}
}  // namespace

frame::Command replay_command() { return {.name = "replay", .operands = "FILE", .options = {}, .run = run_replay}; }
}  // namespace satdoku::laboratory
