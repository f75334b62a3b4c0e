#include "course.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/menu.hpp>
#include <satdoku/laboratory/sat_menu.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/prompt.hpp>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::app {

namespace {

/// One step: its name, its title in the catalogue, and the commands that it runs. {formula} and other words in braces
/// stand for files; a step can be taken when the files that it reads are there.
struct Step {
    std::string_view name;
    std::string_view title;
    std::vector<std::string_view> commands;
};

/// The names of the files that steps write, by the words in braces. {result} stands beside the formula.
constexpr std::pair<std::string_view, std::string_view> file_names[] = {
    {"{sample}", "course.cnf"},  {"{puzzle}", "twodoku.txt"},  {"{encoded}", "twodoku.cnf"},
    {"{answer}", "twodoku.res"}, {"{dug}", "twodoku-dug.txt"}, {"{solution}", "twodoku-solution.txt"},
    {"{report}", "course.html"},
};

const std::vector<Step>& steps() {
    static const std::vector<Step> all = {
        {"load", "course.load", {}},
        {"show", "course.show", {"show {formula}", "show {formula} --clauses=1-10"}},
        {"naive", "course.naive", {"solve {formula} --branching naive --time-limit 60 --no-model --stats"}},
        {"optimised",
         "course.optimised",
         {"solve {formula} --branching max-occurrence --time-limit 60 --no-model --stats"}},
        {"rate", "course.rate", {"compare {formula} --strategies naive,max-occurrence --time-limit 60"}},
        {"res", "course.res", {"solve {formula} --branching max-occurrence --time-limit 60 --no-model --res={result}"}},
        {"check", "course.check", {"check {formula} {result}"}},
        {"encode",
         "course.encode",
         {"puzzle generate --layout twodoku --level easy --seed 1 -o {puzzle}", "puzzle print {puzzle}",
          "puzzle encode {puzzle} -o {encoded}", "show {encoded} --clauses=1-5", "puzzle literals {encoded} a11"}},
        {"solve",
         "course.solve",
         {"solve {encoded} --branching max-occurrence --time-limit 60 --no-model --stats --res={answer}"}},
        {"board",
         "course.board",
         {"puzzle decode {encoded} {answer} -o {solution}", "puzzle print {solution}", "check {encoded} {answer}"}},
        {"dig",
         "course.dig",
         {"puzzle generate --layout twodoku --board {solution} --level medium --seed 1 -o {dug}",
          "puzzle print {dug}"}},
        {"report",
         "course.report",
         {"report {formula} {encoded} --strategies naive,max-occurrence --time-limit 20 -o {report}"}},
        {"play", "course.play", {"puzzle play {dug}"}},
    };
    return all;
}

class Course {
  public:
    explicit Course(frame::Context& context) : context_(context), done_(steps().size()) {}

    void run() {
        frame::Menu menu{.title = [] { return language::text("course.title"); },
                         .items = {},
                         .standard = [this] { return next(); },
                         .otherwise = [this](const std::string& answer) -> std::function<void()> {
                             if (!laboratory::names_formula(answer)) return {};
                             return [this, path = ui::file_name(answer)] { take_formula(path); };
                         },
                         .enter_goes_on = true};
        for (std::size_t index = 0; index < steps().size(); ++index) {
            const Step& step = steps()[index];
            menu.items.push_back(
                {step.name, step.title, [this, index] { take(index); }, [this, index] { return done_[index]; }});
        }
        menu.items.push_back({"back", "menu.back", {}});
        frame::run_menu(context_.console, menu);
    }

  private:
    /// The first step that is not done; after the last one, the way back.
    std::size_t next() const {
        return static_cast<std::size_t>(std::find(done_.begin(), done_.end(), false) - done_.begin());
    }

    void take(std::size_t index) {
        const Step& step = steps()[index];
        if (step.commands.empty()) {
            const auto path = laboratory::ask_formula(context_.console, "sample");
            if (!path) return;
            if (*path == "sample") return make_sample();
            return take_formula(*path);
        }
        for (const std::string_view command : step.commands) {
            if (!run_line(command)) return;
        }
        if (step.name == "res") show_result();
        done_[index] = true;
    }

    void make_sample() {
        if (run_line("sample random-3-sat --size 100 -o {sample}")) take_formula(files_.at("{sample}"));
    }

    /// A new formula: what was done with another one is to be done again.
    void take_formula(const std::string& path) {
        core::Input{path};                                                 // throws if it cannot be read
        files_["{formula}"] = path.starts_with('-') ? "./" + path : path;  // no option of the commands
        files_.erase("{result}");
        const auto first_of_puzzle =
            std::find_if(steps().begin(), steps().end(), [](const Step& step) { return step.name == "encode"; });
        std::fill(done_.begin(), done_.begin() + (first_of_puzzle - steps().begin()), false);
        done_.front() = true;
    }

    /// Shows a command as it would be typed, and runs it. Returns false if it was interrupted.
    bool run_line(std::string_view line) {
        std::vector<std::string> words;
        std::istringstream parts{std::string(line)};
        for (std::string word; parts >> word;) {
            const bool is_written = word.starts_with("--res=") || (!words.empty() && words.back() == "-o");
            words.push_back(with_file(word, is_written));
        }
        ui::Console& console = context_.console;
        console.out() << "\n$ satdoku " << core::join(words, " ", language::visible) << '\n';
        console.out().flush();  // what the command says on standard error comes after it
        frame::run_words(context_, std::move(words));
        console.out().flush();
        return frame::caught_signal() == 0;
    }

    /// Puts a file in the place of the word in braces. A file that is written has a name that no other file has. Throws
    /// core::Error if an earlier step should have written it.
    std::string with_file(const std::string& word, bool is_written) {
        const std::size_t begin = word.find('{');
        if (begin == std::string::npos) return word;
        const std::string key = word.substr(begin);
        if (is_written && !files_.contains(key)) {
            std::string standard = key == "{result}" ? result::res_name(files_["{formula}"]) : std::string();
            for (const auto& [file, name] : file_names) {
                if (file == key) standard = name;
            }
            files_[key] = core::free_name(standard);
        }
        if (!files_.contains(key)) throw core::Error("course.earlier_step");
        return word.substr(0, begin) + files_[key];
    }

    /// Shows the .res file; its long line of the model is cut.
    void show_result() const {
        const std::size_t room = context_.console.columns() - 5;
        std::istringstream lines(core::read_whole(files_.at("{result}")));
        for (std::string line; std::getline(lines, line);)
            context_.console.out() << (line.size() > room ? line.substr(0, room) + " ..." : line) << '\n';
    }

    frame::Context& context_;
    std::map<std::string, std::string> files_{};  ///< by the words in braces
    std::vector<bool> done_;                      ///< by step
};

}  // namespace

void course_menu(frame::Context& context) {
    Course(context).run();
}

}  // namespace satdoku::app
