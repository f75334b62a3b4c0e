// Where results go: the file that -o names, or standard output.
#pragma once

#include <satdoku/core/file.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/ui/console.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace satdoku::frame {

/// A file to write, where asked before one that exists is overwritten; nothing where the person leaves.
std::optional<std::string> ask_new_file(ui::Console& console, const std::string& question,
                                        const std::string& standard);

/// A command's results: a file is written whole.
class Results {
  public:
    Results(ui::Console& console, const Arguments& arguments);
    void write(std::string_view text);
    /// Throws core::Error where they could not be written whole. @param on_disk as core::Output::commit() takes it
    void commit(bool on_disk = true);

  private:
    ui::Console& console_;
    std::optional<core::Output> file_;
};

}  // namespace satdoku::frame
