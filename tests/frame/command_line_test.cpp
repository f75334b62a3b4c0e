#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>
#include <array>
#include <regex>
#include <sstream>
#include <string>

namespace language = satdoku::language;
namespace ui = satdoku::ui;

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("help and version go to standard output and end with 0", "[app]") {
    const Folder folder;
    for (const char* words : {"--help", "-h", "help", "help help", "help puzzle", "help puzzle encode", "help options",
                              "puzzle --help", "puzzle encode --help", "--version", "-V", "help --help"}) {
        CAPTURE(words);
        const Ended ended = folder.run(words);
        CHECK(ended.code == 0);
        CHECK_FALSE(ended.out.empty());
        CHECK(ended.err.empty());
    }
}

TEST_CASE("no option or command lacks its line of help, in either language", "[app]") {
    const Folder folder;
    for (const char* language : {"--lang en", "--lang=zh"}) {
        const std::string words(language);
        CHECK_THAT(folder.run("help --man " + words).out, !Contains("option."));
        CHECK_THAT(folder.run("help --man " + words).out, !Contains("command.") && !Contains("setting."));
    }
}

TEST_CASE("the manual has commands, moves, keys, files, variables and examples", "[app]") {
    const Folder folder;
    const std::string page = folder.run("help --man").out;
    for (const char* title : {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "COMMON OPTIONS", "SETTINGS", "PLAYING",
                              "FILE FORMATS", "FILES", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES"}) {
        CAPTURE(std::string(title));
        CHECK_THAT(page, Contains(std::string("\n.SH ") + title + "\n"));
    }
    CHECK_THAT(page, Contains("\n[OPTIONS] [FILE.cnf [PROOF]]\n"));
    CHECK_THAT(page, Contains("mark a:r3c6 57") && Contains("DIMACS CNF") && Contains("XDG_STATE_HOME") &&
                         Contains("satdoku puzzle encode") && Contains("Backspace"));
    // A Chinese manual marks the places where lines may be broken, and its lines are not justified.
    const std::string chinese = folder.run("help --man --lang zh").out;
    CHECK_THAT(chinese, Contains("\n.ad l\n") && Contains("\n.SH 示例\n") && Contains("求\\:解") && !Contains("\\:。"));
    for (const std::string& text : {page, chinese}) {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            CAPTURE(line);
            CHECK_FALSE(line.empty());
            CHECK_FALSE(line.starts_with("'"));
        }
    }
}

TEST_CASE("every topic is shown, in either language, at any width, and named by all that lists topics",
          "[app][terminal]") {
    const Folder folder;
    const std::string bash = folder.run("help --completion bash").out;
    const std::string zsh = folder.run("help --completion zsh").out;
    for (const language::Language spoken : {language::Language::english, language::Language::chinese}) {
        const language::SpokenMeanwhile meanwhile(spoken);
        const std::string lang = " --lang " + std::string(language::spoken_language_tag());
        const std::string overview = folder.run("help" + lang).out;
        const std::string page = folder.run("help --man" + lang).out;
        std::size_t count = 0;
        for (const auto& file : language::catalogue()) {
            for (const language::Entry& entry : file) {
                if (!entry.key.starts_with("topic.")) continue;
                const bool is_session = entry.key.ends_with(".session");
                const std::string name(entry.key.substr(6, entry.key.find('.', 6) - 6));
                CAPTURE(name, lang);
                const std::string title = ui::split_lines(language::text(entry.key)).front();
                if (!is_session) {
                    CHECK_THAT(title, Contains(spoken == language::Language::english ? ": " : "："));
                    CHECK(folder.run("help " + name + lang).out.starts_with(title + "\n\n"));
                }
                for (const unsigned short columns : std::initializer_list<unsigned short>{60, 80}) {
                    Terminal terminal(folder, "help " + name + lang, 24, columns);
                    CHECK(terminal.end() == 0);
                    std::string text = terminal.screen();
                    text.erase(std::remove(text.begin(), text.end(), '\r'), text.end());
                    CHECK(ui::widest(ui::split_lines(text)) <= columns);
                    for (const std::string& line : ui::split_lines(language::text(entry.key))) {
                        CAPTURE(columns, line);
                        if (!line.starts_with("    $ ")) continue;
                        if (columns == 80) CHECK_THAT(text, Contains("\n" + line.substr(2) + "\n"));
                        // A command that is broken can be copied.
                        CHECK_THAT(std::regex_replace(text, std::regex(R"( \\\n +)"), " "), Contains(line.substr(4)));
                    }
                }
                CHECK_THAT(overview, Contains("  " + name + "  "));
                CHECK_THAT(bash, Contains(" " + name));
                CHECK_THAT(zsh, Contains(" " + name));
                ++count;
            }
        }
        CHECK(count > 10);
        CHECK_THAT(page, Contains(spoken == language::Language::english ? "\n.SH THREADS\n" : "\n.SH 多线程\n"));
    }
}

TEST_CASE("the help of a command without its options fits a screen of 24 lines, with placeholders in its language",
          "[app]") {
    const Folder folder;
    const std::regex capitals("(^|[^-.A-Za-z])[A-Z]{3,}");
    std::size_t commands = 0;
    for (const language::Language spoken : {language::Language::english, language::Language::chinese}) {
        const language::SpokenMeanwhile meanwhile(spoken);
        const std::string title = language::text("help.options_title");
        for (const auto& file : language::catalogue()) {
            for (const language::Entry& entry : file) {
                if (!entry.key.starts_with("command.") || entry.key.find('.', 8) != std::string_view::npos) continue;
                std::string name(entry.key.substr(8));
                std::replace(name.begin(), name.end(), '_', ' ');
                const std::string lang = " --lang " + std::string(language::spoken_language_tag());
                const std::string help = folder.run("help " + name + lang).out;
                CAPTURE(help);
                REQUIRE_THAT(help, Contains('\n' + title + '\n'));
                std::size_t lines = 0;
                bool in_options = false;
                for (const std::string& line : ui::split_lines(help)) {
                    in_options = !line.empty() && (in_options || line == title);
                    if (!in_options) ++lines;
                    const std::string synopsis = in_options ? line.substr(0, line.find("  ", 2)) : std::string();
                    if (spoken == language::Language::chinese) CHECK_FALSE(std::regex_search(synopsis, capitals));
                }
                CHECK(lines <= 24);
                const std::string usage = help.substr(0, help.find('\n'));
                if (spoken == language::Language::chinese) CHECK_FALSE(std::regex_search(usage, capitals));
                ++commands;
            }
        }
    }
    CHECK(commands > 70);
}

TEST_CASE("no topic has the name of a command, and its lines are not torn at 80 columns", "[app]") {
    const Folder folder;
    std::size_t lines = 0;
    for (const auto& file : language::catalogue()) {
        for (const language::Entry& entry : file) {
            const bool is_topic = entry.key.starts_with("topic.");
            if (!is_topic && !entry.key.ends_with(".example")) continue;
            CAPTURE(std::string(entry.key));
            if (is_topic && !entry.key.ends_with(".session"))
                CHECK(folder.run(std::string(entry.key.substr(6)), "").code == 2);
            for (const std::string_view text : {entry.english, entry.chinese}) {
                for (const std::string& line : ui::split_lines(text)) {
                    CAPTURE(line);
                    if (line.starts_with("    $ ")) CHECK(ui::display_width(line) < 82);  // shown two columns less
                    CHECK((line.starts_with("    ") || line.find('\t') == std::string::npos));
                    ++lines;
                }
            }
        }
    }
    CHECK(lines > 100);
}

TEST_CASE("bash completes the names of commands and topics after help", "[app]") {
    const Folder folder;
    folder.write("completion", folder.run("help --completion bash").out);
    const auto completed = [&](const std::string& words, int at) {
        return folder
            .shell("bash -c '. ./completion; COMP_WORDS=(" + words + "); COMP_CWORD=" + std::to_string(at) +
                   "; _satdoku; echo \"${COMPREPLY[@]}\"'")
            .out;
    };
    CHECK(completed("satdoku help thr", 2) == "threads\n");
    CHECK(completed("satdoku help tr", 2) == "trace tree\n");
    CHECK(completed("satdoku help puzzle e", 3) == "encode explain\n");
    CHECK(completed("satdoku puzzle e", 2) == "encode explain\n");
}

TEST_CASE("the version and the help explain how to report a fault", "[app]") {
    const Folder folder;
    CHECK_THAT(folder.run("--version").out, StartsWith("satdoku 1.") && Contains("To report a bug"));
    CHECK_THAT(folder.run("--version").out, Contains("satdoku help faults"));
    CHECK_THAT(folder.run("help").out, Contains("satdoku help faults"));
    CHECK_THAT(folder.run("--version --lang zh").out, Contains("satdoku help faults"));
    CHECK_THAT(folder.run("help faults").out, Contains("--version"));
}

TEST_CASE("wrong usage names itself and what would be right, and ends with 2", "[app]") {
    const Folder folder;
    const auto wrong = [&](const std::string& words, const char* key, const std::vector<std::string>& arguments) {
        CAPTURE(words);
        const Ended ended = folder.run(words);
        CHECK(ended.code == 2);
        CHECK(ended.out.empty());
        CHECK_THAT(ended.err, StartsWith("satdoku: error: ") && Says(key, arguments));
    };
    wrong("--vers", "usage.unknown_option", {"--vers", "; did you mean --version?", "0"});
    wrong("--bogus-nonsense", "usage.unknown_option", {"--bogus-nonsense", ""});
    wrong("hepl", "usage.unknown_command", {"hepl", "; did you mean help?", "0"});
    // Two of three letters differ from book.
    CHECK_THAT(folder.run("puzzle foo").err, Contains("unknown command puzzle foo\n"));
    wrong("help thread", "usage.unknown_topic", {"thread", "; did you mean threads?", "0"});
    wrong("help nothing-like-it", "usage.unknown_topic", {"nothing-like-it", ""});
    CHECK_THAT(folder.run("help nothing-like-it").err, Says("usage.topics_hint"));
    wrong("puzzle", "usage.group", {"puzzle"});
    wrong("puzzle encod", "usage.unknown_command", {"puzzle encod", "; did you mean puzzle encode?", "0"});
    wrong("puzzle encode", "usage.operand_missing", {"FILE"});
    CHECK_THAT(folder.run("puzzle encode").err, Says("usage.hint", {"puzzle encode"}));
    wrong("check", "usage.operand_missing", {"FILE"});
    wrong("puzzle encode a b", "usage.operand_unwanted", {"b"});
    wrong("puzzle encode a --encoding=other", "usage.choice", {"--encoding", "extended, minimal", "other", ""});
    wrong("puzzle encode a --output", "usage.value_missing", {"--output", "FILE"});
    wrong("puzzle encode a -o", "usage.value_missing", {"-o", "FILE"});
    wrong("puzzle encode a --merge=1", "usage.value_unwanted", {"--merge"});
    wrong("puzzle generate --count 0", "usage.integer", {"--count", "1"});
    wrong("puzzle generate --count -1", "usage.integer", {"--count", "1"});
    wrong("puzzle generate --seed 18446744073709551616", "usage.integer_from", {"--seed", "0", "18446744073709551616"});
    wrong("puzzle generate --holes 3,x", "usage.holes", {"3,x"});
    wrong("--lang fr", "usage.choice", {"--lang", "en, zh", "fr", ""});
    wrong("solve a --set minimise=1", "usage.unknown_setting", {"minimise", "; did you mean minimize?", "0"});
    wrong("solve a --set minimize=7", "usage.integer", {"--set minimize", "0", "1", "7"});
    wrong("solve a --set minimize", "usage.setting", {"minimize"});
    wrong("solve a --set minimize=0,", "usage.setting", {""});
    wrong("puzzle play a --resume", "usage.both", {"--resume", "a"});
    wrong("-- solve", "usage.operand_unwanted", {"solve"});
    folder.write("f.cnf", "p cnf 0 0\n");
}

TEST_CASE("options keep their names of earlier versions, which nothing shows", "[app]") {
    struct Renamed {
        std::string command;
        std::string old_name;
        std::string name;
    };
    const Folder folder;
    REQUIRE(folder.run("puzzle generate --layout sudoku --holes 40 --count 2 --seed 3 -q -o p.txt").code == 0);
    REQUIRE(folder.run("sample pigeonhole --size 6 -q -o f.cnf").code == 0);
    REQUIRE(folder.run("cubes f.cnf --count 4 -q -o f.icnf").code == 0);
    REQUIRE(folder.run("solve f.cnf --cubes f.icnf --cube 1 --res results -n").code == 0);
    const std::string generate = "puzzle generate --count 1 --seed 5 ";
    const auto renamed = std::to_array<Renamed>({
        {"puzzle hunt p.txt --seed 1 --threads 1", "--enough 40", "--target 40"},
        {"puzzle explain p.txt", "--number 2", "--puzzle 2"},
        {"puzzle encode p.txt", "--number 2", "--puzzle 2"},
        {"puzzle play --layout sudoku --lines", "--own", "--blank"},
        {generate + "--layout sudoku", "--without naked-single", "--exclude naked-single"},
        {generate + "--tries 20", "--class C2", "--coupling C2"},
        {"models f.cnf", "--over 1-3", "--project 1-3"},
        {"models -e '1 2 3 0'", "--most 2", "--limit 2"},
        {"cubes f.cnf --count 4", "--try 0", "--trial-limit 0"},
        {"gather f.cnf f.icnf results", "--open", "--unsolved"},
        {"compare f.cnf --strategies naive", "--with x=false", "--solver x=false"},
        {"trace f.cnf", "--only end", "--event end"},
        {"solve f.cnf -n -q --stats=json", "--set parities=0", "--set xor=0"},
        {"solve f.cnf -n -q --stats=json", "--set count=0,count-effort=9", "--set cardinality=0,cardinality-effort=9"},
        {"solve f.cnf -n -q --stats=json", "--set add-variables=0,add-variables-savings=9",
         "--set bva=0,bva-savings=9"},
        {"solve f.cnf -n -q --stats=json", "--set parities-effort=x", "--set xor-effort=x"},
    });
    const std::string shown = folder.run("help --man").out + folder.run("help --completion bash").out;
    for (const Renamed& each : renamed) {
        CAPTURE(each.command, each.old_name);
        const auto run = [&](const std::string& option) {
            Ended ended = folder.run(each.command + ' ' + option, "quit\n");
            for (std::string* const text : {&ended.out, &ended.err})
                *text = std::regex_replace(*text, std::regex(R"( *\d+\.\d+|"peak_bytes":\d+)"), "T");
            return ended;
        };
        const Ended was = run(each.old_name);
        const Ended is = run(each.name);
        const std::string option = each.old_name.substr(0, each.old_name.find(' '));
        CHECK(was.code == is.code);
        CHECK(was.out == is.out);
        if (!each.name.ends_with("=x")) CHECK(was.err == is.err);
        if (option != "--set" && option != "--number")
            CHECK_THAT(shown, !Contains(option + ' ') && !Contains(option + '"'));
    }
}

TEST_CASE("options may be anywhere, -- ends them", "[app]") {
    const Folder folder;
    const Ended missing = folder.run("puzzle encode -- --merge");
    CHECK(missing.code == 1);
    CHECK_THAT(missing.err, Says("file.cannot_open", {"--merge"}));
    CHECK_THAT(folder.run("--lang zh puzzle encode none").err, Contains("错误"));
    CHECK_THAT(folder.run("puzzle encode none --lang=zh").err, Contains("错误"));
}

TEST_CASE("a variable sets the notation of cells, an option is stronger", "[app]") {
    const Folder folder;
    folder.write("p.txt", std::string(72, '.') + "11.......\n");
    const std::string print = "puzzle explain p.txt";
    const std::string usual = folder.run(print).out;
    const std::string cells = folder.run(print + " --notation cells").out;
    CHECK(usual != cells);
    CHECK(folder.run(print, "", "SATDOKU_NOTATION=cells").out == cells);
    CHECK(folder.run(print, "", "SATDOKU_NOTATION=r1c1").out == usual);
    CHECK(folder.run(print + " --notation r1c1", "", "SATDOKU_NOTATION=cells").out == usual);
}

TEST_CASE("the language comes from the environment, the first variable that is set", "[app]") {
    const Folder folder;
    CHECK_THAT(folder.run("--help", "", "LC_ALL=zh_CN.UTF-8").out, Contains("用法"));
    CHECK_THAT(folder.run("--help", "", "LC_ALL= LC_MESSAGES=zh_CN LANG=en").out, Contains("用法"));
    CHECK_THAT(folder.run("--help", "", "LC_ALL= LC_MESSAGES= LANG=zh").out, Contains("用法"));
    CHECK_THAT(folder.run("--help", "", "LC_ALL=fr_FR LANG=zh").out, Contains("Usage"));
    CHECK_THAT(folder.run("--help --lang en", "", "LC_ALL=zh_CN").out, Contains("Usage"));
}

TEST_CASE("colours only where they are asked for", "[app]") {
    const Folder folder;
    CHECK_THAT(folder.run("", "q\n").out, !Contains("\x1b["));
    CHECK_THAT(folder.run("--color=always", "q\n").out, Contains("\x1b["));
    CHECK_THAT(folder.run("--color never", "q\n").out, !Contains("\x1b["));
}

TEST_CASE("a closed pipe ends the program quietly, a full disk loudly", "[app]") {
    const Folder folder;
    const Ended closed = folder.run("--help | true");
    CHECK(closed.err.empty());
    const Ended full = folder.run("--help > /dev/full");
    CHECK(full.code == 1);
    CHECK_THAT(full.err, Says("output.failed"));
}
