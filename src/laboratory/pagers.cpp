#include "hand_assignment.hpp"
#include "sat_items.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_view.hpp>
#include <satdoku/solving/literal_names.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::laboratory {
namespace {
/// Shows pages and takes the commands that all pagers have.
class Pager {
  public:
    /// @param help  key of the text that explains the commands
    Pager(ui::Console& console, std::string_view help) : console_(console), help_(help) {}
    virtual ~Pager() = default;

    /// Ends when the person leaves or the input ends.
    void run() {
        console_.say(language::text(help_));
        show();
        ui::converse(
            console_, [this] { return prompt(); }, [this](const std::string& line) { return obey(line); });
    }

  protected:
    ui::Console& console() { return console_; }
    const ui::Console& console() const { return console_; }

    /// Lines on a page: below them is the prompt, above them one line of the page before.
    std::size_t room() const { return std::clamp<std::size_t>(console_.rows(), 6, 50) - 2; }

    virtual std::string prompt() const = 0;
    virtual void show() = 0;
    /// Goes to the next page, or the one before. Returns false if there is none.
    virtual bool advance() = 0;
    virtual bool go_back() = 0;
    /// Obeys a command of this pager alone. Returns true if a page must be shown again. Throws core::Error if the
    /// command is unknown.
    /// @param command  not empty, without blanks around it
    virtual bool obey_own(const std::string& command) = 0;
    /// Prints everything, until `stop` is requested.
    virtual void print_all(const std::stop_token& stop) = 0;

  private:
    /// Returns false if the person leaves.
    bool obey(const std::string& typed) {
        std::string word(core::trimmed(ui::half_width(typed)));
        if (word.empty()) word = "n";
        if (word == "q" || word == "quit") return false;
        if (word == "?" || word == "h" || word == "help") {
            console_.say(language::text(help_));
            return true;
        }
        bool moved = true;
        if (word == "n" || word == "next") {
            if (!advance()) throw core::Error("pager.last");
        } else if (word == "p" || word == "previous") {
            if (!go_back()) throw core::Error("pager.first");
        } else if (word == "a" || word == "all") {
            const frame::Interruptible work;
            print_all(work.token());
            moved = false;
        } else {
            moved = obey_own(word);
        }
        if (moved) show();
        return true;
    }

    ui::Console& console_;
    std::string_view help_;
};

class ClausePager : public Pager {
  public:
    ClausePager(ui::Console& console, cnf::Formula& formula, const std::string& path,
                std::optional<std::vector<std::size_t>> numbers)
        : Pager(console, "pager.help"), formula_(formula), path_(path),
          words_(wording::words_of(path, formula.variable_count())), hand_(formula), found_(std::move(numbers)) {}

  private:
    std::size_t size() const { return found_ ? found_->size() : formula_.loaded_clauses(); }
    std::size_t number_at(std::size_t index) const { return found_ ? (*found_)[index] : index + 1; }

    std::string prompt() const override {
        const std::size_t first = size() == 0 ? 0 : first_ + 1;
        if (hand_.by_hand() == 0) return language::text("pager.prompt", first, end_, size());
        return language::text("pager.hand_prompt", first, end_, size(), hand_.by_hand());
    }

    /// A clause as lines; a clause that would not fit on a page is abridged.
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
        lines.push_back(language::text("pager.abridged", literals));
        return lines;
    }

    /// All clauses, or those that are left of them; the pages that follow are of these as well.
    void print_all(const std::stop_token& stop) override {
        see_all();
        for (end_ = 0; end_ < size() && !stop.stop_requested(); ++end_) {
            const std::size_t number = number_at(end_);
            const auto clause = formula_.clause_at(number);
            console().say(solving::clause_line(clause, number));
            if (words_) console().say(solving::clause_meaning(clause, words_));
        }
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

    bool advance() override {
        if (end_ >= size()) return false;
        first_ = end_;
        return true;
    }

    /// Goes to the page that ends where this one begins.
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

    bool obey_own(const std::string& word) override {
        if (word == "u" || word == "undo") {
            hand_.undo();
            report_hand();
            see_all();
        } else if (word[0] == '=') {
            assign(std::string(core::trimmed(word.substr(1))));
        } else if (word[0] == 'm') {
            print_meaning(std::string(core::trimmed(word.substr(1))));
            return false;
        } else if (word[0] == 'f') {
            find(std::string(core::trimmed(word.substr(word.starts_with("find") ? 4 : 1))));
        } else {
            jump(word);
        }
        return true;
    }

    /// Shows all clauses; if literals are assigned by hand, those that are left.
    void see_all() {
        found_.reset();
        first_ = 0;
        if (hand_.by_hand() == 0) return;
        found_.emplace();
        for (const auto clause : formula_.clauses()) found_->push_back(clause.number());
    }

    void assign(const std::string& text) {
        hand_.assign(literal_of(text));
        report_hand();
        see_all();
        if (const auto conflict = hand_.conflict()) found_ = {*conflict};
    }

    /// Prints what followed from the last literal by hand, and the remaining formula.
    void report_hand() const {
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

    /// "5, 7 (3), -2 (9)"; of a long list, the first and the last ones.
    static std::string abridged(std::span<const HandAssignment::Assigned> all) {
        constexpr std::size_t shown = 40;
        std::string text;
        for (std::size_t at = 0; at < all.size(); ++at) {
            if (all.size() > shown && at == shown / 2) {
                text += ", ...";
                at = all.size() - shown / 2;
            }
            core::append_item(text, ", ", std::to_string(all[at].literal.dimacs()));
            if (all[at].clause != 0) text += " (" + std::to_string(all[at].clause) + ")";
        }
        return text;
    }

    /// A number, or in the formula of a puzzle what a cell is: "a11=5", "#1115".
    cnf::Literal literal_of(const std::string& text) const {
        const bool is_number = text.find_first_not_of("-0123456789") == std::string::npos;
        if (is_number || !words_)
            return solving::parse_literal(text, formula_.variable_count(), solving::LiteralNames(path_));
        return wording::parse_literals(numbering(), text).front();
    }

    puzzle::Numbering numbering() const {
        return puzzle::numbering_of(puzzle::read_note(path_), nullptr, formula_.variable_count());
    }

    /// Prints what literals mean. A formula counts as a puzzle's if a puzzle has that many variables.
    void print_meaning(const std::string& text) {
        const puzzle::Numbering meaning = numbering();
        for (const cnf::Literal literal : wording::parse_literals(meaning, text))
            console().say(wording::literal_text(meaning, literal));
    }

    void find(const std::string& text) {
        const cnf::Literal literal = literal_of(text);
        if (hand_.find(literal.variable()) != nullptr)
            throw core::Error("hand.has_value", {std::to_string(literal.dimacs())});
        std::vector<std::size_t> numbers = solving::clauses_with(formula_, literal);
        console().say(language::text("pager.found", numbers.size(), literal.dimacs()));
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
        const auto next = std::lower_bound(found_->begin(), found_->end(), *number);
        if (next == found_->end() || *next != *number) console().say(language::text("pager.satisfied", *number));
        first_ = std::min(static_cast<std::size_t>(next - found_->begin()), found_->size() - 1);
    }

    const cnf::Formula& formula_;
    const std::string& path_;
    wording::ClauseWords words_;
    HandAssignment hand_;
    std::optional<std::vector<std::size_t>> found_;  ///< numbers of the clauses that are shown; nothing: all
    std::size_t first_ = 0;                          ///< index of the first one on the page
    std::size_t end_ = 0;                            ///< one past the last one
};

class ModelPager : public Pager {
  public:
    ModelPager(ui::Console& console, const solve::Engine& engine, std::uint32_t variables)
        : Pager(console, "model_pager.help"), engine_(engine), variables_(variables) {}

  private:
    /// The first variable of the page.
    std::uint32_t first() const { return firsts_.back(); }

    std::string prompt() const override { return language::text("pager.prompt", first() + 1, end_, variables_); }

    void show() override {
        solving::ModelLines lines(engine_, variables_, first());
        for (std::size_t shown = 0; shown < room(); ++shown) {
            const std::string line = lines.next();
            if (line.empty()) break;
            console().out() << line << '\n';
        }
        end_ = lines.position();
    }

    void print_all(const std::stop_token& stop) override {
        solving::write_model(console().out(), engine_, variables_, stop);
        firsts_ = {0};
        end_ = variables_;
    }

    bool advance() override {
        if (end_ >= variables_) return false;
        firsts_.push_back(end_);
        return true;
    }

    bool go_back() override {
        if (firsts_.size() == 1) return false;
        firsts_.pop_back();
        return true;
    }

    /// Goes to a variable.
    bool obey_own(const std::string& answer) override {
        const auto number = core::parse_number<std::uint32_t>(answer);
        if (!number || *number < 1 || *number > variables_)
            throw core::Error("model_pager.command", {std::to_string(variables_), answer});
        firsts_.push_back(*number - 1);
        return true;
    }

    const solve::Engine& engine_;
    const std::uint32_t variables_;
    std::vector<std::uint32_t> firsts_ = {0};  ///< of the pages shown so far, the present one last
    std::uint32_t end_ = 0;                    ///< the variable after the page
};
}  // namespace

void page_through_clauses(ui::Console& console, cnf::Formula& formula, const std::string& path,
                          std::optional<std::vector<std::size_t>> numbers) {
    ClausePager(console, formula, path, std::move(numbers)).run();
}

bool show_model_beginning(const ui::Console& console, const solve::Engine& engine, std::uint32_t variables,
                          const wording::ClauseWords& words) {
    if (words) {
        const auto is_true = [&](cnf::Literal literal) { return engine.value(literal); };
        console.out() << ui::joined(words.picture(console, is_true));
        return false;
    }
    constexpr int lines_at_first = 6;
    solving::ModelLines lines(engine, variables);
    std::string line = lines.next();
    for (int shown = 0; shown < lines_at_first && !line.empty(); ++shown, line = lines.next())
        console.out() << line << '\n';
    return line.empty();
}

void offer_model(ui::Console& console, const solve::Engine& engine, std::uint32_t variables,
                 const wording::ClauseWords& words) {
    const std::string question =
        words ? language::text("model_pager.literals") : language::text("sat_menu.whole_model", variables);
    if (ui::ask_yes_no(console, question, false).value_or(false)) ModelPager(console, engine, variables).run();
}
}  // namespace satdoku::laboratory
