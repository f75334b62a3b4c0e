#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/result/res_file.hpp>
#include <cstdio>

namespace satdoku::result {
namespace {
using solve::Verdict;

/// The words of all forms for each verdict; the first one is that of .res files.
struct VerdictWord {
    std::string_view text;
    Verdict verdict;
};
constexpr std::array verdict_words = {
    VerdictWord{"1", Verdict::satisfiable},       VerdictWord{"SATISFIABLE", Verdict::satisfiable},
    VerdictWord{"SAT", Verdict::satisfiable},     VerdictWord{"0", Verdict::unsatisfiable},
    VerdictWord{"UNSAT", Verdict::unsatisfiable}, VerdictWord{"UNSATISFIABLE", Verdict::unsatisfiable},
    VerdictWord{"-1", Verdict::unknown},          VerdictWord{"UNKNOWN", Verdict::unknown},
    VerdictWord{"INDET", Verdict::unknown},       VerdictWord{"INDETERMINATE", Verdict::unknown}};

std::optional<Verdict> verdict_of(std::string_view word) {
    const auto found = std::ranges::find(verdict_words, word, &VerdictWord::text);
    return found == verdict_words.end() ? std::nullopt : std::optional(found->verdict);
}

/// Reads word by word; the first word of a line gives its kind.
class Parser {
  public:
    Parser(std::string_view text, const std::string& name) : text_(text), name_(name) {
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
    }

    Result parse() {
        for (; next_line(); ++line_) parse_line();
        if (!decided_) throw core::Error({name_, line_, 0}, "result.no_verdict");
        remark_repeated();
        return std::move(result_);
    }

  private:
    bool next_line() {
        if (at_ >= text_.size()) return false;
        const std::size_t end = std::min(text_.find_first_of("\r\n", at_), text_.size());
        rest_ = text_.substr(at_, end - at_);
        whole_ = rest_.size();
        at_ = end + (text_.substr(end, 2) == "\r\n" ? 2 : 1);
        return true;
    }

    /// Returns the line's next word, empty at its end.
    std::string_view word() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
        column_ = whole_ - rest_.size() + 1;
        const std::string_view found = rest_.substr(0, rest_.find_first_of(" \t"));
        rest_.remove_prefix(found.size());
        return found;
    }

    [[noreturn]] void fail(std::string_view key, std::string_view found) const {
        throw core::Error({name_, line_, column_}, key, {"'" + std::string(found) + "'"});
    }

    void remark(std::string_view key) {
        if (std::ranges::find(result_.remarks, key, &Remark::key) == result_.remarks.end())
            result_.remarks.push_back({line_, key});
    }

    void remark_repeated() {
        std::sort(places_.begin(), places_.end());
        std::uint64_t first = line_;
        for (std::size_t index = 1; index < places_.size(); ++index)
            if (places_[index].first == places_[index - 1].first) first = std::min(first, places_[index].second);
        if (first < line_) result_.remarks.push_back({first, "result.form_repeated"});
    }

    /// The kind of a line that begins with this word: s, v or t, in place of which "S", "s:" or "s1" may be written.
    /// Afterwards word() returns what follows. Returns '\0' if the line is of no such kind.
    char kind_of(std::string_view first) {
        constexpr std::string_view kinds = "svtSVT";
        const std::size_t kind = kinds.find(first.front());
        if (kind == std::string_view::npos) return '\0';
        if (first.size() > 1 && std::string_view(":=-0123456789").find(first[1]) == std::string_view::npos) return '\0';
        rest_ = std::string_view(first.data() + 1, first.size() - 1 + rest_.size());
        const std::string_view before = rest_;
        const std::size_t begin = std::min(rest_.find_first_not_of(" \t"), rest_.size());
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t:=", begin), rest_.size()));
        if (kind >= 3 || first.size() > 1 || before.size() - rest_.size() != begin) remark("result.form_tag");
        return kinds[kind % 3];
    }

    void parse_line() {
        const std::string_view first = word();
        if (first.empty() || first.front() == 'c') return;
        const bool is_number = core::parse_number<std::int64_t>(first).has_value();
        if (first.front() >= 'A' && verdict_of(first)) {
            set_verdict(first);
            bare_ = true;
        } else if (const char kind = kind_of(first); kind != '\0') {
            const std::string_view next = word();
            if (kind == 's') set_verdict(next);
            if (kind == 'v') read_line_of_model(next);
            if (kind == 't') read_time(next);
        } else if (bare_) {
            read_literals(first);
        } else if (!decided_ && result_.model.empty() && is_number) {
            // Glucose's result file: only the model.
            result_.verdict = Verdict::satisfiable;
            decided_ = bare_ = true;
            read_literals(first);
        } else if (is_number && !result_.milliseconds) {
            // A number after the time would mean anything.
            remark("result.form_bare");
            read_literals(first);
        } else {
            fail("result.expected_line", first);
        }
        if (const std::string_view more = word(); !more.empty()) fail("result.expected_line_end", more);
    }

    void read_line_of_model(std::string_view first) {
        if (ended_ && !first.empty()) remark("result.form_zeros");
        ended_ = false;
        read_literals(first);
    }

    void set_verdict(std::string_view word) {
        const std::optional<Verdict> verdict = verdict_of(word);
        if (!verdict) fail("result.expected_verdict", word);
        if (decided_) fail("result.second_verdict", word);
        result_.verdict = *verdict;
        decided_ = true;
    }

    void read_literals(std::string_view first) {
        for (std::string_view text = first; !text.empty(); text = word()) {
            const auto number = core::parse_number<std::int64_t>(text);
            const auto largest = std::int64_t{cnf::largest_variable};
            if (!number || *number > largest || *number < -largest) fail("dimacs.expected_literal", text);
            // Variables that count from 0, or a second model in a form without v.
            if (ended_ && (bare_ || result_.model.empty())) fail("result.after_model", text);
            if (ended_) remark("result.form_zeros");
            if (*number == 0) {
                if (text.front() == '-') fail("dimacs.expected_literal", text);
                ended_ = true;
            } else {
                ended_ = false;
                result_.model.push_back(cnf::Literal::from_dimacs(static_cast<std::int32_t>(*number)));
                places_.emplace_back(result_.model.back(), line_);
            }
        }
    }

    void read_time(std::string_view text) {
        const std::size_t digits = std::min(text.find_first_of("ms"), text.size());
        std::string_view unit = text.substr(digits);
        const auto number = core::parse_number<double>(text.substr(0, digits));
        if (unit.empty()) unit = word();
        const bool is_read = number && *number >= 0 && (unit.empty() || unit == "ms" || unit == "s");
        if (is_read) result_.milliseconds = unit == "s" ? *number * 1000 : *number;
        if (!unit.empty() || !is_read) remark(is_read ? "result.form_unit" : "result.form_time");
        rest_ = {};  // an unreadable time may be several words
    }

    std::string_view text_;
    const std::string& name_;
    std::size_t at_ = 0;     ///< where the next line begins
    std::string_view rest_;  ///< of the line
    std::size_t whole_ = 0;  ///< bytes of the line
    std::uint64_t line_ = 1;
    std::size_t column_ = 1;  ///< of the last word

    Result result_;
    bool decided_ = false;
    bool bare_ = false;   ///< the verdict had no "s", as in MiniSat's files: the model has no "v", either
    bool ended_ = false;  ///< the 0 at the end of the model has been read
    std::vector<std::pair<cnf::Literal, std::uint64_t>> places_{};  ///< the model's literals, with their lines
};
}  // namespace

Result parse_result(std::string_view text, const std::string& name) { return Parser(text, name).parse(); }

Result read_result(const std::string& path, std::uint64_t most_bytes) {
    core::Input input(path);
    std::string text;
    std::array<char, std::size_t{1} << 16> block;
    while (const std::size_t count = input.read(block)) {
        text.append(block.data(), count);
        if (text.size() > most_bytes)
            throw core::Error({input.name(), 0, 0}, "result.too_large", {std::to_string(most_bytes >> 20U)});
    }
    return parse_result(text, path);
}

bool holds_answer(const std::string& path) {
    if (!core::is_regular_file(path)) return false;
    core::Input input(path);
    core::LineReader lines(input);
    while (const auto line = lines.next()) {
        try {
            return parse_result(*line, path).verdict != Verdict::unknown;
        } catch (const core::Error& error) {
            // Only comments and a model may come before the verdict. Anything else is not a result.
            if (error.key() != "result.no_verdict") return false;
        }
    }
    return false;
}

bool print_res(const Write& write, const solve::Outcome& outcome, std::uint32_t variables, const Model& model,
               const std::stop_token& stop) {
    constexpr std::uint32_t variables_between_looks = 4096;
    const auto word = std::ranges::find(verdict_words, outcome.verdict, &VerdictWord::verdict);
    write("s " + std::string(word->text) + "\n");
    if (outcome.verdict == Verdict::satisfiable) {
        write("v");
        for (std::uint32_t index = 0; index < variables; ++index) {
            if (index % variables_between_looks == 0 && stop.stop_requested()) return false;
            write(model(cnf::Variable(index)) ? " " : " -");
            write(std::to_string(index + 1));
        }
        write("\n");
    }
    std::array<char, 64> time{};
    const int length = std::snprintf(time.data(), time.size(), "t %.3f\n", outcome.milliseconds);
    write({time.data(), static_cast<std::size_t>(length)});
    return true;
}

bool write_res(core::Output output, const solve::Outcome& outcome, std::uint32_t variables, const Model& model,
               const std::stop_token& stop) {
    const auto write = [&](std::string_view text) { output.write(text); };
    if (!print_res(write, outcome, variables, model, stop)) return false;
    output.commit();
    return true;
}

std::string res_name(const std::string& formula_path) {
    std::filesystem::path path = core::to_path(formula_path);
    for (const std::string_view suffix : {".gz", ".xz", ".bz2", ".zst"}) {
        if (path.extension() == suffix) {
            path.replace_extension();
            break;
        }
    }
    if (path.extension() == ".cnf" || path.extension() == ".dimacs") path.replace_extension();
    path += ".res";
    return core::to_name(path);
}
}  // namespace satdoku::result
