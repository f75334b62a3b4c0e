// The direct search, the modern engine and the textbook engine share nothing but the rules: they judge each
// other.
#include "random_board.hpp"
#include "solvers.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <array>
#include <memory>
#include <utility>
#include <vector>

using namespace satdoku;
using puzzle::Rules;

namespace {
/// The textbook engine, which gives up a solve that does not end soon: after a wrong branch near the root it may
/// practically never end.
class Textbook : public solve::Engine {
  public:
    void variables(std::uint32_t count) override { engine_.variables(count); }
    void clause(std::span<const cnf::Literal> literals) override { engine_.clause(literals); }
    solve::Outcome solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                         std::stop_token stop) override {
        solve::Limits patience = limits;
        patience.conflicts = 1000;
        return engine_.solve(assumptions, patience, std::move(stop));
    }
    bool value(cnf::Variable variable) const override { return engine_.value(variable); }
    bool failed(cnf::Literal assumption) const override { return engine_.failed(assumption); }
    std::vector<cnf::Literal> decisions() const override { return engine_.decisions(); }
    solve::Statistics statistics() const override { return engine_.statistics(); }
    void report_to(std::function<void(const Engine&)>) override {}
    void connect_observer(solve::Observer*) override {}

  private:
    dpll::Solver engine_;
};

constexpr puzzle::Encoding merged_encoding{Rules::extended, true};

/// All of them, and how often the textbook engine came to an end.
class Judges {
  public:
    Judges(const grid::Layout& layout, std::unique_ptr<puzzle::Solver> direct)
        : direct_(std::move(direct)), cdcl_(test::cdcl_solver(layout, merged_encoding)),
          dpll_(layout, std::make_unique<Textbook>(), merged_encoding) {}

    /// How many solutions there are, up to two.
    std::uint64_t compare(const grid::Board& board) {
        const std::uint64_t count = direct_->count(board, 2);
        CHECK(cdcl_->count(board, 2) == count);
        const std::uint64_t found = dpll_.count(board, 2);
        ++asked_;
        if (dpll_.stopped()) {
            CHECK(found <= count);
        } else {
            ++answered_;
            CHECK(found == count);
        }
        return count;
    }

    puzzle::Solver& direct() { return *direct_; }

    /// Puzzles in a hundred that the textbook engine had an answer to since the last call. Those with extra rules can
    /// have too few givens for it: they do not count.
    int answered_percent() {
        const int percent = 100 * std::exchange(answered_, 0) / std::exchange(asked_, 0);
        return direct_->layout().is_plain() ? percent : 100;
    }

  private:
    std::unique_ptr<puzzle::Solver> direct_;
    std::unique_ptr<puzzle::Solver> cdcl_;
    puzzle::EngineSolver dpll_;
    int asked_ = 0;
    int answered_ = 0;
};
}  // namespace

TEST_CASE("all solvers agree on random, minimal, broken and nearly unique puzzles of every layout", "[puzzle]") {
    core::Random random(6);
    for (const grid::Layout& layout : support::layouts()) {
        CAPTURE(layout.name());
        puzzle::RandomBoards boards(layout);
        Judges judges(layout, puzzle::make_bitboard_solver(layout));
        std::array<int, 3> seen{};  // by count
        const auto compare = [&](const grid::Board& board) { ++seen[static_cast<std::size_t>(judges.compare(board))]; };
        const auto a_given = [&](const grid::Board& board) {
            auto cell = static_cast<std::size_t>(random.below(board.digits.size()));
            while (board.digits[cell] == 0) cell = static_cast<std::size_t>(random.below(board.digits.size()));
            return cell;
        };
        const int share = layout.is_plain() ? 1 : 5;  // what has few givens takes the textbook engine long
        for (int round = 0; round < support::rounds(100) / share; ++round) {
            const int filled = layout.cell_count() * (3 + round % 4) / 10;
            compare(support::take_back(boards.next(random), filled, random));
        }
        // Of few rounds the share says little.
        CHECK(judges.answered_percent() >= (support::is_slow ? 80 : 99));
        puzzle::Request request;
        request.layout = &layout;
        request.minimal = true;
        for (int index = 0; index < support::rounds(20) / share; ++index) {
            const grid::Board minimal =
                puzzle::generate(request, judges.direct(), static_cast<std::uint64_t>(index)).givens;
            compare(minimal);
            grid::Board broken = minimal;
            std::uint8_t& given = broken.digits[a_given(broken)];
            given = static_cast<std::uint8_t>(given % layout.side() + 1);
            compare(broken);
            grid::Board several = minimal;
            several.digits[a_given(several)] = 0;
            compare(several);
        }
        CHECK(judges.answered_percent() >= (support::is_slow ? 80 : 94));
        for (const int count : seen) CHECK(count > support::rounds(10) / share - (share > 1 ? 1 : 0));
    }
}

TEST_CASE("all solvers agree whether digits are possible together", "[puzzle]") {
    core::Random random(8);
    for (const grid::Layout& layout : support::layouts()) {
        CAPTURE(layout.name());
        puzzle::RandomBoards boards(layout);
        const auto direct = puzzle::make_bitboard_solver(layout);
        const auto cdcl = test::cdcl_solver(layout, merged_encoding);
        int seen[2] = {0, 0};
        for (int round = 0; round < support::rounds(60); ++round) {
            const grid::Board board = boards.next(random);
            std::vector<grid::DigitSet> possible;
            for (const std::uint8_t digit : board.digits) {
                auto set = grid::DigitSet(static_cast<unsigned>(random.next() & random.next())) & layout.all_digits();
                if (round % 2 == 0) set.insert(digit);
                possible.push_back(random.below(3) == 0 ? layout.all_digits() : set);
            }
            grid::Board found(layout);
            const bool has = direct->has_solution(possible, &found);
            ++seen[has ? 1 : 0];
            CHECK((has || round % 2 == 1));
            grid::Board other(layout);
            CHECK(cdcl->has_solution(possible, &other) == has);
            if (!has) continue;
            for (const grid::Board& solution : {found, other}) {
                CHECK(support::is_solution(solution));
                bool within = true;
                for (std::size_t cell = 0; cell < possible.size(); ++cell)
                    within = within && possible[cell].contains(solution.digits[cell]);
                CHECK(within);
            }
        }
        CHECK(seen[0] > support::rounds(10));
        CHECK(seen[1] >= support::rounds(60) / 2);
    }
}

TEST_CASE("all solvers agree on nearly empty puzzles of every layout", "[puzzle]") {
    core::Random random(7);
    for (const grid::Layout& layout : support::layouts()) {
        CAPTURE(layout.name());
        puzzle::RandomBoards boards(layout);
        // Where such a puzzle has no solution, that shows late: the direct search alone might not end.
        int handed_on = 0;
        Judges judges(layout, puzzle::make_hybrid_solver(layout, [&](const grid::Layout& of) {
                          ++handed_on;
                          return test::cdcl_solver(of, merged_encoding);
                      }));
        for (int round = 0; round < support::rounds(250); ++round) {
            const int filled = round % (layout.cell_count() / 5);
            const grid::Board board = support::take_back(boards.next(random), filled, random);
            if (!grid::find_clash(board)) judges.compare(board);
        }
        CHECK(judges.answered_percent() >= 97);
        CHECK((handed_on < 10 || !layout.is_plain()));
    }
}
