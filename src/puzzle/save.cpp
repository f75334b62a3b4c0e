// A saved game is a head of "name value" lines in a fixed order, the moves with their times, and an end. It also has
// numbers that follow from the moves (hints, mistakes): if the replay gives other numbers, the file has been changed.
#include <satdoku/core/numbers.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/game.hpp>

namespace satdoku::puzzle {
namespace {
/// The number changes with the rules by which a game counts and refuses: a saved game is only replayed by its own.
constexpr std::string_view title = "satdoku game 3";
constexpr std::string_view last_line = "end";

std::string_view feedback_text(Feedback feedback) { return feedback == Feedback::solution ? "solution" : "rules"; }

class Loader {
  public:
    Loader(std::string_view text, const std::string& file) : text_(text), file_(file) {}

    State load(const SolverMaker& make_solver) {
        require_line(title);
        const std::string name(value_of("layout"));
        const grid::Layout* const layout = grid::find_layout(name);
        if (layout == nullptr) fail("save.unknown_layout", {name});
        const std::string_view givens = value_of("givens");
        State state = located([&] {
            const grid::Board board = grid::parse_board(*layout, givens);
            // No puzzle has no givens: the player was entering them.
            return board.filled() == 0 ? begin_entry(*layout)
                                       : begin_game(board, *make_solver(*layout), Feedback::solution);
        });
        const std::string_view feedback = value_of("feedback");
        if (feedback == feedback_text(Feedback::rules)) {
            state.first_feedback = state.feedback = Feedback::rules;
        } else if (feedback != feedback_text(Feedback::solution)) {
            fail("save.expected", {"feedback solution", std::string(line_)});
        }
        const std::uint64_t count = number_of("moves");
        for (std::uint64_t move = 0; move < count; ++move) replay(state);
        require_equal("hints", static_cast<std::uint64_t>(state.hints));
        require_equal("mistakes", static_cast<std::uint64_t>(state.mistakes));
        const std::uint64_t milliseconds = number_of("time");
        if (milliseconds < state.milliseconds) fail("save.time_goes_back");
        state.milliseconds = milliseconds;
        require_line(last_line);
        while (!text_.empty())
            if (!next_line().empty()) fail("save.after_end");
        return state;
    }

  private:
    [[noreturn]] void fail(std::string_view key, std::vector<std::string> arguments = {}) const {
        throw core::Error({file_, number_, 0}, key, std::move(arguments));
    }

    /// Returns the result of `make`. Its errors get this line as their place.
    State located(const std::function<State()>& make) const {
        try {
            return make();
        } catch (const core::Error& error) {
            fail(error.key(), error.arguments());
        }
    }

    std::string_view next_line() {
        ++number_;
        const std::size_t end = text_.find('\n');
        if (end == std::string_view::npos && text_ != last_line) fail("save.ends_early");
        line_ = text_.substr(0, end);
        text_.remove_prefix(end == std::string_view::npos ? text_.size() : end + 1);
        if (line_.ends_with('\r')) line_.remove_suffix(1);
        return line_;
    }

    void require_line(std::string_view expected) {
        if (next_line() != expected) fail("save.expected", {std::string(expected), std::string(line_)});
    }

    std::string_view value_of(std::string_view name) {
        next_line();
        if (!line_.starts_with(name) || line_.size() <= name.size() || line_[name.size()] != ' ')
            fail("save.expected", {std::string(name), std::string(line_)});
        return line_.substr(name.size() + 1);
    }

    std::uint64_t number_of(std::string_view name) {
        const auto number = core::parse_number<std::uint64_t>(value_of(name));
        if (!number) fail("save.expected", {std::string(name), std::string(line_)});
        return *number;
    }

    void require_equal(std::string_view name, std::uint64_t replayed) {
        const std::uint64_t stated = number_of(name);
        if (stated == replayed) return;
        fail("save.differs_from_moves", {std::string(name), std::to_string(stated), std::to_string(replayed)});
    }

    void replay(State& state) {
        next_line();
        const std::size_t blank = std::min(line_.find(' '), line_.size());
        const auto milliseconds = core::parse_number<std::uint64_t>(line_.substr(0, blank));
        if (!milliseconds || blank == line_.size()) fail("save.bad_move", {std::string(line_)});
        if (*milliseconds < state.milliseconds) fail("save.time_goes_back");
        state = located([&] {
            const Move move = parse_move(*state.givens.layout, line_.substr(blank + 1));
            if (move.kind == Move::Kind::restart) fail("save.bad_move", {std::string(line_)});
            return make_move(std::move(state), move, *milliseconds).state;
        });
    }

    std::string_view text_;
    const std::string& file_;
    std::string_view line_;
    std::uint64_t number_ = 0;  ///< of line_
};
}  // namespace

std::string save_game(const State& state, std::uint64_t milliseconds) {
    const grid::Layout& layout = *state.givens.layout;
    std::string text;
    const auto line = [&](std::string_view name, std::string_view value) {
        text.append(name).append(" ").append(value).append("\n");
    };
    text.append(title).append("\n");
    line("layout", layout.name());
    line("givens", grid::board_line(state.givens));
    line("feedback", feedback_text(state.first_feedback));
    line("moves", std::to_string(state.moves.size()));
    for (const TimedMove& one : state.moves) line(std::to_string(one.milliseconds), move_text(layout, one.move));
    line("hints", std::to_string(state.hints));
    line("mistakes", std::to_string(state.mistakes));
    line("time", std::to_string(milliseconds));
    text.append(last_line).append("\n");
    return text;
}

State load_game(std::string_view text, const std::string& file, const SolverMaker& make_solver) {
    return Loader(text, file).load(make_solver);
}
}  // namespace satdoku::puzzle
