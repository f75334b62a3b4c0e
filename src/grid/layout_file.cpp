#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/grid/names.hpp>
#include <iterator>
#include <sstream>

namespace satdoku::grid {
namespace {
class LayoutReader {
  public:
    explicit LayoutReader(const std::string& path) : input_(path), lines_(input_) {}

    const Layout& read() {
        while (const auto line = next_line()) {
            const std::size_t end = std::min(line->find_first_of(" \t"), line->size());
            const std::string word = line->substr(0, end);
            const std::string rest(core::trimmed(std::string_view(*line).substr(end)));
            if (word == "figure") {
                take_figure(rest);
            } else if (word == "rule") {
                take_rule(rest);
            } else if (word == "boxes" && rest.empty()) {
                take_boxes();
            } else if (word == "houses" && rest.empty()) {
                take_houses();
            } else if (const auto* facts = find_constraint_kind(word.substr(0, word.find(':')))) {
                take_constraint(*facts, line->substr(facts->name.size()));
            } else {
                throw error("layout_file.unknown_line", {*line});
            }
        }
        if (is_empty_) throw core::Error({input_.name(), 0, 0}, "layout_file.empty");
        if (!has_size(figure_, rules_.size))
            throw core::Error({input_.name(), 0, 0}, "layout_file.no_size",
                              {figure_, std::to_string(rules_.size.side())});
        const Layout& figure = layout_with(figure_, rules_);
        for (auto& [constraint, names, line] : constraints_) {
            number_ = line;
            for (const std::string& name : names) {
                const auto place = find_place(figure, name);
                if (!place) throw error("layout_file.no_cell", {name});
                constraint.places.push_back(*place);
            }
            if (!is_well_formed(constraint))
                throw error("layout_file.cells", {std::string(facts_of(constraint.kind).name)});
            require_possible(figure, constraint, {input_.name(), line, 0});
            rules_.constraints.push_back(constraint);
        }
        return layout_with(figure_, rules_);
    }

  private:
    struct Constrained {
        Constraint constraint;
        std::vector<std::string> names;
        std::uint64_t line;
    };
    struct Drawing {
        std::string text;
        std::vector<std::uint64_t> lines;  ///< of its rows
    };

    core::Error error(std::string_view key, std::vector<std::string> arguments = {}) const {
        return core::Error({input_.name(), number_, 0}, key, std::move(arguments));
    }

    /// The next line that is not empty, without its comment.
    std::optional<std::string> next_line() {
        while (const auto line = lines_.next()) {
            ++number_;
            std::string text(core::trimmed(line->substr(0, line->find('#'))));
            if (!text.empty()) return text;
        }
        return std::nullopt;
    }

    void take_figure(const std::string& name) {
        std::vector<std::string> plain;
        for (const Layout& layout : layouts())
            if (layout.is_plain()) plain.push_back(layout.name());
        if (std::ranges::find(plain, name) == plain.end())
            throw error("layout_file.no_figure", {name, core::join(plain, ", ")});
        figure_ = name;
        is_empty_ = false;
    }

    void take_rule(const std::string& name) {
        const auto names = rule_names();
        if (std::ranges::find(names, name) == names.end())
            throw error("layout_file.no_rule", {name, core::join(names, ", ")});
        switch (add_rule(rules_, name)) {
            case RuleFault::none:
            case RuleFault::unknown: break;
            case RuleFault::late_size: throw error("layout_file.late_size", {name});
            case RuleFault::no_size: throw error("layout_file.rule_of_nine", {name});
            case RuleFault::many: throw too_many_houses(number_);
        }
        is_empty_ = false;
    }

    /// " 15: r1c1 r1c2" of a cage; only the number of a kind without cells.
    void take_constraint(const ConstraintFacts& facts, const std::string& rest) {
        const std::size_t colon = std::min(rest.find(':'), rest.size());
        const std::string_view value = core::trimmed(std::string_view(rest).substr(0, colon));
        const auto number = value.empty() ? facts.standard_value : core::parse_number<int>(value).value_or(-1);
        if ((colon == rest.size() && facts.least_cells > 0) || number < 0 ||
            (facts.needs_value && value.empty() && number == 0))
            throw error("layout_file.constraint", {std::string(facts.name)});
        Constrained& taken = constraints_.emplace_back(Constrained{{facts.kind, number}, {}, number_});
        std::istringstream names(rest.substr(std::min(colon + 1, rest.size())));
        for (std::string name; names >> name;) taken.names.push_back(name);
        is_empty_ = false;
    }

    void take_boxes() {
        if (has_boxes_) throw error("layout_file.boxes_twice");
        has_boxes_ = true;
        const Drawing drawing = take_drawing();
        require(add_boxes(rules_, drawing.text), drawing);
        is_empty_ = false;
    }

    void take_houses() {
        const Drawing drawing = take_drawing();
        require(add_houses(rules_, drawing.text), drawing);
        is_empty_ = false;
    }

    std::size_t side() const { return static_cast<std::size_t>(rules_.size.side()); }

    /// The lines below a word, one for each row.
    Drawing take_drawing() {
        Drawing drawing;
        for (std::size_t row = 0; row < side(); ++row) {
            const auto line = next_line();
            if (!line) throw error("layout_file.cut_off", {std::to_string(side()), std::to_string(row)});
            drawing.lines.push_back(number_);
            std::string places;
            std::copy_if(line->begin(), line->end(), std::back_inserter(places),
                         [](char character) { return !core::is_blank(character); });
            if (places.size() != side())
                throw error("board.wrong_row", {std::to_string(side()), std::to_string(places.size())});
            drawing.text += places;
        }
        return drawing;
    }

    core::Error error_at(const Drawing& drawing, std::size_t place, std::string_view key,
                         std::vector<std::string> arguments) const {
        return core::Error({input_.name(), drawing.lines[place / side()], 0}, key, std::move(arguments));
    }

    void require(const DrawingCheck& check, const Drawing& drawing) const {
        const std::size_t place = std::min(drawing.text.find(check.name), drawing.text.size() - 1);
        switch (check.fault) {
            case DrawingFault::none:
            case DrawingFault::count: return;
            case DrawingFault::character:
                throw error_at(drawing, place, "layout_file.no_box", {std::to_string(place % side() + 1)});
            case DrawingFault::size:
                throw error_at(drawing, place, "layout_file.wrong_size",
                               {std::string(1, check.name), std::to_string(side()), std::to_string(check.found)});
            case DrawingFault::houses: throw error_at(drawing, 0, "layout_file.no_house", {});
            case DrawingFault::many: throw too_many_houses(drawing.lines.front());
        }
    }

    core::Error too_many_houses(std::uint64_t line) const {
        return core::Error({input_.name(), line, 0}, "layout_file.too_many_houses",
                           {std::to_string(most_extra_regions)});
    }

    core::Input input_;
    core::LineReader lines_;
    std::uint64_t number_ = 0;  ///< of the last line
    std::string figure_ = sudoku().name();
    Rules rules_;
    std::vector<Constrained> constraints_;
    bool has_boxes_ = false;
    bool is_empty_ = true;
};
}  // namespace

const Layout& read_layout(const std::string& path) { return LayoutReader(path).read(); }
}  // namespace satdoku::grid
