// What BoardReader reads as a whole, not as rows: addresses, lines of HoDoKu's library, and JSON, which may have several lines.
#include "other_notations.hpp"
#include <satdoku/core/json_reader.hpp>
#include <satdoku/core/sorted.hpp>
#include <satdoku/grid/text.hpp>
#include <functional>

namespace satdoku::grid {
namespace {
/// The boards in JSON of any program: each text or list of enough cells, whatever its name.
class JsonBoards {
  public:
    JsonBoards(std::string_view text, const core::Location& location) : json_(text, location) {
        core::JsonReader(json_).skip();  // throws if it is nested too deeply
        read({});
        json_.end();
    }
    /// On a line each: the cells, their solution, and what their object says about them.
    std::vector<std::string> lines() const {
        std::vector<std::string> lines;
        for (const Found& found : found_) lines.push_back(found.cells + ' ' + found.solution + ' ' + found.note);
        return lines;
    }

  private:
    struct Found {
        std::string name = {};
        std::string cells = {};
        std::string solution = {};
        std::string note = {};
    };

    static bool is_of_solution(std::string_view name) {
        return name.starts_with("solution") || name.starts_with("answer") || name == "solved";
    }
    /// The usual names of boards: what else their object has is something about them.
    static bool is_of_board(const Found& found) {
        constexpr std::string_view names = " puzzle grid board sudoku quiz value values givens initial question clues ";
        return names.find(' ' + found.name + ' ') != std::string_view::npos;
    }
    static bool is_board(std::string_view text) {
        return text.size() >= least_cells_of_column &&
               std::ranges::all_of(text, [](char sign) { return sign_of(sign, most_digits) < separator; });
    }

    /// @param name  of the value, or of the list or object that it is in
    void read(const std::string& name) {
        if (json_.peek() == '{') return read_object(name);
        if (json_.peek() == '[') {
            core::JsonReader ahead = json_;
            std::string cells;
            if (append_cells(ahead, true, cells) && is_board(cells)) {
                json_ = ahead;
                return add(name, cells);
            }
            for (json_.begin_array(); json_.next_item();) read(name);
            return;
        }
        if (json_.peek() != '"') return void(json_.skip());
        const std::string text(json_.string());
        constexpr std::array<std::string_view, 5> kept = {"title", "name", "author", "difficulty", "level"};
        if (is_board(text)) {
            add(name, text);
        } else if (std::ranges::find(kept, name) != kept.end()) {
            core::append_item(said_.note, ", ", name + ": " + text);
        }
    }

    void read_object(const std::string& name) {
        const std::size_t first = found_.size();
        Found outer = std::exchange(said_, {});
        for (json_.begin_object(); const auto key = json_.next_key();)
            read(is_of_solution(name) ? name : std::string(*key));
        const auto own = found_.begin() + static_cast<std::ptrdiff_t>(first);
        if (std::any_of(own, found_.end(), is_of_board))
            found_.erase(std::remove_if(own, found_.end(), std::not_fn(is_of_board)), found_.end());
        std::string& solution = first == found_.size() ? outer.solution : found_.back().solution;
        if (!said_.solution.empty()) solution = said_.solution;
        for (Found& found : std::span(found_).subspan(first)) core::append_item(found.note, ", ", said_.note);
        said_ = std::move(outer);
    }

    void add(const std::string& name, const std::string& cells) {
        const auto is_full = [](std::string_view board) { return board.find_first_of(".0_*") == std::string::npos; };
        if (is_of_solution(name)) {
            said_.solution = cells;
        } else if (is_full(cells) && !found_.empty() && !is_full(found_.back().cells) &&
                   (name == found_.back().name || name.starts_with('s'))) {
            found_.back().solution = cells;
        } else {
            found_.push_back({name, cells});
        }
    }

    /// Appends the cells in a list of cells or rows; false if it holds something else. @param of_rows  whether it may have rows
    static bool append_cells(core::JsonReader& json, bool of_rows, std::string& cells) {
        for (json.begin_array(); json.next_item();) {
            const char first = json.peek();
            if (first == '[' && of_rows) {
                if (!append_cells(json, false, cells)) return false;
            } else if (first == 'n') {
                json.skip();
                cells += '.';
            } else if (first == '"') {
                const std::string_view text = json.string();
                if (is_board(text)) return false;
                cells += text.empty() || text == " " ? "." : text;
            } else if (first == '-' || (first >= '0' && first <= '9')) {
                const auto number = json.number<double>();
                if (number > most_digits) return false;
                cells += number < 1 ? "." : digit_text(static_cast<int>(number));
            } else {
                return false;
            }
        }
        return true;
    }

    core::JsonReader json_;
    std::vector<Found> found_;
    Found said_;  ///< in the object that is being read, about its boards
};

std::string without_blanks(std::string_view text) {
    std::string signs(text);
    std::erase_if(signs, [](char character) { return core::is_blank(character) || character == '\n'; });
    return signs;
}
}  // namespace

bool begins_values(std::string_view text) {
    const std::string signs = without_blanks(text);
    constexpr std::string_view seconds = "[-0123456789n\"";
    return signs == "[" || (signs.size() < 7 && signs[0] == '[' && seconds.find(signs[1]) != std::string_view::npos);
}

bool begins_object(std::string_view text, bool may_be_list) {
    const std::string signs = without_blanks(text);
    if (begins_values(signs)) return true;
    if (may_be_list && signs.starts_with("[[[") && signs.find("]],[[") != std::string::npos) return true;
    const std::size_t first = may_be_list ? signs.find_first_not_of('[') : 0;
    const auto is_long = [&](std::size_t quote) { return signs.find('"', quote + 1) > quote + least_cells_of_column; };
    if (first > 0 && first < signs.size() && signs[first] == '"' && is_long(first)) return true;
    if (first >= signs.size() || signs[first] != '{') return false;
    return first + 1 == signs.size() || signs[first + 1] == '"' || signs[first + 1] == '}';
}

/// Throws core::Error if no plain sudoku is wanted, which this beginning of a notation announces.
void BoardReader::require_plain_wanted(std::string_view beginning, std::uint64_t line) const {
    const auto wanted = wanted_layouts();
    if (std::ranges::find(wanted, &sudoku()) == wanted.end())
        throw core::Error({file_, line, 0}, "board.bad_character", {std::string(beginning)});
}

/// The entry of a notation that no rows before it can belong to.
std::optional<BoardReader::Entry> BoardReader::plain_entry(Position position, std::uint64_t line) {
    auto dropped = drop_rows(0);
    drop();
    skipping_ = false;
    if (!dropped && !position.drawings.empty())
        dropped = core::Error({file_, line, 0}, "board.drawings", {position.drawings});
    if (!dropped && !position.left_out.empty())
        dropped = core::Error({file_, line, 0}, "board.left_out", {position.left_out});
    Entry entry = entry_of(std::move(position), line);
    if (dropped) entry.dropped = std::move(dropped);
    return entry;
}

std::optional<BoardReader::Entry> BoardReader::packed_entry(std::string_view cells) {
    require_plain_wanted("http", number_);
    return plain_entry(packed_position(cells, {file_, number_, 0}), number_);
}

std::optional<BoardReader::Entry> BoardReader::library_entry(std::string_view text) {
    require_plain_wanted(":", number_);
    return plain_entry(library_position(text, {file_, number_, 0}), number_);
}

/// Takes a line of a JSON object, which ends where all its braces are closed.
std::optional<BoardReader::Entry> BoardReader::object_line(std::string_view text) {
    if (object_.empty()) object_begun_ = number_;
    bool in_string = false;  // a string ends on its line
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char character = text[at];
        if (character == '"') in_string = !in_string;
        if (in_string) {
            if (character == '\\') ++at;
        } else if (character == '{' || character == '[') {
            ++object_depth_;
        } else if (character == '}' || character == ']') {
            --object_depth_;
        }
    }
    object_.append(text.substr(0, text.find_last_not_of("\r\n") + 1)).append("\n");
    const bool is_cut = object_.size() >= longest_text;
    if (object_depth_ > 0 && !is_cut) return std::nullopt;
    object_depth_ = 0;
    std::string object = std::exchange(object_, {});
    if (is_cut) throw core::Error({file_, object_begun_, 0}, "board.long_json", {std::to_string(longest_text >> 20)});
    const std::size_t last = object.find_last_not_of(" \t\n");
    if (last != std::string::npos && object[last] == ',') object.erase(last);  // it is one of a list
    const core::Location location{file_, object_begun_, 0};
    const auto has = [signs = without_blanks(object)](std::string_view part) {
        return signs.find(part) != std::string::npos;
    };
    const bool is_ipuz = has("ipuz.org/");
    if (is_ipuz || has("\"grid\":[[{") || has("\"cells\":[[{")) {  // the latter: f-puzzles, SudokuPad
        require_plain_wanted("{", object_begun_);
        Position position = (is_ipuz ? ipuz_position : f_puzzles_position)(object, location);
        comments_.insert(comments_.end(), position.comments.begin(), position.comments.end());
        return plain_entry(std::move(position), object_begun_);
    }
    skipping_ = false;
    const std::vector<std::string> lines = JsonBoards(object, location).lines();
    if (lines.empty()) throw core::Error(location, "board.json");
    for (const std::string& line : lines) {
        auto entry = written_line(line);
        if (!entry) fail(wrong_count(object_begun_, cells_.size()));
        entry->line = object_begun_;
        more_.push_back(*std::move(entry));
    }
    return more();
}

std::optional<BoardReader::Entry> BoardReader::more() {
    if (more_.empty()) return std::nullopt;
    Entry entry = std::move(more_.front());
    more_.pop_front();
    return entry;
}
}  // namespace satdoku::grid
