// Classes of literals that are equal: union-find with signs. If two literals are equal, so are their complements, so
// one link for each variable is enough.
//
// Invariant: the links of variables end at representatives, which link to themselves. Idea: Galler and Fisher,
// CACM 1964; paths are halved as they are walked (Tarjan and van Leeuwen, JACM 1984), without recursion: chains
// may be as long as the formula.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <vector>

namespace satdoku::cnf {
class LiteralClasses {
  public:
    /// At first every literal is a class of its own.
    explicit LiteralClasses(std::uint32_t variables) {
        links_.reserve(variables);
        for (std::uint32_t index = 0; index < variables; ++index) links_.emplace_back(Variable(index), false);
    }

    /// Returns the representative of the literal's class. Its complement represents the class of the complements.
    Literal representative(Literal literal) {
        while (next(literal) != literal) {
            Literal& link = links_[literal.variable().index()];
            link = next(link);
            literal = next(literal);
        }
        return literal;
    }

    /// Joins two classes. The representative of `kept` represents both.
    /// @pre the literals are not known to be complements
    void unite(Literal kept, Literal gone) {
        const Literal from = representative(gone);
        const Literal to = representative(kept);
        links_[from.variable().index()] = from.negative() ? ~to : to;
    }

  private:
    Literal next(Literal literal) const {
        const Literal link = links_[literal.variable().index()];
        return literal.negative() ? ~link : link;
    }

    std::vector<Literal> links_;  ///< by variable: what its positive literal equals
};
}  // namespace satdoku::cnf
