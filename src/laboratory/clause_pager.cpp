#include "clause_pager.hpp"

#include "hand_assignment.hpp"
#include "leafing.hpp"

#include <satdoku/boards/encodings.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_view.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/width.hpp>
#include <satdoku/wording/clause_words.hpp>
#include <satdoku/wording/literal_text.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::laboratory {

namespace {

class ClausePager : public Leafing {
  public:
    ClausePager(ui::Console& console, cnf::Formula& formula, const std::string& path,
                std::optional<std::vector<std::size_t>> numbers)
        : Leafing(console, "pager.help"),
          formula_(formula),
          path_(path),
          words_(wording::words_of(path, formula.variable_count())),
          hand_(formula),
          found_(std::move(numbers)) {}

  private:
    std::size_t size() const { return found_ ? found_->size() : formula_.loaded_clauses(); }
    std::size_t number_at(std::size_t index) const { return found_ ? (*found_)[index] : index + 1; }

    std::string prompt() const override {
        const std::size_t first = size() == 0 ? 0 : first_ + 1;
        if (hand_.by_hand() == 0) return language::text("pager.prompt", first, end_, size());
        return language::text("pager.hand_prompt", first, end_, size(), hand_.by_hand());
    }

    /// A clause as lines; one that would fill more than the page is abridged.
    std::vector<std::string> lines_of(std::size_t index) const {
        const std::size_t number = number_at(index);
        const auto clause = formula_.clause_at(number);
        const std::size_t columns = console().columns() - 1;
        std::string text = solving::clause_line(clause, number);
        if (clause.size() == 0) text += ' ' + language::text("pager.empty");
        std::vector<std::string> lines = ui::wrap(text, columns);
        if (words_) {
            std::vector<std::string> meaning = ui::wrap(solving::clause_meaning(clause, words_), columns);
            std::move(meaning.begin(), meaning.end(), std::back_inserter(lines));
        }
        if (lines.size() <= room()) return lines;
        const auto literals = std::distance(clause.begin(), clause.end());
        lines.resize(room() - 1);
        lines.push_back(language::text("pager.abridged", literals, number));
        return lines;
    }

    void show() override {
        std::size_t left = room();
        for (end_ = first_; end_ < size(); ++end_) {
            const std::vector<std::string> lines = lines_of(end_);
            if (lines.size() > left) break;
            left -= lines.size();
            console().out() << ui::joined(lines);
        }
    }

    bool go_on() override {
        if (end_ >= size()) return false;
        first_ = end_;
        return true;
    }

    /// The page that ends where this one begins.
    bool go_back() override {
        if (first_ == 0) return false;
        std::size_t left = room();
        while (first_ > 0) {
            const std::size_t lines = lines_of(first_ - 1).size();
            if (lines > left) break;
            left -= lines;
            --first_;
        }
        return true;
    }

    bool other(const std::string& word) override {
        if (word == "a" || word == "all") {
            see_all();
        } else if (word == "u" || word == "undo") {
            hand_.undo();
            tell_of_hand();
            see_all();
        } else if (word[0] == '=') {
            assign(word.substr(std::min(word.find_first_not_of(" \t", 1), word.size())));
        } else if (word[0] == 'm') {
            tell_meaning(word.substr(std::min(word.find_first_not_of(" \t", 1), word.size())));
            return false;
        } else if (word[0] == 'f') {
            find(word.substr(std::min(word.find_first_of("-0123456789"), word.size())));
        } else {
            jump(word);
        }
        return true;
    }

    /// All clauses; where literals are assigned by hand, those that are left.
    void see_all() {
        found_.reset();
        first_ = 0;
        if (hand_.by_hand() == 0) return;
        found_.emplace();
        for (const auto clause : formula_.clauses()) found_->push_back(clause.number());
    }

    void assign(const std::string& text) {
        hand_.assign(solving::parse_literal(text, formula_.variable_count()));
        tell_of_hand();
        see_all();
        if (const auto conflict = hand_.conflict()) found_ = {*conflict};
    }

    /// What the last literal by hand has brought about, and what is left of the formula.
    void tell_of_hand() const {
        if (hand_.by_hand() == 0) return console().say(language::text("hand.none"));
        const auto all = hand_.trail();
        const auto begin = hand_.by_hand() == 1 ? 0 : hand_.last_begin();
        console().say(language::text("hand.follow", abridged(all.subspan(begin))));
        if (const auto conflict = hand_.conflict()) {
            const std::string line = language::text("hand.empty_clause", *conflict, abridged(hand_.chain()));
            for (const std::string& part : ui::wrap(line, console().columns() - 1))
                console().out() << console().paint(ui::Style::bad, part) << '\n';
        }
        console().say(formula_.clause_count() == 0 ? language::text("hand.satisfied")
                                                   : language::text("hand.left", formula_.clause_count()));
    }

    /// "5, 7 (3), -2 (9)"; of many, the first and the last ones.
    static std::string abridged(std::span<const HandAssignment::Assigned> all) {
        constexpr std::size_t shown = 40;
        std::string text;
        for (std::size_t at = 0; at < all.size(); ++at) {
            if (all.size() > shown && at == shown / 2) {
                text += ", ...";
                at = all.size() - shown / 2;
            }
            if (!text.empty()) text += ", ";
            text += std::to_string(all[at].literal.dimacs());
            if (all[at].clause != 0) text += " (" + std::to_string(all[at].clause) + ")";
        }
        return text;
    }

    /// What literals say where the formula is a puzzle's: it is, where a puzzle has so many variables.
    void tell_meaning(const std::string& text) {
        const puzzle::Numbering numbering =
            puzzle::numbering_of(puzzle::read_note(path_), nullptr, formula_.variable_count());
        for (const cnf::Literal literal : wording::parse_literals(numbering, text)) {
            console().out() << wording::literal_text(numbering, literal) << '\n';
        }
    }

    void find(const std::string& text) {
        const cnf::Literal literal = solving::parse_literal(text, formula_.variable_count());
        if (hand_.find(literal.variable()) != nullptr)
            throw core::Error("hand.has_value", {std::to_string(literal.dimacs())});
        std::vector<std::size_t> numbers = solving::clauses_with(formula_, literal);
        console().out() << language::text("pager.found", numbers.size(), literal.dimacs()) << '\n';
        found_ = std::move(numbers);
        first_ = 0;
    }

    void jump(const std::string& text) {
        const std::size_t count = formula_.loaded_clauses();
        const auto number = core::parse_number<std::size_t>(text);
        if (!number || *number < 1 || *number > count)
            throw core::Error("pager.command", {std::to_string(count), text});
        see_all();
        first_ = *number - 1;
        if (!found_) return;
        first_ = static_cast<std::size_t>(std::lower_bound(found_->begin(), found_->end(), *number) -
                                          found_->begin());
        if (first_ == found_->size()) first_ = 0;
    }

    const cnf::Formula& formula_;
    const std::string& path_;
    wording::ClauseWords words_;
    HandAssignment hand_;
    std::optional<std::vector<std::size_t>> found_;  ///< numbers of the clauses to leaf through; nothing: all
    std::size_t first_ = 0;                          ///< index of the first one on the page
    std::size_t end_ = 0;                            ///< behind the last one
};

}  // namespace

void page_through_clauses(ui::Console& console, cnf::Formula& formula, const std::string& path,
                          std::optional<std::vector<std::size_t>> numbers) {
    ClausePager(console, formula, path, std::move(numbers)).run();
}

}  // namespace satdoku::laboratory
