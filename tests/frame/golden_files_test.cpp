// The program writes the same bytes on every machine: compares the files of calls with those in tests/data/golden. After
// a change that is meant to change them, write them again and read the difference:
//
//     SATDOKU_UPDATE_FILES=1 build/tests/tests_frame "[golden]" && git diff tests/data/golden
#include "program/program.hpp"
#include "support/paths.hpp"
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
struct Call {
    std::string arguments;
    std::vector<std::string> files;  ///< that it writes
    std::string input = {};
};

/// Formulas, proofs, cubes, puzzles, games, events and pictures; one of them reaches most parts of the program.
const std::vector<Call> calls_with_files = {
    {"sample random-3-sat --size 110 --seed 4 -o random.cnf", {"random.cnf"}},
    {"sample planted-3-sat --size 120 --seed 3 -o planted.cnf", {"planted.cnf"}},
    {"sample parity --size 8 -o parity.cnf", {"parity.cnf"}},
    {"sample pigeonhole --size 6 -o holes.cnf", {"holes.cnf"}},
    {"solve planted.cnf --res", {"planted.res"}},
    {"solve planted.cnf --engine dpll --branching jeroslow-wang --res=dpll.res", {"dpll.res"}},
    {"solve random.cnf --set inprocess-delay=0,inprocess-interval=5 --proof random.drat --proof-format binary",
     {"random.drat"}},
    {"solve random.cnf --engine dpll --branching moms --proof dpll.drat --proof-format binary", {"dpll.drat"}},
    {"solve random.cnf --threads 2 --deterministic --proof threads.drat --proof-format binary", {"threads.drat"}},
    {"solve parity.cnf --proof parity.drat --proof-format binary", {"parity.drat"}},
    {"cubes random.cnf --count 6 -o random.icnf", {"random.icnf"}},
    {"solve random.cnf --cubes random.icnf --proof cubes --proof-format binary",
     {"cubes/cube-1.res", "cubes/cube-1.drat", "cubes/cube-6.drat"}},
    {"gather random.cnf random.icnf cubes --proof joined.drat", {"joined.drat"}},
    {"trace random.cnf --conflict-limit 30 --scores -o trace.jsonl", {"trace.jsonl"}},
    {"tree random.cnf --conflict-limit 30 -o tree.svg", {"tree.svg"}},
    {"conflict random.cnf -o conflict.html", {"conflict.html"}},
    {"picture random.cnf -o network.svg", {"network.svg"}},
    {"puzzle generate --level hard --seed 7 -o twodoku.txt", {"twodoku.txt"}},
    {"puzzle generate --layout samurai --seed 3 -o samurai.txt", {"samurai.txt"}},
    {"puzzle generate --layout sudoku --minimal --count 20 --seed 1 --shard 1/2 -o many.txt", {"many.txt"}},
    {"puzzle solve many.txt -o solved.txt", {"solved.txt"}},
    {"puzzle rate many.txt -o rated.txt", {"rated.txt"}},
    {"puzzle encode twodoku.txt -o twodoku.cnf", {"twodoku.cnf"}},
    {"puzzle print twodoku.txt --solutions --font built-in -o sheet.pdf", {"sheet.pdf"}},
    {"puzzle book 3,sudoku,hard 1,samurai,minimal --seed 7 --paper a5 --font built-in -o book.pdf", {"book.pdf"}},
    {"puzzle page twodoku.txt -o page.html", {"page.html"}},
    {"puzzle play twodoku.txt", {"g.game"}, "hint\nhint\nmark 11 57\nundo\nsave g.game\nquit\n"},
};

/// Results and games hold times, at the beginning of lines.
std::string without_times(const std::string& name, const std::string& text) {
    if (!name.ends_with(".res") && !name.ends_with(".game")) return text;
    return std::regex_replace(text, std::regex("\n(t |time |)[0-9.]+"), "\n$1#");
}

std::string line_at(const std::string& text, std::size_t from) {
    return text.substr(from, text.find('\n', from) - from).substr(0, 200);
}

/// The first line that differs. Empty: none does.
std::string difference(const std::string& found, const std::string& golden) {
    if (found == golden) return {};
    const auto same = static_cast<std::size_t>(std::ranges::mismatch(found, golden).in1 - found.begin());
    const auto number = std::count(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(same), '\n');
    const std::size_t start = same == 0 ? 0 : found.rfind('\n', same - 1) + 1;  // npos + 1 is 0
    return "line " + std::to_string(number + 1) + "\n- " + line_at(golden, start) + "\n+ " + line_at(found, start);
}
}  // namespace

TEST_CASE("files are the same bytes on every machine", "[frame][golden]") {
    const bool updates = std::getenv("SATDOKU_UPDATE_FILES") != nullptr;
    const Folder folder;
    for (const Call& call : calls_with_files) {
        INFO(call.arguments);
        const Ended ended = folder.run(call.arguments, call.input);
        for (const std::string& file : call.files) {
            INFO(file << "\n" << ended.err);
            REQUIRE(folder.has(file));
            const std::string found = without_times(file, folder.read(file));
            const std::string path = support::source_path("tests/data/golden/" + file);
            if (updates) {
                std::filesystem::create_directories(std::filesystem::path(path).parent_path());
                std::ofstream(path, std::ios::binary) << found;
            }
            std::ifstream stored(path, std::ios::binary);
            const std::string golden{std::istreambuf_iterator<char>(stored), {}};
            INFO("if this change is intended, SATDOKU_UPDATE_FILES=1 updates " << path);
            CHECK(difference(found, golden) == "");
        }
    }
}

TEST_CASE("canary: a file that differs is noticed, with the line", "[frame]") {
    CHECK(difference("a\nb\n", "a\nb\n") == "");
    CHECK(difference("a\nbc\nd\n", "a\nbx\nd\n") == "line 2\n- bx\n+ bc");
    CHECK(difference("a\n", "a\nb\n") != "");
    CHECK(difference("", "b\n") == "line 1\n- b\n+ ");
    CHECK(difference("b\n", "") == "line 1\n- \n+ b");
}
