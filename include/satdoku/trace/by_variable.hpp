// A value for each variable. Values of variables with low numbers are in an array, those of others in a table: a formula
// may use few variables with high numbers.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <cstddef>
#include <unordered_map>
#include <vector>

namespace satdoku::trace {
template <typename Value> class ByVariable {
  public:
    /// Returns the value that was set last, or Value().
    Value operator[](cnf::Variable variable) const {
        const std::uint32_t index = variable.index();
        if (index < array_.size()) return array_[index];
        if (index < in_array) return Value();
        const auto found = table_.find(index);
        return found == table_.end() ? Value() : found->second;
    }
    void set(cnf::Variable variable, Value value) {
        const std::uint32_t index = variable.index();
        if (index >= in_array) {
            table_[index] = value;
            return;
        }
        if (index >= array_.size()) array_.resize(std::size_t{index} + 1);
        array_[index] = value;
    }

  private:
    static constexpr std::uint32_t in_array = std::uint32_t{1} << 22U;
    std::vector<Value> array_;
    std::unordered_map<std::uint32_t, Value> table_;
};
}  // namespace satdoku::trace
