// satdoku puzzle explain FILE: solves each puzzle step by step as people do; explains why a cell has its digit, and why
// a puzzle has no solution or several.
#include "cell_clauses.hpp"

#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/cell_reasons.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <satdoku/puzzle/reasons.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/path.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace satdoku::studio {

namespace {

/// Solutions are counted up to this number.
constexpr std::uint64_t most_solutions = 1000;

int explain_cell(frame::Context& context, const frame::Arguments& arguments) {
    const grid::Board board =
        boards::read_board(arguments.operands[0], boards::layouts_of(arguments), boards::number_of(arguments));
    const bool as_json = arguments.has("json");
    const puzzle::Fact question = boards::parse_question(*board.layout, *arguments.text("cell"));
    const frame::Interruptible work;
    const explain::Effort effort = boards::effort_of(arguments, work.token());
    const auto solver = engines::standard_solver_maker()(*board.layout);
    solver->stop_on(work.token());
    const std::uint64_t solutions = solver->count(board, 1);
    boards::Answer told;
    if (solver->stopped()) {
        told = {language::text("reasons.stopped") + '\n', false};
    } else if (solutions == 0) {
        told = {boards::tell_none(board, effort, as_json), false};
    } else {
        const boards::CellAnswer answer = boards::answer_cell(board, question, effort);
        const bool found = answer.explanation.verdict == solve::Verdict::unsatisfiable;
        if (arguments.has("clauses") && found) {
            write_cell_clauses(board, answer, arguments, effort);
            return frame::exit_done;
        }
        told = boards::tell_cell(board, question, answer, as_json);
    }
    if (arguments.has("clauses")) {
        context.console.err() << told.text;  // results are formulas only
        return frame::exit_no;
    }
    frame::Output results(context.console, arguments);
    results.write(told.text);
    results.commit();
    return told.found ? frame::exit_done : frame::exit_no;
}

/// The members of a JSON object on a line, without its braces.
std::string without_braces(const std::string& json) {
    const std::size_t begin = json.find('{');
    const std::size_t end = json.rfind('}');
    return begin == std::string::npos ? "" : json.substr(begin + 1, end - begin - 1);
}

/// Explains all puzzles of a file, in constant memory.
class Explaining {
  public:
    Explaining(frame::Context& context, const frame::Arguments& arguments)
        : context_(context),
          arguments_(arguments),
          file_(arguments.operands[0], boards::layouts_of(arguments)),
          results_(arguments.text("html").value_or(arguments.text("output").value_or("-"))) {
        const wording::Write write = [this](std::string_view text) { results_.write(text); };
        if (arguments.has("html")) {
            writer_ = wording::path_as_page(write, language::visible(file_.name()));
        } else if (arguments.has("json")) {
            writer_ = wording::path_as_json(write);
        } else {
            writer_ = wording::path_as_text(write, arguments.has("boards"));
        }
    }

    int run() {
        const auto wanted = arguments_.integer("number");
        std::uint64_t number = 0;
        bool told = false;
        while (!work_.token().stop_requested() && !(told && wanted)) {
            const auto entry = file_.next();
            if (!entry) break;
            ++number;
            if (wanted && number != *wanted) continue;
            tell(number, *entry);
            told = true;
            if (results_.path() != "-") context_.console.progress(language::text("puzzle_solve.progress", number));
        }
        context_.console.progress({});
        if (!told && !work_.token().stop_requested())
            throw core::Error({file_.name(), 0, 0}, "board.fewer", {std::to_string(number)});
        writer_->end();
        // A file is written whole or not at all; what went into a pipe is there already.
        if (!work_.token().stop_requested() || results_.path() == "-") results_.commit(false);
        return all_solved_ ? frame::exit_done : frame::exit_no;
    }

  private:
    struct Tools {
        std::unique_ptr<puzzle::Solver> solver;
        std::unique_ptr<deduce::Geometry> geometry;
    };

    Tools& tools_of(const grid::Layout& layout) {
        Tools& tools = tools_[&layout];
        if (!tools.solver) {
            tools.solver = engines::standard_solver_maker()(layout);
            tools.solver->stop_on(work_.token());
            tools.geometry = std::make_unique<deduce::Geometry>(layout);
        }
        return tools;
    }

    void tell(std::uint64_t number, const grid::BoardReader::Entry& entry) {
        Tools& tools = tools_of(*entry.board.layout);
        grid::Board solution(*entry.board.layout);
        const std::uint64_t solutions = tools.solver->count(entry.board, most_solutions, &solution);
        if (tools.solver->stopped()) return;
        if (solutions == 1) {
            const wording::Prove prove = [this](const grid::Board& board, const deduce::Candidate& digit) {
                return proof_of(board, digit);
            };
            return wording::write_path(*writer_, {number, entry, solution}, *tools.geometry, prove);
        }
        all_solved_ = false;
        writer_->refuse(
            number, entry.board,
            {problem(entry.board, solutions, false), without_braces(problem(entry.board, solutions, true))});
    }

    std::string problem(const grid::Board& board, std::uint64_t solutions, bool as_json) const {
        if (solutions == 0) return boards::tell_none(board, effort(), as_json);
        return boards::tell_several(board, solutions, solutions == most_solutions, work_.token(), as_json);
    }

    explain::Effort effort() const { return boards::effort_of(arguments_, work_.token()); }

    /// The smallest proof that is found, for a digit that no technique finds.
    wording::Proof proof_of(const grid::Board& board, const deduce::Candidate& digit) const {
        puzzle::Explainer explainer(board, engines::standard_engine);
        const puzzle::Explanation explanation = explainer.why(digit.cell, digit.digit, effort());
        if (explanation.verdict != solve::Verdict::unsatisfiable) return {};
        return {boards::reasons_text(*board.layout, explanation), boards::reasons_json(*board.layout, explanation)};
    }

    frame::Context& context_;
    const frame::Arguments& arguments_;
    boards::BoardFile file_;
    core::Output results_;
    const frame::Interruptible work_;
    std::unique_ptr<wording::PathWriter> writer_;
    std::map<const grid::Layout*, Tools> tools_;
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
    if (!arguments.has("cell")) return Explaining(context, arguments).run();
    require_no_two_of(arguments, {"cell", "html", "boards"});
    return explain_cell(context, arguments);
}

}  // namespace

frame::Command explain_command() {
    return {.name = "puzzle explain",
            .operands = "FILE",
            .count = {1, 1},
            .options = {{.name = "boards"},
                        {.name = "html", .value = frame::Value::output, .placeholder = "FILE"},
                        {.name = "json"},
                        {.name = "cell", .value = frame::Value::text, .placeholder = "CELL"},
                        {.name = "clauses"},
                        {.name = "proof", .value = frame::Value::output, .placeholder = "FILE"},
                        boards::encoding_option(),
                        {.name = "merge"},
                        {.name = "time-limit", .value = frame::Value::decimal, .placeholder = "SECONDS"},
                        frame::output_option(),
                        boards::layout_option(),
                        {.name = "number", .value = frame::Value::integer, .placeholder = "N", .smallest = 1}},
            .run = run_explain};
}

}  // namespace satdoku::studio
