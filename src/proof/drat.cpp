#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/proof/drat.hpp>

#include <cstddef>

namespace satdoku::proof {

namespace {

constexpr std::size_t flush_size = std::size_t{1} << 16;

void append_binary(std::string& bytes, cnf::Literal literal) {
    constexpr std::uint32_t low_bits = 0x7f;
    constexpr std::uint32_t more = 0x80;
    std::uint64_t rest = std::uint64_t{literal.code()} + 2;  // the format counts variables from 1
    for (; rest > low_bits; rest >>= 7) bytes += static_cast<char>((rest & low_bits) | more);
    bytes += static_cast<char>(rest);
}

}  // namespace

void DratText::add(std::span<const cnf::Literal> clause) {
    step(true, clause);
}

void DratText::remove(std::span<const cnf::Literal> clause) {
    step(false, clause);
}

void DratText::step(bool addition, std::span<const cnf::Literal> clause) {
    if (format_ == DratFormat::binary) {
        bytes_ += addition ? 'a' : 'd';
        for (const cnf::Literal literal : clause) append_binary(bytes_, literal);
        bytes_ += '\0';
    } else {
        if (!addition) bytes_ += "d ";
        cnf::append_literals(bytes_, clause);
    }
}

DratFile::DratFile(const std::string& path, DratFormat format) : output_(path), pending_(format) {}

void DratFile::add(std::span<const cnf::Literal> clause) {
    pending_.add(clause);
    flush_when_full();
}

void DratFile::remove(std::span<const cnf::Literal> clause) {
    pending_.remove(clause);
    flush_when_full();
}

void DratFile::flush_when_full() {
    ++steps_;
    if (pending_.bytes().size() < flush_size) return;
    output_.write(pending_.bytes());
    pending_.clear();
}

void DratFile::commit() {
    output_.write(pending_.bytes());
    pending_.clear();
    output_.commit();
}

}  // namespace satdoku::proof
