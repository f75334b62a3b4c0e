// A step as a picture: the marks of its candidates, the tints of its houses, and their meanings.
#pragma once
#include <satdoku/deduce/step.hpp>
#include <satdoku/draw/board.hpp>

namespace satdoku::wording {
/// A mark or a tint of a picture, and its meaning in words.
struct LegendEntry {
    std::variant<draw::Mark, draw::Ink> look;
    std::string words;
};

struct StepPicture {
    draw::BoardPicture board;
    std::vector<LegendEntry> legend;
};

/// "base": the name of a role in JSON.
std::string_view role_name(deduce::Role role);

/// The digits of a state.
grid::Board board_of(const deduce::State& state);
/// The digits and candidates of a state.
draw::BoardPicture state_picture(const deduce::State& state);
/// @param state  before the step
StepPicture step_picture(const deduce::State& state, const deduce::Step& step);

/// The sign of a mark in text: a letter, + for placed and - for removed candidates.
char sign_of(draw::Mark mark);
/// The board as text, with its candidates and the signs of the marked ones.
std::string picture_text(const draw::BoardPicture& picture);
}  // namespace satdoku::wording
