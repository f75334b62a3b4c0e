#include "actions.hpp"
#include "line_game.hpp"
#include "session_text.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::play {
namespace {
/// Removes the first word from a list with blanks between words, and returns it.
std::string_view take_word(std::string_view& list) {
    const std::size_t end = std::min(list.find(' '), list.size());
    const std::string_view word = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    return word;
}

/// The index of the word in the list, from 0, or -1.
int index_in(std::string_view list, std::string_view word) {
    for (int index = 0; !list.empty(); ++index)
        if (take_word(list) == word) return index;
    return -1;
}

/// The English word for a Chinese one. Other words stay as they are.
std::string_view in_english(std::string_view word) {
    for (const Action& action : actions()) {
        for (std::string_view words = action.words; !words.empty();) {
            const std::string_view english = take_word(words);
            if (take_word(words) == word) return english;
        }
    }
    return word;
}

/// Reads lines of a term, a tab and its meaning.
Definitions definitions_in(const std::string& text) {
    Definitions entries;
    for (const std::string& line : ui::split_lines(text)) {
        const std::size_t tab = std::min(line.find('\t'), line.size());
        entries.emplace_back(line.substr(0, tab), line.substr(std::min(tab + 1, line.size())));
    }
    return entries;
}
}  // namespace

// The functions of an action are part of its row. As a friend, actions() gives them access to the games.
std::span<const Action> actions() {
    using Rest = const std::string&;
    static constexpr Action table[] = {
        {.keys = "k j h l \x1b[A \x1b[B \x1b[D \x1b[C \x1bOA \x1bOB \x1bOD \x1bOC ",
         .help = "keys.walk",
         .press =
             [](KeyGame& game, int index) {
                 game.walk(index % 4, {1, 1});
             }},
        {.keys = "K J H L \x1b[1;2A \x1b[1;2B \x1b[1;2D \x1b[1;2C ",
         .help = "keys.walk_box",
         .press = [](KeyGame& game, int index) { game.walk(index % 4, game.layout_.size()); }},
        {.keys = "\t ", .help = "keys.next_grid", .press = [](KeyGame& game, int) { game.next_grid(); }},
        {.keys = "g ",
         .help = "keys.go_to_box",
         .which = "play.go_to_box",
         .press = [](KeyGame& game, int index) { game.go_to_box(index); }},
        {.keys = "1 2 3 4 5 6 7 8 9 ",
         .help = "keys.digit",
         .press = [](KeyGame& game, int index) { game.digit(index); }},
        {.keys = "+ = ",
         .help = "keys.letter_digit",
         .which = "play.which_digit",
         .press = [](KeyGame& game, int index) { game.digit(index); }},
        {.words = "clear 清除",
         .keys = "0 x . \x7f \b \x1b[3~ ",
         .help = "keys.clear",
         .press = [](KeyGame& game, int) { game.clear(); }},
        {.keys = "p \r \n ",
         .help = "keys.corner_mode",
         .press = [](KeyGame& game, int) { game.change_mode(Mode::corner); }},
        {.keys = "m ", .help = "keys.centre_mode", .press = [](KeyGame& game, int) { game.change_mode(Mode::centre); }},
        {.keys = "\x1b ", .help = "keys.pen_mode", .press = [](KeyGame& game, int) { game.take_pen(); }},
        {.words = "mark 标记", .keys = "! @ # $ % ^ & * ( ", .help = "keys.one_corner", .move = "mark @ #"},
        {.words = "centre 中心",
         .keys = "\0331 \0332 \0333 \0334 \0335 \0336 \0337 \0338 \0339 ",
         .help = "keys.one_centre",
         .move = "centre @ #"},
        {.words = "marks 候选", .keys = "a ", .help = "keys.fill_marks", .move = "marks"},
        {.keys = "f ", .help = "keys.filter_mode", .press = [](KeyGame& game, int) { game.change_mode(Mode::filter); }},
        {.keys = "b ",
         .help = "keys.pairs",
         .press = [](KeyGame& game, int) { game.view_.filter.pairs = !game.view_.filter.pairs; }},
        {.words = "colour 涂色",
         .also = "color",
         .keys = "o ",
         .help = "keys.colour_mode",
         .press = [](KeyGame& game, int) { game.change_mode(Mode::colour); }},
        {.keys = "O ",
         .help = "keys.candidates_mode",
         .press = [](KeyGame& game, int) { game.change_mode(Mode::colour_candidates); }},
        {.words = "colours 颜色",
         .also = "colors",
         .keys = "X ",
         .help = "keys.clear_colours",
         .move = "colours clear",
         .obey = [](LineGame& game, Rest rest) { game.show_colours(rest); }},
        {.keys = "z ",
         .help = "keys.zoom",
         .press = [](KeyGame& game, int) { game.view_.zoomed = !game.view_.zoomed; }},
        {.words = "undo 撤销 solvable 可解", .keys = "u \x1a ", .help = "keys.undo", .move = "undo"},
        {.words = "redo 重做", .keys = "r \x12 \x19 ", .help = "keys.redo", .move = "redo"},
        {.words = "hint 提示",
         .keys = "t ",
         .help = "keys.hint",
         .press = [](KeyGame& game, int) { game.answered(game.session_.hint()); },
         .obey = [](LineGame& game, Rest rest) { game.hint(rest); }},
        {.keys = "T ", .help = "keys.hint_cell", .move = "hint @"},
        {.words = "check 检查", .keys = "c ", .help = "keys.check", .move = "check"},
        {.words = "verify 验证 why 原因",
         .keys = "v ",
         .help = "keys.verify",
         .press = [](KeyGame& game, int) { game.say(game.session_.verify("play.unsolvable_keys")); },
         .obey = [](LineGame& game, Rest rest) { game.verify(rest); }},
        {.keys = "V ",
         .help = "keys.verify_why",
         .press = [](KeyGame& game, int) { game.say(game.session_.verify_why()); }},
        {.keys = "U ", .help = "keys.undo_wrong", .move = "undo solvable"},
        {.words = "info 信息",
         .keys = "i ",
         .help = "keys.info",
         .press = [](KeyGame& game, int) { game.info(); },
         .obey = [](LineGame& game, Rest) { game.info(); }},
        {.words = "savepoint 存点",
         .keys = "' ",
         .help = "keys.savepoint",
         .which = "play.set_savepoint",
         .move = "savepoint #"},
        {.words = "back 回到", .keys = "` ", .help = "keys.back", .which = "play.back_to_savepoint", .move = "back #"},
        {.words = "solve 解答", .keys = "S ", .help = "keys.solve", .sure = "play.sure_solve", .move = "solve"},
        {.words = "formula 公式", .obey = [](LineGame& game, Rest rest) { game.formula(rest); }},
        {.words = "restart 重来", .keys = "R ", .help = "keys.restart", .sure = "play.sure_restart", .move = "restart"},
        {.words = "begin 开始",
         .keys = "B ",
         .help = "keys.begin",
         .press = [](KeyGame& game, int) { game.answered(game.session_.begin()); },
         .obey = [](LineGame& game, Rest) { game.answered(game.session_.begin()); }},
        {.words = "save 保存",
         .keys = "W ",
         .help = "keys.save",
         .press = [](KeyGame& game, int) { game.next_ = KeyGame::Next::save; },
         .obey = [](LineGame& game, Rest rest) { game.save(rest); }},
        {.keys = "P ", .help = "keys.pause", .press = [](KeyGame& game, int) { game.pause(); }},
        {.words = "keys 按键",
         .keys = ": ",
         .help = "keys.lines",
         .press = [](KeyGame& game, int) { game.next_ = KeyGame::Next::lines; },
         .obey = [](LineGame& game, Rest) { game.keys(); }},
        {.keys = "\x0c ", .help = "keys.redraw", .press = [](KeyGame& game, int) { game.drawn_.clear(); }},
        {.words = "help 帮助",
         .also = "h ?",
         .keys = "? \x1bOP \x1b[11~ \x1b[[A ",
         .help = "keys.help",
         .press = [](KeyGame& game, int) { game.help_from_ = 0; },
         .obey = [](LineGame& game, Rest) { game.help(); }},
        {.words = "quit 退出",
         .also = "q exit",
         .keys = "Q \x03 ",
         .help = "keys.leave",
         .press = [](KeyGame& game, int) { game.next_ = KeyGame::Next::leave; },
         .obey = [](LineGame& game, Rest) { game.leave(); }},
        // Lines alone.
        {.words = "feedback 反馈 solution 答案 rules 规则"},
        {.words = "show 显示 pairs 双候选", .obey = [](LineGame& game, Rest rest) { game.show_all(rest); }},
        {.words = "notes 笔记", .obey = [](LineGame& game, Rest rest) { game.show_notes(rest); }},
        {.words = "remove 删除", .obey = [](LineGame& game, Rest) { game.remove(); }},
        {.words = "quiet 安静", .obey = [](LineGame& game, Rest rest) { game.be_quiet(rest); }},
        {.words = "cell 格", .obey = [](LineGame& game, Rest rest) { game.say(cell_aloud(game.state(), rest)); }},
        {.words = "candidates 候选数",
         .obey = [](LineGame& game, Rest rest) { game.say(candidates_aloud(game.state(), rest)); }},
        {.words = "row 行",
         .obey = [](LineGame& game, Rest rest) { game.say(house_aloud(game.state(), grid::HouseKind::row, rest)); }},
        {.words = "column 列",
         .obey = [](LineGame& game, Rest rest) { game.say(house_aloud(game.state(), grid::HouseKind::column, rest)); }},
        {.words = "box 宫",
         .obey = [](LineGame& game, Rest rest) { game.say(house_aloud(game.state(), grid::HouseKind::box, rest)); }},
    };
    return table;
}

KeyPress find_key(std::string_view key) {
    for (const Action& action : actions())
        if (const int index = index_in(action.keys, key); index >= 0) return {&action, index};
    return {nullptr, 0};
}

const Action* find_word(std::string_view word) {
    for (const Action& action : actions()) {
        std::string_view words = action.words;
        if ((!words.empty() && take_word(words) == word) || index_in(action.also, word) >= 0) return &action;
    }
    return nullptr;
}

std::vector<std::string> first_words() {
    std::vector<std::string> found;
    for (const Action& action : actions()) {
        std::string_view words = action.words;
        if (!words.empty()) found.emplace_back(take_word(words));
    }
    std::ranges::sort(found);
    return found;
}

std::string words_in_english(std::string_view line) {
    std::string all;
    while (!(line = core::trimmed(line)).empty()) {
        const std::size_t end = std::min(line.find_first_of(core::blanks), line.size());
        core::append_item(all, " ", in_english(line.substr(0, end)));
        line.remove_prefix(end);
    }
    return all;
}

Definitions line_help(const grid::Layout& layout) {
    const bool one = layout.grid_count() == 1;
    return definitions_in(language::text("play.help", wording::cell_name(layout, {0, 2, 5}), one ? "3 6 6" : "a 3 6 6",
                                         one ? "3" : "a3", wording::place_text(layout, grid::Place{0, 2, 5})));
}

Definitions key_help() {
    std::string lines;
    for (const Action& action : actions())
        if (!action.help.empty()) lines += language::text(action.help) + '\n';
    return definitions_in(lines);
}

std::vector<std::string> legend() {
    return ui::split_lines(language::text("play.signs") + '\n' + language::text("play.signs_large"));
}

std::vector<std::string> legend(std::string signs, bool large) {
    std::vector<std::string> parts;
    const std::string common = language::text("play.signs");
    for (std::string& part : ui::split_lines(large ? language::text("play.signs_large") + '\n' + common : common)) {
        const std::string explained = part.substr(0, part.find(' '));
        const auto is_explained = [&](char sign) { return explained.find(sign) != std::string::npos; };
        if (std::erase_if(signs, is_explained) > 0) parts.push_back(std::move(part));
    }
    return parts;
}

std::vector<frame::ManualSection> manual() {
    Definitions layouts;
    for (const std::string_view name : grid::layout_names())
        layouts.emplace_back(name, language::text(language::key("layout", name)));
    return {{"topic.game", {{"man.moves", line_help(grid::twodoku())}, {"man.keys", key_help()}}},
            {"topic.layouts", {{"help.layouts", std::move(layouts)}}}};
}
}  // namespace satdoku::play
