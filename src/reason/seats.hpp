// "At most `capacity` of these literals are true" as holes for pigeons: the c-th true literal is in hole c.
#pragma once

#include "lemmas.hpp"

#include <satdoku/cnf/literal.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace satdoku::reason {

/// By literal, then by seat (from 0): the literal is true, and as many literals before it as the number of the seat.
using Seats = std::vector<std::vector<cnf::Literal>>;

/// Defines the seats. Derives that no two literals have the same seat, which stays, and that each true literal has one,
/// until Lemmas::release(). @pre the clauses that no capacity + 1 of the literals are true are in the proof
/// @param capacity  less than the number of literals
Seats derive_seats(std::span<const cnf::Literal> literals, std::size_t capacity, Lemmas& lemmas);

}  // namespace satdoku::reason
