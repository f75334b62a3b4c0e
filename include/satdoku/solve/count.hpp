// The counts of an engine. A count is one row: its declaration has its name, and the engine uses it like a number. A
// struct of counts is a table in the sense of core/rows.hpp. The catalogue of texts has the words for each name, in
// its entry "statistic.<name>".
#pragma once
#include <cstdint>
#include <string_view>

namespace satdoku::solve {
/// One count of an engine's work since it was made.
struct Statistic {
    std::string_view name;  ///< the field's term, "conflicts"; the same in all engines that count it
    std::uint64_t value;
    bool total = true;    ///< false: a maximum or a current value, which has no rate
    bool always = false;  ///< show it also if it is 0
    unsigned thread = 0;  ///< 0: of the whole engine; else of this thread, and `name` is "thread_<thread>_<count>"
    std::string_view count = {};  ///< the name of the count within its thread
};

class Count {
  public:
    /// A count for the engine alone, which statistics() leaves out.
    constexpr Count() = default;
    /// @param total  see Statistic
    constexpr explicit Count(std::string_view name, bool total = true) : name_(name), total_(total) {}
    constexpr Count(const Count&) = default;
    constexpr Count& operator=(const Count&) = default;

    constexpr operator std::uint64_t() const { return value_; }
    constexpr Count& operator=(std::uint64_t value) {
        value_ = value;
        return *this;
    }
    constexpr Count& operator+=(std::uint64_t more) { return *this = value_ + more; }
    constexpr Count& operator-=(std::uint64_t less) { return *this = value_ - less; }
    constexpr Count& operator++() { return *this += 1; }
    constexpr Count& operator--() { return *this -= 1; }
    constexpr std::uint64_t operator++(int) { return value_++; }

    constexpr bool has_name() const { return !name_.empty(); }
    constexpr Statistic statistic() const { return {name_, value_, total_}; }

  private:
    std::string_view name_;
    std::uint64_t value_ = 0;
    bool total_ = true;
};
}  // namespace satdoku::solve
