// The boxes of a jigsaw: a random walk from square boxes. A step gives a cell to a neighbouring box and takes another
// cell for it; with a symmetry, the images of both cells change as well. Boxes remain connected.
#include "random_board.hpp"
#include <satdoku/puzzle/generate.hpp>

namespace satdoku::puzzle {
namespace {
constexpr auto side = static_cast<std::size_t>(grid::plain_side);

std::vector<std::size_t> neighbours(std::size_t place) {
    std::vector<std::size_t> all;
    if (place >= side) all.push_back(place - side);
    if (place % side > 0) all.push_back(place - 1);
    if (place % side + 1 < side) all.push_back(place + 1);
    if (place + side < grid::plain_cells) all.push_back(place + side);
    return all;
}

/// True if each box has as many cells as a row, all connected.
bool are_connected(const grid::Boxes& boxes) {
    std::vector<bool> seen(boxes.size());
    std::array<bool, side> found{};
    for (std::size_t first = 0; first < boxes.size(); ++first) {
        if (seen[first]) continue;
        std::vector<std::size_t> part{first};
        seen[first] = true;
        for (std::size_t at = 0; at < part.size(); ++at) {
            for (const std::size_t place : neighbours(part[at])) {
                if (seen[place] || boxes[place] != boxes[first]) continue;
                seen[place] = true;
                part.push_back(place);
            }
        }
        if (part.size() != side || std::exchange(found[boxes[first]], true)) return false;
    }
    return true;
}

/// Maps boxes onto boxes as places onto places.
bool is_kept(const grid::Boxes& boxes, const std::vector<grid::Cell>& map) {
    std::array<std::optional<std::uint8_t>, side> image;
    for (std::size_t place = 0; place < boxes.size(); ++place) {
        std::optional<std::uint8_t>& known = image[boxes[place]];
        if (!known) known = boxes[map[place]];
        if (*known != boxes[map[place]]) return false;
    }
    return true;
}

void walk(grid::Boxes& boxes, const std::vector<std::vector<grid::Cell>>& maps, core::Random& random) {
    constexpr int steps = 3000;
    for (int step = 0; step < steps; ++step) {
        const std::size_t given = random.below(boxes.size());
        const auto near = neighbours(given);
        const std::size_t toward = near[random.below(near.size())];
        const std::size_t taken = random.below(boxes.size());
        if (boxes[given] == boxes[toward] || boxes[taken] != boxes[toward]) continue;
        grid::Boxes next = boxes;
        for (const auto& map : maps) {
            next[map[given]] = boxes[map[toward]];
            next[map[taken]] = boxes[map[given]];
        }
        const auto keeps = [&](const auto& map) { return is_kept(next, map); };
        if (are_connected(next) && std::ranges::all_of(maps, keeps)) boxes = std::move(next);
    }
}

Request with_boxes(const Request& request, std::uint64_t index) {
    Request own = request;
    const bool has_shape = request.solution || (request.pattern && request.pattern->layout != request.layout);
    if (request.layout->name() != "jigsaw" || has_shape) return own;
    constexpr std::uint64_t most_shapes = 4000;  // layouts live as long as the program
    constexpr std::uint64_t most_guesses = 300;  // boxes without a board, or with few, are drawn again
    constexpr std::uint64_t apart = 0x6a696773;  // from the seed of the digits
    core::Random random(core::seed_of(request.seed ^ apart, index % most_shapes));
    const auto maps = maps_of(request.symmetry);
    for (;;) {
        grid::Rules rules;
        grid::Boxes boxes = rules.boxes;
        walk(boxes, maps, random);
        std::string drawing;
        for (const std::uint8_t box : boxes) drawing += grid::digit_character(box + 1);
        grid::add_boxes(rules, drawing);  // numbers them in the order in which they occur, as names of layouts do
        own.layout = &grid::layout_with("sudoku", rules);
        if (own.pattern) own.pattern->layout = own.layout;
        bitboard::Solver solver(*own.layout);
        solver.give_up_after(most_guesses);
        if (!own.layout->has_square_boxes() && solver.count(grid::Board(*own.layout), 1) > 0) return own;
    }
}
}  // namespace

Request with_shape(const Request& request, std::uint64_t index) {
    Request own = with_boxes(request, index);
    if (request.kinds.empty()) return own;
    constexpr std::uint64_t apart = 0x6b696e64;  // from the seed of the digits
    core::Random random(core::seed_of(request.seed ^ apart, index));
    draw_constraints(own, own.solution ? *own.solution : RandomBoards(*own.layout).next(random), random);
    return own;
}
}  // namespace satdoku::puzzle
