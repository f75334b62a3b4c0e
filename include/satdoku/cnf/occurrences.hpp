// Items for each literal, such as the clauses that contain it, in one array: the items of a literal, then those of the
// next one. Made once, in two passes, and only read from then on (compressed rows, as for sparse matrices).
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <vector>

namespace satdoku::cnf {
template <typename Item> class Occurrences {
  public:
    /// @param literals  number of literal codes
    /// @param visit     calls its argument with (literal, item) for each item; it is called twice and must do the same
    ///                  both times. The items of a literal keep their order.
    Occurrences(std::size_t literals, auto&& visit) : begins_(literals + 1, 0) {
        visit([&](Literal literal, const Item&) { ++begins_[literal.code() + 1]; });
        for (std::size_t code = 1; code < begins_.size(); ++code) begins_[code] += begins_[code - 1];
        items_.resize(begins_.back());
        std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
        visit([&](Literal literal, const Item& item) { items_[next[literal.code()]++] = item; });
    }

    std::span<const Item> operator[](Literal literal) const {
        const std::uint32_t begin = begins_[literal.code()];
        return {items_.data() + begin, begins_[literal.code() + 1] - begin};
    }

  private:
    std::vector<std::uint32_t> begins_;  ///< by literal, and one more: where its items begin
    std::vector<Item> items_;
};

/// By literal: the indices of the clauses that contain it, ascending.
/// @param literals number of literal codes
inline Occurrences<std::uint32_t> clauses_by_literal(std::size_t literals, const ClauseList& clauses) {
    return {literals, [&](auto&& item) {
                for (std::uint32_t index = 0; index < clauses.size(); ++index)
                    for (const Literal literal : clauses[index]) item(literal, index);
            }};
}
}  // namespace satdoku::cnf
