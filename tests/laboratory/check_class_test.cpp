// check FOLDER...: the results of a class.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <filesystem>
#include <fstream>
#include <string>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
/// Formulas a (satisfiable) and u (not) in c, people in folders and in names.
void make_class(const Folder& folder) {
    for (const char* person : {"zhang", "li", "idle"})
        std::filesystem::create_directories(folder.path() / "c" / person);
    folder.write("c/a.cnf", satisfiable_formula);
    folder.write("c/u.cnf", unsatisfiable_formula);
    folder.write("c/zhang/a.res", "s 1\nv -1 -2 3 4\nt 5\n");
    folder.write("c/zhang/u.res", "s 0\nt 1000\n");
    folder.write("c/li/a.res", "s 0\nt 1\n");
    folder.write("c/wang_a.res", "s 1\nv 1 -2 -3 4\nt 2\n");
    folder.write("c/wang_u.res", "nonsense\n");
    folder.write("c/b.res", "s 0\n");
}
}  // namespace

TEST_CASE("the results of a class are judged by person and formula", "[app]") {
    const Folder folder;
    make_class(folder);
    const Ended ended = folder.run("check c --table csv");
    CHECK(ended.code == 3);
    CHECK_THAT(ended.out, StartsWith("person,formula,verdict,ms,reference_ms,rate_percent,reason\n"));
    for (const char* row : {"\nzhang,a,RIGHT,5.000,", "\nzhang,u,RIGHT,1000.000,", "\nli,a,WRONG,1.000,",
                            "\nli,u,MISSING,,,,\n", "\nwang,a,WRONG,2.000,", "\nwang,u,UNREADABLE,,",
                            "\nc,b,NO_FORMULA,", "\nidle,a,MISSING,", "\nidle,u,MISSING,"}) {
        CHECK_THAT(ended.out, Contains(row));
    }
    CHECK(count_of(ended.out, "\n") == 10);
    CHECK_THAT(ended.out, !Contains("\nc,a,"));
    const Ended text = folder.run("check c");
    CHECK_THAT(text.out, Contains("wang, a: 2 of 3 clauses have no true literal\n") &&
                             Contains("li, a: the formula is satisfiable\n") && Contains("wang, u: "));
    CHECK_THAT(folder.run("check c --table markdown -o c.md").out, !Contains("zhang"));
    CHECK_THAT(folder.read("c.md"), Contains("| zhang | a | RIGHT | 5.000 |"));
}

TEST_CASE("folders of people are named one by one, with the formulas elsewhere", "[app]") {
    const Folder folder;
    make_class(folder);
    CHECK(folder.run("check c/zhang --formulas c").code == 0);
    CHECK_THAT(folder.run("check c/zhang c/li/ --formulas c --table csv --reference cdcl").out,
               Contains("\nli,a,WRONG,") && Contains("\nzhang,a,RIGHT,") && !Contains("wang"));
    CHECK(folder.run("check c/zhang").code == 1);  // no formula
    CHECK(folder.run("check c/zhang c/a.cnf").code == 1);
    CHECK_THAT(folder.run("check c --reference nobody").err, Contains("--reference"));
    std::filesystem::create_directory(folder.path() / "none");
    CHECK_THAT(folder.run("check none --formulas c").err, Says("class.no_results"));
    CHECK(folder.run("check c --proof c/a.cnf").code != 0);
    CHECK(folder.run("check c/a.cnf c/zhang/a.res --table csv").code == 2);
    CHECK(folder.run("check c/a.cnf c/zhang/a.res c/li/a.res").code == 2);
}

TEST_CASE("a person with several results for a formula has a row for each", "[app]") {
    const Folder folder;
    make_class(folder);
    folder.write("c/li_a.res", "s 1\nv 1 -2 3 4\nt 5\n");
    const std::string out = folder.run("check c c/li --table csv").out;
    CHECK_THAT(out, Contains("\nli,a,WRONG,1.000,") && Contains("\nli,a,WRONG,5.000,"));
    CHECK_THAT(out, Contains(as_shown("(c/li_a.res)")) &&
                        Contains(as_shown("(c/li/a.res)") + ": the formula is satisfiable\n"));
    CHECK(count_of(out, "\nli,a,") == 2);
    CHECK(count_of(out, "one of several") == 2);
}

TEST_CASE("two formulas of one name in the folders of a class are not mixed up silently", "[app]") {
    const Folder folder;
    make_class(folder);
    std::filesystem::create_directory(folder.path() / "d");
    folder.write("d/a.cnf", unsatisfiable_formula);
    CHECK_THAT(folder.run("check c d").err, Says("class.same_formula", {as_shown("c/a.cnf"), as_shown("d/a.cnf")}));
    CHECK(folder.run("check c ./c").err.empty());
    CHECK(folder.run("check d c/zhang --formulas c").err.empty());
}

TEST_CASE("hostile names and files do no harm to the table of a class", "[app][posix]") {
    const Folder folder;
    make_class(folder);
    folder.write("c/=cmd|\x1b[31m_a.res", "s 0\n");
    folder.write("c/big_a.res", "");
    std::filesystem::resize_file(folder.path() / "c" / "big_a.res", std::uintmax_t{1} << 33U);  // without blocks
    std::filesystem::create_directory_symlink(".", folder.path() / "c" / "circle");
    const Ended ended = folder.run("check c --table csv");
    CHECK(ended.code == 3);
    CHECK_THAT(ended.out, Contains("\n'=cmd|") && !Contains("\x1b") && !Contains("circle") && !Contains("\n=cmd"));
    CHECK_THAT(ended.out, Contains("\nbig,a,UNREADABLE,"));
}

TEST_CASE("a class that is stopped shows what was judged, and says so", "[app]") {
    const Folder folder;
    make_class(folder);
    const Ended ended = folder.run("check c --table csv", "", interrupt_at("work", 1));
    CHECK(ended.code == 130);
    CHECK_THAT(ended.out, StartsWith("person,formula,") && Contains("\nidle,a,MISSING,") && !Contains("RIGHT"));
    CHECK_THAT(ended.err, Contains("stopped: the table lists the"));
}

TEST_CASE("check names a folder that is missing, and takes a loop of links for no folder", "[app][class][posix]") {
    const Folder folder("f.cnf", "p cnf 1 1\n1 0\n");
    folder.shell("ln -s loop loop; mkdir class; cp f.cnf class; echo 's 1' > class/f.res");
    const Ended missing = folder.run("check nofolder");
    CHECK(missing.code == 1);
    CHECK_THAT(missing.err, Says("file.cannot_open", {"nofolder", "No such file or directory"}));
    CHECK(folder.run("check loop").code == 1);
    CHECK_THAT(folder.run("check class loop").err, Says("class.no_folder", {"loop"}));
    CHECK_THAT(folder.run("check f.cnf").err, Says("usage.result_or_proof"));
}
