#include <satdoku/frame/results.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>

#include <filesystem>

namespace satdoku::frame {

std::optional<std::string> ask_new_file(ui::Console& console, const std::string& question,
                                        const std::string& standard) {
    for (;;) {
        const auto path = ui::ask_file(console, question, standard);
        if (!path) return std::nullopt;
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(*path, ignored)) return path;
        const auto overwrite =
            ui::ask_yes_no(console, language::text("menu.overwrite", language::visible(*path)), false);
        if (!overwrite) return std::nullopt;
        if (*overwrite) return path;
    }
}

Results::Results(ui::Console& console, const Arguments& arguments) : console_(console) {
    const auto path = arguments.text("output");
    if (path && *path != "-") file_.emplace(*path);
}

void Results::write(std::string_view text) {
    if (file_) {
        file_->write(text);
    } else {
        console_.out() << text;
    }
}

void Results::commit(bool on_disk) {
    if (file_) {
        file_->commit(on_disk);
    } else {
        console_.out().flush();
    }
}

}  // namespace satdoku::frame
