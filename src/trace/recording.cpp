// An event is stored as a head with its kind and one bit for each field that does not have its default value, followed
// by these fields in the order of the bits. A number of 32 bits takes one code, one of 64 bits takes two; a list begins
// with its length.
#include "fields.hpp"
#include <satdoku/trace/recording.hpp>
#include <bit>

namespace satdoku::trace {
namespace {
using solve::Event;

constexpr unsigned kind_bits = 8;

/// The bit of a field, above the bits of the kind.
constexpr std::uint32_t bit_of(std::size_t field) { return just(field) << kind_bits; }

class Encoder {
  public:
    Encoder(cnf::Arena<cnf::Literal>& codes, WordList& words) : codes_(codes), words_(words) {}

    void write(const Event& event) {
        const std::size_t head = codes_.size();
        append(0U);
        auto bits = static_cast<std::uint32_t>(event.kind);
        for_each_field([&](std::size_t field, auto place) {
            if constexpr (requires { event.*place; }) {
                if (!is_set(event, place)) return;
                bits |= bit_of(field);
                append(event.*place);
            }
        });
        codes_[head] = cnf::Literal::from_code(bits);
    }

  private:
    void append(cnf::Literal literal) { codes_.push_back(literal); }
    void append(std::uint32_t number) { codes_.push_back(cnf::Literal::from_code(number)); }
    void append(std::uint64_t number) {
        append(static_cast<std::uint32_t>(number));
        append(static_cast<std::uint32_t>(number >> 32U));
    }
    void append(std::string_view word) { append(words_.number_of(word)); }
    void append(std::span<const cnf::Literal> literals) {
        append(std::uint64_t{literals.size()});
        for (const cnf::Literal literal : literals) append(literal);
    }
    void append(std::span<const solve::Score> scores) {
        append(std::uint64_t{scores.size()});
        for (const solve::Score& score : scores) {
            append(score.literal);
            append(std::bit_cast<std::uint64_t>(score.value));
        }
    }

    cnf::Arena<cnf::Literal>& codes_;
    WordList& words_;
};

class Decoder {
  public:
    /// @param scores  where the scores of the event are stored
    Decoder(const cnf::Literal* at, const WordList& words, std::vector<solve::Score>& scores)
        : at_(at), words_(words), scores_(scores) {}

    Event read() {
        std::uint32_t bits = 0;
        take(bits);
        Event event{.kind = static_cast<Event::Kind>(bits & ((1U << kind_bits) - 1))};
        for_each_field([&](std::size_t field, auto place) {
            if constexpr (requires { event.*place; }) {
                if ((bits & bit_of(field)) != 0) take(event.*place);
            }
        });
        return event;
    }

  private:
    void take(cnf::Literal& literal) { literal = *at_++; }
    void take(std::uint32_t& number) { number = (at_++)->code(); }
    void take(std::uint64_t& number) {
        const std::uint64_t low = (at_++)->code();
        number = low | std::uint64_t{(at_++)->code()} << 32U;
    }
    void take(std::string_view& word) { word = words_[(at_++)->code()]; }
    void take(std::span<const cnf::Literal>& literals) {
        std::uint64_t size = 0;
        take(size);
        literals = {at_, static_cast<std::size_t>(size)};
        at_ += size;
    }
    void take(std::span<const solve::Score>& scores) {
        std::uint64_t size = 0;
        take(size);
        scores_.resize(static_cast<std::size_t>(size));
        for (solve::Score& score : scores_) {
            std::uint64_t value = 0;
            take(score.literal);
            take(value);
            score.value = std::bit_cast<double>(value);
        }
        scores = scores_;
    }

    const cnf::Literal* at_;
    const WordList& words_;
    std::vector<solve::Score>& scores_;
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
    Encoder(codes_, words_).write(event);
}

Event Recording::operator[](std::size_t index) const {
    return Decoder(codes_.data() + places_[index], words_, scores_).read();
}

std::size_t Recording::bytes() const { return static_cast<std::size_t>(places_.bytes() + codes_.bytes()); }

void Recording::clear() {
    places_ = {};
    codes_ = {};
    words_.clear();
}
}  // namespace satdoku::trace
