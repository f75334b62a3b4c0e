#include "model_pager.hpp"

#include "solve_report.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace satdoku::app {

namespace {

class ModelPager {
  public:
    ModelPager(ui::Console& console, const solve::Engine& engine, std::uint32_t variables)
        : console_(console), engine_(engine), variables_(variables) {}

    void run() {
        console_.say(ui::text("model_pager.help"));
        show();
        ui::converse(
            console_, [this] { return ui::text("model_pager.prompt", first() + 1, end_, variables_); },
            [this](const std::string& line) { return obey(line); });
    }

  private:
    /// The variable that the page begins with.
    std::uint32_t first() const { return firsts_.back(); }

    void show() {
        const std::size_t room = std::clamp<std::size_t>(console_.rows(), 6, 50) - 2;
        ModelLines lines(engine_, variables_, first());
        for (std::size_t shown = 0; shown < room; ++shown) {
            const std::string line = lines.next();
            if (line.empty()) break;
            console_.out() << line << '\n';
        }
        end_ = lines.position();
    }

    /// Returns whether the person stays.
    bool obey(const std::string& typed) {
        const std::string line = ui::half_width(typed);
        const std::size_t begin = line.find_first_not_of(" \t");
        const std::string word =
            begin == std::string::npos ? "n" : line.substr(begin, line.find_last_not_of(" \t") - begin + 1);
        if (word == "q" || word == "quit") return false;
        if (word == "?" || word == "h" || word == "help") {
            console_.say(ui::text("model_pager.help"));
            return true;
        }
        if (word == "n" || word == "next") {
            if (end_ >= variables_) throw core::Error("pager.last");
            firsts_.push_back(end_);
        } else if (word == "p" || word == "previous") {
            if (firsts_.size() == 1) throw core::Error("pager.first");
            firsts_.pop_back();
        } else {
            jump(word);
        }
        show();
        return true;
    }

    void jump(const std::string& text) {
        const auto number = core::parse_number<std::uint32_t>(text);
        if (!number || *number < 1 || *number > variables_) {
            throw core::Error("model_pager.command", {std::to_string(variables_), text});
        }
        firsts_.push_back(*number - 1);
    }

    ui::Console& console_;
    const solve::Engine& engine_;
    const std::uint32_t variables_;
    std::vector<std::uint32_t> firsts_ = {0};  ///< of the pages that were shown, the present one last
    std::uint32_t end_ = 0;                    ///< the variable behind the page
};

}  // namespace

void show_model(ui::Console& console, const solve::Engine& engine, std::uint32_t variables) {
    constexpr int lines_at_first = 6;
    ModelLines lines(engine, variables);
    std::string line = lines.next();
    for (int shown = 0; shown < lines_at_first && !line.empty(); ++shown, line = lines.next()) {
        console.out() << line << '\n';
    }
    if (line.empty()) return;
    if (ui::ask_yes_no(console, ui::text("sat_menu.whole_model", variables), false).value_or(false)) {
        ModelPager(console, engine, variables).run();
    }
}

}  // namespace satdoku::app
