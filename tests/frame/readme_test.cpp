// Checks README: runs every session in it and compares the output, and checks that everything that it names exists.
//
// After a change of output, `SATDOKU_UPDATE_README=1 tests_frame "[readme]"` writes the new output into README.md.
// Shorten it with lines of `...` by hand.
#include "program/sessions.hpp"
#include "support/catch.hpp"
#include "support/lines.hpp"
#include "support/paths.hpp"

#include <satdoku/core/file.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

using sessions::Piece;

namespace {

const std::string path = satdoku::support::source_path("README.md");
const std::string chinese_section = "中文说明";
const std::string library_section = "The library";

std::string readme() {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string text_of(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

using Pieces = std::vector<Piece>;

Piece joined(const Pieces& pieces, std::size_t from = 0) {
    Piece lines;
    for (; from < pieces.size(); ++from) lines.insert(lines.end(), pieces[from].begin(), pieces[from].end());
    return lines;
}

/// Shortens the printed lines like the shown ones: if those begin with `...`, keeps the same number of lines at the
/// end.
Piece shortened(const Piece& printed, const Piece& shown) {
    const std::size_t kept = shown.size() - 1;
    if (shown.empty() || shown.front() != sessions::any_lines || kept > printed.size()) return printed;
    Piece lines(printed.end() - static_cast<std::ptrdiff_t>(kept), printed.end());
    lines.insert(lines.begin(), sessions::any_lines);
    return lines;
}

/// The pieces of a command with the output in place of those that differ from it.
struct Comparison {
    Pieces corrected;
    std::string differences;
};

Comparison compare(const sessions::Command& command, const std::string& output) {
    Comparison comparison{command.pieces, {}};
    const Piece lines = satdoku::support::lines_of(output);
    if (sessions::matches(joined(command.pieces), lines)) return comparison;
    // Prompts after the last shown one come from the end of the input.
    Pieces printed = sessions::pieces(lines);
    if (printed.size() > command.pieces.size()) {
        printed[command.pieces.size() - 1] = joined(printed, command.pieces.size() - 1);
        printed.resize(command.pieces.size());
    }
    printed.resize(command.pieces.size());
    for (std::size_t index = 0; index < printed.size(); ++index) {
        const Piece& shown = command.pieces[index];
        if (sessions::matches(shown, printed[index])) continue;
        comparison.corrected[index] = shortened(printed[index], shown);
        comparison.differences += "--- README shows\n" + text_of(shown) + "--- it prints\n" + text_of(printed[index]);
    }
    return comparison;
}

/// Replaces the lines of some blocks in the document. @param blocks  new text by number of the first line
void rewrite(const std::map<std::size_t, std::string>& blocks) {
    std::string text;
    const std::vector<std::string> lines = satdoku::support::lines_of(readme());
    for (std::size_t number = 1; number <= lines.size(); ++number) {
        if (const auto block = blocks.find(number); block != blocks.end()) {
            text += block->second;
            while (lines[number - 1].rfind("```", 0) != 0) ++number;
        }
        text += lines[number - 1] + '\n';
    }
    std::ofstream(path, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("every session that README shows goes as it is shown", "[app][readme]") {
    std::map<std::string, Folder> folders;  // by section
    std::map<std::size_t, std::string> corrected;
    std::size_t count = 0;
    bool all_right = true;
    for (const sessions::Block& block : sessions::blocks(readme())) {
        if (!block.is_session()) continue;
        std::string text;
        int code = 0;
        for (const sessions::Command& command : block.commands()) {
            const Ended ended = sessions::run(folders[block.section], command, block.section == chinese_section, code);
            code = ended.code;
            ++count;
            const Comparison comparison = compare(command, ended.out);
            text += "$ " + command.text + '\n';
            for (const Piece& piece : comparison.corrected) text += text_of(piece);
            if (comparison.differences.empty()) continue;
            all_right = false;
            FAIL_CHECK("README.md:" << command.line << ": $ " << command.text << '\n'
                                    << comparison.differences
                                    << "--- mend README.md by hand, or run this test with SATDOKU_UPDATE_README=1 in "
                                       "the environment\n    and shorten what it has put in with lines of ...");
        }
        corrected[block.line] = text;
    }
    CHECK(count > 10);
    if (!all_right && std::getenv("SATDOKU_UPDATE_README") != nullptr) rewrite(corrected);
}

TEST_CASE("blocks that are no sessions are the same in both languages of README", "[app][readme]") {
    std::multiset<std::string> english, chinese;
    for (const sessions::Block& block : sessions::blocks(readme())) {
        if (block.is_session() || block.section == library_section) continue;
        (block.section == chinese_section ? chinese : english).insert(text_of(block.lines));
    }
    CHECK(english == chinese);
    CHECK(english.size() >= 2);  // build and start; test
}

TEST_CASE("the programs that README shows for the library are those that are built and run", "[app][readme]") {
    std::string programs;
    for (const auto& file : std::filesystem::directory_iterator(satdoku::support::source_path("tests/package")))
        programs += satdoku::core::read_whole(file.path().string());
    std::size_t count = 0;
    for (const sessions::Block& block : sessions::blocks(readme())) {
        if (block.section != library_section) continue;
        CAPTURE(block.line);
        CHECK(programs.find(text_of(block.lines)) != std::string::npos);
        ++count;
    }
    CHECK(count >= 4);
}

TEST_CASE("every command and option that README names exists", "[app][readme]") {
    const Folder folder;
    std::string manual = folder.run("help --man").out;
    manual.erase(std::remove(manual.begin(), manual.end(), '\\'), manual.end());  // roff's \- is a minus
    std::map<std::string, std::string> helps;                                     // by command
    std::size_t seen = 0;
    for (const std::string& span : sessions::code_spans(readme())) {
        std::istringstream words(span);
        std::string word, name;
        const bool is_call = span.rfind("satdoku ", 0) == 0;
        if (!is_call && span.rfind("--", 0) != 0) continue;
        if (is_call) words >> word >> name;
        CAPTURE(span);
        if (name == "puzzle" && words >> word) name += ' ' + word;
        if (is_call && !helps.contains(name)) {
            const Ended ended = folder.run("help " + name);
            if (!name.starts_with("--")) CHECK(ended.code == 0);
            helps[name] = ended.out;
        }
        const std::string& help = is_call ? helps[name] : manual;
        while (words >> word) {
            if (word.rfind("--", 0) != 0) continue;
            const std::string option = word.substr(0, word.find_first_of("=["));
            CHECK_THAT(help, Catch::Matchers::Contains(option));
        }
        ++seen;
    }
    CHECK(seen > 10);
}

TEST_CASE("every page of the map links files that are there", "[app][readme]") {
    for (const char* const page : {"README.md", "src/README.md", "tests/README.md", "benchmarks/README.md"}) {
        const std::filesystem::path file = satdoku::support::source_path(page);
        std::ifstream stream(file, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        std::size_t links = 0;
        for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
            const std::string target = text.substr(at + 2, text.find_first_of("#) \n", at + 2) - at - 2);
            if (target.empty() || target.rfind("http", 0) == 0) continue;
            INFO(page << " links " << target);
            CHECK(std::filesystem::exists(file.parent_path() / target));
            ++links;
        }
        CHECK(links > 0);
    }
}

TEST_CASE("canary: another output, another figure, a line too many are seen", "[app][readme][canary]") {
    using sessions::matches;
    CHECK(matches({"a", "...", "d"}, {"a", "b", "c", "d"}));
    CHECK(matches({"...", "b", "...", "b"}, {"a", "b", "c", "b", "b"}));
    CHECK(matches({"nodes   143   217023 per second"}, {"nodes  143  99 per second"}));
    CHECK(matches({"greatest depth   27"}, {"greatest depth 27"}));
    CHECK(matches({"read in 0 ms", "..."}, {"read in 0.5 ms"}));
    CHECK_FALSE(matches({"nodes   143   217023 per second"}, {"nodes  144  99 per second"}));
    CHECK_FALSE(matches({"a", "...", "d"}, {"a", "b", "c"}));
    CHECK_FALSE(matches({"   1 2"}, {"  1 2"}));
    CHECK_FALSE(matches({"a"}, {"a", "b"}));
    CHECK_FALSE(matches({"| 1 . 3 |"}, {"| 1   3 |"}));
    const auto block = sessions::blocks("```\n$ satdoku solve -q none.cnf\nno such thing\n```\n").front();
    const Ended ended = sessions::run(Folder(), block.commands().front(), false, 0);
    CHECK_FALSE(compare(block.commands().front(), ended.out).differences.empty());
}
