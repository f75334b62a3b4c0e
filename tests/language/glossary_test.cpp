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

std::vector<Term> glossary() {
    std::ifstream file(support::source_path("src/language/glossary.md"));
    std::vector<Term> terms;
    for (std::string line; std::getline(file, line);) {
        const std::vector<std::string> cells = parts_of(line, '|');
        if (cells.size() != 6 || cells[1] == "English" || cells[1].starts_with("-")) continue;
        terms.push_back({cells[1], cells[2], parts_of(cells[3], ','), parts_of(cells[4], ','), cells[5] == "x"});
    }
    return terms;
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
            if (!term.always || !std::regex_search(without(std::string(entry.english), longer), used)) continue;
            CHECK(entry.chinese.find(term.chinese) != std::string_view::npos);
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
