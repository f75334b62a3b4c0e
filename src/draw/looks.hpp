// The look of trees and graphs: their nodes of each kind, in every format, and sizes, marks and legends of drawings.
#pragma once
#include <satdoku/draw/font.hpp>
#include <satdoku/draw/graph.hpp>
#include <satdoku/draw/tree.hpp>
#include <array>

namespace satdoku::draw {
inline constexpr double margin = 18;
inline constexpr double heading_size = 15;
inline constexpr double label_size = 11;
inline constexpr double note_size = 8.5;
/// The least width of a legend, so that it takes few lines below a small picture.
inline constexpr double legend_width = 470;
inline constexpr double legend_line = 18;

// Marks consist of lines, so that they need no font.
/// A cross in a square. @param at  the upper-left corner
inline void add_cross(Drawing& drawing, Point at, double side, const Pen& pen) {
    drawing.add(Line{at, {at.x + side, at.y + side}, pen});
    drawing.add(Line{{at.x, at.y + side}, {at.x + side, at.y}, pen});
}

inline void add_check(Drawing& drawing, Point at, double side, const Pen& pen) {
    const Point turn{at.x + 0.4 * side, at.y + side};
    drawing.add(Line{{at.x, at.y + 0.55 * side}, turn, pen});
    drawing.add(Line{turn, {at.x + side, at.y}, pen});
}

/// Adds the heading of a drawing, in the room above the picture.
inline void add_heading(Drawing& drawing, const std::string& title) {
    drawing.add(Label{{margin, margin + heading_size - 3}, title, heading_size, Ink::text, Align::left, true});
}

/// Adds paper below all shapes: a viewer with a dark background would otherwise show black on black.
inline void add_paper(Drawing& drawing) {
    drawing.shapes.insert(drawing.shapes.begin(), Rectangle{{0, 0}, drawing.width, drawing.height, Ink::paper, {}});
}

/// A legend at the lower end of a drawing, which it makes higher: entries side by side, in as many lines as needed.
class Legend {
  public:
    /// Begins the first line.
    Legend(Drawing& drawing, double left, double width)
        : drawing_(drawing), left_(left), right_(left + width), next_(left) {
        drawing.height += legend_line;
    }

    /// @param indent       the room for the sample before the words
    /// @param draw_sample  called with the upper-left corner of the entry
    template <typename DrawSample> void add(double indent, const std::string& words, DrawSample draw_sample) {
        const Point at = place(indent + text_width(words, note_size) + 16);
        draw_sample(at);
        add_words({at.x + indent, at.y + 10}, words);
    }

    /// Words without a sample, after all entries.
    void add_note(const std::string& words) {
        const Point at = place(text_width(words, note_size));
        add_words({at.x, at.y + 10}, words);
    }

  private:
    Point place(double width) {
        if (next_ > left_ && next_ + width > right_) {
            next_ = left_;
            drawing_.height += legend_line;
        }
        const Point at{next_, drawing_.height - legend_line};
        next_ += width;
        return at;
    }
    void add_words(Point at, const std::string& words) { drawing_.add(Label{at, words, note_size, Ink::second}); }

    Drawing& drawing_;
    double left_;
    double right_;
    double next_;  ///< where the next entry begins
};

/// The look of a node of a tree or a graph.
struct NodeLook {
    std::string_view name;  ///< in style sheets; of trees only
    Ink fill;
    Pen pen;
    std::string_view mark;    ///< as a character
    bool two_frames = false;  ///< one within the other
};

inline constexpr std::array<NodeLook, node_kinds> node_looks = {{
    {"inner", Ink::shade, {Ink::faint, 0.8}, ""},
    {"root", Ink::blue_tint, {Ink::blue, 1.2}, ""},
    {"conflict", Ink::red_tint, {Ink::red, 1.2}, "✗"},
    {"model", Ink::green_tint, {Ink::green, 1.6}, "✓"},
    {"folded", Ink::paper, {Ink::faint, 1, true}, ""},
    {"passed", Ink::paper, {Ink::purple, 1.2, true}, ""},
    {"open", Ink::yellow_tint, {Ink::yellow, 1.2}, "?"},
}};

inline constexpr std::array<NodeLook, graph_node_kinds> graph_node_looks = {{
    {"", Ink::paper, {Ink::faint, 0.9}, ""},
    {"", Ink::blue_tint, {Ink::blue, 2}, ""},
    {"", Ink::yellow_tint, {Ink::orange, 1}, "", true},
    {"", Ink::red_tint, {Ink::red, 1.4}, "✗"},
    {"", Ink::paper, {Ink::faint, 0.9, true}, ""},
}};

inline const NodeLook& look_of(NodeKind kind) { return node_looks[static_cast<std::size_t>(kind)]; }
inline const NodeLook& look_of(GraphNodeKind kind) { return graph_node_looks[static_cast<std::size_t>(kind)]; }

// Numbers, colours and texts as formats of text write them.

/// The number with at most two digits after the point, the same in every locale.
inline std::string numeral(double number) {
    constexpr long long parts = 100;
    const long long rounded = std::llround(number * static_cast<double>(parts));
    const long long size = rounded < 0 ? -rounded : rounded;
    std::string text = rounded < 0 ? "-" : "";
    text += std::to_string(size / parts);
    const long long rest = size % parts;
    if (rest == 0) return text;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
    return text;
}

/// "#rrggbb"
inline std::string hexadecimal(Colour colour) {
    constexpr std::string_view figures = "0123456789abcdef";
    std::string text = "#";
    for (const unsigned part : {colour.red, colour.green, colour.blue}) {
        text += figures[part / 16];
        text += figures[part % 16];
    }
    return text;
}

/// A text as a quoted identifier of graphviz; "\n" in it breaks the line of a label.
std::string dot_quoted(std::string_view text);
/// A colour of graphviz.
std::string dot_colour(Ink ink);
}  // namespace satdoku::draw
