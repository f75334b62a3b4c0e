// Questions for files that exist.
#pragma once
#include <satdoku/core/file_list.hpp>
#include <satdoku/ui/prompt.hpp>

namespace satdoku::ui {
/// The files that a person names: paths as core::files_of_path() takes them, with blanks between them, in quotes or with
/// backslashes if a name has blanks; and numbers and ranges of a list ("1-3,7"). The name of a file means that file even
/// if it looks like a number or a pattern. Throws core::Error if a file cannot be opened. Each file comes once.
/// @param listed  the files that the person sees with numbers from 1
std::vector<std::string> files_of_answer(std::string_view answer, std::span<const std::string> listed,
                                         core::Endings endings);

/// The path of a file, or of a folder with a slash at its end, in the form in which file_name() and files_of_answer() take
/// it. @param folder  in this form, with its separator at the end; may be empty
std::string word_of(const std::string& folder, const std::string& name);

/// A question for a file that exists. On a screen it is a list of the files that have one of the endings, and of folders.
struct FileQuestion {
    std::string text;
    core::Endings endings{};
    std::string standard{};  ///< the answer on Enter; empty: the first file
    bool is_listed = false;  ///< also without a screen the files of the current folder are listed, with numbers
    std::span<const Choice> words{};  ///< answers that are not files
    std::string_view help = "prompt.file_help";
};
std::optional<std::string> ask_existing_file(Console& console, const FileQuestion& question);

/// Asks for one or more files, as files_of_answer() takes them; those of the current folder that have one of the endings are
/// listed. @param standard  the answer on Enter; empty: the first file
std::optional<std::vector<std::string>> ask_files(Console& console, std::string_view question,
                                                  std::string_view standard, core::Endings endings);
}  // namespace satdoku::ui
