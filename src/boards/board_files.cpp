#include <satdoku/boards/board_files.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/check/model.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::boards {
std::string_view example_twodoku() {
    return "......35.7.6.4...9.2.....4.5..6.9...4......8..69..85..69..3....3.4..............."
           "...8....5...7..4.........7....5...29.3..........387....4.....17..9.....638.9.....";
}

namespace {
/// A line of a pattern, in which x marks a place as any digit does.
std::string marked(std::string_view line) {
    std::string text(line);
    std::ranges::replace_if(
        text, [](char sign) { return sign == 'x' || sign == 'X'; }, '1');
    return text;
}

/// Throws core::Error if a placed digit is not that of the only solution.
void require_right(const grid::Position& position, const core::Location& location) {
    if (position.placed.empty()) return;
    const grid::Layout& layout = *position.board.layout;
    grid::Board solution(layout);
    if (engines::standard_solver_maker()(layout)->count(position.givens(), 2, &solution) != 1) return;
    if (const auto wrong = position.wrong_cell(solution))
        throw core::Error(location, "placed.wrong",
                          {grid::cell_argument(layout, *wrong), grid::digit_text(position.board.digits[*wrong])});
}
}  // namespace

void report_dropped(frame::Context& context, const grid::BoardReader::Entry& entry) {
    if (!entry.dropped) return;
    if (entry.left_out.empty() || !entry.drawings.empty()) throw *entry.dropped;
    context.console.progress({});
    if (!context.quiet) context.console.note(language::error_text(*entry.dropped));
}

BoardFile::BoardFile(frame::Context& context, const std::string& path, std::span<const grid::Layout* const> layouts,
                     std::stop_token stop, bool with_marks)
    : context_(context), stop_(std::move(stop)), input_(path), reader_(layouts, input_.name()),
      lines_(input_, grid::BoardReader::longest_text), with_marks_(with_marks) {
    input_.stop_on(stop_);
}

std::optional<grid::BoardReader::Entry> BoardFile::next() {
    if (failure_) throw *std::exchange(failure_, {});
    auto entry = next_ ? std::exchange(next_, {}) : read();
    if (!entry || entry->line == number_) return entry;
    // What belongs to a board of several lines follows after blank ones. An error there does not concern the board.
    try {
        auto text = line();
        for (; text && core::trimmed(*text).empty(); text = line()) reader_.line(*text);
        ahead_ = std::move(text);
        if (ahead_ && grid::BoardReader::continues_board(*ahead_)) next_ = read();
    } catch (const core::Error& error) {
        failure_ = error;
    }
    reader_.add_below(*entry);
    return entry;
}

std::optional<std::string> BoardFile::line() {
    if (ahead_) return std::exchange(ahead_, {});
    const auto line = lines_.next();
    if (line) ++number_;
    return line ? std::optional<std::string>(*line) : std::nullopt;
}

std::optional<grid::BoardReader::Entry> BoardFile::read() {
    while (!stop_.stop_requested()) {
        auto entry = reader_.more();
        const auto text = entry ? std::nullopt : line();
        if (!entry && !text) break;
        if (text) entry = reader_.line(with_marks_ && !text->starts_with('#') ? marked(*text) : *text);
        if (!entry) continue;
        report_dropped(context_, *entry);
        any_ = true;
        return entry;
    }
    if (stop_.stop_requested()) return std::nullopt;
    reader_.end();
    if (!any_) throw core::Error({name(), 0, 0}, "board.none");
    return std::nullopt;
}

grid::Board read_board(frame::Context& context, const std::string& path, std::span<const grid::Layout* const> layouts,
                       std::uint64_t number, bool with_marks) {
    BoardFile file(context, path, layouts, {}, with_marks);
    for (std::uint64_t read = 0;; ++read) {
        auto board = file.next();
        if (!board) throw core::Error({file.name(), 0, 0}, "board.fewer", {std::to_string(read)});
        if (read + 1 < number) continue;
        file.finish();
        require_right(*board, {file.name(), board->line, 0});
        if (!board->placed.empty() && !context.quiet)
            context.console.note(language::text("placed.left_out", board->placed.size()));
        return board->givens();
    }
}

bool has_more_boards(frame::Context& context, const std::string& path, std::span<const grid::Layout* const> layouts) {
    BoardFile file(context, path, layouts);
    try {
        return file.next() && file.next();
    } catch (const core::Error&) {
        return true;
    }
}

std::string formatted(const grid::Board& board, std::string_view format) {
    if (format == format_picture) return grid::rules_comment(*board.layout) + grid::board_picture(board);
    if (format == format_line) return grid::noted_line(board) + '\n';
    const std::string line = grid::board_line(board);
    const bool implies_layout = board.layout->grid_count() == 1 && board.layout->is_plain();
    std::string text = implies_layout ? "" : grid::layout_comment(*board.layout) + '\n';
    for (std::size_t at = 0; at < line.size(); ++at) {
        text += line[at];
        text += (at + 1) % static_cast<std::size_t>(board.layout->side()) == 0 ? '\n' : ' ';
    }
    return text;
}

void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path, bool on_disk) {
    core::Output output(path);
    const std::vector<std::string> comments = puzzle::encoding_notes(board, encoding);
    const std::size_t clauses = puzzle::clause_count(*board.layout, encoding);
    cnf::DimacsWriter writer(output, clauses + static_cast<std::size_t>(board.filled()), comments);
    puzzle::encode(board, encoding, writer);
    output.commit(on_disk);
}

std::string free_formula_name(const std::string& name) {
    return core::free_name(name + ".cnf", [](const std::string& formula) {
        const std::string stem = formula.substr(0, formula.size() - std::string_view(".cnf").size());
        return !core::exists(formula) && !core::exists(stem + ".res") && !core::exists(stem + ".txt");
    });
}

std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    const puzzle::Numbering numbering(*board.layout, encoding.merged);
    const std::size_t rules = puzzle::clause_count(*board.layout, encoding);
    return language::text("status.formula", language::visible(path), numbering.count(),
                          rules + static_cast<std::size_t>(board.filled()));
}

Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout,
                      const cnf::ReadOptions& options) {
    const result::Result claim = result::read_result(result);
    const check::Assignment model(claim.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return model.is_true(literal); });
    const puzzle::PuzzleFormula read = puzzle::read_puzzle_formula(formula, judge, options);
    const puzzle::Numbering numbering = puzzle::numbering_of(read.note, layout, read.report.variables);
    Decoded decoded;
    decoded.report = read.report;
    decoded.remarks = claim.remarks;
    if (claim.verdict != solve::Verdict::satisfiable) {
        const bool none = claim.verdict == solve::Verdict::unsatisfiable;
        decoded.why_not = language::text(none ? "decode.unsatisfiable" : "decode.undecided", language::visible(result));
    } else if (const auto& broken = judge.first_broken()) {
        decoded.why_not = language::text("decode.no_model", language::visible(result), broken->number);
    } else {
        grid::Board board = puzzle::decode(
            numbering, [&](cnf::Variable variable) { return model.is_true(cnf::Literal(variable, false)); });
        const bool has_givens = read.note.givens && read.note.givens->layout == board.layout;
        const grid::Board givens = has_givens ? *read.note.givens : grid::Board(*board.layout);
        if (check::grid(*board.layout, givens.digits, board.digits)) {
            decoded.board = std::move(board);
        } else {
            decoded.why_not = language::text("decode.no_solution");
        }
    }
    return decoded;
}

frame::Option layout_option() {
    return {.name = "layout", .value = frame::Value::choice, .choices = grid::layout_names(), .more_choices = true};
}

const grid::Layout* layout_of(const frame::Arguments& arguments) {
    const auto name = arguments.text("layout");
    if (!name) return nullptr;
    if (const grid::Layout* const layout = grid::find_layout(*name)) return layout;
    const bool is_path = name->find_first_of("./\\") != std::string::npos;
    if (is_path || core::exists(*name)) return &grid::read_layout(*name);
    throw frame::unknown_name("--layout", *name, grid::layout_names());
}

void require_no_constraints(const grid::Layout& layout) {
    if (!layout.constraints().empty()) throw core::Error("constraints.unsupported");
}

frame::Option solver_option() {
    return {.name = "engine",
            .value = frame::Value::choice,
            .choices = engines::solver_names(),
            .standard = engines::solver_names().front()};
}

puzzle::SolverMaker solver_of(const frame::Arguments& arguments) {
    const auto name = arguments.text("engine");
    return name ? engines::solver_maker(*name) : engines::standard_solver_maker();
}

frame::Option encoding_option() {
    return {
        .name = "encoding", .value = frame::Value::choice, .choices = {"extended", "minimal"}, .standard = "extended"};
}

std::string format_of(const frame::Arguments& arguments) {
    return arguments.text("format").value_or(std::string(format_line));
}

puzzle::Encoding encoding_of(const frame::Arguments& arguments) {
    const bool is_minimal = arguments.text("encoding") == "minimal";
    return {is_minimal ? puzzle::Rules::minimal : puzzle::Rules::extended, arguments.has("merge")};
}

frame::Option format_option() {
    return {.name = "format",
            .value = frame::Value::choice,
            .choices = {format_line, format_picture, format_grid},
            .standard = format_line};
}

std::vector<const grid::Layout*> layouts_of(const frame::Arguments& arguments) {
    if (const grid::Layout* const layout = layout_of(arguments)) return {layout};
    std::vector<const grid::Layout*> all;
    for (const grid::Layout& layout : grid::layouts()) all.push_back(&layout);
    return all;
}

frame::Option number_option() {
    return {.name = "puzzle", .old_name = "number", .value = frame::Value::integer, .smallest = 1, .standard = "1"};
}

grid::Board board_of(frame::Context& context, const frame::Arguments& arguments) {
    return read_board(context, arguments.operands[0], layouts_of(arguments), arguments.integer("puzzle").value_or(1));
}
}  // namespace satdoku::boards
