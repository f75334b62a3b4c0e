// satdoku sample: it writes all samples in its list, and the answers in the list are right.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <sstream>
#include <vector>

using Catch::Matchers::Contains;

namespace {
struct Listed {
    std::string name;
    std::string sizes;  ///< "1-16"; empty if there is only one formula
    std::string answer;
};

std::vector<Listed> list(const Folder& folder) {
    std::istringstream lines(folder.run("sample").out);
    std::string line;
    std::getline(lines, line);
    CHECK_THAT(line, Contains("Name") && Contains("--size"));
    std::vector<Listed> all;
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        Listed listed;
        words >> listed.name >> listed.answer;
        if (listed.answer.find_first_not_of("0123456789") == std::string::npos) {
            words >> listed.sizes >> listed.answer;
        }
        all.push_back(listed);
    }
    return all;
}
}  // namespace

TEST_CASE("every sample can be written, and has the answer that the list gives", "[app][sample]") {
    const Folder folder;
    const std::vector<Listed> all = list(folder);
    CHECK(all.size() > 10);
    for (const Listed& sample : all) {
        CAPTURE(sample.name);
        const Ended written = folder.run("sample " + sample.name + " -o s.cnf");
        CHECK(written.code == 0);
        CHECK(written.out.empty());
        CHECK_THAT(written.err, Contains("s.cnf: ") && Contains(" variables, "));
        const std::string file = folder.read("s.cnf");
        CHECK_THAT(file, Catch::Matchers::StartsWith("c satdoku sample " + sample.name));
        const int code = folder.run("solve -q --no-model s.cnf").code;
        if (sample.answer == "either") {
            CHECK((code == 10 || code == 20));
        } else {
            CHECK(code == (sample.answer == "satisfiable" ? 10 : 20));
            CHECK_THAT(file, Contains("\nc " + sample.answer + "\np cnf "));
        }
        CHECK(folder.run("sample " + sample.name).out == file);
    }
}

TEST_CASE("the smallest of a family is a formula, and what is smaller or larger is refused", "[app][sample]") {
    const Folder folder;
    for (const Listed& sample : list(folder)) {
        CAPTURE(sample.name);
        const std::string name = "sample " + sample.name;
        if (sample.sizes.empty()) {
            CHECK_THAT(folder.run(name + " --size 3").err, Contains(sample.name + " has only one size"));
            continue;
        }
        const std::string smallest = sample.sizes.substr(0, sample.sizes.find('-'));
        const std::string largest = sample.sizes.substr(sample.sizes.find('-') + 1);
        CHECK(folder.run(name + " --size " + smallest + " -q -o s.cnf").code == 0);
        const int code = folder.run("solve -q --no-model s.cnf").code;
        CHECK((code == 10 || code == 20));
        if (sample.answer != "either") CHECK(code == (sample.answer == "satisfiable" ? 10 : 20));
        for (const long long size : {std::stoll(smallest) - 1, std::stoll(largest) + 1}) {
            const Ended refused = folder.run(name + " --size " + std::to_string(size) + " -o none.cnf");
            CHECK(refused.code == 2);
            CHECK_THAT(refused.err, Contains("from " + smallest + " to " + largest + ", not "));
            CHECK_FALSE(folder.has("none.cnf"));
        }
    }
}

TEST_CASE("the short proof of the pigeonhole principle holds, and is polynomial", "[app][sample]") {
    const Folder folder;
    for (const int holes : {1, 2, 3, 5, 8}) {
        const std::string size = std::to_string(holes);
        REQUIRE(folder.run("sample pigeonhole --size " + size + " -o f.cnf --proof f.drat").code == 0);
        CHECK(folder.run("check f.cnf --proof f.drat").code == 0);
        const std::string proof = folder.read("f.drat");
        CHECK(std::count(proof.begin(), proof.end(), '\n') < 2 * holes * holes * holes * holes);
        // A shorter list proves nothing.
        folder.write("f.drat", proof.substr(0, proof.size() / 2));
        if (holes > 2) CHECK(folder.run("check f.cnf --proof f.drat").code != 0);
    }
    CHECK_THAT(folder.run("sample party --proof f.drat").err, Says("usage.sample_proof", {"40"}));
    CHECK(folder.run("sample pigeonhole --size 41 --proof f.drat").code == 2);
    CHECK(folder.run("sample --proof f.drat").code == 2);
}

TEST_CASE("a seed gives the same sample everywhere, another seed another one", "[app][sample]") {
    const Folder folder;
    const std::string first = folder.run("sample random-3-sat --size 10").out;
    CHECK(folder.run("sample random-3-sat --size 10 --seed 1").out == first);
    CHECK(folder.run("sample random-3-sat --size 10 --seed 2").out != first);
    CHECK_THAT(first, Contains("c satdoku sample random-3-sat --size 10 --seed 1\n") &&
                          Contains("\np cnf 10 42\n-8 1 -2 0\n"));
}

TEST_CASE("an unknown sample is reported with the nearest, an option without a name too", "[app][sample]") {
    const Folder folder;
    const Ended unknown = folder.run("sample pigeonhol");
    CHECK(unknown.code == 2);
    CHECK_THAT(unknown.err, Contains("no sample named pigeonhol; did you mean pigeonhole?"));
    CHECK_THAT(folder.run("sample xyzzyxyzzy").err, Contains("satdoku sample lists them"));
    CHECK_THAT(folder.run("sample --size 3").err, Contains("--size requires the name of a sample"));
    CHECK_THAT(folder.run("sample --lang zh").out, Contains("鸽巢"));
}

TEST_CASE("the course's twodoku as a sample is decoded to a board", "[app][sample]") {
    const Folder folder;
    folder.run("sample twodoku -o t.cnf");
    CHECK(folder.run("solve -q t.cnf --res").code == 10);
    const Ended board = folder.run("puzzle decode t.cnf t.res");
    CHECK(board.code == 0);
    CHECK_THAT(board.out, Catch::Matchers::StartsWith("841296357736845129"));
}

TEST_CASE("completions offer the names of the samples", "[app][sample]") {
    const Folder folder;
    CHECK_THAT(folder.run("help --completion bash").out, Contains("compgen -W \"party all-signs "));
    CHECK_THAT(folder.run("help --completion zsh").out, Contains("'1:name:(party all-signs "));
}

TEST_CASE("the SAT menu writes a sample and loads it", "[app][sample]") {
    const Folder folder;
    const Ended ended = folder.run("", "sat\nsample\npigeonhole\n101\n4\nholes.cnf\nsample\ny\nparity\n5\n2\n\nq\nq\n");
    CHECK_THAT(ended.out, Contains("expected a number from 1 to 100, found 101"));
    CHECK_THAT(ended.out, Contains("SAT: holes.cnf, 20 variables, 45 clauses"));
    CHECK_THAT(ended.out, Contains("[parity-5.cnf]") && Contains("SAT: parity-5.cnf, 10 variables, "));
    CHECK_THAT(folder.read("holes.cnf"), Catch::Matchers::StartsWith("c satdoku sample pigeonhole --size 4\n"));
    CHECK_THAT(folder.read("parity-5.cnf"), Contains("parity --size 5 --seed 2\n"));
}
