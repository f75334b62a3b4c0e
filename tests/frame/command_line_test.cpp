#include "program/program.hpp"
#include "support/catch.hpp"

#include <sstream>
#include <string>

using Catch::Matchers::Contains;

TEST_CASE("help and version go to standard output and end with 0", "[app]") {
    const Folder folder;
    for (const char* words :
         {"--help", "-h", "help", "help help", "help puzzle", "help puzzle encode", "help options",
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
    for (const char* title : {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "COMMON OPTIONS", "SETTINGS",
                              "PLAYING", "FILE FORMATS", "FILES", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES"}) {
        CAPTURE(std::string(title));
        CHECK_THAT(page, Contains(std::string("\n.SH ") + title + "\n"));
    }
    CHECK_THAT(page, Contains("mark a36 57") && Contains("DIMACS CNF") && Contains("XDG_STATE_HOME") &&
                         Contains("satdoku puzzle encode") && Contains("Backspace"));
    // A manual in Chinese has places where its lines may be broken, and no holes in them.
    const std::string chinese = folder.run("help --man --lang zh").out;
    CHECK_THAT(chinese, Contains("\n.ad l\n") && Contains("\n.SH 示例\n") && Contains("求\\:解") &&
                            !Contains("\\:。"));
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
    const auto wrong = [&](const std::string& words, const std::string& told) {
        CAPTURE(words);
        const Ended ended = folder.run(words);
        CHECK(ended.code == 2);
        CHECK(ended.out.empty());
        CHECK_THAT(in_one_line(ended.err), Contains(in_one_line("satdoku: error: " + told)));
    };
    wrong("--vers", "unknown option --vers; the nearest is --version");
    wrong("--bogus-nonsense", "unknown option --bogus-nonsense '");
    wrong("hepl", "unknown command hepl; the nearest is help");
    wrong("puzzle", "'puzzle' alone is no command; there are: puzzle ");
    wrong("puzzle encod", "unknown command puzzle encod; the nearest is puzzle encode");
    wrong("puzzle encode", "an operand is missing: FILE\n'satdoku help puzzle encode' tells what it takes.");
    wrong("check", "an operand is missing: FILE");
    wrong("puzzle encode a b", "one operand too many: b");
    wrong("puzzle encode a --encoding=other", "--encoding takes one of extended, minimal, found 'other'");
    wrong("puzzle encode a --output", "--output needs a value: FILE");
    wrong("puzzle encode a -o", "-o needs a value: FILE");
    wrong("puzzle encode a --merge=1", "--merge takes no value");
    wrong("puzzle generate --count 0", "--count takes a number from 1 to ");
    wrong("puzzle generate --count -1", "--count takes a number from 1 to ");
    wrong("puzzle generate --seed 18446744073709551616",
          "--seed takes a number from 0 up, found '18446744073709551616'");
    wrong("puzzle generate --holes 3,x", "--holes takes a number, or one for each grid as N,M; found '3,x'");
    wrong("--lang fr", "--lang takes one of en, zh, found 'fr'");
    wrong("solve a --set minimise=1", "--set: there is no setting minimise; the nearest is minimize");
    wrong("solve a --set minimize=7", "--set minimize takes a number from 0 to 1, found '7'");
    wrong("solve a --set minimize", "--set takes NAME=VALUE, found 'minimize'");
    wrong("solve a --set minimize=0,", "--set takes NAME=VALUE, found ''");
    wrong("puzzle play a --resume", "--resume and a exclude each other");
    wrong("-- solve", "one operand too many: solve");
    folder.write("f.cnf", "p cnf 0 0\n");
    wrong("f.cnf", "f.cnf is a file, not a command; to solve it: satdoku solve f.cnf");
}

TEST_CASE("options stand anywhere, -- ends them", "[app]") {
    const Folder folder;
    const Ended missing = folder.run("puzzle encode -- --merge");
    CHECK(missing.code == 1);
    CHECK_THAT(missing.err, Contains("cannot open --merge"));
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
    CHECK_THAT(full.err, Contains("cannot write to standard output"));
}
