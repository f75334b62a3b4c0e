#include <satdoku/check/drat_reader.hpp>
#include <satdoku/check/proof_form.hpp>
#include <satdoku/cnf/literal.hpp>

#include <utility>

namespace satdoku::check {

DratReader::DratReader(ProofBytes::Source source, std::string name)
    : bytes_(std::move(source), std::move(name)), binary_(is_binary_drat(bytes_)) {
    if (!binary_) bytes_.skip_byte_order_mark();
}

DratReader::DratReader(ProofBytes bytes, bool binary) : bytes_(std::move(bytes)), binary_(binary) {
    if (!binary_) bytes_.skip_byte_order_mark();
}

bool DratReader::next() {
    literals_.clear();
    deletion_ = false;
    return binary_ ? next_binary() : next_text();
}

bool DratReader::next_text() {
    if (!bytes_.find_step()) return false;
    bytes_.begin_step(false);
    if (bytes_.peek() == 'd') {
        deletion_ = true;
        bytes_.advance();
        if (!is_proof_blank(bytes_.peek())) bytes_.unexpected();
    }
    for (;;) {
        bool negative = false;
        const std::uint64_t number = bytes_.text_number(negative, cnf::largest_variable, "proof.too_large");
        if (number == 0) return true;
        literals_.push_back(cnf::Literal(cnf::Variable(static_cast<std::uint32_t>(number - 1)), negative).code());
    }
}

bool DratReader::next_binary() {
    const int kind = bytes_.peek();
    if (kind == ProofBytes::end_of_file) return false;
    bytes_.begin_step(true);
    if (kind != 'a' && kind != 'd') bytes_.unexpected();
    deletion_ = kind == 'd';
    bytes_.advance();
    while (const std::uint64_t number = bytes_.binary_number(2 * std::uint64_t{cnf::largest_variable} + 1)) {
        literals_.push_back(static_cast<std::uint32_t>(number - 2));
    }
    return true;
}

}  // namespace satdoku::check
