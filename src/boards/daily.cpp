#include <satdoku/boards/daily.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/core/numbers.hpp>

namespace satdoku::boards {
namespace {
using deduce::Level;

/// From Sunday on, as std::chrono::weekday counts.
constexpr std::array<Level, 7> levels_of_week = {Level::extreme, Level::easy, Level::medium, Level::medium,
                                                 Level::hard,    Level::hard, Level::unfair};

unsigned number_of(const Day& day) {
    return static_cast<unsigned>(static_cast<int>(day.year())) * 10000U + static_cast<unsigned>(day.month()) * 100U +
           static_cast<unsigned>(day.day());
}

/// Reads "2026-11-24". Throws core::Error for other texts and days that do not exist.
Day parse_day(std::string_view text) {
    const auto bad = [&] { return core::Error("usage.day", {std::string(text)}); };
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') throw bad();
    const auto year = core::parse_number<unsigned>(text.substr(0, 4));
    const auto month = core::parse_number<unsigned>(text.substr(5, 2));
    const auto date = core::parse_number<unsigned>(text.substr(8, 2));
    if (!year || !month || !date) throw bad();
    const Day day{std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month), std::chrono::day(*date)};
    if (!day.ok()) throw bad();
    return day;
}
}  // namespace

Day today() { return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()); }

std::string day_text(const Day& day) {
    std::string text = std::to_string(number_of(day) + 100'000'000U).substr(1);
    return text.insert(6, "-").insert(4, "-");
}

Day day_of(const frame::Arguments& arguments) {
    const auto text = arguments.text("daily");
    return text ? parse_day(*text) : today();
}

Level level_of(const Day& day) { return levels_of_week[std::chrono::weekday(std::chrono::sys_days(day)).c_encoding()]; }

puzzle::Request daily_request(const grid::Layout& layout, const Day& day) {
    puzzle::Request request;
    request.layout = &layout;
    request.seed = number_of(day);
    set_level(request, level_of(day));
    return request;
}
}  // namespace satdoku::boards
