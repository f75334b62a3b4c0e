#include "cell_answer.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/check/drat.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/puzzle/move.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/clause_words.hpp>
#include <satdoku/wording/step_text.hpp>
#include <set>

namespace satdoku::studio {
namespace {
/// What a clause is about: a given, a cell, a cell that grids share, or a digit in a house.
struct Subject {
    enum Kind : int { given, cell, same_cell, house, near, other };
    std::array<int, 5> order{};  ///< its kind first
    std::string name{};          ///< of the given, the cell or the house
    int digit = 0;               ///< in a house, or of cells too near

    int kind() const { return order[0]; }
    bool operator<(const Subject& another) const { return order < another.order; }
};

Subject subject_of(const puzzle::Numbering& numbering, std::span<const cnf::Literal> clause) {
    const grid::Layout& layout = numbering.layout();
    const puzzle::Meaning meaning = puzzle::meaning_of(numbering, clause);
    if (meaning.facts.empty()) return {{Subject::other}};
    const puzzle::Fact& first = meaning.facts.front();
    const grid::Cell cell = layout.cell(first.place);
    switch (meaning.kind) {
        case puzzle::Meaning::Kind::is:
        case puzzle::Meaning::Kind::is_not:
            return {{Subject::given, cell}, wording::cell_name(layout, cell) + "=" + grid::digit_text(first.digit)};
        case puzzle::Meaning::Kind::cell_holds:
        case puzzle::Meaning::Kind::cell_not_both: return {{Subject::cell, cell}, wording::cell_name(layout, cell)};
        case puzzle::Meaning::Kind::same_cell: return {{Subject::same_cell}};
        case puzzle::Meaning::Kind::house_holds:
        case puzzle::Meaning::Kind::house_not_both: {
            const grid::House& house = *meaning.house;
            return {{Subject::house, house.grid, static_cast<int>(house.kind), house.index, first.digit},
                    wording::house_text(layout, house),
                    first.digit};
        }
        case puzzle::Meaning::Kind::not_both_so_near: return {{Subject::near, first.digit}, {}, first.digit};
        case puzzle::Meaning::Kind::other: break;
    }
    return {{Subject::other}};
}

/// Whether clauses about the one and the other have one heading.
bool share_heading(const Subject& one, const Subject& other) {
    const bool is_of_digit = one.kind() == Subject::house || one.kind() == Subject::near;
    return one.kind() == other.kind() && (!is_of_digit || one.order == other.order);
}

/// What all clauses below a heading are about; empty: nothing that can be said.
std::string heading_of(const Subject& subject) {
    if (subject.kind() == Subject::other) return {};
    if (subject.kind() == Subject::house) return language::text("clauses.house", subject.name, subject.digit);
    // By kind; a house has its own words.
    constexpr std::array keys = {"clauses.givens", "clauses.cells", "clauses.same_cells", "", "clauses.near"};
    return language::text(keys[static_cast<std::size_t>(subject.kind())], subject.digit);
}

/// "1, 2 and 5"
std::string numbers_text(const std::set<std::size_t>& numbers) {
    std::vector<std::string> texts;
    for (const std::size_t number : numbers) texts.push_back(std::to_string(number));
    return wording::and_list(texts);
}

/// The needed clauses by their subjects, and as the last one the negated conclusion.
struct Refuted {
    cnf::ClauseList formula{};
    std::vector<std::size_t> numbers{};  ///< of the needed clauses in the whole formula, from 1
    std::vector<Subject> subjects{};     ///< of the needed clauses
};

Refuted refuted_formula(const cnf::ClauseList& whole, const puzzle::Numbering& numbering,
                        const puzzle::ClauseReasons& reasons) {
    std::vector<std::pair<Subject, std::size_t>> order;
    for (const std::size_t number : reasons.clauses)
        order.emplace_back(subject_of(numbering, whole[number - 1]), number);
    std::ranges::stable_sort(order, [](const auto& left, const auto& right) {
        // Within one heading by number.
        return left.first < right.first && !share_heading(left.first, right.first);
    });
    Refuted refuted;
    refuted.formula.variables(whole.variable_count());
    for (auto& [subject, number] : order) {
        refuted.formula.clause(whole[number - 1]);
        refuted.numbers.push_back(number);
        refuted.subjects.push_back(std::move(subject));
    }
    refuted.formula.clause(std::array{reasons.contrary});
    return refuted;
}

/// Which groups of clauses each step needs, and which steps need a group.
class Needs {
  public:
    /// @param refuted  has the groups that are preferred
    Needs(const cnf::ClauseList& whole, const puzzle::Numbering& numbering, const Refuted& refuted,
          const CellSteps& way, cnf::Literal conclusion, const explain::Effort& effort) {
        std::map<Subject, std::vector<std::size_t>> clauses;
        for (std::size_t index = 0; index < whole.size(); ++index)
            clauses[subject_of(numbering, whole[index])].push_back(index);
        const std::set<Subject> among(refuted.subjects.begin(), refuted.subjects.end());
        std::vector<std::vector<std::size_t>> parts;
        for (const bool is_among : {true, false}) {
            for (auto& [subject, indices] : clauses) {
                if (among.contains(subject) != is_among) continue;
                subjects_.push_back(subject);
                parts.push_back(std::move(indices));
            }
        }
        among_ = among.size();
        std::vector<std::vector<cnf::Literal>> shown;
        for (const deduce::Step& step : way.steps) {
            shown.emplace_back();
            const auto add = [&](const deduce::Candidate& one, bool negative) {
                shown.back().emplace_back(numbering.variable(one.cell, one.digit), negative);
            };
            for (const deduce::Candidate& one : step.placements) add(one, false);
            for (const deduce::Candidate& one : step.eliminations) add(one, true);
        }
        auto needs = puzzle::step_needs(whole, parts, shown, conclusion, engines::standard_engine, effort);
        if (needs) needs_ = *std::move(needs);
    }

    /// Lines below each step; none if the needs were not found.
    std::vector<std::string> notes() const {
        std::vector<std::string> notes;
        for (const puzzle::StepNeeds& step : needs_) {
            std::string items;
            if (!step.steps.empty()) {
                std::set<std::size_t> numbers;
                for (const std::size_t earlier : step.steps) numbers.insert(earlier + 1);
                core::append_item(items, "; ",
                                  language::text("clauses.of_steps", numbers.size(), numbers_text(numbers)));
            }
            append_parts(items, step.parts, true);
            std::string others;
            append_parts(others, step.parts, false);
            std::string note;
            if (!items.empty()) note += "     " + language::text("clauses.needs", items) + '\n';
            if (step.shows.empty()) note += "     " + language::text("clauses.needed_by_none") + '\n';
            if (!others.empty()) note += "     " + language::text("clauses.needs_others", others) + '\n';
            notes.push_back(std::move(note));
        }
        return notes;
    }

    /// The numbers of the steps that need the clauses below a heading.
    std::set<std::size_t> steps_for(const Subject& subject) const {
        std::set<std::size_t> numbers;
        for (std::size_t step = 0; step < needs_.size(); ++step) {
            for (const std::size_t part : needs_[step].parts)
                if (share_heading(subjects_[part], subject)) numbers.insert(step + 1);
        }
        return numbers;
    }

  private:
    /// Each kind once: "row 1, digits 2 and 5".
    void append_parts(std::string& items, const std::vector<std::size_t>& parts, bool is_among) const {
        std::map<std::array<int, 4>, std::vector<const Subject*>> together;
        for (const std::size_t part : parts) {
            if ((part < among_) != is_among) continue;
            const Subject& subject = subjects_[part];
            const auto& order = subject.order;
            const bool is_house = subject.kind() == Subject::house;
            together[is_house ? std::array{order[0], order[1], order[2], order[3]} : std::array{order[0], 0, 0, 0}]
                .push_back(&subject);
        }
        for (const auto& [order, subjects] : together) {
            const auto names = core::join(subjects, " ", [](const Subject* one) { return one->name; });
            std::string item;
            switch (order[0]) {
                case Subject::given: item = language::text("clauses.of_givens", subjects.size(), names); break;
                case Subject::cell: item = language::text("clauses.of_cells", subjects.size(), names); break;
                case Subject::house: {
                    std::set<std::size_t> digits;
                    for (const Subject* const one : subjects) digits.insert(static_cast<std::size_t>(one->digit));
                    item =
                        language::text("clauses.of_house", subjects.front()->name, digits.size(), numbers_text(digits));
                    break;
                }
                default: item = heading_of(*subjects.front());
            }
            if (!item.empty()) core::append_item(items, "; ", item);
        }
    }

    std::vector<Subject> subjects_;  ///< of the parts; first those that have needed clauses
    std::size_t among_ = 0;          ///< how many these are
    std::vector<puzzle::StepNeeds> needs_;
};

/// @param needs     of the steps, if there are any
/// @param comments  before the header
void write_formula(core::Output& output, const Refuted& refuted, const puzzle::ClauseReasons& reasons,
                   const std::optional<Needs>& needs, const wording::ClauseWords& words,
                   const std::vector<std::string>& comments) {
    cnf::DimacsWriter writer(output, refuted.formula.size(), comments);
    writer.variables(refuted.formula.variable_count());
    for (std::size_t index = 0; index < refuted.numbers.size(); ++index) {
        const Subject& subject = refuted.subjects[index];
        const std::string heading = heading_of(subject);
        const bool begins = index == 0 || !share_heading(subject, refuted.subjects[index - 1]);
        if (begins && !heading.empty()) {
            const std::set<std::size_t> steps = needs ? needs->steps_for(subject) : std::set<std::size_t>{};
            writer.comment(steps.empty()
                               ? language::text("clauses.heading", heading)
                               : language::text("clauses.heading_steps", heading, steps.size(), numbers_text(steps)));
        }
        writer.comment(std::to_string(refuted.numbers[index]) + ": " + words.clause(refuted.formula[index]));
        writer.clause(refuted.formula[index]);
    }
    writer.comment(language::text("clauses.contrary", words.literal(reasons.contrary)));
    writer.clause(std::array{reasons.contrary});
    writer.end();
}

/// Throws core::Error if the proof does not hold, which is an error of the program.
std::string checked_proof(const cnf::ClauseList& formula, const std::string& path, const std::stop_token& stop) {
    proof::DratText proof;
    const auto engine = engines::make_engine(engines::engine_names().front(), {.proof = &proof});
    formula.replay(*engine);
    const bool refuted = engine->solve({}, {}, stop).verdict == solve::Verdict::unsatisfiable;
    if (stop.stop_requested()) throw core::Error("clauses.stopped");
    const check::DratReport report = check::drat(formula, proof.bytes(), path, {.stop = stop});
    if (report.verdict == check::DratVerdict::stopped) throw core::Error("clauses.stopped");
    if (!refuted || report.verdict != check::DratVerdict::verified) throw core::Error("clauses.wrong_proof");
    return proof.bytes();
}
}  // namespace

CellFiles::CellFiles(const frame::Arguments& arguments) : formula(arguments.text("output").value_or("-")) {
    const auto path = arguments.text("proof");
    if (path == "-") throw core::Error("prompt.needs_file");
    if (path) proof.emplace(*path);
}

void write_cell_clauses(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer,
                        const frame::Arguments& arguments, CellFiles& files, const explain::Effort& effort) {
    const puzzle::Encoding encoding = boards::encoding_of(arguments);
    const puzzle::Numbering numbering(*givens.layout, encoding.merged);
    cnf::ClauseList whole;
    puzzle::encode(givens, encoding, whole);
    const cnf::Literal conclusion(numbering.variable(answer.cell, answer.digit), !answer.holds);
    const puzzle::ClauseReasons reasons =
        puzzle::clause_reasons(whole, numbering, conclusion, answer.explanation, engines::standard_engine, effort);
    if (reasons.verdict != solve::Verdict::unsatisfiable) throw core::Error("clauses.stopped");
    const Refuted refuted = refuted_formula(whole, numbering, reasons);
    const auto way = steps_of(givens, answer, effort.stop);
    std::optional<Needs> needs;
    if (way) needs.emplace(whole, numbering, refuted, *way, conclusion, effort);
    const std::vector<std::string> notes = needs ? needs->notes() : std::vector<std::string>{};
    const std::string words = cell_text(givens, question, answer, way, effort.stop, notes).lines;
    if (files.proof) {
        files.proof->write(checked_proof(refuted.formula, files.proof->path(), effort.stop));
        files.proof->commit();
    }
    const wording::ClauseWords names = wording::words_of({givens.layout, givens}, numbering.count());
    std::vector<std::string> comments = puzzle::encoding_notes(givens, encoding);
    std::ranges::move(ui::split_lines(words), std::back_inserter(comments));
    const char* const how = reasons.smallest  ? "clauses.smallest"
                            : reasons.minimal ? "clauses.minimal"
                                              : "clauses.unproved";
    comments.push_back(language::text(how, reasons.clauses.size(), names.literal(~reasons.contrary)));
    write_formula(files.formula, refuted, reasons, needs, names, comments);
    files.formula.commit();
}
}  // namespace satdoku::studio
