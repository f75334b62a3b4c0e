#include "search.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/explain/extract.hpp>
#include <satdoku/proof/drat.hpp>

namespace satdoku::explain {
namespace {
/// A proof in memory, which is dropped if it exceeds a limit.
class ShortProof final : public proof::Proof {
  public:
    /// @param variables  of the formula
    explicit ShortProof(std::uint32_t variables) : variables_(variables) {}

    void add(std::span<const cnf::Literal> clause) override {
        if (is_whole()) text_.add(clause);
        // Definitions have the new variable first.
        if (!clause.empty() && clause.front().variable().index() >= variables_) defines_ = true;
    }
    void remove(std::span<const cnf::Literal> clause) override {
        if (is_whole()) text_.remove(clause);
    }
    bool is_whole() const { return text_.bytes().size() < most_bytes; }
    const std::string& bytes() const { return text_.bytes(); }
    /// Returns true if the proof defines new variables, as the steps of arithmetic reasoning do.
    bool defines() const { return defines_; }

  private:
    std::uint32_t variables_;
    bool defines_ = false;
    static constexpr std::size_t most_bytes = std::size_t{1} << 29U;
    proof::DratText text_{proof::DratFormat::binary};
};

/// Some groups of a formula as a new formula, whose variables are numbered without gaps.
struct Part {
    Part(const Groups& whole, std::span<const Group> chosen);

    /// Returns the indices of these groups in the whole formula.
    std::vector<Group> in_whole(std::span<const Group> part) const {
        std::vector<Group> found;
        for (const Group group : part) found.push_back(names[group]);
        return found;
    }

    Groups groups;
    std::vector<Group> names;  ///< by group of the part: its index in the whole formula
};

Part::Part(const Groups& whole, std::span<const Group> chosen) : names(chosen.begin(), chosen.end()) {
    constexpr Group left_out = Groups::always - 1;
    std::vector<Group> numbers(whole.size(), left_out);
    for (const Group group : chosen) numbers[group] = groups.add();
    cnf::CompactVariables variables;
    std::uint32_t count = 0;
    std::vector<cnf::Literal> literals;
    for (std::size_t index = 0; index < whole.clauses().size(); ++index) {
        const Group group = whole.group_of(index);
        if (group != Groups::always && numbers[group] == left_out) continue;
        literals.clear();
        for (const cnf::Literal literal : whole.clauses()[index]) {
            literals.push_back(variables.inside(literal));
            count = std::max(count, literals.back().variable().index() + 1);
        }
        groups.clause(group == Groups::always ? group : numbers[group], literals);
    }
    groups.variables(count);
}

/// Passes on the clauses of the chosen groups, and those that are always on. @param chosen in rising order
void replay_groups(const Groups& groups, std::span<const Group> chosen, cnf::ClauseSink& sink) {
    sink.variables(groups.variable_count());
    for (std::size_t index = 0; index < groups.clauses().size(); ++index) {
        const Group group = groups.group_of(index);
        if (group == Groups::always || std::ranges::binary_search(chosen, group)) sink.clause(groups.clauses()[index]);
    }
    sink.end();
}

class Extractor {
    static constexpr std::uint64_t no_limit = ~std::uint64_t{0};
    /// The limit of conflicts of a refutation with a proof; then one without a proof is tried, with the same limit.
    static constexpr std::uint64_t most_before_arithmetic = 20000;

  public:
    Extractor(const Groups& whole, const EngineMaker& make_engine, const Task& task)
        : whole_(whole), make_engine_(make_engine), task_(task) {}

    Extraction run() {
        const std::vector<Group> all = whole_.all();
        trim(all);
        if (result_.finding.verdict == solve::Verdict::unsatisfiable) {
            result_.trimmed = result_.finding.core.size();
            if (!must_end()) needs_arithmetic() ? minimize_plainly() : minimize();
            if (task_.smallest && result_.finding.minimal && !must_end()) find_smallest(all);
        }
        const bool done = result_.finding.verdict == solve::Verdict::satisfiable ||
                          (task_.smallest ? result_.finding.smallest : result_.finding.minimal);
        if (!done) result_.reason = reason();
        return std::move(result_);
    }

  private:
    std::optional<std::uint64_t> conflicts_left() const {
        if (!task_.conflicts) return std::nullopt;
        return *task_.conflicts - std::min(*task_.conflicts, result_.conflicts);
    }
    std::optional<double> seconds_left() const {
        if (!task_.seconds) return std::nullopt;
        return std::max(0.0, *task_.seconds - stopwatch_.seconds());
    }
    solve::StopReason reason() const {
        if (task_.stop.stop_requested()) return solve::StopReason::stopped;
        if (seconds_left() == 0.0) return solve::StopReason::time;
        return conflicts_left() == 0U ? solve::StopReason::conflicts : solve::StopReason::none;
    }
    bool must_end() const { return reason() != solve::StopReason::none; }
    void report_progress(Stage stage, std::size_t core, std::size_t open) const {
        if (task_.progress) task_.progress(stage, core, open);
    }
    Effort effort() const {
        Effort effort;
        effort.all_conflicts = conflicts_left();
        effort.seconds = seconds_left();
        effort.stop = task_.stop;
        effort.progress = [this](std::size_t core, std::size_t open) { report_progress(Stage::minimize, core, open); };
        return effort;
    }

    /// Refutes the groups and keeps in `core` those that the proof needs. Returns false if they are satisfiable or the
    /// limits do not suffice; result_ has the cause.
    bool refute(std::vector<Group>& core) {
        report_progress(result_.finding.verdict == solve::Verdict::unknown ? Stage::refute : Stage::trim, core.size(),
                        core.size());
        const Part part(whole_, core);
        ShortProof proof(whole_.variable_count());
        {
            const auto engine = make_engine_(&proof, false);
            if (!part.groups.clauses().replay(*engine, task_.stop)) return false;
            if (task_.prepare) task_.prepare(*engine);
            const bool is_first = result_.finding.verdict == solve::Verdict::unknown;
            solve::Outcome outcome = solve(*engine, is_first ? most_before_arithmetic : no_limit);
            if (is_first && outcome.verdict == solve::Verdict::unknown && !must_end()) {
                if (refute_without_proof(part)) return false;
                outcome = solve(*engine, no_limit);
            }
            if (outcome.verdict != solve::Verdict::unknown) result_.finding.verdict = outcome.verdict;
            if (outcome.verdict != solve::Verdict::unsatisfiable || !proof.is_whole()) return false;
        }
        check::DratControl control;
        control.stop = task_.stop;
        control.seconds = seconds_left();
        control.list_core = true;
        const check::DratReport report = check::drat(part.groups.clauses(), proof.bytes(), {}, control);
        if (report.verdict != check::DratVerdict::verified) return false;
        std::vector<Group> needed;
        for (const std::uint64_t clause : report.core) {
            const Group group = part.groups.group_of(clause);
            if (group != Groups::always) needed.push_back(part.names[group]);
        }
        has_definitions_ = proof.defines();
        std::ranges::sort(needed);
        needed.erase(std::unique(needed.begin(), needed.end()), needed.end());
        core = std::move(needed);
        return true;
    }

    /// Counting and Gaussian elimination over XOR constraints refute at once some formulas that are hard for resolution
    /// (pigeons in holes), but their proofs may be too long. Returns whether there is an answer.
    bool refute_without_proof(const Part& part) {
        const auto engine = make_engine_(nullptr, false);
        part.groups.clauses().replay(*engine);
        const solve::Verdict verdict = solve(*engine, most_before_arithmetic).verdict;
        if (verdict == solve::Verdict::unknown) return false;
        result_.finding.verdict = verdict;
        is_beyond_proof_ = verdict == solve::Verdict::unsatisfiable;
        return true;
    }

    solve::Outcome solve(solve::Engine& engine, std::uint64_t most_conflicts) {
        const std::uint64_t conflicts = std::min(conflicts_left().value_or(no_limit), most_conflicts);
        solve::Limits limits{.seconds = seconds_left()};
        if (conflicts != no_limit) limits.conflicts = conflicts;
        const std::uint64_t before = conflicts_of(engine);
        const solve::Outcome outcome = engine.solve({}, limits, task_.stop);
        result_.conflicts += conflicts_of(engine) - before;
        return outcome;
    }

    /// With selectors only search is possible. True if it has not refuted the core within a multiple of the work.
    bool needs_arithmetic() {
        constexpr std::uint64_t bearable = 10;
        if (is_beyond_proof_ || !has_definitions_) return is_beyond_proof_;
        const Part part(whole_, result_.finding.core);
        const auto engine = make_engine_(nullptr, true);
        part.groups.replay(*engine);
        solve::Limits limits{.seconds = seconds_left()};
        limits.conflicts =
            std::min(conflicts_left().value_or(no_limit), most_before_arithmetic + bearable * result_.conflicts);
        std::vector<cnf::Literal> selectors;
        for (const Group group : part.groups.all()) selectors.push_back(part.groups.selector(group));
        const solve::Outcome outcome = engine->solve(selectors, limits, task_.stop);
        result_.conflicts += conflicts_of(*engine);
        return outcome.verdict == solve::Verdict::unknown;
    }

    /// Repeats refute() as long as it removes a tenth of the groups.
    void trim(std::span<const Group> all) {
        std::vector<Group> core(all.begin(), all.end());
        for (std::size_t before = core.size() + 1; !must_end();) {
            const bool done = !refute(core);
            if (result_.finding.verdict != solve::Verdict::unsatisfiable) return;
            result_.finding.core = core;
            if (done || core.empty() || core.size() * 10 > before * 9) return;
            before = core.size();
        }
    }

    void minimize() {
        const Part part(whole_, result_.finding.core);
        const auto engine = make_engine_(nullptr, true);
        part.groups.replay(*engine);
        Finding found = CoreFinder(part.groups, *engine, Use::once).minimal(part.groups.all(), {}, effort());
        result_.conflicts += conflicts_of(*engine);
        if (found.verdict != solve::Verdict::unsatisfiable) return;
        found.core = part.in_whole(found.core);
        result_.finding = std::move(found);
    }

    /// Arithmetic reasoning recognizes no constraints with selectors: each question gets a new engine without selectors.
    void minimize_plainly() {
        const Part part(whole_, result_.finding.core);
        const ClauseIndex index(part.groups);
        Rotation rotation(part.groups, index);
        std::vector<Group> rest = part.groups.all();
        rotation.begin(rest, {});
        // Long clauses first: without one of them the rest has many models, and is soon found satisfiable.
        std::vector<std::size_t> literals(rest.size());
        for (std::size_t clause = 0; clause < part.groups.clauses().size(); ++clause) {
            const Group group = part.groups.group_of(clause);
            if (group != Groups::always) literals[group] += part.groups.clauses()[clause].size();
        }
        std::ranges::stable_sort(rest, [&](Group one, Group other) { return literals[one] < literals[other]; });
        std::vector<bool> needed(rest.size());
        std::vector<Group> core;
        while (!rest.empty()) {
            report_progress(Stage::minimize, rest.size() + core.size(), rest.size());
            const Group group = rest.back();
            rest.pop_back();
            if (!needed[group]) {
                std::vector<Group> others = rest;
                others.insert(others.end(), core.begin(), core.end());
                std::ranges::sort(others);
                const auto engine = make_engine_(nullptr, false);
                replay_groups(part.groups, others, *engine);
                const solve::Verdict verdict = solve(*engine, no_limit).verdict;
                if (verdict == solve::Verdict::unsatisfiable) {
                    rotation.drop(group);
                    continue;
                }
                rest.push_back(group);
                if (verdict == solve::Verdict::unknown) break;
                rest.pop_back();
                std::vector<bool> model(part.groups.variable_count());
                for (std::uint32_t variable = 0; variable < model.size(); ++variable)
                    model[variable] = engine->value(cnf::Variable(variable));
                for (const Group found : rotation.necessary(group, std::move(model))) needed[found] = true;
            }
            core.push_back(group);
        }
        result_.finding.minimal = rest.empty();
        core.insert(core.end(), rest.begin(), rest.end());
        std::ranges::sort(core);
        result_.finding.core = part.in_whole(core);
    }

    void find_smallest(std::span<const Group> all) {
        report_progress(Stage::smallest, result_.finding.core.size(), result_.finding.core.size());
        const Part part(whole_, all);
        const auto engine = make_engine_(nullptr, true);
        part.groups.replay(*engine);
        Effort rest = effort();
        rest.progress = [this](std::size_t core, std::size_t open) { report_progress(Stage::smallest, core, open); };
        Finding found = CoreFinder(part.groups, *engine).smallest(part.groups.all(), {}, rest, result_.finding);
        result_.conflicts += conflicts_of(*engine);
        if (found.verdict == solve::Verdict::unsatisfiable && found.minimal) result_.finding = std::move(found);
    }

    const Groups& whole_;
    const EngineMaker& make_engine_;
    const Task& task_;
    core::Stopwatch stopwatch_;
    bool is_beyond_proof_ = false;  ///< only arithmetic reasoning refutes it, without a proof
    bool has_definitions_ = false;  ///< the last proof has some: perhaps it comes from arithmetic reasoning
    Extraction result_;
};
}  // namespace

Extraction extract(const Groups& groups, const EngineMaker& make_engine, const Task& task) {
    return Extractor(groups, make_engine, task).run();
}
}  // namespace satdoku::explain
