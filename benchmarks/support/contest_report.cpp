#include "support/contest_report.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>

namespace satdoku::benchmarks {
namespace {
std::string_view name(Answer answer) {
    switch (answer) {
        case Answer::satisfiable: return "sat";
        case Answer::unsatisfiable: return "unsat";
        case Answer::timeout: return "timeout";
        case Answer::wrong: return "wrong";
        default: return "failure";
    }
}

std::string cell(const Run& run) {
    if (run.solved()) return decimal(run.seconds, 3);
    return run.answer == Answer::timeout ? "-" : "**" + std::string(name(run.answer)) + "**";
}

/// The answer of the solvers that solve the instance.
std::string verdict(const Row& row) {
    for (const Run& run : row.runs) {
        if (run.solved()) return std::string(name(run.answer));
    }
    return "?";
}

std::string quoted_csv(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string result = "\"";
    for (const char letter : text) {
        if (letter == '"') result += '"';
        result += letter;
    }
    return result + '"';
}

std::string escaped_xml(const std::string& text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '<') {
            result += "&lt;";
        } else if (letter == '&') {
            result += "&amp;";
        } else {
            result += letter;
        }
    }
    return result;
}

/// Places of values in the picture: instances from left to right, seconds upwards on a logarithmic scale.
struct Frame {
    static constexpr double left = 60, right = 640, top = 20, bottom = 420, shortest = 0.001;
    double instances;
    double seconds;
    double x(double count) const { return left + (right - left) * count / instances; }
    double y(double time) const {
        const double part = std::log(std::max(time, shortest) / shortest) / std::log(seconds / shortest);
        return bottom - (bottom - top) * part;
    }
};

std::string svg_line(double x1, double y1, double x2, double y2) {
    return "<line x1=\"" + decimal(x1, 1) + "\" y1=\"" + decimal(y1, 1) + "\" x2=\"" + decimal(x2, 1) + "\" y2=\"" +
           decimal(y2, 1) + "\" stroke=\"#ccc\"/>\n";
}

std::string svg_text(double x, double y, std::string_view anchor, const std::string& text) {
    return "<text x=\"" + decimal(x, 1) + "\" y=\"" + decimal(y, 1) + "\" text-anchor=\"" + std::string(anchor) +
           "\">" + escaped_xml(text) + "</text>\n";
}

std::string svg_axes(const Frame& frame) {
    std::string svg;
    for (double seconds = Frame::shortest; seconds <= frame.seconds; seconds *= 10) {
        svg += svg_line(Frame::left, frame.y(seconds), Frame::right, frame.y(seconds));
        svg += svg_text(Frame::left - 6, frame.y(seconds) + 4, "end", decimal(seconds, seconds < 1 ? 3 : 0) + " s");
    }
    const int step = std::max(1, static_cast<int>(frame.instances / 10));
    for (int count = 0; count <= static_cast<int>(frame.instances); count += step) {
        svg += svg_line(frame.x(count), Frame::top, frame.x(count), Frame::bottom);
        svg += svg_text(frame.x(count), Frame::bottom + 18, "middle", std::to_string(count));
    }
    return svg + svg_text((Frame::left + Frame::right) / 2, Frame::bottom + 38, "middle", "instances solved");
}
}  // namespace

std::string decimal(double value, int digits) {
    std::array<char, 64> text{};
    const int size = std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return {text.data(), static_cast<std::size_t>(size)};
}

std::string markdown_head(const Contest& contest) {
    std::string head = "| instance | answer | input |";
    std::string rule = "|---|---|---:|";
    for (const Solver& solver : contest.solvers) {
        head += ' ' + solver.name + " |";
        rule += "---:|";
    }
    return head + '\n' + rule + '\n';
}

std::string markdown_row(const Row& row) {
    std::string text = "| " + row.instance + " | " + verdict(row) + " | " + decimal(row.input_seconds, 3) + " |";
    for (const Run& run : row.runs) text += ' ' + cell(run) + " |";
    return text + '\n';
}

std::string markdown_totals(const Contest& contest) {
    const std::string& first = contest.solvers.front().name;
    double input = 0;
    for (const Row& row : contest.rows) input += row.input_seconds;
    std::string solved = "| **solved of " + std::to_string(contest.rows.size()) + "** | | |";
    std::string par2 = "| **PAR-2, s** | | " + decimal(input, 3) + " |";
    std::string ratio = "| **PAR-2 over " + first + "'s** | | |";
    std::string mean = "| **time over " + first + "'s, geometric mean where both solve (how many)** | | |";
    for (std::size_t solver = 0; solver < contest.solvers.size(); ++solver) {
        solved += ' ' + std::to_string(contest.solved(solver)) + " |";
        par2 += ' ' + decimal(contest.par2(solver), 1) + " |";
        ratio += ' ' + decimal(contest.par2(solver) / std::max(contest.par2(0), Frame::shortest), 2) + " |";
        const auto [factor, both] = contest.ratio(solver);
        mean += ' ' + decimal(factor, 2) + " (" + std::to_string(both) + ") |";
    }
    return solved + '\n' + par2 + '\n' + ratio + '\n' + mean + '\n';
}

std::string csv(const Contest& contest) {
    std::string text = "instance,solver,answer,seconds,input_seconds\n";
    for (const Row& row : contest.rows) {
        for (std::size_t solver = 0; solver < row.runs.size(); ++solver) {
            text += quoted_csv(row.instance) + ',' + quoted_csv(contest.solvers[solver].name) + ',' +
                    std::string(name(row.runs[solver].answer)) + ',' + decimal(row.runs[solver].seconds, 4) + ',' +
                    decimal(row.input_seconds, 4) + '\n';
        }
    }
    return text;
}

std::string cactus_svg(const Contest& contest) {
    static constexpr std::array<std::string_view, 8> colours = {"#d62728", "#1f77b4", "#2ca02c", "#9467bd",
                                                                "#ff7f0e", "#8c564b", "#17becf", "#7f7f7f"};
    const Frame frame{static_cast<double>(std::max<std::size_t>(contest.rows.size(), 1)),
                      static_cast<double>(contest.limit)};
    std::string svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 820 470\" font-family=\"sans-serif\" "
        "font-size=\"12\">\n<rect width=\"820\" height=\"470\" fill=\"white\"/>\n" +
        svg_axes(frame);
    for (std::size_t solver = 0; solver < contest.solvers.size(); ++solver) {
        std::vector<double> times;
        for (const Row& row : contest.rows) {
            if (row.runs[solver].solved()) times.push_back(row.runs[solver].seconds);
        }
        std::sort(times.begin(), times.end());
        const std::string colour(colours[solver % colours.size()]);
        svg += "<polyline fill=\"none\" stroke-width=\"2\" stroke=\"" + colour + "\" points=\"";
        for (std::size_t count = 0; count < times.size(); ++count) {
            svg += decimal(frame.x(static_cast<double>(count + 1)), 1) + ',' + decimal(frame.y(times[count]), 1) + ' ';
        }
        svg += "\"/>\n";
        const double y = Frame::top + 16 * static_cast<double>(solver + 1);
        svg += "<rect x=\"655\" y=\"" + decimal(y - 9, 1) + "\" width=\"12\" height=\"10\" fill=\"" + colour + "\"/>\n";
        svg += svg_text(673, y, "start", contest.solvers[solver].name + " (" + std::to_string(times.size()) + ")");
    }
    return svg + "</svg>\n";
}

}  // namespace satdoku::benchmarks
