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
#include <satdoku/puzzle/reasons.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace satdoku::studio {

namespace {

/// The needed clauses and, as the last one, the negated conclusion.
cnf::ClauseList refuted_formula(const cnf::ClauseList& whole, const puzzle::ClauseReasons& reasons) {
    cnf::ClauseList formula;
    formula.variables(whole.variable_count());
    for (const std::size_t number : reasons.clauses) formula.clause(whole[number - 1]);
    formula.clause(std::array{reasons.contrary});
    return formula;
}

void write_formula(core::Output& output, const cnf::ClauseList& formula, const puzzle::ClauseReasons& reasons,
                   const wording::ClauseWords& words, std::vector<std::string> comments) {
    const std::size_t needed = reasons.clauses.size();
    const char* const how = reasons.smallest  ? "clauses.smallest"
                            : reasons.minimal ? "clauses.minimal"
                                              : "clauses.unproved";
    comments.push_back(language::text(how, needed, words.literal(~reasons.contrary)));
    cnf::DimacsWriter writer(output, formula.size(), comments);
    writer.variables(formula.variable_count());
    for (std::size_t index = 0; index < formula.size(); ++index) {
        const bool is_contrary = index == needed;
        writer.comment(is_contrary ? language::text("clauses.contrary", words.literal(reasons.contrary))
                                   : std::to_string(reasons.clauses[index]) + ": " + words.clause(formula[index]));
        writer.clause(formula[index]);
    }
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

void write_cell_clauses(const grid::Board& givens, const CellAnswer& answer, const frame::Arguments& arguments,
                        const explain::Effort& effort) {
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
    const cnf::ClauseList formula = refuted_formula(whole, reasons);
    core::Output output(arguments.text("output").value_or("-"));
    if (proof_path) {
        core::Output proof(*proof_path);
        proof.write(checked_proof(formula, *proof_path, effort.stop));
        proof.commit();
    }
    const std::vector<std::string> notes = puzzle::encoding_notes(givens, encoding);
    const wording::ClauseWords words = wording::words_of({givens.layout, givens}, numbering.count());
    write_formula(output, formula, reasons, words, notes);
    output.commit();
}

}  // namespace satdoku::studio
