// Boards of samples of sudoku of any size: N by N boxes of N by N cells, with the digits from 1 to N * N.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <satdoku/solve/observer.hpp>
#include <algorithm>
#include <cstddef>
#include <optional>
#include <unordered_set>

namespace satdoku::insight {
// The true literals at some moments of a search.

/// A literal that is true at a moment.
struct TrueLiteral {
    cnf::Literal literal;
    std::uint32_t level;
    solve::Event::Kind how;

    bool decided() const { return how == solve::Event::Kind::decision && level > 0; }
};

/// Stores the trail at some events of a search. When there are too many, every other one is dropped.
class Moments final : public solve::Observer {
  public:
    struct Moment {
        std::uint64_t event;
        std::uint64_t conflicts;
        std::vector<TrueLiteral> trail;
        bool is_root = false;  ///< the last moment before the first decision
    };
    static constexpr std::size_t most = 32;

    /// @param every  events from one moment to the next; 0: chosen so that there are about 30
    explicit Moments(std::uint64_t every) : every_(std::max<std::uint64_t>(1, every)), thins_(every == 0) { store(); }

    solve::EventKinds wants() const override {
        return solve::only(Kind::decision) | solve::only(Kind::propagation) | solve::only(Kind::pure_literal) |
               solve::only(Kind::conflict) | solve::only(Kind::backtrack) | solve::only(Kind::end);
    }
    void observe(const solve::Event& event) override {
        if (event.kind == Kind::decision && !decided_) {
            decided_ = true;
            if (moments_.back().event != events_) store();
            moments_.back().is_root = true;
        }
        ++events_;
        switch (event.kind) {
            case Kind::decision:
            case Kind::propagation:
            case Kind::pure_literal: trail_.push_back({event.literal, event.level, event.kind}); break;
            case Kind::conflict: ++conflicts_; break;
            case Kind::backtrack:
                std::erase_if(trail_, [&](const TrueLiteral& one) { return one.level > event.level; });
                break;
            case Kind::end:
                // The trail may lack literals of the model if the engine has restored them.
                if (event.word == "satisfiable") complete(event.literals);
                if (moments_.back().event != events_) store();
                return;
            default: return;
        }
        if (events_ % every_ == 0) store();
    }
    const std::vector<Moment>& moments() const { return moments_; }

  private:
    using Kind = solve::Event::Kind;
    void complete(std::span<const cnf::Literal> model) {
        std::unordered_set<std::uint32_t> known;
        for (const TrueLiteral& one : trail_) known.insert(one.literal.variable().index());
        for (const cnf::Literal literal : model)
            if (!known.contains(literal.variable().index())) trail_.push_back({literal, 1, Kind::propagation});
    }
    void store() {
        moments_.push_back({events_, conflicts_, trail_});
        if (moments_.size() <= most) return;
        if (!thins_) {
            // The first ones and the latest remain, and so does the last one before the first decision.
            const bool is_root = moments_[most - 1].is_root;
            moments_.erase(moments_.end() - (is_root ? 3 : 2));
            return;
        }
        std::size_t count = 1;
        for (std::size_t index = 1; index < moments_.size(); ++index)
            if (index % 2 == 0 || moments_[index].is_root) moments_[count++] = std::move(moments_[index]);
        moments_.resize(count);
        every_ *= 2;
    }

    std::uint64_t every_;
    bool thins_;
    bool decided_ = false;
    std::uint64_t events_ = 0;
    std::uint64_t conflicts_ = 0;
    std::vector<TrueLiteral> trail_;
    std::vector<Moment> moments_;
};

struct SquareCell {
    std::uint32_t digit = 0;            ///< 0: empty
    bool given = false;                 ///< true without a decision
    std::vector<char> candidates = {};  ///< by digit - 1: whether it is left
    draw::Ink tint = draw::Ink::none;
    std::uint32_t level = 0;  ///< of the digit
};

struct SquareBoard {
    std::uint32_t box;              ///< N
    std::vector<SquareCell> cells;  ///< row by row
    std::uint32_t side() const { return box * box; }
};

/// Returns N if there are as many variables as a sample of this size has, and no layout has as many.
std::optional<std::uint32_t> square_box(std::uint32_t variables);

/// The board where these literals are true. Variable ((r - 1) * N * N + c - 1) * N * N + d: row r, column c holds d.
SquareBoard square_board(std::uint32_t box, const std::vector<TrueLiteral>& trail);

std::size_t candidates_left(const SquareBoard& board);

/// @param cell_side  in points
draw::Drawing draw_square_frame(std::uint32_t box, double cell_side);
draw::Drawing draw_square_contents(const SquareBoard& board, double cell_side);
/// The number of each candidate's variable in its place, with the lines of the board.
draw::Drawing draw_square_literals(std::uint32_t box);
/// A line for each variable: its number, and the row, the column and the digit that it means.
std::string square_literals_text(std::uint32_t box);
/// The side of a cell in points, so that candidates can be read.
double square_cell_side(std::uint32_t box);

/// Digits, and the candidates of empty cells.
std::string square_text(const SquareBoard& board);
}  // namespace satdoku::insight
