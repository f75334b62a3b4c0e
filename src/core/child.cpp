#include "system/child.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <cerrno>

namespace satdoku::core {
namespace {
constexpr std::size_t most_messages = 4096;

/// Reads what a started program writes, without waiting for one stream while the other is full.
class Listener {
  public:
    Listener(OpenFile output, OpenFile messages) : output_(std::move(output)), messages_(std::move(messages)) {}

    bool at_end() const { return !output_.open() && !messages_.open(); }
    /// Reads once from what is ready within the time. Returns false if nothing was.
    bool listen(int milliseconds, ChildEnd& heard) {
        const auto [output, messages] = wait_for_either(output_, messages_, milliseconds);
        if (output) take(output_, heard.output);
        if (messages) take(messages_, heard.messages);
        if (heard.messages.size() > most_messages) heard.messages.resize(most_messages);
        return output || messages;
    }

  private:
    static void take(OpenFile& file, std::string& text) {
        std::array<char, std::size_t{1} << 16> block;
        const std::ptrdiff_t count = read_some(file, block.data(), block.size());
        if (count <= 0) {
            file.close();
        } else {
            text.append(block.data(), static_cast<std::size_t>(count));
        }
    }

    OpenFile output_;
    OpenFile messages_;
};
}  // namespace

ChildEnd run_child(const std::vector<std::string>& words, const ChildLimits& limits,
                   const std::function<bool()>& stopped) {
    using Cut = ChildEnd::Cut;
    constexpr int between = 20;  // milliseconds
    constexpr int moment = 1;    // without streams, nothing announces the end
    OpenFile output, messages, write_output, write_messages;
    Child child;
    const Stopwatch watch;
    const bool has_pipes = make_pipe(output, write_output) && make_pipe(messages, write_messages);
    const int error = has_pipes ? child.start(words, {{}, write_output, write_messages}, limits) : errno;
    if (error != 0) throw Error("child.not_started", {words.front(), reason(error)});
    write_output.close();
    write_messages.close();
    Listener listener(std::move(output), std::move(messages));
    ChildEnd heard;
    while (heard.cut == Cut::none && !child.has_ended()) {
        listener.listen(listener.at_end() ? moment : between, heard);
        if (limits.seconds && watch.seconds() >= *limits.seconds) heard.cut = Cut::time;
        if (heard.output.size() > limits.output) heard.cut = Cut::output;
        if (stopped()) heard.cut = Cut::stopped;
    }
    heard.milliseconds = watch.milliseconds();
    ChildEnd end = heard.cut == Cut::none ? child.wait() : child.end();
    child.end_strays();
    while (heard.output.size() <= limits.output && listener.listen(0, heard)) {
    }
    if (heard.cut == Cut::none && heard.output.size() > limits.output) heard.cut = Cut::output;
    const bool is_killed = limits.cpu_seconds && end.cpu_seconds >= *limits.cpu_seconds && end.signal == "SIGKILL";
    const bool used_up = is_killed || end.signal == cpu_time_signal;
    end.cut = heard.cut == Cut::none && used_up ? Cut::time : heard.cut;
    end.milliseconds = heard.milliseconds;
    end.output = std::move(heard.output);
    end.messages = std::move(heard.messages);
    return end;
}

std::vector<std::string> command_words(std::string_view command) {
    std::vector<std::string> words;
    bool in_word = false;
    char quote = '\0';
    for (std::size_t at = 0; at < command.size(); ++at) {
        const char next = command[at];
        const bool is_blank = blanks.find(next) != std::string_view::npos;
        if (quote == '\0' && is_blank) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        const std::string_view after = command.substr(at + 1, 1);
        const bool protects = !after.empty() && (after[0] == '\\' || after[0] == '"' || after[0] == '\'' ||
                                                 (quote == '\0' && blanks.find(after[0]) != std::string_view::npos));
        if (next == '\\' && quote != '\'' && protects) {
            words.back() += command[++at];
        } else if (quote == '\0' && (next == '"' || next == '\'')) {
            quote = next;
        } else if (next == quote && quote != '\0') {
            quote = '\0';
        } else {
            words.back() += next;
        }
    }
    if (quote != '\0') throw Error("child.open_quote", {std::string(command), std::string(1, quote)});
    return words;
}
}  // namespace satdoku::core
