#include "file_reader.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/puzzle/rate.hpp>

namespace satdoku::puzzle {
namespace {
/// A puzzle of the file, and the texts before it that are not puzzles.
struct Item {
    BadTexts bad;
    std::optional<RatedPuzzle> puzzle;
    std::optional<FilePlace> place;  ///< where a reader can continue after it
    bool stopped = false;            ///< then it was not rated
};

class PuzzleReader {
  public:
    PuzzleReader(core::Input& input, const RateRequest& request, std::stop_token stop)
        : file_(input, request.layouts, std::move(stop)) {}

    /// Returns false at the end of the input.
    bool read(Item& item) {
        while (!file_.at_end() && !item.puzzle) {
            auto entry = file_.next_line(item.bad);
            if (!entry) continue;
            if (!entry->board.layout->constraints().empty()) {
                item.bad.push_back(core::Error({file_.name(), entry->line, 0}, "rate.constraints"));
                continue;
            }
            std::string text = entry->line == file_.number() ? text_of(file_.line(), entry->note) : std::string();
            if (text.empty() || !entry->board.layout->is_plain()) text = grid::noted_line(entry->board);
            item.puzzle.emplace(RatedPuzzle{++puzzles_, entry->givens(), std::move(text)});
            if (!entry->placed.empty()) item.puzzle->position = *entry;
        }
        if (file_.is_as_new()) item.place = file_.place();
        return item.puzzle || item.bad.count() > 0;
    }

    bool all_read() const { return file_.all_read(); }

  private:
    /// Returns the board on the line, without blanks, comment and note; nothing if there are blanks inside the board.
    static std::string text_of(std::string_view line, std::string_view note) {
        line = core::trimmed(line.substr(0, line.find('#')));
        if (!note.empty() && line.ends_with(note)) line.remove_suffix(note.size());
        line = core::trimmed(line);
        return line.find_first_of(core::blanks) == std::string_view::npos ? std::string(line) : std::string();
    }

    FileReader file_;
    std::uint64_t puzzles_ = 0;
};

void rate_item(Rater& rater, Item& item, const std::stop_token& stop, const std::function<void(int)>& working) {
    if (!item.puzzle) return;
    RatedPuzzle& puzzle = *item.puzzle;
    grid::Board solution(*puzzle.givens.layout);
    puzzle.solutions = rater.count(puzzle.givens, &solution);
    if (puzzle.solutions == 1 && puzzle.position) puzzle.wrong = puzzle.position->wrong_cell(solution);
    if (puzzle.solutions == 1 && !stop.stop_requested()) {
        auto ratings = rater.rate(puzzle.givens, solution, working);
        item.stopped = !ratings;
        if (ratings) puzzle.ratings = *std::move(ratings);
    }
    item.stopped = item.stopped || stop.stop_requested();
}
}  // namespace

Rater::Rater(SolverMaker make_solver, std::stop_token stop, std::uint64_t effort, RatingParts parts)
    : make_solver_(std::move(make_solver)), stop_(std::move(stop)), effort_(effort), parts_(parts),
      prover_(make_solver_, stop_) {}

Rater::Tools& Rater::tools_for(const grid::Layout& layout) {
    Tools& tools = tools_[&layout];
    if (!tools.solver) {
        tools.geometry = std::make_unique<deduce::Geometry>(layout);
        tools.solver = make_solver_(layout);
        tools.solver->stop_on(stop_);
    }
    return tools;
}

std::uint64_t Rater::count(const grid::Board& givens, grid::Board* solution) {
    if (grid::find_clash(givens)) return 0;
    return tools_for(*givens.layout).solver->count(givens, 2, solution);
}

std::optional<Ratings> Rater::rate(const grid::Board& givens, const grid::Board& solution,
                                   const std::function<void(int)>& working) {
    const auto watch = [&](int empty) {
        if (working) working(empty);
        return !stop_.stop_requested();
    };
    const deduce::State state(*tools_for(*givens.layout).geometry, givens);
    Ratings ratings;
    if (parts_.path) {
        const deduce::Path path = deduce::path_of(state, &solution, {}, watch);
        ratings.score = path.score;
        ratings.level = path.level;
        ratings.hardest = path.hardest;
    }
    int empty = state.empty_cells().count();
    const auto on_step = [&](const deduce::RatedStep& step) {
        watch(empty -= static_cast<int>(step.placements.size()));
    };
    if (parts_.scale && !stop_.stop_requested())
        ratings.scale = deduce::rate(state, {.effort = effort_, .stop = stop_}, on_step);
    if (parts_.coupling && givens.layout->grid_count() > 1 && !stop_.stop_requested())
        ratings.coupling = prover_.prove(givens);
    if (stop_.stop_requested()) return std::nullopt;
    return ratings;
}

PuzzleCounts rate_all(core::Input& input, const std::function<void(RatedPuzzle&)>& take, const RateRequest& request,
                      const FileListener& listener, std::stop_token stop) {
    PuzzleReader reader(input, request, stop);
    const auto make_worker = [&](OrderedQueue<Item>& queue) {
        Rater rater(request.make_solver, stop, request.effort, request.parts);
        return [&queue, &listener, rater = std::move(rater), &stop](Item& item) mutable {
            const core::Stopwatch stopwatch;
            rate_item(rater, item, stop, [&](int empty) {
                if (!listener.working || stopwatch.seconds() < 1) return;
                queue.between_items([&] { listener.working(item.puzzle->number, empty); });
            });
        };
    };
    const auto pass_on = [&](Item& item, PuzzleCounts& counts) {
        if (!item.puzzle) return;
        counts.add(item.puzzle->solutions);
        take(*item.puzzle);
    };
    // A puzzle may take a thousand times as long as its neighbours: the others continue meanwhile.
    constexpr std::uint64_t longest_queue = 4096;
    return work_through(
        reader, request.threads, longest_queue, listener, [] { return Item{}; }, make_worker, pass_on);
}
}  // namespace satdoku::puzzle
