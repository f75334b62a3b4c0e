// Decisions that come from outside: a person's "what if", or the decisions of a textbook's example. The engine
// continues exactly as after decisions of its own: it learns from them and backtracks over them.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <optional>

namespace satdoku::solve {
/// The engine makes all calls on the solving thread; they must not throw.
class Chooser {
  public:
    virtual ~Chooser() = default;
    /// Called when the engine could decide: nothing is left to propagate, no clause is false, and all assumptions are
    /// made. An observer has all events so far. Returns the next decision, which goes before restarts and
    /// simplifications, too; nothing: the engine decides by itself.
    virtual std::optional<cnf::Literal> choose() = 0;
    /// The literal that choose() has returned cannot be decided, and choose() is called again.
    /// @param value  1: it is true already, -1: it is false, 0: it is not in the search: no clause mentions it, or
    ///               simplification has removed its variable
    virtual void refused(cnf::Literal literal, int value) = 0;
};
}  // namespace satdoku::solve
