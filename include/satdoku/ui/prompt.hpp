// Questions to a person. Each says what it takes, has a default where that makes sense, repeats itself after
// a bad answer, and gives nothing back where the person leaves: with `q`, or because the input has ended.
#pragma once

#include <satdoku/ui/console.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace satdoku::ui {

/// Asks until `accept` takes the answer; it is given the answer without blanks around it (the default for an
/// empty one) and throws core::Error, which is shown, for one that it cannot take.
/// @param help  what `help` and `?` do; without it they are answers as any other
std::optional<std::string> ask_until(Console& console, std::string_view question, std::string_view standard,
                                     const std::function<void(const std::string&)>& accept,
                                     const PromptAid& aid = {"answer", {}},
                                     const std::function<void()>& help = {});

/// Shows a prompt and hands each line to `take`, until that returns false or the input ends; the core::Error
/// that it throws is shown.
void converse(Console& console, const std::function<std::string()>& prompt,
              const std::function<bool(const std::string& line)>& take, const PromptAid& aid = {"line", {}});

/// A number from `smallest` to `largest`.
std::optional<std::uint64_t> ask_number(Console& console, std::string_view question, std::uint64_t smallest,
                                        std::uint64_t largest, std::optional<std::uint64_t> standard);

struct Choice {
    std::string name;              ///< what a person may type, besides its number
    std::string title;             ///< shown beside it
    std::string explanation = {};  ///< what `help` says instead of the title; may be empty
    bool listed = true;            ///< or taken by its name, but not shown: such choices stand last
};
/// Shows the choices with numbers from 1 and gives the index of the chosen one, from 0. `0` leaves as well.
std::optional<std::size_t> ask_choice(Console& console, std::string_view question,
                                      std::span<const Choice> choices, std::size_t standard);

/// The same with the titles from the catalogue: "TOPIC.NAME", with _ for -.
std::optional<std::size_t> ask_name(Console& console, std::string_view question, std::string_view topic,
                                    std::span<const std::string_view> names, std::size_t standard);

/// Nothing where the person leaves.
std::optional<bool> ask_yes_no(Console& console, std::string_view question, bool standard);

/// A file's name, completed by the tab key.
std::optional<std::string> ask_file(Console& console, std::string_view question,
                                    std::string_view standard = {});

}  // namespace satdoku::ui
