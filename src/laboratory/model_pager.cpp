#include "model_pager.hpp"

#include "leafing.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/prompt.hpp>

#include <string>
#include <vector>

namespace satdoku::laboratory {

namespace {

class ModelPager : public Leafing {
  public:
    ModelPager(ui::Console& console, const solve::Engine& engine, std::uint32_t variables)
        : Leafing(console, "model_pager.help"), engine_(engine), variables_(variables) {}

  private:
    /// The variable that the page begins with.
    std::uint32_t first() const { return firsts_.back(); }

    std::string prompt() const override {
        return language::text("model_pager.prompt", first() + 1, end_, variables_);
    }

    void show() override {
        solving::ModelLines lines(engine_, variables_, first());
        for (std::size_t shown = 0; shown < room(); ++shown) {
            const std::string line = lines.next();
            if (line.empty()) break;
            console().out() << line << '\n';
        }
        end_ = lines.position();
    }

    bool go_on() override {
        if (end_ >= variables_) return false;
        firsts_.push_back(end_);
        return true;
    }

    bool go_back() override {
        if (firsts_.size() == 1) return false;
        firsts_.pop_back();
        return true;
    }

    /// To a variable.
    bool other(const std::string& answer) override {
        const auto number = core::parse_number<std::uint32_t>(answer);
        if (!number || *number < 1 || *number > variables_) {
            throw core::Error("model_pager.command", {std::to_string(variables_), answer});
        }
        firsts_.push_back(*number - 1);
        return true;
    }

    const solve::Engine& engine_;
    const std::uint32_t variables_;
    std::vector<std::uint32_t> firsts_ = {0};  ///< of the pages that were shown, the present one last
    std::uint32_t end_ = 0;                    ///< the variable behind the page
};

}  // namespace

void show_model(ui::Console& console, const solve::Engine& engine, std::uint32_t variables,
                const wording::ClauseWords& words) {
    if (words) {
        const auto is_true = [&](cnf::Literal literal) { return engine.value(literal); };
        console.out() << ui::joined(words.picture(console, is_true));
        if (ui::ask_yes_no(console, language::text("model_pager.literals"), false).value_or(false)) {
            ModelPager(console, engine, variables).run();
        }
        return;
    }
    constexpr int lines_at_first = 6;
    solving::ModelLines lines(engine, variables);
    std::string line = lines.next();
    for (int shown = 0; shown < lines_at_first && !line.empty(); ++shown, line = lines.next()) {
        console.out() << line << '\n';
    }
    if (line.empty()) return;
    if (ui::ask_yes_no(console, language::text("sat_menu.whole_model", variables), false).value_or(false)) {
        ModelPager(console, engine, variables).run();
    }
}

}  // namespace satdoku::laboratory
