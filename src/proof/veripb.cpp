#include <satdoku/cnf/clause.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/proof/veripb.hpp>

namespace satdoku::proof {
namespace {
/// Inequalities that are removed by one step.
constexpr std::size_t most_removed = 1000;
}  // namespace

void VeripbText::number(std::uint64_t number) { core::append_number(bytes_, number); }

void VeripbText::literal(cnf::Literal literal) {
    bytes_ += literal.negative() ? "~x" : "x";
    number(std::uint64_t{literal.variable().index()} + 1);
}

void VeripbText::clause(std::span<const cnf::Literal> clause) {
    for (const cnf::Literal each : clause) {
        bytes_ += "1 ";
        literal(each);
        bytes_ += ' ';
    }
    bytes_ += ">= 1 ;";
}

void VeripbText::inequality(const cnf::Inequality& inequality) {
    const auto with_sign = [this](std::int64_t value) { core::append_number(bytes_, value); };
    for (const cnf::Term& term : inequality.terms) {
        with_sign(term.coefficient);
        bytes_ += ' ';
        literal(term.literal);
        bytes_ += ' ';
    }
    bytes_ += ">= ";
    with_sign(inequality.least);
    bytes_ += " ;";
}

void VeripbText::original(std::span<const cnf::Literal> clause) { table_.add(cnf::clause_hash(clause), ++last_id_); }

/// Begins a line, with the head of the file if it is the first one.
void VeripbText::begin(std::string_view rule) {
    if (!begun_) {
        begun_ = true;
        bytes_ += "pseudo-Boolean proof version 2.0\nf ";
        number(last_id_);
        bytes_ += '\n';
    }
    bytes_ += rule;
}

void VeripbText::end_line() {
    bytes_ += '\n';
    ended_step();
}

/// Ends the line of a step that adds. Returns the id of what it adds.
VeripbText::Id VeripbText::end_step() {
    end_line();
    return ++last_id_;
}

// ---- Clauses

void VeripbText::add(std::span<const cnf::Literal> literals) {
    begin("rup ");
    clause(literals);
    table_.add(cnf::clause_hash(literals), end_step());
    if (literals.empty()) empty_id_ = last_id_;
}

void VeripbText::define(std::span<const cnf::Literal> literals) {
    write_removals();
    begin("red ");
    clause(literals);
    choose(literals.front());
    table_.add(cnf::clause_hash(literals), end_step());
}

void VeripbText::remove(std::span<const cnf::Literal> literals) {
    if (const Id id = table_.take(cnf::clause_hash(literals))) forget(id);
}

// ---- Inequalities

VeripbText::Id VeripbText::find(std::span<const cnf::Literal> literals) const {
    const Id id = table_.find(cnf::clause_hash(literals));
    if (id == 0) throw core::Error("proof.no_clause");
    return id;
}

VeripbText::Id VeripbText::compute(const cnf::Arithmetic& arithmetic) {
    begin("pol");
    for (const cnf::Arithmetic::Step& step : arithmetic.steps()) {
        bytes_ += ' ';
        switch (step.kind) {
            case cnf::Arithmetic::Kind::inequality: number(step.value); break;
            case cnf::Arithmetic::Kind::literal:
                literal(cnf::Literal::from_code(static_cast<std::uint32_t>(step.value)));
                break;
            case cnf::Arithmetic::Kind::sum: bytes_ += '+'; break;
            case cnf::Arithmetic::Kind::times:
                number(step.value);
                bytes_ += " *";
                break;
            case cnf::Arithmetic::Kind::divide:
                number(step.value);
                bytes_ += " d";
                break;
        }
    }
    return end_step();
}

VeripbText::Id VeripbText::compute(const cnf::Arithmetic& arithmetic, std::span<const cnf::Literal> literals) {
    const Id id = compute(arithmetic);
    table_.add(cnf::clause_hash(literals), id);
    return id;
}

VeripbText::Id VeripbText::imply(const cnf::Inequality& implied) {
    begin("rup ");
    inequality(implied);
    return end_step();
}

VeripbText::Id VeripbText::define(const cnf::Inequality& defined, cnf::Literal literal) {
    write_removals();
    begin("red ");
    inequality(defined);
    choose(literal);
    return end_step();
}

VeripbText::Id VeripbText::exchange(std::span<const cnf::Literal> literals, std::span<const Image> images) {
    write_removals();
    begin("red ");
    clause(literals);
    for (const Image& image : images) {
        bytes_ += " x";
        number(std::uint64_t{image.variable.index()} + 1);
        bytes_ += " -> ";
        literal(image.literal);
    }
    return end_step();
}

/// Writes the replacement that makes a literal true.
void VeripbText::choose(cnf::Literal chosen) {
    bytes_ += " x";
    number(std::uint64_t{chosen.variable().index()} + 1);
    bytes_ += chosen.negative() ? " -> 0" : " -> 1";
}

void VeripbText::forget(Id id) {
    removed_.push_back(id);
    if (removed_.size() >= most_removed) write_removals();
}

void VeripbText::write_removals() {
    if (removed_.empty()) return;
    begin("del id");
    for (const Id id : removed_) {
        bytes_ += ' ';
        number(id);
    }
    removed_.clear();
    end_line();
}

// ---- The end

void VeripbText::conclude(std::string_view conclusion) {
    begin("output NONE\nconclusion ");
    bytes_ += conclusion;
}

void VeripbText::conclude_unsatisfiable() {
    conclude("UNSAT : ");
    number(empty_id_);
    end();
}

void VeripbText::conclude_satisfiable(std::span<const cnf::Literal> model) {
    conclude("SAT :");
    for (const cnf::Literal each : model) {
        bytes_ += ' ';
        literal(each);
    }
    end();
}

void VeripbText::conclude_nothing() {
    conclude("NONE");
    end();
}

void VeripbText::end() {
    bytes_ += "\nend pseudo-Boolean proof";
    end_line();
}
}  // namespace satdoku::proof
