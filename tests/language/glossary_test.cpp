// One Chinese: each term has one word in the whole catalogue, and its sentences have Chinese punctuation.
#include "support/catch.hpp"
#include "support/paths.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>
#include <vector>

using namespace satdoku;

namespace {

/// The parts between the separators, without blanks around them.
std::vector<std::string> parts_of(const std::string& line, char separator) {
    std::vector<std::string> parts;
    std::istringstream rest(line);
    for (std::string part; std::getline(rest, part, separator);) {
        const std::size_t begin = part.find_first_not_of(' ');
        const std::size_t end = part.find_last_not_of(' ');
        parts.push_back(begin == std::string::npos ? "" : part.substr(begin, end - begin + 1));
    }
    return parts;
}

struct Term {
    std::string english;
    std::string chinese;
    std::vector<std::string> never;
    std::vector<std::string> except;
    bool always;
};

/// The rows of the glossary's table of this many columns, each with an empty cell before it.
std::vector<std::vector<std::string>> rows_of(std::size_t columns) {
    std::ifstream file(support::source_path("src/language/glossary.md"));
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(file, line);) {
        std::vector<std::string> cells = parts_of(line, '|');
        if (cells.size() == columns + 1 && !cells[1].starts_with("-")) rows.push_back(std::move(cells));
    }
    if (!rows.empty()) rows.erase(rows.begin());  // the heading
    return rows;
}

std::vector<Term> glossary() {
    std::vector<Term> terms;
    for (const std::vector<std::string>& cells : rows_of(5))
        terms.push_back({cells[1], cells[2], parts_of(cells[3], ','), parts_of(cells[4], ','), cells[5] == "x"});
    return terms;
}

/// Whether a lower-case text has these words, not as a part of other words.
bool has_words(const std::string& text, const std::string& words) {
    const auto in_word = [](char c) { return c == '-' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end]))) return true;
    }
    return false;
}

std::vector<language::Entry> all_entries() {
    std::vector<language::Entry> all;
    for (const auto& topic : language::catalogue()) all.insert(all.end(), topic.begin(), topic.end());
    return all;
}

std::string without(std::string text, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word))
            text.erase(at, word.size());
    }
    return text;
}

/// Words between “ and ” are typed or quoted as they stand.
std::string without_quotations(std::string text) {
    for (std::size_t begin = text.find("“"); begin != std::string::npos; begin = text.find("“", begin)) {
        const std::size_t end = text.find("”", begin);
        if (end == std::string::npos) break;
        text.replace(begin, end + std::string("”").size() - begin, "_");
    }
    return text;
}

}  // namespace

TEST_CASE("every term has one Chinese word", "[ui]") {
    const std::vector<Term> terms = glossary();
    REQUIRE(terms.size() > 40);
    const std::vector<language::Entry> entries = all_entries();
    std::ifstream file(support::source_path("README.md"));
    const std::string readme(std::istreambuf_iterator<char>(file), {});
    REQUIRE(readme.find("子句") != std::string::npos);
    for (const Term& term : terms) {
        CAPTURE(term.english, term.chinese);
        const std::string page = without(readme, term.except);
        for (const std::string& word : term.never) CHECK(page.find(word) == std::string::npos);
        CHECK(std::any_of(entries.begin(), entries.end(), [&](const language::Entry& entry) {
            return entry.chinese.find(term.chinese) != std::string_view::npos;
        }));
        // Not as a part of an option or of another word.
        const std::regex used("(^|[^-A-Za-z])" + term.english + "s?($|[^-A-Za-z])");
        std::vector<std::string> longer;
        for (const Term& other : terms)
            if (other.english.ends_with(" " + term.english)) longer.push_back(other.english);
        for (const language::Entry& entry : entries) {
            CAPTURE(std::string(entry.key), std::string(entry.chinese));
            const std::string text = without(std::string(entry.chinese), term.except);
            for (const std::string& word : term.never) CHECK(text.find(word) == std::string::npos);
            // The lines of a session are the same in both languages.
            const std::string prose = std::regex_replace(std::string(entry.english), std::regex("\n    [^\n]*"), "");
            if (!term.always || !std::regex_search(without(prose, longer), used)) continue;
            CHECK(entry.chinese.find(term.chinese) != std::string_view::npos);
        }
    }
}

TEST_CASE("no English text has a word that the glossary bans", "[ui]") {
    CHECK(has_words("it tells all", "tells"));
    CHECK_FALSE(has_words("foretells or tells-all", "tells"));
    const auto rows = rows_of(3);
    REQUIRE(rows.size() > 20);
    for (const language::Entry& entry : all_entries()) {
        std::string english(entry.english);
        std::replace(english.begin(), english.end(), '\n', ' ');
        for (char& c : english) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        for (const std::vector<std::string>& row : rows) {
            const std::string text = row.size() > 3 ? without(english, parts_of(row[3], ',')) : english;
            for (const std::string& word : parts_of(row[1], ',')) {
                CAPTURE(std::string(entry.key), word, row[2]);
                CHECK_FALSE(has_words(text, word));
            }
        }
    }
}

TEST_CASE("Chinese sentences have Chinese punctuation", "[ui]") {
    // The characters from U+4E00 to U+9FFF begin with a byte from E4 to E9.
    const std::regex half_width("[\xe4-\xe9][\x80-\xbf][\x80-\xbf][,:;!?()']|[,:;!?()'][\xe4-\xe9]|'\\{[1-9]\\}'");
    CHECK(std::regex_search("不可满足, 128", half_width));
    for (const language::Entry& entry : all_entries()) {
        CAPTURE(std::string(entry.key), std::string(entry.chinese));
        CHECK_FALSE(std::regex_search(without_quotations(std::string(entry.chinese)), half_width));
    }
}

TEST_CASE("a failed system call is told in the spoken language", "[ui]") {
    const auto sentence = [](const char* tongue, int number) {
        const language::SpokenMeanwhile spoken(*language::find_language(tongue));
        return language::error_text(core::Error("file.cannot_open", {"f.cnf", core::reason(number)}));
    };
    CHECK(sentence("en", ENOENT) == "cannot open f.cnf: No such file or directory");
    CHECK(sentence("zh", ENOENT) == "无法打开 f.cnf：没有这个文件或文件夹");
    for (const int number :
         {EACCES, EPERM, EISDIR, ENOTDIR, EEXIST, ENOTEMPTY, ENOSPC, EFBIG, EROFS, EMFILE, ENAMETOOLONG,
          ELOOP,  EIO,   EPIPE,  EBADF,   EINVAL, ENOMEM,    EBUSY,  EXDEV, ENXIO, ENOEXEC}) {
        CAPTURE(number);
        CHECK(std::regex_search(sentence("zh", number), std::regex("：[\xe4-\xe9]")));
        CHECK(sentence("en", number).find('@') == std::string::npos);
    }
    CHECK(sentence("zh", ENOTTY) == std::string("无法打开 f.cnf：") + std::strerror(ENOTTY));
}
