#include <satdoku/draw/drawing.hpp>
#include <algorithm>
#include <array>

namespace satdoku::draw {
namespace {
struct InkFacts {
    std::string_view name;
    Colour light;
    Colour dark;
};

constexpr int first_group = static_cast<int>(Ink::group_first);
constexpr std::array<InkFacts, first_group> ink_facts = {{
    {"none", {255, 255, 255}, {0, 0, 0}},           {"paper", {255, 255, 255}, {24, 26, 30}},
    {"text", {0, 0, 0}, {240, 240, 240}},           {"second", {30, 70, 140}, {150, 190, 255}},
    {"faint", {110, 110, 110}, {160, 160, 160}},    {"shade", {240, 240, 240}, {44, 47, 53}},
    {"blue", {0, 114, 178}, {86, 180, 233}},        {"orange", {213, 94, 0}, {255, 170, 80}},
    {"green", {0, 128, 96}, {60, 200, 160}},        {"purple", {160, 70, 130}, {225, 150, 195}},
    {"yellow", {150, 115, 0}, {240, 228, 66}},      {"red", {190, 20, 20}, {255, 120, 110}},
    {"blue-tint", {203, 228, 246}, {22, 62, 92}},   {"orange-tint", {253, 220, 190}, {96, 52, 14}},
    {"green-tint", {200, 238, 222}, {14, 74, 56}},  {"purple-tint", {240, 214, 230}, {82, 38, 66}},
    {"yellow-tint", {252, 244, 178}, {84, 76, 14}}, {"red-tint", {250, 208, 204}, {98, 30, 28}},
    {"web", {178, 184, 192}, {92, 98, 108}},        {"heat-1", {247, 236, 200}, {58, 34, 70}},
    {"heat-2", {252, 214, 130}, {100, 40, 90}},     {"heat-3", {245, 175, 80}, {150, 52, 90}},
    {"heat-4", {227, 126, 56}, {200, 80, 74}},      {"heat-5", {196, 77, 60}, {235, 125, 56}},
    {"heat-6", {150, 40, 80}, {250, 180, 74}},      {"heat-7", {90, 16, 84}, {255, 236, 155}},
}};

/// A colour by its hue in degrees, and saturation and lightness from 0 to 1.
Colour colour_of(double hue, double saturation, double lightness) {
    const double chroma = (1 - std::abs(2 * lightness - 1)) * saturation;
    const auto part = [&](double turn) {
        // Distance from the hue at which this part is greatest, around the circle, from 0 to 3.
        double away = std::abs(hue / 60 - turn);
        if (away > 3) away = 6 - away;
        const double strength = std::clamp(2 - away, 0.0, 1.0);
        return static_cast<std::uint8_t>(std::lround(255 * (lightness + chroma * (strength - 0.5))));
    };
    return {part(0), part(2), part(4)};
}

/// The inks of further groups, in three lightnesses. First hue and angle are those for which the two most alike of all
/// inks of groups differ most.
const std::array<InkFacts, ink_count - first_group>& more_groups() {
    static const auto made = [] {
        static std::array<std::string, ink_count - first_group> names;
        std::array<InkFacts, ink_count - first_group> facts;
        for (std::size_t index = 0; index < facts.size(); ++index) {
            constexpr std::array light = {0.30, 0.48, 0.66};
            constexpr std::array dark = {0.82, 0.62, 0.45};
            constexpr std::size_t angle = 131;
            const auto hue = static_cast<double>((305 + index * angle) % 360);
            const double saturation = index % 2 == 0 ? 0.9 : 0.5;
            names[index] = "group-" + std::to_string(index + 1);
            facts[index] = {names[index], colour_of(hue, saturation, light[index % 3]),
                            colour_of(hue, saturation, dark[index % 3])};
        }
        return facts;
    }();
    return made;
}

const InkFacts& facts(Ink ink) {
    const auto index = static_cast<std::size_t>(ink);
    return index < ink_facts.size() ? ink_facts[index] : more_groups()[index - ink_facts.size()];
}

/// Moves and scales shapes.
struct Move {
    Point at;
    double scale;

    Point point(Point from) const { return {at.x + from.x * scale, at.y + from.y * scale}; }
    Pen pen(const Pen& from) const { return {from.ink, from.width * scale, from.dashed}; }

    Shape operator()(const Line& line) const { return Line{point(line.from), point(line.to), pen(line.pen)}; }
    Shape operator()(const Rectangle& box) const {
        return Rectangle{point(box.corner), box.width * scale, box.height * scale, box.fill, pen(box.pen), box.note};
    }
    Shape operator()(const Circle& circle) const {
        return Circle{point(circle.centre), circle.radius * scale, circle.fill, pen(circle.pen), circle.note};
    }
    Shape operator()(const Polygon& polygon) const {
        Polygon moved{{}, polygon.fill, pen(polygon.pen), polygon.note};
        for (const Point corner : polygon.corners) moved.corners.push_back(point(corner));
        return moved;
    }
    Shape operator()(const Polyline& line) const {
        Polyline moved{{}, pen(line.pen), line.note};
        for (const Point corner : line.points) moved.points.push_back(point(corner));
        return moved;
    }
    Shape operator()(const Curve& curve) const {
        return Curve{point(curve.from), point(curve.from_control), point(curve.to_control), point(curve.to),
                     pen(curve.pen)};
    }
    Shape operator()(Label label) const {
        label.at = point(label.at);
        label.size *= scale;
        return label;
    }
};
}  // namespace

Colour on_light(Ink ink) { return facts(ink).light; }
Colour on_dark(Ink ink) { return facts(ink).dark; }
Ink heat_ink(double part) {
    if (!(part > 0)) return Ink::none;
    const int step = std::min(static_cast<int>(part * heat_count), heat_count - 1);
    return static_cast<Ink>(static_cast<int>(Ink::heat_1) + step);
}
Ink group_ink(std::uint32_t group) {
    constexpr std::array first = {Ink::blue, Ink::orange, Ink::green, Ink::purple, Ink::yellow, Ink::red, Ink::text};
    static_assert(group_inks == first.size() + ink_count - first_group);
    if (group < first.size()) return first[group];
    if (group >= group_inks) return Ink::faint;
    return static_cast<Ink>(first_group + static_cast<int>(group - first.size()));
}
std::string_view name_of(Ink ink) { return facts(ink).name; }

void put(Drawing& onto, const Drawing& piece, Point at, double scale) {
    const Move move{at, scale};
    for (const Shape& shape : piece.shapes) onto.add(std::visit(move, shape));
}

void add_arrow(Drawing& drawing, Point from, Point to, double bend, double distance, const Pen& pen) {
    const double length = length_of({to.x - from.x, to.y - from.y});
    const double head = 3 * pen.width + 2;
    if (length <= 2 * distance + head) return;
    const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
    const Point left{along.y, -along.x};
    const auto at = [&](double part, double aside) {
        return Point{from.x + along.x * part * length + left.x * aside * length,
                     from.y + along.y * part * length + left.y * aside * length};
    };
    const Point from_control = at(0.3, bend);
    const Point to_control = at(0.7, bend);
    const auto toward = [](Point start, Point goal, double by) {
        const double whole = length_of({goal.x - start.x, goal.y - start.y});
        return Point{start.x + (goal.x - start.x) * by / whole, start.y + (goal.y - start.y) * by / whole};
    };
    const Point begin = toward(from, from_control, distance);
    const Point tip = toward(to, to_control, distance);
    const Point neck = toward(tip, to_control, head);
    drawing.add(Curve{begin, from_control, to_control, neck, pen});
    const Point back{neck.x - tip.x, neck.y - tip.y};
    drawing.add(Polygon{
        {tip, {neck.x - back.y * 0.45, neck.y + back.x * 0.45}, {neck.x + back.y * 0.45, neck.y - back.x * 0.45}},
        pen.ink,
        {}});
}
}  // namespace satdoku::draw
