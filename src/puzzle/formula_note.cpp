#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/formula_note.hpp>

#include <array>
#include <span>
#include <sstream>
#include <string_view>
#include <utility>

namespace satdoku::puzzle {

namespace {

// The comments that `encode` writes before the header and `decode` reads.
constexpr std::string_view note_of_layout = "a puzzle of layout ";
constexpr std::string_view note_of_givens = "puzzle ";

}  // namespace

std::vector<std::string> encoding_notes(const grid::Board& board, Encoding encoding) {
    // In English for users of any language: the file is for other programs and for colleagues in other countries.
    std::string layout(note_of_layout);
    layout += board.layout->name() + " with " + std::to_string(board.filled()) + " givens";
    std::string rules = "encoding ";
    rules += encoding.rules == Rules::extended ? "extended" : "minimal";
    if (encoding.merged) rules += ", shared cells merged";
    return {layout, std::string(note_of_givens) + grid::board_line(board), rules};
}

namespace {

/// Gets a formula's bytes as they are read and keeps those before its header.
class NoteTaker {
  public:
    void take(std::string_view bytes) {
        constexpr std::size_t most = std::size_t{1} << 16;
        if (!done_) text_ += bytes.substr(0, most - text_.size());
        done_ = done_ || text_.size() == most || text_.starts_with("p ") || text_.find("\np ") != std::string::npos;
    }
    bool done() const { return done_; }

    FormulaNote note() const {
        FormulaNote note;
        std::string drawn;
        std::istringstream lines(text_);
        for (std::string line; std::getline(lines, line) && !line.starts_with("p ");) {
            while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
            const bool is_comment = line.starts_with("c ");
            const std::string said = is_comment ? line.substr(2) : line;
            if (is_comment && said.starts_with(note_of_layout)) {
                const std::string rest = said.substr(note_of_layout.size());
                note.layout = grid::find_layout(rest.substr(0, rest.find(' ')));
            } else if (is_comment && said.starts_with(note_of_givens)) {
                drawn = said.substr(note_of_givens.size());
            } else if (!said.empty() && said.find_first_not_of("0123456789.") == std::string::npos) {
                drawn += said;
            }
        }
        note.givens = board_of(drawn, note.layout);
        return note;
    }

  private:
    /// Returns nothing if the cells are not a board: the comment is from another program, and only a note.
    static std::optional<grid::Board> board_of(const std::string& cells, const grid::Layout* layout) {
        if (cells.empty()) return std::nullopt;
        std::vector<const grid::Layout*> layouts = {&grid::sudoku(), &grid::twodoku()};
        if (layout != nullptr) layouts = {layout};
        for (const grid::Layout* const one : layouts) {
            try {
                return grid::parse_board(*one, cells);
            } catch (const core::Error&) {
                continue;
            }
        }
        return std::nullopt;
    }

    std::string text_;
    bool done_ = false;
};

}  // namespace

FormulaNote read_note(const std::string& path) {
    core::Input input(path);
    NoteTaker taker;
    std::array<char, 4096> block;
    while (!taker.done()) {
        const std::size_t count = input.read(block);
        if (count == 0) break;
        taker.take({block.data(), count});
    }
    return taker.note();
}

PuzzleFormula read_puzzle_formula(const std::string& path, cnf::ClauseSink& sink, const cnf::ReadOptions& options) {
    core::Input input(path);
    NoteTaker taker;
    const auto source = [&](std::span<char> buffer) {
        const std::size_t count = input.read(buffer);
        taker.take({buffer.data(), count});
        return count;
    };
    cnf::ReadReport report = cnf::read_dimacs(source, input.name(), sink, options);
    return {std::move(report), taker.note()};
}

Numbering numbering_of(const FormulaNote& note, const grid::Layout* layout, std::uint32_t variables) {
    if (note.givens && (layout == nullptr || layout == note.givens->layout)) {
        const Numbering candidates = Numbering::candidates(*note.givens);
        if (candidates.count() == variables) return candidates;
    }
    const grid::Layout* const named = layout != nullptr ? layout : note.layout;
    const auto numbering = named != nullptr ? find_numbering(*named, variables) : find_numbering(variables);
    if (numbering) return *numbering;
    if (named == nullptr) throw core::Error("decode.no_layout", {std::to_string(variables)});
    throw core::Error("decode.other_layout",
                      {named->name(), std::to_string(Numbering(*named, false).count()), std::to_string(variables)});
}

}  // namespace satdoku::puzzle
