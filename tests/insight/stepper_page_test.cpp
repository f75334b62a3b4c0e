// The pages of the stepper: nothing is wider than the window and no level is lost, in any window; and the graph next to
// the trail shows the edges that it is made of.
#include "stepper_session.hpp"
#include "stepper_view.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
using Page = std::vector<std::string>;

Page page_at(const insight::StepperSession& session, const ui::Size& size) {
    static const ui::Console console(ui::ColourChoice::never);
    return insight::stepper_page(console, session.stepper(), session.view(), size);
}

/// The levels that the trail of a page names: "  3  ..." and "0-7  ...".
std::set<std::uint32_t> levels_on(const Page& page, const std::string& heading) {
    static const std::regex label("^ *([0-9]+)(-([0-9]+))?  .*");
    std::set<std::uint32_t> levels;
    bool in_trail = false;
    for (const std::string& line : page) {
        std::smatch match;
        if (line.starts_with(heading)) in_trail = true;
        if (!in_trail || !std::regex_match(line, match, label)) continue;
        const auto first = static_cast<std::uint32_t>(std::stoul(match[1]));
        const auto last = match[3].matched ? static_cast<std::uint32_t>(std::stoul(match[3])) : first;
        for (std::uint32_t level = first; level <= last; ++level) levels.insert(level);
    }
    return levels;
}

/// What is wrong with the page at the present place; empty if nothing is.
std::string wrong_page(const insight::StepperSession& session, const ui::Size& size) {
    const Page page = page_at(session, size);
    if (page.size() > size.rows) return "too many lines";
    if (ui::widest(page) > size.columns) return "a line that is too wide";
    const trace::Replay& replay = session.stepper().replay();
    const std::string heading = language::text("stepper.trail").substr(0, 6);
    std::set<std::uint32_t> levels = levels_on(page, heading);
    for (std::uint32_t level = 1; level <= replay.level(); ++level) {
        if (!levels.contains(level)) return "level " + std::to_string(level) + " is lost";
    }
    const bool has_root = std::ranges::any_of(replay.trail(), [](const auto& one) { return one.level == 0; });
    return has_root && !levels.contains(0) ? "level 0 is lost" : "";
}

/// The causes of each node as one reads them off the lanes: a lane goes down from its node's sign, and a line to the
/// right or left leaves it at a joint.
std::vector<std::vector<std::size_t>> causes_read(const std::vector<std::string>& lines) {
    std::vector<std::vector<std::size_t>> causes;
    std::map<std::size_t, std::size_t> lanes;  // by column: the node that it comes from
    for (std::size_t row = 0; row < lines.size(); ++row) {
        std::vector<std::size_t> found;
        for (std::size_t column = 0; column < lines[row].size(); ++column) {
            const char sign = lines[row][column];
            const bool is_node = sign == 'o' || sign == '.' || sign == '!';
            if ((is_node || sign == '+' || sign == '\'') && lanes.contains(column)) found.push_back(lanes.at(column));
            if (is_node || sign == '\'') lanes.erase(column);
            if (sign == 'o') lanes[column] = row;
        }
        std::ranges::sort(found);
        causes.push_back(found);
    }
    return causes;
}
}  // namespace

TEST_CASE("every line fits into any window, and no level is lost", "[stepper][page]") {
    core::Random random(51);
    constexpr ui::Size sizes[] = {{20, 60}, {24, 80}, {20, 120}, {40, 63}, {60, 100}, {60, 200}, {200, 60}};
    for (int round = 0; round < support::rounds(40); ++round) {
        const std::uint32_t variables = 5 + static_cast<std::uint32_t>(random.below(round % 4 == 0 ? 150 : 30));
        const std::uint32_t clauses = variables * (20 + static_cast<std::uint32_t>(random.below(25))) / 10;
        const cnf::ClauseList formula = families::random_clauses(random, variables, clauses, 3);
        solving::SolveRequest request;
        request.engine = round % 2 == 0 ? "dpll" : "cdcl";
        request.limits.conflicts = 400;
        insight::Stepper stepper(formula, request);
        insight::StepperSession session(stepper, std::string(random.below(2) == 0 ? 5 : 90, 'f') + ".cnf");
        session.obey("e", {});
        const std::uint64_t end = stepper.run().position();
        for (int look = 0; look < 30; ++look) {
            session.obey(std::to_string(random.below(end + 1)), {});
            if (look % 3 == 0) session.obey("c", {});
            if (look % 6 == 0) session.obey("a", {});
            if (look % 12 == 0) session.obey("a end", {});
            if (look % 5 == 0) session.obey("i", {});
            if (look % 7 == 0) session.obey("v", {});
            if (look == 20) session.obey("w", {});
            language::spoken().language = look % 2 == 0 ? language::Language::english : language::Language::chinese;
            const ui::Size& size = sizes[random.below(std::size(sizes))];
            const std::string wrong = wrong_page(session, size);
            CAPTURE(round, look, stepper.run().position(), size.rows, size.columns);
            CHECK(wrong == "");
        }
    }
    language::spoken().language = language::Language::english;
}

TEST_CASE("a small window shows what was done and what comes next, whatever it leaves out", "[stepper][page]") {
    const cnf::ClauseList formula = families::pigeonhole(5, 4);
    solving::SolveRequest request;
    request.engine = "cdcl";
    insight::Stepper stepper(formula, request);
    insight::StepperSession session(stepper, "a-formula-with-a-long-name.cnf");
    const auto has = [](const Page& page, std::string_view key) {
        const std::string begin = language::text(key, "");
        return std::ranges::any_of(page, [&](const std::string& line) { return line.starts_with(begin); });
    };
    session.obey("decide 1", {});
    for (int look = 0; look < 60; ++look) {
        for (const ui::Size& size : {ui::Size{12, 40}, ui::Size{13, 40}, ui::Size{10, 60}, ui::Size{14, 30}}) {
            const Page page = page_at(session, size);
            CAPTURE(look, size.rows, size.columns, page);
            CHECK(page.size() <= size.rows);
            CHECK(has(page, "stepper.done"));
            CHECK(has(page, "stepper.next"));
        }
        session.obey("n", {});
    }
}

TEST_CASE("canary: a level that a page leaves out is found", "[stepper][page][canary]") {
    const Page page = {"Trail: [decision]", "0-3  ... 5 literals:", "  5  [7]"};
    CHECK(levels_on(page, "Trail:") == std::set<std::uint32_t>{0, 1, 2, 3, 5});
}

TEST_CASE("the graph's lanes can be read back", "[stepper][page]") {
    core::Random random(52);
    for (int round = 0; round < support::rounds(400); ++round) {
        std::vector<insight::LaneNode> nodes(1 + random.below(14));
        for (std::size_t node = 1; node < nodes.size(); ++node) {
            for (std::size_t cause = 0; cause < node; ++cause) {
                if (random.below(4) == 0) nodes[node].causes.push_back(cause);
            }
        }
        nodes.back().goal = random.below(2) == 0;
        const auto lines = insight::lane_lines(nodes, false);
        const auto boxes = insight::lane_lines(nodes, true);
        REQUIRE(lines.size() == nodes.size());
        const auto read = causes_read(lines);
        for (std::size_t node = 0; node < nodes.size(); ++node) {
            CAPTURE(round, node, lines);
            REQUIRE(read[node] == nodes[node].causes);
            REQUIRE(ui::display_width(boxes[node]) == ui::display_width(lines[node]));
        }
    }
}
