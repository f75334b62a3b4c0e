// Options as a table: each command lists the rows of what it takes. Parsing, ranges, help, the manual page, the
// completions of shells and the questions of menus read that list.
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/core/range.hpp>
#include <map>
#include <span>

namespace satdoku::frame {
// -- What a file holds, judged by how it begins, so that no output replaces a person's file of another kind.
/// Kinds of files, as bits of a set.
namespace contents {
inline constexpr unsigned formula = 1U;  ///< DIMACS, with a header "p ..."
inline constexpr unsigned result = 2U;   ///< the lines "s ..." and "v ..." after comments, or MiniSat's
inline constexpr unsigned proof = 4U;    ///< DRAT or LRAT, as text or binary, or VeriPB
inline constexpr unsigned page = 8U;     ///< HTML
inline constexpr unsigned drawing = 16U;
inline constexpr unsigned pdf = 32U;
inline constexpr unsigned text = 64U;       ///< every other text
inline constexpr unsigned json = 128U;      ///< a text that begins with { or [
inline constexpr unsigned table = 256U;     ///< CSV: only the ending of a name shows it, the contents are text
inline constexpr unsigned markdown = 512U;  ///< likewise
/// What -o of a command writes that draws.
inline constexpr unsigned of_outputs = page | drawing | pdf | text;
}  // namespace contents

/// Returns the kind of a file that begins like this, or 0 for bytes of no known kind. A
/// text may be of several kinds: the row of a board may also be a clause of a proof. Other texts are all of one kind: people
/// edit boards and lists, and commands write each other's inputs, so that no line shows whose file it is.
/// @param front  not empty
unsigned contents_of(std::string_view front);

/// Throws core::Error if the path is a regular file with contents of none of these kinds. An empty file has no contents.
/// @param option  that names the file, for the message
void require_replaceable(const std::string& path, unsigned kinds, std::string_view option);

/// Throws core::Error if the ending of the path promises none of these kinds: "x.svg" for a text, and always "x.cpp".
void require_ending(const std::string& path, unsigned kinds, std::string_view option);

/// A list is words between commas; an option that is given again adds to it. Of other options all values are stored, and
/// the last one counts. A file is read, an output is written.
enum class Value { none, text, list, file, output, integer, decimal, choice };

inline constexpr std::uint64_t any_integer = ~std::uint64_t{0};

struct Option {
    std::string_view name;           ///< without the dashes in front
    std::string_view old_name = {};  ///< of earlier versions; accepted, but never shown
    Value value = Value::none;
    std::string_view placeholder = {};  ///< the name of the value in help; empty: one that fits its kind
    std::uint64_t smallest = 0;         ///< of an integer
    std::uint64_t largest = any_integer;
    std::vector<std::string_view> choices = {};  ///< of Value::choice
    bool more_choices = false;                   ///< it takes other words, too, which the command judges
    std::string_view standard = {};              ///< the default as help shows it; empty: none is shown
    bool value_may_lack = false;                 ///< `--res` as well as `--res=FILE`
    char letter = '\0';                          ///< short form: 'o' for -o; '\0': none
    std::string_view help_key = {};              ///< key of its help, if that is not "option.<name>"
    bool limits_command = false;                 ///< its value is the TimeLimit of the whole command
    bool kept_apart = true;                      ///< of an output: refused if it is another file of the call
    unsigned replaces = contents::of_outputs;    ///< of an output: kinds of files that it overwrites without --force
    bool is_operand = false;                     ///< given, it is the first operand: a core::TypedInput

    bool is_file() const { return value == Value::file || value == Value::output; }
    /// The placeholder, or "N", "FILE" and so on by the kind of the value, in the spoken language.
    std::string value_name() const;
};

Option choice_option(std::string_view name, std::vector<std::string_view> choices, std::string_view standard = {},
                     std::string_view placeholder = {}, std::string_view help_key = {});
Option integer_option(std::string_view name, std::uint64_t smallest, std::uint64_t largest = any_integer,
                      std::string_view standard = {}, std::string_view help_key = {});
/// A file that is written. @param replaces  the kinds of files that it overwrites without --force
Option written_option(std::string_view name, unsigned replaces, std::string_view help_key);
/// --time-limit of a command that ends within the time, reading included.
Option time_limit_option(std::string_view help_key = {});

/// The key of its line in the help: "option.<name>" with _ for -, or Option::help_key.
std::string help_key(const Option& option);
/// Placeholders, "FILE [RESULT]", in the spoken language: the entries "placeholder.<WORD>"; other words stay as they are.
std::string spoken(std::string_view placeholders);
/// "--holes N", "-o, --output FILE", "--res[=FILE]"
std::string synopsis(const Option& option);

/// Operands and options of one call. Those that parse() returns have been checked against the table.
class Arguments {
  public:
    std::vector<std::string> operands;

    bool has(std::string_view option) const { return values_.contains(option); }
    /// The given value, or nothing if there is no such option or it has no value.
    std::optional<std::string> text(std::string_view option) const;
    std::optional<std::uint64_t> integer(std::string_view option) const;
    std::optional<double> decimal(std::string_view option) const;

    using Values = std::map<std::string, std::vector<std::optional<std::string>>, std::less<>>;
    /// All given options, by their names, with their values.
    const Values& values() const { return values_; }
    /// A value for each time that the option was given.
    std::span<const std::optional<std::string>> all(std::string_view option) const;

    void set(std::string_view option, std::optional<std::string> value);

  private:
    Values values_;
};

/// How many operands a command takes.
struct OperandCount {
    std::size_t smallest = 0;
    std::size_t largest = 0;
};
inline constexpr std::size_t any_number = ~std::size_t{0};

/// Options may come before and after operands, as `--name value` or `--name=value`; `--` ends them, `-` is an operand.
/// If a value is optional, the next word is the value only if there would be too many operands without that: in `solve
/// f.cnf --res g.res` it is the value, in `solve --res f.cnf` the operand. Throws core::Error with a key "usage.…": an
/// unknown option (with the nearest known one), a missing or unwanted value, a value out of range, too few or too many
/// operands.
/// @param operands  as help shows them: "FILE RESULT"
Arguments parse(std::span<const std::string> words, std::span<const Option> options, OperandCount count,
                std::string_view operands = {});

// Options of several commands, and their values.

/// @param replaces  the kinds of files that it overwrites without --force
Option output_option(unsigned replaces = contents::text);
/// -e CLAUSES: the formula itself, in place of the first FILE.
Option expression_option();
Option count_option(std::uint64_t largest);

Option seed_option();
/// A random seed, for a call without --seed.
std::uint64_t any_seed();

Option threads_option();
/// --threads, or as many as the machine can run at once.
unsigned threads_of(const Arguments& arguments);

Option shard_option();
/// The part that --shard names; everything without it. Throws core::Error if the value is not a shard.
core::Shard shard_of(const Arguments& arguments);
/// Throws core::Error if --shard or --continue is given without a seed: the parts of a whole share one seed.
void require_seed_of_parts(const Arguments& arguments);

// Words of answers and values.

/// "a, b, c"
std::string with_commas(std::span<const std::string_view> words);

/// The words between commas.
std::vector<std::string> split_at_commas(std::string_view text);

/// The error for an unknown name: of that key with the name, or, if a known name is near, of the key followed by
/// "_near" with both names.
core::Error unknown(std::string_view key, const std::string& name, std::span<const std::string> known);

/// The row of this name in a table. Throws unknown() if there is none.
template <typename Row>
const Row& row_named(std::span<const Row> rows, const std::string& name, std::string_view unknown_key) {
    std::vector<std::string> names;
    for (const Row& row : rows) {
        if (row.name == name) return row;
        names.emplace_back(row.name);
    }
    throw unknown(unknown_key, name, names);
}

/// The error for an unknown name. It lists the known ones, and the one that may have been meant.
/// @param what  the option that takes the name, as typed: "--strategies"
core::Error unknown_name(std::string_view what, const std::string& name, const std::vector<std::string_view>& known);
}  // namespace satdoku::frame
