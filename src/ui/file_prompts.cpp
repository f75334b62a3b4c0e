#include "list_picker.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/files.hpp>
#include <algorithm>

namespace satdoku::ui {
namespace {
/// "12.3 kB"
std::string size_text(std::uint64_t bytes) {
    constexpr double thousand = 1000;
    constexpr std::string_view units[] = {"kB", "MB", "GB"};
    double size = static_cast<double>(bytes) / thousand;
    std::size_t unit = 0;
    for (; unit + 1 < std::size(units) && size >= thousand; ++unit) size /= thousand;
    return language::decimal_text(size, 1) + ' ' + std::string(units[unit]);
}

std::string size_of(const std::string& path) {
    std::error_code unknown;
    const std::uintmax_t bytes = std::filesystem::file_size(core::to_path(path), unknown);
    return unknown ? std::string() : size_text(bytes);
}

bool is_folder_entry(const std::filesystem::directory_entry& entry) {
    std::error_code unknown;
    return entry.is_directory(unknown);
}

class FilePrompt {
  public:
    FilePrompt(Console& console, const FileQuestion& question, bool takes_several)
        : console_(console), question_(question),
          listed_(question.is_listed ? core::files_of_folder(".", question.endings) : std::vector<std::string>()),
          list_{.question = question.text,
                .lines = [this](const std::string& folder) { return lines(folder); },
                .standard = standard(),
                .folder = standard().substr(0, core::end_of_folder(standard())),
                .leaving = language::text("word.back"),
                .has_folders = true,
                .takes_several = takes_several,
                .is_answer = [this](const std::string& typed) { return is_answer(typed); }} {}

    /// @param take  throws core::Error if the files cannot be used
    std::optional<std::string> ask(const std::function<void(const std::string& answer)>& take) {
        PromptAid aid = file_aid();
        const bool on_screen = console_.has_screen();
        if (on_screen) aid.list = &list_;
        if (!on_screen) show();
        const std::string standard = question_.standard.empty() && !listed_.empty() ? "1" : question_.standard;
        return ask_until(console_, question_.text, standard, take, help_text(console_, language::text(question_.help)),
                         aid);
    }

    const std::vector<std::string>& listed() const { return listed_; }

  private:
    /// The standard answer as a line has it.
    std::string standard() const {
        const bool is_file = core::is_regular_file(question_.standard);
        return is_file ? word_of({}, question_.standard) : question_.standard;
    }

    void show() const {
        constexpr std::size_t most = 15;  // all can be named, and have their numbers
        const std::size_t shown = std::min(listed_.size(), most);
        for (std::size_t index = 0; index < shown; ++index)
            console_.out() << pad_left(std::to_string(index + 1), 4) << "  " << language::visible(listed_[index])
                           << "  " << size_of(listed_[index]) << '\n';
        if (listed_.size() > shown) console_.say(language::text("prompt.more_offers", listed_.size() - shown));
    }

    /// Files first, then the way up and down.
    std::vector<ListLine> lines(const std::string& typed_folder) const {
        const std::string folder = typed_folder.empty() ? "." : file_name(typed_folder);
        std::vector<ListLine> lines;
        if (typed_folder.empty())
            for (const Choice& word : question_.words)
                lines.push_back({.answer = word.name, .name = word.name, .title = word.title});
        std::size_t number = 0;
        for (const std::string& path : core::files_of_folder(folder, question_.endings)) {
            const std::string name = core::to_name(core::to_path(path).filename());
            lines.push_back({.answer = word_of(typed_folder, name),
                             .name = language::visible(name),
                             .number = typed_folder.empty() ? std::to_string(++number) : "",
                             .title = size_of(path)});
        }
        for (const std::string& name : core::names_in_folder(folder, is_folder_entry))
            lines.push_back({.answer = word_of(typed_folder, name + '/'),
                             .name = language::visible(name) + '/',
                             .is_folder = true});
        if (core::is_folder(folder) && core::to_path(folder) != core::to_path(folder).root_path())
            lines.push_back({.answer = typed_folder + "../", .name = "../", .is_folder = true});
        return lines;
    }

    bool is_answer(const std::string& typed) const {
        if (leaves(typed) || asks_for_help(typed)) return true;
        const std::string path = file_name(typed);
        if (core::exists(path)) return !core::is_folder(path);
        try {
            return list_.takes_several && !files_of_answer(typed, listed_, question_.endings).empty();
        } catch (const core::Error&) {
            return false;
        }
    }

    Console& console_;
    const FileQuestion& question_;
    std::vector<std::string> listed_;
    List list_;
};
}  // namespace

std::optional<std::string> ask_existing_file(Console& console, const FileQuestion& question) {
    FilePrompt prompt(console, question, false);
    std::string path;
    const auto take = [&](const std::string& answer) {
        const auto number = core::parse_number<std::size_t>(half_width(answer));
        const bool is_number = number && *number >= 1 && *number <= prompt.listed().size() && !core::exists(answer);
        path = is_number ? prompt.listed()[*number - 1] : file_name(answer);
        if (path.empty()) throw core::Error("prompt.empty");
    };
    if (!prompt.ask(take)) return std::nullopt;
    return path;
}

std::optional<std::vector<std::string>> ask_files(Console& console, std::string_view question,
                                                  std::string_view standard, core::Endings endings) {
    const FileQuestion asked{.text = std::string(question),
                             .endings = endings,
                             .standard = std::string(standard),
                             .is_listed = true,
                             .help = "prompt.files_help"};
    FilePrompt prompt(console, asked, true);
    std::vector<std::string> files;
    if (!prompt.ask([&](const std::string& answer) { files = files_of_answer(answer, prompt.listed(), endings); }))
        return std::nullopt;
    return files;
}
}  // namespace satdoku::ui
