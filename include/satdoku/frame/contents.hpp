// What a file holds, judged by how it begins, so that no output replaces a person's file of another kind.
#pragma once
#include <string>
#include <string_view>

namespace satdoku::frame {
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
}  // namespace satdoku::frame
