// The forces of Fruchterman and Reingold: neighbours attract with the square of their distance, all nodes repel with
// its reciprocal. The repulsion of far nodes is computed from a tree of squares (Barnes and Hut).
#include <satdoku/core/random.hpp>
#include <satdoku/draw/network.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

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
        for (Square& square : squares_) {
            if (square.count > 0) square.middle = {square.sum.x / square.count, square.sum.y / square.count};
        }
    }

    /// Calls push(vector from the centre to the place, number of nodes) for each square that is far away or has one
    /// node.
    template <typename Push>
    void for_each_far(Point place, Push&& push) const {
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
            for (std::uint32_t part = 0; part < 4; ++part) {
                if (squares_[square.inner + part].count > 0) stack[top++] = {square.inner + part, open.side / 2};
            }
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
    void run(int steps, double longest) {
        for (int step = 0; step < steps; ++step) {
            std::fill(forces_.begin(), forces_.end(), Point{});
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
void fit(std::vector<Point>& places) {
    if (places.empty()) return;
    Point low = places.front();
    Point high = low;
    for (const Point place : places) {
        low = {std::min(low.x, place.x), std::min(low.y, place.y)};
        high = {std::max(high.x, place.x), std::max(high.y, place.y)};
    }
    const double side = std::max({high.x - low.x, high.y - low.y, 1e-9});
    for (Point& place : places) {
        place.x = 0.5 + (place.x - (low.x + high.x) / 2) / side;
        place.y = 0.5 + (place.y - (low.y + high.y) / 2) / side;
    }
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
std::vector<Point> arranged_groups(const Network& network, std::size_t groups, core::Random& random) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> between;
    for (const NetworkEdge& edge : network.edges) {
        const std::uint32_t one = network.nodes[edge.from].group;
        const std::uint32_t other = network.nodes[edge.to].group;
        if (one != other) between[std::minmax(one, other)] += edge.weight;
    }
    std::vector<NetworkEdge> edges;
    for (const auto& [ends, weight] : between) edges.push_back({ends.first, ends.second, weight});
    Arranging arranging(edges, random_places(groups, random));
    arranging.run(steps_for(groups, edges.size()), 0.1);
    std::vector<Point> places = arranging.take();
    fit(places);
    return places;
}

}  // namespace

std::vector<Point> arranged(const Network& network, std::uint64_t seed) {
    core::Random random(seed);
    std::size_t groups = 0;
    for (const NetworkNode& node : network.nodes) groups = std::max(groups, std::size_t{node.group} + 1);
    std::vector<std::uint32_t> sizes(groups);
    for (const NetworkNode& node : network.nodes) ++sizes[node.group];
    const std::vector<Point> middles = arranged_groups(network, groups, random);
    std::vector<Point> places = random_places(network.nodes.size(), random);
    for (std::size_t index = 0; index < places.size(); ++index) {
        const std::uint32_t group = network.nodes[index].group;
        const double side = std::sqrt(static_cast<double>(sizes[group]) / static_cast<double>(places.size()));
        places[index] = {middles[group].x + (places[index].x - 0.5) * side,
                         middles[group].y + (places[index].y - 0.5) * side};
    }
    Arranging arranging(network.edges, std::move(places));
    arranging.run(steps_for(network.nodes.size(), network.edges.size()), 0.05);
    places = arranging.take();
    fit(places);
    return places;
}

}  // namespace satdoku::draw
