#include "binary_number.hpp"

#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/proof/drat.hpp>

namespace satdoku::proof {

void DratText::add(std::span<const cnf::Literal> clause) {
    step(true, clause);
}

void DratText::remove(std::span<const cnf::Literal> clause) {
    step(false, clause);
}

void DratText::step(bool addition, std::span<const cnf::Literal> clause) {
    if (format_ == DratFormat::binary) {
        bytes_ += addition ? 'a' : 'd';
        // The format counts variables from 1.
        for (const cnf::Literal literal : clause) append_binary(bytes_, std::uint64_t{literal.code()} + 2);
        bytes_ += '\0';
    } else {
        if (!addition) bytes_ += "d ";
        cnf::append_literals(bytes_, clause);
    }
}

DratFile::DratFile(const std::string& path, DratFormat format) : output_(path), pending_(format) {}

void DratFile::add(std::span<const cnf::Literal> clause) {
    ++steps_;
    pending_.add(clause);
    if (pending_.bytes().size() >= flush_size) flush();
}

void DratFile::remove(std::span<const cnf::Literal> clause) {
    ++steps_;
    pending_.remove(clause);
    if (pending_.bytes().size() >= flush_size) flush();
}

void DratFile::flush() {
    output_.write(pending_.bytes());
    pending_.clear();
}

core::Input DratFile::reread() {
    flush();
    return output_.reread();
}

void DratFile::commit() {
    flush();
    output_.commit();
}

}  // namespace satdoku::proof
