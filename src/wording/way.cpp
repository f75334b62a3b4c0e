#include <satdoku/core/error.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/step_text.hpp>
#include <satdoku/wording/technique_text.hpp>
#include <satdoku/wording/way.hpp>
#include <satdoku/wording/way_picture.hpp>

#include <array>

namespace satdoku::wording {

namespace {

/// "a36", as steps in words name it.
std::string cell_name(const grid::Layout& layout, grid::Cell cell) {
    const grid::Place& place = layout.places(cell).front();
    return grid::grid_letter(place.grid) + std::to_string(place.row + 1) + std::to_string(place.column + 1);
}

/// Lines for people.
class TextTeller : public WayTeller {
  public:
    TextTeller(Write write, bool boards) : write_(std::move(write)), boards_(boards) {}

    void begin(std::uint64_t number, const deduce::State& start, const deduce::Path& path) override {
        separate();
        write_("# " + language::text("way.puzzle", number, way_summary(start, path)) + '\n');
        if (boards_) write_('\n' + picture_text(state_picture(start)) + '\n');
    }
    void step(const WayStep& told) override {
        write_(language::text("way.told", told.number, technique_name(told.step.technique),
                              step_text(told.before, told.step)) +
               '\n');
        write_(told.proof.lines);
        if (!boards_) return;
        const StepPicture picture = step_picture(told.before, told.step);
        write_('\n' + picture_text(picture.board));
        std::string legend;
        for (const Meaning& meaning : picture.legend) {
            const auto* const mark = std::get_if<draw::Mark>(&meaning.look);
            if (mark == nullptr) continue;
            legend += legend.empty() ? "# " : "   ";
            legend += sign_of(*mark);
            legend += " " + meaning.words;
        }
        write_(legend + "\n\n");
    }
    void solved(const deduce::State& end) override {
        if (boards_) write_(picture_text(state_picture(end)));
    }
    void refuse(std::uint64_t number, const grid::Board&, const Proof& why) override {
        separate();
        write_(language::text("way.puzzle", number, why.lines));
    }
    void end() override {}

  private:
    void separate() {
        if (!first_) write_("\n");
        first_ = false;
    }

    Write write_;
    bool boards_;
    bool first_ = true;
};

std::string quoted(std::string_view text) {
    std::string json = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') json += '\\';
        json += character;
    }
    return json + "\"";
}

class JsonTeller : public WayTeller {
  public:
    explicit JsonTeller(Write write) : write_(std::move(write)) {}

    void begin(std::uint64_t, const deduce::State& start, const deduce::Path&) override {
        geometry_ = &start.geometry();
    }
    void step(const WayStep& told) override {
        const deduce::Step& step = told.step;
        std::string json = "{\"puzzle\":" + std::to_string(told.puzzle);
        json += ",\"step\":" + std::to_string(told.number);
        json += ",\"technique\":" + quoted(deduce::facts_of(step.technique).name);
        json += ",\"name\":" + quoted(technique_name(step.technique));
        json += ",\"placements\":" + candidates(step.placements);
        json += ",\"eliminations\":" + candidates(step.eliminations);
        json += ",\"parts\":" + list(step.parts, [this](const deduce::Part& part) {
                    return "{\"role\":" + quoted(role_name(part.role)) +
                           ",\"candidates\":" + candidates(part.candidates) + ",\"houses\":" +
                           list(part.houses, [this](deduce::HouseIndex index) { return house(index); }) + "}";
                });
        json += ",\"links\":" + list(step.links, [this](const deduce::Link& link) {
                    return "{\"from\":" + candidates(link.from) + ",\"to\":" + candidates(link.to) +
                           ",\"strong\":" + (link.strong ? "true" : "false") + "}";
                });
        json += ",\"line\":" + quoted(step_line(told.before, step));
        json += ",\"text\":" + quoted(step_text(told.before, step));
        if (!told.proof.json.empty()) json += ",\"proof\":{" + told.proof.json + "}";
        write_(json + "}\n");
    }
    void solved(const deduce::State&) override {}
    void refuse(std::uint64_t number, const grid::Board&, const Proof& why) override {
        write_("{\"puzzle\":" + std::to_string(number) + "," + why.json + "}\n");
    }
    void end() override {}

  private:
    template <typename Items, typename Text>
    static std::string list(const Items& items, const Text& text) {
        std::string json;
        for (const auto& item : items) json.append(json.empty() ? "" : ",").append(text(item));
        return "[" + json + "]";
    }
    std::string candidates(const std::vector<deduce::Candidate>& all) const {
        return list(all, [this](const deduce::Candidate& candidate) {
            return "{\"cell\":" + quoted(cell_name(geometry_->layout(), candidate.cell)) +
                   ",\"digit\":" + std::to_string(int{candidate.digit}) + "}";
        });
    }
    std::string house(deduce::HouseIndex index) const {
        constexpr std::array<std::string_view, 3> kinds = {"row", "column", "box"};
        const deduce::House& house = geometry_->house(index);
        return "{\"grid\":" + quoted(grid::grid_letter(house.grid)) +
               ",\"kind\":" + quoted(kinds[static_cast<std::size_t>(house.kind)]) +
               ",\"number\":" + std::to_string(house.index + 1) + "}";
    }

    Write write_;
    const deduce::Geometry* geometry_ = nullptr;
};

/// Takes away what a text says of the candidates. @pre the solution is that of the board
void take_away(deduce::State& state, const Solved& puzzle) {
    const grid::Layout& layout = state.geometry().layout();
    for (std::size_t index = 0; index < puzzle.position.candidates.size(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        for (const int digit : state.candidates(cell)) {
            if (puzzle.position.candidates[index].contains(digit)) continue;
            if (puzzle.solution.digits[cell] == digit) {
                throw core::Error("way.wrong_candidates", {std::to_string(puzzle.number),
                                                           cell_name(layout, cell), std::to_string(digit)});
            }
            state.remove({cell, static_cast<std::uint8_t>(digit)});
        }
    }
}

/// Its digits.
grid::Board board_of(const deduce::State& state) {
    grid::Board board(state.geometry().layout());
    for (std::size_t cell = 0; cell < board.digits.size(); ++cell)
        board.digits[cell] = static_cast<std::uint8_t>(state.digit(static_cast<grid::Cell>(cell)));
    return board;
}

}  // namespace

std::unique_ptr<WayTeller> text_teller(Write write, bool boards) {
    return std::make_unique<TextTeller>(std::move(write), boards);
}

std::unique_ptr<WayTeller> json_teller(Write write) {
    return std::make_unique<JsonTeller>(std::move(write));
}

std::string way_summary(const deduce::State& start, const deduce::Path& path) {
    const auto empty = static_cast<std::size_t>(start.empty_cells().count());
    const std::size_t givens = start.geometry().cell_count() - empty;
    if (!path.hardest) return language::text("way.complete");
    return language::text("way.summary", givens, path.steps.size(), technique_name(*path.hardest),
                          path.score);
}

void tell_way(WayTeller& teller, const Solved& puzzle, const deduce::Geometry& geometry, const Prove& prove) {
    deduce::State state(geometry, puzzle.position.board);
    for (const grid::Cell cell : puzzle.position.placed) state.is_no_given(cell);
    take_away(state, puzzle);
    const deduce::Path path = deduce::path_of(state, &puzzle.solution);
    teller.begin(puzzle.number, state, path);
    std::size_t count = 0;
    for (const deduce::Step& step : path.steps) {
        Proof proof;
        if (step.technique == deduce::Technique::proof)
            proof = prove(board_of(state), step.placements.front());
        teller.step({puzzle.number, ++count, state, step, proof});
        deduce::apply(state, step);
    }
    teller.solved(state);
}

}  // namespace satdoku::wording
