#include "cell_answer.hpp"

#include <satdoku/boards/encodings.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/puzzle/meaning.hpp>
#include <satdoku/puzzle/reasons.hpp>
#include <satdoku/ui/width.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::studio {

namespace {

/// What a clause is about: the givens, a cell, a cell that grids share, or a digit in a house.
struct Subject {
    std::array<int, 5> order{};
    std::string words{};  ///< for a heading; empty: none
};

Subject subject_of(const puzzle::Numbering& numbering, std::span<const cnf::Literal> clause) {
    const puzzle::Meaning meaning = puzzle::meaning_of(numbering, clause);
    switch (meaning.kind) {
        case puzzle::Meaning::Kind::is:
        case puzzle::Meaning::Kind::is_not:
            return {{0}, language::text("clauses.givens")};
        case puzzle::Meaning::Kind::cell_holds:
        case puzzle::Meaning::Kind::cell_not_both:
            return {{1}, language::text("clauses.cells")};
        case puzzle::Meaning::Kind::same_cell:
            return {{2}, language::text("clauses.same_cells")};
        case puzzle::Meaning::Kind::house_holds:
        case puzzle::Meaning::Kind::house_not_both: {
            const grid::House& house = *meaning.house;
            const int digit = meaning.facts.front().digit;
            const std::string name = wording::house_text(numbering.layout(), house);
            return {{3, house.grid, static_cast<int>(house.kind), house.index, digit},
                    language::text("clauses.house", name, digit)};
        }
        case puzzle::Meaning::Kind::other:
            break;
    }
    return {{4}};
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
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& left, const auto& right) { return left.first.order < right.first.order; });
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

/// @param comments  before the header
void write_formula(core::Output& output, const Refuted& refuted, const puzzle::ClauseReasons& reasons,
                   const wording::ClauseWords& words, const std::vector<std::string>& comments) {
    cnf::DimacsWriter writer(output, refuted.formula.size(), comments);
    writer.variables(refuted.formula.variable_count());
    for (std::size_t index = 0; index < refuted.numbers.size(); ++index) {
        const Subject& subject = refuted.subjects[index];
        const bool begins = index == 0 || subject.order != refuted.subjects[index - 1].order;
        if (begins && !subject.words.empty()) writer.comment(subject.words);
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

void write_cell_clauses(const grid::Board& givens, const CellAnswer& answer, const std::string& words,
                        const frame::Arguments& arguments, const explain::Effort& effort) {
    const auto proof_path = arguments.text("proof");
    if (proof_path == "-") throw core::Error("proof.not_standard_output");
    const puzzle::Encoding encoding = boards::encoding_of(arguments);
    const puzzle::Numbering numbering(*givens.layout, encoding.merged);
    cnf::ClauseList whole;
    puzzle::encode(givens, encoding, whole);
    const cnf::Literal conclusion(numbering.variable(answer.cell, answer.digit), !answer.holds);
    const puzzle::ClauseReasons reasons =
        puzzle::clause_reasons(whole, numbering, conclusion, answer.explanation, engines::standard_engine, effort);
    if (reasons.verdict != solve::Verdict::unsatisfiable) throw core::Error("clauses.stopped");
    const Refuted refuted = refuted_formula(whole, numbering, reasons);
    core::Output output(arguments.text("output").value_or("-"));
    if (proof_path) {
        core::Output proof(*proof_path);
        proof.write(checked_proof(refuted.formula, *proof_path, effort.stop));
        proof.commit();
    }
    const wording::ClauseWords names = wording::words_of({givens.layout, givens}, numbering.count());
    std::vector<std::string> comments = puzzle::encoding_notes(givens, encoding);
    std::ranges::move(ui::split_lines(words), std::back_inserter(comments));
    const char* const how = reasons.smallest  ? "clauses.smallest"
                            : reasons.minimal ? "clauses.minimal"
                                              : "clauses.unproved";
    comments.push_back(language::text(how, reasons.clauses.size(), names.literal(~reasons.contrary)));
    write_formula(output, refuted, reasons, names, comments);
    output.commit();
}

}  // namespace satdoku::studio
