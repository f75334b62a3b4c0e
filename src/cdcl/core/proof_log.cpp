#include "core/proof_log.hpp"
#include "core/hints.hpp"

namespace satdoku::cdcl {
void ProofLog::write_hinted(Hints& hints) { clauses_ = hints_ = &hints; }

void ProofLog::write(std::span<const cnf::Literal> clause, By by, Justification justification) {
    justify(clause, by);
    justification == Justification::defines ? clauses_->define(clause) : clauses_->add(clause);
}

void ProofLog::justify(std::span<const cnf::Literal> step, By by) {
    if (hints_ != nullptr && by) by(hints_->begin(step));
}

// ---- Derivations

void ProofDerivation::add(std::span<const cnf::Literal> clause) {
    ++steps_;
    log_.hints_ != nullptr ? log_.hints_->derive(clause) : log_.clauses_->add(clause);
}

void ProofDerivation::add(std::span<const cnf::Literal> clause, Clauses clauses, bool is_definition) {
    ++steps_;
    log_.hints_ != nullptr ? log_.hints_->derive(clause, clauses, is_definition) : log_.clauses_->add(clause);
}

void ProofDerivation::use(std::span<const cnf::Literal> clause) {
    if (log_.hints_ != nullptr) add(clause);
}

void ProofDerivation::leave(std::span<const cnf::Literal> clause) {
    if (log_.hints_ != nullptr) remove(clause);
}

void ProofDerivation::conclude(std::span<const cnf::Literal> clause, std::span<const cnf::Literal> whole) {
    ++steps_;
    log_.hints_ != nullptr ? log_.hints_->conclude(clause, whole) : log_.clauses_->add(clause);
}

void ProofDerivation::remove(std::span<const cnf::Literal> clause) {
    if (clause.size() <= 1) return;
    ++steps_;
    log_.hints_ != nullptr ? log_.hints_->withdraw(clause) : log_.clauses_->remove(clause);
}
}  // namespace satdoku::cdcl
