#include "game_files.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/ui/prompt.hpp>

#include <filesystem>

namespace satdoku::play {

namespace {

constexpr std::string_view standard_board = "solution.txt";

bool may_write(ui::Console& console, const std::string& path) {
    std::error_code ignored;
    return !std::filesystem::exists(path, ignored) ||
           ui::ask_yes_no(console, language::text("menu.overwrite", language::visible(path)), false)
               .value_or(false);
}

void tell_saved(ui::Console& console, const std::string& path) {
    console.out() << "  " << language::text("menu.saved", language::visible(path)) << '\n';
}

std::string name_to_save(const Player& player) {
    return player.path().empty() ? std::string(standard_save) : player.path();
}

}  // namespace

bool save_game_as(ui::Console& console, Player& player, std::string path) {
    if (path.empty()) {
        const auto asked = ui::ask_file(console, language::text("play.save_file"), name_to_save(player));
        if (!asked) return false;
        path = *asked;
    }
    if (path != player.path() && !may_write(console, path)) return false;
    player.save(path);
    tell_saved(console, path);
    return true;
}

void offer_to_save(ui::Console& console, Player& player) {
    if (!player.has_news()) return;
    if (const auto& error = player.why_not_kept()) {
        console.out() << language::text("play.not_kept", language::error_text(*error)) << '\n';
    } else if (player.path().empty()) {
        return;
    }
    if (ui::ask_yes_no(console, language::text("play.save_first", language::visible(name_to_save(player))),
                       true)
            .value_or(false)) {
        save_game_as(console, player, player.path());
    }
}

void offer_to_save_board(ui::Console& console, const grid::Board& board) {
    if (!ui::ask_yes_no(console, language::text("play.save_board"), false).value_or(false)) return;
    const auto path =
        frame::ask_new_file(console, language::text("play.board_file"), std::string(standard_board));
    if (!path) return;
    core::Output output(*path);
    output.write(grid::board_line(board) + '\n');
    output.commit();
    tell_saved(console, *path);
}

}  // namespace satdoku::play
