// satdoku puzzle explain FILE: solves each puzzle step by step as people do; explains why a cell has its digit, and why
// a puzzle has no solution or several.
#include "batch.hpp"
#include "cell_answer.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/reasons.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {
namespace {
/// Limit for counting solutions.
constexpr std::uint64_t most_solutions = 1000;

/// The path by HoDoKu's score, or by Sudoku Explainer's rating.
constexpr std::string_view scale_score = "score";
constexpr std::string_view scale_er = "er";

/// The effort that --time-limit allows, or a moment without it.
explain::Effort effort_of(const frame::Arguments& arguments, const std::stop_token& stop) {
    explain::Effort effort = puzzle::moderate_effort();
    if (const auto seconds = arguments.decimal("time-limit")) effort = {.seconds = seconds};
    effort.stop = stop;
    return effort;
}

/// The path of --html or --output.
std::string output_path(const frame::Arguments& arguments) {
    return arguments.text("html").value_or(arguments.text("output").value_or("-"));
}

int explain_cell(frame::Context& context, const frame::Arguments& arguments) {
    const grid::Board board = boards::board_of(context, arguments);
    const puzzle::Fact question = parse_question(*board.layout, *arguments.text("cell"));
    Batch batch(context);
    std::optional<CellFiles> files;
    if (arguments.has("clauses")) {
        files.emplace(arguments);
    } else {
        batch.open(output_path(arguments));
    }
    const explain::Effort effort = effort_of(arguments, batch.token());
    puzzle::Solver& solver = batch.solver_of(*board.layout);
    const std::uint64_t solutions = solver.count(board, 1);
    wording::Proof answer_text;
    bool is_explained = false;
    if (solver.stopped()) {
        answer_text = stopped_text();
    } else if (solutions == 0) {
        answer_text = no_solution_text(board, effort);
    } else {
        const CellAnswer answer = answer_cell(board, question, effort);
        is_explained = answer.is_explained();
        if (is_explained && files) {
            write_cell_clauses(board, question, answer, arguments, *files, effort);
            return frame::exit_done;
        }
        const auto steps = is_explained ? steps_of(board, answer, batch.token()) : std::nullopt;
        answer_text = cell_text(board, question, answer, steps, batch.token());
    }
    if (files) {
        context.console.note(answer_text.lines);  // results are formulas only
        return frame::exit_no;
    }
    const bool as_json = arguments.has("json") && !answer_text.json.empty();
    if (as_json) {
        batch.write('{' + answer_text.json + "}\n");
    } else {
        batch.list(answer_text.lines);
    }
    batch.end(true);
    return is_explained ? frame::exit_done : frame::exit_no;
}

/// The technique of --technique, any that finds steps by itself; null without the option.
const deduce::TechniqueFacts* technique_of(const frame::Arguments& arguments) {
    const auto name = arguments.text("technique");
    if (!name) return nullptr;
    std::vector<std::string> names;
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        if (facts.technique == deduce::Technique::proof) continue;
        if (facts.name == *name) return &facts;
        names.emplace_back(facts.name);
    }
    throw frame::unknown("usage.unknown_technique", *name, names);
}

/// Explains all puzzles of a file, in constant memory.
class Explaining {
  public:
    Explaining(frame::Context& context, const frame::Arguments& arguments)
        : arguments_(arguments), technique_(technique_of(arguments)), batch_(context),
          file_(context, arguments.operands[0], boards::layouts_of(arguments), batch_.token()) {
        batch_.open(output_path(arguments));
        const auto by = [this](void (Batch::*put)(std::string_view)) -> wording::Write {
            return [this, put](std::string_view text) {
                batch_.end_progress();
                (batch_.*put)(text);
            };
        };
        const wording::Write write = by(&Batch::write);
        if (arguments.has("html")) {
            writer_ = wording::path_as_page(write, language::visible(file_.name()));
        } else if (arguments.has("json")) {
            writer_ = wording::path_as_json(write);
        } else {
            // Boards may be wider than the page.
            const bool boards = arguments.has("boards");
            writer_ = wording::path_as_text(boards ? write : by(&Batch::list), boards);
        }
    }

    int run() {
        const auto wanted = arguments_.integer("puzzle");
        std::uint64_t number = 0;
        bool explained = false;
        while (!(explained && wanted)) {
            const auto entry = file_.next();
            if (!entry) break;
            ++number;
            if (wanted && number != *wanted) continue;
            explain(number, *entry);
            explained = true;
            if (output_path(arguments_) != "-") batch_.progress("puzzle_solve.progress", number);
        }
        batch_.end_progress();
        if (!explained && !batch_.stopped())
            throw core::Error({file_.name(), 0, 0}, "board.fewer", {std::to_string(number)});
        writer_->end();
        batch_.end(!batch_.stopped(), {}, false);
        return all_solved_ ? frame::exit_done : frame::exit_no;
    }

  private:
    void explain(std::uint64_t number, const grid::BoardReader::Entry& entry) {
        const grid::Layout& layout = *entry.board.layout;
        puzzle::Solver& solver = batch_.solver_of(layout);
        grid::Board solution(layout);
        const grid::Board givens = entry.givens();
        const std::uint64_t solutions = solver.count(givens, most_solutions, &solution);
        if (solver.stopped()) return;
        if (const auto wrong = entry.wrong_cell(solution); solutions == 1 && wrong) {
            all_solved_ = false;
            return writer_->refuse(number, entry.board, wrong_digit_text(entry, *wrong));
        }
        if (solutions == 1 && arguments_.text("scale") == scale_er) return explain_rating(number, entry.board);
        if (solutions == 1 && technique_ != nullptr)
            return wording::write_steps(*writer_, {number, entry, solution}, geometry_of(layout), *technique_);
        if (solutions == 1) {
            const wording::Prove prove = [this](const grid::Board& board, const deduce::Candidate& digit) {
                return proof_of(board, digit);
            };
            return wording::write_path(*writer_, {number, entry, solution}, geometry_of(layout), prove,
                                       watch_of(number));
        }
        all_solved_ = false;
        writer_->refuse(number, entry.board,
                        solutions == 0 ? no_solution_text(givens, effort())
                                       : several_solutions_text(givens, solutions, solutions == most_solutions, solver,
                                                                batch_.token()));
    }

    void explain_rating(std::uint64_t number, const grid::Board& givens) {
        const deduce::State start(geometry_of(*givens.layout), givens);
        const wording::RatedPath path = wording::rated_path(start, batch_.token(), watch_of(number));
        batch_.end_progress();
        if (batch_.stopped()) return;
        if (arguments_.has("json")) return batch_.write(wording::rated_path_json(number, path));
        batch_.list((number > 1 && !arguments_.integer("puzzle") ? "\n" : "") + wording::rated_path_text(number, path));
    }

    /// Shows how far the path of a puzzle is, and ends it after a signal.
    deduce::PathWatch watch_of(std::uint64_t number) {
        return [this, number, pace = frame::Pace()](int empty) mutable {
            if (pace.is_due()) batch_.progress("puzzle_rate.working", number, empty);
            return !batch_.stopped();
        };
    }

    explain::Effort effort() const { return effort_of(arguments_, batch_.token()); }

    const deduce::Geometry& geometry_of(const grid::Layout& layout) {
        return geometries_.try_emplace(&layout, layout).first->second;
    }

    /// Proves a digit that no technique finds, with as few reasons as the effort allows.
    wording::Proof proof_of(const grid::Board& board, const deduce::Candidate& digit) const {
        puzzle::Explainer explainer(board, engines::standard_engine);
        const puzzle::Explanation explanation = explainer.why(digit.cell, digit.digit, effort());
        if (explanation.verdict != solve::Verdict::unsatisfiable) return {};
        return boards::reasons_text(*board.layout, explanation);
    }

    const frame::Arguments& arguments_;
    const deduce::TechniqueFacts* const technique_;  ///< null: shows the path
    Batch batch_;
    boards::BoardFile file_;
    std::unique_ptr<wording::PathWriter> writer_;
    std::map<const grid::Layout*, deduce::Geometry> geometries_;
    bool all_solved_ = true;
};

void require_no_two_of(const frame::Arguments& arguments, std::initializer_list<std::string_view> options) {
    std::string_view first;
    for (const std::string_view option : options) {
        if (!arguments.has(option)) continue;
        if (!first.empty()) throw core::Error("usage.both", {"--" + std::string(first), "--" + std::string(option)});
        first = option;
    }
}

int run_explain(frame::Context& context, const frame::Arguments& arguments) {
    require_no_two_of(arguments, {"json", "html", "boards"});
    require_no_two_of(arguments, {"html", "output"});
    require_no_two_of(arguments, {"clauses", "json", "html", "boards"});
    for (const auto& [option, other] :
         {std::pair{"clauses", "cell"}, {"proof", "clauses"}, {"encoding", "clauses"}, {"merge", "clauses"}}) {
        if (!arguments.has(option) || arguments.has(other)) continue;
        throw core::Error("usage.needs", {std::string("--") + option, std::string("--") + other});
    }
    if (arguments.text("scale") == scale_er) {
        for (const std::string_view other : {"cell", "html", "boards", "technique"})
            if (arguments.has(other)) throw core::Error("usage.both", {"--scale er", "--" + std::string(other)});
    }
    if (!arguments.has("cell")) return Explaining(context, arguments).run();
    require_no_two_of(arguments, {"cell", "html", "boards"});
    require_no_two_of(arguments, {"cell", "technique"});
    return explain_cell(context, arguments);
}
}  // namespace

frame::Command explain_command() {
    return {.name = "puzzle explain",
            .operands = "FILE",
            .options = {{.name = "boards"},
                        {.name = "html", .value = frame::Value::output, .replaces = frame::contents::page},
                        {.name = "json"},
                        frame::choice_option("scale", {scale_score, scale_er}, scale_score),
                        {.name = "technique",
                         .value = frame::Value::text,
                         .placeholder = "NAME",
                         .help_key = "option.steps_of_technique"},
                        {.name = "cell", .value = frame::Value::text, .placeholder = "CELL"},
                        {.name = "clauses", .help_key = "explain.option_clauses"},
                        {.name = "proof", .value = frame::Value::output, .replaces = frame::contents::proof},
                        boards::encoding_option(),
                        {.name = "merge"},
                        {.name = "time-limit", .value = frame::Value::decimal, .help_key = "option.effort_time_limit"},
                        frame::output_option(frame::contents::text | frame::contents::formula | frame::contents::json |
                                             frame::contents::markdown),
                        boards::layout_option(),
                        {.name = "puzzle", .old_name = "number", .value = frame::Value::integer, .smallest = 1}},
            .run = run_explain};
}
}  // namespace satdoku::studio
