#include <satdoku/core/error.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/path.hpp>
#include <satdoku/wording/step_picture.hpp>
#include <satdoku/wording/step_text.hpp>

#include <array>

namespace satdoku::wording {

namespace {

class PathAsText : public PathWriter {
  public:
    PathAsText(Write write, bool boards) : write_(std::move(write)), boards_(boards) {}

    void begin(std::uint64_t number, const deduce::State& start, const deduce::Path& path) override {
        separate();
        write_("# " + language::text("path.puzzle", number, path_summary(start, path)) + '\n');
        if (boards_) write_('\n' + picture_text(state_picture(start)) + '\n');
    }
    void step(const PathStep& at) override {
        write_(language::text("path.step_line", at.number, technique_name(at.step.technique),
                              step_text(at.before, at.step)) +
               '\n');
        write_(at.proof.lines);
        if (!boards_) return;
        const StepPicture picture = step_picture(at.before, at.step);
        write_('\n' + picture_text(picture.board));
        std::string legend;
        for (const LegendEntry& entry : picture.legend) {
            const auto* const mark = std::get_if<draw::Mark>(&entry.look);
            if (mark == nullptr) continue;
            legend += legend.empty() ? "# " : "   ";
            legend += sign_of(*mark);
            legend += " " + entry.words;
        }
        write_(legend + "\n\n");
    }
    void solved(const deduce::State& end) override {
        if (boards_) write_(picture_text(state_picture(end)));
    }
    void refuse(std::uint64_t number, const grid::Board&, const Proof& why) override {
        separate();
        write_(language::text("path.puzzle", number, why.lines));
    }

  private:
    void separate() {
        if (!first_) write_("\n");
        first_ = false;
    }

    Write write_;
    bool boards_;
    bool first_ = true;
};

class PathAsJson : public PathWriter {
  public:
    explicit PathAsJson(Write write) : write_(std::move(write)) {}

    void begin(std::uint64_t, const deduce::State& start, const deduce::Path&) override {
        geometry_ = &start.geometry();
    }
    void step(const PathStep& at) override {
        const deduce::Step& step = at.step;
        std::string text;
        core::JsonWriter json(text);
        json.begin_object().member("puzzle", at.puzzle).member("step", at.number);
        json.member("technique", deduce::facts_of(step.technique).name);
        json.member("name", technique_name(step.technique));
        candidates(json, "placements", step.placements);
        candidates(json, "eliminations", step.eliminations);
        json.key("parts").array(step.parts, [&](const deduce::Part& part) {
            json.begin_object().member("role", role_name(part.role));
            candidates(json, "candidates", part.candidates);
            json.key("houses").array(part.houses, [&](deduce::HouseIndex index) { house(json, index); });
            json.end_object();
        });
        json.key("links").array(step.links, [&](const deduce::Link& link) {
            json.begin_object();
            candidates(json, "from", link.from);
            candidates(json, "to", link.to);
            json.member("strong", link.strong).end_object();
        });
        json.member("line", step_line(at.before, step)).member("text", step_text(at.before, step));
        if (!at.proof.json.empty()) json.key("proof").begin_object().raw(at.proof.json).end_object();
        json.end_object();
        write_(text + '\n');
    }
    void refuse(std::uint64_t number, const grid::Board&, const Proof& why) override {
        std::string text;
        core::JsonWriter(text).begin_object().member("puzzle", number).raw(why.json).end_object();
        write_(text + '\n');
    }

  private:
    void candidates(core::JsonWriter& json, std::string_view key, const std::vector<deduce::Candidate>& all) const {
        json.key(key).array(all, [&](const deduce::Candidate& candidate) {
            // The letter is always there, for programs that take the name apart.
            const grid::Place place = geometry_->layout().places(candidate.cell).front();
            json.begin_object().member("cell", grid::grid_letter(place.grid) + std::to_string(place.row + 1) +
                                                   std::to_string(place.column + 1));
            json.member("digit", int{candidate.digit}).end_object();
        });
    }
    void house(core::JsonWriter& json, deduce::HouseIndex index) const {
        constexpr std::array<std::string_view, 3> kinds = {"row", "column", "box"};
        const deduce::House& house = geometry_->house(index);
        json.begin_object().member("grid", grid::grid_letter(house.grid));
        json.member("kind", kinds[static_cast<std::size_t>(house.kind)]);
        json.member("number", house.index + 1).end_object();
    }

    Write write_;
    const deduce::Geometry* geometry_ = nullptr;
};

/// Removes the candidates that the file excludes. @pre puzzle.solution solves the board
void exclude_candidates(deduce::State& state, const Solved& puzzle) {
    const grid::Layout& layout = state.geometry().layout();
    for (std::size_t index = 0; index < puzzle.position.candidates.size(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        for (const int digit : state.candidates(cell)) {
            if (puzzle.position.candidates[index].contains(digit)) continue;
            if (puzzle.solution.digits[cell] == digit) {
                throw core::Error("path.wrong_candidates",
                                  {std::to_string(puzzle.number), grid::place_name(layout, layout.places(cell).front()),
                                   std::to_string(digit)});
            }
            state.remove({cell, static_cast<std::uint8_t>(digit)});
        }
    }
}

}  // namespace

std::unique_ptr<PathWriter> path_as_text(Write write, bool boards) {
    return std::make_unique<PathAsText>(std::move(write), boards);
}

std::unique_ptr<PathWriter> path_as_json(Write write) {
    return std::make_unique<PathAsJson>(std::move(write));
}

std::string path_summary(const deduce::State& start, const deduce::Path& path) {
    const auto empty = static_cast<std::size_t>(start.empty_cells().count());
    const std::size_t givens = start.geometry().cell_count() - empty;
    if (!path.hardest) return language::text("path.complete");
    return language::text("path.summary", givens, path.steps.size(), technique_name(*path.hardest), path.score);
}

void write_path(PathWriter& writer, const Solved& puzzle, const deduce::Geometry& geometry, const Prove& prove) {
    deduce::State state(geometry, puzzle.position.board);
    for (const grid::Cell cell : puzzle.position.placed) state.is_no_given(cell);
    exclude_candidates(state, puzzle);
    const deduce::Path path = deduce::path_of(state, &puzzle.solution);
    writer.begin(puzzle.number, state, path);
    std::size_t count = 0;
    for (const deduce::Step& step : path.steps) {
        Proof proof;
        if (step.technique == deduce::Technique::proof) proof = prove(board_of(state), step.placements.front());
        writer.step({puzzle.number, ++count, state, step, proof});
        deduce::apply(state, step);
    }
    writer.solved(state);
}

}  // namespace satdoku::wording
