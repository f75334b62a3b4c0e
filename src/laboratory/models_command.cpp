// satdoku models FILE: how many models there are, which, and what holds in all of them.
#include "model_questions.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>

#include <optional>
#include <string>

namespace satdoku::laboratory {

namespace {

std::string json_list(std::span<const cnf::Literal> literals) {
    std::string list = "[";
    for (const cnf::Literal literal : literals) {
        if (list.size() > 1) list += ',';
        list += std::to_string(literal.dimacs());
    }
    return list + "]";
}

class ModelsCommand {
  public:
    ModelsCommand(frame::Context& context, const frame::Arguments& arguments)
        : context_(context),
          arguments_(arguments),
          as_json_(arguments.has("json")),
          make_engine_(engines_for_models(arguments.integer("seed").value_or(0))) {
        std::string_view asked;
        for (const std::string_view question : {"count", "list", "backbone"}) {
            if (!arguments.has(question)) continue;
            if (!asked.empty())
                throw core::Error("usage.both", {"--" + std::string(asked), "--" + std::string(question)});
            asked = question;
        }
        if (!asked.empty() && asked != "count" && arguments.has("most"))
            throw core::Error("usage.both", {"--most", "--" + std::string(asked)});
    }

    int run() {
        cnf::ClauseList formula;
        std::optional<frame::Interruptible> work;
        const auto report =
            solving::read_formula(path(), formula, {.relaxed = arguments_.has("relaxed")}, work);
        if (!report) return frame::exit_done;
        if (!context_.quiet) context_.console.tell(solving::warnings_text(*report));
        std::optional<std::vector<cnf::Variable>> over;
        if (const auto words = arguments_.text("over"))
            over = parse_variables(frame::split_at_commas(*words), formula.variable_count());
        const models::Question question(formula, std::move(over));
        limits_.seconds = arguments_.decimal("time-limit");
        limits_.stop = work->token();
        limits_.most = arguments_.integer(arguments_.has("list") ? "list" : "most");
        results_.emplace(context_.console, arguments_);
        const bool has_models = arguments_.has("list")       ? list(question)
                                : arguments_.has("backbone") ? backbone(question)
                                                             : count(question);
        results_->commit();
        return has_models ? frame::exit_done : frame::exit_no;
    }

  private:
    const std::string& path() const { return arguments_.operands[0]; }
    void tell(const std::string& sentence) const {
        if (!context_.quiet) context_.console.err() << sentence << '\n';
    }
    /// What every answer in JSON begins with.
    std::string json_head(const models::Question& question) const {
        std::string head = "{\"file\":" + core::json_string(language::visible(path()));
        head += ",\"variables\":" + std::to_string(question.formula().variable_count());
        head += ",\"clauses\":" + std::to_string(question.formula().size());
        return head;
    }

    // Each returns whether there may be a model.

    bool count(const models::Question& question) {
        const models::Count count = count_models(context_.console, question, make_engine_, limits_);
        if (as_json_) {
            std::uint64_t power = 0;
            std::string json = json_head(question);
            json += ",\"count\":" + core::json_string(count_number(count, power));
            json += ",\"power_of_two\":" + std::to_string(power);
            json += ",\"exact\":" + std::string(count.exact ? "true" : "false");
            results_->write(json + ",\"reason\":" + core::json_string(solving::reason_word(count.reason)) +
                            "}\n");
        } else {
            results_->write(count_text(count) + '\n');
        }
        tell(told_count(count));
        return !count.exact || count.least > core::Natural();
    }

    bool list(const models::Question& question) {
        if (as_json_) results_->write(json_head(question) + ",\"models\":[");
        bool first = true;
        const models::Listing listing =
            models::list(question, make_engine_, limits_, [&](std::span<const cnf::Literal> model) {
                if (!as_json_) return results_->write(literal_lines("v", model));
                results_->write(first ? "\n" : ",\n");
                results_->write(json_list(model));
                first = false;
            });
        if (as_json_) {
            std::string json = "],\"all\":";
            json += listing.all ? "true" : "false";
            results_->write(json + ",\"reason\":" + core::json_string(solving::reason_word(listing.reason)) +
                            "}\n");
        }
        tell(told_listing(listing));
        return !listing.all || listing.found > 0;
    }

    bool backbone(const models::Question& question) {
        const models::Backbone found = find_backbone(context_.console, question, make_engine_, limits_);
        if (as_json_) {
            std::string json = json_head(question);
            json += ",\"verdict\":" + core::json_string(solving::verdict_word(found.verdict));
            json += ",\"backbone\":" + json_list(found.literals);
            json += ",\"open\":" + std::to_string(found.open);
            results_->write(json + ",\"reason\":" + core::json_string(solving::reason_word(found.reason)) +
                            "}\n");
        } else if (found.verdict == solve::Verdict::satisfiable) {
            results_->write(literal_lines("b", found.literals));
        }
        tell(told_backbone(found, question));
        return found.verdict != solve::Verdict::unsatisfiable;
    }

    frame::Context& context_;
    const frame::Arguments& arguments_;
    bool as_json_;
    models::EngineMaker make_engine_;
    models::Limits limits_;
    std::optional<frame::Output> results_;
};

int run(frame::Context& context, const frame::Arguments& arguments) {
    return ModelsCommand(context, arguments).run();
}

}  // namespace

frame::Command models_command() {
    return {.name = "models",
            .operands = "FILE",
            .count = {1, 1},
            .options = {{.name = "count", .says = "models.option_count"},
                        {.name = "list",
                         .value = frame::Value::integer,
                         .placeholder = "N",
                         .smallest = 1,
                         .says = "models.option_list"},
                        {.name = "backbone"},
                        {.name = "over", .value = frame::Value::list, .placeholder = "N,A-B,..."},
                        {.name = "most", .value = frame::Value::integer, .placeholder = "N", .smallest = 1},
                        {.name = "time-limit", .value = frame::Value::decimal, .placeholder = "SECONDS"},
                        {.name = "seed", .value = frame::Value::integer, .placeholder = "N", .standard = "0"},
                        {.name = "json"},
                        frame::output_option(),
                        {.name = "relaxed"}},
            .run = run};
}

}  // namespace satdoku::laboratory
