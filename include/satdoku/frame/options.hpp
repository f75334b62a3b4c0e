// Options as a table: a command lists what it takes, and parsing, ranges, help, the man page and the shell
// completions all read that list.
#pragma once

#include <satdoku/core/error.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::frame {

/// A list is words between commas; the option given again adds to it. A file is read, an output is written.
enum class Value { none, text, list, file, output, integer, decimal, choice };

struct Option {
    std::string_view name;  ///< without the dashes in front
    Value value = Value::none;
    std::string_view placeholder = {};  ///< what help calls the value: "N", "FILE"; empty for Value::none
    std::uint64_t smallest = 0;         ///< of an integer
    std::uint64_t largest = ~std::uint64_t{0};
    std::vector<std::string_view> choices = {};  ///< of Value::choice
    std::string_view standard = {};              ///< the default as help shows it; empty: none to show
    bool value_may_lack = false;                 ///< `--res` as well as `--res=FILE`
    char letter = '\0';                          ///< short form: 'o' for -o; '\0': none
    std::string_view says = {};  ///< its entry in the catalogue where the standard one says something else

    bool is_file() const { return value == Value::file || value == Value::output; }
};

/// Its line in the help is the catalogue's entry "option.<name>", with _ for -, or the one that it names.
std::string help_key(const Option& option);
/// "--holes N", "-o, --output FILE", "--res[=FILE]"
std::string synopsis(const Option& option);

/// Operands and options of one call. What it returns has been checked against the table.
class Arguments {
  public:
    std::vector<std::string> operands;

    bool has(std::string_view option) const { return values_.contains(option); }
    /// The value given, or nothing where the option or its value lacks.
    std::optional<std::string> text(std::string_view option) const;
    std::optional<std::uint64_t> integer(std::string_view option) const;
    std::optional<double> decimal(std::string_view option) const;

    /// All options that were given, by their names, with their values.
    const std::map<std::string, std::optional<std::string>, std::less<>>& values() const { return values_; }

    void set(std::string_view option, std::optional<std::string> value);

  private:
    std::map<std::string, std::optional<std::string>, std::less<>> values_;
};

/// How many operands a command takes.
struct OperandCount {
    std::size_t smallest = 0;
    std::size_t largest = 0;
};
inline constexpr std::size_t any_number = ~std::size_t{0};

/// Options may stand before and after operands, as `--name value` or `--name=value`; `--` ends them, `-` is
/// an operand. Where a value may lack, the next word is taken for it only if the operands would otherwise be
/// too many: in `solve f.cnf --res g.res` it is the value, in `solve --res f.cnf` the operand. Throws
/// core::Error with a key "usage.…": an unknown option (with the nearest that exists), a missing or unwanted
/// value, one out of range, too few or too many operands.
/// @param operands  how help shows them: "FILE RESULT"
Arguments parse(std::span<const std::string> words, std::span<const Option> options, OperandCount count,
                std::string_view operands = {});

/// "a, b, c"
std::string with_commas(std::span<const std::string_view> words);

/// The words between commas.
std::vector<std::string> split_at_commas(std::string_view text);

/// The name nearest to `wrong` by edits, or an empty text where none is near.
std::string nearest(std::string_view wrong, std::span<const std::string> names);

/// The error for a name that is none: says which there are, and which of them may have been meant.
/// @param what  takes it, as typed: "--strategies"
core::Error unknown_name(std::string_view what, const std::string& name,
                         const std::vector<std::string_view>& known);

}  // namespace satdoku::frame
