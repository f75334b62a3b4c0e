// Terms: one Chinese word for each in the catalogue, and English words that it, comments and names may not have.
#include "support/catch.hpp"
#include "support/paths.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/language/text.hpp>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <utility>
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
    std::ifstream file(support::source_path("tests/language/glossary.md"));
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
    const auto in_word = [](char c) {
        return c == '-' || c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    };
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end]))) return true;
    }
    return false;
}

std::string in_lower_case(std::string text) {
    for (char& c : text) c = c == '\n' ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
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

/// The words of a lower-case text that the glossary bans.
std::vector<std::string> banned_words(const std::string& text, bool in_comment) {
    static const auto rows = rows_of(4);
    REQUIRE(rows.size() > 20);
    std::vector<std::string> found;
    for (const std::vector<std::string>& row : rows) {
        std::vector<std::string> good = parts_of(row[3], ',');
        const std::vector<std::string> words = parts_of(row[1], ',');
        if (in_comment && row.size() > 4) {
            const std::vector<std::string> more = parts_of(row[4], ',');
            good.insert(good.end(), more.begin(), more.end());
        }
        const std::string rest = without(text, good);
        std::copy_if(words.begin(), words.end(), std::back_inserter(found),
                     [&](const std::string& word) { return has_words(rest, word); });
    }
    return found;
}

/// The comments of a source file or script, or the text of a page: consecutive lines as one, in lower case, without names
/// of code.
std::vector<std::string> comments_of(const std::filesystem::path& path) {
    static const std::regex sources("(?!glossary).*\\.(cpp|hpp|h|js|css|cmake|md)|CMakeLists\\.txt");
    static const std::regex names("`[^`]*`|@param +[A-Za-z_]+");
    static const std::regex marks("[/*<# ]+");
    std::vector<std::string> comments(1);
    std::ifstream file(path);
    const bool is_script = file.get() == '#' && file.get() == '!';
    if (!is_script && !std::regex_match(path.filename().string(), sources)) return comments;
    const bool is_page = path.extension() == ".md";
    const bool has_hashes = is_script || path.extension() == ".cmake" || path.extension() == ".txt";
    file.clear();
    file.seekg(0);
    bool continues = false;
    for (std::string line; std::getline(file, line);) {
        const std::size_t indent = line.find_first_not_of(' ');
        const bool opens = indent != std::string::npos && line.compare(indent, 2, "/*") == 0;
        const std::size_t begin = is_page ? indent : continues || opens ? 0 : line.find(has_hashes ? "#" : "//");
        if (begin == std::string::npos) {
            if (!comments.back().empty()) comments.emplace_back();
            continue;
        }
        continues = (continues || opens) && line.find("*/") == std::string::npos;
        comments.back() += line.substr(begin) + ' ';
    }
    for (std::string& comment : comments)
        comment = std::regex_replace(std::regex_replace(in_lower_case(comment), names, "_"), marks, " ");
    return comments;
}

/// The names in a line of code, outside of comments and quotations, as words in lower case; of a test, its title.
void add_names(const std::string& line, std::set<std::string>& names) {
    if (line.starts_with("TEST_CASE(")) {
        names.insert(in_lower_case(line));
        return;
    }
    std::string name;
    bool quoted = false;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        const char c = at < line.size() ? line[at] : ' ';
        if (c == '"' && (at == 0 || (line[at - 1] != '\\' && line[at - 1] != '\''))) quoted = !quoted;
        if (!quoted && line.compare(at, 2, "//") == 0) at = line.size();
        const bool is_upper = c >= 'A' && c <= 'Z';
        if (!quoted && (is_upper || (c >= 'a' && c <= 'z') || c == '_')) {
            if (is_upper || c == '_') name += ' ';
            if (c != '_') name += c;
        } else if (!name.empty()) {
            names.insert(in_lower_case(std::exchange(name, "")));
        }
    }
}

/// Words between “ and ” are typed or quoted literally.
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
    for (const language::Entry& entry : all_entries()) {
        CAPTURE(std::string(entry.key));
        CHECK(banned_words(in_lower_case(std::string(entry.english)), false).empty());
    }
}

TEST_CASE("no comment has a word that the glossary bans", "[ui]") {
    CHECK(banned_words("what it tells", true) == std::vector<std::string>{"tells"});
    CHECK(banned_words("throws away what it throws", true) == std::vector<std::string>{"throws away"});
    CHECK(banned_words("stands for an error that it throws", true).empty());
    std::vector<std::string> faults;
    std::size_t count = 0;
    for (const char* const folder : {"src", "include", "tests", "benchmarks"}) {
        for (const auto& file : std::filesystem::recursive_directory_iterator(support::source_path(folder))) {
            for (const std::string& comment : comments_of(file.path())) {
                ++count;
                for (const std::string& word : banned_words(comment, true))
                    faults.push_back(file.path().string() + ": " + word + ": " + comment);
            }
        }
    }
    CHECK(count > 10'000);
    CHECK(faults == std::vector<std::string>{});
}

TEST_CASE("no name in the code, and no key of a text, has a word that the glossary bans", "[ui]") {
    std::set<std::string> names;
    add_names("    int words_toldApart = tell(\"beside\");  // behind", names);
    CHECK(names == std::set<std::string>{"int", "words told apart", "tell"});
    static const std::regex sources(".*\\.(cpp|hpp|h|js)");
    for (const char* const folder : {"src", "include", "tests", "benchmarks"}) {
        for (const auto& file : std::filesystem::recursive_directory_iterator(support::source_path(folder))) {
            if (!std::regex_match(file.path().filename().string(), sources)) continue;
            std::ifstream lines(file.path());
            for (std::string line; std::getline(lines, line);) add_names(line, names);
        }
    }
    for (const language::Entry& entry : all_entries())
        names.insert(std::regex_replace(std::string(entry.key), std::regex("[._]"), " "));
    std::vector<std::string> faults;
    names.erase("words told apart");
    names.erase("tell");
    for (const std::string& name : names)
        for (const std::string& word : banned_words(name, true)) faults.push_back(word + ": " + name);
    CHECK(names.size() > 10'000);
    CHECK(faults == std::vector<std::string>{});
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

TEST_CASE("no sentence shows an escape sequence", "[ui]") {
    for (const language::Entry& entry : all_entries()) {
        if (entry.key == "file.reserved_name") continue;  // of Windows
        CAPTURE(std::string(entry.key));
        for (const std::string_view sentence : {entry.english, entry.chinese}) {
            // The lines of a session may quote a shell's.
            const std::string prose = std::regex_replace(std::string(sentence), std::regex("\n    [^\n]*"), "");
            CHECK(prose.find('\\') == std::string::npos);
        }
    }
}

TEST_CASE("a failed system call is reported in the spoken language", "[ui]") {
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
