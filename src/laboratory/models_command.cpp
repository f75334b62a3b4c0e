// satdoku models FILE: counts models, lists them, or finds the literals that are true in all of them.
#include "model_questions.hpp"
#include "number_lists.hpp"
#include <satdoku/core/json.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::laboratory {
namespace {
void write_literals(core::JsonWriter& json, std::span<const cnf::Literal> literals) {
    json.array(literals, [&](cnf::Literal literal) { json.value(literal.dimacs()); });
}

class ModelsCommand {
  public:
    ModelsCommand(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), arguments_(arguments), as_json_(arguments.has("json")),
          make_engine_(engines_for_models(arguments.integer("seed").value_or(0))) {
        std::string_view asked;
        for (const std::string_view question : {"count", "list", "backbone"}) {
            if (!arguments.has(question)) continue;
            if (!asked.empty())
                throw core::Error("usage.both", {"--" + std::string(asked), "--" + std::string(question)});
            asked = question;
        }
        if (!asked.empty() && asked != "count" && arguments.has("limit"))
            throw core::Error("usage.both", {"--limit", "--" + std::string(asked)});
    }

    int run() {
        cnf::ClauseList formula;
        std::optional<frame::Interruptible> work;
        const auto report = solving::read_formula(path(), formula, {.relaxed = arguments_.has("relaxed")}, work);
        if (!report) return solving::not_read(context_);
        solving::show_warnings(context_, *report);
        std::optional<std::vector<cnf::Variable>> over;
        if (const auto words = arguments_.text("project"))
            over = parse_variables(frame::split_at_commas(*words), formula.variable_count(),
                                   solving::LiteralNames(path()));
        const models::Question question(formula, std::move(over));
        limits_.stop = work->token();
        limits_.most = arguments_.integer(arguments_.has("list") ? "list" : "limit");
        results_.emplace(context_.console, arguments_);
        const bool has_models = arguments_.has("list")       ? list(question)
                                : arguments_.has("backbone") ? backbone(question)
                                                             : count(question);
        results_->commit();
        return has_models ? frame::exit_done : frame::exit_no;
    }

  private:
    const std::string& path() const { return arguments_.operands[0]; }
    void report(const std::string& sentence) const {
        if (!context_.quiet) context_.console.note(sentence);
    }

    void begin_json(const models::Question& question) {
        json_.begin_object();
        json_.member("file", language::visible(path()));
        json_.member("variables", question.formula().variable_count());
        json_.member("clauses", question.formula().size());
    }
    void end_json(solve::StopReason reason) {
        json_.member("reason", solving::reason_word(reason)).end_object();
        text_ += '\n';
        flush_json();
    }
    void flush_json() {
        results_->write(text_);
        text_.clear();
    }

    // Each of these returns false if the formula is known to have no model.

    bool count(const models::Question& question) {
        models::Count count = count_models(context_.console, question, make_engine_, limits_);
        count.reason = solving::reported_reason(count.reason);
        if (as_json_) {
            std::uint64_t power = 0;
            const std::string number = count_number(count, power);
            begin_json(question);
            json_.member("count", number).member("power_of_two", power).member("exact", count.exact);
            end_json(count.reason);
        } else {
            results_->write(count_text(count) + '\n');
        }
        report(count_summary(count));
        return !count.exact || count.least > core::Natural();
    }

    bool list(const models::Question& question) {
        if (as_json_) {
            begin_json(question);
            json_.key("models").begin_array();
            flush_json();
        }
        models::Listing listing =
            models::list(question, make_engine_, limits_, [&](std::span<const cnf::Literal> model) {
                if (!as_json_) return results_->write(literal_lines("v", model));
                write_literals(json_.new_line(), model);
                flush_json();
            });
        listing.reason = solving::reported_reason(listing.reason);
        if (as_json_) {
            json_.end_array().member("all", listing.all);
            end_json(listing.reason);
        }
        report(listing_summary(listing));
        return !listing.all || listing.found > 0;
    }

    bool backbone(const models::Question& question) {
        models::Backbone found = find_backbone(context_.console, question, make_engine_, limits_);
        found.reason = solving::reported_reason(found.reason);
        if (as_json_) {
            begin_json(question);
            json_.member("verdict", solving::verdict_word(found.verdict));
            write_literals(json_.key("backbone"), found.literals);
            json_.member("open", found.open);
            end_json(found.reason);
        } else if (found.verdict == solve::Verdict::satisfiable) {
            results_->write(literal_lines("b", found.literals));
        }
        report(backbone_summary(found, question));
        return found.verdict != solve::Verdict::unsatisfiable;
    }

    frame::Context& context_;
    const frame::Arguments& arguments_;
    bool as_json_;
    models::EngineMaker make_engine_;
    models::Limits limits_;
    std::optional<frame::Output> results_;
    std::string text_;  ///< JSON that is not written yet
    core::JsonWriter json_{text_};
};
}  // namespace

frame::Command models_command() {
    return {
        .name = "models",
        .operands = "FILE",
        .options = {{.name = "count", .help_key = "models.option_count"},
                    {.name = "list", .value = frame::Value::integer, .smallest = 1, .help_key = "models.option_list"},
                    {.name = "backbone"},
                    {.name = "project", .old_name = "over", .value = frame::Value::list, .placeholder = "N,A-B,..."},
                    {.name = "limit", .old_name = "most", .value = frame::Value::integer, .smallest = 1},
                    frame::time_limit_option(),
                    {.name = "seed", .value = frame::Value::integer, .standard = "0"},
                    {.name = "json"},
                    frame::output_option(frame::contents::text | frame::contents::json),
                    frame::expression_option(),
                    {.name = "relaxed"}},
        .run = frame::run_work<ModelsCommand>};
}
}  // namespace satdoku::laboratory
