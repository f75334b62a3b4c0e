// The forces of Fruchterman and Reingold: neighbours attract with the square of their distance, all nodes repel with
// its reciprocal. The repulsion of far nodes is computed from a tree of squares (Barnes and Hut).
#include <satdoku/core/random.hpp>
#include <satdoku/draw/network.hpp>
#include <algorithm>
#include <map>
#include <numeric>

namespace satdoku::draw {
namespace {
/// A quadtree of squares, each with the centre of the nodes in it.
class Squares {
  public:
    explicit Squares(std::span<const Point> places) {
        Point low = places.empty() ? Point{} : places.front();
        Point high = low;
        for (const Point place : places) {
            low = {std::min(low.x, place.x), std::min(low.y, place.y)};
            high = {std::max(high.x, place.x), std::max(high.y, place.y)};
        }
        corner_ = low;
        side_ = std::max({high.x - low.x, high.y - low.y, 1e-9});
        squares_.emplace_back();
        for (const Point place : places) insert(place);
        for (Square& square : squares_)
            if (square.count > 0) square.middle = {square.sum.x / square.count, square.sum.y / square.count};
    }

    /// Calls push(vector from the centre to the place, number of nodes) for each square that is far or has one node.
    template <typename Push> void for_each_far(Point place, Push&& push) const {
        struct Open {
            std::uint32_t square;
            double side;
        };
        constexpr double near_enough = 0.9;  // the side of a square as a part of its distance
        std::array<Open, 4 * deepest + 4> stack;
        std::size_t top = 0;
        stack[top++] = {0, side_};
        while (top > 0) {
            const Open open = stack[--top];
            const Square& square = squares_[open.square];
            const Point vector{place.x - square.middle.x, place.y - square.middle.y};
            if (square.inner == 0 || open.side < near_enough * length_of(vector)) {
                push(vector, square.count);
                continue;
            }
            for (std::uint32_t part = 0; part < 4; ++part)
                if (squares_[square.inner + part].count > 0) stack[top++] = {square.inner + part, open.side / 2};
        }
    }

  private:
    static constexpr std::size_t deepest = 24;
    struct Square {
        Point sum{};
        Point middle{};
        double count = 0;
        std::uint32_t inner = 0;  ///< index of the first of its four parts; 0: it is not divided
    };

    void insert(Point place) {
        std::uint32_t at = 0;
        Point corner = corner_;
        double side = side_;
        for (std::size_t depth = 0;; ++depth) {
            if (squares_[at].count == 0 || depth == deepest) return add(at, place);
            if (squares_[at].inner == 0) cut(at, corner, side);
            add(at, place);
            side /= 2;
            at = part_of(at, corner, side, place);
        }
    }
    void add(std::uint32_t square, Point place) {
        squares_[square].sum.x += place.x;
        squares_[square].sum.y += place.y;
        ++squares_[square].count;
    }
    /// Divides a square and hands its only node to one of the parts.
    void cut(std::uint32_t square, Point corner, double side) {
        const auto inner = static_cast<std::uint32_t>(squares_.size());
        squares_.resize(squares_.size() + 4);
        squares_[square].inner = inner;
        add(part_of(square, corner, side / 2, squares_[square].sum), squares_[square].sum);
    }
    /// Returns the part that a place is in. @param corner  of the square; becomes that of the part
    std::uint32_t part_of(std::uint32_t square, Point& corner, double half, Point place) const {
        std::uint32_t part = squares_[square].inner;
        if (place.x >= corner.x + half) {
            corner.x += half;
            part += 1;
        }
        if (place.y >= corner.y + half) {
            corner.y += half;
            part += 2;
        }
        return part;
    }

    Point corner_;
    double side_;
    std::vector<Square> squares_;
};

class Arranging {
  public:
    Arranging(std::span<const NetworkEdge> edges, std::vector<Point> places)
        : edges_(edges), places_(std::move(places)), forces_(places_.size()) {
        double sum = 0;
        for (const NetworkEdge& edge : edges) sum += edge.weight;
        mean_ = edges.empty() || sum <= 0 ? 1 : sum / static_cast<double>(edges.size());
        if (!places_.empty()) distance_ = 1 / std::sqrt(static_cast<double>(places_.size()));
    }

    /// @param longest  the greatest move of a node in the first step; decreases linearly to 0
    void run(int steps, double longest, const std::stop_token& stop) {
        for (int step = 0; step < steps && !stop.stop_requested(); ++step) {
            std::ranges::fill(forces_, Point{});
            push();
            pull();
            move(longest * (steps - step) / steps);
        }
    }
    std::vector<Point> take() { return std::move(places_); }

  private:
    void push() {
        const Squares squares(places_);
        for (std::size_t node = 0; node < places_.size(); ++node) {
            Point& force = forces_[node];
            squares.for_each_far(places_[node], [&](Point from, double count) {
                const double square = from.x * from.x + from.y * from.y;
                if (square <= 0) return;
                const double factor = count * distance_ * distance_ / square;
                force.x += from.x * factor;
                force.y += from.y * factor;
            });
            // Keeps nodes without edges in the picture.
            constexpr double gravity = 1.2;
            force.x += (0.5 - places_[node].x) * gravity;
            force.y += (0.5 - places_[node].y) * gravity;
        }
    }
    void pull() {
        constexpr double weakest = 0.15;
        constexpr double strongest = 3;
        for (const NetworkEdge& edge : edges_) {
            const Point vector{places_[edge.to].x - places_[edge.from].x, places_[edge.to].y - places_[edge.from].y};
            const double strength = std::clamp(std::sqrt(edge.weight / mean_), weakest, strongest);
            const double force = strength * length_of(vector) / distance_;
            forces_[edge.from].x += vector.x * force;
            forces_[edge.from].y += vector.y * force;
            forces_[edge.to].x -= vector.x * force;
            forces_[edge.to].y -= vector.y * force;
        }
    }
    void move(double longest) {
        for (std::size_t node = 0; node < places_.size(); ++node) {
            const double length = length_of(forces_[node]);
            if (length <= 0) continue;
            const double part = std::min(length, longest) / length;
            places_[node].x += forces_[node].x * part;
            places_[node].y += forces_[node].y * part;
        }
    }

    std::span<const NetworkEdge> edges_;
    std::vector<Point> places_;
    std::vector<Point> forces_;
    double mean_ = 1;
    double distance_ = 1;  ///< at which attraction and repulsion of neighbours are equal
};

/// Large networks take fewer steps, since each step costs more.
int steps_for(std::size_t nodes, std::size_t edges) {
    constexpr std::size_t work = 700000;
    constexpr std::size_t fewest = 60;
    constexpr std::size_t most = 300;
    return static_cast<int>(std::clamp(work / (nodes + edges / 8 + 1), fewest, most));
}

/// Scales and moves all places into the unit square.
void fit(std::vector<Point>& places, double stretch = 1) {
    if (places.empty()) return;
    Point low = places.front();
    Point high = low;
    for (const Point place : places) {
        low = {std::min(low.x, place.x), std::min(low.y, place.y)};
        high = {std::max(high.x, place.x), std::max(high.y, place.y)};
    }
    const double side = std::max({high.x - low.x, high.y - low.y, 1e-9});
    const double across = std::max(high.x - low.x, side / stretch);
    const double down = std::max(high.y - low.y, side / stretch);
    for (Point& place : places) {
        place.x = 0.5 + (place.x - (low.x + high.x) / 2) / across;
        place.y = 0.5 + (place.y - (low.y + high.y) / 2) / down;
    }
}

/// Turns the places so that they extend furthest across.
void turn(std::vector<Point>& places) {
    Point middle{};
    for (const Point place : places) middle = {middle.x + place.x, middle.y + place.y};
    const auto count = static_cast<double>(std::max<std::size_t>(places.size(), 1));
    middle = {middle.x / count, middle.y / count};
    double across = 0;
    double both = 0;
    double down = 0;
    for (const Point place : places) {
        const Point from{place.x - middle.x, place.y - middle.y};
        across += from.x * from.x;
        both += from.x * from.y;
        down += from.y * from.y;
    }
    // The angle of the first principal axis: its double has these parts.
    const double whole = length_of({across - down, 2 * both});
    if (whole <= 0) return;
    const double twice = (across - down) / whole;
    const double cosine = std::sqrt(std::max(0.0, (1 + twice) / 2));
    const double sine = (both < 0 ? -1 : 1) * std::sqrt(std::max(0.0, (1 - twice) / 2));
    for (Point& place : places) place = {place.x * cosine + place.y * sine, place.y * cosine - place.x * sine};
}

/// Fills the unit square as far as that distorts little.
void fill_square(std::vector<Point>& places) {
    constexpr double most_stretch = 1.6;
    turn(places);
    fit(places, most_stretch);
}

std::vector<Point> random_places(std::size_t count, core::Random& random) {
    std::vector<Point> places(count);
    for (Point& place : places) {
        place.x = random.fraction();
        place.y = random.fraction();
    }
    return places;
}

/// The places of the groups, each taken as one node.
std::vector<Point> arranged_groups(const Network& network, std::size_t groups, core::Random& random,
                                   const std::stop_token& stop) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> between;
    for (const NetworkEdge& edge : network.edges) {
        const std::uint32_t one = network.nodes[edge.from].group;
        const std::uint32_t other = network.nodes[edge.to].group;
        if (one != other) between[std::minmax(one, other)] += edge.weight;
    }
    std::vector<NetworkEdge> edges;
    for (const auto& [ends, weight] : between) edges.push_back({ends.first, ends.second, weight});
    Arranging arranging(edges, random_places(groups, random));
    arranging.run(steps_for(groups, edges.size()), 0.1, stop);
    std::vector<Point> places = arranging.take();
    fit(places);
    return places;
}

/// The places of a connected network, in the unit square.
std::vector<Point> arranged_part(const Network& network, core::Random& random, const std::stop_token& stop) {
    std::size_t groups = 0;
    for (const NetworkNode& node : network.nodes) groups = std::max(groups, std::size_t{node.group} + 1);
    std::vector<std::uint32_t> sizes(groups);
    for (const NetworkNode& node : network.nodes) ++sizes[node.group];
    const std::vector<Point> middles = arranged_groups(network, groups, random, stop);
    std::vector<Point> places = random_places(network.nodes.size(), random);
    for (std::size_t index = 0; index < places.size(); ++index) {
        const std::uint32_t group = network.nodes[index].group;
        const double side = std::sqrt(static_cast<double>(sizes[group]) / static_cast<double>(places.size()));
        places[index] = {middles[group].x + (places[index].x - 0.5) * side,
                         middles[group].y + (places[index].y - 0.5) * side};
    }
    Arranging arranging(network.edges, std::move(places));
    arranging.run(steps_for(network.nodes.size(), network.edges.size()), 0.05, stop);
    places = arranging.take();
    fill_square(places);
    return places;
}

/// The nodes of each connected part; the largest part first.
std::vector<std::vector<std::uint32_t>> parts_of(const Network& network) {
    std::vector<std::uint32_t> above(network.nodes.size());
    std::iota(above.begin(), above.end(), 0U);
    const auto root = [&](std::uint32_t node) {
        while (above[node] != node) node = above[node] = above[above[node]];
        return node;
    };
    for (const NetworkEdge& edge : network.edges) {
        const auto [low, high] = std::minmax({root(edge.from), root(edge.to)});
        above[high] = low;
    }
    std::vector<std::vector<std::uint32_t>> parts(network.nodes.size());
    for (std::uint32_t node = 0; node < above.size(); ++node) parts[root(node)].push_back(node);
    std::erase_if(parts, [](const auto& part) { return part.empty(); });
    std::ranges::stable_sort(parts, [](const auto& one, const auto& other) { return one.size() > other.size(); });
    return parts;
}

/// A part of a network with the edges in it, its groups renumbered.
Network part_of(const Network& network, const std::vector<std::uint32_t>& nodes, std::span<const NetworkEdge> edges,
                std::span<const std::uint32_t> place) {
    Network part{.title = {}, .nodes = {}, .edges = {}};
    std::map<std::uint32_t, std::uint32_t> groups;
    for (const std::uint32_t node : nodes) {
        const std::uint32_t group =
            groups.emplace(network.nodes[node].group, static_cast<std::uint32_t>(groups.size())).first->second;
        part.nodes.push_back({.label = {}, .group = group});
    }
    for (const NetworkEdge& edge : edges) part.edges.push_back({place[edge.from], place[edge.to], edge.weight});
    return part;
}

/// Packs squares of descending sides in rows. Returns their upper-left corners; the last one is the end of all.
std::vector<Point> packed_squares(std::span<const double> sides) {
    const auto in_rows = [&](double width) {
        std::vector<Point> corners;
        Point at{};
        double row = 0;
        double right = 0;
        for (const double side : sides) {
            if (at.x > 0 && at.x + side > width) at = {0, at.y + std::exchange(row, 0)};
            corners.push_back(at);
            at.x += side;
            row = std::max(row, side);
            right = std::max(right, at.x);
        }
        corners.push_back({right, at.y + row});
        return corners;
    };
    double area = 0;
    for (const double side : sides) area += side * side;
    // Of some widths the one for the smallest square around all.
    std::vector<Point> best;
    double smallest = 0;
    constexpr int tries = 40;
    for (int round = 0; round < tries; ++round) {
        std::vector<Point> corners = in_rows(std::max(sides.front(), std::sqrt(area) * (1 + 0.03 * round)));
        const double side = std::max(corners.back().x, corners.back().y);
        if (!best.empty() && side >= smallest) continue;
        smallest = side;
        best = std::move(corners);
    }
    return best;
}
}  // namespace

std::vector<Point> arranged(const Network& network, std::uint64_t seed, const std::stop_token& stop) {
    core::Random random(seed);
    const std::vector<std::vector<std::uint32_t>> parts = parts_of(network);
    std::vector<Point> places(network.nodes.size());
    if (parts.empty()) return places;
    std::vector<double> sides;
    std::vector<std::uint32_t> part_of_node(network.nodes.size());
    std::vector<std::uint32_t> place(network.nodes.size());  // by node, in its part
    for (std::size_t part = 0; part < parts.size(); ++part) {
        sides.push_back(std::sqrt(static_cast<double>(parts[part].size())));
        for (std::uint32_t index = 0; index < parts[part].size(); ++index) {
            part_of_node[parts[part][index]] = static_cast<std::uint32_t>(part);
            place[parts[part][index]] = index;
        }
    }
    std::vector<std::vector<NetworkEdge>> edges(parts.size());
    for (const NetworkEdge& edge : network.edges) edges[part_of_node[edge.from]].push_back(edge);
    const std::vector<Point> corners = packed_squares(sides);
    const double whole = std::max(corners.back().x, corners.back().y);
    // All in the middle of the unit square, with a little room around each part.
    const Point edge{(whole - corners.back().x) / 2, (whole - corners.back().y) / 2};
    constexpr double inside = 0.9;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const std::vector<Point> arranged =
            arranged_part(part_of(network, parts[part], edges[part], place), random, stop);
        const double inner = parts.size() == 1 ? sides[part] : sides[part] * inside;
        const double room = (sides[part] - inner) / 2;
        for (std::size_t index = 0; index < arranged.size(); ++index) {
            places[parts[part][index]] = {(edge.x + corners[part].x + room + arranged[index].x * inner) / whole,
                                          (edge.y + corners[part].y + room + arranged[index].y * inner) / whole};
        }
    }
    return places;
}
}  // namespace satdoku::draw
