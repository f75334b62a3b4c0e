// Checks README, its pages in include and benchmarks, and the topics of the help: runs every session in them and compares
// the output, and checks that everything that they name exists.
//
// After a change of output, `SATDOKU_UPDATE_README=1 tests_frame "[readme]"` writes the new output into the page. Shorten
// it with lines of `...` by hand.
#include "program/sessions.hpp"
#include "support/catch.hpp"
#include "support/lines.hpp"
#include "support/paths.hpp"
#include <satdoku/core/file.hpp>
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

using sessions::Piece;

namespace {
const std::string chinese_section = "中文说明";
const std::string topics_file = "src/language/help_topics.cpp";
const std::string news_file = "src/package/NEWS.md";

std::string contents(const std::string& page) { return satdoku::core::read_whole(satdoku::support::source_path(page)); }

/// What people read that shows sessions or names commands.
const std::vector<std::string> pages = {"README.md", "include/README.md", "benchmarks/README.md", topics_file,
                                        news_file};

std::vector<sessions::Block> blocks_of(const std::string& page) {
    return page == topics_file ? sessions::blocks_of_catalogue(contents(page)) : sessions::blocks(contents(page));
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
        comparison.differences += "--- it is shown as\n" + text_of(shown) + "--- it prints\n" + text_of(printed[index]);
    }
    return comparison;
}

/// Replaces the lines of some blocks of a page, by their first line.
void rewrite(const std::string& page, const std::vector<sessions::Block>& blocks,
             const std::map<std::size_t, std::string>& corrected) {
    const std::vector<std::string> lines = satdoku::support::lines_of(contents(page));
    const std::string indentation = page == topics_file ? "    " : "";
    std::string text;
    std::size_t number = 1;
    for (const sessions::Block& block : blocks) {
        const auto replaced = corrected.find(block.line);
        if (replaced == corrected.end()) continue;
        while (number < block.line) text += lines[number++ - 1] + '\n';
        for (const std::string& line : satdoku::support::lines_of(replaced->second)) {
            text += (line.empty() ? line : indentation + line) + '\n';
        }
        number += block.lines.size();
    }
    while (number <= lines.size()) text += lines[number++ - 1] + '\n';
    std::ofstream(satdoku::support::source_path(page), std::ios::binary) << text;
}

/// Runs the sessions of a page and returns how many commands they have.
std::size_t run_sessions(const std::string& page) {
    std::map<std::string, Folder> folders;  // one for a topic, and for each language of a page
    std::map<std::size_t, std::string> corrected;
    std::size_t count = 0;
    const std::vector<sessions::Block> blocks = blocks_of(page);
    for (const sessions::Block& block : blocks) {
        if (!block.is_session()) continue;
        std::string text;
        int code = 0;
        bool right = true;
        for (const sessions::Command& command : block.commands()) {
            const std::string folder = page == topics_file ? block.section : block.chinese ? "zh" : "en";
            const Ended ended = sessions::run(folders[folder], command, block.chinese, code);
            code = ended.code;
            ++count;
            const Comparison comparison = compare(command, ended.out);
            text += "$ " + command.text + '\n';
            for (const Piece& piece : comparison.corrected) text += text_of(piece);
            if (comparison.differences.empty()) continue;
            right = false;
            FAIL_CHECK(page << ':' << command.line << ": $ " << command.text << '\n'
                            << comparison.differences
                            << "--- mend it by hand, or run this test with SATDOKU_UPDATE_README=1 in the "
                               "environment\n    and shorten what it has put in with lines of ...");
        }
        if (!right) corrected[block.line] = text;
    }
    if (!corrected.empty() && std::getenv("SATDOKU_UPDATE_README") != nullptr) rewrite(page, blocks, corrected);
    return count;
}

/// The calls of the program that the texts of the catalogue hold: "satdoku WORDS" in quotes, in sessions, and in lines
/// for other shells.
std::vector<std::string> calls_in(const std::string& text) {
    static const std::regex call(R"re((?:['"“;|] ?|\$ |^)(satdoku (?:-|help |[a-z]+ )[^'"”;|>\n]*))re");
    std::vector<std::string> calls;
    for (std::sregex_iterator found(text.begin(), text.end(), call), end; found != end; ++found)
        calls.push_back((*found)[1].str());
    return calls;
}

/// Checks that the command and the options of a call exist. @param helps  by command, filled as far as they are needed
void check_call(const Folder& folder, std::map<std::string, std::string>& helps, const std::string& call) {
    CAPTURE(call);
    std::istringstream words(call);
    std::string word, name;
    words >> word >> name;
    if (name == "--version") return;
    if (name == "puzzle" && words >> word) name += ' ' + word;
    if (!helps.contains(name)) {
        const Ended ended = folder.run("help " + name);
        CHECK(ended.code == 0);
        helps[name] = ended.out;
    }
    while (words >> word) {
        if (word.rfind("--", 0) == 0)
            CHECK_THAT(helps[name], Catch::Matchers::Contains(word.substr(0, word.find_first_of("=[,"))));
    }
}

/// Whether the text has the name, not as a part of a longer one.
bool has_name(const std::string& text, const std::string& name) {
    const auto is_letter = [](char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; };
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        const bool begins = at == 0 || !is_letter(name.front()) || !is_letter(text[at - 1]);
        if (begins && (end == text.size() || !is_letter(name.back()) || !is_letter(text[end]))) return true;
    }
    return false;
}

/// The faults of the recipes in a page: links to no file, files without the names before them in the form "`a` or `b` in
/// [file](path)", rows that name nothing.
std::vector<std::string> faults_of_recipes(const std::string& page, std::size_t& rows) {
    static const std::regex link(R"re(\[[^\]]*\]\(([^)]*)\))re");
    static const std::regex names(R"re(((?:`[^`]+`(?:, | and | or )?)+)[^`|]{0,40} in $)re");
    static const std::regex quoted("`([^`]+)`");
    std::vector<std::string> faults;
    const std::size_t begin = page.find("\n## Recipes\n") + 1;
    for (const std::string& row : satdoku::support::lines_of(page.substr(begin, page.find("\n## ", begin) - begin))) {
        if (!row.starts_with("| a")) continue;
        ++rows;
        std::size_t named = 0;
        for (std::sregex_iterator found(row.begin(), row.end(), link), end; found != end; ++found) {
            const std::string file = "src/" + (*found)[1].str();
            if (!std::filesystem::is_regular_file(satdoku::support::source_path(file))) {
                faults.push_back(file + " does not exist: " + row);
                continue;
            }
            const std::string before = row.substr(0, static_cast<std::size_t>(found->position()));
            std::smatch list;
            if (!std::regex_search(before, list, names)) continue;
            const std::string text = contents(file);
            const std::string all = list[1];
            for (std::sregex_iterator name(all.begin(), all.end(), quoted); name != end; ++name, ++named) {
                const std::string word = (*name)[1].str();
                if (!has_name(text, word.substr(0, word.find('<', 1)))) faults.push_back(file + " has no " + word);
            }
        }
        if (named == 0) faults.push_back("names nothing: " + row);
    }
    return faults;
}
}  // namespace

TEST_CASE("every session that README shows goes as it is shown", "[app][readme]") {
    CHECK(run_sessions("README.md") > 10);
}

TEST_CASE("every session of the topics and examples in help goes as it is shown", "[app][readme]") {
    CHECK(run_sessions(topics_file) > 40);
}

TEST_CASE("every session of the other pages goes as it is shown", "[app][readme]") {
    CHECK(run_sessions("include/README.md") + run_sessions("benchmarks/README.md") > 0);
}

TEST_CASE("README has two pages in each language", "[app][readme]") {
    const std::vector<std::string> lines = satdoku::support::lines_of(contents("README.md"));
    const auto chinese = std::find(lines.begin(), lines.end(), "## " + chinese_section);
    CHECK(chinese - lines.begin() <= 150);
    CHECK(lines.end() - chinese <= 150);
}

TEST_CASE("blocks that are no sessions are the same in both languages of README", "[app][readme]") {
    std::multiset<std::string> english, chinese;
    for (const sessions::Block& block : blocks_of("README.md")) {
        if (!block.is_session()) (block.chinese ? chinese : english).insert(text_of(block.lines));
    }
    CHECK(english == chinese);
    CHECK(english.size() == 3);  // build and start; test; for Windows
}

TEST_CASE("the programs that include/README.md shows are those that are built and run", "[app][readme]") {
    std::string programs;
    for (const auto& file : std::filesystem::directory_iterator(satdoku::support::source_path("tests/package")))
        programs += satdoku::core::read_whole(file.path().string());
    std::size_t count = 0;
    for (const sessions::Block& block : blocks_of("include/README.md")) {
        if (block.is_session()) continue;
        CAPTURE(block.line);
        CHECK(programs.find(text_of(block.lines)) != std::string::npos);
        ++count;
    }
    CHECK(count >= 4);
}

TEST_CASE("every command and option that README and help name exists", "[app][readme]") {
    const Folder folder;
    std::string manual = folder.run("help --man").out;
    manual.erase(std::remove(manual.begin(), manual.end(), '\\'), manual.end());  // roff's \- is a minus
    std::map<std::string, std::string> helps;
    for (const std::string& page : pages) {
        CAPTURE(page);
        std::size_t seen = 0;
        if (page == topics_file) {
            for (const std::string& call : calls_in(contents(page))) {
                check_call(folder, helps, call);
                ++seen;
            }
        }
        for (const std::string& span : sessions::code_spans(contents(page))) {
            if (span.rfind("satdoku ", 0) == 0) check_call(folder, helps, span);
            if (span.rfind("--", 0) == 0) {
                CAPTURE(span);
                CHECK_THAT(manual, Catch::Matchers::Contains(span.substr(0, span.find_first_of("=[ "))));
            }
            ++seen;
        }
        CHECK(seen > 10);
    }
}

TEST_CASE("the news begins with this version, in the spoken language", "[app][readme]") {
    const Folder folder;
    const std::string version = satdoku::support::lines_of(folder.run("--version").out).front().substr(8);
    const std::regex versions("\n## ([0-9.]+)\n");
    const std::string news = contents(news_file);
    const std::size_t chinese = news.find("\n# ");
    REQUIRE(chinese != std::string::npos);
    for (const auto& [lang, part] : {std::pair("en", news.substr(0, chinese)), std::pair("zh", news.substr(chinese))}) {
        CAPTURE(lang);
        std::smatch first;
        REQUIRE(std::regex_search(part, first, versions));
        CHECK(first[1].str() == version);
        const std::string help = folder.run("help news --lang " + std::string(lang)).out;
        CHECK_THAT(help, Catch::Matchers::Contains("\n\n" + version + ":\n\n"));
        CHECK(help.find_first_of("*`#") == std::string::npos);
    }
}

TEST_CASE("every page of the map links files that are there", "[app][readme]") {
    for (const char* const page :
         {"README.md", "src/README.md", "tests/README.md", "benchmarks/README.md", "include/README.md"}) {
        const std::filesystem::path file = satdoku::support::source_path(page);
        const std::string text = contents(page);
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
    CHECK(matches({"dlis  1.4  86.2 %  7.2 times faster"}, {"dlis  9.4  < -100 %  12 times slower"}));
    CHECK_FALSE(matches({"nodes   143   217023 per second"}, {"nodes  144  99 per second"}));
    CHECK_FALSE(matches({"a", "...", "d"}, {"a", "b", "c"}));
    CHECK_FALSE(matches({"   1 2"}, {"  1 2"}));
    CHECK_FALSE(matches({"a"}, {"a", "b"}));
    CHECK_FALSE(matches({"| 1 . 3 |"}, {"| 1   3 |"}));
    const auto block = sessions::blocks("```\n$ satdoku solve -q none.cnf\nno such thing\n```\n").front();
    const Ended ended = sessions::run(Folder(), block.commands().front(), false, 0);
    CHECK_FALSE(compare(block.commands().front(), ended.out).differences.empty());
}

TEST_CASE("each file of a recipe has the table or name that the recipe says", "[readme]") {
    std::size_t rows = 0;
    CHECK(faults_of_recipes(contents("src/README.md"), rows) == std::vector<std::string>());
    CHECK(rows > 20);
    const std::string wrong =
        "\n## Recipes\n\n| a strategy | a row of `nowhere` in [x](dpll/search.cpp) |\n"
        "| a command | `run` in [x](nowhere.cpp) |\n\n## After\n";
    CHECK(faults_of_recipes(wrong, rows).size() == 3);
}
