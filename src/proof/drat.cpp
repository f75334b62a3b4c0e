#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/proof/drat.hpp>

namespace satdoku::proof {
void DratText::add(std::span<const cnf::Literal> clause) { step(true, clause); }

void DratText::remove(std::span<const cnf::Literal> clause) { step(false, clause); }

void DratText::step(bool addition, std::span<const cnf::Literal> clause) {
    if (format_ == DratFormat::binary) {
        bytes_ += addition ? 'a' : 'd';
        // The format counts variables from 1.
        for (const cnf::Literal literal : clause) core::append_groups(bytes_, std::uint64_t{literal.code()} + 2);
        bytes_ += '\0';
    } else {
        if (!addition) bytes_ += "d ";
        cnf::append_literals(bytes_, clause);
    }
    ++steps_;
    ended_step();
}
}  // namespace satdoku::proof
