#include "support/catch.hpp"
#include "support/paths.hpp"
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

using namespace satdoku;

namespace {
std::set<std::string> arguments_of(std::string_view sentence) {
    std::set<std::string> arguments;
    for (std::size_t at = sentence.find('{'); at != std::string_view::npos; at = sentence.find('{', at + 1)) {
        arguments.insert(std::string(sentence.substr(at, sentence.find_first_of("}|", at) - at)));
    }
    return arguments;
}

struct Source {
    std::filesystem::path path;
    std::string text;
};

/// Whether the file is a topic of the catalogue: it lists keys and uses none.
bool is_topic(const std::filesystem::path& path) {
    const bool has_functions =
        std::set<std::string>{"text.cpp", "sentence.cpp", "characters.cpp"}.contains(path.filename().string());
    return path.parent_path() == support::source_path("src/language") && !has_functions;
}

/// All sources but the topics.
std::vector<Source> sources() {
    std::vector<Source> found;
    const std::filesystem::path top = support::source_path("");
    for (const char* folder : {"src", "include"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(top / folder)) {
            const bool is_code = entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp";
            if (!is_code || is_topic(entry.path())) continue;
            std::ifstream file(entry.path());
            found.push_back({entry.path(), {std::istreambuf_iterator<char>(file), {}}});
        }
    }
    return found;
}

std::vector<language::Entry> entries() {
    std::vector<language::Entry> all;
    for (const auto& topic : language::catalogue()) all.insert(all.end(), topic.begin(), topic.end());
    return all;
}
}  // namespace

TEST_CASE("every entry has both languages, with the same arguments, and a key of its own", "[ui]") {
    std::set<std::string_view> keys;
    for (const language::Entry& entry : entries()) {
        CAPTURE(std::string(entry.key));
        CHECK_FALSE(entry.english.empty());
        CHECK_FALSE(entry.chinese.empty());
        std::set<std::string> arguments = arguments_of(entry.english);
        // Chinese has no plural for a number to choose.
        std::erase_if(arguments, [&](const std::string& argument) {
            return !arguments_of(entry.chinese).contains(argument) &&
                   entry.english.find(argument + '}') == std::string_view::npos;
        });
        CHECK(arguments == arguments_of(entry.chinese));
        CHECK(keys.insert(entry.key).second);
    }
}

TEST_CASE("every key that the sources name is in the catalogue", "[ui]") {
    // A key is the first text that looks like one in a statement that begins with one of these.
    const std::regex call(R"re(\b(?:Error|fail|text)\s*\()re");
    const std::regex literal(R"re("@?([a-z_]+\.[a-z_0-9.]+)")re");
    std::size_t seen = 0;
    for (const Source& source : sources()) {
        for (std::sregex_iterator found(source.text.begin(), source.text.end(), call), end; found != end; ++found) {
            const auto from = static_cast<std::size_t>(found->position());
            const std::string statement = source.text.substr(from, source.text.find(';', from) - from);
            std::smatch key;
            if (!std::regex_search(statement, key, literal)) continue;
            CAPTURE(source.path.string(), key[1].str());
            CHECK(language::has_text(key[1].str()));
            ++seen;
        }
    }
    CHECK(seen > 10);
}

TEST_CASE("the C library has the words of every error that its functions meet", "[ui]") {
    std::ifstream file(support::source_path("src/modules.cmake"));
    std::string row;
    while (std::getline(file, row) && !row.starts_with("satdoku_module(ipasir")) continue;
    std::istringstream words(row.substr(std::min(row.size(), row.find("core"))));
    std::set<std::string> modules = {"ipasir"};
    for (std::string word; words >> word;) modules.insert(word.substr(0, word.find(')')));
    modules.erase("language");
    REQUIRE(modules.contains("cdcl"));
    const std::regex literal(R"re("@?([a-z_]+)(\.[a-z_0-9.]+)")re");
    std::size_t seen = 0;
    for (const Source& source : sources()) {
        const std::filesystem::path folder = source.path.parent_path();
        if (!modules.contains(folder.filename().string()) &&
            !modules.contains(folder.parent_path().filename().string()))
            continue;
        for (std::sregex_iterator found(source.text.begin(), source.text.end(), literal), end; found != end; ++found) {
            const std::string key = (*found)[1].str() + (*found)[2].str();
            // The C interface reads neither JSON nor cubes.
            if (!language::has_text(key) || (*found)[1] == "json" || (*found)[1] == "cubes") continue;
            CAPTURE(source.path.string(), key);
            CHECK(language::find_error(key) != nullptr);
            ++seen;
        }
    }
    CHECK(seen > 50);
}

TEST_CASE("a literal that looks like a key of the catalogue's topics is one", "[ui]") {
    std::set<std::string> topics;
    for (const language::Entry& entry : entries()) topics.insert(std::string(entry.key.substr(0, entry.key.find('.'))));
    const std::regex literal(R"re("([a-z_]+)\.([a-z_0-9]+)")re");
    for (const Source& source : sources()) {
        for (std::sregex_iterator found(source.text.begin(), source.text.end(), literal), end; found != end; ++found) {
            const std::set<std::string> endings = {"hpp", "cpp", "txt", "cnf", "res", "html"};
            const bool is_file = endings.contains((*found)[2].str());
            if (is_file || !topics.contains((*found)[1].str())) continue;
            const std::string key = (*found)[1].str() + "." + (*found)[2].str();
            CAPTURE(source.path.string(), key);
            CHECK(language::has_text(key));
        }
    }
}

TEST_CASE("pages name the words that the catalogue has for them, and no others", "[ui]") {
    struct OwnPage {
        std::string_view topic;
        const char* folder;
        std::size_t words;
    };
    const OwnPage page = GENERATE(OwnPage{"explore.page.", "src/insight/explorer", 100},
                                  OwnPage{"puzzle_page.", "src/studio/puzzle_page", 25});
    const std::string_view topic = page.topic;
    std::set<std::string> keys;
    for (const language::Entry& entry : entries()) {
        if (entry.key.starts_with(topic)) keys.emplace(entry.key.substr(topic.size()));
    }
    // A key, or the front of one to which the page puts a name; also as one of two.
    const std::regex call(
        R"re((?:\b(?:t|say|paragraph|tool|part)\(|\? |: |, |data-(?:text|title|label|placeholder)=")'?([a-z]+(?:\.[a-z]+)*\.?)['"]( \+)?)re");
    std::set<std::string> whole;
    std::set<std::string> fronts;
    for (const auto& entry : std::filesystem::directory_iterator(support::source_path(page.folder))) {
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        for (std::sregex_iterator found(text.begin(), text.end(), call), end; found != end; ++found) {
            const std::string key = (*found)[1];
            const std::string place = (*found)[0];
            const bool is_call = std::regex_search(place, std::regex(R"(^(t|say|paragraph)\(|^data-)"));
            if (key.ends_with('.')) {
                fronts.insert(key);
            } else {
                whole.insert(key);
                CAPTURE(entry.path().string(), key);
                if (is_call) CHECK(keys.contains(key));
            }
        }
    }
    for (const std::string& front : fronts) {
        CAPTURE(front);
        CHECK(std::any_of(keys.begin(), keys.end(), [&](const std::string& key) { return key.starts_with(front); }));
    }
    for (const std::string& key : keys) {
        CAPTURE(key);
        const std::string front = key.substr(0, key.rfind('.') + 1);
        CHECK((whole.contains(key) || fronts.contains(front)));
    }
    CHECK(keys.size() > page.words);
}

TEST_CASE("every key of the catalogue is named by some source", "[ui]") {
    // In one piece, or put together: a front that names a topic, what it is about, and an end like "_help".
    const std::regex quoted(R"re("((?:[^"\\\n]|\\.)*)")re");
    const std::regex placeholder("[A-Z]+");
    std::set<std::string, std::less<>> literals;
    std::set<std::string, std::less<>> plain;  // without what differs between a name and its part of a key
    std::set<std::string, std::less<>> ends = {""};
    const auto plainly = [](std::string_view text) {
        std::string letters;
        std::copy_if(text.begin(), text.end(), std::back_inserter(letters),
                     [](char letter) { return std::string_view("-_. @").find(letter) == std::string_view::npos; });
        return letters;
    };
    const std::vector<Source> all = sources();
    for (const Source& source : all) {
        for (std::sregex_iterator found(source.text.begin(), source.text.end(), quoted), end; found != end; ++found) {
            const std::string text = (*found)[1];
            literals.insert(text);
            plain.insert(plainly(text));
            for (std::sregex_iterator word(text.begin(), text.end(), placeholder); word != end; ++word)
                plain.insert(word->str());
            if (text.starts_with('_') || text.starts_with('.')) ends.insert(text);
        }
    }
    const auto named = [&](std::string_view key) {
        if (key.starts_with("topic.")) return true;                                            // help lists all of them
        if (key.starts_with("explore.page.") || key.starts_with("puzzle_page.")) return true;  // see the test of pages
        if (std::any_of(all.begin(), all.end(), [&](const Source& source) {
                const std::string quoted_end = std::string(key) + '"';
                return source.text.find('"' + quoted_end) != std::string::npos ||
                       source.text.find("\"@" + quoted_end) != std::string::npos;
            })) {
            return true;
        }
        for (const std::string& end : ends) {
            if (!key.ends_with(end)) continue;
            const std::string_view rest = key.substr(0, key.size() - end.size());
            if (!end.empty() && literals.contains(rest)) return true;
            const std::size_t dot = rest.find('.');
            if (dot == std::string_view::npos) continue;
            const bool topic = literals.contains(rest.substr(0, dot)) || literals.contains(rest.substr(0, dot + 1));
            const std::string about = plainly(rest.substr(dot + 1));
            if (topic && !about.empty() && plain.contains(about)) return true;
        }
        return false;
    };
    CHECK_FALSE(named("menu.nobody_asks_for_this"));
    for (const language::Entry& entry : entries()) {
        CAPTURE(std::string(entry.key));
        CHECK(named(entry.key));
    }
}

TEST_CASE("sentences take their arguments by number in either language", "[ui]") {
    language::spoken().language = language::Language::chinese;
    CHECK(language::text("prompt.number", 1, 9, "x") == "应输入 1 到 9 之间的数字，而不是 x");
    language::spoken().language = language::Language::english;
    CHECK(language::text("prompt.number", 1, 9, "{1}") == "expected a number from 1 to 9, found {1}");
    CHECK(language::text("no.such_key", "a") == "no.such_key [a]");
}

TEST_CASE("the key of a text about a name has underscores for its dashes and blanks", "[ui]") {
    CHECK(language::key("option", "time-limit") == "option.time_limit");
    CHECK(language::key("command", "puzzle generate") == "command.puzzle_generate");
}

TEST_CASE("a word after a count has the form that goes with it", "[ui]") {
    language::spoken().language = language::Language::english;
    CHECK(language::text("pager.found", 1, -3) == "1 clause with -3");
    CHECK(language::text("pager.found", 0, 5) == "0 clauses with 5");
    CHECK(language::text("pager.found", 21, "{1|a|b}") == "21 clauses with {1|a|b}");
}

TEST_CASE("no sentence gives one form of a word for every count", "[ui]") {
    const std::regex fixed(
        R"re(\{[0-9]\} (?:(?!takes )[a-z]+ )?(?:clause|variable|literal|hole|given|puzzle|board|cell|)re"
        R"re(grid|line|column|step|solution|game|hint|mistake|second|word|move|group|cube|result|proof|node|)re"
        R"re(conflict|decision|implication|other|byte|value|condition|jump|restart|note)s\b)re");
    for (const language::Entry& entry : entries()) {
        CAPTURE(std::string(entry.key), std::string(entry.english));
        CHECK_FALSE(std::regex_search(entry.english.begin(), entry.english.end(), fixed));
    }
}

TEST_CASE("only prompts for keys, help and errors say what q does: prompt.question adds it to every question", "[ui]") {
    const std::regex key_of_question(R"re(\(q |[(,;] ?q (?:leaves|goes|back|to)[^.]*\)|（q |[，；（]q 返回）)re");
    for (const language::Entry& entry : entries()) {
        const bool is_page = entry.key.starts_with("topic.") || entry.key.ends_with(".example");
        if (is_page || entry.key == "prompt.question" || entry.key.ends_with("prompt")) continue;
        CAPTURE(std::string(entry.key), std::string(entry.english));
        for (const std::string_view text : {entry.english, entry.chinese})
            CHECK_FALSE(std::regex_search(text.begin(), text.end(), key_of_question));
    }
}

TEST_CASE("the second line of a meaning in a topic has two blanks in front", "[ui]") {
    const std::regex broken("( :: [^\n]*|\n  [^\n]*)\n[^ \n](?![^\n]* :: )");
    for (const language::Entry& entry : entries()) {
        if (!entry.key.starts_with("topic.")) continue;
        CAPTURE(std::string(entry.key));
        for (const std::string_view text : {entry.english, entry.chinese})
            CHECK_FALSE(std::regex_search(text.begin(), text.end(), broken));
    }
}

TEST_CASE("foreign text neither steers the terminal nor hides what it is", "[ui]") {
    CHECK(language::visible("宫 a\x1b[2J\x7f\r\n") == "宫 a\\x1b[2J\\x7f\\x0d\\x0a");
    CHECK(language::visible("\xc2\x9b"
                            "31m") == "\\u009b31m");  // C1: the same as ESC [
    CHECK(language::visible("a\xe2\x80\xae"
                            "fnc.b") == "a\\u202efnc.b");  // from here from right to left
    CHECK(language::visible("\xe2\x81\xa6\xe2\x80\x8b\xe2\x80\xa8\xef\xbb\xbf") == "\\u2066\\u200b\\u2028\\ufeff");
    CHECK(language::visible("\xf3\xa0\x80\x81") == "\\U000e0001");
    CHECK(language::visible("\xff\xe5\xae") == "\\xff\\xe5\\xae");
    const std::string abridged = language::visible(std::string(1000, 'x') + "宫");
    CHECK(abridged.size() < 300);
    CHECK(abridged.ends_with("..."));
}

TEST_CASE("an error names its place and shows foreign text harmlessly", "[ui]") {
    language::spoken().language = language::Language::english;
    const core::Error error({"a\x1b[2J.cnf", 3, 7}, "prompt.yes_no", {std::string("\x07", 1)});
    CHECK(language::error_line(error) == "satdoku: error: a\\x1b[2J.cnf:3:7: expected y or n, found \\x07");
    const core::Error long_one("prompt.yes_no", {std::string(100000, 'x')});
    CHECK(language::error_line(long_one).size() < 400);
}

TEST_CASE("Chinese words and quotations in a Chinese sentence have no blanks around them", "[ui]") {
    const language::SpokenMeanwhile chinese(language::Language::chinese);
    const auto found = [](const std::string& what) {
        return language::error_text(core::Error("dimacs.expected_literal", {what}));
    };
    CHECK(found("'x'") == "应为文字或 0，而不是“x”");
    CHECK(found("@dimacs.end_of_line") == "应为文字或 0，而不是行尾");
    CHECK(found("0x01") == "应为文字或 0，而不是 0x01");
    CHECK(language::text("generate.technique_above_level", "swordfish", "简单") ==
          "需要 swordfish 的题目比简单级别更难");
    CHECK(language::text("step.hidden_single", "第 1 行", "7", "13") == "在第 1 行中，7 只能填在 13。");
}

TEST_CASE("threads that make sentences in two languages and notations do not mix them", "[ui]") {
    const core::Error error("decode.no_digit", {grid::cell_argument(grid::twodoku(), grid::Place{0, 2, 5})});
    const auto differing = [&](const language::Speech& speech, std::string_view expected) {
        int count = 0;
        for (int round = 0; round < 20000; ++round) count += language::error_text(speech, error) != expected ? 1 : 0;
        return count;
    };
    using language::Language;
    auto chinese = std::async(std::launch::async, differing, language::Speech{Language::chinese, grid::Notation::r1c1},
                              "不是有效的盘面：a:r3c6 没有数字");
    CHECK(differing({Language::english, grid::Notation::cells}, "invalid board: a36 holds no digit") == 0);
    CHECK(chinese.get() == 0);
    const language::SpokenMeanwhile program(Language::chinese);
    CHECK(language::error_text({}, error) == "invalid board: a:r3c6 holds no digit");
}

TEST_CASE("languages are known by the names that environments use", "[ui]") {
    CHECK(language::find_language("zh_CN.UTF-8") == language::Language::chinese);
    CHECK(language::find_language("en") == language::Language::english);
    CHECK_FALSE(language::find_language("zhx").has_value());
    CHECK_FALSE(language::find_language("").has_value());
}

TEST_CASE("what is shown unchanged fits a terminal of 80 columns", "[ui]") {
    for (const language::Entry& entry : entries()) {
        const bool is_verbatim = entry.key == "play.keys_help" || entry.key.starts_with("play.panel");
        if (!is_verbatim) continue;
        for (const std::string_view text : {entry.english, entry.chinese}) {
            CAPTURE(std::string(entry.key), std::string(text));
            CHECK(ui::widest(ui::split_lines(text)) < (entry.key == "play.keys_help" ? 80 : 32));
        }
    }
}
