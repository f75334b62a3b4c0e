#include "binary_number.hpp"

#include <satdoku/proof/lrat.hpp>

#include <charconv>
#include <iterator>
#include <limits>

namespace satdoku::proof {

void LratText::number(std::int64_t number) {
    if (format_ == DratFormat::binary) {
        append_binary(bytes_, 2 * static_cast<std::uint64_t>(number < 0 ? -number : number) + (number < 0 ? 1 : 0));
        return;
    }
    char digits[std::numeric_limits<std::int64_t>::digits10 + 3];
    const auto written = std::to_chars(std::begin(digits), std::end(digits), number);
    bytes_.append(digits, written.ptr);
    bytes_ += ' ';
}

void LratText::list(std::span<const std::int64_t> ids) {
    for (const std::int64_t id : ids) number(id);
    if (format_ == DratFormat::binary) {
        bytes_ += '\0';
    } else {
        bytes_ += "0\n";
    }
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

void LratFile::add(std::uint64_t id, std::span<const cnf::Literal> clause, std::span<const std::int64_t> hints) {
    pending_.add(id, clause, hints);
    flush(flush_size);
}

void LratFile::remove(std::uint64_t latest, std::span<const std::int64_t> ids) {
    pending_.remove(latest, ids);
    flush(flush_size);
}

void LratFile::flush(std::size_t least) {
    if (pending_.bytes().size() < least) return;
    output_.write(pending_.bytes());
    pending_.clear();
}

void LratFile::commit() {
    flush(0);
    output_.commit();
}

}  // namespace satdoku::proof
