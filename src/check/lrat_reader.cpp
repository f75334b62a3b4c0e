#include <satdoku/check/lrat_reader.hpp>
#include <satdoku/cnf/literal.hpp>

#include <utility>

namespace satdoku::check {

namespace {

constexpr std::uint64_t largest_id = std::uint64_t{1} << 60;

}  // namespace

LratReader::LratReader(ProofBytes bytes, bool binary) : bytes_(std::move(bytes)), binary_(binary) {
    if (!binary_) bytes_.skip_byte_order_mark();
}

bool LratReader::next() {
    literals_.clear();
    hints_.clear();
    deletion_ = false;
    return binary_ ? next_binary() : next_text();
}

bool LratReader::next_text() {
    if (!bytes_.find_step()) return false;
    bytes_.begin_step(false);
    bool negative = false;
    if (bytes_.peek() == '-') bytes_.unexpected();
    id_ = bytes_.text_number(negative, largest_id, "proof.id_too_large");
    bytes_.skip_blanks();
    deletion_ = bytes_.peek() == 'd';
    if (deletion_) {
        bytes_.advance();
        if (!is_proof_blank(bytes_.peek())) bytes_.unexpected();
    }
    while (!deletion_) {
        const std::uint64_t number = bytes_.text_number(negative, cnf::largest_variable, "proof.too_large");
        if (number == 0) break;
        literals_.push_back(cnf::Literal(cnf::Variable(static_cast<std::uint32_t>(number - 1)), negative).code());
    }
    for (;;) {
        bytes_.skip_blanks();
        if (deletion_ && bytes_.peek() == '-') bytes_.unexpected();
        const auto number = static_cast<std::int64_t>(bytes_.text_number(negative, largest_id, "proof.id_too_large"));
        if (number == 0) return true;
        hints_.push_back(negative ? -number : number);
    }
}

bool LratReader::next_binary() {
    const int kind = bytes_.peek();
    if (kind == ProofBytes::end_of_file) return false;
    bytes_.begin_step(true);
    if (kind != 'a' && kind != 'd') bytes_.unexpected();
    deletion_ = kind == 'd';
    bytes_.advance();
    if (!deletion_) {
        id_ = bytes_.binary_number(2 * largest_id) / 2;
        while (const std::uint64_t number = bytes_.binary_number(2 * std::uint64_t{cnf::largest_variable} + 1)) {
            literals_.push_back(static_cast<std::uint32_t>(number - 2));
        }
    }
    while (const std::uint64_t number = bytes_.binary_number(2 * largest_id + 1)) {
        const auto id = static_cast<std::int64_t>(number / 2);
        hints_.push_back(number % 2 == 0 ? id : -id);
    }
    return true;
}

}  // namespace satdoku::check
