// Lists of files that a folder or a pattern means.
#pragma once
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::core {
/// Endings of names such as ".cnf", which ".cnf.gz" has as well; none: every name has them.
using Endings = std::span<const std::string_view>;

/// Returns true if the name has one of the endings.
bool has_ending(std::string_view name, Endings endings);

/// Returns true if the name is one of the pattern, where * is any text and ? any character.
bool matches_pattern(std::string_view name, std::string_view pattern);

/// Where the name begins in a path.
std::size_t end_of_folder(std::string_view path);

bool is_folder(const std::string& path);

using EntryFilter = std::function<bool(const std::filesystem::directory_entry&)>;
/// The wanted names in a folder, in order, without hidden ones. Empty if the folder cannot be read.
std::vector<std::string> names_in_folder(const std::string& folder, const EntryFilter& is_wanted);

/// The files of a folder that have one of the endings, by name; hidden ones are not among them. Empty if the folder
/// cannot be read. @param folder  precedes each name, except for "."
std::vector<std::string> files_of_folder(const std::string& folder, Endings endings);

/// The files that a path means: those of a folder, those whose names match a pattern in its last part, or the path itself
/// in all other cases, whether it exists or not. Throws Error if nothing in the folder matches.
std::vector<std::string> files_of_path(const std::string& path, Endings endings);
}  // namespace satdoku::core
