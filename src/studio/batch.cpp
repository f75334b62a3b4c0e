#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/core/milestones.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {
/// Options that do not change the results.
constexpr std::array<std::string_view, 8> options_ignored = {"color",  "continue", "lang",  "notation",
                                                             "output", "plain",    "quiet", "threads"};

/// Identifies a batch: the program, the command, its options and its input.
std::string identity_of(std::string_view command, const frame::Arguments& arguments, const std::string& input) {
    std::string lines = "satdoku " + frame::version() + " " + std::string(command) + '\n';
    for (const auto& [option, values] : arguments.values()) {
        if (std::ranges::find(options_ignored, option) != options_ignored.end()) continue;
        lines += "--" + option + (values.back() ? ' ' + core::json_string(*values.back()) : "") + '\n';
    }
    return lines + input;
}
}  // namespace

frame::Option continue_option() { return {.name = "continue"}; }

void Batch::report(const std::string& line) {
    end_progress();
    context_.console.note(line);
}

puzzle::Solver& Batch::solver_of(const grid::Layout& layout) {
    auto& solver = solvers_[&layout];
    if (!solver) {
        solver = engines::standard_solver_maker()(layout);
        solver->stop_on(token());
    }
    return *solver;
}

void Batch::open(const frame::Arguments& arguments, std::string_view command, std::size_t counts,
                 const std::string& input) {
    path_ = arguments.text("output").value_or("-");
    begun_.resize(counts);
    if (!arguments.has("continue")) return open(path_);
    if (path_ == "-") throw core::Error("usage.needs", {"--continue", "--output"});
    continued_.emplace(path_, identity_of(command, arguments, input), counts);
    begun_ = continued_->begun().numbers;
    const std::uint64_t bytes = continued_->begun().bytes;
    if (is_whole()) {
        remark(language::text("continue.is_whole", language::visible(path_)));
    } else if (bytes > 0) {
        remark(language::text("continue.resumes", language::visible(path_), bytes));
    }
}

void Batch::write(std::string_view text) {
    core::reach(core::Milestone::write);
    if (continued_) {
        continued_->write(text);
    } else {
        results_->write(text);
    }
}

void Batch::list(std::string_view lines) {
    if (continued_) return write(lines);
    core::reach(core::Milestone::write);
    results_->list(lines);
}

void Batch::reached(std::vector<std::uint64_t> counts) {
    if (continued_) continued_->reached(std::move(counts));
}

void Batch::end(bool whole, std::vector<std::uint64_t> counts, bool on_disk) {
    if (results_) {
        // A file is written whole or not at all; a pipe has its results already.
        if (whole) results_->commit(on_disk);
    } else if (whole) {
        if (!is_whole()) continued_->commit(std::move(counts));
    } else {
        continued_->stop();
        remark(language::text("continue.stopped", language::visible(path_)));
    }
}

PuzzleBatch::PuzzleBatch(frame::Context& context, const frame::Arguments& arguments)
    : Batch(context), arguments_(arguments), path_(arguments.operands[0]), layouts_(boards::layouts_of(arguments)),
      input_(path_) {
    const core::Shard shard = frame::shard_of(arguments);
    input_.stop_on(token());
    if (!arguments.has("shard") && !arguments.has("continue")) return;
    if (path_ == "-" || !input_.can_rewind())
        throw core::Error("file.no_parts", {input_.name(), arguments.has("shard") ? "--shard" : "--continue"});
    bytes_ = puzzle::bytes_of_shard(input_, layouts_, shard);
    input_.restrict_to(bytes_);
}

std::optional<puzzle::PuzzleCounts> PuzzleBatch::run(
    std::string_view command, std::string_view progress,
    const std::function<puzzle::PuzzleCounts(const puzzle::FileListener&)>& work) {
    const std::string read = identity();
    if (stopped()) return std::nullopt;
    open(arguments_, "puzzle " + std::string(command), numbers({}).size(), read);
    const auto& begun = Batch::begun();
    begin_ = {begun[0], begun[1]};
    before_ = {.none = begun[2], .one = begun[3], .several = begun[4], .bad = begun[5]};
    if (begin_ != puzzle::FilePlace{}) input_.restrict_to({bytes_.begin + begin_.bytes, bytes_.end});
    const puzzle::FileListener listener = {
        .bad = [this](const core::Error& error) { report_bad(error); },
        .reached =
            [&](const puzzle::PuzzleCounts& counts, const std::optional<puzzle::FilePlace>& place) {
                Batch::progress(progress, before_.puzzles() + counts.puzzles());
                if (place) reached(counts, *place);
            },
        .working = [this](std::uint64_t number,
                          int empty) { Batch::progress("puzzle_rate.working", before_.puzzles() + number, empty); }};
    const puzzle::PuzzleCounts counts = is_whole() ? puzzle::PuzzleCounts{} : work(listener);
    end_progress();
    return in_all(counts);
}

/// Identifies the part of the file by its place and its bytes, which are read here. Empty without --continue. The text
/// means nothing after a stop.
std::string PuzzleBatch::identity() {
    if (!arguments_.has("continue")) return {};
    core::Hash hash;
    std::vector<char> block(std::size_t{1} << 16);
    input_.restrict_to(bytes_);
    for (std::size_t count = 0; !stopped() && (count = input_.read(block)) > 0;) hash.add({block.data(), count});
    input_.restrict_to(bytes_);
    return "input " + std::to_string(bytes_.begin) + ' ' + std::to_string(bytes_.end) + ' ' +
           std::to_string(hash.value()) + '\n';
}

const puzzle::FileCounts& PuzzleBatch::before_part() {
    if (!before_part_) {
        before_part_.emplace();
        if (bytes_.begin > 0) {
            core::Input before(path_);
            before.restrict_to({0, bytes_.begin});
            before_part_ = puzzle::count_puzzles(before, layouts_, token());
        }
    }
    return *before_part_;
}

puzzle::PuzzleCounts PuzzleBatch::in_all(puzzle::PuzzleCounts counts) const {
    counts.none += before_.none;
    counts.one += before_.one;
    counts.several += before_.several;
    counts.bad += before_.bad;
    return counts;
}

void PuzzleBatch::report_bad(const core::Error& error) {
    // It is the same for all of them.
    if (error.key() == "rate.constraints" && std::exchange(has_reported_constraints_, true)) return;
    if (!error.location() || error.location()->line == 0) return report(language::error_line(error));
    core::Location location = *error.location();
    location.line += before_part().lines + begin_.lines;
    report(language::error_line({std::move(location), error.key(), error.arguments()}));
}

void PuzzleBatch::reached(const puzzle::PuzzleCounts& counts, puzzle::FilePlace place) {
    place_ = {begin_.bytes + place.bytes, begin_.lines + place.lines};
    Batch::reached(numbers(in_all(counts)));
}

bool PuzzleBatch::report_invalid(std::uint64_t number, const grid::Board& givens, std::uint64_t solutions,
                                 const std::function<std::string()>& several) {
    constexpr int most = 10;
    if (quiet() || reported_ == most) return false;
    ++reported_;
    number = number_in_file(number);
    const auto clash = grid::find_clash(givens);
    const std::string about = clash            ? wording::clash_text(*givens.layout, *clash)
                              : solutions == 0 ? language::text("puzzle_solve.none")
                                               : several();
    if (about.empty()) return false;
    report(language::text("puzzle_solve.about", number, about));
    return reported_ == 1;
}

void PuzzleBatch::report_wrong(std::uint64_t number, const grid::Position& puzzle, grid::Cell cell) {
    report(language::text("puzzle_solve.wrong_digit", number_in_file(number),
                          wording::cell_name(*puzzle.board.layout, cell), grid::digit_text(puzzle.board.digits[cell])));
}

int PuzzleBatch::exit_code(const puzzle::PuzzleCounts& counts) const {
    if (counts.bad > 0) return frame::exit_bad_input;
    if (counts.puzzles() == 0 && !counts.stopped && bytes_.begin == 0) throw core::Error({path_, 0, 0}, "board.none");
    return counts.invalid() > 0 ? frame::exit_no : frame::exit_done;
}
}  // namespace satdoku::studio
