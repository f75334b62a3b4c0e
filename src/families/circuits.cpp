// Arithmetic circuits, and formulas about them.
#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>

namespace satdoku::families {
namespace {
Literals ripple_add(FormulaBuilder& builder, const Literals& a, const Literals& b, Literal carry) {
    Literals sums;
    for (std::size_t bit = 0; bit < a.size(); ++bit) {
        const auto added = builder.full_adder(a[bit], b[bit], carry);
        sums.push_back(added.sum);
        carry = added.carry;
    }
    sums.push_back(carry);
    return sums;
}

/// Adds blocks of bits for both possible carries and selects by the actual carry.
Literals carry_select_add(FormulaBuilder& builder, const Literals& a, const Literals& b) {
    constexpr std::size_t block = 3;
    Literals sums;
    Literal carry = builder.constant(false);
    for (std::size_t begin = 0; begin < a.size(); begin += block) {
        const auto from = static_cast<std::ptrdiff_t>(begin);
        const auto to = static_cast<std::ptrdiff_t>(std::min(begin + block, a.size()));
        const Literals part_a(a.begin() + from, a.begin() + to);
        const Literals part_b(b.begin() + from, b.begin() + to);
        const Literals without = ripple_add(builder, part_a, part_b, builder.constant(false));
        const Literals with = ripple_add(builder, part_a, part_b, builder.constant(true));
        for (std::size_t bit = 0; bit < part_a.size(); ++bit)
            sums.push_back(builder.choose(carry, with[bit], without[bit]));
        carry = builder.choose(carry, with.back(), without.back());
    }
    sums.push_back(carry);
    return sums;
}

/// Adds the rows of partial products one after the other.
Literals multiply(FormulaBuilder& builder, const Literals& a, const Literals& b) {
    const Literal zero = builder.constant(false);
    Literals product(a.size() + b.size(), zero);
    for (std::size_t row = 0; row < b.size(); ++row) {
        Literal carry = zero;
        for (std::size_t bit = 0; bit < a.size(); ++bit) {
            const auto added = builder.full_adder(product[row + bit], builder.both(a[bit], b[row]), carry);
            product[row + bit] = added.sum;
            carry = added.carry;
        }
        product[row + a.size()] = carry;
    }
    return product;
}

/// Adds the partial products of each column first: a carry-save array.
Literals multiply_by_columns(FormulaBuilder& builder, const Literals& a, const Literals& b) {
    std::vector<Literals> columns(a.size() + b.size());
    for (std::size_t row = 0; row < b.size(); ++row)
        for (std::size_t bit = 0; bit < a.size(); ++bit) columns[row + bit].push_back(builder.both(b[row], a[bit]));
    Literals product;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        Literals& addends = columns[column];
        const auto reduce = [&](FormulaBuilder::Sum added, std::size_t used) {
            addends.erase(addends.begin(), addends.begin() + static_cast<std::ptrdiff_t>(used));
            addends.push_back(added.sum);
            if (column + 1 < columns.size()) columns[column + 1].push_back(added.carry);
        };
        while (addends.size() > 2) reduce(builder.full_adder(addends[0], addends[1], addends[2]), 3);
        if (addends.size() == 2) reduce(builder.half_adder(addends[0], addends[1]), 2);
        product.push_back(addends.empty() ? builder.constant(false) : addends.front());
    }
    return product;
}

void must_differ(FormulaBuilder& builder, const Literals& left, const Literals& right) {
    Literals differences;
    for (std::size_t bit = 0; bit < left.size(); ++bit) differences.push_back(builder.differ(left[bit], right[bit]));
    builder.clause(differences);
}
}  // namespace

cnf::ClauseList factoring(std::uint64_t product, std::size_t bits) {
    FormulaBuilder builder;
    const Literals a = builder.fresh(bits);
    const Literals b = builder.fresh(bits);
    for (const Literals& factor : {a, b}) builder.clause(std::span(factor).subspan(1));  // at least 2
    const Literals result = multiply(builder, a, b);
    for (std::size_t bit = 0; bit < result.size(); ++bit)
        builder.clause({(product >> bit & 1U) != 0 ? result[bit] : ~result[bit]});
    return builder.build();
}

cnf::ClauseList multiplier_miter(std::size_t bits) {
    FormulaBuilder builder;
    const Literals a = builder.fresh(bits);
    const Literals b = builder.fresh(bits);
    const Literals rows = multiply(builder, a, b);
    must_differ(builder, rows, multiply_by_columns(builder, b, a));
    return builder.build();
}

cnf::ClauseList adder_miter(std::size_t bits, bool fault) {
    FormulaBuilder builder;
    const Literals a = builder.fresh(bits);
    const Literals b = builder.fresh(bits);
    Literals ripple = ripple_add(builder, a, b, builder.constant(false));
    if (fault) ripple[bits / 2] = builder.both(ripple[bits / 2], builder.either(a[0], b[0]));
    must_differ(builder, ripple, carry_select_add(builder, a, b));
    return builder.build();
}

cnf::ClauseList counter(std::size_t bits, std::size_t steps) {
    FormulaBuilder builder;
    Literals state;
    for (std::size_t bit = 0; bit < bits; ++bit) state.push_back(builder.constant(false));
    Literals reached;
    for (std::size_t step = 0;; ++step) {
        Literal all = state.front();
        for (std::size_t bit = 1; bit < bits; ++bit) all = builder.both(all, state[bit]);
        reached.push_back(all);
        if (step == steps) break;
        Literal carry = builder.fresh();  // the enable input
        for (Literal& bit : state) {
            const auto added = builder.half_adder(bit, carry);
            bit = added.sum;
            carry = added.carry;
        }
    }
    builder.clause(reached);
    return builder.build();
}
}  // namespace satdoku::families
