// Formulas about adders of different kinds.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/families/formula_builder.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace satdoku::support {

using families::FormulaBuilder;
using families::Literals;

/// All gates are built from AND gates.
class ConjunctionBuilder : public FormulaBuilder {
  public:
    /// @param shares  an and-inverter graph, in which no two AND gates have the same literals
    explicit ConjunctionBuilder(bool shares = true) : shares_(shares) { clause({~no}); }

    const cnf::Literal no = fresh();  ///< is false

    cnf::Literal both(cnf::Literal left, cnf::Literal right) {
        if (!shares_) return FormulaBuilder::both(left, right);
        if (left == no || right == no || left == ~right) return no;
        if (left == ~no || left == right) return right;
        if (right == ~no) return left;
        const auto [own, is_new] = conjunctions_.try_emplace(std::minmax(left, right), no);
        if (is_new) own->second = FormulaBuilder::both(left, right);
        return own->second;
    }
    cnf::Literal either(cnf::Literal left, cnf::Literal right) { return ~both(~left, ~right); }
    cnf::Literal differ(cnf::Literal left, cnf::Literal right) {
        return shares_ ? both(~both(left, right), ~both(~left, ~right))
                       : either(both(left, ~right), both(~left, right));
    }
    Sum half_adder(cnf::Literal a, cnf::Literal b) { return {differ(a, b), both(a, b)}; }
    Sum full_adder(cnf::Literal a, cnf::Literal b, cnf::Literal c) {
        const Sum first = half_adder(a, b);
        const Sum second = half_adder(first.sum, c);
        return {second.sum, either(first.carry, second.carry)};
    }

  private:
    const bool shares_;
    std::map<std::pair<cnf::Literal, cnf::Literal>, cnf::Literal> conjunctions_;
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
inline Literals add_ahead(FormulaBuilder& builder, const Literals& a, const Literals& b) {
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
inline Literals count_by_fields(ConjunctionBuilder& builder, const Literals& literals) {
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

/// The same with full adders: three literals of a column become one, and one of the next column.
inline Literals count_by_columns(FormulaBuilder& builder, const Literals& literals) {
    std::vector<Literals> columns = {literals};
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
        columns[column] = addends;
    }
    Literals bits;
    for (const Literals& column : columns) bits.push_back(column[0]);
    return bits;
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

}  // namespace satdoku::support
