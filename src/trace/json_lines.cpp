// Both directions go by the table of fields. A line is read field by field into lists that are reused for every line.
#include "fields.hpp"
#include <satdoku/core/json.hpp>
#include <satdoku/core/json_reader.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <algorithm>

namespace satdoku::trace {
namespace {
using cnf::Literal;
using core::JsonReader;
using core::JsonWriter;
using solve::Event;
using solve::only;
using Kind = Event::Kind;

// ---- Writing

void write(JsonWriter& json, Literal literal) { json.value(literal.dimacs()); }
void write(JsonWriter& json, std::uint64_t number) { json.value(number); }
void write(JsonWriter& json, std::string_view word) { json.value(word); }
void write(JsonWriter& json, std::span<const Literal> literals) {
    json.array(literals, [&](Literal literal) { write(json, literal); });
}
void write(JsonWriter& json, std::span<const solve::Score> scores) {
    json.array(scores, [&](const solve::Score& score) {
        json.begin_array().value(score.literal.dimacs()).value(score.value).end_array();
    });
}

constexpr solve::EventKinds kinds_with_reasons =
    only(Kind::decision) | only(Kind::propagation) | only(Kind::pure_literal);
}  // namespace

std::vector<std::string_view> field_names(Kind kind) {
    std::vector<std::string_view> names;
    for (std::size_t field = 0; field < field_table.size(); ++field)
        if ((fields_of(kind) & just(field)) != 0) names.push_back(field_table[field].name);
    return names;
}

namespace {
/// The fields of the header, in their order after "event" and "program".
struct HeaderField {
    std::string_view name;
    std::variant<std::string Header::*, std::uint32_t Header::*, std::uint64_t Header::*,
                 std::vector<std::string> Header::*, std::monostate>
        place;                 ///< nothing: the kinds, which are written by their names
    bool is_optional = false;  ///< not written with its default value
};

constexpr auto header_fields = std::to_array<HeaderField>({
    {"version", &Header::version},
    {"formula", &Header::formula},
    {"variables", &Header::variables},
    {"clauses", &Header::clauses},
    {"engine", &Header::engine},
    {"branching", &Header::branching, true},
    {"seed", &Header::seed},
    {"settings", &Header::settings},
    {"kinds", std::monostate()},
    {"from", &Header::from},
    {"to", &Header::to, true},
});

void write_kinds(JsonWriter& json, solve::EventKinds kinds) {
    json.begin_array();
    for (std::size_t kind = 0; kind < kind_names.size(); ++kind)
        if ((kinds & only(static_cast<Kind>(kind))) != 0) json.value(kind_names[kind]);
    json.end_array();
}

/// Returns the line of the header, without a line end.
std::string header_line(const Header& header) {
    std::string text;
    JsonWriter json(text);
    json.begin_object().member("event", "begin").member("program", "satdoku");
    for (const HeaderField& field : header_fields) {
        const auto write = [&](auto place) {
            if constexpr (std::is_same_v<decltype(place), std::monostate>) {
                write_kinds(json.key(field.name), header.kinds);
            } else if constexpr (std::is_same_v<decltype(place), std::vector<std::string> Header::*>) {
                json.key(field.name).array(header.*place);
            } else if (!field.is_optional || header.*place != Header{}.*place) {
                json.member(field.name, header.*place);
            }
        };
        std::visit(write, field.place);
    }
    json.end_object();
    return text;
}
}  // namespace

void append_event(std::string& text, const Event& event, std::uint64_t number, std::span<const std::uint64_t> steps) {
    // Names of kinds and fields need no escapes. Through core::JsonWriter a trace takes 1.6 times the instructions.
    text += R"({"number":)";
    JsonWriter(text).value(number);
    text += R"(,"event":")";
    text += name_of(event.kind);
    text += '"';
    const Fields required = fields_of(event.kind);
    for (std::size_t field = 0; field < field_table.size(); ++field) {
        const auto& [name, place] = field_table[field];
        const auto is_set_there = [&](auto member) { return is_set(event, member); };
        if ((required & just(field)) == 0 && !std::visit(is_set_there, place)) continue;
        text += ",\"";
        text += name;
        text += "\":";
        JsonWriter json(text);
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
    return (solve::all_kinds & ~solve::kinds_of_details) | (kinds_ & solve::kinds_of_details);
}

void Writer::observe(const Event& event) {
    constexpr std::size_t at_once = std::size_t{1} << 16U;
    if (done()) return;
    if (!solve::is_detail(event.kind)) ++number_;
    if ((kinds_ & only(Kind::learned)) != 0 && (kinds_with_reasons & only(event.kind)) != 0)
        reasons_.set(event.literal.variable(), event.clause);
    const std::uint64_t number = solve::is_detail(event.kind) ? number_ + 1 : number_;
    if ((kinds_ & only(event.kind)) == 0 || number < from_) return;
    steps_.clear();
    for (const Literal literal : event.resolved) steps_.push_back(reasons_[literal.variable()]);
    append_event(lines_, event, number, steps_);
    ++(solve::is_detail(event.kind) ? details_ : written_);
    if (lines_.size() >= at_once) flush();
}

void Writer::flush() {
    sink_(lines_);
    lines_.clear();
}

// ---- Reading

namespace {
/// Throws core::Error if the source has ended within the line.
void require_whole(const core::LineReader& lines, std::string_view line, core::Location at) {
    if (lines.has_end() || core::trimmed(line).ends_with('}')) return;
    at.column = line.size() + 1;
    throw core::Error(std::move(at), "trace.cut_off");
}

void read_value(JsonReader& json, std::string& value) { value = json.string(); }
void read_value(JsonReader& json, std::integral auto& value) {
    value = json.number<std::remove_reference_t<decltype(value)>>();
}
void read_value(JsonReader& json, std::vector<std::string>& values) {
    for (json.begin_array(); json.next_item();) values.emplace_back(json.string());
}

solve::EventKinds read_kinds(JsonReader& json) {
    solve::EventKinds kinds = 0;
    for (json.begin_array(); json.next_item();) {
        const auto kind = kind_of(json.string());
        if (!kind) json.fail("trace.unknown_kind");
        kinds |= only(*kind);
    }
    return kinds;
}

void read_header_field(JsonReader& json, const HeaderField& field, Header& header) {
    const auto read = [&](auto place) {
        if constexpr (std::is_same_v<decltype(place), std::monostate>) {
            header.kinds = read_kinds(json);
        } else {
            read_value(json, header.*place);
        }
    };
    std::visit(read, field.place);
    if (header.variables > cnf::largest_variable) json.fail("trace.no_header");
}

/// @param line  the first one
Header read_header(std::string_view line, const std::string& name) {
    JsonReader json(line, {.file = name, .line = 1});
    Header header;
    bool begins = false;
    for (json.begin_object(); const auto key = json.next_key();) {
        const auto* const field = std::ranges::find(header_fields, *key, &HeaderField::name);
        if (field != header_fields.end()) {
            read_header_field(json, *field, header);
        } else if (*key == "event") {
            begins = json.string() == "begin";
            if (!begins) json.fail("trace.no_header");
        } else {
            json.skip();
        }
    }
    json.end();
    if (!begins) json.fail("trace.no_header");
    return header;
}

class EventReader {
  public:
    EventReader(const std::string& name, const Header& header)
        : name_(name), variables_(static_cast<std::int64_t>(header.variables)) {}

    /// @return its number; the event is valid until the next call
    std::uint64_t read(std::string_view line, std::uint64_t line_number, Event& event) {
        JsonReader json(line, {.file = name_, .line = line_number});
        event = {.kind = Kind::end};
        std::optional<std::uint64_t> number;
        std::optional<Kind> kind;
        Fields seen = 0;
        for (json.begin_object(); const auto key = json.next_key();) {
            if (*key == "number") {
                number = json.number<std::uint64_t>();
            } else if (*key == "event") {
                kind = kind_of(json.string());
                if (!kind) json.fail("trace.unknown_kind");
            } else if (const auto field = field_named(*key)) {
                if ((seen & just(*field)) != 0) json.fail("trace.twice", {std::string(*key)});
                seen |= just(*field);
                read_field(json, *field, event);
            } else {
                json.skip();
            }
        }
        json.end();
        if (!kind) json.fail("trace.lacks", {"event"});
        if (!number) json.fail("trace.lacks", {"number"});
        event.kind = *kind;
        require_fields(json, fields_of(*kind) & ~seen);
        require_order(json, *number, *kind);
        return *number;
    }

  private:
    Literal literal(JsonReader& json) const {
        const auto number = json.number<std::int64_t>();
        if (number == 0 || number > variables_ || number < -variables_)
            json.fail("trace.literal", {std::to_string(variables_)});
        return Literal::from_dimacs(static_cast<std::int32_t>(number));
    }
    void read_field(JsonReader& json, std::size_t field, Event& event) {
        std::visit(
            [&](auto place) {
                if constexpr (std::is_same_v<decltype(place), std::monostate>) {
                    json.skip();
                } else {
                    read_value(json, field, event.*place);
                }
            },
            field_table[field].place);
    }

    void read_value(JsonReader& json, std::size_t /*field*/, Literal& value) const { value = literal(json); }
    template <std::integral Number> void read_value(JsonReader& json, std::size_t /*field*/, Number& value) const {
        value = json.number<Number>();
    }
    void read_value(JsonReader& json, std::size_t /*field*/, std::string_view& value) {
        word_ = json.string();
        value = word_;
    }
    void read_value(JsonReader& json, std::size_t field, std::span<const Literal>& value) {
        std::vector<Literal>& literals = literals_[field];
        literals.clear();
        for (json.begin_array(); json.next_item();) literals.push_back(literal(json));
        value = literals;
    }
    void read_value(JsonReader& json, std::size_t /*field*/, std::span<const solve::Score>& value) {
        scores_.clear();
        for (json.begin_array(); json.next_item();) {
            json.begin_array();
            if (!json.next_item()) json.fail("json.number");
            const Literal scored = literal(json);
            if (!json.next_item()) json.fail("json.number");
            scores_.push_back({scored, json.number<double>()});
            if (json.next_item()) json.fail("json.expected", {"]"});
        }
        value = scores_;
    }

    static void require_fields(const JsonReader& json, Fields lacking) {
        for (std::size_t field = 0; field < field_table.size(); ++field)
            if ((lacking & just(field)) != 0) json.fail("trace.lacks", {std::string(field_table[field].name)});
    }

    void require_order(const JsonReader& json, std::uint64_t number, Kind kind) {
        if (number < next_) json.fail("trace.order", {std::to_string(next_)});
        next_ = solve::is_detail(kind) ? number : number + 1;
    }

    const std::string& name_;
    std::int64_t variables_;
    std::uint64_t next_ = 1;
    std::array<std::vector<Literal>, field_table.size()> literals_;  ///< by field
    std::vector<solve::Score> scores_;
    std::string word_;
};
}  // namespace

void read(const core::ByteSource& source, const std::string& name, const std::function<void(const Header&)>& begin,
          const std::function<bool(const Event&, std::uint64_t)>& take) {
    core::LineReader lines(source, std::string::npos);
    const std::string_view first = lines.next().value_or(std::string_view{});
    require_whole(lines, first, {.file = name, .line = 1});
    const Header header = read_header(first, name);
    begin(header);
    EventReader reader(name, header);
    Event event{.kind = Kind::end};
    for (std::uint64_t line_number = 2; const auto line = lines.next(); ++line_number) {
        require_whole(lines, *line, {.file = name, .line = line_number});
        const std::uint64_t number = reader.read(*line, line_number, event);
        if (!take(event, number)) return;
    }
}
}  // namespace satdoku::trace
