#include "clause_pager.hpp"

#include "formula_view.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::app {

namespace {

class Pager {
  public:
    Pager(ui::Console& console, const cnf::Formula& formula) : console_(console), formula_(formula) {}

    void run() {
        show();
        ui::converse(
            console_,
            [this] { return ui::text("pager.prompt", size() == 0 ? 0 : first_ + 1, end(), size()); },
            [this](const std::string& line) { return obey(line); });
    }

  private:
    std::size_t size() const { return found_ ? found_->size() : formula_.loaded_clauses(); }
    std::size_t page() const { return std::clamp<std::size_t>(console_.rows(), 10, 50) - 4; }
    std::size_t end() const { return std::min(first_ + page(), size()); }
    std::size_t number_at(std::size_t index) const { return found_ ? (*found_)[index] : index + 1; }

    void show() const {
        for (std::size_t index = first_; index < end(); ++index) {
            const std::size_t number = number_at(index);
            for (const std::string& line :
                 ui::wrap(clause_line(formula_.clause_at(number), number), console_.columns())) {
                console_.out() << line << '\n';
            }
        }
    }

    /// Returns whether the person stays.
    bool obey(const std::string& line) {
        const std::size_t begin = line.find_first_not_of(" \t");
        const std::string word =
            begin == std::string::npos ? "n" : line.substr(begin, line.find_last_not_of(" \t") - begin + 1);
        if (word == "q" || word == "quit") return false;
        if (word == "n" || word == "next") {
            if (end() >= size()) throw core::Error("pager.last");
            first_ = end();
        } else if (word == "p" || word == "previous") {
            if (first_ == 0) throw core::Error("pager.first");
            first_ -= std::min(first_, page());
        } else if (word == "a" || word == "all") {
            found_.reset();
            first_ = 0;
        } else if (word[0] == 'f') {
            find(word.substr(std::min(word.find_first_of("-0123456789"), word.size())));
        } else {
            jump(word);
        }
        show();
        return true;
    }

    void find(const std::string& text) {
        const cnf::Literal literal = parse_literal(text);
        std::vector<std::size_t> numbers = clauses_with(formula_, literal);
        console_.out() << ui::text("pager.found", numbers.size(), literal.dimacs()) << '\n';
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

    ui::Console& console_;
    const cnf::Formula& formula_;
    std::optional<std::vector<std::size_t>> found_;  ///< numbers of the clauses to leaf through; nothing: all
    std::size_t first_ = 0;                          ///< index of the first one on the page
};

}  // namespace

void page_through_clauses(ui::Console& console, const cnf::Formula& formula) {
    Pager(console, formula).run();
}

}  // namespace satdoku::app
