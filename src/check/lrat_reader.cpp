#include <satdoku/check/lrat_reader.hpp>

namespace satdoku::check {

namespace {

constexpr std::uint64_t largest_id = std::uint64_t{1} << 60;

}  // namespace

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
