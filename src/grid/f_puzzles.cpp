// Puzzles of f-puzzles.com, which SudokuPad and other programs open, too: a JSON object, compressed in a link. Its rules and
// constraints are lists under the names of the table in constraints.cpp. What is drawn without a meaning is left out, and
// a comment says so; a constraint that is not known is an error.
//
// SudokuPad's own JSON has cells, regions and cages with a meaning, in lists of [row, column] from 0. All else is drawn,
// and its rule is known only to people.
#include "other_notations.hpp"
#include <satdoku/core/json_reader.hpp>
#include <satdoku/core/sorted.hpp>
#include <satdoku/core/text.hpp>
#include <map>

namespace satdoku::grid {
namespace {
using enum ConstraintKind;

/// One item of a list: which of these it has depends on the list.
struct Item {
    std::vector<std::string> cells = {};  ///< those of "cells", or that of "cell"
    std::vector<std::string> clones = {};
    std::vector<std::vector<std::string>> lines = {};
    std::string value = {};
    std::string direction = {};
};

struct Square {
    int value = 0;
    bool given = false;
    std::optional<int> region = {};
    DigitSet marks = {};  ///< in its centre
};

constexpr std::array<std::string_view, 7> decorations = {"line", "rectangle", "circle",  "text",
                                                         "cage", "foglight",  "fogofwar"};
constexpr std::array<std::string_view, 4> drawings = {"lines", "arrows", "underlays", "overlays"};
constexpr std::array<std::string_view, 4> texts_about = {"title", "author", "ruleset", "rules"};
constexpr std::array<std::string_view, 10> ignored = {
    "size", "highlightConflicts", "disabledlogic", "undo", "truecandidatesoptions", "msgcorrect", "info",
    "redo", "antialias",          "settings"};
/// Of cells: pencil marks in corners, and colours under their names in both programs.
constexpr std::array<std::string_view, 6> marks = {"cornerPencilMarks", "cornermarks", "highlight", "c", "colors",
                                                   "pencilMarks"};

/// Rules with a name of theirs, under the names of f-puzzles.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> rule_flags = {
    {{"antiknight", "knight"}, {"antiking", "king"}}};

std::string scalar_of(core::JsonReader& json) {
    return json.peek() == '"' ? std::string(json.string()) : std::to_string(json.number<int>());
}

std::vector<std::string> texts(core::JsonReader& json) {
    std::vector<std::string> all;
    for (json.begin_array(); json.next_item();) all.push_back(scalar_of(json));
    return all;
}

Item read_item(core::JsonReader& json) {
    Item item;
    for (json.begin_object(); const auto key = json.next_key();) {
        if (*key == "cell") {
            item.cells.insert(item.cells.begin(), std::string(json.string()));
        } else if (*key == "cells") {
            for (std::string& cell : texts(json)) item.cells.push_back(std::move(cell));
        } else if (*key == "cloneCells") {
            item.clones = texts(json);
        } else if (*key == "lines") {
            for (json.begin_array(); json.next_item();) item.lines.push_back(texts(json));
        } else if (*key == "values") {
            item.value = core::join(texts(json), "");
        } else if (*key == "value") {
            item.value = scalar_of(json);
        } else if (*key == "direction") {
            item.direction = json.string();
        } else {
            json.skip();
        }
    }
    return item;
}

class Reading {
  public:
    Reading(std::string_view text, const core::Location& location) : json_(text, location), location_(location) {}

    Position position() {
        for (json_.begin_object(); const auto key = json_.next_key();) take(std::string(*key));
        json_.end();
        const Layout& layout = make_layout();
        Position position{Board(layout)};
        position.note = title_;
        position.drawings = drawings_;
        position.left_out = left_out_;
        position.comments = comments_;
        if (!left_out_.empty()) position.comments.push_back(" not read, since it is no rule: " + left_out_);
        const bool has_marks =
            std::ranges::any_of(squares_, [](const Square& square) { return !square.marks.empty(); });
        for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
            const Square& square = squares_[cell];
            if (square.value == 0) continue;
            position.board.digits[cell] = static_cast<std::uint8_t>(square.value);
            if (!square.given) position.placed.push_back(cell);
        }
        if (solution_.size() == layout.cells(0).size()) {
            Board solution(layout);
            for (Cell cell = 0; cell < layout.cell_count(); ++cell)
                solution.digits[cell] = static_cast<std::uint8_t>(core::parse_number<int>(solution_[cell]).value_or(0));
            if (solves(solution, position.givens())) position.solution = std::move(solution);
        }
        if (has_marks) position.candidates = possible_digits(position.board);
        for (Cell cell = 0; has_marks && cell < layout.cell_count(); ++cell)
            if (!squares_[cell].marks.empty() && squares_[cell].value == 0)
                position.candidates[cell] = squares_[cell].marks & layout.all_digits();
        return position;
    }

  private:
    [[noreturn]] void fail(std::string_view key, std::vector<std::string> arguments) const {
        throw core::Error(location_, key, std::move(arguments));
    }

    void take(const std::string& key) {
        if (key == "grid" || key == "cells") return take_grid(key == "cells");
        if (std::ranges::find(texts_about, key) != texts_about.end()) return take_text(key);
        if (key == "metadata") {
            for (json_.begin_object(); const auto about = json_.next_key();) {
                const std::string own(*about);
                own == "solution" ? take(own) : take_text(own);
            }
            return;
        }
        if (key == "solution") {
            core::JsonReader ahead = json_;  // other programs write other things there
            json_.skip();
            try {
                if (ahead.peek() == '[') return void(solution_ = texts(ahead));
                for (const char digit : ahead.string()) solution_.emplace_back(1, digit);
            } catch (const core::Error&) {
            }
            return;
        }
        if (key == "regions") {
            for (json_.begin_array(); json_.next_item();) regions_.push_back(take_cells());
            return;
        }
        if (key == "cages") {
            for (json_.begin_array(); json_.next_item();) take_cage();
            return;
        }
        const auto is_one_of = [&](const auto& names) { return std::ranges::find(names, key) != names.end(); };
        const auto kinds = constraint_table();
        const char first = json_.peek();
        if (first == 't' && !is_one_of(ignored)) flags_.push_back(key);
        if (key == "negative" && first == '[') {
            for (const std::string& name : texts(json_)) flags_.push_back("negative " + name);
        } else if (first == '[' && (key == "extraregion" || key.ends_with("indexer") ||
                                    std::ranges::find(kinds, key, &ConstraintFacts::f_puzzles) != kinds.end())) {
            for (json_.begin_array(); json_.next_item();) {
                const Item& item = items_[key].emplace_back(read_item(json_));
                if (item.cells.empty() && item.lines.empty()) fail("layout_file.cells", {key});
            }
        } else if (json_.skip() && !is_one_of(ignored)) {
            if (!is_one_of(decorations) && !is_one_of(drawings)) fail("f_puzzles.unknown", {key});
            core::append_item(is_one_of(decorations) ? left_out_ : drawings_, ", ", key);
        }
    }

    /// The title is the puzzle's note, author and rules are comments, each on one line. Other texts are skipped.
    void take_text(const std::string& key) {
        if (json_.peek() != '"' || std::ranges::find(texts_about, key) == texts_about.end()) return void(json_.skip());
        take_text(key, json_.string());
    }
    void take_text(std::string_view key, std::string_view value) {
        std::string text(core::trimmed(value));
        std::ranges::replace_if(
            text, [](char character) { return character < ' ' && character >= 0; }, ' ');
        if (key == "title") {
            title_ = text;
        } else if (!text.empty()) {
            comments_.push_back(std::string(key == "author" ? author_key : rules_key) + text);
        }
    }

    /// [[0,0],[0,1]] as names.
    std::vector<std::string> take_cells() {
        std::vector<std::string> names;
        for (json_.begin_array(); json_.next_item();) {
            const std::vector<std::string> place = texts(json_);
            if (place.size() != 2) fail("f_puzzles.cell", {core::join(place, ",")});
            names.push_back('R' + std::to_string(number(place[0], 0) + 1) + 'C' +
                            std::to_string(number(place[1], 0) + 1));
        }
        return names;
    }

    /// Without cells it is a text about the puzzle. The cells of a sum differ unless the cage says otherwise.
    void take_cage() {
        Item item;
        std::optional<bool> unique;
        bool is_hidden = false;
        for (json_.begin_object(); const auto key = json_.next_key();) {
            if (*key == "cells") {
                item.cells = take_cells();
            } else if (*key == "value" || *key == "sum") {  // only one of them if the sum is not shown
                item.value = scalar_of(json_);
            } else if (*key == "unique") {
                unique = json_.boolean();
            } else if (*key == "hidden") {
                is_hidden = json_.boolean();
            } else {
                json_.skip();
            }
        }
        if (item.cells.empty())
            for (const std::string_view key : texts_about)
                if (item.value.starts_with(std::string(key) + ':')) take_text(key, item.value.substr(key.size() + 1));
        if (item.cells.empty()) return;
        const bool has_sum = core::parse_number<int>(item.value).has_value();
        if (unique.value_or(has_sum) && (has_sum || item.value.empty())) {
            items_["killercage"].push_back(std::move(item));
        } else if (!is_hidden && drawings_.find("cages") == std::string::npos) {
            core::append_item(drawings_, ", ", "cages");
        }
    }

    /// @param is_given  whether each value is a given, as SudokuPad has them
    void take_grid(bool is_given) {
        is_of_sudokupad_ = is_given;
        for (json_.begin_array(); json_.next_item(); ++rows_) {
            int columns = 0;
            for (json_.begin_array(); json_.next_item(); ++columns) {
                Square& square = squares_.emplace_back();
                square.given = is_given;
                for (json_.begin_object(); const auto key = json_.next_key();) {
                    if (*key == "value") {
                        square.value = number(scalar_of(json_), 0);
                    } else if (*key == "given") {
                        square.given = json_.boolean();
                    } else if (*key == "region" && json_.peek() != 'n') {
                        square.region = json_.number<int>();
                    } else if (*key == "centerPencilMarks" || *key == "centremarks") {
                        for (const std::string& mark : texts(json_))
                            if (const auto digit = core::parse_number<unsigned>(mark); digit && *digit <= most_digits)
                                square.marks.insert(static_cast<int>(*digit));
                    } else {
                        const std::string name(*key);
                        const bool is_mark = std::ranges::find(marks, name) != marks.end();
                        const bool has_any = json_.peek() == '"' || json_.peek() == '[';
                        if (is_mark && has_any && (left_out_ + ',').find(name + ',') == std::string::npos)
                            core::append_item(left_out_, ", ", name);
                        if (json_.skip() && name == "givenPencilMarks")
                            fail("f_puzzles.unknown", {name});  // a constraint
                    }
                }
            }
        }
        if (rows_ * rows_ != static_cast<int>(squares_.size()) || rows_ == 0) fail("f_puzzles.size", {});
        for (const Square& square : squares_)
            if (square.value < 0 || square.value > rows_) fail("f_puzzles.digit", {std::to_string(square.value)});
    }

    const Layout& make_layout() {
        const std::string size = std::to_string(rows_) + 'x' + std::to_string(rows_);
        if (rows_ != plain_side && add_rule(rules_, size) != RuleFault::none) fail("f_puzzles.size", {});
        add_regions();
        for (const std::string& flag : flags_) add_flag(flag);
        for (const auto& [key, items] : items_) {
            for (const Item& item : items) {
                if (key == "extraregion") {
                    add_region(item);
                } else if (key.ends_with("indexer")) {
                    add_indexers(key, item);
                } else {
                    add_constraints(*std::ranges::find(constraint_table(), key, &ConstraintFacts::f_puzzles), item);
                }
            }
        }
        const Layout& layout = layout_with(sudoku().name(), rules_);
        for (const Constraint& constraint : rules_.constraints) require_possible(layout, constraint, location_);
        return layout;
    }

    /// SudokuPad's grids have no boxes but those that are listed.
    void add_regions() {
        if (is_of_sudokupad_ && regions_.empty()) fail("f_puzzles.regions", {});
        for (std::size_t region = 0; region < regions_.size(); ++region)
            for (const Place& place : inside(regions_[region]))
                squares_[static_cast<std::size_t>(place.row * rows_ + place.column)].region = static_cast<int>(region);
        std::string drawing;
        for (std::size_t place = 0; place < squares_.size(); ++place) {
            const int region = squares_[place].region.value_or(regular_boxes(rules_.size)[place]);
            if (region < 0 || region >= rows_) fail("f_puzzles.regions", {});
            drawing += digit_character(region + 1);
        }
        if (add_boxes(rules_, drawing).fault != DrawingFault::none) fail("f_puzzles.regions", {});
    }

    std::string drawing(auto&& is_in) const {
        std::string text;
        for (int place = 0; place < rows_ * rows_; ++place) text += is_in(place / rows_, place % rows_);
        return text;
    }

    void add_flag(const std::string& flag) {
        if (flag == "diagonal+") {
            add_houses(rules_, drawing([&](int row, int column) { return row + column == rows_ - 1 ? '1' : '.'; }));
        } else if (flag == "diagonal-") {
            add_houses(rules_, drawing([&](int row, int column) { return row == column ? '1' : '.'; }));
        } else if (flag == "disjointgroups") {
            add_houses(rules_, drawing([&](int row, int column) {
                           const auto [down, right] = rules_.size;
                           return digit_character(row % down * right + column % right + 1);
                       }));
        } else if (flag == "nonconsecutive") {
            rules_.constraints.push_back({not_difference, 1});
        } else if (flag == "negative ratio") {
            std::vector<std::string> values = {"2"};
            for (const Item& item : items_["ratio"]) values.push_back(item.value.empty() ? "2" : item.value);
            core::sort_unique(values);
            for (const std::string& value : values) rules_.constraints.push_back({not_ratio, number(value, 2)});
        } else if (flag == "negative xv") {
            rules_.constraints.push_back({not_xv});
        } else {
            const auto rule = std::ranges::find(rule_flags, flag, [](const auto& pair) { return pair.first; });
            if (rule == rule_flags.end()) fail("f_puzzles.unknown", {flag});
            add_rule(rules_, rule->second);
        }
    }

    void add_region(const Item& item) {
        const std::vector<Place> places = inside(item.cells);
        const std::string text = drawing([&](int row, int column) {
            return std::ranges::find(places, Place{0, row, column}) == places.end() ? '.' : '1';
        });
        if (add_houses(rules_, text).fault != DrawingFault::none) add({cage, 0, places});
    }

    /// The digit of a cell says where in its row is the number of its column, and so on.
    void add_indexers(const std::string& key, const Item& item) {
        for (const Place& own : inside(item.cells)) {
            const auto box_of = [&](const Place& place) {
                return rules_.boxes[static_cast<std::size_t>(place.row * rows_ + place.column)];
            };
            std::vector<Place> places = {own};
            int value = key == "rowindexer" ? own.row + 1 : own.column + 1;
            for (Place place{0, 0, 0}; place.row < rows_;
                 place.column + 1 < rows_ ? ++place.column : (++place.row, place.column = 0)) {
                const bool is_on = key == "rowindexer"      ? place.column == own.column
                                   : key == "columnindexer" ? place.row == own.row
                                                            : box_of(place) == box_of(own);
                if (!is_on) continue;
                places.push_back(place);
                if (key == "boxindexer" && place == own) value = static_cast<int>(places.size()) - 1;
            }
            add({indexer, value, places});
        }
    }

    /// A row, column or box, which SudokuPad may have as a cage without a sum.
    bool is_house(const std::vector<Place>& places) const {
        const auto box = [&](const Place& at) {
            return rules_.boxes[static_cast<std::size_t>(at.row * rows_ + at.column)];
        };
        const auto share = [&](const auto& of) {
            return std::ranges::all_of(places, [&](const Place& place) { return of(place) == of(places.front()); });
        };
        return static_cast<int>(places.size()) == rows_ &&
               (share([](const Place& at) { return at.row; }) || share([](const Place& at) { return at.column; }) ||
                share(box));
    }

    void add(Constraint constraint) {
        if (constraint.kind == cage || constraint.kind == renban) core::sort_unique(constraint.places);
        const bool is_long = constraint.places.size() > facts_of(constraint.kind).least_cells;
        if (constraint.kind == cage && constraint.value == 0 && is_house(constraint.places)) return;  // says nothing
        if (!is_well_formed(constraint)) {
            if (facts_of(constraint.kind).mark == ConstraintMark::line && !is_long) return;  // drawn by a slip
            fail("layout_file.cells", {std::string(facts_of(constraint.kind).f_puzzles)});
        }
        rules_.constraints.push_back(std::move(constraint));
    }

    void add_constraints(const ConstraintFacts& facts, const Item& item) {
        const ConstraintKind kind = facts.kind;
        if (kind == xv) return add({kind, item.value == "X" || item.value == "x" ? 10 : 5, inside(item.cells)});
        if (kind == arrow) {
            std::vector<Place> circle = inside(item.cells);
            std::ranges::sort(circle);
            for (const auto& line : item.lines) {
                std::vector<Place> places = circle;
                for (const Place& place : inside(line))
                    if (std::ranges::find(circle, place) == circle.end()) places.push_back(place);
                if (places.size() > circle.size())
                    add({kind, circle.size() > 1 ? static_cast<int>(circle.size()) : 0, places});
            }
            return;
        }
        if (facts.mark == ConstraintMark::outside) {
            if (!item.value.empty()) add({kind, number(item.value, 0), seen_from(item)});
            return;
        }
        const int value = number(item.value, facts.standard_value);
        for (const auto& line : item.lines) add({kind, facts.needs_value ? value : 0, inside(line)});
        if (item.cells.empty()) return;
        std::vector<Place> places = inside(item.cells);
        for (const Place& place : inside(item.clones)) places.push_back(place);
        if (kind == minimum || kind == maximum) add_neighbours(facts, places);
        add({kind, facts.needs_value || kind == cage ? value : 0, places});
    }

    /// Those of the cell that have no such mark themselves.
    void add_neighbours(const ConstraintFacts& facts, std::vector<Place>& places) {
        const Place own = places.front();
        for (const auto& [down, right] : {std::pair(-1, 0), std::pair(0, -1), std::pair(0, 1), std::pair(1, 0)}) {
            const Place place{0, own.row + down, own.column + right};
            if (!is_inside(place)) continue;
            const bool is_marked = std::ranges::any_of(items_[std::string(facts.f_puzzles)], [&](const Item& other) {
                return inside(other.cells).front() == place;
            });
            if (!is_marked) places.push_back(place);
        }
    }

    int number(const std::string& text, int standard) const {
        if (text.empty()) return standard;
        const auto value = core::parse_number<int>(text);
        if (!value || *value < 0) fail("f_puzzles.value", {text});
        return *value;
    }

    bool is_inside(const Place& place) const {
        return place.row >= 0 && place.row < rows_ && place.column >= 0 && place.column < rows_;
    }

    /// "R3C10", which may be outside.
    Place parse(const std::string& name) const {
        const std::size_t second = name.find('C');
        if (!name.starts_with('R') || second == std::string::npos) fail("f_puzzles.cell", {name});
        const auto row = core::parse_number<int>(std::string_view(name).substr(1, second - 1));
        const auto column = core::parse_number<int>(std::string_view(name).substr(second + 1));
        if (!row || !column) fail("f_puzzles.cell", {name});
        return {0, *row - 1, *column - 1};
    }

    std::vector<Place> inside(const std::vector<std::string>& names) const {
        std::vector<Place> places;
        for (const std::string& name : names) {
            const Place place = parse(name);
            if (!is_inside(place)) fail("f_puzzles.cell", {name});
            places.push_back(place);
        }
        return places;
    }

    /// The cells of the row, column or diagonal that begins at a cell outside, from there on.
    std::vector<Place> seen_from(const Item& item) const {
        const Place from = parse(item.cells.front());
        int down = from.row < 0 ? 1 : from.row >= rows_ ? -1 : 0;
        int right = from.column < 0 ? 1 : from.column >= rows_ ? -1 : 0;
        if (item.direction.size() == 2) {
            down = item.direction[0] == 'D' ? 1 : -1;
            right = item.direction[1] == 'R' ? 1 : -1;
        }
        if (down == 0 && right == 0) fail("f_puzzles.cell", {item.cells.front()});
        std::vector<Place> places;
        for (Place place{0, from.row + down, from.column + right}; is_inside(place);
             place.row += down, place.column += right)
            places.push_back(place);
        return places;
    }

    core::JsonReader json_;
    core::Location location_;
    std::string title_;
    std::vector<std::string> comments_;
    std::vector<std::string> solution_;  ///< by cell, if there is one
    std::string left_out_;
    std::string drawings_;
    bool is_of_sudokupad_ = false;
    std::vector<std::vector<std::string>> regions_;
    int rows_ = 0;
    std::vector<Square> squares_;
    std::vector<std::string> flags_;
    std::map<std::string, std::vector<Item>> items_;
    Rules rules_;
};

}  // namespace

Position f_puzzles_position(std::string_view text, const core::Location& location) {
    return Reading(text, location).position();
}
}  // namespace satdoku::grid
