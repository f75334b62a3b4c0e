#include <satdoku/core/system.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>
#include <algorithm>

namespace satdoku::frame {
Output::Output(ui::Console& console, const std::string& path) : console_(console) {
    if (path != "-") file_.emplace(path);
}

void Output::write(std::string_view text) {
    if (file_) {
        file_->write(text);
    } else {
        console_.out() << text;
    }
}

void Output::commit(bool on_disk) {
    if (file_) {
        file_->commit(on_disk);
    } else {
        console_.out().flush();
    }
}

std::string full_name(const std::string& path) {
    std::error_code unknown;
    const auto full = std::filesystem::absolute(core::to_path(path), unknown);
    return unknown ? path : core::to_name(full.lexically_normal());
}

std::optional<std::string> ask_new_file(ui::Console& console, const std::string& question,
                                        const std::string& standard) {
    for (;;) {
        const auto path = ui::ask_file(console, question, standard, "prompt.new_file_help");
        if (!path || !core::is_regular_file(*path)) return path;
        const auto overwrite =
            ui::ask_yes_no(console, language::text("menu.overwrite", language::visible(*path)), false);
        if (!overwrite) return std::nullopt;
        if (*overwrite) return path;
    }
}

std::string_view ending_of(std::string_view path) {
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
}

std::string format_of_name(const std::string& path, std::span<const std::string_view> formats, std::string_view key) {
    const std::string_view ending = ending_of(path);
    if (std::ranges::find(formats, ending) == formats.end()) throw core::Error(key, {path, with_commas(formats)});
    return std::string(ending);
}

std::string output_format(const Arguments& arguments, std::span<const std::string_view> formats, std::string_view key) {
    const auto path = arguments.text("output");
    return !path || *path == "-" ? "txt" : format_of_name(*path, formats, key);
}

std::filesystem::path state_folder() {
    const std::filesystem::path folder = core::user_state_folder();
    return folder.empty() ? folder : folder / "satdoku";
}

std::filesystem::path made_state_folder() {
    std::filesystem::path folder = state_folder();
    if (folder.empty()) throw core::Error("kept.no_home");
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (!failed) std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failed);
    if (failed) throw core::Error("file.cannot_write", {core::to_name(folder), core::reason(failed)});
    return folder;
}
}  // namespace satdoku::frame
