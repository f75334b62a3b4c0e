// The puzzle of the day: the same on every machine, without a net. The day is the seed, and the day of the week has its
// level: easy on Monday, extreme on Sunday.
#pragma once
#include <satdoku/frame/options.hpp>
#include <satdoku/puzzle/generate.hpp>

namespace satdoku::boards {
using Day = std::chrono::year_month_day;

/// The present day in UTC, so that it is the same day everywhere.
Day today();

/// "2026-11-24"
std::string day_text(const Day& day);

/// The day of --daily, or today.
Day day_of(const frame::Arguments& arguments);

deduce::Level level_of(const Day& day);

/// 20261124 as the seed, and the level of the day.
puzzle::Request daily_request(const grid::Layout& layout, const Day& day);
}  // namespace satdoku::boards
