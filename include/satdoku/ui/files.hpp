// Questions for files that exist.
#pragma once

#include <satdoku/core/file_list.hpp>
#include <satdoku/ui/console.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::ui {

/// The files that a person names: paths as core::files_of_path() takes them, with blanks between them, in quotes or with
/// backslashes if a name has blanks; and numbers and ranges of a list ("1-3,7"). The name of a file means that file even
/// if it looks like a number or a pattern. Throws core::Error if a file cannot be opened. Each file comes once.
/// @param listed  the files that the person sees with numbers from 1
std::vector<std::string> files_of_answer(std::string_view answer, std::span<const std::string> listed,
                                         core::Endings endings);

/// "12.3 kB"
std::string size_text(std::uint64_t bytes);

/// Without a screen the list of files is cut after so many; their numbers and names are taken all the same.
constexpr std::size_t most_shown_files = 15;

/// Shows the files of the current folder that have one of the endings, and asks for one or more files, as
/// files_of_answer() takes them. @param standard  the answer on Enter; empty: the first file
std::optional<std::vector<std::string>> ask_files(Console& console, std::string_view question,
                                                  std::string_view standard, core::Endings endings);

}  // namespace satdoku::ui
