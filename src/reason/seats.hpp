// "At most `capacity` of these literals hold" as holes for pigeons: in hole c sits the literal that is the c-th true one.
#pragma once

#include "lemmas.hpp"

#include <satdoku/cnf/literal.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace satdoku::reason {

/// By literal, then by seat: that the literal holds, and just as many before it as the seat's number says (from 0).
using Seats = std::vector<std::vector<cnf::Literal>>;

/// Defines the seats and derives that no two literals have the same one, for good, and that each literal that holds has
/// one, for now. The clauses that no capacity + 1 of the literals hold are there. @param capacity  less than there are
/// literals
Seats derive_seats(std::span<const cnf::Literal> literals, std::size_t capacity, Lemmas& lemmas);

}  // namespace satdoku::reason
