// satdoku gather FILE FILE.icnf RESULTS...: what the results of the cubes say of the formula, and what is missing.
#include "cube_input.hpp"
#include "gathering.hpp"
#include "model_questions.hpp"
#include "ranges.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>

#include <optional>

namespace satdoku::laboratory {

namespace {

class GatherCommand {
  public:
    GatherCommand(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), console_(context.console), arguments_(arguments) {
        res_path_ = arguments.text("res");
        std::vector<std::string> outputs;
        for (const auto& output : {res_path_, arguments.text("proof")}) {
            if (output == "-") throw core::Error("usage.not_standard_output");
            if (output) outputs.push_back(*output);
        }
        core::require_apart(arguments.operands, outputs);
    }

    int run() {
        std::optional<frame::Interruptible> work;
        const auto input = read_cube_input(arguments_.operands[0], arguments_.operands[1],
                                           {.relaxed = arguments_.has("relaxed")}, work);
        if (!input) return end({}, false);
        if (!context_.quiet) console_.tell(solving::warnings_text(input->report));
        const std::span results = std::span(arguments_.operands).subspan(2);
        Gathering gathering(console_, *input, results, arguments_.has("proof"), work->token());
        const GatherTally tally = gathering.tally();
        if (work->token().stop_requested()) return end({}, false);
        for (const core::Error& problem : gathering.problems()) console_.tell(language::error_line(problem));
        const std::vector<std::uint64_t> open = tally.open();
        if (arguments_.has("open")) {
            if (!open.empty()) console_.out() << ranges_text(open) << '\n';
            return open.empty() ? frame::exit_done : frame::exit_no;
        }
        if (!context_.quiet) tell(tally, input->cubes.size());
        return end(conclude(gathering, tally), !gathering.problems().empty());
    }

  private:
    /// The verdict, with its files written.
    Conclusion conclude(Gathering& gathering, const GatherTally& tally) {
        Conclusion conclusion;
        std::optional<proof::DratFile> proof;
        if (tally.is_refuted() && gathering.problems().empty()) {
            if (const auto path = arguments_.text("proof"))
                proof.emplace(*path, arguments_.text("proof-format") == "binary" ? proof::DratFormat::binary
                                                                                 : proof::DratFormat::text);
            conclusion = gathering.refute(proof ? &*proof : nullptr);
        } else if (!gathering.contradicts()) {
            conclusion = gathering.model(tally);
        }
        const bool refuted = conclusion.outcome.verdict == solve::Verdict::unsatisfiable;
        if (proof && refuted) proof->commit();
        if (arguments_.has("proof") && !refuted && !context_.quiet)
            console_.err() << language::text("solve.no_proof", language::visible(*arguments_.text("proof")))
                           << '\n';
        if (res_path_ && conclusion.outcome.verdict != solve::Verdict::unknown) {
            const auto value = [&](cnf::Variable variable) {
                return !conclusion.model[variable.index()].negative();
            };
            result::write_res(core::Output(*res_path_), conclusion.outcome,
                              static_cast<std::uint32_t>(conclusion.model.size()), value);
        }
        return conclusion;
    }

    void tell(const GatherTally& tally, std::uint64_t cubes) const {
        std::ostream& out = console_.out();
        out << solving::as_comment(
            language::text("gather.counts", cubes, tally.refuted.size(), tally.satisfiable.size()));
        for (const auto& [key, numbers] :
             {std::pair{"gather.undecided", &tally.undecided}, std::pair{"gather.damaged", &tally.damaged},
              std::pair{"gather.missing", &tally.missing}}) {
            if (!numbers->empty())
                out << solving::as_comment(language::text(key, numbers->size(), ranges_text(*numbers)));
        }
        if (tally.longest == 0) return;
        out << solving::as_comment(
            language::text("gather.times", language::decimal_text(tally.milliseconds / 1000, 3),
                           language::decimal_text(tally.longest_milliseconds / 1000, 3), tally.longest));
    }

    int end(const Conclusion& conclusion, bool has_problems) {
        const solve::Verdict verdict = conclusion.outcome.verdict;
        if (has_problems && verdict == solve::Verdict::unknown && !context_.quiet)
            console_.tell(language::text("gather.problems"));
        console_.out() << "s " << solving::verdict_word(verdict) << '\n';
        if (verdict == solve::Verdict::satisfiable && !arguments_.has("no-model"))
            console_.out() << literal_lines("v", conclusion.model);
        return verdict == solve::Verdict::unknown ? frame::exit_no : frame::exit_done;
    }

    frame::Context& context_;
    ui::Console& console_;
    const frame::Arguments& arguments_;
    std::optional<std::string> res_path_;
};

int run(frame::Context& context, const frame::Arguments& arguments) {
    return GatherCommand(context, arguments).run();
}

}  // namespace

frame::Command gather_command() {
    return {.name = "gather",
            .operands = "FILE FILE.icnf RESULTS...",
            .count = {2, frame::any_number},
            .options = {{.name = "open"},
                        {.name = "res",
                         .value = frame::Value::output,
                         .placeholder = "FILE",
                         .says = "gather.option_res"},
                        {.name = "proof",
                         .value = frame::Value::output,
                         .placeholder = "FILE",
                         .says = "gather.option_proof"},
                        {.name = "proof-format",
                         .value = frame::Value::choice,
                         .placeholder = "FORM",
                         .choices = {"text", "binary"},
                         .standard = "text"},
                        {.name = "no-model"},
                        {.name = "relaxed"}},
            .run = run};
}

}  // namespace satdoku::laboratory
