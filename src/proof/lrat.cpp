#include <satdoku/core/numbers.hpp>
#include <satdoku/proof/lrat.hpp>

namespace satdoku::proof {
void LratText::number(std::int64_t number) {
    if (format_ == DratFormat::binary) {
        core::append_groups(bytes_,
                            2 * static_cast<std::uint64_t>(number < 0 ? -number : number) + (number < 0 ? 1 : 0));
        return;
    }
    core::append_number(bytes_, number);
    bytes_ += ' ';
}

/// Ends a step.
void LratText::list(std::span<const std::int64_t> ids) {
    for (const std::int64_t id : ids) number(id);
    if (format_ == DratFormat::binary) {
        bytes_ += '\0';
    } else {
        bytes_ += "0\n";
    }
    ended_step();
}

void LratText::add(std::uint64_t id, std::span<const cnf::Literal> clause, std::span<const std::int64_t> hints) {
    if (format_ == DratFormat::binary) bytes_ += 'a';
    number(static_cast<std::int64_t>(id));
    for (const cnf::Literal literal : clause) number(literal.dimacs());
    number(0);
    list(hints);
}

void LratText::remove(std::uint64_t latest, std::span<const std::int64_t> ids) {
    if (format_ == DratFormat::binary) {
        bytes_ += 'd';
    } else {
        number(static_cast<std::int64_t>(latest));
        bytes_ += "d ";
    }
    list(ids);
}

void FratText::sign(char character) {
    bytes_ += character;
    if (format_ == DratFormat::text) bytes_ += ' ';
}

void FratText::begin_step(char kind, std::uint64_t id, std::span<const cnf::Literal> clause) {
    sign(kind);
    format_ == DratFormat::text ? number(static_cast<std::int64_t>(id)) : core::append_groups(bytes_, id);
    for (const cnf::Literal literal : clause) number(literal.dimacs());
}

void FratText::original(std::uint64_t id, std::span<const cnf::Literal> clause) {
    clauses_.try_emplace(id, clause.begin(), clause.end());
    begin_step('o', id, clause);
    list({});
}

void FratText::add(std::uint64_t id, std::span<const cnf::Literal> clause, std::span<const std::int64_t> hints) {
    clauses_.try_emplace(id, clause.begin(), clause.end());
    begin_step('a', id, clause);
    number(0);
    sign('l');
    list(hints);
}

void FratText::remove(std::uint64_t /*latest*/, std::span<const std::int64_t> ids) {
    for (const std::int64_t id : ids) {
        const auto clause = clauses_.extract(static_cast<std::uint64_t>(id));
        begin_step('d', clause.key(), clause.mapped());
        list({});
    }
}

void FratText::conclude() {
    for (const auto& [id, clause] : clauses_) {
        begin_step('f', id, clause);
        list({});
    }
}
}  // namespace satdoku::proof
