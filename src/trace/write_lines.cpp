#include "fields.hpp"

#include <satdoku/core/json.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <satdoku/trace/kinds.hpp>

#include <array>
#include <charconv>

namespace satdoku::trace {

namespace {

using cnf::Literal;
using solve::Event;
using solve::only;
using Kind = Event::Kind;

/// Appends numbers, texts and lists in JSON.
class LineWriter {
  public:
    explicit LineWriter(std::string& text) : text_(text) {}

    template <typename Number>
    void number(Number value) {
        constexpr std::size_t longest = 32;
        std::array<char, longest> digits;
        const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value);
        text_.append(digits.data(), written.ptr);
    }
    /// Writes the name of a value.
    void key(std::string_view name) {
        text_ += ",\"";
        text_ += name;
        text_ += "\":";
    }
    template <typename List, typename Item>
    void list(const List& items, Item item) {
        char before = '[';
        for (const auto& each : items) {
            text_ += before;
            item(each);
            before = ',';
        }
        text_ += before == '[' ? "[]" : "]";
    }
    void literals(std::span<const Literal> items) {
        list(items, [this](Literal literal) { number(literal.dimacs()); });
    }
    void numbers(std::span<const std::uint64_t> items) {
        list(items, [this](std::uint64_t item) { number(item); });
    }
    void scores(std::span<const solve::Score> items) {
        list(items, [this](const solve::Score& score) {
            text_ += '[';
            number(score.literal.dimacs());
            text_ += ',';
            number(score.value);
            text_ += ']';
        });
    }
    void texts(std::span<const std::string> items) {
        list(items, [this](const std::string& item) { text_ += core::json_string(item); });
    }

  private:
    std::string& text_;
};

/// Returns the fields that do not have their default values.
Fields present_fields(const Event& event) {
    Fields fields = 0;
    const auto add = [&](Field field, bool present) { fields |= present ? just(field) : 0; };
    add(Field::literal, event.literal != Literal());
    add(Field::level, event.level != 0);
    add(Field::clause, event.clause != 0);
    add(Field::literals, !event.literals.empty());
    add(Field::resolved, !event.resolved.empty());
    add(Field::strengthened, !event.strengthened.empty());
    add(Field::glue, event.glue != 0);
    add(Field::assigned, event.assigned != 0);
    add(Field::count, event.count != 0);
    add(Field::word, !event.word.empty());
    add(Field::scores, !event.scores.empty());
    return fields;
}

constexpr solve::EventKinds kinds_with_reasons =
    only(Kind::decision) | only(Kind::propagation) | only(Kind::pure_literal);

}  // namespace

std::vector<std::string_view> field_names(Kind kind) {
    std::vector<std::string_view> names;
    for (std::size_t index = 0; index < field_list.size(); ++index) {
        if ((fields_of(kind) & just(static_cast<Field>(index))) != 0) names.push_back(field_list[index]);
    }
    return names;
}

std::string header_line(const Header& header) {
    std::string text = R"({"event":"begin","program":"satdoku")";
    LineWriter line(text);
    const auto add_text = [&](std::string_view name, const std::string& value) {
        line.key(name);
        text += core::json_string(value);
    };
    const auto add_number = [&](std::string_view name, std::uint64_t value) {
        line.key(name);
        line.number(value);
    };
    add_text("version", header.version);
    add_text("formula", header.formula);
    add_number("variables", header.variables);
    add_number("clauses", header.clauses);
    add_text("engine", header.engine);
    if (!header.branching.empty()) add_text("branching", header.branching);
    add_number("seed", header.seed);
    line.key("settings");
    line.texts(header.settings);
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind) {
        if ((header.kinds & only(static_cast<Kind>(kind))) != 0) kinds.emplace_back(kind_names[kind]);
    }
    line.key("kinds");
    line.texts(kinds);
    add_number("from", header.from);
    if (header.to != Header{}.to) add_number("to", header.to);
    text += '}';
    return text;
}

void append_event(std::string& text, const Event& event, std::uint64_t number,
                  std::span<const std::uint64_t> steps) {
    LineWriter line(text);
    text += R"({"number":)";
    line.number(number);
    line.key("event");
    text += '"';
    text += name_of(event.kind);
    text += '"';
    const Fields fields = fields_of(event.kind) | present_fields(event);
    for (std::size_t index = 0; index < field_list.size(); ++index) {
        const auto field = static_cast<Field>(index);
        if ((fields & just(field)) == 0) continue;
        line.key(field_list[index]);
        switch (field) {
            case Field::literal:
                line.number(event.literal.dimacs());
                break;
            case Field::level:
                line.number(event.level);
                break;
            case Field::clause:
                line.number(event.clause);
                break;
            case Field::literals:
                line.literals(event.literals);
                break;
            case Field::resolved:
                line.literals(event.resolved);
                break;
            case Field::steps:
                line.numbers(steps);
                break;
            case Field::strengthened:
                line.literals(event.strengthened);
                break;
            case Field::glue:
                line.number(event.glue);
                break;
            case Field::assigned:
                line.number(event.assigned);
                break;
            case Field::count:
                line.number(event.count);
                break;
            case Field::word:
                text += core::json_string(event.word);
                break;
            case Field::scores:
                line.scores(event.scores);
                break;
        }
    }
    text += "}\n";
}

Writer::Writer(const Header& header, Sink sink)
    : kinds_(header.kinds),
      from_(header.from),
      to_(header.to),
      sink_(std::move(sink)),
      lines_(header_line(header)) {
    lines_ += '\n';
}

solve::EventKinds Writer::wants() const {
    const solve::EventKinds scores = only(Kind::scores);
    return (solve::all_kinds & ~scores) | (kinds_ & scores);
}

void Writer::observe(const Event& event) {
    constexpr std::size_t at_once = std::size_t{1} << 16U;
    if (done()) return;
    if (event.kind != Kind::scores) ++number_;
    if ((kinds_ & only(Kind::learned)) != 0 && (kinds_with_reasons & only(event.kind)) != 0)
        reasons_.set(event.literal.variable(), event.clause);
    // Scores have the number of the decision that follows.
    const std::uint64_t number = event.kind == Kind::scores ? number_ + 1 : number_;
    if ((kinds_ & only(event.kind)) == 0 || number < from_) return;
    steps_.clear();
    for (const Literal literal : event.resolved) steps_.push_back(reasons_[literal.variable()]);
    append_event(lines_, event, number, steps_);
    ++written_;
    if (lines_.size() >= at_once) flush();
}

void Writer::flush() {
    sink_(lines_);
    lines_.clear();
}

}  // namespace satdoku::trace
