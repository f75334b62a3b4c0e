// Reads DIMACS CNF in one pass over a buffer: the grammar, and its common violations.
#include "dimacs_bytes.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <algorithm>
#include <iterator>

namespace satdoku::cnf {
namespace {
/// "x1", "x-1", or an x and a blank before a literal.
bool starts_xor_clause(std::string_view token) {
    if (token.empty() || token.front() != 'x') return false;
    token.remove_prefix(1);
    return token.empty() || core::parse_number<std::int64_t>(token);
}

class Reader : DimacsBytes {
  public:
    Reader(const core::ByteSource& source, const std::string& name, ClauseSink& sink, const ReadOptions& options)
        : DimacsBytes(source, name), sink_(sink), options_(options) {}

    ReadReport read() {
        skip_mark();
        read_header();
        read_clauses();
        if (!report_.stopped) {
            check_end();
            report_.stopped = options_.stopped && options_.stopped();
        }
        if (!report_.stopped) sink_.end();
        return std::move(report_);
    }

  private:
    void skip_comment() {
        if (options_.notes != nullptr) pass_comment();
        for (;;) {
            at_ = std::find_if(at_, end_, is_line_end);
            if (at_ != end_ || !refill()) return;
        }
    }

    void pass_comment() {
        const bool on_line_of_its_own = last_line_ != 0 && last_line_ != line();
        if (in_clause_ || !on_line_of_its_own) return;
        const std::string_view text = core::trimmed(bytes_until(is_line_end).substr(1));
        options_.notes->comment(text.substr(0, FileNotes::longest_comment));
    }

    void skip_blanks() {
        for (;;) {
            switch (*at_) {
                case ' ':
                case '\t': ++at_; break;
                case '\n':
                    ++at_;
                    next_line();
                    break;
                case '\r': skip_line_end(); break;
                case 'c': skip_comment(); break;
                case '\0':
                    if (at_ != end_ || !refill()) return;
                    break;
                default: return;
            }
        }
    }

    core::Location clause_start() const { return {name(), clause_line_, clause_column_}; }

    /// Some programs write the board of a puzzle before the header of its formula, as rows of digits.
    void pass_boards() {
        for (bool is_first = true; is_row(); is_first = false) {
            if (!options_.relaxed) fail("dimacs.before_header", {found()});
            if (is_first) report_.warnings.emplace_back(here(), "dimacs.before_header_ignored");
            skip_comment();
            skip_blanks();
        }
    }

    /// Returns true if the rest of the line is at least a row of a board: a shorter one could also be a clause.
    bool is_row() {
        constexpr std::ptrdiff_t fewest_cells = 9;
        const std::string_view text = bytes_until(is_line_end);
        const auto cells = std::ranges::count_if(text, [](char byte) { return digit_of(byte) <= 9 || byte == '.'; });
        const auto blanks = std::count_if(text.begin(), text.end(), is_blank);
        return cells >= fewest_cells && static_cast<std::size_t>(cells + blanks) == text.size();
    }

    void read_header() {
        skip_blanks();
        pass_boards();
        if (token() != "p") fail("dimacs.expected_header", {found()});
        ++at_;
        skip_blanks_of_line();
        const std::string_view format = token();
        grouped_ = is_grouped(format);
        if (!grouped_ && format != "cnf")
            fail(format.empty() ? "dimacs.expected_header" : "dimacs.other_format", {found()});
        at_ += format.size();
        report_.header_variables = read_count<std::uint32_t>("dimacs.expected_variable_count", largest_variable);
        report_.header_clauses =
            read_count<std::uint64_t>("dimacs.expected_clause_count", std::numeric_limits<std::int64_t>::max());
        if (grouped_)
            options_.notes->groups(groups_ =
                                       read_count<std::uint32_t>("dimacs.expected_group_count", largest_variable));
        skip_blanks_of_line();
        if (!at_end() && !is_line_end(*at_) && *at_ != 'c') fail("dimacs.expected_line_end", {found()});
        last_line_ = line();
        report_.variables = report_.header_variables;
        sink_.variables(report_.variables);
    }

    bool is_grouped(std::string_view format) const { return options_.notes != nullptr && format == "gcnf"; }

    /// "{3}"
    void read_group() {
        const std::string_view text = token();
        const bool closed = text.size() > 2 && text.back() == '}';
        const auto group = closed ? core::parse_number<std::uint32_t>(text.substr(1, text.size() - 2)) : std::nullopt;
        if (!group || *group > groups_) fail("dimacs.group_out_of_range", {std::to_string(groups_), found()});
        begin_clause();
        options_.notes->group(*group);
        at_ += text.size();
    }

    /// A clause of a group has already begun at the number of its group.
    void begin_clause() {
        if (grouped_ && *at_ != '{') fail("dimacs.expected_group", {found()});
        in_clause_ = true;
        clause_line_ = line();
        clause_column_ = column();
    }

    template <typename Number> Number read_count(std::string_view key, std::uint64_t largest) {
        skip_blanks_of_line();
        const std::string_view text = token();
        const std::optional<Number> number = core::parse_number<Number>(text);
        if (!number || *number > largest) fail(key, {std::to_string(largest), found()});
        at_ += text.size();
        return *number;
    }

    void read_clauses() {
        constexpr std::uint64_t clauses_between_questions = 256;
        constexpr std::ptrdiff_t safe_digits = std::numeric_limits<std::uint64_t>::digits10 - 1;
        for (;;) {
            if (*at_ == ' ') ++at_;  // usually there is only this blank
            if (*at_ <= ' ' || *at_ == 'c') skip_blanks();
            const bool negative = *at_ == '-';
            const char* const digits = at_ + (negative ? 1 : 0);
            const char* stop = digits;
            std::uint64_t value = 0;
            for (unsigned digit = digit_of(*stop); digit <= 9; digit = digit_of(*++stop)) value = value * 10 + digit;
            if (stop == end_) {
                if (at_ == end_) return;
                if (!exhausted_) {
                    refill();
                    continue;
                }
            } else if (!is_blank(*stop)) {
                if (token() == "%" && !in_clause_) return read_trailer();
                if (!grouped_ || in_clause_ || *at_ != '{') refuse_token();
                read_group();
                continue;
            }
            if (stop == digits) refuse_token();
            if (stop - digits > safe_digits) value = read_long_number(digits, stop);
            if (value != 0) {
                add_literal(value, negative);
            } else {
                if (negative) refuse_token();
                finish_clause();
                if (report_.clauses % clauses_between_questions == 0 && options_.stopped && options_.stopped()) {
                    report_.stopped = true;
                    return;
                }
            }
            at_ = stop;
        }
    }

    /// Handles a number whose digits may have overflowed 64 bits. It is in range only if it has leading zeros.
    static std::uint64_t read_long_number(const char* digits, const char* stop) {
        const char* const first = std::find_if(digits, stop, [](char byte) { return byte != '0'; });
        if (first == stop) return 0;
        const std::string_view text(first, static_cast<std::size_t>(stop - first));
        return core::parse_number<std::uint64_t>(text).value_or(std::numeric_limits<std::uint64_t>::max());
    }

    void add_literal(std::uint64_t number, bool negative) {
        if (number > report_.variables) [[unlikely]]
            grow_to(number);
        if (!in_clause_) begin_clause();
        clause_.push_back(Literal(Variable(static_cast<std::uint32_t>(number) - 1), negative));
    }

    void grow_to(std::uint64_t number) {
        if (number > largest_variable) fail("dimacs.out_of_range", {std::to_string(largest_variable), found()});
        if (!options_.relaxed) fail("dimacs.above_header", {std::to_string(report_.header_variables), found()});
        if (!first_extra_variable_) first_extra_variable_ = here();
        report_.variables = static_cast<std::uint32_t>(number);
        call_sink([&] { sink_.variables(report_.variables); });
    }

    void finish_clause() {
        if (grouped_ && !in_clause_) fail("dimacs.expected_group", {found()});
        last_line_ = line();
        if (report_.clauses == report_.header_clauses) first_extra_clause_ = in_clause_ ? clause_start() : here();
        ++report_.clauses;
        report_.literals += clause_.size();
        call_sink([&] { sink_.clause(clause_); });
        clause_.clear();
        in_clause_ = false;
    }

    /// A sink does not know the place in the file, so the reader adds it to the sink's errors (not enough memory for a
    /// large variable).
    template <typename Call> void call_sink(Call call) {
        try {
            call();
        } catch (const core::Error& error) {
            if (error.location()) throw;
            throw core::Error(here(), error.key(), error.arguments());
        }
    }

    /// Files of SATLIB end with a line "%", a line "0" and blanks.
    void read_trailer() {
        ++at_;
        skip_blanks();
        if (token() == "0") ++at_;
        skip_blanks();
        if (!at_end()) fail("dimacs.after_trailer", {found()});
    }

    [[noreturn]] void refuse_token() {
        const std::string_view text = token();
        if (text == "p") fail("dimacs.second_header");
        if (!in_clause_ && starts_xor_clause(text)) fail("dimacs.xor_clause", {found()});
        fail("dimacs.expected_literal", {found()});
    }

    void check_end() {
        if (in_clause_) {
            const core::Location start = clause_start();
            if (!options_.relaxed) throw core::Error(start, "dimacs.missing_zero");
            report_.warnings.emplace_back(start, "dimacs.missing_zero_added");
            finish_clause();
        }
        if (report_.clauses != report_.header_clauses) {
            const core::Location place = report_.clauses > report_.header_clauses ? first_extra_clause_ : here();
            const std::vector<std::string> counts = {std::to_string(report_.header_clauses),
                                                     std::to_string(report_.clauses)};
            if (!options_.relaxed) throw core::Error(place, "dimacs.clause_count", counts);
            report_.warnings.emplace_back(place, "dimacs.clause_count_ignored", counts);
        }
        if (first_extra_variable_) {
            const std::vector<std::string> counts = {std::to_string(report_.header_variables),
                                                     std::to_string(report_.variables)};
            report_.warnings.emplace_back(*first_extra_variable_, "dimacs.above_header_ignored", counts);
        }
    }

    ClauseSink& sink_;
    const ReadOptions& options_;

    std::uint32_t groups_ = 0;       ///< of the header
    bool grouped_ = false;           ///< whether each clause begins with its group
    std::uint64_t last_line_ = 0;    ///< where the header or the latest clause ends; 0: before the header
    std::vector<Literal> clause_;    ///< the literals of the clause that is being read
    bool in_clause_ = false;         ///< whether it has one
    std::uint64_t clause_line_ = 0;  ///< where it began; only valid while in_clause_
    std::uint64_t clause_column_ = 0;
    core::Location first_extra_clause_;
    std::optional<core::Location> first_extra_variable_;
    ReadReport report_;
};

}  // namespace

bool is_relaxed_over(const core::Error& error) {
    constexpr std::string_view keys[] = {"dimacs.before_header", "dimacs.above_header", "dimacs.missing_zero",
                                         "dimacs.clause_count"};
    return std::find(std::begin(keys), std::end(keys), error.key()) != std::end(keys);
}

ReadReport read_dimacs(const core::ByteSource& source, const std::string& name, ClauseSink& sink,
                       const ReadOptions& options) {
    return Reader(source, name, sink, options).read();
}

ReadReport read_dimacs(const std::string& path, ClauseSink& sink, const ReadOptions& options) {
    core::Input input(path);
    return read_dimacs([&input](std::span<char> buffer) { return input.read(buffer); }, input.name(), sink, options);
}
}  // namespace satdoku::cnf
