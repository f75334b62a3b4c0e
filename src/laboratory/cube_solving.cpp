#include "cube_solving.hpp"
#include "number_lists.hpp"
#include <satdoku/cnf/cubes.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/parallel/audit.hpp>
#include <satdoku/parallel/split.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::laboratory {
std::optional<CubeInput> read_cube_input(const std::string& formula, const std::string& cubes,
                                         const cnf::ReadOptions& options, std::optional<frame::Interruptible>& work) {
    CubeInput input;
    if (formula == cubes) {
        work.emplace();
        const auto read = [&](cnf::ClauseSink& sink) {
            cnf::read_cubes(cubes, cnf::largest_variable, sink, input.cubes);
        };
        if (!solving::replay(read, input.formula, work->token())) return std::nullopt;
        std::uint32_t variables = 0;
        for (const cnf::ClauseList& list : {std::cref(input.formula), std::cref(input.cubes)})
            for (const cnf::Literal literal : list.literals())
                variables = std::max(variables, literal.variable().index() + 1);
        input.formula.variables(variables);
        return input;
    }
    cnf::Fingerprint of_formula(&input.formula);
    const auto report = solving::read_formula(formula, of_formula, options, work);
    if (!report) return std::nullopt;
    input.report = *report;
    input.fingerprint = of_formula.text();
    cnf::Fingerprint of_cubes;
    const auto read = [&](cnf::ClauseSink& sink) {
        cnf::read_cubes(cubes, of_formula.variable_count(), sink, input.cubes);
    };
    if (!solving::replay(read, of_cubes, work->token())) return std::nullopt;
    if (of_cubes.clauses() > 0 && !(of_cubes == of_formula))
        throw core::Error({cubes, 0, 0}, "cubes.other_clauses", {formula});
    return input;
}

cnf::ClauseList negations(const cnf::ClauseList& cubes) {
    cnf::ClauseList negated;
    for (std::size_t cube = 0; cube < cubes.size(); ++cube) {
        std::vector<cnf::Literal> clause;
        for (const cnf::Literal literal : cubes[cube]) clause.push_back(~literal);
        negated.clause(clause);
    }
    return negated;
}

namespace {
/// Finds the literals from the formula alone, because a literal in all cubes does not prove a symmetry. Returns nothing
/// if no literal is in all cubes: then the cubes were made without symmetries.
std::vector<cnf::Literal> assumed_by_symmetry(const CubeInput& input, const std::stop_token& stop) {
    if (input.cubes.size() == 0) return {};
    const std::span<const cnf::Literal> first = input.cubes[0];
    const auto in_all = [&](cnf::Literal literal) {
        for (std::size_t cube = 1; cube < input.cubes.size(); ++cube)
            if (std::ranges::find(input.cubes[cube], literal) == input.cubes[cube].end()) return false;
        return true;
    };
    if (!std::ranges::any_of(first, in_all)) return {};
    return parallel::assumed_by_symmetry(input.formula, stop);
}
}  // namespace

solve::Outcome solve_remaining(const CubeInput& input, solve::Engine& engine, const cnf::ClauseList& refuted,
                               const solve::Limits& limits, const std::stop_token& stop, bool with_proof) {
    for (std::size_t index = 0; index < refuted.size(); ++index) engine.clause(refuted[index]);
    const auto assumed = with_proof ? std::vector<cnf::Literal>() : assumed_by_symmetry(input, stop);
    return solving::solve_and_check(engine, solving::source_of(input.formula), limits, stop, assumed);
}

bool is_model(const check::Assignment& assignment, const cnf::ClauseList& formula) {
    check::ModelCheck judge([&](cnf::Literal literal) { return assignment.is_true(literal); });
    formula.replay(judge);
    return judge.broken() == 0 && assignment.contradictions().empty();
}

std::vector<cnf::Literal> model_of(const solve::Engine& engine, std::uint32_t variables) {
    std::vector<cnf::Literal> model;
    for (std::uint32_t index = 0; index < variables; ++index)
        model.emplace_back(cnf::Variable(index), !engine.value(cnf::Variable(index)));
    return model;
}

std::vector<std::uint64_t> chosen_cubes(const frame::Arguments& arguments, std::uint64_t count) {
    std::vector<std::uint64_t> chosen;
    const auto take = [&](const Range& range) {
        for (std::uint64_t number = range.first; number <= range.last; ++number) chosen.push_back(number);
    };
    const auto words = arguments.text("cube");
    if (!words && count > 0) take({1, count});
    for (const std::string& word : words ? frame::split_at_commas(*words) : std::vector<std::string>()) {
        const auto range = parse_range(word, count);
        if (!range) throw core::Error("usage.cube", {word, std::to_string(count)});
        take(*range);
    }
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
}

std::optional<parallel::CubeNote> cube_of(const std::string& path) {
    if (path == "-" || !core::is_regular_file(path)) return std::nullopt;
    try {
        return parallel::read_cube_result(path).first;
    } catch (const core::Error&) {
        return std::nullopt;
    }
}

std::string cube_text(const parallel::CubeNote& cube) {
    std::string literals;
    cnf::append_literals(literals, cube.literals);
    return language::text("check.of_cube", cube.cube, core::trimmed(literals));
}

void add_cube(cnf::ClauseSink& clauses, const parallel::CubeNote& cube) {
    for (const cnf::Literal literal : cube.literals) clauses.clause({&literal, 1});
}

frame::Option proof_format_option() { return frame::choice_option("proof-format", {"text", "binary"}, "text", "FORM"); }

proof::DratFormat proof_format(const frame::Arguments& arguments) {
    return arguments.text("proof-format").value_or("").ends_with("binary") ? proof::DratFormat::binary
                                                                           : proof::DratFormat::text;
}

namespace {
using solve::Verdict;

/// The folders for the cubes' files. Without a folder no such files are written.
struct Folders {
    std::optional<std::string> results{};
    std::optional<std::string> proofs{};
};

Folders folders_of(const frame::Arguments& arguments, const std::string& cubes) {
    Folders folders;
    folders.proofs = arguments.text("proof");
    if (arguments.has("res")) {
        folders.results = arguments.text("res");
        if (!folders.results) folders.results = core::to_name(core::to_path(cubes).replace_extension(".cubes"));
    } else {
        folders.results = folders.proofs;
    }
    for (const auto& folder : {folders.results, folders.proofs})
        if (folder == "-") throw core::Error("usage.not_standard_output");
    return folders;
}

void make_folder(const std::optional<std::string>& folder) {
    if (!folder) return;
    std::error_code error;
    std::filesystem::create_directories(core::to_path(*folder), error);
    if (error) throw core::Error("file.cannot_write", {*folder, core::reason(error)});
}

class CubeSolving {
  public:
    CubeSolving(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), console_(context.console), arguments_(arguments),
          request_(solving::solve_request(arguments)), folders_(folders_of(arguments, *arguments.text("cubes"))),
          format_(proof_format(arguments)) {}

    int run() {
        auto input = read_cube_input(arguments_.operands[0], *arguments_.text("cubes"),
                                     {.relaxed = arguments_.has("relaxed")}, work_);
        if (!input) return end(Verdict::unknown);
        input_ = *std::move(input);
        solving::show_warnings(context_, input_.report);
        const std::vector<std::uint64_t> chosen = chosen_cubes(arguments_, input_.cubes.size());
        open_folders();
        left_ = chosen.size();
        for (const std::uint64_t cube : chosen) {
            if (!is_finished(cube)) solve_one(cube);
            --left_;
            if (models_ > 0 || stopped()) break;
        }
        if (models_ > 0) return end(Verdict::satisfiable);
        if (is_refuted_) return end(Verdict::unsatisfiable);
        if (refuted_ < input_.cubes.size() || stopped()) return end(Verdict::unknown);
        // The cubes of such a file need not cover all assignments; without any, the formula alone is meant.
        if (arguments_.operands[0] == arguments_.text("cubes") && input_.cubes.size() > 0) {
            show(language::text("solve.cubes_alone"));
            return end(Verdict::unsatisfiable);
        }
        return end(solve_rest());
    }

  private:
    bool stopped() const { return work_->token().stop_requested(); }

    void open_folders() {
        make_folder(folders_.results);
        make_folder(folders_.proofs);
        if (!folders_.results) return;
        audit_.emplace(input_.fingerprint, input_.cubes, folders_.proofs.has_value(), work_->token());
        audit_->add_folder(*folders_.results);
        if (folders_.proofs && folders_.proofs != folders_.results) audit_->add_folder(*folders_.proofs);
    }

    std::string file_of(const std::string& folder, std::uint64_t cube, const char* ending) const {
        return core::to_name(core::to_path(folder) / (parallel::cube_file_stem(cube) + ending));
    }

    /// Whether the folder holds a checked answer of the cube. Throws core::Error if its results are of another formula.
    bool is_finished(std::uint64_t cube) {
        if (!audit_) return false;
        const std::size_t known = audit_->problems().size();
        const parallel::CubeStatus& found = audit_->of(cube);
        if (stopped()) return false;
        if (audit_->foreign()) throw *audit_->foreign();
        for (std::size_t index = known; index < audit_->problems().size(); ++index) {
            if (!context_.quiet)
                console_.warn(language::text("solve.warning", language::error_text(audit_->problems()[index])));
        }
        if (found.status == parallel::Status::unsatisfiable) {
            ++refuted_;
            ++found_;
            return true;
        }
        return found.status == parallel::Status::satisfiable && take_model(found.path);
    }

    /// Takes the model from a result in the folder. Returns false if it is not a model of the formula.
    bool take_model(const std::string& path) {
        const result::Result result = parallel::read_cube_result(path).second;
        const check::Assignment assignment(result.model);
        if (!is_model(assignment, input_.formula)) return false;
        model_ = result.model;
        ++models_;
        ++found_;
        return true;
    }

    void make_engine() {
        if (engine_) return;
        before_ = {};
        if (folders_.proofs) request_.options.proof = &proof_;
        engine_ = engines::make_engine(request_.engine, request_.options);
        input_.formula.replay(*engine_, work_->token());
        engine_->report_to([this](const solve::Engine& reporting) {
            const bool is_asked = frame::take_question();
            if (is_asked) console_.progress({});
            if (is_asked) console_.warn(progress_of(reporting));
            if (!is_asked && console_.shows_progress()) console_.progress(progress_of(reporting));
        });
    }

    /// Which cube is being solved, and how long the rest would take if its cubes are like those that were solved.
    std::string progress_of(const solve::Engine& reporting) const {
        const std::uint64_t solved = refuted_ + models_ - found_;
        std::string estimate;
        if (solved > 0) {
            const double mean = milliseconds_ / 1000 / static_cast<double>(solved);
            estimate = language::text("cubes.left", language::decimal_text(mean * static_cast<double>(left_), 0));
        }
        const std::string text = language::text("cubes.solving", cube_, left_, estimate);
        const std::size_t columns = console_.columns() - 1;
        const std::size_t room = columns - std::min(columns, ui::display_width(text));
        return text + solving::progress_text(reporting, watch_.seconds(), room);
    }

    void solve_one(std::uint64_t cube) {
        if (stopped()) return;
        if (folders_.proofs) proof_.begin(file_of(*folders_.proofs, cube, ".drat"), format_);
        make_engine();
        if (stopped()) return proof_.drop();  // the engine may have a part of the formula only
        cube_ = cube;
        watch_.restart();
        const auto literals = input_.cubes[cube - 1];
        outcome_ = solving::solve_and_check(*engine_, solving::source_of(input_.formula), request_.limits,
                                            work_->token(), literals);
        console_.progress({});
        milliseconds_ += outcome_.milliseconds;
        parallel::CubeNote note{
            .cube = cube, .literals = {literals.begin(), literals.end()}, .formula = input_.fingerprint};
        if (outcome_.verdict == Verdict::satisfiable) {
            ++models_;
            model_ = model_of(*engine_, input_.formula.variable_count());
        }
        std::vector<cnf::Literal> conclusion;
        if (outcome_.verdict == Verdict::unsatisfiable) {
            ++refuted_;
            for (const cnf::Literal literal : literals)
                if (engine_->failed(literal)) conclusion.push_back(~literal);
            is_refuted_ = is_refuted_ || conclusion.empty();
        }
        if (folders_.proofs) save_proof(note, conclusion);
        save_result(note);
        show(language::text("cubes.solved_one", cube, solving::verdict_text(outcome_),
                            language::decimal_text(outcome_.milliseconds, 3)));
    }

    /// Decides the formula after all cubes are refuted: they may leave out branches.
    Verdict solve_rest() {
        make_engine();
        if (stopped()) return Verdict::unknown;
        outcome_ = solve_remaining(input_, *engine_, negations(input_.cubes), request_.limits, work_->token(), false);
        console_.progress({});
        if (outcome_.verdict == Verdict::satisfiable) model_ = model_of(*engine_, input_.formula.variable_count());
        show(language::text("cubes.solved_rest", solving::verdict_text(outcome_),
                            language::decimal_text(outcome_.milliseconds, 3)));
        return outcome_.verdict;
    }

    void show(const std::string& comment) {
        if (context_.quiet) return;
        console_.out() << solving::as_comment(console_, comment);
        console_.out().flush();
    }

    void save_proof(parallel::CubeNote& note, std::span<const cnf::Literal> conclusion) {
        if (outcome_.verdict != Verdict::unsatisfiable) {
            // Clauses learned from this cube must not be used by later cubes: no proof holds their derivation.
            proof_.drop();
            engine_.reset();
            return;
        }
        note.proof = proof_.commit(conclusion);
        note.after = before_;
        before_ = parallel::ProofBefore{note.cube, *note.proof};
    }

    void save_result(const parallel::CubeNote& note) {
        // An interrupted cube gets no result: the next run solves it.
        if (!folders_.results || outcome_.reason == solve::StopReason::stopped) return;
        core::Output output(file_of(*folders_.results, note.cube, ".res"));
        const auto write = [&](std::string_view text) { output.write(text); };
        write(parallel::note_text(note));
        const auto value = [this](cnf::Variable variable) { return !model_[variable.index()].negative(); };
        if (result::print_res(write, outcome_, input_.formula.variable_count(), value, work_->token())) output.commit();
    }

    int end(Verdict verdict) {
        std::ostream& out = console_.out();
        if (!context_.quiet) {
            out << solving::as_comment(
                console_, language::text("cubes.solved", refuted_ + models_, input_.cubes.size(), refuted_, found_));
            const std::uint64_t others = input_.cubes.size() - refuted_;
            if (verdict == Verdict::unknown && refuted_ > 0 && others > 0)
                out << solving::as_comment(console_, language::text("cubes.only_these", others));
            if (engine_ && arguments_.has("stats"))
                out << solving::as_comment(console_, solving::statistics_text(*engine_, outcome_));
        }
        out << "s " << solving::verdict_word(verdict) << '\n';
        if (verdict == Verdict::satisfiable && !arguments_.has("no-model")) out << literal_lines("v", model_);
        out.flush();
        return solving::exit_code(verdict);
    }

    frame::Context& context_;
    ui::Console& console_;
    const frame::Arguments& arguments_;
    solving::SolveRequest request_;
    Folders folders_;
    proof::DratFormat format_;
    std::optional<frame::Interruptible> work_;
    CubeInput input_;
    std::optional<parallel::CubeAudit> audit_;
    parallel::CubeProof proof_;
    std::unique_ptr<solve::Engine> engine_;
    parallel::ProofBefore before_;
    solve::Outcome outcome_;
    std::vector<cnf::Literal> model_;
    core::Stopwatch watch_;    ///< of the cube that is being solved
    std::uint64_t cube_ = 0;   ///< its number
    std::uint64_t left_ = 0;   ///< cubes that are still to be solved, with this one
    double milliseconds_ = 0;  ///< of the cubes that were solved
    std::uint64_t refuted_ = 0;
    std::uint64_t models_ = 0;
    bool is_refuted_ = false;  ///< the formula itself: a refutation has used no literal of its cube
    std::uint64_t found_ = 0;  ///< how many of these answers were in the folder already
};
}  // namespace

int solve_cubes(frame::Context& context, const frame::Arguments& arguments) {
    if (arguments.text("stats") == "json") throw core::Error("usage.both", {"--stats=json", "--cubes"});
    return CubeSolving(context, arguments).run();
}
}  // namespace satdoku::laboratory
