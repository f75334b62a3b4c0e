#include <satdoku/core/json.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/path.hpp>
#include <satdoku/wording/step_picture.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::wording {
namespace {
/// Writes the member `key`: {"cell":"a36","digit":4}. The grid's letter is always there, for programs that parse it.
void candidates_as_json(core::JsonWriter& json, std::string_view key, const deduce::Geometry& geometry,
                        const std::vector<deduce::Candidate>& candidates) {
    json.key(key).array(candidates, [&](const deduce::Candidate& candidate) {
        const grid::Layout& layout = geometry.layout();
        const grid::Place& place = layout.places(candidate.cell).front();
        // Short names have the letter of a lone grid, too, here.
        const bool is_bare = language::spoken().data_notation == grid::Notation::cells && layout.grid_count() == 1;
        const std::string letter = is_bare ? grid::grid_letter(place.grid) : std::string();
        json.begin_object().member("cell", letter + data_name(layout, place));
        json.member("digit", int{candidate.digit}).end_object();
    });
}

class PathAsText : public PathWriter {
  public:
    PathAsText(Write write, bool boards) : write_(std::move(write)), boards_(boards) {}

    void begin(std::uint64_t number, const deduce::State& start, const std::string& summary, std::size_t) override {
        separate();
        write_("# " + language::text("path.puzzle", number, summary) + '\n');
        if (boards_) write_('\n' + picture_text(state_picture(start)) + '\n');
    }
    void step(const PathStep& at) override {
        write_(numbered_step_text(at.number, at.before, at.step));
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

    void begin(std::uint64_t, const deduce::State& start, const std::string&, std::size_t) override {
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
        candidates_as_json(json, key, *geometry_, all);
    }
    void house(core::JsonWriter& json, deduce::HouseIndex index) const {
        const deduce::House& house = geometry_->house(index);
        json.begin_object().member("grid", grid::grid_letter(house.grid));
        json.member("kind", grid::word_of(house.kind));
        json.member("number", house.index + 1).end_object();
    }

    Write write_;
    const deduce::Geometry* geometry_ = nullptr;
};

/// "(ED, EP)": which numbers of the rating come about by this step.
std::string numbers_set_by(std::size_t index, const RatedPath& path) {
    const auto hardest_of = [&](std::size_t end) {
        const auto harder = [](const deduce::RatedStep& a, const deduce::RatedStep& b) { return a.rating < b.rating; };
        const auto begin = path.steps.begin();
        return static_cast<std::size_t>(std::max_element(begin, begin + static_cast<std::ptrdiff_t>(end), harder) -
                                        begin);
    };
    std::size_t pearl = 0;  // one beyond the first step that places a digit
    while (pearl < path.steps.size() && path.steps[pearl].placements.empty()) ++pearl;
    std::string names;
    if (path.rating.complete && index == hardest_of(path.steps.size())) core::append_item(names, ", ", "ER");
    if (path.rating.ep_complete && index == hardest_of(pearl + 1)) core::append_item(names, ", ", "EP");
    if (path.rating.ed_complete && index == 0) core::append_item(names, ", ", "ED");
    return names.empty() ? "" : language::text("path.sets", names);
}

/// The puzzle as it is in its file, without the candidates that this excludes. @pre puzzle.solution solves the board
deduce::State state_of(const deduce::Geometry& geometry, const Solved& puzzle) {
    deduce::State state(geometry, puzzle.position.board);
    for (const grid::Cell cell : puzzle.position.placed) state.is_no_given(cell);
    const grid::Layout& layout = geometry.layout();
    for (std::size_t index = 0; index < puzzle.position.candidates.size(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        for (const int digit : state.candidates(cell)) {
            if (puzzle.position.candidates[index].contains(digit)) continue;
            if (puzzle.solution.digits[cell] == digit) {
                throw core::Error("path.wrong_candidates",
                                  {std::to_string(puzzle.number), cell_name(layout, cell), grid::digit_text(digit)});
            }
            state.remove({cell, static_cast<std::uint8_t>(digit)});
        }
    }
    return state;
}

/// "24 givens, 57 steps; hardest: XY-wing; score 1240"
std::string path_summary(const deduce::State& start, const deduce::Path& path) {
    const auto empty = static_cast<std::size_t>(start.empty_cells().count());
    const std::size_t givens = start.geometry().cell_count() - empty;
    if (!path.hardest) return language::text("path.complete");
    return language::text("path.summary", givens, path.steps.size(), technique_name(*path.hardest), path.score);
}
}  // namespace

std::unique_ptr<PathWriter> path_as_text(Write write, bool boards) {
    return std::make_unique<PathAsText>(std::move(write), boards);
}

std::unique_ptr<PathWriter> path_as_json(Write write) { return std::make_unique<PathAsJson>(std::move(write)); }

void write_path(PathWriter& writer, const Solved& puzzle, const deduce::Geometry& geometry, const Prove& prove,
                const deduce::PathWatch& watch) {
    deduce::State state = state_of(geometry, puzzle);
    const deduce::Path path = deduce::path_of(state, &puzzle.solution, {}, watch);
    if (!path.solved()) return;
    writer.begin(puzzle.number, state, path_summary(state, path), path.steps.size());
    std::size_t count = 0;
    for (const deduce::Step& step : path.steps) {
        if (watch && !watch(state.empty_cells().count())) return;
        Proof proof;
        if (step.technique == deduce::Technique::proof) proof = prove(board_of(state), step.placements.front());
        writer.step({puzzle.number, ++count, state, step, proof});
        deduce::apply(state, step);
    }
    writer.solved(state);
}

void write_steps(PathWriter& writer, const Solved& puzzle, const deduce::Geometry& geometry,
                 const deduce::TechniqueFacts& technique) {
    const deduce::State state = state_of(geometry, puzzle);
    deduce::Steps steps(deduce::Steps::Wanted::all);
    technique.find(state, technique.technique, steps);
    const std::vector<deduce::Step>& found = steps.found();
    writer.begin(puzzle.number, state,
                 language::text("path.steps_of", technique_name(technique.technique), found.size()), found.size());
    for (std::size_t index = 0; index < found.size(); ++index)
        writer.step({puzzle.number, index + 1, state, found[index], {}});
}

RatedPath rated_path(const deduce::State& start, const std::stop_token& stop, const deduce::PathWatch& watch) {
    RatedPath path{start, {}, {}};
    int empty = start.empty_cells().count();
    path.rating = deduce::rate(start, {.stop = stop}, [&](const deduce::RatedStep& step) {
        path.steps.push_back(step);
        empty -= static_cast<int>(step.placements.size());
        if (watch) watch(empty);
    });
    return path;
}

std::string rated_path_text(std::uint64_t number, const RatedPath& path) {
    const deduce::Rating& rating = path.rating;
    std::string text =
        "# " +
        language::text(
            "path.puzzle", number,
            language::text("path.rated", path.steps.size(), rating_text(rating.er, rating.complete),
                           rating_text(rating.ep, rating.ep_complete), rating_text(rating.ed, rating.ed_complete))) +
        '\n';
    for (std::size_t index = 0; index < path.steps.size(); ++index) {
        const deduce::RatedStep& step = path.steps[index];
        const deduce::Step outcome{{}, {}, step.placements, step.eliminations};
        text += language::text("path.rated_line", index + 1, rating_text(step.rating, true),
                               technique_name(step.technique), outcome_line(path.start, outcome)) +
                numbers_set_by(index, path) + '\n';
    }
    return text;
}

std::string rated_path_json(std::uint64_t number, const RatedPath& path) {
    std::string lines;
    for (std::size_t index = 0; index < path.steps.size(); ++index) {
        const deduce::RatedStep& step = path.steps[index];
        std::string text;
        core::JsonWriter json(text);
        json.begin_object().member("puzzle", number).member("step", index + 1);
        json.key("rating").raw(rating_text(step.rating, true));
        json.member("technique", deduce::name_of(step.technique)).member("name", technique_name(step.technique));
        candidates_as_json(json, "placements", path.start.geometry(), step.placements);
        candidates_as_json(json, "eliminations", path.start.geometry(), step.eliminations);
        json.end_object();
        lines += text + '\n';
    }
    return lines;
}
}  // namespace satdoku::wording
