#include "program/sessions.hpp"
#include "support/lines.hpp"
#include "support/paths.hpp"
#include <satdoku/language/text.hpp>
#include <algorithm>
#include <filesystem>
#include <optional>
#include <regex>
#include <string_view>

namespace sessions {
namespace {
/// The plain parts of a prompt, between which there is any text. Not a regular expression, which would try more than
/// libc++ allows with this number of prompts.
using Prompt = std::vector<std::string>;

Prompt parts_of(std::string_view sentence) {
    sentence = sentence.substr(0, sentence.find_last_not_of(' ') + 1);
    Prompt parts(1);
    while (!sentence.empty()) {
        const std::size_t argument = sentence.find('{');
        parts.back() += sentence.substr(0, argument);
        if (argument == std::string_view::npos) break;
        sentence.remove_prefix(sentence.find('}', argument) + 1);
        parts.emplace_back();
    }
    return parts;
}

/// Questions with a default, questions that say how to leave, and the sentences of the catalogue that end with ": " or
/// "> ".
std::vector<Prompt> all_prompts() {
    std::vector<Prompt> all = {{" [", "]:"}, {" [", "]："}, {"(", "leaves):"}, {"（", "退出）："}, {"（", "返回）："}};
    for (const auto& topic : satdoku::language::catalogue()) {
        for (const auto& entry : topic) {
            const bool is_prompt = entry.english.ends_with(": ") || entry.english.ends_with("> ");
            if (!is_prompt || entry.english.starts_with("{1}: ") || entry.english.starts_with("{1} [")) continue;
            for (const std::string_view text : {entry.english, entry.chinese}) all.push_back(parts_of(text));
        }
    }
    return all;
}

/// The place after the last text on the line that this prompt can be, if there is any.
std::optional<std::size_t> end_of(const Prompt& prompt, const std::string& line) {
    std::size_t at = 0;
    for (auto part = prompt.begin(); part + 1 != prompt.end(); ++part) {
        at = line.find(*part, at);
        if (at == std::string::npos) return std::nullopt;
        at += part->size() + 1;  // an argument is not empty
    }
    const std::size_t last = line.rfind(prompt.back());
    if (last == std::string::npos || last < at) return std::nullopt;
    return last + prompt.back().size();
}

/// Returns the person's answer on this line if the line has a prompt.
std::optional<std::string> answer(const std::string& line) {
    static const std::vector<Prompt> prompts = all_prompts();
    std::optional<std::size_t> end;
    for (const Prompt& prompt : prompts) end = std::max(end, end_of(prompt, line));
    if (!end) return std::nullopt;
    if (line.compare(*end, 1, " ") == 0) ++*end;
    return line.substr(*end);
}

/// Replaces the parts of a line that differ from run to run: times, rates, memory, which of two was faster, and the blanks
/// between columns, whose number depends on the former. Keeps blanks in boards.
std::string steady(const std::string& line) {
    static const std::regex comparison(
        R"re((?:< -100|-?\d+\.\d) % +(?:[\d.]+ times (?:faster|slower)|as fast|(?:速度|用时)为 [\d.]+ 倍|相当))re");
    static const std::regex figure(
        R"re(-?\d+\.\d+|\b\d+(?= ?(?:(?:ms|MB|s|per second|times)\b|毫秒|/?秒|倍))|\b\d+:\d\d\b|\(ms\)|（毫秒）)re");
    static const std::regex blanks("(\\S) +");
    std::string masked = std::regex_replace(std::regex_replace(line, comparison, "#"), figure, "#");
    if (line.find('|') == std::string::npos) masked = std::regex_replace(masked, blanks, "$1 ");
    masked.erase(masked.find_last_not_of(' ') + 1);
    return masked;
}
}  // namespace

std::vector<Piece> pieces(const std::vector<std::string>& lines) {
    std::vector<Piece> all(1);
    for (const std::string& line : lines) {
        all.back().push_back(line);
        if (answer(line)) all.emplace_back();
    }
    return all;
}

std::vector<Block> blocks(const std::string& document) {
    std::vector<Block> all;
    std::string section;
    bool inside = false;
    std::size_t number = 0;
    for (const std::string& line : satdoku::support::lines_of(document)) {
        ++number;
        if (line.rfind("```", 0) == 0) {
            inside = !inside;
            if (inside) all.push_back({section, number + 1, {}, section.find("中文") != std::string::npos});
        } else if (inside) {
            all.back().lines.push_back(line);
        } else if (line.rfind("## ", 0) == 0) {
            section = line.substr(3);
        }
    }
    return all;
}

std::vector<Block> blocks_of_catalogue(const std::string& source) {
    static const std::regex entry(R"re(^ *\{"([a-z_.]+)",.*)re");
    const std::string indentation = "    ";
    std::vector<Block> all;
    std::string key;
    std::size_t texts = 0, number = 0;  // texts of the entry that have begun; the line
    bool inside = false;
    for (const std::string& line : satdoku::support::lines_of(source)) {
        ++number;
        std::smatch found;
        if (std::regex_match(line, found, entry)) {
            key = found[1];
            texts = 0;
        }
        if (line.find("R\"(") != std::string::npos) {
            ++texts;
            inside = false;
            continue;
        }
        if (inside && !line.empty() && line.rfind(indentation, 0) != 0) inside = false;
        if (!inside && line.rfind(indentation + "$ ", 0) == 0) {
            inside = true;
            all.push_back({key + (texts == 2 ? " in Chinese" : ""), number, {}, texts == 2});
        }
        if (inside) all.back().lines.push_back(line.empty() ? line : line.substr(indentation.size()));
    }
    for (Block& block : all) {
        while (block.lines.back().empty()) block.lines.pop_back();
    }
    return all;
}

std::vector<Command> Block::commands() const {
    std::vector<Command> all;
    std::vector<std::string> printed;
    const auto finish = [&] {
        if (!all.empty()) all.back().pieces = pieces(printed);
        printed.clear();
    };
    for (std::size_t index = 0; index < lines.size(); ++index) {
        if (lines[index].rfind("$ ", 0) == 0) {
            finish();
            all.push_back({line + index, lines[index].substr(2), {}});
        } else {
            printed.push_back(lines[index]);
        }
    }
    finish();
    return all;
}

std::vector<std::string> code_spans(const std::string& document) {
    std::vector<std::string> spans;
    bool inside = false;
    for (const std::string& line : satdoku::support::lines_of(document)) {
        if (line.rfind("```", 0) == 0) inside = !inside;
        if (inside) continue;
        for (std::size_t begin = line.find('`'); begin != std::string::npos;) {
            const std::size_t end = line.find('`', begin + 1);
            if (end == std::string::npos) break;
            spans.push_back(line.substr(begin + 1, end - begin - 1));
            begin = line.find('`', end + 1);
        }
    }
    return spans;
}

bool matches(const Piece& shown, const Piece& printed) {
    // If the lines after the latest `...` do not match, the `...` takes one more line.
    std::size_t at = 0, seen = 0;
    std::optional<std::size_t> after_any;
    std::size_t taken = 0;
    while (seen < printed.size()) {
        if (at < shown.size() && shown[at] == any_lines) {
            after_any = ++at;
            taken = seen;
        } else if (at < shown.size() && steady(shown[at]) == steady(printed[seen])) {
            ++at;
            ++seen;
        } else if (after_any) {
            at = *after_any;
            seen = ++taken;
        } else {
            return false;
        }
    }
    while (at < shown.size() && shown[at] == any_lines) ++at;
    return at == shown.size();
}

Ended run(const Folder& folder, const Command& command, bool chinese, int before) {
    std::string typed;
    for (const Piece& piece : command.pieces) {
        if (piece.empty()) continue;
        if (const auto text = answer(piece.back())) typed += *text + '\n';
    }
    const std::string program = std::filesystem::path(satdoku::support::program_path()).parent_path().string();
    return folder.shell("exec 2>&1\nPATH='" + program +
                            "':$PATH\nexport PATH LC_ALL=" + (chinese ? "zh_CN.UTF-8" : "C") + "\n(exit " +
                            std::to_string(before) + ")\n" + command.text,
                        typed);
}

}  // namespace sessions
