#include "support/catch.hpp"
#include <satdoku/cnf/literal_classes.hpp>
#include <satdoku/core/random.hpp>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::LiteralClasses;
using cnf::Variable;

TEST_CASE("literal classes: they agree with a table that is rewritten at each union", "[cnf]") {
    constexpr std::uint32_t variables = 60;
    core::Random random(5);
    const auto any = [&] { return Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables))); };
    for (int round = 0; round < 50; ++round) {
        LiteralClasses classes(variables);
        std::vector<Literal> table;  // by literal
        for (std::uint32_t code = 0; code < 2 * variables; ++code) table.push_back(Literal::from_code(code));
        for (int step = 0; step < 80; ++step) {
            const Literal kept = any(), gone = any();
            const Literal to = table[kept.code()], from = table[gone.code()];
            if (to == ~from) continue;
            classes.unite(kept, gone);
            for (Literal& each : table) {
                if (each == from) {
                    each = to;
                } else if (each == ~from) {
                    each = ~to;
                }
            }
            const Literal asked = any();
            REQUIRE(classes.representative(asked) == table[asked.code()]);
        }
        for (std::uint32_t code = 0; code < 2 * variables; ++code) {
            REQUIRE(classes.representative(Literal::from_code(code)) == table[code]);
        }
    }
}

TEST_CASE("literal classes: a chain as long as the formula is no recursion", "[cnf]") {
    constexpr std::uint32_t variables = 1'000'000;
    LiteralClasses classes(variables);
    for (std::uint32_t index = 1; index < variables; ++index) {
        classes.unite(Literal(Variable(index), true), Literal(Variable(index - 1), false));
    }
    const bool odd = variables % 2 == 0;
    CHECK(classes.representative(Literal(Variable(0), false)) == Literal(Variable(variables - 1), odd));
}
