// An event is stored as a head with its kind and one bit for each field that has not its default value, followed by
// these fields in the order of the bits. A number takes one code, a large number two; a list begins with its length.
#include "fields.hpp"

#include <satdoku/trace/recording.hpp>

#include <bit>

namespace satdoku::trace {

namespace {

using solve::Event;

constexpr unsigned kind_bits = 8;

/// The bit of a field, above the bits of the kind.
constexpr std::uint32_t bit_of(Field field) {
    return just(field) << kind_bits;
}

/// Appends fields and collects their bits.
class FieldWriter {
  public:
    explicit FieldWriter(cnf::Arena<cnf::Literal>& codes) : codes_(codes), head_(codes.size()) { code(0); }
    /// @pre every field has been written
    void finish(Event::Kind kind) { codes_[head_] = cnf::Literal::from_code(static_cast<std::uint32_t>(kind) | bits_); }

    void small(Field field, std::uint32_t number) {
        if (number == 0) return;
        bits_ |= bit_of(field);
        code(number);
    }
    void large(Field field, std::uint64_t number) {
        if (number == 0) return;
        bits_ |= bit_of(field);
        both_halves(number);
    }
    void list(Field field, std::span<const cnf::Literal> literals) {
        if (literals.empty()) return;
        bits_ |= bit_of(field);
        both_halves(literals.size());
        for (const cnf::Literal literal : literals) codes_.push_back(literal);
    }
    void scores(std::span<const solve::Score> scores) {
        if (scores.empty()) return;
        bits_ |= bit_of(Field::scores);
        both_halves(scores.size());
        for (const solve::Score& score : scores) {
            codes_.push_back(score.literal);
            both_halves(std::bit_cast<std::uint64_t>(score.value));
        }
    }

  private:
    void code(std::uint32_t number) { codes_.push_back(cnf::Literal::from_code(number)); }
    void both_halves(std::uint64_t number) {
        code(static_cast<std::uint32_t>(number));
        code(static_cast<std::uint32_t>(number >> 32U));
    }

    cnf::Arena<cnf::Literal>& codes_;
    std::size_t head_;
    std::uint32_t bits_ = 0;
};

/// Takes fields in the order in which they were written.
class FieldReader {
  public:
    explicit FieldReader(const cnf::Literal* at) : at_(at) { head_ = code(); }

    Event::Kind kind() const { return static_cast<Event::Kind>(head_ & ((1U << kind_bits) - 1)); }
    bool has(Field field) const { return (head_ & bit_of(field)) != 0; }
    std::uint32_t small(Field field) { return has(field) ? code() : 0; }
    std::uint64_t large(Field field) { return has(field) ? both_halves() : 0; }
    std::span<const cnf::Literal> list(Field field) {
        if (!has(field)) return {};
        const auto size = static_cast<std::size_t>(both_halves());
        const std::span<const cnf::Literal> literals(at_, size);
        at_ += size;
        return literals;
    }
    void scores(std::vector<solve::Score>& scores) {
        scores.clear();
        for (std::uint64_t left = large(Field::scores); left > 0; --left) {
            const cnf::Literal literal = *at_++;
            scores.push_back({literal, std::bit_cast<double>(both_halves())});
        }
    }

  private:
    std::uint32_t code() { return (at_++)->code(); }
    std::uint64_t both_halves() {
        const std::uint64_t low = code();
        return low | std::uint64_t{code()} << 32U;
    }

    const cnf::Literal* at_;
    std::uint32_t head_;
};

}  // namespace

std::uint32_t WordList::number_of(std::string_view word) {
    const auto found = numbers_.find(word);
    if (found != numbers_.end()) return found->second;
    const auto number = static_cast<std::uint32_t>(words_.size());
    words_.emplace_back(word);
    numbers_.emplace(word, number);
    return number;
}

void WordList::clear() {
    words_.clear();
    numbers_.clear();
}

void Recording::push(const Event& event) {
    places_.push_back(codes_.size());
    FieldWriter writer(codes_);
    writer.small(Field::literal, event.literal.code());
    writer.small(Field::level, event.level);
    writer.large(Field::clause, event.clause);
    writer.list(Field::literals, event.literals);
    writer.list(Field::resolved, event.resolved);
    writer.list(Field::strengthened, event.strengthened);
    writer.small(Field::glue, event.glue);
    writer.large(Field::assigned, event.assigned);
    writer.large(Field::count, event.count);
    if (!event.word.empty()) writer.small(Field::word, words_.number_of(event.word) + 1);
    writer.scores(event.scores);
    writer.finish(event.kind);
}

Event Recording::operator[](std::size_t index) const {
    FieldReader reader(codes_.data() + places_[index]);
    Event event{.kind = reader.kind()};
    event.literal = cnf::Literal::from_code(reader.small(Field::literal));
    event.level = reader.small(Field::level);
    event.clause = reader.large(Field::clause);
    event.literals = reader.list(Field::literals);
    event.resolved = reader.list(Field::resolved);
    event.strengthened = reader.list(Field::strengthened);
    event.glue = reader.small(Field::glue);
    event.assigned = reader.large(Field::assigned);
    event.count = reader.large(Field::count);
    if (const std::uint32_t word = reader.small(Field::word); word > 0) event.word = words_[word - 1];
    if (reader.has(Field::scores)) {
        reader.scores(scores_);
        event.scores = scores_;
    }
    return event;
}

std::size_t Recording::bytes() const {
    return static_cast<std::size_t>(places_.bytes() + codes_.bytes());
}

void Recording::clear() {
    places_ = {};
    codes_ = {};
    words_.clear();
}

}  // namespace satdoku::trace
