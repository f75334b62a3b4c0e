#include "fields.hpp"

#include <satdoku/core/json.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <satdoku/trace/kinds.hpp>

#include <type_traits>
#include <utility>
#include <variant>

namespace satdoku::trace {

namespace {

using cnf::Literal;
using solve::Event;
using solve::only;
using Kind = Event::Kind;

/// Returns true if the field does not have its default value.
bool is_set(const Event& event, const FieldPlace& place) {
    return std::visit(
        [&](auto member) {
            if constexpr (std::is_same_v<decltype(member), std::monostate>) {
                return false;
            } else if constexpr (requires { (event.*member).empty(); }) {
                return !(event.*member).empty();
            } else {
                return event.*member != std::remove_cvref_t<decltype(event.*member)>();
            }
        },
        place);
}

void write(core::JsonWriter& json, Literal literal) {
    json.value(literal.dimacs());
}
void write(core::JsonWriter& json, std::uint64_t number) {
    json.value(number);
}
void write(core::JsonWriter& json, std::string_view word) {
    json.value(word);
}
void write(core::JsonWriter& json, std::span<const Literal> literals) {
    json.array(literals, [&](Literal literal) { write(json, literal); });
}
void write(core::JsonWriter& json, std::span<const solve::Score> scores) {
    json.array(scores, [&](const solve::Score& score) {
        json.begin_array().value(score.literal.dimacs()).value(score.value).end_array();
    });
}

constexpr solve::EventKinds kinds_with_reasons =
    only(Kind::decision) | only(Kind::propagation) | only(Kind::pure_literal);

}  // namespace

std::vector<std::string_view> field_names(Kind kind) {
    std::vector<std::string_view> names;
    for (std::size_t field = 0; field < field_table.size(); ++field) {
        if ((fields_of(kind) & just(field)) != 0) names.push_back(field_table[field].name);
    }
    return names;
}

std::string header_line(const Header& header) {
    std::string text;
    core::JsonWriter json(text);
    json.begin_object().member("event", "begin").member("program", "satdoku").member("version", header.version);
    json.member("formula", header.formula).member("variables", header.variables);
    json.member("clauses", header.clauses).member("engine", header.engine);
    if (!header.branching.empty()) json.member("branching", header.branching);
    json.member("seed", header.seed).key("settings").array(header.settings);
    json.key("kinds").begin_array();
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind) {
        if ((header.kinds & only(static_cast<Kind>(kind))) != 0) json.value(kind_names[kind]);
    }
    json.end_array().member("from", header.from);
    if (header.to != Header{}.to) json.member("to", header.to);
    json.end_object();
    return text;
}

void append_event(std::string& text, const Event& event, std::uint64_t number, std::span<const std::uint64_t> steps) {
    // Names of kinds and fields need no escapes. Through core::JsonWriter a trace takes 1.6 times the instructions.
    text += R"({"number":)";
    core::JsonWriter(text).value(number);
    text += R"(,"event":")";
    text += name_of(event.kind);
    text += '"';
    const Fields required = fields_of(event.kind);
    for (std::size_t field = 0; field < field_table.size(); ++field) {
        const auto& [name, place] = field_table[field];
        if ((required & just(field)) == 0 && !is_set(event, place)) continue;
        text += ",\"";
        text += name;
        text += "\":";
        core::JsonWriter json(text);
        std::visit(
            [&](auto member) {
                if constexpr (std::is_same_v<decltype(member), std::monostate>) {
                    json.array(steps);
                } else {
                    write(json, event.*member);
                }
            },
            place);
    }
    text += "}\n";
}

Writer::Writer(const Header& header, Sink sink)
    : kinds_(header.kinds), from_(header.from), to_(header.to), sink_(std::move(sink)), lines_(header_line(header)) {
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
