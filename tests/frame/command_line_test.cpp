#include "program/program.hpp"
#include "support/catch.hpp"

#include <sstream>
#include <string>

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

TEST_CASE("the manual tells commands, moves, keys, files, variables and examples", "[app]") {
    const Folder folder;
    const std::string page = folder.run("help --man").out;
    for (const char* title : {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "COMMON OPTIONS", "SETTINGS", "PLAYING",
                              "FILE FORMATS", "FILES", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES"}) {
        CAPTURE(std::string(title));
        CHECK_THAT(page, Contains(std::string("\n.SH ") + title + "\n"));
    }
    CHECK_THAT(page, Contains("mark a36 57") && Contains("DIMACS CNF") && Contains("XDG_STATE_HOME") &&
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

TEST_CASE("wrong usage names itself and what would be right, and ends with 2", "[app]") {
    const Folder folder;
    const auto wrong = [&](const std::string& words, const char* key, const std::vector<std::string>& arguments) {
        CAPTURE(words);
        const Ended ended = folder.run(words);
        CHECK(ended.code == 2);
        CHECK(ended.out.empty());
        CHECK_THAT(ended.err, StartsWith("satdoku: error: ") && Says(key, arguments));
    };
    wrong("--vers", "usage.unknown_option_near", {"--vers", "--version"});
    wrong("--bogus-nonsense", "usage.unknown_option", {"--bogus-nonsense"});
    wrong("hepl", "usage.unknown_command_near", {"hepl", "help"});
    wrong("puzzle", "usage.group", {"puzzle"});
    wrong("puzzle encod", "usage.unknown_command_near", {"puzzle encod", "puzzle encode"});
    wrong("puzzle encode", "usage.operand_missing", {"FILE"});
    CHECK_THAT(folder.run("puzzle encode").err, Says("usage.hint", {"puzzle encode"}));
    wrong("check", "usage.operand_missing", {"FILE"});
    wrong("puzzle encode a b", "usage.operand_unwanted", {"b"});
    wrong("puzzle encode a --encoding=other", "usage.choice", {"--encoding", "extended, minimal", "other"});
    wrong("puzzle encode a --output", "usage.value_missing", {"--output", "FILE"});
    wrong("puzzle encode a -o", "usage.value_missing", {"-o", "FILE"});
    wrong("puzzle encode a --merge=1", "usage.value_unwanted", {"--merge"});
    wrong("puzzle generate --count 0", "usage.integer", {"--count", "1"});
    wrong("puzzle generate --count -1", "usage.integer", {"--count", "1"});
    wrong("puzzle generate --seed 18446744073709551616", "usage.integer_from", {"--seed", "0", "18446744073709551616"});
    wrong("puzzle generate --holes 3,x", "usage.holes", {"3,x"});
    wrong("--lang fr", "usage.choice", {"--lang", "en, zh", "fr"});
    wrong("solve a --set minimise=1", "usage.unknown_setting_near", {"minimise", "minimize"});
    wrong("solve a --set minimize=7", "usage.integer", {"--set minimize", "0", "1", "7"});
    wrong("solve a --set minimize", "usage.setting", {"minimize"});
    wrong("solve a --set minimize=0,", "usage.setting", {""});
    wrong("puzzle play a --resume", "usage.both", {"--resume", "a"});
    wrong("-- solve", "usage.operand_unwanted", {"solve"});
    folder.write("f.cnf", "p cnf 0 0\n");
    wrong("f.cnf", "usage.file_as_command", {"f.cnf"});
}

TEST_CASE("options stand anywhere, -- ends them", "[app]") {
    const Folder folder;
    const Ended missing = folder.run("puzzle encode -- --merge");
    CHECK(missing.code == 1);
    CHECK_THAT(missing.err, Says("file.cannot_open", {"--merge"}));
    CHECK_THAT(folder.run("--lang zh puzzle encode none").err, Contains("错误"));
    CHECK_THAT(folder.run("puzzle encode none --lang=zh").err, Contains("错误"));
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
