// Formulas about adders of different kinds.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace satdoku::support {
using families::FormulaBuilder;
using families::Literals;

/// All gates are built from AND gates.
class AndGateBuilder : public FormulaBuilder {
  public:
    /// @param shares  an and-inverter graph, in which no two AND gates have the same literals
    explicit AndGateBuilder(bool shares = true) : shares_(shares) { clause({~no}); }

    const cnf::Literal no = fresh();  ///< is false

    cnf::Literal both(cnf::Literal left, cnf::Literal right) {
        if (!shares_) return FormulaBuilder::both(left, right);
        if (left == no || right == no || left == ~right) return no;
        if (left == ~no || left == right) return right;
        if (right == ~no) return left;
        const auto [own, is_new] = and_gates_.try_emplace(std::minmax(left, right), no);
        if (is_new) own->second = FormulaBuilder::both(left, right);
        return own->second;
    }
    cnf::Literal either(cnf::Literal left, cnf::Literal right) { return ~both(~left, ~right); }
    cnf::Literal differ(cnf::Literal left, cnf::Literal right) {
        // In this order on every machine: arguments of a call have none.
        const cnf::Literal second = both(~left, shares_ ? ~right : right);
        const cnf::Literal first = both(left, shares_ ? right : ~right);
        return shares_ ? both(~first, ~second) : either(first, second);
    }
    Sum half_adder(cnf::Literal a, cnf::Literal b) { return {differ(a, b), both(a, b)}; }
    Sum full_adder(cnf::Literal a, cnf::Literal b, cnf::Literal c) {
        const Sum first = half_adder(a, b);
        const Sum second = half_adder(first.sum, c);
        return {second.sum, either(first.carry, second.carry)};
    }

  private:
    const bool shares_;
    std::map<std::pair<cnf::Literal, cnf::Literal>, cnf::Literal> and_gates_;
};

/// Whether two numbers differ, by bit: as far as both have bits.
Literals differences(auto& builder, const Literals& one, const Literals& two) {
    Literals different;
    for (std::size_t bit = 0; bit < std::min(one.size(), two.size()); ++bit)
        different.push_back(builder.differ(one[bit], two[bit]));
    return different;
}

/// The sum, one bit longer than `a`: each carry is built from the one before it. @pre `b` is as long, or a bit shorter
Literals add_in_turn(auto& builder, const Literals& a, const Literals& b) {
    auto added = builder.half_adder(a[0], b[0]);
    Literals sum = {added.sum};
    for (std::size_t bit = 1; bit < a.size(); ++bit) {
        added =
            bit < b.size() ? builder.full_adder(a[bit], b[bit], added.carry) : builder.half_adder(a[bit], added.carry);
        sum.push_back(added.sum);
    }
    sum.push_back(added.carry);
    return sum;
}

/// The same with carry-lookahead: over 2, 4, 8 and so on bits at once (Kogge and Stone, "A parallel algorithm for the
/// efficient solution of a general class of recurrence equations", 1973).
Literals add_ahead(auto& builder, const Literals& a, const Literals& b) {
    Literals parities, generated;
    for (std::size_t bit = 0; bit < b.size(); ++bit) {
        const auto added = builder.half_adder(a[bit], b[bit]);
        parities.push_back(added.sum);
        generated.push_back(added.carry);
    }
    Literals propagated = parities;
    for (std::size_t width = 1; width < b.size(); width *= 2) {
        for (std::size_t bit = b.size(); bit-- > width;) {
            generated[bit] = builder.either(generated[bit], builder.both(propagated[bit], generated[bit - width]));
            propagated[bit] = builder.both(propagated[bit], propagated[bit - width]);
        }
    }
    Literals sum = {parities[0]};
    for (std::size_t bit = 1; bit < b.size(); ++bit) sum.push_back(builder.differ(parities[bit], generated[bit - 1]));
    if (a.size() == b.size()) {
        sum.push_back(generated.back());
    } else {
        const auto added = builder.half_adder(a.back(), generated.back());
        sum.push_back(added.sum);
        sum.push_back(added.carry);
    }
    return sum;
}

/// The number of true literals, one after the other added to the bits so far. @pre not empty
Literals count_in_turn(auto& builder, const Literals& literals) {
    Literals bits = {literals[0]};
    for (std::size_t index = 1; index < literals.size(); ++index) {
        cnf::Literal carry = literals[index];
        for (cnf::Literal& bit : bits) {
            const auto added = builder.half_adder(bit, carry);
            bit = added.sum;
            carry = added.carry;
        }
        bits.push_back(carry);
    }
    return bits;
}

/// a - b without its highest carry, as a + (-b): b is negated and 1 is added. @pre `b` is as long, or shorter
Literals subtract(auto& builder, const Literals& a, const Literals& b) {
    Literals negated = {b[0]};
    cnf::Literal carry = ~b[0];
    for (std::size_t bit = 1; bit < a.size(); ++bit) {
        if (bit < b.size()) {
            const auto added = builder.half_adder(~b[bit], carry);
            negated.push_back(added.sum);
            carry = added.carry;
        } else {
            negated.push_back(~carry);
        }
    }
    Literals sum = add_in_turn(builder, a, negated);
    sum.pop_back();
    return sum;
}

/// The number of true literals again: they are the bits of a number, from which its half, its quarter and so on are taken
/// (Legendre).
Literals count_by_subtraction(auto& builder, const Literals& literals) {
    Literals rest = literals;
    for (auto half = literals.begin() + 1; half != literals.end(); ++half)
        rest = subtract(builder, rest, {half, literals.end()});
    return rest;
}

/// The number of true literals once more: that of each two, of each four and so on, in the bits of these literals. @pre
/// as many literals as a power of 2
inline Literals count_by_fields(AndGateBuilder& builder, const Literals& literals) {
    Literals fields = literals;
    for (std::size_t width = 1; width < literals.size(); width *= 2) {
        // Of two bits, the higher one is taken from them.
        cnf::Literal carry = width == 1 ? ~builder.no : builder.no;
        Literals sums;
        for (std::size_t bit = 0; bit < literals.size(); ++bit) {
            const bool is_low = bit % (2 * width) < width;
            const cnf::Literal low = is_low || width == 1 ? fields[bit] : builder.no;
            const cnf::Literal high = is_low ? fields[bit + width] : builder.no;
            const auto added = builder.full_adder(low, width == 1 ? ~high : high, carry);
            sums.push_back(added.sum);
            carry = added.carry;
        }
        fields = sums;
    }
    return fields;
}

/// The sum of all columns, whose bits count 1, 2, 4 and so on, with full adders: three literals of a column become one,
/// and one of the next column. @pre no column is empty
Literals add_columns(auto& builder, std::vector<Literals> columns) {
    Literals bits;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        Literals addends = columns[column];
        while (addends.size() > 1) {
            const bool full = addends.size() > 2;
            const auto added = full ? builder.full_adder(addends[0], addends[1], addends[2])
                                    : builder.half_adder(addends[0], addends[1]);
            addends.erase(addends.begin(), addends.begin() + (full ? 3 : 2));
            addends.push_back(added.sum);
            if (column + 1 == columns.size()) columns.emplace_back();
            columns[column + 1].push_back(added.carry);
        }
        bits.push_back(addends[0]);
    }
    return bits;
}

/// The number of true literals, with full adders.
Literals count_by_columns(auto& builder, const Literals& literals) { return add_columns(builder, {literals}); }

/// The product: row by row, or column by column. @pre both have at least 2 bits
Literals multiply(auto& builder, const Literals& a, const Literals& b, bool by_rows) {
    std::vector<Literals> columns(a.size() + b.size() - 1);
    Literals product;
    Literals sum;
    for (std::size_t shift = 0; shift < b.size(); ++shift) {
        Literals row;
        for (std::size_t bit = 0; bit < a.size(); ++bit) {
            row.push_back(builder.both(a[bit], b[shift]));
            columns[shift + bit].push_back(row.back());
        }
        if (!by_rows) continue;
        sum = shift == 0                ? row
              : row.size() < sum.size() ? add_in_turn(builder, sum, row)
                                        : add_in_turn(builder, row, sum);
        product.push_back(sum[0]);
        sum.erase(sum.begin());
    }
    if (!by_rows) return add_columns(builder, columns);
    product.insert(product.end(), sum.begin(), sum.end());
    return product;
}

/// Some of the cells have a fault: they pass their addends on, negate one, or return the carry of the cell before.
template <class Builder> class FaultyBuilder : public Builder {
  public:
    /// The cells from here on: the same seed gives the same faults. @param rarity  of faults; 0: no faults
    void break_cells(std::uint64_t seed, std::uint64_t rarity) {
        random_ = core::Random(seed);
        rarity_ = rarity;
        carry_.reset();
    }
    FormulaBuilder::Sum half_adder(cnf::Literal a, cnf::Literal b) {
        return cell(a, b, [&] { return Builder::half_adder(a, b); });
    }
    FormulaBuilder::Sum full_adder(cnf::Literal a, cnf::Literal b, cnf::Literal c) {
        return cell(a, b, [&] { return Builder::full_adder(a, b, c); });
    }

  private:
    FormulaBuilder::Sum cell(cnf::Literal& a, cnf::Literal b, const auto& build) {
        const bool is_faulty = rarity_ > 0 && random_.below(rarity_) == 0;
        const std::uint64_t fault = is_faulty ? random_.below(3) : 3;
        if (fault == 0) return {a, b};
        if (fault == 1) a = ~a;
        FormulaBuilder::Sum added = build();
        if (fault == 2 && carry_) added.carry = *carry_;
        carry_ = added.carry;
        return added;
    }

    core::Random random_{0};
    std::uint64_t rarity_ = 0;
    std::optional<cnf::Literal> carry_;
};

/// Whether two small sums, counts or products differ, which are built in two ways with faults in the first or in both:
/// in any bit, or in one of them.
template <class Builder> cnf::ClauseList faulty_circuits(core::Random& random) {
    FaultyBuilder<Builder> builder;
    const std::uint64_t seed = random.next();
    const std::uint64_t rarity = 2 + random.below(24);
    const bool both_faulty = random.below(2) == 0;
    const auto first = [&] { builder.break_cells(seed, rarity); };
    const auto second = [&] { builder.break_cells(seed, both_faulty ? rarity : 0); };
    Literals one, two;
    const auto kind = random.below(3);
    if (kind == 0) {
        const std::size_t bits = 2 + random.below(5);
        const Literals a = builder.fresh(bits), b = builder.fresh(bits), c = builder.fresh(bits);
        first();
        one = add_in_turn(builder, add_in_turn(builder, a, b), c);
        second();
        two = random.below(2) == 0 ? add_ahead(builder, add_ahead(builder, b, c), a)
                                   : add_in_turn(builder, add_in_turn(builder, c, b), a);
    } else if (kind == 1) {
        const Literals literals = builder.fresh(3 + random.below(10));
        first();
        one = count_in_turn(builder, literals);
        second();
        two = random.below(2) == 0 ? count_by_columns(builder, {literals.rbegin(), literals.rend()})
                                   : count_by_subtraction(builder, literals);
    } else {
        const Literals a = builder.fresh(2 + random.below(3)), b = builder.fresh(2 + random.below(3));
        const bool by_rows = random.below(2) == 0;
        first();
        one = multiply(builder, a, b, by_rows);
        second();
        two = multiply(builder, b, a, random.below(2) == 0);
    }
    Literals different = differences(builder, one, two);
    if (random.below(2) == 0) different = {different[random.below(different.size())]};
    builder.clause(different);
    return builder.build();
}

/// Three numbers, the first `inputs` variables, and their sum in two orders, the second time with carry-lookahead.
struct Sums {
    FormulaBuilder builder;
    std::size_t inputs;
    Literals one;
    Literals two;

    explicit Sums(std::size_t bits) : inputs(3 * bits) {
        const Literals a = builder.fresh(bits);
        const Literals b = builder.fresh(bits);
        const Literals c = builder.fresh(bits);
        one = add_in_turn(builder, add_in_turn(builder, a, b), c);
        two = add_ahead(builder, add_ahead(builder, b, c), a);
    }
};

/// Gates and adders of random literals, and some random clauses.
inline cnf::ClauseList random_adders(core::Random& random) {
    FormulaBuilder builder;
    Literals literals = builder.fresh(6);
    const auto any = [&] {
        const cnf::Literal literal = literals[random.below(literals.size())];
        return random.below(4) == 0 ? ~literal : literal;
    };
    for (int gate = 0; gate < 30; ++gate) {
        const cnf::Literal a = any(), b = any(), c = any();
        if (a.variable() == b.variable() || a.variable() == c.variable() || b.variable() == c.variable()) continue;
        const auto added = random.below(2) == 0 ? builder.full_adder(a, b, c) : builder.half_adder(a, b);
        for (const cnf::Literal literal : {added.sum, added.carry, builder.differ(any(), added.sum)})
            literals.push_back(literal);
    }
    for (int clause = 0; clause < 12; ++clause) builder.clause({any(), any(), any()});
    return builder.build();
}
}  // namespace satdoku::support
