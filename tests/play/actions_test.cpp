// The table of what a player can do.
#include "actions.hpp"
#include "support/catch.hpp"
#include <satdoku/language/text.hpp>
#include <set>
#include <sstream>

TEST_CASE("no key and no word of the game has two meanings", "[play]") {
    std::set<std::string> keys;
    std::set<std::string> words;
    for (const satdoku::play::Action& action : satdoku::play::actions()) {
        std::istringstream all_words(std::string(action.words) + ' ' + std::string(action.also));
        for (std::string word; all_words >> word;) {
            CAPTURE(word);
            CHECK(words.insert(word).second);
        }
        std::string_view rest = action.keys;
        CHECK((rest.empty() || rest.back() == ' '));
        CHECK(rest.empty() == action.help.empty());
        for (; !rest.empty(); rest.remove_prefix(rest.find(' ') + 1)) {
            const std::string key(rest.substr(0, rest.find(' ')));
            CAPTURE(key);
            CHECK(keys.insert(key).second);
            CHECK(satdoku::play::find_key(key).action == &action);
            CHECK((action.press != nullptr) != !action.move.empty());
        }
    }
}

TEST_CASE("the help of lines names every word that begins one", "[play]") {
    using satdoku::language::Language;
    for (const Language language : {Language::english, Language::chinese}) {
        const satdoku::language::SpokenMeanwhile spoken(language);
        std::string help;
        for (const auto& [line, meaning] : satdoku::play::line_help(satdoku::grid::sudoku())) help += ' ' + line + ' ';
        for (const std::string& word : satdoku::play::first_words()) {
            CAPTURE(word);
            CHECK(
                (help.find(' ' + word + ' ') != std::string::npos || help.find(' ' + word + ',') != std::string::npos));
        }
    }
}

TEST_CASE("a line may be typed in Chinese words", "[play]") {
    CHECK(satdoku::play::words_in_english(" 撤销 \t可解 ") == "undo solvable");
    CHECK(satdoku::play::words_in_english("标记 11 57") == "mark 11 57");
    REQUIRE(satdoku::play::find_word("q") != nullptr);
    CHECK(satdoku::play::find_word("q") == satdoku::play::find_word("quit"));
    CHECK(satdoku::play::find_word("退出") == nullptr);
}
