// satdoku puzzle generate: puzzles with exactly one solution.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {
namespace {
std::string puzzle_text(const puzzle::Puzzle& puzzle, std::string_view format, bool with_solution) {
    if (!with_solution) return boards::formatted(puzzle.givens, format);
    if (format == boards::format_line)
        return grid::board_line(puzzle.givens) + ' ' + boards::formatted(puzzle.solution, format);
    return boards::formatted(puzzle.givens, format) + "\n# solution\n" + boards::formatted(puzzle.solution, format);
}

class PuzzleGeneration {
  public:
    PuzzleGeneration(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), console_(context.console), arguments_(arguments),
          request_(boards::puzzle_request(context, arguments)), count_(arguments.integer("count").value_or(1)),
          part_(core::part_of(count_, frame::shard_of(arguments))), format_(boards::format_of(arguments)),
          make_solver_(boards::solver_of(arguments)), batch_(context) {
        frame::require_seed_of_parts(arguments);
        batch_.open(arguments, "puzzle generate", 2);
        made_ = batch_.begun()[0];
        below_ = batch_.begun()[1];
    }

    /// Returns the exit code.
    int run() {
        const bool is_alone = count_ == 1 && !arguments_.has("shard") && !batch_.may_be_continued();
        if (is_alone) {
            // The best puzzle so far if it is stopped.
            const puzzle::Puzzle puzzle = boards::make_puzzle(console_, request_, make_solver_, batch_.token());
            take(0, puzzle);
            if (!context_.quiet) console_.note(boards::describe(puzzle, request_));
        } else if (!batch_.is_whole()) {
            puzzle::generate_many(
                request_, {part_.begin + made_, part_.end}, frame::threads_of(arguments_), make_solver_,
                [this](std::uint64_t index, const puzzle::Puzzle& puzzle) { take(index, puzzle); }, batch_.token(),
                boards::progress_of_tries(console_, request_));
        }
        batch_.end_progress();
        batch_.end(is_alone || !batch_.stopped(), {made_, below_});
        if (!is_alone) batch_.remark(language::text("solving.with_seed", request_.seed));
        if (below_ == 0) return frame::exit_done;
        if (!is_alone) batch_.remark(language::text("generate.below_many", below_, part_.size()));
        return frame::exit_no;
    }

  private:
    void take(std::uint64_t index, const puzzle::Puzzle& puzzle) {
        if (index > 0 && format_ != boards::format_line) batch_.write("\n");
        batch_.write(puzzle_text(puzzle, format_, arguments_.has("solution")));
        ++made_;
        if (!puzzle.reached) ++below_;
        batch_.reached({made_, below_});
        if (made_ % 100 == 0) console_.progress(language::text("generate.progress", made_, part_.size()));
    }

    frame::Context& context_;
    ui::Console& console_;
    const frame::Arguments& arguments_;
    puzzle::Request request_;
    std::uint64_t count_;
    core::Range part_;  ///< the puzzles of this shard
    std::string format_;
    puzzle::SolverMaker make_solver_;
    Batch batch_;
    std::uint64_t made_ = 0;   ///< of this part
    std::uint64_t below_ = 0;  ///< of these, how many do not fulfil the request
};
}  // namespace

frame::Command generate_command() {
    std::vector<frame::Option> options = boards::puzzle_request_options();
    options.insert(options.end(), {{.name = "clues", .value = frame::Value::text, .placeholder = "N[,M...]"},
                                   {.name = "coupling",
                                    .old_name = "class",
                                    .value = frame::Value::choice,
                                    .choices = {puzzle::coupling_names.begin(), puzzle::coupling_names.end()}},
                                   {.name = "pattern", .value = frame::Value::file},
                                   {.name = "board", .value = frame::Value::file},
                                   frame::count_option(1'000'000'000),
                                   {.name = "solution"},
                                   frame::output_option(),
                                   boards::format_option(),
                                   boards::solver_option(),
                                   frame::threads_option(),
                                   frame::shard_option(),
                                   continue_option(),
                                   {.name = "tries", .value = frame::Value::integer, .smallest = 1}});
    return {.name = "puzzle generate", .options = std::move(options), .run = frame::run_work<PuzzleGeneration>};
}
}  // namespace satdoku::studio
