// The output of a command: the file that -o names, or standard output, in the format that the ending of the name says.
#pragma once
#include <satdoku/core/file.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/ui/console.hpp>
#include <filesystem>

namespace satdoku::frame {
/// Where a command writes its results. A file is written whole or not at all.
class Output {
  public:
    /// @param path  "-": standard output
    Output(ui::Console& console, const std::string& path);
    /// Takes the path of --output.
    Output(ui::Console& console, const Arguments& arguments)
        : Output(console, arguments.text("output").value_or("-")) {}
    void write(std::string_view text);
    /// Lines for people: on a terminal they are broken as Console::fit() does.
    void list(std::string_view lines) { write(file_ ? std::string(lines) : console_.fit(lines)); }
    /// Throws core::Error if not everything could be written. @param on_disk  as core::Output::commit() takes it
    void commit(bool on_disk = true);

  private:
    ui::Console& console_;
    std::optional<core::Output> file_;
};

/// Asks for a file to write, and once more before an existing one is overwritten. Nothing if the person leaves.
std::optional<std::string> ask_new_file(ui::Console& console, const std::string& question, const std::string& standard);

/// The name with all its folders, to show where a file is.
std::string full_name(const std::string& path);

/// The part of a name after its last dot; empty if there is no dot.
std::string_view ending_of(std::string_view path);

/// The format that the name ends in. Throws core::Error with that key, the name and the formats for another ending.
std::string format_of_name(const std::string& path, std::span<const std::string_view> formats, std::string_view key);

/// The same for the file of --output; "txt" for standard output.
std::string output_format(const Arguments& arguments, std::span<const std::string_view> formats,
                          std::string_view key = "usage.picture_format");

/// The folder where the program keeps its own files (saved games, statistics of them, the progress of a course), in
/// core::user_state_folder(). Empty if the user has none.
std::filesystem::path state_folder();
/// The same folder. Creates it if it does not exist, with access for the user alone. Throws core::Error.
std::filesystem::path made_state_folder();
}  // namespace satdoku::frame
