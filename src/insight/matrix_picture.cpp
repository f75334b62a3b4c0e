// The matrix of clauses and variables.
#include "formula_picture.hpp"
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/draw/matrix.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::insight {
namespace {
/// In larger matrices a cell represents several clauses or variables.
constexpr std::size_t most_columns = 120;
constexpr std::size_t most_rows = 150;

/// Distributes items, in their order, over cells.
struct Cut {
    std::size_t items;
    std::size_t cells;

    Cut(std::size_t count, std::size_t most) : items(count), cells(std::min(count, most)) {}
    std::size_t cell(std::size_t item) const {
        return static_cast<std::size_t>(std::uint64_t{item} * cells / std::max<std::size_t>(1, items));
    }
    bool whole() const { return items == cells; }
    /// The first item of a cell; of the cell after the last one, the number of items.
    std::size_t first(std::size_t cell) const { return cells == 0 ? 0 : (cell * items + cells - 1) / cells; }
    /// The largest number of items of a cell.
    std::size_t largest() const { return cells == 0 ? 0 : (items + cells - 1) / cells; }
};

/// The variables that occur in a formula, as columns in their order.
class Columns {
  public:
    explicit Columns(const cnf::ClauseList& formula) {
        for (const cnf::Literal literal : formula.literals()) {
            const std::uint32_t index = numbers_.inside(literal).variable().index();
            if (index >= column_.size()) column_.resize(std::size_t{index} + 1, 0);
            column_[index] = 1;
        }
        std::vector<cnf::Variable> names;
        for (std::uint32_t index = 0; index < column_.size(); ++index) {
            if (column_[index] != 0)
                names.push_back(numbers_.outside(cnf::Literal(cnf::Variable(index), false)).variable());
        }
        std::ranges::sort(names);
        for (std::uint32_t place = 0; place < names.size(); ++place)
            column_[numbers_.find(names[place])->index()] = place;
        names_ = std::move(names);
    }
    std::size_t count() const { return names_.size(); }
    cnf::Variable name(std::size_t column) const { return names_[column]; }
    /// @pre the variable occurs
    std::uint32_t column(cnf::Variable variable) const { return column_[numbers_.find(variable)->index()]; }
    std::optional<std::uint32_t> find(cnf::Variable variable) const {
        if (!std::ranges::binary_search(names_, variable)) return std::nullopt;
        return column(variable);
    }

  private:
    cnf::CompactVariables numbers_;
    std::vector<std::uint32_t> column_;
    std::vector<cnf::Variable> names_;
};

/// Classes of counts, each about the same factor greater than the one before: a tenth of the greatest still differs
/// from none.
class Classes {
  public:
    explicit Classes(std::uint64_t greatest) : greatest_(greatest) {
        double factor = 1;
        for (double step = static_cast<double>(greatest); step > 1e-6; step /= 2) {
            double power = 1;
            for (int count = 0; count < draw::heat_count; ++count) power *= factor + step;
            if (power <= static_cast<double>(greatest)) factor += step;
        }
        double low = 1;
        for (int count = 0; count < draw::heat_count; ++count, low *= factor) {
            auto first = static_cast<std::uint64_t>(low + 0.999);
            if (!firsts_.empty()) first = std::max(first, firsts_.back() + 1);
            if (first <= greatest) firsts_.push_back(first);
        }
    }
    /// From 0 to 1, in the middle of its ink: of few classes the darkest inks, which are seen on white.
    float density(std::uint64_t count) const {
        const auto found = std::ranges::upper_bound(firsts_, count);
        const auto number = static_cast<float>(draw::heat_count - (firsts_.end() - found));
        return count == 0 ? 0 : (number - 0.5F) / draw::heat_count;
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (std::size_t index = 0; index < firsts_.size(); ++index) {
            const std::uint64_t last = index + 1 < firsts_.size() ? firsts_[index + 1] - 1 : greatest_;
            names.push_back(std::to_string(firsts_[index]));
            if (last > firsts_[index]) names.back().append("-").append(std::to_string(last));
        }
        return names;
    }

  private:
    std::uint64_t greatest_;
    std::vector<std::uint64_t> firsts_;
};

void heat_up(draw::Matrix& matrix, const PictureSubject& subject, const Columns& columns, const Cut& across,
             const Cut& down) {
    Heat heat(
        [&](cnf::Variable variable) -> std::optional<std::uint32_t> {
            const auto column = columns.find(variable);
            if (!column) return std::nullopt;
            return static_cast<std::uint32_t>(across.cell(*column));
        },
        across.cells, subject.formula.size());
    subject.search(heat);
    matrix.column_heat = heat_parts(heat.touches(), greatest_of(heat.touches()));
    std::vector<std::uint64_t> rows(down.cells);
    for (std::size_t clause = 0; clause < heat.clause_touches().size(); ++clause)
        rows[down.cell(clause)] += heat.clause_touches()[clause];
    matrix.row_heat = heat_parts(rows, greatest_of(rows));
    matrix.heat_name =
        language::text("picture.heat_of_matrix", heat.conflicts(), greatest_of(heat.touches()), greatest_of(rows));
}

/// Fills the cells and names their meaning.
void fill_cells(draw::Matrix& matrix, const cnf::ClauseList& formula, const Columns& columns, const Cut& across,
                const Cut& down) {
    const bool whole = across.whole() && down.whole();
    std::vector<std::uint64_t> counts(whole ? 0 : matrix.cells.size());
    for (std::size_t clause = 0; clause < formula.size(); ++clause) {
        for (const cnf::Literal literal : formula[clause]) {
            const std::size_t cell =
                down.cell(clause) * matrix.columns + across.cell(columns.column(literal.variable()));
            if (!whole) {
                ++counts[cell];
                continue;
            }
            const auto sign = literal.negative() ? draw::MatrixSign::negative : draw::MatrixSign::positive;
            draw::MatrixSign& there = matrix.cells[cell].sign;
            there = there == draw::MatrixSign::none || there == sign ? sign : draw::MatrixSign::both;
        }
    }
    if (whole) {
        matrix.positive_name = language::text("picture.positive");
        matrix.negative_name = language::text("picture.negative");
        return;
    }
    const Classes classes(greatest_of(counts));
    for (std::size_t cell = 0; cell < counts.size(); ++cell) matrix.cells[cell].density = classes.density(counts[cell]);
    matrix.scale_name = language::text("picture.density");
    matrix.scale_numbers = classes.names();
    matrix.captions.push_back(language::text("picture.matrix_cells", across.largest(), down.largest()));
}

/// The matrix without heat.
draw::Matrix matrix_of(const PictureSubject& subject, const Columns& columns, const Cut& across, const Cut& down) {
    draw::Matrix matrix;
    matrix.title = language::text("picture.matrix", subject.name);
    matrix.captions = {language::text("picture.matrix_counts", columns.count(), subject.formula.size(),
                                      subject.formula.literals().size())};
    matrix.across = language::text("picture.variables");
    matrix.down = language::text("picture.clauses");
    matrix.rows = down.cells;
    matrix.columns = across.cells;
    matrix.cells.resize(matrix.rows * matrix.columns);
    if (columns.count() > 0) {
        matrix.first_column = std::to_string(columns.name(0).index() + 1);
        matrix.last_column = std::to_string(columns.name(columns.count() - 1).index() + 1);
    }
    if (subject.formula.size() > 0) {
        matrix.first_row = '1';
        matrix.last_row = std::to_string(subject.formula.size());
    }
    fill_cells(matrix, subject.formula, columns, across, down);
    return matrix;
}
}  // namespace

FormulaPicture matrix_picture(const PictureSubject& subject) {
    const Columns columns(subject.formula);
    const Cut across(columns.count(), most_columns);
    const Cut down(subject.formula.size(), most_rows);
    draw::Matrix matrix = matrix_of(subject, columns, across, down);
    matrix.note = [&](std::size_t row, std::size_t first_column, std::size_t last_column) {
        const auto range = [](std::size_t first, std::size_t last) {
            std::string text = std::to_string(first);
            if (last > first) text.append("-").append(std::to_string(last));
            return text;
        };
        const std::size_t from = columns.name(across.first(first_column)).index() + 1;
        const std::size_t to = columns.name(across.first(last_column + 1) - 1).index() + 1;
        return language::text("picture.matrix_place", range(down.first(row) + 1, down.first(row + 1)), range(from, to));
    };
    if (subject.search) heat_up(matrix, subject, columns, across, down);
    // A terminal may have fewer columns than the drawing.
    const auto text = [subject, down](std::size_t room) {
        const Columns all(subject.formula);
        const draw::Matrix fitting = matrix_of(subject, all, Cut(all.count(), std::min(room, most_columns)), down);
        return heading_text(fitting.title, fitting.captions, room) + draw::matrix_text(fitting);
    };
    return {.title = matrix.title, .drawing = draw::draw_matrix(matrix), .text = text};
}
}  // namespace satdoku::insight
