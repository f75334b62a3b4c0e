// Networks: their parts fill the square, lie apart from each other, and every community has a colour.
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/draw/network.hpp>
#include <algorithm>
#include <set>
#include <tuple>

using namespace satdoku;
using draw::Network;
using draw::Point;

namespace {
/// Rings of nodes without edges between them; each is a group.
Network rings(core::Random& random, std::uint32_t count) {
    Network network{.title = "rings", .nodes = {}, .edges = {}};
    for (std::uint32_t ring = 0; ring < count; ++ring) {
        const auto first = static_cast<std::uint32_t>(network.nodes.size());
        const auto size = static_cast<std::uint32_t>(1 + random.below(12));
        for (std::uint32_t node = 0; node < size; ++node) {
            network.nodes.push_back({.label = "", .group = ring});
            if (size > 1) network.edges.push_back({first + node, first + (node + 1) % size});
        }
    }
    return network;
}

struct Box {
    Point low{1e9, 1e9};
    Point high{-1e9, -1e9};
};

std::vector<Box> boxes_of(const Network& network, const std::vector<Point>& places) {
    std::vector<Box> boxes;
    for (std::size_t node = 0; node < places.size(); ++node) {
        boxes.resize(std::max<std::size_t>(boxes.size(), network.nodes[node].group + 1));
        Box& box = boxes[network.nodes[node].group];
        box.low = {std::min(box.low.x, places[node].x), std::min(box.low.y, places[node].y)};
        box.high = {std::max(box.high.x, places[node].x), std::max(box.high.y, places[node].y)};
    }
    return boxes;
}

std::string fault_of(const Network& network, const std::vector<Point>& places) {
    for (const Point place : places) {
        if (!(place.x >= 0 && place.x <= 1 && place.y >= 0 && place.y <= 1)) return "a node is outside";
    }
    const std::vector<Box> boxes = boxes_of(network, places);
    for (std::size_t one = 0; one < boxes.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            const bool are_apart = boxes[one].high.x < boxes[other].low.x || boxes[other].high.x < boxes[one].low.x;
            const bool above = boxes[one].high.y < boxes[other].low.y || boxes[other].high.y < boxes[one].low.y;
            if (!are_apart && !above) return "parts overlap";
        }
    }
    return "";
}
}  // namespace

TEST_CASE("parts of a network lie apart and fill the square", "[draw][network]") {
    core::Random random(6);
    for (std::uint32_t count = 1; count < 40; ++count) {
        CAPTURE(count);
        const Network network = rings(random, count);
        const std::vector<Point> places = draw::arranged(network, 1);
        REQUIRE(fault_of(network, places) == "");
        // The parts' squares cover most of the whole.
        double longest = 0;
        double area = 0;
        std::vector<std::size_t> sizes(count);
        for (const draw::NetworkNode& node : network.nodes) ++sizes[node.group];
        const std::vector<Box> boxes = boxes_of(network, places);
        for (std::uint32_t part = 0; part < count; ++part) {
            if (sizes[part] < 3) continue;
            longest = std::max(boxes[part].high.x - boxes[part].low.x, boxes[part].high.y - boxes[part].low.y);
            area = std::max(
                area, longest * longest * static_cast<double>(network.nodes.size()) / static_cast<double>(sizes[part]));
        }
        if (area > 0) CHECK(area > 0.4);
        if (count > 1) {
            std::vector<Point> wrong = places;
            std::fill(wrong.begin(), wrong.end(), places.front());
            CHECK(fault_of(network, wrong) == "parts overlap");
        }
    }
}

TEST_CASE("there are as many colours as communities", "[draw][network]") {
    core::Random random(7);
    const auto colour = [](draw::Ink ink, auto of) {
        const draw::Colour made = of(ink);
        return std::tuple(made.red, made.green, made.blue);
    };
    for (const std::uint32_t count : {1U, 6U, 16U, draw::group_inks}) {
        const Network network = rings(random, count);
        const draw::Drawing drawing = draw::draw_network(network, draw::arranged(network, 1));
        std::set<std::tuple<int, int, int>> light;
        std::set<std::tuple<int, int, int>> dark;
        std::set<std::tuple<std::size_t, int, bool>> marks;  // corners, where the first one is, hollow
        const auto note = [&](const auto& mark, std::size_t corners, int turn) {
            const bool is_hollow = mark.fill == draw::Ink::paper;
            const draw::Ink ink = is_hollow ? mark.pen.ink : mark.fill;
            light.insert(colour(ink, draw::on_light));
            dark.insert(colour(ink, draw::on_dark));
            marks.emplace(corners, turn, is_hollow);
        };
        for (const draw::Shape& shape : drawing.shapes) {
            if (const auto* const disc = std::get_if<draw::Circle>(&shape)) note(*disc, 0, 0);
            const auto* const polygon = std::get_if<draw::Polygon>(&shape);
            if (polygon == nullptr) continue;
            const draw::Point first = polygon->corners[0];
            const draw::Point half = polygon->corners[polygon->corners.size() / 2];
            const int turn = first.x > half.x + 0.01 ? 1 : first.x < half.x - 0.01 ? -1 : 0;
            note(*polygon, polygon->corners.size(),
                 turn + (first.y > half.y + 0.01   ? 3
                         : first.y < half.y - 0.01 ? -3
                                                   : 0));
        }
        CAPTURE(count);
        CHECK(marks.size() == std::min(count, 16U));
        CHECK(light.size() == count);
        CHECK(dark.size() == count);
    }
}

TEST_CASE("colours of groups differ from each other and from the paper", "[draw][network]") {
    for (const auto of : {draw::on_light, draw::on_dark}) {
        const auto distance = [](draw::Colour one, draw::Colour other) {
            const int red = one.red - other.red;
            const int green = one.green - other.green;
            const int blue = one.blue - other.blue;
            return red * red + green * green + blue * blue;
        };
        for (std::uint32_t one = 0; one < draw::group_inks; ++one) {
            const draw::Colour colour = of(draw::group_ink(one));
            CHECK(distance(colour, of(draw::Ink::paper)) > 90 * 90);
            for (std::uint32_t other = 0; other < one; ++other) {
                CAPTURE(one, other);
                CHECK(distance(colour, of(draw::group_ink(other))) > 30 * 30);
            }
        }
    }
    CHECK(draw::group_ink(draw::group_inks) == draw::Ink::faint);
}
