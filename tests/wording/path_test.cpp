// Paths whose digits an engine proves one by one, which takes long.
#include "support/catch.hpp"
#include <satdoku/grid/text.hpp>
#include <satdoku/wording/path.hpp>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
/// A killer that no technique solves, since techniques do not know cages.
const std::string solution = "1234341221434321";
const std::string killer =
    "sudoku-4x4-cage=3:a11a12-cage=7:a21a22-cage=4:a13a23-cage=6:a14a24-cage=6:a31a41-cage=4:"
    "a32a42-cage=7:a33a34-cage=3:a43a44";
}  // namespace

TEST_CASE("the watch sees each proof of a path, and ends it", "[wording]") {
    const grid::Layout& layout = *grid::find_layout(killer);
    const deduce::Geometry geometry(layout);
    const grid::Position position{grid::Board(layout)};
    const grid::Board solved = grid::parse_board(layout, solution);
    std::string text;
    const auto writer = wording::path_as_text([&](std::string_view more) { text += more; }, false);
    int proofs = 0;
    std::vector<int> seen;  // by proof: the empty cells that the watch saw last
    int empty = 0;
    const wording::Prove prove = [&](const grid::Board& board, const deduce::Candidate&) {
        ++proofs;
        seen.push_back(empty - board.holes());
        return wording::Proof{};
    };
    wording::write_path(*writer, {1, position, solved}, geometry, prove, [&](int left) {
        empty = left;
        return true;
    });
    REQUIRE(proofs > 2);
    CHECK(seen == std::vector<int>(seen.size(), 0));

    proofs = 0;
    bool proves = false;
    const wording::Prove stop = [&](const grid::Board&, const deduce::Candidate&) {
        ++proofs;
        proves = true;
        return wording::Proof{};
    };
    wording::write_path(*writer, {1, position, solved}, geometry, stop, [&](int) { return !proves; });
    CHECK(proofs == 1);
}
