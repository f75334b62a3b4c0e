#include <satdoku/check/proof_reader.hpp>
#include <satdoku/cnf/literal.hpp>

namespace satdoku::check {
namespace {
constexpr std::uint64_t largest_id = std::uint64_t{1} << 60;

DratReader reader_of(ProofBytes bytes) {
    const bool binary = is_binary_drat(bytes);
    return {std::move(bytes), binary};
}
}  // namespace

ProofStep::ProofStep(ProofBytes bytes, bool binary) : bytes_(std::move(bytes)), binary_(binary) {
    if (!binary_) bytes_.skip_byte_order_mark();
}

bool ProofStep::begin_step() {
    literals_.clear();
    deletion_ = false;
    if (binary_ ? at_end() : !bytes_.find_step()) return false;
    bytes_.begin_step(binary_);
    if (!binary_) return true;
    deletion_ = bytes_.peek() == 'd';
    if (!deletion_ && bytes_.peek() != 'a') bytes_.unexpected();
    bytes_.advance();
    return true;
}

void ProofStep::read_deletion_mark() {
    deletion_ = bytes_.peek() == 'd';
    if (!deletion_) return;
    bytes_.advance();
    if (!is_proof_blank(bytes_.peek())) bytes_.unexpected();
}

void ProofStep::read_literals() {
    bool negative = false;
    while (const std::uint64_t number = binary_
                                            ? bytes_.binary_number(2 * std::uint64_t{cnf::largest_variable} + 1)
                                            : bytes_.text_number(negative, cnf::largest_variable, "proof.too_large")) {
        const auto code = static_cast<std::uint32_t>(number);
        literals_.push_back(binary_ ? code - 2 : cnf::Literal(cnf::Variable(code - 1), negative).code());
    }
}

DratReader::DratReader(core::ByteSource source, std::string name)
    : DratReader(reader_of({std::move(source), std::move(name)})) {}

bool DratReader::next() {
    if (!begin_step()) return false;
    if (!binary_) read_deletion_mark();
    read_literals();
    return true;
}

bool LratReader::next() {
    hints_.clear();
    if (!begin_step()) return false;
    bool negative = false;
    if (!binary_) {
        if (bytes_.peek() == '-') bytes_.unexpected();
        id_ = bytes_.text_number(negative, largest_id, "proof.id_too_large");
        bytes_.skip_blanks();
        read_deletion_mark();
    } else if (!deletion_) {
        id_ = bytes_.binary_number(2 * largest_id) / 2;
    }
    if (!deletion_) read_literals();
    binary_ ? read_binary_hints() : read_text_hints();
    return true;
}

void LratReader::read_text_hints() {
    for (;;) {
        bool negative = false;
        bytes_.skip_blanks();
        if (deletion_ && bytes_.peek() == '-') bytes_.unexpected();
        const auto number = static_cast<std::int64_t>(bytes_.text_number(negative, largest_id, "proof.id_too_large"));
        if (number == 0) return;
        hints_.push_back(negative ? -number : number);
    }
}

void LratReader::read_binary_hints() {
    while (const std::uint64_t number = bytes_.binary_number(2 * largest_id + 1)) {
        const auto id = static_cast<std::int64_t>(number / 2);
        hints_.push_back(number % 2 == 0 ? id : -id);
    }
}
}  // namespace satdoku::check
