// What became of a literal whose variable was replaced.
#pragma once

#include "core/state.hpp"

namespace satdoku::cdcl {

/// The literal that stands for it now: itself, where its variable was not substituted.
inline Literal representative(const State& state, Literal literal) {
    while (literal.variable().index() < state.capacity &&
           state.status[literal.variable().index()] == Status::substituted) {
        const Literal other = state.representatives[literal.variable().index()];
        literal = literal.negative() ? ~other : other;
    }
    return literal;
}

}  // namespace satdoku::cdcl
