// What an engine counts. A count is one row: what it is called and what it says to people in both languages stand where
// it is declared; to the engine it is its number. A struct of counts is a table in the sense of core/rows.hpp.
#pragma once

#include <satdoku/core/rows.hpp>

#include <concepts>
#include <cstdint>
#include <string_view>

namespace satdoku::solve {

/// One count of an engine's work since it was made.
struct Statistic {
    std::string_view name;  ///< the field's term, "conflicts"; the same in all engines that count it
    core::Words words;
    std::uint64_t value;
    bool total = true;    ///< false: a greatest value, or one of now, which has no rate
    bool always = false;  ///< worth showing where it is 0
};

class Count {
  public:
    /// One that is the engine's own, and is not told.
    constexpr Count() = default;
    /// @param total  see Statistic
    constexpr Count(std::string_view name, std::string_view english, std::string_view chinese,
                    bool total = true)
        : name_(name), words_{english, chinese}, total_(total) {}
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

    constexpr bool is_told() const { return !name_.empty(); }
    constexpr Statistic statistic() const { return {name_, words_, value_, total_}; }

  private:
    std::string_view name_;
    core::Words words_{};
    std::uint64_t value_ = 0;
    bool total_ = true;
};

}  // namespace satdoku::solve
