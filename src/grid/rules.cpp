// The tables of sizes and rules.
#include <satdoku/core/sorted.hpp>
#include <satdoku/grid/rules.hpp>
#include <span>

namespace satdoku::grid {
namespace {
constexpr std::string_view windows =
    "........."
    ".111.222."
    ".111.222."
    ".111.222."
    "........."
    ".333.444."
    ".333.444."
    ".333.444."
    ".........";
constexpr std::string_view dots =
    "........."
    ".1..1..1."
    "........."
    "........."
    ".1..1..1."
    "........."
    "........."
    ".1..1..1."
    ".........";

struct NamedSize {
    std::string_view name;
    Size size;
};
constexpr auto named_sizes = std::to_array<NamedSize>({
    {"4x4", {2, 2}},
    {"5x5", {1, 5}},
    {"6x6", {2, 3}},
    {"7x7", {1, 7}},
    {"8x8", {2, 4}},
    {"10x10", {2, 5}},
    {"12x12", {3, 4}},
    {"16x16", {4, 4}},
});

/// A rule that needs no drawing of the user's.
struct NamedRule {
    std::string_view name;
    HouseKind kind = HouseKind::drawn;
    std::string_view drawing = {};  ///< of houses of that kind, in a grid of nine digits
    bool Rules::*apart = nullptr;   ///< what else it demands
};
constexpr auto named_rules = std::to_array<NamedRule>({
    {"x", HouseKind::diagonal},
    {"windows", HouseKind::window, windows},
    {"dots", HouseKind::dots, dots},
    {.name = "knight", .apart = &Rules::knight},
    {.name = "king", .apart = &Rules::king},
});

constexpr std::string_view boxes_word = "boxes=";
constexpr std::string_view houses_word = "houses=";
constexpr char no_house = '.';

/// A name in a drawing, and its places.
using Group = std::pair<char, std::vector<std::uint8_t>>;

/// In the order in which the names occur.
std::vector<Group> groups_of(std::string_view drawing) {
    std::vector<Group> groups;
    for (std::size_t place = 0; place < drawing.size(); ++place) {
        if (drawing[place] == no_house) continue;
        auto group = std::ranges::find_if(groups, [&](const auto& known) { return known.first == drawing[place]; });
        if (group == groups.end()) group = groups.insert(group, {drawing[place], {}});
        group->second.push_back(static_cast<std::uint8_t>(place));
    }
    return groups;
}

DrawingCheck check(const Size& size, std::string_view drawing, const std::vector<Group>& groups) {
    const auto side = static_cast<std::size_t>(size.side());
    if (drawing.size() != side * side) return {DrawingFault::count, ' ', static_cast<int>(drawing.size())};
    for (const auto& [name, places] : groups)
        if (places.size() != side) return {DrawingFault::size, name, static_cast<int>(places.size())};
    if (groups.empty()) return {DrawingFault::houses, ' ', 0};
    return {};
}

HousePlaces house_of(std::span<const std::uint8_t> places) {
    HousePlaces house(places.size());
    std::ranges::copy(places, house.begin());
    return house;
}

std::vector<HousePlaces> diagonals_of(const Size& size) {
    std::vector<HousePlaces> both(2);
    for (int row = 0; row < size.side(); ++row) {
        both[0].push_back(static_cast<std::uint8_t>(row * size.side() + row));
        both[1].push_back(static_cast<std::uint8_t>((row + 1) * (size.side() - 1)));
    }
    return both;
}

/// None if the rule has no houses, or none in grids of that size.
std::vector<HousePlaces> houses_of(const NamedRule& rule, const Size& size) {
    if (rule.kind == HouseKind::diagonal) return diagonals_of(size);
    std::vector<HousePlaces> houses;
    if (size != Size()) return houses;
    for (const auto& [name, places] : groups_of(rule.drawing)) houses.push_back(house_of(places));
    return houses;
}

/// The houses with their kinds, in the order that Rules have. @param houses  in rising order, each once
std::vector<Shape> named(const Size& size, std::vector<HousePlaces> houses) {
    std::vector<Shape> shapes;
    const auto add = [&](HouseKind kind, std::span<const HousePlaces> of_kind) {
        for (std::size_t index = 0; index < of_kind.size(); ++index)
            shapes.push_back({kind, static_cast<int>(index), of_kind[index]});
    };
    for (const NamedRule& rule : named_rules) {
        const std::vector<HousePlaces> of_rule = houses_of(rule, size);
        const auto is_there = [&](const HousePlaces& house) { return std::ranges::binary_search(houses, house); };
        if (!std::ranges::all_of(of_rule, is_there)) continue;
        add(rule.kind, of_rule);
        std::erase_if(houses,
                      [&](const HousePlaces& house) { return std::ranges::find(of_rule, house) != of_rule.end(); });
    }
    add(HouseKind::drawn, houses);
    return shapes;
}

std::string drawing_of(const Boxes& boxes) {
    std::string text;
    for (const std::uint8_t box : boxes) text += digit_character(box + 1);
    return text;
}

std::string drawing_of(const Size& size, const Shape& shape) {
    std::string text(static_cast<std::size_t>(size.cells()), no_house);
    for (const std::uint8_t place : shape.places) text[place] = '1';
    return text;
}

/// Returns false, and changes nothing, if there would be too many houses.
bool add_extra_regions(Rules& rules, std::vector<HousePlaces> houses) {
    for (const Shape& shape : rules.extra) houses.push_back(shape.places);
    core::sort_unique(houses);
    if (houses.size() > most_extra_regions) return false;
    rules.extra = named(rules.size, std::move(houses));
    return true;
}
}  // namespace

std::string_view word_of(HouseKind kind) {
    constexpr std::array<std::string_view, house_kinds.size()> words = {"row",    "column", "box",  "diagonal",
                                                                        "window", "dots",   "house"};
    return words[static_cast<std::size_t>(kind)];
}

Boxes regular_boxes(const Size& size) {
    Boxes boxes;
    for (int row = 0; row < size.side(); ++row) {
        for (int column = 0; column < size.side(); ++column)
            boxes.push_back(static_cast<std::uint8_t>(row / size.box_rows * size.box_rows + column / size.box_columns));
    }
    return boxes;
}

DrawingCheck add_boxes(Rules& rules, std::string_view drawing) {
    if (drawing.size() == rules.boxes.size() && drawing.find(no_house) != std::string_view::npos)
        return {DrawingFault::character, no_house, 0};
    const std::vector<Group> groups = groups_of(drawing);
    const DrawingCheck found = check(rules.size, drawing, groups);
    if (found.fault != DrawingFault::none) return found;
    for (std::size_t box = 0; box < groups.size(); ++box)
        for (const std::uint8_t place : groups[box].second) rules.boxes[place] = static_cast<std::uint8_t>(box);
    return found;
}

DrawingCheck add_houses(Rules& rules, std::string_view drawing) {
    const std::vector<Group> groups = groups_of(drawing);
    const DrawingCheck found = check(rules.size, drawing, groups);
    if (found.fault != DrawingFault::none) return found;
    std::vector<HousePlaces> houses;
    for (const auto& [name, places] : groups) houses.push_back(house_of(places));
    const auto count = static_cast<int>(houses.size());
    return add_extra_regions(rules, std::move(houses)) ? found : DrawingCheck{DrawingFault::many, ' ', count};
}

std::vector<std::string_view> rule_names() {
    std::vector<std::string_view> names;
    for (const NamedSize& one : named_sizes) names.push_back(one.name);
    for (const NamedRule& rule : named_rules) names.push_back(rule.name);
    return names;
}

RuleFault add_rule(Rules& rules, std::string_view words) {
    const auto fault_of = [](const DrawingCheck& check) {
        return check.fault == DrawingFault::none ? RuleFault::none : RuleFault::unknown;
    };
    if (words.starts_with(boxes_word)) return fault_of(add_boxes(rules, words.substr(boxes_word.size())));
    if (words.starts_with(houses_word)) return fault_of(add_houses(rules, words.substr(houses_word.size())));
    if (std::optional<Constraint> constraint = parse_constraint(words)) {
        rules.constraints.push_back(std::move(*constraint));
        return RuleFault::none;
    }
    for (const NamedSize& one : named_sizes) {
        if (one.name != words) continue;
        if (rules != Rules()) return RuleFault::late_size;
        rules.size = one.size;
        rules.boxes = regular_boxes(one.size);
        return RuleFault::none;
    }
    for (const NamedRule& rule : named_rules) {
        if (rule.name != words) continue;
        std::vector<HousePlaces> houses = houses_of(rule, rules.size);
        if (houses.empty() && rule.apart == nullptr) return RuleFault::no_size;
        if (!add_extra_regions(rules, std::move(houses))) return RuleFault::many;
        if (rule.apart != nullptr) rules.*rule.apart = true;
        return RuleFault::none;
    }
    return RuleFault::unknown;
}

std::string text_of(const Rules& rules) {
    std::string text;
    const auto add = [&](const std::string& words) { text.append(text.empty() ? "" : "-").append(words); };
    for (const NamedSize& one : named_sizes)
        if (one.size == rules.size) add(std::string(one.name));
    if (rules.boxes != regular_boxes(rules.size)) add(std::string(boxes_word) + drawing_of(rules.boxes));
    for (const NamedRule& rule : named_rules) {
        const bool has =
            rule.apart != nullptr
                ? rules.*rule.apart
                : std::ranges::any_of(rules.extra, [&](const Shape& shape) { return shape.kind == rule.kind; });
        if (has) add(std::string(rule.name));
    }
    for (const Shape& shape : rules.extra)
        if (shape.kind == HouseKind::drawn) add(std::string(houses_word) + drawing_of(rules.size, shape));
    for (const Constraint& constraint : rules.constraints) add(text_of(constraint));
    return text;
}
}  // namespace satdoku::grid
