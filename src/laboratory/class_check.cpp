#include "class_check.hpp"
#include "comparison_view.hpp"
#include "cube_solving.hpp"
#include <satdoku/core/file_list.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>
#include <set>

namespace satdoku::laboratory {
namespace {
constexpr std::array<std::string_view, 2> class_endings = {".cnf", ".dimacs"};
constexpr std::array<std::string_view, 1> result_endings = {".res"};
constexpr std::string_view standard_reference = "naive";
/// Results that are larger are not read.
constexpr std::uint64_t most_result_bytes = std::uint64_t{1} << 26U;

enum class Mark { right, wrong, open, unreadable, unmatched, missing };
struct MarkName {
    std::string_view word;  ///< for programs
    std::string_view key;
};
constexpr std::array<MarkName, 6> mark_names = {{{"RIGHT", "class.right"},
                                                 {"WRONG", "class.wrong"},
                                                 {"NOT_CONFIRMED", "class.open"},
                                                 {"UNREADABLE", "fault.nonsense"},
                                                 {"NO_FORMULA", "class.unmatched"},
                                                 {"MISSING", "class.missing"}}};

struct Row {
    std::string person;
    std::string formula;  ///< its stem
    std::string path;     ///< of the result; empty: missing
    Mark mark = Mark::missing;
    std::string reason{};
    Run claimed{};
    bool has_time = false;
    Run reference{};  ///< of the same formula
    bool is_one_of_several{};
};

/// x of x.cnf, x.cnf.gz, x.res and x.res.gz.
std::string stem_of(const std::string& path) {
    std::string name = core::to_name(core::to_path(result::res_name(path)).filename());
    while (name.ends_with(result_endings.front())) name.resize(name.size() - result_endings.front().size());
    return name;
}

std::string folder_name(const std::string& folder) {
    const std::filesystem::path path = core::to_path(frame::full_name(folder));
    return core::to_name(path.has_filename() ? path.filename() : path.parent_path().filename());
}

/// Links are not followed, so that none leads in a circle.
bool is_folder_entry(const std::filesystem::directory_entry& entry) {
    std::error_code unknown;
    return entry.symlink_status(unknown).type() == std::filesystem::file_type::directory;
}

/// A folder and one in it may both be named.
bool is_same_file(const std::string& left, const std::string& right) {
    std::error_code none;
    return left == right || std::filesystem::equivalent(core::to_path(left), core::to_path(right), none);
}

/// Finds the formulas and the results of the folders that a call names.
class ClassFolders {
  public:
    explicit ClassFolders(const frame::Arguments& arguments) {
        std::vector<std::string> folders = arguments.operands;
        if (const auto formulas = arguments.text("formulas")) folders.insert(folders.begin(), *formulas);
        for (const std::string& folder : folders) {
            if (!core::is_folder(folder)) throw core::Error("class.no_folder", {language::visible(folder)});
            add_formulas(folder);
        }
        if (arguments.has("formulas")) warnings_.clear();  // copies of its formulas
        if (formulas_.empty()) throw core::Error("class.no_formulas");
        for (const std::string& folder : arguments.operands) {
            for (const std::string& path : core::files_of_folder(folder, result_endings))
                add_result(person_of(stem_of(path), folder_name(folder)), path);
            for (const std::string& person : core::names_in_folder(folder, is_folder_entry)) {
                people_.insert(person);
                const std::string own = core::to_name(core::to_path(folder) / core::to_path(person));
                for (const std::string& path : core::files_of_folder(own, result_endings))
                    add_result({person, stem_of(path)}, path);
            }
        }
        for (const std::string& person : people_) {
            for (const auto& [stem, path] : formulas_)
                if (const Key key{person, stem}; !rows_.contains(key)) rows_.insert({key, Row{person, stem, {}}});
        }
        if (rows_.empty()) throw core::Error("class.no_results");
    }

    /// Paths by stems.
    const std::map<std::string, std::string>& formulas() const { return formulas_; }
    std::vector<Row> rows() const {
        std::vector<Row> rows;
        for (const auto& [key, row] : rows_) {
            rows.push_back(row);
            rows.back().is_one_of_several = rows_.count(key) > 1;
        }
        return rows;
    }
    const std::vector<std::string>& warnings() const { return warnings_; }

  private:
    using Key = std::pair<std::string, std::string>;

    void add_formulas(const std::string& folder) {
        for (const std::string& path : core::files_of_folder(folder, class_endings)) {
            const auto [used, is_new] = formulas_.try_emplace(stem_of(path), path);
            if (!is_new && !is_same_file(used->second, path))
                warnings_.push_back(
                    language::text("class.same_formula", language::visible(used->second), language::visible(path)));
        }
    }

    /// The person and the formula that the stem of a result names: that of a formula, or one with a name before it.
    Key person_of(const std::string& stem, const std::string& folder) const {
        if (formulas_.contains(stem)) return {folder, stem};
        for (std::size_t at = stem.find_first_of("_- ", 1); at != std::string::npos;
             at = stem.find_first_of("_- ", at + 1)) {
            if (formulas_.contains(stem.substr(at + 1))) return {stem.substr(0, at), stem.substr(at + 1)};
        }
        return {folder, stem};
    }

    void add_result(const Key& key, const std::string& path) {
        if (formulas_.contains(key.second)) people_.insert(key.first);
        const auto [begin, end] = rows_.equal_range(key);
        const auto is_same = [&path](const auto& known) { return is_same_file(known.second.path, path); };
        if (std::none_of(begin, end, is_same)) rows_.insert({key, Row{key.first, key.second, path}});
    }

    std::map<std::string, std::string> formulas_;
    std::set<std::string> people_;
    std::multimap<Key, Row> rows_;
    std::vector<std::string> warnings_;
};

/// Judges the results of one formula after the other: each formula is read and solved by the reference once.
class ClassCheck {
  public:
    ClassCheck(frame::Context& context, const frame::Arguments& arguments, std::vector<Row> rows)
        : context_(context), relaxed_(arguments.has("relaxed")),
          seconds_(arguments.decimal("time-limit").value_or(solving::ClaimSearch::standard_seconds)),
          reference_(solving::contestants_of({arguments.text("reference").value_or(std::string(standard_reference))},
                                             {.seconds = seconds_}, "--reference")
                         .front()),
          rows_(std::move(rows)), work_(std::in_place) {
        frame::lift_time_limit(work_);  // the limit is that of each search
    }

    /// Returns the rows that were judged before a signal.
    std::vector<Row> run(const std::map<std::string, std::string>& formulas) {
        for (const auto& [stem, path] : formulas)
            if (!work_->token().stop_requested()) judge_formula(stem, path);
        context_.console.progress({});
        std::vector<Row> judged;
        for (Row& row : rows_) {
            if (row.mark == Mark::missing && !row.path.empty()) {
                if (formulas.contains(row.formula)) continue;
                row.mark = Mark::unmatched;
            }
            if (row.is_one_of_several) {
                const std::string several = language::text("class.several", language::visible(row.path));
                row.reason = row.reason.empty() ? several : language::text("list.named", several, row.reason);
            }
            judged.push_back(std::move(row));
        }
        return judged;
    }
    bool was_stopped() const { return work_->token().stop_requested(); }

  private:
    void judge_formula(const std::string& stem, const std::string& path) {
        const auto is_result = [&](const Row& row) { return row.formula == stem && !row.path.empty(); };
        if (std::none_of(rows_.begin(), rows_.end(), is_result)) return;
        cnf::ClauseList clauses;
        try {
            show_progress(path);
            if (!solving::read_formula(path, clauses, {.relaxed = relaxed_}, work_)) return;
        } catch (const core::Error& error) {
            for (Row& row : rows_) {
                if (!is_result(row)) continue;
                row.mark = Mark::unmatched;
                row.reason = language::error_text(error);
            }
            return;
        }
        const Run reference = run_reference(clauses);
        std::optional<solving::Judgement> searched;
        for (Row& row : rows_) {
            if (!is_result(row) || work_->token().stop_requested()) continue;
            row.reference = reference;
            judge_row(row, clauses, searched);
        }
    }

    void show_progress(const std::string& path) {
        context_.console.progress(language::text("class.progress", language::visible(path)));
    }

    Run run_reference(const cnf::ClauseList& clauses) {
        const auto engine = engines::make_engine(reference_.request.engine, reference_.request.options);
        Run run;
        run.outcome.reason = solve::StopReason::stopped;
        if (clauses.replay(*engine, work_->token()))
            run.outcome = engine->solve({}, reference_.request.limits, work_->token());
        return run;
    }

    /// @param searched  what the search has found about a claim of unsatisfiability; it runs once for each formula
    void judge_row(Row& row, const cnf::ClauseList& clauses, std::optional<solving::Judgement>& searched) {
        show_progress(row.path);
        result::Result result;
        try {
            result = result::read_result(row.path, most_result_bytes);
        } catch (const core::Error& error) {
            row.mark = Mark::unreadable;
            row.reason = language::error_text(error);
            return;
        }
        if (const auto cube = cube_of(row.path); cube && result.verdict != solve::Verdict::satisfiable) {
            row.mark = Mark::open;
            row.reason = cube_text(*cube);
            return;
        }
        const bool is_search = result.verdict == solve::Verdict::unsatisfiable && result.model.empty();
        solving::Judgement judgement;
        if (is_search && searched) {
            judgement = *searched;
        } else {
            judgement = solving::judge_result(solving::source_of(clauses), result,
                                              {context_.console, seconds_, work_->token()});
            if (work_->token().stop_requested()) return;
            if (is_search) searched = judgement;
        }
        row.mark = judgement.confirmed ? Mark::right : judgement.refuted ? Mark::wrong : Mark::open;
        row.reason = judgement.reason;
        if (row.reason.empty() && !result.remarks.empty())
            row.reason =
                language::text("check.remark", result.remarks.front().line, language::text(result.remarks.front().key));
        row.has_time = result.milliseconds.has_value();
        row.claimed.outcome = {result.verdict, solve::StopReason::none, result.milliseconds.value_or(0)};
    }

    frame::Context& context_;
    bool relaxed_;
    double seconds_;
    solving::Contestant reference_;
    std::vector<Row> rows_;
    std::optional<frame::Interruptible> work_;
};

std::string time_of(const Row& row) {
    return row.has_time ? language::decimal_text(row.claimed.outcome.milliseconds, 3) : std::string();
}

/// Whether the claimed time says something: that of a right result.
bool has_rate(const Row& row) {
    return row.mark == Mark::right && row.has_time && comparable(row.reference, row.claimed);
}

/// The columns of both tables for people. @param with_reason  otherwise the reasons are listed below the table
Columns class_columns(const std::vector<Row>& rows, bool with_reason) {
    Columns columns = {{{language::text("class.person")}, ui::Align::left},
                       {{language::text("compare.formula")}, ui::Align::left},
                       {{language::text("compare.verdict")}, ui::Align::left},
                       {{language::text("statistic.ms")}},
                       {{language::text("class.rate")}}};
    if (with_reason) columns.push_back({{language::text("class.reason")}, ui::Align::left});
    for (const Row& row : rows) {
        std::vector<std::string> cells = {
            language::visible(row.person), language::visible(row.formula),
            language::text(mark_names[static_cast<std::size_t>(row.mark)].key),
            row.has_time ? time_of(row) : std::string(no_value),
            has_rate(row) ? rate_text({row.formula, 0, 0, {row.reference, row.claimed}, {{}, {}}}, 1)
                          : std::string(no_value)};
        if (with_reason) cells.push_back(row.reason);
        add_row(columns, std::move(cells));
    }
    return columns;
}

std::string class_table_text(const std::vector<Row>& rows) {
    std::string reasons;
    for (const Row& row : rows) {
        if (row.reason.empty()) continue;
        reasons +=
            language::text("class.because", language::visible(row.person), language::visible(row.formula), row.reason) +
            '\n';
    }
    return table_of(class_columns(rows, false)).lines() + (reasons.empty() ? "" : '\n' + reasons);
}

std::string class_csv(const std::vector<Row>& rows) {
    std::string text = csv_line({"person", "formula", "verdict", "ms", "reference_ms", "rate_percent", "reason"});
    for (const Row& row : rows) {
        const bool with_rate = has_rate(row) && decided(row.reference);
        text += csv_line({row.person, row.formula, std::string(mark_names[static_cast<std::size_t>(row.mark)].word),
                          time_of(row),
                          decided(row.reference) ? language::decimal_text(row.reference.outcome.milliseconds, 3) : "",
                          with_rate ? language::decimal_text(rate(row.reference, row.claimed), 1) : "", row.reason});
    }
    return text;
}
}  // namespace

bool names_class(const frame::Arguments& arguments) { return core::is_folder(arguments.operands[0]); }

std::vector<frame::Option> class_options() {
    return {{.name = "formulas", .value = frame::Value::text, .placeholder = "FOLDER"},
            {.name = "reference", .value = frame::Value::text, .placeholder = "NAME", .standard = standard_reference},
            frame::choice_option("table", {"text", "markdown", "csv"}, {}, "FORM"),
            frame::output_option(frame::contents::text | frame::contents::table | frame::contents::markdown)};
}

int check_class(frame::Context& context, const frame::Arguments& arguments) {
    for (const std::string_view option : {"proof", "axioms", "trim", "lrat", "core", "proof-format"})
        if (arguments.has(option)) throw core::Error("usage.both", {"--" + std::string(option), "@placeholder.FOLDER"});
    const ClassFolders folders(arguments);
    for (const std::string& warning : folders.warnings())
        context.console.warn(language::text("solve.warning", warning));
    frame::Output results(context.console, arguments);
    ClassCheck check(context, arguments, folders.rows());
    const std::vector<Row> rows = check.run(folders.formulas());
    const std::string format = arguments.text("table").value_or("text");
    if (format == "text") {
        results.list(class_table_text(rows));
    } else {
        results.write(format == "csv" ? class_csv(rows) : markdown_table(class_columns(rows, true)));
    }
    results.commit();
    if (check.was_stopped()) context.console.warn(language::text("class.stopped", rows.size()));
    const auto is_right = [](const Row& row) { return row.mark == Mark::right; };
    return std::all_of(rows.begin(), rows.end(), is_right) ? frame::exit_done : frame::exit_no;
}
}  // namespace satdoku::laboratory
