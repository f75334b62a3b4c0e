// The progress of a course as a small text in the folder for the program's state: a word and a value on each line.
#include "course.hpp"
#include "course_steps.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/frame/output.hpp>
#include <algorithm>
#include <sstream>

namespace satdoku::app {
namespace {
namespace fs = std::filesystem;

constexpr std::string_view header = "satdoku course 1";

fs::path file_of(const fs::path& folder) { return folder.empty() ? folder : folder / "course.txt"; }

/// Reads the lines that save() writes. Names of files become paths from `here` if the course was in another folder.
CourseProgress parse(const std::string& text) {
    CourseProgress progress;
    std::istringstream lines(text);
    fs::path folder;
    const auto path_of = [&folder](const std::string& name) {
        std::error_code none;
        const bool is_here = fs::equivalent(folder, ".", none) && !none;
        return is_here ? name : core::to_name(folder / core::to_path(name));
    };
    std::string line;
    std::getline(lines, line);
    if (line != header) return progress;
    while (std::getline(lines, line)) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string word = line.substr(0, blank);
        const std::string value = line.substr(std::min(blank + 1, line.size()));
        if (word == "folder") folder = core::to_path(value);
        if (word == "formula" || word == "relaxed") progress.formulas.push_back({path_of(value), word == "relaxed"});
        if (word == "done" && std::ranges::count(steps(), value, &Step::name) > 0) progress.done.insert(value);
        if (!word.starts_with('{')) continue;
        const bool is_derived = is_derived_from_formula(word);
        if (is_derived && progress.formulas.empty()) continue;
        auto& words = is_derived ? progress.formulas.back().files : progress.words;
        words[word] = find_question(word) == nullptr ? path_of(value) : value;
    }
    return progress;
}
}  // namespace

bool is_there(const CourseProgress& progress, std::string_view word) {
    const auto has = [word](const std::map<std::string, std::string>& files) {
        const auto file = files.find(std::string(word));
        return file != files.end() && core::exists(file->second);
    };
    if (!name_of_file(word).empty()) return has(progress.words);
    const auto has_own = [&](const CourseFormula& formula) {
        return word.starts_with("{formula") ? core::exists(formula.path) : has(formula.files);
    };
    return !progress.formulas.empty() && std::ranges::all_of(progress.formulas, has_own);
}

std::optional<CourseProgress> saved_progress() {
    const fs::path path = file_of(frame::state_folder());
    if (path.empty() || !core::is_regular_file(core::to_name(path))) return std::nullopt;
    CourseProgress progress;
    try {
        progress = parse(core::read_whole(core::to_name(path)));
    } catch (const core::Error&) {
        return std::nullopt;
    }
    for (const Step& step : steps())
        for (const std::string_view word : files_written(step))
            if (!is_there(progress, word)) progress.done.erase(std::string(step.name));
    // A formula that has changed since is another one: its steps are to be done again.
    std::error_code unknown;
    const fs::file_time_type saved_at = fs::last_write_time(path, unknown);
    for (const CourseFormula& formula : progress.formulas)
        if (fs::last_write_time(core::to_path(formula.path), unknown) > saved_at) progress.done.clear();
    if (!is_there(progress, "{formula}") || progress.done.size() == steps().size()) return std::nullopt;
    return progress;
}

void save(const CourseProgress& progress) {
    std::error_code unknown;
    std::string text(header);
    bool is_plain = true;
    const auto add = [&](std::string_view word, const std::string& value) {
        is_plain = is_plain && value.find('\n') == std::string::npos;
        text.append("\n").append(word).append(" ").append(value);
    };
    add("folder", core::to_name(fs::current_path(unknown)));
    for (const CourseFormula& formula : progress.formulas) {
        add(formula.relaxed ? "relaxed" : "formula", formula.path);
        for (const auto& [word, file] : formula.files) add(word, file);
    }
    for (const auto& [word, value] : progress.words) add(word, value);
    for (const std::string& step : progress.done) add("done", step);
    if (unknown || !is_plain) return;
    try {
        core::Output output(core::to_name(file_of(frame::made_state_folder())));
        output.write(text += '\n');
        output.commit();
    } catch (const core::Error&) {
        // Without such a folder, or on a full disk, the course goes through all the same; the next run begins afresh.
    }
}
}  // namespace satdoku::app
