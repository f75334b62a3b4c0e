// The matrix of clauses and variables.
#include "formula_picture.hpp"

#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/draw/matrix.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>
#include <optional>

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
        std::sort(names.begin(), names.end());
        for (std::uint32_t place = 0; place < names.size(); ++place)
            column_[numbers_.find(names[place])->index()] = place;
        names_ = std::move(names);
    }
    std::size_t count() const { return names_.size(); }
    cnf::Variable name(std::size_t column) const { return names_[column]; }
    /// @pre the variable occurs
    std::uint32_t column(cnf::Variable variable) const { return column_[numbers_.find(variable)->index()]; }
    std::optional<std::uint32_t> find(cnf::Variable variable) const {
        if (!std::binary_search(names_.begin(), names_.end(), variable)) return std::nullopt;
        return column(variable);
    }

  private:
    cnf::CompactVariables numbers_;
    std::vector<std::uint32_t> column_;
    std::vector<cnf::Variable> names_;
};

/// Sets the densities of the cells; the greatest one is 1.
void fill_densities(draw::Matrix& matrix, const std::vector<std::uint64_t>& counts) {
    const std::vector<double> parts = heat_parts(counts, greatest_of(counts));
    for (std::size_t index = 0; index < parts.size(); ++index)
        matrix.cells[index].density = static_cast<float>(parts[index]);
}

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
    matrix.heat_name = language::text("picture.heat_name", heat.conflicts());
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
    fill_densities(matrix, counts);
    matrix.scale_name = language::text("picture.density", greatest_of(counts));
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
