// The table of what a player can do.
#include "actions.hpp"

#include "support/catch.hpp"

#include <satdoku/language/text.hpp>

#include <set>
#include <sstream>

using namespace satdoku;

TEST_CASE("no key and no word of the game has two meanings", "[play]") {
    std::set<std::string> keys;
    std::set<std::string> words;
    for (const play::Action& action : play::actions()) {
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
            CHECK(play::find_key(key).action == &action);
            CHECK((action.press != nullptr) != !action.move.empty());
        }
    }
}

TEST_CASE("the help of lines names every word that begins one", "[play]") {
    for (const auto language : {language::Language::english, language::Language::chinese}) {
        const language::SpokenMeanwhile spoken(language);
        std::string help;
        for (const auto& [line, meaning] : play::line_help(grid::sudoku())) help += ' ' + line + ' ';
        for (const std::string& word : play::first_words()) {
            CAPTURE(word);
            CHECK((help.find(' ' + word + ' ') != std::string::npos ||
                   help.find(' ' + word + ',') != std::string::npos));
        }
    }
}

TEST_CASE("a line may be typed in Chinese words", "[play]") {
    CHECK(play::words_in_english(" 撤销 \t可解 ") == "undo solvable");
    CHECK(play::words_in_english("标记 11 57") == "mark 11 57");
    REQUIRE(play::find_word("q") != nullptr);
    CHECK(play::find_word("q") == play::find_word("quit"));
    CHECK(play::find_word("退出") == nullptr);
}
