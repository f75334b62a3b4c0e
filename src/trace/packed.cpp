#include "fields.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/trace/packed.hpp>
#include <bit>

namespace satdoku::trace {
namespace {
using cnf::Literal;
using solve::Event;
using Kind = Event::Kind;

void append_literal(std::string& bytes, Literal literal) {
    const auto variable = std::uint64_t{literal.variable().index()} + 1;
    core::append_groups(bytes, 2 * variable + (literal.negative() ? 1 : 0));
}

void append_literals(std::string& bytes, std::span<const Literal> literals) {
    for (const Literal literal : literals) append_literal(bytes, literal);
}
}  // namespace

void append_packed(std::string& bytes, std::span<const Literal> literals) {
    core::append_groups(bytes, literals.size());
    append_literals(bytes, literals);
}

std::string base64(std::string_view bytes) {
    constexpr std::string_view characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    constexpr std::size_t group = 3;
    std::string text;
    text.reserve((bytes.size() + group - 1) / group * 4);
    for (std::size_t begin = 0; begin < bytes.size(); begin += group) {
        const std::size_t count = std::min(group, bytes.size() - begin);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < group; ++i)
            bits = bits << 8U | (i < count ? static_cast<unsigned char>(bytes[begin + i]) : 0U);
        for (std::size_t i = 0; i <= group; ++i) text += i <= count ? characters[bits >> (18U - 6U * i) & 63U] : '=';
    }
    return text;
}

PackedEvents::PackedEvents(const cnf::ClauseList& formula, std::uint64_t from, std::uint64_t most,
                           solve::EventKinds wanted)
    : wanted_(wanted), formula_size_(formula.size()), from_(from), most_(most), replay_(formula), known_(&formula) {}

solve::EventKinds PackedEvents::wants() const { return wanted_; }

void PackedEvents::observe(const Event& event) {
    if (full()) return;
    // Details have the number of the event that follows.
    const bool is_counted = !solve::is_detail(event.kind);
    const std::uint64_t number = number_ + 1;
    if (is_counted) number_ = number;
    if (number < from_) {
        if (!is_counted) return;
        replay_.apply(event);
        replay_.forget_past();
        return;
    }
    if (!begun_) begin();
    append(event);
    if (is_counted) ++kept_;
}

/// Writes the state at the beginning.
void PackedEvents::begin() {
    begun_ = true;
    before_ = replay_.counts();
    const auto send = [this](const Event& event) {
        append(event);
        ++preceding_;
    };
    if (from_ <= 1) return;
    for (std::uint64_t number = 1; number <= replay_.last_clause(); ++number) {
        const bool is_of_formula = number <= formula_size_;
        if (is_of_formula == replay_.is_there(number)) continue;
        const Kind came = replay_.is_learned(number) ? Kind::learned : Kind::added;
        send({.kind = is_of_formula ? Kind::removed : came, .clause = number, .literals = replay_.clause(number)});
    }
    std::uint32_t level = 0;
    for (const Assigned& one : replay_.trail()) {
        Event event{.kind = one.how, .literal = one.literal, .level = one.level, .clause = one.reason};
        // A level without a literal of its own: its decision was true already.
        while (one.how != Kind::decision && level < one.level)
            send({.kind = Kind::decision, .literal = one.literal, .level = ++level, .word = "decision"});
        level = one.level;
        if (one.how == Kind::decision) event.word = one.flip ? "flip" : "decision";
        if (one.reason != 0) event.literals = replay_.clause(one.reason);
        send(event);
    }
    if (!replay_.mode().empty()) send({.kind = Kind::mode, .word = replay_.mode()});
    if (!replay_.technique().empty()) send({.kind = Kind::simplification, .word = replay_.technique()});
}

void PackedEvents::append_value(Literal literal) { append_literal(bytes_, literal); }
void PackedEvents::append_value(std::uint64_t number) { core::append_groups(bytes_, number); }
void PackedEvents::append_value(std::string_view word) { core::append_groups(bytes_, words_.number_of(word)); }
void PackedEvents::append_value(std::span<const Literal> literals) { append_packed(bytes_, literals); }
void PackedEvents::append_value(std::span<const solve::Score> scores) {
    core::append_groups(bytes_, scores.size());
    for (const solve::Score& score : scores) {
        append_literal(bytes_, score.literal);
        auto bits = std::bit_cast<std::uint64_t>(score.value);
        for (std::size_t i = 0; i < sizeof bits; ++i, bits >>= 8U) bytes_ += static_cast<char>(bits & 255U);
    }
}

/// The literals of an event's clause, unless they are known.
void PackedEvents::append_clause(const Event& event) {
    const bool is_whole = event.kind != Kind::watch;  // of which these are two literals
    if (is_whole && known_.knows(event.clause) &&
        std::ranges::is_permutation(known_.literals(event.clause), event.literals)) {
        core::append_groups(bytes_, 0);
        return;
    }
    core::append_groups(bytes_, event.literals.size() + 1);
    append_literals(bytes_, event.literals);
    if (is_whole && event.clause != 0 && !known_.knows(event.clause)) known_.add(event.clause, event.literals, true);
}

void PackedEvents::append(const Event& event) {
    core::append_groups(bytes_, static_cast<std::uint64_t>(event.kind));
    const Fields fields = fields_of(event.kind);
    for_each_field([&](std::size_t index, auto place) {
        if ((fields & just(index)) == 0) return;
        if constexpr (!std::is_same_v<decltype(place), std::monostate>) {
            if (index == static_cast<std::size_t>(Field::literals)) {
                append_clause(event);
            } else {
                append_value(event.*place);
            }
        }
    });
}
}  // namespace satdoku::trace
