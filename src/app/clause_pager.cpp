#include "clause_pager.hpp"

#include "clause_words.hpp"
#include "encodings.hpp"
#include "formula_view.hpp"
#include "leafing.hpp"
#include "literal_text.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::app {

namespace {

class ClausePager : public Leafing {
  public:
    ClausePager(ui::Console& console, const cnf::Formula& formula, const std::string& path)
        : Leafing(console, "pager.help"),
          formula_(formula),
          path_(path),
          words_(words_of(path, formula.variable_count())) {}

  private:
    std::size_t size() const { return found_ ? found_->size() : formula_.loaded_clauses(); }
    std::size_t number_at(std::size_t index) const { return found_ ? (*found_)[index] : index + 1; }

    std::string prompt() const override {
        return ui::text("pager.prompt", size() == 0 ? 0 : first_ + 1, end_, size());
    }

    /// A clause as lines; one that would fill more than the page is abridged.
    std::vector<std::string> lines_of(std::size_t index) const {
        const std::size_t number = number_at(index);
        const auto clause = formula_.clause_at(number);
        const std::size_t columns = console().columns() - 1;
        std::vector<std::string> lines = ui::wrap(clause_line(clause, number), columns);
        if (words_) {
            std::vector<std::string> meaning = ui::wrap(clause_meaning(clause, words_), columns);
            std::move(meaning.begin(), meaning.end(), std::back_inserter(lines));
        }
        if (lines.size() <= room()) return lines;
        const auto literals = std::distance(clause.begin(), clause.end());
        lines.resize(room() - 1);
        lines.push_back(ui::text("pager.abridged", literals, number));
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
            found_.reset();
            first_ = 0;
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

    /// What literals say where the formula is a puzzle's: it is, where a puzzle has so many variables.
    void tell_meaning(const std::string& text) {
        const puzzle::Numbering numbering =
            numbering_of(read_note(path_), nullptr, formula_.variable_count());
        for (const cnf::Literal literal : parse_literals(numbering, text)) {
            console().out() << literal_text(numbering, literal) << '\n';
        }
    }

    void find(const std::string& text) {
        const cnf::Literal literal = parse_literal(text, formula_.variable_count());
        std::vector<std::size_t> numbers = clauses_with(formula_, literal);
        console().out() << ui::text("pager.found", numbers.size(), literal.dimacs()) << '\n';
        found_ = std::move(numbers);
        first_ = 0;
    }

    void jump(const std::string& text) {
        const std::size_t count = formula_.loaded_clauses();
        const auto number = core::parse_number<std::size_t>(text);
        if (!number || *number < 1 || *number > count)
            throw core::Error("pager.command", {std::to_string(count), text});
        found_.reset();
        first_ = *number - 1;
    }

    const cnf::Formula& formula_;
    const std::string& path_;
    ClauseWords words_;
    std::optional<std::vector<std::size_t>> found_;  ///< numbers of the clauses to leaf through; nothing: all
    std::size_t first_ = 0;                          ///< index of the first one on the page
    std::size_t end_ = 0;                            ///< behind the last one
};

}  // namespace

void page_through_clauses(ui::Console& console, const cnf::Formula& formula, const std::string& path) {
    ClausePager(console, formula, path).run();
}

}  // namespace satdoku::app
