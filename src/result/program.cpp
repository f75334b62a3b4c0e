#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/result/program.hpp>
#include <cctype>

namespace satdoku::result {
namespace {
constexpr std::string_view formula_place = "{}";
constexpr std::string_view result_place = "{result}";

std::string answer_file(const std::string& formula) { return formula + ".answer"; }

void replace_all(std::string& word, std::string_view place, const std::string& name) {
    for (std::size_t at = word.find(place); at != std::string::npos; at = word.find(place, at + name.size()))
        word.replace(at, place.size(), name);
}

/// The lines of an answer among those that a program prints besides: s, v and t lines; without an s line, also MiniSat's
/// SATISFIABLE, which has no s.
std::string answer_lines(std::string_view output) {
    constexpr std::array<std::string_view, 5> bare = {"SATISFIABLE", "UNSATISFIABLE", "SAT", "UNSAT", "INDETERMINATE"};
    std::string lines;
    std::string bare_lines;
    bool has_verdict = false;
    while (!output.empty()) {
        const std::size_t size = std::min(output.find('\n'), output.size());
        const std::string_view line = core::trimmed(output.substr(0, size));
        output.remove_prefix(std::min(size + 1, output.size()));
        const bool is_bare = std::ranges::find(bare, line) != bare.end();
        if (is_bare) bare_lines.append(line).append("\n");
        has_verdict = has_verdict || line.starts_with("s ");
        if (line == "v" || line.starts_with("s ") || line.starts_with("v ") || line.starts_with("t "))
            lines.append(line).append("\n");
    }
    return has_verdict ? lines : bare_lines + lines;
}

/// The last line that a program wrote.
std::string last_line(std::string_view text) {
    constexpr std::size_t most = 200;
    text = core::trimmed(text);
    const std::size_t before = text.find_last_of("\r\n");
    return std::string(text.substr(before == std::string_view::npos ? 0 : before + 1).substr(0, most));
}

/// Whether a program without an answer had no memory left: by its own words, as the system does not say so.
bool out_of_memory(const core::ChildEnd& end, const core::ChildLimits& limits) {
    if (!limits.memory) return false;
    constexpr double nearly = 0.9;
    if (static_cast<double>(end.memory) >= nearly * static_cast<double>(*limits.memory)) return true;
    std::string said = end.messages + '\n' + last_line(end.output);
    std::ranges::transform(said, said.begin(), [](unsigned char letter) { return std::tolower(letter); });
    constexpr std::array<std::string_view, 4> words = {"bad_alloc", "out of memory", "memoryerror", "cannot allocate"};
    return std::ranges::any_of(words, [&](std::string_view word) { return said.find(word) != std::string::npos; });
}

/// Why a program that was not cut off has no answer.
core::Error silence(const core::ChildEnd& end, const core::ChildLimits& limits) {
    std::string said = last_line(end.messages);
    if (!said.empty()) said = " (" + said + ")";
    if (out_of_memory(end, limits)) return core::Error("program.no_memory", {});
    if (!end.signal.empty()) return core::Error("program.crashed", {end.signal, said});
    return core::Error("program.silent", {std::to_string(end.code), said});
}

/// Reads what the program has left, in the order of how clearly it is meant as the answer.
Result read_answer(const Program& program, const std::string& formula, const std::string& output) {
    if (program.has(result_place)) return read_result(answer_file(formula));
    const std::string default_name = res_name(formula);
    return core::is_regular_file(default_name) ? read_result(default_name)
                                               : parse_result(answer_lines(output), program.name);
}
}  // namespace

bool Program::has(std::string_view place) const {
    return std::ranges::any_of(words, [&](const std::string& word) { return word.find(place) != std::string::npos; });
}

Program parse_program(std::string_view text) {
    // An option may have the sign, too.
    const std::size_t equals = text.find('=');
    const bool has_name = equals < text.find_first_of(" \t'\"");
    Program program{{}, core::command_words(has_name ? text.substr(equals + 1) : text)};
    if (program.words.empty() || equals == 0) throw core::Error("program.form", {std::string(text)});
    program.name = has_name ? text.substr(0, equals) : core::to_name(core::to_path(program.words[0]).stem());
    return program;
}

std::string proof_file(const std::string& formula) { return formula + ".proof"; }

ProgramRun run_program(const Program& program, const std::string& formula, const core::ChildLimits& limits,
                       const std::function<bool()>& stopped) {
    using Cut = core::ChildEnd::Cut;
    ProgramRun run;
    for (const std::string& old : {answer_file(formula), proof_file(formula), res_name(formula)}) {
        std::error_code none;
        std::filesystem::remove(core::to_path(old), none);
    }
    std::vector<std::string> words = program.words;
    if (!program.has(formula_place)) words.emplace_back(formula_place);
    for (std::string& word : words) {
        replace_all(word, result_place, answer_file(formula));
        replace_all(word, "{proof}", proof_file(formula));
        replace_all(word, formula_place, formula);
    }
    try {
        run.end = core::run_child(words, limits, stopped);
        if (run.end.cut == Cut::output) {
            run.fault = core::Error("program.too_much", {std::to_string(limits.output >> 20U)});
        } else if (run.end.cut == Cut::none && !run.end.signal.empty()) {
            run.fault = silence(run.end, limits);
        } else if (run.end.cut == Cut::none) {
            run.result = read_answer(program, formula, run.end.output);
            if (run.result.verdict == solve::Verdict::unknown) run.fault = silence(run.end, limits);
        }
    } catch (const core::Error& error) {
        const bool is_silent = error.key() == "result.no_verdict" || error.key() == "file.cannot_open";
        run.fault = is_silent ? silence(run.end, limits) : error;
    }
    return run;
}
}  // namespace satdoku::result
