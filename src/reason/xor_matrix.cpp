#include <satdoku/reason/xor_matrix.hpp>

namespace satdoku::reason {
XorMatrix::XorMatrix(const std::vector<Echelon>& rows) {
    std::size_t count = 0;
    for (const Echelon& echelon : rows) {
        // Only columns that occur: most of the first ones have been eliminated.
        for (std::size_t column = 0; column < echelon.variables().size(); ++column) {
            const auto occurs = [&](const BitRow& row) { return test_bit(row, column); };
            if (std::ranges::any_of(echelon.rows(), occurs)) variables_.push_back(echelon.variables()[column]);
        }
    }
    for (std::uint32_t column = 0; column < variables_.size(); ++column) {
        const std::uint32_t index = variables_[column].index();
        if (columns_.size() <= index) columns_.resize(index + 1, none);
        columns_[index] = column;
    }
    const std::size_t words = variables_.size() / 64 + 1;
    for (const Echelon& echelon : rows) {
        const std::vector<cnf::Variable>& old = echelon.variables();
        for (std::size_t index = 0; index < echelon.rows().size(); ++index) {
            const BitRow& row = echelon.rows()[index];
            rows_.emplace_back(words, 0);
            for (std::size_t column = 0; column < old.size(); ++column)
                if (test_bit(row, column)) flip_bit(rows_.back(), columns_[old[column].index()]);
            if (test_bit(row, old.size())) flip_bit(rows_.back(), variables_.size());
            basics_.push_back(columns_[old[echelon.pivots()[index]].index()]);
            ++count;
        }
    }
    rows_.resize(count);
    watched_.assign(count, 0);
    set_.assign(words, 0);
    true_.assign(words, 0);
    flip_bit(true_, variables_.size());
}

void XorMatrix::undo(std::uint32_t time) {
    for (; !given_.empty() && given_.back().time >= time; given_.pop_back()) {
        flip_bit(set_, given_.back().column);
        if (test_bit(true_, given_.back().column)) flip_bit(true_, given_.back().column);
    }
}

void XorMatrix::set(cnf::Literal literal, std::uint32_t time) {
    const std::uint32_t column = columns_[literal.variable().index()];
    given_.push_back({column, time});
    flip_bit(set_, column);
    changed_ = true;
    if (!literal.negative()) flip_bit(true_, column);
}

std::uint64_t XorMatrix::exchange() {
    std::uint64_t work = rows_.size() / 8;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        if (!test_bit(set_, basics_[index])) continue;
        const BitRow& row = rows_[index];
        std::size_t column = variables_.size();
        for (std::size_t word = 0; word < row.size() && column == variables_.size(); ++word) {
            const std::uint64_t open = row[word] & ~set_[word];
            if (open != 0) column = std::min(column, 64 * word + static_cast<std::size_t>(std::countr_zero(open)));
        }
        if (column == variables_.size()) continue;  // all have values; the only bit left may be that of "odd"
        for (std::size_t other = 0; other < rows_.size(); ++other)
            if (other != index && test_bit(rows_[other], column)) add_bits(rows_[other], row);
        basics_[index] = column;
        work += cost_of_exchange();
    }
    return work;
}

XorMatrix::Open XorMatrix::open(std::size_t row) {
    // After exchange(), a basic column with a value means that all columns of the row have values.
    if (test_bit(set_, basics_[row])) return Open::none;
    if (open_bits(row, watched_[row]) != 0) return Open::more;
    for (std::size_t word = 0; word < set_.size(); ++word) {
        if (open_bits(row, word) == 0) continue;
        watched_[row] = word;
        return Open::more;
    }
    return Open::one;
}

bool XorMatrix::even(std::size_t row) const {
    std::uint64_t sum = 0;
    for (std::size_t word = 0; word < true_.size(); ++word) sum ^= rows_[row][word] & true_[word];
    return std::popcount(sum) % 2 == 0;
}
}  // namespace satdoku::reason
