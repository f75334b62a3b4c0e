// Reads DIMACS CNF in one pass over a buffer. The buffer ends with a zero byte, so that the loops over blanks
// and digits need no test for its end: they stop there like at any other byte that is none of theirs, and
// only then look whether it is the end. A token is never split: a refill keeps the bytes from `at_` on.
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/numbers.hpp>

#include <algorithm>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace satdoku::cnf {

namespace {

constexpr std::size_t buffer_size = 1U << 16U;

bool is_line_end(char byte) {
    return byte == '\n' || byte == '\r';
}
bool is_blank(char byte) {
    return byte == ' ' || byte == '\t' || is_line_end(byte);
}
/// A digit's value; above 9 for every other byte.
unsigned digit_of(char byte) {
    return static_cast<unsigned>(static_cast<unsigned char>(byte)) - '0';
}

/// "x1", "x-1", or an x before a literal that stands alone.
bool starts_xor_clause(std::string_view token) {
    if (token.empty() || token.front() != 'x') return false;
    token.remove_prefix(1);
    return token.empty() || core::parse_number<std::int64_t>(token);
}

class Reader {
  public:
    Reader(const ByteSource& source, const std::string& name, ClauseSink& sink, const ReadOptions& options)
        : source_(source),
          name_(name),
          sink_(sink),
          options_(options),
          buffer_(std::make_unique_for_overwrite<char[]>(buffer_size + 1)) {
        at_ = end_ = buffer_.get();
    }

    ReadReport read() {
        read_start();
        read_header();
        read_clauses();
        check_end();
        sink_.end();
        return std::move(report_);
    }

  private:
    // -- bytes

    bool refill();
    bool drop_leading_zeros();
    void next_line() {
        ++line_;
        line_start_ = offset(at_);
    }
    std::uint64_t offset(const char* place) const {
        return passed_ + static_cast<std::uint64_t>(place - buffer_.get());
    }
    void skip_line_end();
    void skip_comment();
    void tell_comment();
    void skip_blanks();
    void skip_blanks_of_line();
    bool at_end() { return at_ == end_ && !refill(); }

    // -- tokens and errors

    std::string_view bytes_until(bool (*is_of_kind)(char));
    /// The bytes up to the next blank; empty at the end of a line and of the file.
    std::string_view token() { return bytes_until(is_blank); }
    std::string found();
    core::Location here() const { return {name_, line_, offset(at_) - line_start_ + 1}; }
    core::Location clause_start() const { return {name_, clause_line_, clause_column_}; }
    [[noreturn]] void fail(std::string_view key, std::vector<std::string> arguments = {}) const {
        throw core::Error(here(), key, std::move(arguments));
    }

    // -- grammar

    void read_start();
    void pass_boards();
    bool is_row();
    void read_header();
    bool is_grouped(std::string_view format) const { return options_.notes != nullptr && format == "gcnf"; }
    void read_group();
    void begin_clause();
    template <typename Number>
    Number read_count(std::string_view key, std::uint64_t largest);
    void read_clauses();
    static std::uint64_t read_long_number(const char* digits, const char* stop);
    void add_literal(std::uint64_t number, bool negative);
    void grow_to(std::uint64_t number);
    void finish_clause();
    template <typename Call>
    void tell_sink(Call call);
    void read_trailer();
    [[noreturn]] void refuse_token();
    void check_end();

    const ByteSource& source_;
    const std::string& name_;
    ClauseSink& sink_;
    const ReadOptions& options_;

    std::unique_ptr<char[]> buffer_;  ///< not cleared: a small file touches little of it
    const char* at_;                  ///< the next byte
    const char* end_;                 ///< where the zero byte stands
    bool exhausted_ = false;          ///< the source has no more
    std::uint64_t passed_ = 0;        ///< bytes before the buffer's first
    std::uint64_t line_ = 1;
    std::uint64_t line_start_ = 0;  ///< offset of the line's first byte

    std::uint32_t groups_ = 0;       ///< of the header
    bool grouped_ = false;           ///< whether each clause begins with its group
    std::uint64_t told_line_ = 0;    ///< of the header, or of the latest clause's end; 0: before the header
    std::vector<Literal> clause_;    ///< the literals of the clause that is being read
    bool in_clause_ = false;         ///< whether it has one
    std::uint64_t clause_line_ = 0;  ///< where it began; only kept up while in_clause_
    std::uint64_t clause_column_ = 0;
    core::Location first_extra_clause_;
    std::optional<core::Location> first_extra_variable_;
    ReadReport report_;
};

/// Reads on, behind the bytes from at_ to end_; pointers into the buffer are invalid afterwards, also at the
/// end.
bool Reader::refill() {
    if (exhausted_) return false;
    if (end_ - at_ == buffer_size && !drop_leading_zeros()) fail("dimacs.expected_literal", {found()});
    const auto kept = static_cast<std::size_t>(end_ - at_);
    passed_ = offset(at_);
    std::memmove(buffer_.get(), at_, kept);
    const std::size_t count = source_(std::span(buffer_.get() + kept, buffer_size - kept));
    at_ = buffer_.get();
    end_ = at_ + kept + count;
    buffer_[kept + count] = '\0';
    exhausted_ = count == 0;
    return !exhausted_;
}

/// Of a number that fills the whole buffer: it may have any count of them. @return false where there are none
bool Reader::drop_leading_zeros() {
    const bool negative = *at_ == '-';
    const char* const zeros = at_ + (negative ? 1 : 0);
    const char* const behind = std::find_if(zeros, end_, [](char byte) { return byte != '0'; });
    if (behind - zeros < 2) return false;
    at_ = behind - 1;  // the last one may be all of the number
    if (negative) buffer_[static_cast<std::size_t>(--at_ - buffer_.get())] = '-';
    return true;
}

void Reader::skip_line_end() {
    const bool carriage_return = *at_++ == '\r';
    if (carriage_return && !at_end() && *at_ == '\n') ++at_;
    next_line();
}

void Reader::skip_comment() {
    if (options_.notes != nullptr) tell_comment();
    for (;;) {
        at_ = std::find_if(at_, end_, is_line_end);
        if (at_ != end_ || !refill()) return;
    }
}

void Reader::tell_comment() {
    const bool on_line_of_its_own = told_line_ != 0 && told_line_ != line_;
    if (in_clause_ || !on_line_of_its_own) return;
    std::string_view text = bytes_until(is_line_end).substr(1);
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    text = text.substr(0, text.find_last_not_of(" \t") + 1);
    options_.notes->comment(text.substr(0, FileNotes::longest_comment));
}

void Reader::skip_blanks() {
    for (;;) {
        switch (*at_) {
            case ' ':
            case '\t':
                ++at_;
                break;
            case '\n':
                ++at_;
                next_line();
                break;
            case '\r':
                skip_line_end();
                break;
            case 'c':
                skip_comment();
                break;
            case '\0':
                if (at_ != end_ || !refill()) return;
                break;
            default:
                return;
        }
    }
}

void Reader::skip_blanks_of_line() {
    while (!at_end() && (*at_ == ' ' || *at_ == '\t')) ++at_;
}

/// The bytes before the first one of a kind; empty at the end of the file.
std::string_view Reader::bytes_until(bool (*is_of_kind)(char)) {
    for (;;) {
        const char* const stop = std::find_if(at_, end_, is_of_kind);
        const auto length = static_cast<std::size_t>(stop - at_);
        if (length == buffer_size && drop_leading_zeros()) continue;
        if (stop != end_ || length == buffer_size || exhausted_) return {at_, length};
        refill();
    }
}

/// What stands here, as the argument of a sentence: a quoted token, a byte that cannot be shown, or the key
/// of the words for an end.
std::string Reader::found() {
    constexpr std::size_t longest = 40;
    const std::string_view text = token();
    if (text.empty()) return at_ == end_ ? "@dimacs.end_of_file" : "@dimacs.end_of_line";
    const auto hidden =
        std::find_if(text.begin(), text.end(), [](char byte) { return byte < ' ' || byte > '~'; });
    if (hidden != text.end()) {
        constexpr std::string_view hexadecimal = "0123456789ABCDEF";
        const auto value = static_cast<unsigned char>(*hidden);
        return {'0', 'x', hexadecimal[value / 16U], hexadecimal[value % 16U]};
    }
    std::string quoted = "'";
    quoted += text.substr(0, longest);
    quoted += text.size() > longest ? "...'" : "'";
    return quoted;
}

void Reader::read_start() {
    if (at_end()) fail("dimacs.empty_file");
    while (end_ - at_ < 3 && refill()) {
    }
    const std::string_view start(at_, static_cast<std::size_t>(std::min<std::ptrdiff_t>(end_ - at_, 3)));
    if (start == "\xEF\xBB\xBF") {
        at_ += start.size();
        line_start_ = start.size();
        return;
    }
    const bool marked = start.substr(0, 2) == "\xFF\xFE" || start.substr(0, 2) == "\xFE\xFF";
    const bool wide = start.size() >= 2 && (start[0] == '\0') != (start[1] == '\0') && start[0] != '\x1f';
    if (marked || wide) fail("dimacs.utf16");
}

/// Some programs write the board of a puzzle before the header of its formula: rows of digits.
void Reader::pass_boards() {
    for (bool is_first = true; is_row(); is_first = false) {
        if (!options_.relaxed) fail("dimacs.before_header", {found()});
        if (is_first) report_.warnings.emplace_back(here(), "dimacs.before_header_ignored");
        skip_comment();
        skip_blanks();
    }
}

/// Whether the rest of the line is a row of a board at least: what is shorter may as well be a clause.
bool Reader::is_row() {
    constexpr std::ptrdiff_t fewest_cells = 9;
    const std::string_view text = bytes_until(is_line_end);
    const auto cells =
        std::count_if(text.begin(), text.end(), [](char byte) { return digit_of(byte) <= 9 || byte == '.'; });
    const auto blanks = std::count_if(text.begin(), text.end(), is_blank);
    return cells >= fewest_cells && static_cast<std::size_t>(cells + blanks) == text.size();
}

void Reader::read_header() {
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
        options_.notes->groups(
            groups_ = read_count<std::uint32_t>("dimacs.expected_group_count", largest_variable));
    skip_blanks_of_line();
    if (!at_end() && !is_line_end(*at_) && *at_ != 'c') fail("dimacs.expected_line_end", {found()});
    told_line_ = line_;
    report_.variables = report_.header_variables;
    sink_.variables(report_.variables);
}

template <typename Number>
Number Reader::read_count(std::string_view key, std::uint64_t largest) {
    skip_blanks_of_line();
    const std::string_view text = token();
    const std::optional<Number> number = core::parse_number<Number>(text);
    if (!number || *number > largest) fail(key, {std::to_string(largest), found()});
    at_ += text.size();
    return *number;
}

void Reader::read_clauses() {
    constexpr std::ptrdiff_t safe_digits = std::numeric_limits<std::uint64_t>::digits10 - 1;
    for (;;) {
        if (*at_ == ' ') ++at_;  // as a rule it is the only blank here
        if (*at_ <= ' ' || *at_ == 'c') skip_blanks();
        const bool negative = *at_ == '-';
        const char* const digits = at_ + (negative ? 1 : 0);
        const char* stop = digits;
        std::uint64_t value = 0;
        for (unsigned digit = digit_of(*stop); digit <= 9; digit = digit_of(*++stop))
            value = value * 10 + digit;
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
        }
        at_ = stop;
    }
}

/// A number of so many digits that a 64-bit value may have overflowed: only leading zeros let it be in range.
std::uint64_t Reader::read_long_number(const char* digits, const char* stop) {
    const char* const first = std::find_if(digits, stop, [](char byte) { return byte != '0'; });
    if (first == stop) return 0;
    const std::string_view text(first, static_cast<std::size_t>(stop - first));
    return core::parse_number<std::uint64_t>(text).value_or(std::numeric_limits<std::uint64_t>::max());
}

void Reader::add_literal(std::uint64_t number, bool negative) {
    if (number > report_.variables) [[unlikely]]
        grow_to(number);
    if (!in_clause_) begin_clause();
    clause_.push_back(Literal(Variable(static_cast<std::uint32_t>(number) - 1), negative));
}

/// A clause of a group has begun where its group was read.
void Reader::begin_clause() {
    if (grouped_ && *at_ != '{') fail("dimacs.expected_group", {found()});
    in_clause_ = true;
    clause_line_ = line_;
    clause_column_ = offset(at_) - line_start_ + 1;
}

/// "{3}"
void Reader::read_group() {
    const std::string_view text = token();
    const bool closed = text.size() > 2 && text.back() == '}';
    const auto group =
        closed ? core::parse_number<std::uint32_t>(text.substr(1, text.size() - 2)) : std::nullopt;
    if (!group || *group > groups_) fail("dimacs.group_out_of_range", {std::to_string(groups_), found()});
    begin_clause();
    options_.notes->group(*group);
    at_ += text.size();
}

void Reader::grow_to(std::uint64_t number) {
    if (number > largest_variable) fail("dimacs.out_of_range", {std::to_string(largest_variable), found()});
    if (!options_.relaxed) fail("dimacs.above_header", {std::to_string(report_.header_variables), found()});
    if (!first_extra_variable_) first_extra_variable_ = here();
    report_.variables = static_cast<std::uint32_t>(number);
    tell_sink([&] { sink_.variables(report_.variables); });
}

void Reader::finish_clause() {
    if (grouped_ && !in_clause_) fail("dimacs.expected_group", {found()});
    told_line_ = line_;
    if (report_.clauses == report_.header_clauses) first_extra_clause_ = in_clause_ ? clause_start() : here();
    ++report_.clauses;
    report_.literals += clause_.size();
    tell_sink([&] { sink_.clause(clause_); });
    clause_.clear();
    in_clause_ = false;
}

/// A sink knows no place in a file: its errors (no memory for so large a variable) get ours.
template <typename Call>
void Reader::tell_sink(Call call) {
    try {
        call();
    } catch (const core::Error& error) {
        if (error.location()) throw;
        throw core::Error(here(), error.key(), error.arguments());
    }
}

/// SATLIB's files end with a line "%", a line "0" and blanks.
void Reader::read_trailer() {
    ++at_;
    skip_blanks();
    if (token() == "0") ++at_;
    skip_blanks();
    if (!at_end()) fail("dimacs.after_trailer", {found()});
}

void Reader::refuse_token() {
    const std::string_view text = token();
    if (text == "p") fail("dimacs.second_header");
    if (!in_clause_ && starts_xor_clause(text)) fail("dimacs.xor_clause", {found()});
    fail("dimacs.expected_literal", {found()});
}

void Reader::check_end() {
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

}  // namespace

ReadReport read_dimacs(const ByteSource& source, const std::string& name, ClauseSink& sink,
                       const ReadOptions& options) {
    return Reader(source, name, sink, options).read();
}

ReadReport read_dimacs(const std::string& path, ClauseSink& sink, const ReadOptions& options) {
    core::Input input(path);
    return read_dimacs([&input](std::span<char> buffer) { return input.read(buffer); }, input.name(), sink,
                       options);
}

}  // namespace satdoku::cnf
