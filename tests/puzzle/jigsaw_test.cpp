#include <satdoku/check/grid.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <map>
#include <set>
#include <support/catch.hpp>

using namespace satdoku;

namespace {
puzzle::Request jigsaw_request(puzzle::Symmetry symmetry, std::uint64_t seed) {
    puzzle::Request request;
    request.layout = grid::find_layout("jigsaw");
    request.symmetry = symmetry;
    request.seed = seed;
    return request;
}

/// The cells of each box that can be reached from its first one, by rows and columns.
std::map<int, std::size_t> reached_cells(const grid::Boxes& boxes) {
    std::map<int, std::size_t> reached;
    for (int box = 0; box < 9; ++box) {
        std::set<int> part{static_cast<int>(std::ranges::find(boxes, box) - boxes.begin())};
        for (std::size_t before = 0; before != part.size();) {
            before = part.size();
            for (int cell = 0; cell < 81; ++cell) {
                if (boxes[static_cast<std::size_t>(cell)] != box) continue;
                for (const int other : std::set<int>(part)) {
                    const int rows = std::abs(cell / 9 - other / 9);
                    const int columns = std::abs(cell % 9 - other % 9);
                    if (rows + columns == 1) part.insert(cell);
                }
            }
        }
        reached[box] = part.size();
    }
    return reached;
}
}  // namespace

TEST_CASE("jigsaws have connected boxes of their own", "[puzzle][jigsaw]") {
    std::set<std::string> names;
    for (std::uint64_t index = 0; index < 50; ++index) {
        const auto request = puzzle::with_shape(jigsaw_request(puzzle::Symmetry::none, 7), index);
        names.insert(request.layout->name());
        for (const auto& [box, cells] : reached_cells(request.layout->rules().boxes)) CHECK(cells == 9);
        CHECK(grid::find_layout(request.layout->name()) == request.layout);
    }
    CHECK(names.size() == 50);
}

TEST_CASE("jigsaws with one pattern of givens have boxes of their own, too", "[puzzle][jigsaw]") {
    puzzle::Request request = jigsaw_request(puzzle::Symmetry::none, 7);
    request.pattern = grid::Board(*request.layout);
    for (std::size_t cell = 0; cell < 81; cell += 2) request.pattern->digits[cell] = 1;
    std::set<const grid::Layout*> layouts;
    puzzle::generate_many(request, {0, 4}, 2, puzzle::make_bitboard_solver,
                          [&](std::uint64_t, const puzzle::Puzzle& puzzle) {
                              layouts.insert(puzzle.givens.layout);
                              for (std::size_t cell = 0; cell < 81; ++cell)
                                  CHECK((puzzle.givens.digits[cell] != 0) == (cell % 2 == 0));
                          },
                          {});
    CHECK(layouts.size() == 4);
}

TEST_CASE("the boxes of a jigsaw have the symmetry of its request", "[puzzle][jigsaw]") {
    for (const puzzle::SymmetryName& symmetry : puzzle::symmetries) {
        std::set<std::string> names;
        for (std::uint64_t index = 0; index < 10; ++index) {
            const auto request = puzzle::with_shape(jigsaw_request(symmetry.symmetry, 1), index);
            names.insert(request.layout->name());
            const grid::Boxes& boxes = request.layout->rules().boxes;
            for (const auto& map : puzzle::maps_of(symmetry.symmetry)) {
                std::set<std::pair<int, int>> pairs;
                for (std::size_t cell = 0; cell < boxes.size(); ++cell) pairs.insert({boxes[cell], boxes[map[cell]]});
                CHECK(pairs.size() == 9);
            }
        }
        INFO(symmetry.name);
        // Of the most symmetric shapes few have a complete board.
        const bool is_strict =
            symmetry.symmetry == puzzle::Symmetry::diagonal_4 || symmetry.symmetry == puzzle::Symmetry::mirror_8;
        CHECK(names.size() >= (is_strict ? 1 : 8));
    }
    CHECK(puzzle::maps_of(puzzle::Symmetry::rotation_4).size() == 4);
    CHECK(puzzle::maps_of(puzzle::Symmetry::mirror_8).size() == 8);
}

TEST_CASE("jigsaws of a series are proved and the same on two threads", "[puzzle][jigsaw]") {
    const auto request = jigsaw_request(puzzle::Symmetry::none, 3);
    const auto series = [&](unsigned threads) {
        std::vector<grid::Board> all;
        puzzle::generate_many(
            request, {0, 12}, threads, puzzle::make_bitboard_solver, [&](std::uint64_t, const puzzle::Puzzle& puzzle) {
                all.push_back(puzzle.givens);
                CHECK(puzzle::make_bitboard_solver(*puzzle.givens.layout)->count(puzzle.givens, 2) == 1);
            });
        return all;
    };
    const auto one = series(1);
    const auto two = series(2);
    CHECK(one.size() == 12);
    CHECK(one == two);
    CHECK(one[0].layout != one[1].layout);
}
