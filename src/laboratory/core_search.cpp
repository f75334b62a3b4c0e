#include "core_search.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/wording/clause_words.hpp>

namespace satdoku::laboratory {
explain::Group GroupedFormula::group_with(std::uint32_t number) {
    if (number == 0) return explain::Groups::always;
    const auto [entry, is_new] = known_.emplace(number, groups_.size());
    if (is_new) {
        groups_.add();
        numbers_.push_back(number);
    }
    return entry->second;
}

void GroupedFormula::clause(std::span<const cnf::Literal> literals) {
    groups_.clause(group_count_ ? group_with(next_group_) : groups_.add(), literals);
}

void GroupedFormula::comment(std::string_view text) {
    constexpr std::size_t most_bytes = std::size_t{1} << 26U;
    constexpr std::size_t most_lines = 20;
    if (text.empty()) return;
    const std::size_t next = groups_.clauses().size();
    if (comments_.empty() || comments_.back().clause != next) comments_.push_back({next, {}});
    std::vector<std::string>& lines = comments_.back().lines;
    comment_bytes_ += text.size() + sizeof(std::string);
    if (lines.size() < most_lines && comment_bytes_ < most_bytes) {
        lines.emplace_back(text);
    } else {
        has_lost_comments_ = true;
        if (lines.empty()) comments_.pop_back();
    }
}

const GroupedFormula::Comment* GroupedFormula::comment_before(std::size_t clause) const {
    const auto next =
        std::upper_bound(comments_.begin(), comments_.end(), clause,
                         [](std::size_t index, const Comment& comment) { return index < comment.clause; });
    return next == comments_.begin() ? nullptr : &*(next - 1);
}

namespace {
std::string_view stage_key(explain::Stage stage) {
    switch (stage) {
        case explain::Stage::refute: return "core.refute";
        case explain::Stage::trim: return "core.trim";
        case explain::Stage::minimize: return "core.minimize";
        case explain::Stage::smallest: break;
    }
    return "core.search_smallest";
}

/// @param has_selectors  the engine solves under many assumptions; then learned clauses are long, and some techniques
///                       cost more than they save
std::unique_ptr<solve::Engine> engine_for(std::uint64_t seed, proof::Proof* proof, bool has_selectors) {
    engines::EngineOptions options;
    options.seed = seed;
    options.proof = proof;
    if (has_selectors) options.settings = {"shrink=0", "subsume-recent=0", "bump-reasons=0"};
    return engines::make_engine(engines::engine_names().front(), options);
}

/// Says whether the core is minimal or smallest, or why this is not known.
std::string quality_text(const explain::Extraction& found, const CoreRequest& request) {
    const explain::Finding& finding = found.finding;
    if (finding.smallest) return language::text("core.smallest");
    const std::string why = found.reason == solve::StopReason::none ? "" : solving::reason_text(found.reason);
    if (!finding.minimal) return language::text("core.not_minimal", why);
    if (request.smallest) return language::text("core.not_smallest", why);
    return language::text("core.minimal");
}

std::string counts_text(const GroupedFormula& formula, const explain::Finding& finding) {
    return language::text(formula.group_count() ? "core.groups" : "core.clauses", finding.core.size(),
                          formula.groups().size());
}

/// Writes the comments before a clause: its number with the comment right before it in the file, or else with the rule
/// of the puzzle that it encodes. A comment for several clauses is written once, before the first of them.
class CommentWriter {
  public:
    CommentWriter(cnf::DimacsWriter& writer, const GroupedFormula& formula, wording::ClauseWords words)
        : writer_(writer), formula_(formula), words_(std::move(words)) {}

    void before(std::size_t clause) {
        std::string number = std::to_string(clause + 1);
        if (words_) number.append(": ").append(words_.clause(formula_.groups().clauses()[clause]));
        const GroupedFormula::Comment* const comment = formula_.comment_before(clause);
        if (comment == nullptr || comment == written_) return writer_.comment(number);
        written_ = comment;
        const bool is_its_own = comment->clause == clause;
        std::string head = std::to_string(comment->clause + 1);
        head += is_its_own ? ": " : "-: ";
        for (const std::string& line : comment->lines) writer_.comment(head + language::visible(line));
        if (!is_its_own) writer_.comment(number);
    }

  private:
    cnf::DimacsWriter& writer_;
    const GroupedFormula& formula_;
    wording::ClauseWords words_;
    const language::SpokenMeanwhile english_{language::Language::english};
    const GroupedFormula::Comment* written_ = nullptr;
};

/// Returns the indices of the clauses in these groups and of the clauses that always hold.
std::vector<std::size_t> clauses_of(const GroupedFormula& formula, const std::vector<explain::Group>& core) {
    std::vector<std::size_t> clauses;
    for (std::size_t index = 0; index < formula.groups().clauses().size(); ++index) {
        const explain::Group group = formula.groups().group_of(index);
        const bool is_in = group == explain::Groups::always || std::binary_search(core.begin(), core.end(), group);
        if (is_in) clauses.push_back(index);
    }
    return clauses;
}
}  // namespace

explain::Extraction find_core(ui::Console& console, const GroupedFormula& formula, const CoreRequest& request,
                              const std::stop_token& stop) {
    constexpr double long_enough = 1;
    constexpr double between = 0.1;
    explain::Task task{
        .smallest = request.smallest, .conflicts = request.conflicts, .seconds = request.seconds, .stop = stop};
    const core::Stopwatch watch;
    double latest_seconds = long_enough - between;
    explain::Stage latest = explain::Stage::refute;
    if (console.shows_progress()) {
        task.progress = [&](explain::Stage stage, std::size_t core, std::size_t open) {
            if (watch.seconds() < latest_seconds + between && (stage == latest || watch.seconds() < long_enough))
                return;
            latest_seconds = watch.seconds();
            latest = stage;
            console.progress(language::text(stage_key(stage), language::decimal_text(latest_seconds, 0), core, open));
        };
        task.prepare = [&](solve::Engine& engine) { solving::show_progress(engine, console); };
    }
    const auto make = [&](proof::Proof* proof, bool has_selectors) {
        return engine_for(request.seed, proof, has_selectors);
    };
    explain::Extraction found = explain::extract(formula.groups(), make, task);
    console.progress({});
    return found;
}

std::string core_summary(const GroupedFormula& formula, const explain::Extraction& found, const CoreRequest& request,
                         double milliseconds) {
    return language::text("core.summary", counts_text(formula, found.finding), quality_text(found, request),
                          language::decimal_text(milliseconds, 1));
}

void write_core(const std::string& path, const GroupedFormula& formula, const explain::Extraction& found,
                const std::string& file, bool plain) {
    const std::vector<std::size_t> clauses = clauses_of(formula, found.finding.core);
    wording::ClauseWords words = wording::words_of(file, formula.groups().variable_count());
    core::Output output(path);
    // English in every language: other programs may read the comments.
    std::string made =
        "satdoku core: " + std::to_string(found.finding.core.size()) + " of " + std::to_string(formula.groups().size());
    made += formula.group_count() ? " groups of " : " clauses of ";
    made += language::visible(file);
    std::string what = "Unsatisfiable; ";
    what += found.finding.smallest  ? "no unsatisfiable subset is smaller."
            : found.finding.minimal ? "without any one of them the others are satisfiable."
                                    : "not proved to be minimal.";
    cnf::DimacsWriter writer(output, clauses.size(),
                             {made, what, "Before each clause: its number there, and the comment before it."});
    const bool grouped = formula.group_count() && !plain;
    if (grouped) writer.groups(*formula.group_count());
    CommentWriter comments(writer, formula, std::move(words));
    writer.variables(formula.groups().variable_count());
    for (const std::size_t index : clauses) {
        const explain::Group group = formula.groups().group_of(index);
        comments.before(index);
        if (grouped) writer.group(group == explain::Groups::always ? 0 : formula.number_of(group));
        writer.clause(formula.groups().clauses()[index]);
    }
    writer.end();
    output.commit();
}

bool prove_core(ui::Console& console, const std::string& path, const GroupedFormula& formula,
                const explain::Extraction& found, const CoreRequest& request, const std::stop_token& stop) {
    proof::DratFile proof(path, proof::DratFormat::text);
    const auto engine = engine_for(request.seed, &proof, false);
    engine->variables(formula.groups().variable_count());
    for (const std::size_t index : clauses_of(formula, found.finding.core))
        engine->clause(formula.groups().clauses()[index]);
    engine->end();
    solving::show_progress(*engine, console);
    const solve::Limits limits{.conflicts = request.conflicts, .seconds = request.seconds};
    const bool refuted = engine->solve({}, limits, stop).verdict == solve::Verdict::unsatisfiable;
    console.progress({});
    if (refuted) proof.commit();
    return refuted;
}
}  // namespace satdoku::laboratory
