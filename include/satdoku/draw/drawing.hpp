// A picture as plain data: shapes in the order in which they are painted. Boards, pages, trees and graphs are made of
// the same few shapes, and each format is a function over them.
//
// Lengths are points (72 an inch); x grows to the right and y down from the upper-left corner. Colours are named by
// their purpose, so that one picture can be shown in light and in dark.
#pragma once
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace satdoku::draw {
/// The purpose of a colour. Marks and tints differ also without red or green (the palette of Okabe and Ito).
enum class Ink : std::uint8_t {
    none,
    paper,
    text,    ///< givens, titles, thick lines
    second,  ///< entered digits, captions
    faint,   ///< thin lines, pencil marks
    shade,   ///< a background that hardly differs from the paper
    blue,
    orange,
    green,
    purple,
    yellow,
    red,
    blue_tint,  ///< tints have the order of their colours
    orange_tint,
    green_tint,
    purple_tint,
    yellow_tint,
    red_tint,
    web,     ///< many thin lines that cross each other
    heat_1,  ///< heats differ more from the paper the higher they are, for quantities; also in grey
    heat_2,
    heat_3,
    heat_4,
    heat_5,
    heat_6,
    heat_7,
    group_first,  ///< further groups follow: see group_ink()
};
inline constexpr int ink_count = 59;
inline constexpr int heat_count = 7;

/// The number of inks that group_ink() gives, all different: the first ones are the colours of series, which everybody
/// can distinguish; the others also differ in how light they are.
inline constexpr std::uint32_t group_inks = 40;
/// The ink of a group; that of those beyond is faint.
Ink group_ink(std::uint32_t group);

/// The ink of a quantity. @param part  of the greatest quantity, 0 to 1; the ink for 0 or less is none
Ink heat_ink(double part);

struct Colour {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;
};
Colour on_light(Ink ink);
Colour on_dark(Ink ink);
/// Its name in style sheets.
std::string_view name_of(Ink ink);

struct Point {
    double x = 0;
    double y = 0;
};

/// By a root and not by std::hypot, whose last digit differs between C libraries.
inline double length_of(Point vector) { return std::sqrt(vector.x * vector.x + vector.y * vector.y); }

struct Pen {
    Ink ink = Ink::none;
    double width = 0;
    bool dashed = false;
};

struct Line {
    Point from;
    Point to;
    Pen pen;
};

struct Rectangle {
    Point corner;  ///< upper left
    double width;
    double height;
    Ink fill = Ink::none;  ///< without a fill it can still be pointed at
    Pen pen = {};
    std::string note = {};  ///< lines that are shown when the mouse points at it, if the format can
};

struct Circle {
    Point centre;
    double radius;
    Ink fill = Ink::none;
    Pen pen = {};
    std::string note = {};  ///< as a rectangle's
};

struct Polygon {
    std::vector<Point> corners;
    Ink fill = Ink::none;
    Pen pen = {};
    std::string note = {};  ///< as a rectangle's
};

/// Lines from each point to the next one.
struct Polyline {
    std::vector<Point> points;
    Pen pen;
    std::string note = {};  ///< as a rectangle's
};

/// A cubic Bezier curve.
struct Curve {
    Point from;
    Point from_control;
    Point to_control;
    Point to;
    Pen pen;
};

enum class Align : std::uint8_t { left, middle, right };

struct Label {
    Point at;          ///< on the base line: the beginning, middle or end of the text
    std::string text;  ///< UTF-8, one line; bytes that are not text are drawn as replacement characters
    double size;
    Ink ink = Ink::text;
    Align align = Align::left;
    bool bold = false;
};

using Shape = std::variant<Line, Rectangle, Circle, Polygon, Polyline, Curve, Label>;

struct Drawing {
    double width = 0;
    double height = 0;
    std::vector<Shape> shapes = {};

    /// Paints a shape over the others.
    void add(Shape shape) { shapes.push_back(std::move(shape)); }
};

/// Adds a drawing to another one, scaled, with its upper-left corner at a point.
void put(Drawing& onto, const Drawing& piece, Point at, double scale = 1);

/// Draws a curve that ends in an arrowhead.
/// @param bend      to the left, as a part of its length
/// @param distance  of its ends from the points
void add_arrow(Drawing& drawing, Point from, Point to, double bend, double distance, const Pen& pen);
}  // namespace satdoku::draw
