// A call that names no command, as other programs of the field are called: `satdoku FILE`, `satdoku --time=5 < FILE`;
// or a file that was dropped on the program.
#pragma once
#include <satdoku/frame/command.hpp>

namespace satdoku::frame {
/// Whether the words call Program::standard. Its first operand is a file, not the name of a command, or one of its own
/// options is given, or there is no operand, and a formula on standard input. Words that no formula is with stay the
/// menus', whose lines may come from a pipe.
bool is_standard_call(const Program& program, const std::vector<std::string>& words);

/// Whether text begins as a formula in DIMACS does, or as a file that is compressed.
enum class Beginning { of_formula, of_something_else, open };
Beginning beginning_of(std::string_view text);

/// The file that was dropped on the program: the only word, which is not a command. Empty if there is none; a shell's
/// words never count as one.
/// @param words  after the program's name
std::string dropped_file(const Program& program, const std::vector<std::string>& words, bool owns_window);
}  // namespace satdoku::frame
