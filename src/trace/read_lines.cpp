// A line is read field by field into lists that are reused for every line.
#include "fields.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/json_reader.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <satdoku/trace/kinds.hpp>

#include <array>
#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace satdoku::trace {

namespace {

using cnf::Literal;
using solve::Event;
using solve::only;
using Kind = Event::Kind;

/// Splits the source into lines of any length.
class Lines {
  public:
    explicit Lines(const ByteSource& source) : source_(source) {}

    /// Returns the next line without its line end; nothing at the end of the source. Valid until the next call.
    std::optional<std::string_view> next() {
        constexpr std::size_t block = std::size_t{1} << 16U;
        std::size_t searched = begin_;
        for (;;) {
            const std::size_t end = text_.find('\n', searched);
            if (end != std::string::npos) {
                const std::string_view line(text_.data() + begin_, end - begin_);
                begin_ = end + 1;
                return line;
            }
            text_.erase(0, std::exchange(begin_, 0));
            searched = text_.size();
            text_.resize(searched + block);
            text_.resize(searched + source_(std::span(text_).subspan(searched)));
            if (text_.size() > searched) continue;
            if (text_.empty()) return std::nullopt;
            begin_ = text_.size();
            has_end_ = false;
            return text_;
        }
    }
    /// Returns false if the last line of the source had no line end.
    bool has_end() const { return has_end_; }

  private:
    const ByteSource& source_;
    std::string text_;
    std::size_t begin_ = 0;
    bool has_end_ = true;
};

/// Throws core::Error if the source has ended within the line.
void require_whole(const Lines& lines, std::string_view line, core::Location at) {
    if (lines.has_end() || core::trimmed(line).ends_with('}')) return;
    at.column = line.size() + 1;
    throw core::Error(std::move(at), "trace.cut_off");
}

solve::EventKinds read_kinds(core::JsonReader& json) {
    solve::EventKinds kinds = 0;
    for (json.begin_array(); json.next_item();) {
        const auto kind = kind_of(json.string());
        if (!kind) json.fail("trace.unknown_kind");
        kinds |= only(*kind);
    }
    return kinds;
}

/// @param line  the first one
Header read_header(std::string_view line, const std::string& name) {
    core::JsonReader json(line, {.file = name, .line = 1});
    Header header;
    bool begins = false;
    for (json.begin_object(); const auto key = json.next_key();) {
        if (*key == "event") {
            begins = json.string() == "begin";
            if (!begins) json.fail("trace.no_header");
        } else if (*key == "version") {
            header.version = json.string();
        } else if (*key == "formula") {
            header.formula = json.string();
        } else if (*key == "variables") {
            header.variables = json.number<std::uint32_t>();
            if (header.variables > cnf::largest_variable) json.fail("trace.no_header");
        } else if (*key == "clauses") {
            header.clauses = json.number<std::uint64_t>();
        } else if (*key == "engine") {
            header.engine = json.string();
        } else if (*key == "branching") {
            header.branching = json.string();
        } else if (*key == "seed") {
            header.seed = json.number<std::uint64_t>();
        } else if (*key == "settings") {
            for (json.begin_array(); json.next_item();) header.settings.emplace_back(json.string());
        } else if (*key == "kinds") {
            header.kinds = read_kinds(json);
        } else if (*key == "from") {
            header.from = json.number<std::uint64_t>();
        } else if (*key == "to") {
            header.to = json.number<std::uint64_t>();
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
        core::JsonReader json(line, {.file = name_, .line = line_number});
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
    Literal literal(core::JsonReader& json) const {
        const auto number = json.number<std::int64_t>();
        if (number == 0 || number > variables_ || number < -variables_)
            json.fail("trace.literal", {std::to_string(variables_)});
        return Literal::from_dimacs(static_cast<std::int32_t>(number));
    }
    void read_field(core::JsonReader& json, std::size_t field, Event& event) {
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

    void read_value(core::JsonReader& json, std::size_t /*field*/, Literal& value) const { value = literal(json); }
    template <std::integral Number>
    void read_value(core::JsonReader& json, std::size_t /*field*/, Number& value) const {
        value = json.number<Number>();
    }
    void read_value(core::JsonReader& json, std::size_t /*field*/, std::string_view& value) {
        word_ = json.string();
        value = word_;
    }
    void read_value(core::JsonReader& json, std::size_t field, std::span<const Literal>& value) {
        std::vector<Literal>& literals = literals_[field];
        literals.clear();
        for (json.begin_array(); json.next_item();) literals.push_back(literal(json));
        value = literals;
    }
    void read_value(core::JsonReader& json, std::size_t /*field*/, std::span<const solve::Score>& value) {
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

    static void require_fields(const core::JsonReader& json, Fields lacking) {
        for (std::size_t field = 0; field < field_table.size(); ++field) {
            if ((lacking & just(field)) != 0) json.fail("trace.lacks", {std::string(field_table[field].name)});
        }
    }

    /// Scores have the number of the decision that follows.
    void require_order(const core::JsonReader& json, std::uint64_t number, Kind kind) {
        if (number < next_) json.fail("trace.order", {std::to_string(next_)});
        next_ = kind == Kind::scores ? number : number + 1;
    }

    const std::string& name_;
    std::int64_t variables_;
    std::uint64_t next_ = 1;
    std::array<std::vector<Literal>, field_table.size()> literals_;  ///< by field
    std::vector<solve::Score> scores_;
    std::string word_;
};

}  // namespace

void read(const ByteSource& source, const std::string& name, const std::function<void(const Header&)>& begin,
          const std::function<bool(const Event&, std::uint64_t)>& take) {
    Lines lines(source);
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
