// A step as a picture: which candidates of it are marked how, which houses are tinted, and what the marks mean.
#pragma once

#include <satdoku/deduce/step.hpp>
#include <satdoku/draw/board.hpp>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace satdoku::wording {

/// A mark of a picture, or the tint of its houses, and in words what it stands for.
struct LegendEntry {
    std::variant<draw::Mark, draw::Ink> look;
    std::string words;
};

struct StepPicture {
    draw::BoardPicture board;
    std::vector<LegendEntry> legend;
};

/// "base", as programs that read our JSON know it.
std::string_view role_name(deduce::Role role);

/// Digits and candidates of a state.
draw::BoardPicture state_picture(const deduce::State& state);
/// @param state  before the step
StepPicture step_picture(const deduce::State& state, const deduce::Step& step);

/// The sign of a mark in text: a letter, + for what is placed and - for what goes.
char sign_of(draw::Mark mark);
/// The board with its candidates as text, the marked ones with their signs.
std::string picture_text(const draw::BoardPicture& picture);

}  // namespace satdoku::wording
