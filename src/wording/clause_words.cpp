#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/clause_words.hpp>

namespace satdoku::wording {
namespace {
using puzzle::Fact;
using puzzle::Meaning;
using Kind = Meaning::Kind;

/// A clause with more literals is cut: it would fill the screen.
constexpr std::size_t most_alternatives = 12;

/// @param meaning  of a literal; empty: it has none, and its number is used
std::string alternatives(std::span<const cnf::Literal> literals,
                         const std::function<std::string(cnf::Literal)>& meaning) {
    if (literals.empty()) return language::text("clause.empty");
    const auto shown = literals.first(std::min(literals.size(), most_alternatives));
    std::string text = core::join(shown, language::text("clause.or"), [&](cnf::Literal one) {
        const std::string said = meaning(one);
        return said.empty() ? std::to_string(one.dimacs()) : said;
    });
    if (literals.size() > most_alternatives)
        text += language::text("clause.or_others", literals.size() - most_alternatives);
    return text;
}

class PuzzleWords {
  public:
    PuzzleWords(puzzle::Numbering numbering, std::optional<grid::Board> givens)
        : numbering_(std::move(numbering)), layout_(numbering_.layout()), givens_(std::move(givens)) {}

    std::string literal(cnf::Literal literal) const {
        const auto fact = numbering_.fact(literal.variable());
        return fact ? short_text(*fact, literal.negative()) : std::string();
    }

    std::string clause(std::span<const cnf::Literal> literals) const {
        const Meaning meaning = puzzle::meaning_of(numbering_, literals);
        const auto& facts = meaning.facts;
        switch (meaning.kind) {
            case Kind::is:
                return language::text(is_given(facts[0]) ? "clause.given" : "step.is", name(facts[0]), facts[0].digit);
            case Kind::is_not: return language::text("step.is_not", name(facts[0]), facts[0].digit);
            case Kind::cell_holds:
                if (meaning.all) return language::text("clause.cell_holds", name(facts[0]));
                return language::text("clause.cell_holds_of", name(facts[0]), digits(facts));
            case Kind::cell_not_both:
                return language::text("clause.cell_not_both", name(facts[0]), facts[0].digit, facts[1].digit);
            case Kind::house_holds:
                if (meaning.all)
                    return language::text("clause.house_holds", house_text(layout_, *meaning.house), facts[0].digit);
                return language::text("clause.house_holds_of", house_text(layout_, *meaning.house), facts[0].digit,
                                      names(facts));
            case Kind::house_not_both:
                return language::text("clause.house_not_both", name(facts[0]), name(facts[1]), facts[0].digit,
                                      house_text(layout_, *meaning.house));
            case Kind::not_both_so_near:
                return language::text("clause.not_both_so_near", name(facts[0]), name(facts[1]), facts[0].digit);
            case Kind::same_cell:
                return language::text("clause.same_cell", name(facts[0]), name(facts[1]), facts[0].digit);
            case Kind::other: break;
        }
        return alternatives(literals, [this](cnf::Literal one) { return literal(one); });
    }

    std::vector<std::string> picture(const ui::Console& console,
                                     const std::function<bool(cnf::Literal)>& is_true) const {
        std::vector<ui::CellLook> looks(static_cast<std::size_t>(layout_.cell_count()));
        for (grid::Cell cell = 0; cell < looks.size(); ++cell) {
            if (givens_) looks[cell].digit = givens_->digits[cell];
            looks[cell].in_extra_region = layout_.is_in_extra_region(cell);
        }
        for (std::uint32_t index = 0; index < numbering_.count(); ++index) {
            const auto fact = numbering_.fact(cnf::Variable(index));
            if (!fact || !is_true(cnf::Literal(cnf::Variable(index), false))) continue;
            ui::CellLook& look = looks[layout_.cell(fact->place)];
            if (look.digit == 0) {
                look.digit = static_cast<std::uint8_t>(fact->digit);
                look.kind = ui::CellLook::Kind::own;
            }
            look.conflict = look.conflict || look.digit != fact->digit;
        }
        return ui::board_lines(console, layout_, looks);
    }

  private:
    std::string name(const Fact& fact) const { return cell_name(layout_, fact.place); }

    std::string short_text(const Fact& fact, bool negative) const {
        std::string text = name(fact);
        text += negative ? "!=" : "=";
        text += grid::digit_text(fact.digit);
        return text;
    }

    bool is_given(const Fact& fact) const { return givens_ && givens_->digits[layout_.cell(fact.place)] == fact.digit; }

    static std::string digits(std::span<const Fact> facts) {
        return core::join(facts, " ", [](const Fact& fact) { return fact.digit; });
    }

    std::string names(std::span<const Fact> facts) const {
        std::vector<grid::Place> places;
        for (const Fact& fact : facts) places.push_back(fact.place);
        return core::join(grid::place_names(layout_, places, language::spoken().notation), " ");
    }

    puzzle::Numbering numbering_;
    const grid::Layout& layout_;
    std::optional<grid::Board> givens_;
};
}  // namespace

std::string clause_name(std::uint64_t number) {
    return number == 0 ? language::text("tree.unnumbered") : language::text("tree.clause", number);
}

ClauseWords words_of(const puzzle::FormulaNote& note, std::uint32_t variables) {
    if (note.layout == nullptr) return {};
    std::shared_ptr<const PuzzleWords> words;
    try {
        words = std::make_shared<PuzzleWords>(puzzle::numbering_of(note, note.layout, variables), note.givens);
    } catch (const core::Error&) {
        return {};  // the note belongs to another formula
    }
    ClauseWords all;
    all.literal = [words](cnf::Literal literal) { return words->literal(literal); };
    all.clause = [words](std::span<const cnf::Literal> literals) { return words->clause(literals); };
    all.picture = [words](const ui::Console& console, const std::function<bool(cnf::Literal)>& is_true) {
        return words->picture(console, is_true);
    };
    return all;
}

ClauseWords words_of(std::map<cnf::Variable, std::string> names) {
    if (names.empty()) return {};
    ClauseWords all;
    all.literal = [names = std::move(names)](cnf::Literal literal) {
        const auto found = names.find(literal.variable());
        return found == names.end() ? std::string()
                                    : (literal.negative() ? "-" : "") + language::visible(found->second);
    };
    all.clause = [meaning = all.literal](std::span<const cnf::Literal> literals) {
        return alternatives(literals, meaning);
    };
    return all;
}

ClauseWords words_of(const std::string& path, std::uint32_t variables) {
    if (path == "-" || !core::is_regular_file(path)) return {};
    return words_of(puzzle::read_note(path), variables);
}
}  // namespace satdoku::wording
