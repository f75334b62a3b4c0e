// The command that makes recorded calls of the library again.
#include "program/program.hpp"
#include "support/catch.hpp"
#include <satdoku/language/text.hpp>
#include <string>

using Catch::Matchers::Contains;

TEST_CASE("replay makes recorded calls again and reports results that differ", "[app]") {
    const Folder folder("right",
                        "satdoku 1.0.0\nclause 1 2\nassume -1\nsolve = 10\nvalue 2 = 2\nsolve\n> 1 terminate\n= 10\n");
    const Ended same = folder.run("replay right");
    CHECK(same.code == 0);
    CHECK(same.out == satdoku::language::text("replay.done", 5, 0) + '\n');

    folder.write("wrong", "satdoku 1.0.0\nclause 1 2\nassume -1\nassume -2\nsolve = 10\nvalue 2 = 2\nsolve");
    const Ended different = folder.run("replay wrong");
    CHECK(different.code == 3);
    CHECK_THAT(different.out, Says("replay.differs", {"5", "solve", "10", "20"}));
    CHECK_THAT(different.out, Says("replay.differs", {"6", "value 2", "2", "0"}));
    CHECK_THAT(different.out, Says("replay.done", {"6", "2"}));

    folder.write("none", "p cnf 1 1\n1 0\n");
    const Ended refused = folder.run("replay none");
    CHECK(refused.code == 1);
    CHECK_THAT(refused.err, Contains("none:1") && Says("record.no_record", {"p cnf 1 1"}));
}
