// The rating on Sudoku Explainer's scale. The ratings expected are those of Sudoku Explainer 1.2.1 itself.
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/deduce/rating.hpp>
#include <satdoku/grid/text.hpp>
#include <array>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>

using namespace satdoku;
using deduce::RatedTechnique;

namespace {
deduce::Rating rating_of(const grid::Board& board) {
    const deduce::Geometry geometry(*board.layout);
    return deduce::rate(deduce::State(geometry, board));
}

struct Case {
    const char* givens;
    int er;
    RatedTechnique hardest;
};

constexpr Case rated_cases[] = {
    {"..34...8..571..2.66.9.3.....1....6....5..81........47.....15..7..89......4.2.....", 12,
     RatedTechnique::hidden_single_box},
    {".23..6...4....9..6...23..........49.......5.29..6.....3..79..5..76.4...8.1...2...", 17,
     RatedTechnique::direct_pointing},
    {"1....6..9.57.....6.9...3..427..4..9......1...5...786..7.1...34..4..3..........8..", 20,
     RatedTechnique::direct_hidden_pair},
    {".2.4......5.78.1...89..15...9....36.......2.76.8......5..193.......27..1..28.....", 23,
     RatedTechnique::naked_single},
    {"1.3..67.9..6....3...92.....2......53...9..4......1.8...41..3..8.6.5.......8..7..5", 25,
     RatedTechnique::direct_hidden_triple},
    {"..34..78..5...9...7....3...29...78....12...7...8...2..3..9...1........95.6584....", 28, RatedTechnique::claiming},
    {"...4.6.........2.3.8..37...2.....8...768.....9....2.453...7.....6.....14..29.53..", 30,
     RatedTechnique::naked_pair},
    {".23......4.7...2.6......14..38....5.....6239..9...5.1...59.......15...6.9.2.1357.", 32, RatedTechnique::x_wing},
    {"12..5......71....68......4.....35..7.8..7..2....8.2.5....76.....32.9..7...9..3.6.", 34,
     RatedTechnique::hidden_pair},
    {".2.45..89.5...........3....2.57..9..7......12.4.3........6....5......1...8.52134.", 36,
     RatedTechnique::naked_triple},
    {".2...6..9...18.2..6.93.7.5.........5.6....82.7...1.6..3......98.7..4....9.62.....", 38,
     RatedTechnique::swordfish},
    {"....5.7..4..1....6689..3.4.2....5.6..34.9....8...............5.......6.19...7432.", 40,
     RatedTechnique::hidden_triple},
    {"1..45.7.......912...8......2.........41.7..9.87.92..1.36.5...7.....6294....1..6..", 42, RatedTechnique::xy_wing},
    {"1.34.6.8..5.........927..............4.....627..5.2.41....946.....8.19.....6...74", 44, RatedTechnique::xyz_wing},
    {"..3.5....4....9......2.7..5...9.....7..8.2.169...65.2...1....74..46.3....62...3..", 45,
     RatedTechnique::unique_loop},
    {"1.3.5...9...1.....8..2375....5....4.6.........91..4.23......952..46.2....8.......", 46,
     RatedTechnique::unique_loop},
    {".62..5..3..7.....1...89.65....48.....96.5...83...........7..34.6.52............1.", 47,
     RatedTechnique::unique_loop},
    {"1....6.8.4....923...82..1.4....7.......9...4.8...4..2.31.....75.......9...632....", 56,
     RatedTechnique::bivalue_grave},
    {"1.34...8...71.9..6.8..72.......9.3.85...........537..2........57...15...89....61.", 58,
     RatedTechnique::bivalue_grave},
    {"1......89457..92......7....2..6..918........293...1.......24..15..91.6.......3...", 62,
     RatedTechnique::aligned_pair},
    {"...4...89....8...37.91.....2.4.7.6...6.9....5.3.......34..........2.3.6.6..59..1.", 65, RatedTechnique::x_cycle},
    {"1....6.8.4....92...8....5....63.8.4...4.2..........3....2......59...7..2.685....3", 66,
     RatedTechnique::forcing_x_chain},
    {"12...6..9.5......36....31.....8..9..51........7.5.1832..5...4...6.3.8...8.1....7.", 71,
     RatedTechnique::forcing_chain},
    {"12.45.7.....1.9..66...73....6..378.153....427..........1...8...7.....3.5.4.......", 75,
     RatedTechnique::aligned_triple},
    {".2..5....4.7..9.366....3....9....86.3.......2.4......1...62.4.8...7...23..2...65.", 83,
     RatedTechnique::multiple_chains},
    {"1...5......71.923..8.2...15..1...67.84..2.........3.....86..9.7.........79...5..4", 90,
     RatedTechnique::dynamic_chains},
    // How long these chains are depends on the order in which consequences are drawn: of a true candidate first those
    // in its cell, then those in its box.
    {"..2..4....46...8.11.......4..5..8..6...9..5...8.41.......7..2..9......6....3....8", 79, RatedTechnique::nishio},
    {"..7.....2..149.5..6......1....38..2.......4..73...98..48...7...9....3.....5.....6", 90,
     RatedTechnique::dynamic_chains},
    {"2..7..1......5..9...1..4..3......8......4..6...9..6..27..5..6...5..7..3...6..3..1", 91,
     RatedTechnique::dynamic_chains},
};

/// The board turned about its diagonal or not, its bands, stacks, rows and columns and the digits permuted.
grid::Board look_alike(const grid::Board& board, core::Random& random) {
    const auto lines = [&] {
        std::array<std::size_t, grid::plain_side> order{};
        std::array<std::size_t, 3> bands = {0, 1, 2};
        random.shuffle<std::size_t>(bands);
        for (std::size_t band = 0; band < 3; ++band) {
            std::array<std::size_t, 3> inside = {0, 1, 2};
            random.shuffle<std::size_t>(inside);
            for (std::size_t line = 0; line < 3; ++line) order[band * 3 + line] = bands[band] * 3 + inside[line];
        }
        return order;
    };
    const auto rows = lines();
    const auto columns = lines();
    std::array<std::uint8_t, grid::plain_side + 1> digits{};
    std::iota(digits.begin(), digits.end(), std::uint8_t{0});
    random.shuffle<std::uint8_t>(std::span(digits).subspan(1));
    const bool turned = random.below(2) == 1;
    grid::Board other(*board.layout);
    for (std::size_t row = 0; row < grid::plain_side; ++row) {
        for (std::size_t column = 0; column < grid::plain_side; ++column) {
            const std::size_t from = rows[row] * grid::plain_side + columns[column];
            const std::size_t to = turned ? column * grid::plain_side + row : row * grid::plain_side + column;
            other.digits[to] = digits[board.digits[from]];
        }
    }
    return other;
}
}  // namespace

TEST_CASE("puzzles are as hard as Sudoku Explainer says, and by the same technique", "[deduce]") {
    for (const Case& sample : rated_cases) {
        CAPTURE(sample.givens);
        const deduce::Rating rating = rating_of(grid::parse_board(grid::sudoku(), sample.givens));
        CHECK(rating.complete);
        CHECK(rating.er == sample.er);
        CHECK(rating.hardest == sample.hardest);
        CHECK(rating.ed <= rating.ep);
        CHECK(rating.ep <= rating.er);
    }
}

TEST_CASE("the hardest puzzles are rated by chains nested in chains", "[deduce]") {
    struct Hardest {
        const char* givens;
        int er;
        int ep;
        int ed;
        RatedTechnique hardest;
    };
    constexpr Hardest samples[] = {
        {"..3.5.......1...63.9...71..2......1..4...19.....6...25.8.71....7.....8..9.4..8...", 107, 107, 26,
         RatedTechnique::nested_simple_chains},
        {"1..4......56..9....9..1..6.........76....5.9..3..7.2.....8.......2.9.3.89....1.4.", 106, 106, 95,
         RatedTechnique::nested_simple_chains},
        {"...45....4....92.........1..98..3.4.3..2.......4...3.........768....24..9..7.48..", 112, 12, 12,
         RatedTechnique::nested_multiple_chains},
        // A cycle that is nested has the candidates that it makes false among its reasons.
        {"1.....78...6.8......91....6.4...3..........2.9...1...7..5..8...6...7...88..56...1", 109, 12, 12,
         RatedTechnique::nested_simple_chains},
    };
    for (const Hardest& sample : samples) {
        CAPTURE(sample.givens);
        const deduce::Rating rating = rating_of(grid::parse_board(grid::sudoku(), sample.givens));
        CHECK(rating.complete);
        CHECK(rating.er == sample.er);
        CHECK(rating.ep == sample.ep);
        CHECK(rating.ed == sample.ed);
        CHECK(rating.hardest == sample.hardest);
    }
}

TEST_CASE("of two sets that make the same false in a net, that of the box counts", "[deduce]") {
    // The first step of Sudoku Explainer is a chain of 98 facts with nested ones of 36; with sets in lines first it would
    // be one of 92.
    const grid::Board board = grid::parse_board(
        grid::sudoku(), "...4..7.9..7.8....6....7.1.216..5.............35....2.3....1.5....9....8....7.4..");
    const deduce::Geometry geometry(*board.layout);
    const deduce::Rating first = deduce::rate(deduce::State(geometry, board), {.enough = 100});
    CHECK(first.ed_complete);
    CHECK(first.ed == 106);
}

TEST_CASE("where only chains nested in dynamic chains are left, dynamic ones continue", "[deduce][.long]") {
    for (const auto& [givens, ed] :
         {std::pair("..5...7...8...6.4.9.......2.4...3......65.......4.8.1.2.......9.1.8...3...7...5..", 104),
          std::pair("..3...5...7...4.6.8.......9.4...7......45.......2.1.7.5.......3.1.7...2...9...8..", 108)}) {
        CAPTURE(givens);
        const deduce::Rating rating = rating_of(grid::parse_board(grid::sudoku(), givens));
        CHECK(rating.complete);
        CHECK(rating.er == 117);
        CHECK(rating.ed == ed);
        CHECK(rating.hardest == RatedTechnique::nested_dynamic_chains);
    }
}

TEST_CASE("a rating does not change when the board is turned and its lines and digits change places", "[deduce]") {
    core::Random random(15);
    for (const Case& sample : rated_cases) {
        for (int time = 0; time < 4; ++time) {
            const grid::Board other = look_alike(grid::parse_board(grid::sudoku(), sample.givens), random);
            CAPTURE(sample.givens, time);
            const deduce::Rating rating = rating_of(other);
            CHECK(rating.er == sample.er);
            CHECK(rating.hardest == sample.hardest);
        }
    }
}

TEST_CASE("what cannot be solved step by step is rated as far as it goes", "[deduce]") {
    const grid::Board board(grid::sudoku());
    const deduce::Geometry geometry(*board.layout);
    const deduce::Rating empty = deduce::rate(deduce::State(geometry, board), {.effort = 20'000'000});
    CHECK_FALSE(empty.complete);
    CHECK(empty.er >= 95);
    // Two ones in a row: no way leads anywhere.
    const deduce::Rating broken = rating_of(grid::parse_board(grid::sudoku(), "11......." + std::string(72, '.')));
    CHECK_FALSE(broken.complete);
}

TEST_CASE("a rating ends at its limit, and says that it is not complete", "[deduce]") {
    const grid::Board board = grid::parse_board(
        grid::sudoku(), "1...5......71.923..8.2...15..1...67.84..2.........3.....86..9.7.........79...5..4");
    const deduce::Geometry geometry(*board.layout);
    const deduce::State state(geometry, board);
    const deduce::Rating early = deduce::rate(state, {.enough = 20});
    CHECK_FALSE(early.complete);
    CHECK(early.er > 20);
    CHECK(early.ep > 0);
    CHECK(early.er < 90);
    CHECK(early.ed_complete);
    std::stop_source stop;
    stop.request_stop();
    CHECK_FALSE(deduce::rate(state, {.stop = stop.get_token()}).complete);
    CHECK(deduce::rate(state, {.enough = 90}).complete);
}

TEST_CASE("a rating that is not complete is a lower bound as high as what was looked for in vain", "[deduce]") {
    // The first step is a chain, so that a little effort finds nothing: what is easier than chains was looked for.
    const grid::Board hard_at_once = grid::parse_board(
        grid::sudoku(), "1..4......56..9....9..1..6.........76....5.9..3..7.2.....8.......2.9.3.89....1.4.");
    const deduce::Geometry geometry(grid::sudoku());
    const deduce::Rating nothing = deduce::rate(deduce::State(geometry, hard_at_once), {.effort = 1000});
    CHECK_FALSE(nothing.complete);
    CHECK_FALSE(nothing.ep_complete);
    CHECK_FALSE(nothing.ed_complete);
    CHECK(nothing.er == 65);
    CHECK(nothing.ep == 65);
    CHECK(nothing.ed == 65);
    // A digit can be placed at once: what is known of the first step stays known.
    const grid::Board easy_at_first = grid::parse_board(
        grid::sudoku(), "1..4.......6..9.3..8......5.....79..5.......4..7.3..2....1....8....92.....2.7..6.");
    const deduce::Rating begun = deduce::rate(deduce::State(geometry, easy_at_first), {.effort = 1000});
    CHECK_FALSE(begun.complete);
    CHECK(begun.er == 65);
    CHECK(begun.ep_complete);
    CHECK(begun.ep == 12);
    CHECK(begun.ed_complete);
    CHECK(begun.ed == 12);
}
