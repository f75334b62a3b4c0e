#include "support/transition_systems.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace satdoku::benchmarks {
Circuit::Circuit(Add add) : add_(std::move(add)) { clause({constant(true)}); }

void Circuit::clause(const std::vector<std::int32_t>& literals) {
    for (const std::int32_t literal : literals) add_(literal);
    add_(0);
}

std::int32_t Circuit::both(std::int32_t left, std::int32_t right) {
    if (left == constant(false) || right == constant(false) || left == -right) return constant(false);
    if (left == constant(true) || left == right) return right;
    if (right == constant(true)) return left;
    const std::int32_t gate = input();
    clause({-gate, left});
    clause({-gate, right});
    clause({gate, -left, -right});
    return gate;
}

std::int32_t Circuit::differ(std::int32_t left, std::int32_t right) {
    for (const bool value : {false, true}) {
        if (left == constant(value)) return value ? -right : right;
        if (right == constant(value)) return value ? -left : left;
    }
    const std::int32_t gate = input();
    clause({-gate, left, right});
    clause({-gate, -left, -right});
    clause({gate, -left, right});
    clause({gate, left, -right});
    return gate;
}

std::int32_t Circuit::choose(std::int32_t condition, std::int32_t yes, std::int32_t no) {
    if (yes == no) return yes;
    return either(both(condition, yes), both(-condition, no));
}

namespace {
Bits constants(const Circuit& circuit, std::uint64_t value, std::size_t size) {
    Bits bits;
    for (std::size_t bit = 0; bit < size; ++bit) bits.push_back(circuit.constant((value >> bit & 1U) != 0));
    return bits;
}

Bits inputs(Circuit& circuit, std::size_t size) {
    Bits bits;
    while (bits.size() < size) bits.push_back(circuit.input());
    return bits;
}

Bits slice(const Bits& bits, std::size_t from, std::size_t size) {
    const auto begin = bits.begin() + static_cast<std::ptrdiff_t>(from);
    return {begin, begin + static_cast<std::ptrdiff_t>(size)};
}

void append(Bits& bits, const Bits& more) { bits.insert(bits.end(), more.begin(), more.end()); }

Bits choose(Circuit& circuit, std::int32_t condition, const Bits& yes, const Bits& no) {
    Bits bits;
    for (std::size_t bit = 0; bit < yes.size(); ++bit) bits.push_back(circuit.choose(condition, yes[bit], no[bit]));
    return bits;
}

Bits increment(Circuit& circuit, const Bits& bits, std::int32_t by_one) {
    Bits sum;
    for (const std::int32_t bit : bits) {
        sum.push_back(circuit.differ(bit, by_one));
        by_one = circuit.both(bit, by_one);
    }
    return sum;
}

Bits add(Circuit& circuit, const Bits& left, const Bits& right) {
    Bits sum;
    std::int32_t carry = circuit.constant(false);
    for (std::size_t bit = 0; bit < left.size(); ++bit) {
        const std::int32_t half = circuit.differ(left[bit], right[bit]);
        sum.push_back(circuit.differ(half, carry));
        carry = circuit.either(circuit.both(left[bit], right[bit]), circuit.both(half, carry));
    }
    return sum;
}

std::int32_t differ(Circuit& circuit, const Bits& left, const Bits& right) {
    std::int32_t any = circuit.constant(false);
    for (std::size_t bit = 0; bit < left.size(); ++bit)
        any = circuit.either(any, circuit.differ(left[bit], right[bit]));
    return any;
}

std::int32_t equals(Circuit& circuit, const Bits& bits, std::uint64_t value) {
    return -differ(circuit, bits, constants(circuit, value, bits.size()));
}

/// Counters, one of which is increased at each step; a state is bad if all show the target.
class Counters final : public TransitionSystem {
  public:
    Counters(std::size_t counters, std::size_t bits, std::uint64_t target)
        : counters_(counters), bits_(bits), target_(target) {}

    Bits initial(Circuit& circuit) const override { return constants(circuit, 0, counters_ * bits_); }

    Bits next(Circuit& circuit, const Bits& state) const override {
        const Bits enabled = inputs(circuit, counters_);
        Bits after;
        for (std::size_t each = 0; each < counters_; ++each) {
            for (std::size_t other = 0; other < each; ++other) circuit.clause({-enabled[each], -enabled[other]});
            append(after, increment(circuit, slice(state, each * bits_, bits_), enabled[each]));
        }
        return after;
    }

    std::int32_t bad(Circuit& circuit, const Bits& state) const override {
        std::int32_t all = circuit.constant(true);
        for (std::size_t each = 0; each < counters_; ++each)
            all = circuit.both(all, equals(circuit, slice(state, each * bits_, bits_), target_));
        return all;
    }

  private:
    std::size_t counters_;
    std::size_t bits_;
    std::uint64_t target_;
};

/// Two queues of 2^k words, one that moves its words and one that moves its ends, with the same inputs; a state is bad
/// if they return different words. There is no such state.
class Queues final : public TransitionSystem {
  public:
    Queues(std::size_t pointer_bits, std::size_t width)
        : pointer_(pointer_bits), words_(std::size_t{1} << pointer_bits), width_(width) {}

    /// Words of the first, count, words of the second, its head, its tail.
    Bits initial(Circuit& circuit) const override {
        return constants(circuit, 0, 2 * words_ * width_ + count_bits() + 2 * pointer_);
    }

    Bits next(Circuit& circuit, const Bits& state) const override {
        const Bits word = inputs(circuit, width_);
        const Bits count = count_of(state);
        const std::int32_t push = circuit.both(circuit.input(), -equals(circuit, count, words_));
        const std::int32_t wanted = circuit.both(circuit.input(), -equals(circuit, count, 0));
        const std::int32_t pop = circuit.both(wanted, -push);
        Bits after = moved(circuit, state, word, push);
        Bits fewer = count;
        for (std::int32_t& bit : fewer) bit = -bit;
        fewer = increment(circuit, fewer, pop);  // one less is the complement of one more than the complement
        for (std::int32_t& bit : fewer) bit = -bit;
        append(after, increment(circuit, fewer, push));
        append(after, kept(circuit, state, word, push));
        append(after, increment(circuit, head_of(state), pop));
        append(after, increment(circuit, tail_of(state), push));
        return after;
    }

    std::int32_t bad(Circuit& circuit, const Bits& state) const override {
        const Bits count = count_of(state);
        Bits first = constants(circuit, 0, width_), second = first;
        for (std::size_t index = 0; index < words_; ++index) {
            first = choose(circuit, equals(circuit, count, index + 1), slice(state, index * width_, width_), first);
            second = choose(circuit, equals(circuit, head_of(state), index), second_word(state, index), second);
        }
        return circuit.both(-equals(circuit, count, 0), differ(circuit, first, second));
    }

  private:
    std::size_t count_bits() const { return pointer_ + 1; }
    Bits count_of(const Bits& state) const { return slice(state, words_ * width_, count_bits()); }
    Bits second_word(const Bits& state, std::size_t index) const {
        return slice(state, (words_ + index) * width_ + count_bits(), width_);
    }
    Bits head_of(const Bits& state) const { return slice(state, 2 * words_ * width_ + count_bits(), pointer_); }
    Bits tail_of(const Bits& state) const {
        return slice(state, 2 * words_ * width_ + count_bits() + pointer_, pointer_);
    }

    Bits moved(Circuit& circuit, const Bits& state, const Bits& word, std::int32_t push) const {
        Bits words;
        for (std::size_t index = 0; index < words_; ++index) {
            const Bits before = index == 0 ? word : slice(state, (index - 1) * width_, width_);
            append(words, choose(circuit, push, before, slice(state, index * width_, width_)));
        }
        return words;
    }

    Bits kept(Circuit& circuit, const Bits& state, const Bits& word, std::int32_t push) const {
        Bits words;
        for (std::size_t index = 0; index < words_; ++index) {
            const std::int32_t here = circuit.both(push, equals(circuit, tail_of(state), index));
            append(words, choose(circuit, here, word, second_word(state, index)));
        }
        return words;
    }

    std::size_t pointer_;
    std::size_t words_;
    std::size_t width_;
};

/// Two sums of products of the inputs, with the factors in opposite order; a state is bad if they differ. There is no
/// such state.
class Accumulators final : public TransitionSystem {
  public:
    explicit Accumulators(std::size_t bits) : bits_(bits) {}

    Bits initial(Circuit& circuit) const override { return constants(circuit, 0, 2 * bits_); }

    Bits next(Circuit& circuit, const Bits& state) const override {
        const Bits left = inputs(circuit, bits_), right = inputs(circuit, bits_);
        Bits after = add(circuit, slice(state, 0, bits_), product(circuit, left, right));
        append(after, add(circuit, slice(state, bits_, bits_), product(circuit, right, left)));
        return after;
    }

    std::int32_t bad(Circuit& circuit, const Bits& state) const override {
        return differ(circuit, slice(state, 0, bits_), slice(state, bits_, bits_));
    }

  private:
    Bits product(Circuit& circuit, const Bits& left, const Bits& right) const {
        Bits sum = constants(circuit, 0, bits_);
        for (std::size_t shift = 0; shift < bits_; ++shift) {
            Bits row = constants(circuit, 0, bits_);
            for (std::size_t bit = 0; bit + shift < bits_; ++bit)
                row[bit + shift] = circuit.both(left[bit], right[shift]);
            sum = add(circuit, sum, row);
        }
        return sum;
    }

    std::size_t bits_;
};

/// Tiles on a board of 3 × 3 with a hole that moves; a state is bad if all tiles are in order.
class Tiles final : public TransitionSystem {
  public:
    static constexpr std::size_t side = 3, cells = side * side, bits = 4;
    using Board = std::array<std::uint8_t, cells>;  ///< 0 is the hole

    explicit Tiles(const Board& start) : start_(start) {}

    Bits initial(Circuit& circuit) const override {
        Bits state;
        for (const std::uint8_t tile : start_) append(state, constants(circuit, tile, bits));
        return state;
    }

    /// The hole changes places with the adjacent cell that the input names.
    Bits next(Circuit& circuit, const Bits& state) const override {
        const Bits chosen = inputs(circuit, cells);
        circuit.clause(chosen);
        Bits moving = constants(circuit, 0, bits);
        for (std::size_t cell = 0; cell < cells; ++cell) {
            for (std::size_t other = 0; other < cell; ++other) circuit.clause({-chosen[cell], -chosen[other]});
            std::vector<std::int32_t> neighbours = {-chosen[cell]};
            for (std::size_t other = 0; other < cells; ++other)
                if (adjacent(cell, other)) neighbours.push_back(is_hole(circuit, state, other));
            circuit.clause(neighbours);
            moving = benchmarks::choose(circuit, chosen[cell], slice(state, cell * bits, bits), moving);
        }
        Bits after;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const Bits filled =
                benchmarks::choose(circuit, is_hole(circuit, state, cell), moving, slice(state, cell * bits, bits));
            append(after, benchmarks::choose(circuit, chosen[cell], constants(circuit, 0, bits), filled));
        }
        return after;
    }

    std::int32_t bad(Circuit& circuit, const Bits& state) const override {
        std::int32_t all = circuit.constant(true);
        for (std::size_t cell = 0; cell < cells; ++cell)
            all = circuit.both(all, equals(circuit, slice(state, cell * bits, bits), cell));
        return all;
    }

    static bool adjacent(std::size_t cell, std::size_t other) {
        const auto apart = [](std::size_t left, std::size_t right) {
            return left > right ? left - right : right - left;
        };
        return apart(cell / side, other / side) + apart(cell % side, other % side) == 1;
    }

    /// Returns the board with this number among those that need exactly this many moves to be ordered; by
    /// breadth-first search.
    static Board board_at(int depth, std::uint64_t number) {
        Board ordered;
        std::iota(ordered.begin(), ordered.end(), std::uint8_t{0});
        std::map<Board, int> seen = {{ordered, 0}};
        std::vector<Board> layer = {ordered};
        for (int step = 1; step <= depth; ++step) {
            std::vector<Board> following;
            for (const Board& board : layer) {
                const auto hole = static_cast<std::size_t>(std::find(board.begin(), board.end(), 0) - board.begin());
                for (std::size_t cell = 0; cell < cells; ++cell) {
                    Board moved = board;
                    std::swap(moved[hole], moved[cell]);
                    if (adjacent(hole, cell) && seen.emplace(moved, step).second) following.push_back(moved);
                }
            }
            layer = std::move(following);
        }
        return layer[number % layer.size()];
    }

  private:
    static std::int32_t is_hole(Circuit& circuit, const Bits& state, std::size_t cell) {
        return equals(circuit, slice(state, cell * bits, bits), 0);
    }

    Board start_;
};
}  // namespace

std::vector<CheckingTask> checking_tasks() {
    std::vector<CheckingTask> tasks;
    const auto add_task = [&](std::string name, std::unique_ptr<TransitionSystem> system, int bound,
                              std::optional<int> depth) {
        tasks.push_back({std::move(name), std::move(system), bound, depth});
    };
    for (const std::uint64_t target : {4U, 5U, 6U}) {
        const int depth = 3 * static_cast<int>(target);
        add_task("counters-3-" + std::to_string(target), std::make_unique<Counters>(3, 3, target), depth, depth);
    }
    add_task("queues-4x4", std::make_unique<Queues>(2, 4), 25, std::nullopt);
    add_task("queues-8x4", std::make_unique<Queues>(3, 4), 20, std::nullopt);
    add_task("queues-8x8", std::make_unique<Queues>(3, 8), 16, std::nullopt);
    add_task("accumulators-4", std::make_unique<Accumulators>(4), 20, std::nullopt);
    add_task("accumulators-5", std::make_unique<Accumulators>(5), 8, std::nullopt);
    add_task("accumulators-6", std::make_unique<Accumulators>(6), 3, std::nullopt);
    for (const int depth : {14, 18, 22})
        add_task("tiles-" + std::to_string(depth), std::make_unique<Tiles>(Tiles::board_at(depth, 7)), depth, depth);
    return tasks;
}

}  // namespace satdoku::benchmarks
