#include "dimacs_bytes.hpp"
#include <satdoku/cnf/cubes.hpp>
#include <satdoku/core/numbers.hpp>

namespace satdoku::cnf {
namespace {
class CubesReader : DimacsBytes {
  public:
    CubesReader(const core::ByteSource& source, const std::string& name, std::uint32_t variables, ClauseSink& clauses,
                ClauseList& cubes)
        : DimacsBytes(source, name), variables_(variables), clauses_(clauses), cubes_(cubes) {}

    CubesReport read() {
        skip_mark();
        skip_blanks();
        read_header();
        clauses_.variables(variables_);
        cubes_.variables(variables_);
        for (skip_blanks(); !at_end(); skip_blanks()) read_token(token());
        if (open_ != Open::none)
            throw core::Error(start_, open_ == Open::cube ? "cubes.unended" : "dimacs.missing_zero");
        clauses_.end();
        return report_;
    }

  private:
    enum class Open { none, clause, cube };

    void skip_blanks() {
        while (!at_end()) {
            if (is_line_end(*at_)) {
                skip_line_end();
            } else if (is_blank(*at_)) {
                ++at_;
            } else if (*at_ == 'c') {
                do at_ = std::find_if(at_, end_, is_line_end);
                while (at_ == end_ && !at_end());
            } else {
                return;
            }
        }
    }

    void read_header() {
        std::string_view word = token();
        if (word == "a") return;
        if (word != "p") fail("cubes.expected_header", {found()});
        at_ += word.size();
        skip_blanks_of_line();
        word = token();
        if (word != "inccnf") fail("cubes.expected_header", {found()});
        at_ += word.size();
        skip_blanks_of_line();
        if (!at_end() && !is_line_end(*at_) && *at_ != 'c') fail("dimacs.expected_line_end", {found()});
    }

    void read_token(std::string_view word) {
        if (open_ == Open::none) {
            start_ = here();
            open_ = word == "a" ? Open::cube : Open::clause;
            if (open_ == Open::cube) {
                at_ += word.size();
                return;
            }
            if (cubes_.size() > 0) fail("cubes.clause_after_cube", {found()});
        }
        const bool negative = word.starts_with('-');
        const auto number = core::parse_number<std::uint64_t>(negative ? word.substr(1) : word);
        if (!number || (negative && *number == 0)) fail("dimacs.expected_literal", {found()});
        if (*number > variables_) fail("cubes.above_formula", {std::to_string(variables_), found()});
        at_ += word.size();
        if (*number == 0) return finish();
        literals_.emplace_back(Variable(static_cast<std::uint32_t>(*number) - 1), negative);
    }

    void finish() {
        if (open_ == Open::clause) {
            clauses_.clause(literals_);
            ++report_.clauses;
        } else {
            require_consistent();
            cubes_.clause(literals_);
        }
        literals_.clear();
        open_ = Open::none;
    }

    /// Also removes duplicate literals.
    void require_consistent() {
        sorted_ = literals_;
        std::sort(sorted_.begin(), sorted_.end());
        const auto clash =
            std::adjacent_find(sorted_.begin(), sorted_.end(), [](Literal one, Literal next) { return next == ~one; });
        if (clash != sorted_.end()) throw core::Error(start_, "cubes.contradictory", {std::to_string(clash->dimacs())});
        if (std::adjacent_find(sorted_.begin(), sorted_.end()) == sorted_.end()) return;
        std::vector<Literal> once;
        for (const Literal literal : literals_)
            if (std::find(once.begin(), once.end(), literal) == once.end()) once.push_back(literal);
        literals_ = std::move(once);
    }

    std::uint32_t variables_;
    ClauseSink& clauses_;
    ClauseList& cubes_;
    Open open_ = Open::none;
    core::Location start_;  ///< of the unfinished clause or cube
    std::vector<Literal> literals_;
    std::vector<Literal> sorted_;
    CubesReport report_;
};
}  // namespace

CubesReport read_cubes(const core::ByteSource& source, const std::string& name, std::uint32_t variables,
                       ClauseSink& clauses, ClauseList& cubes) {
    return CubesReader(source, name, variables, clauses, cubes).read();
}

CubesReport read_cubes(const std::string& path, std::uint32_t variables, ClauseSink& clauses, ClauseList& cubes) {
    core::Input input(path);
    return read_cubes([&input](std::span<char> buffer) { return input.read(buffer); }, input.name(), variables, clauses,
                      cubes);
}

CubesWriter::CubesWriter(core::Output& output, std::vector<std::string> comments)
    : output_(output), comments_(std::move(comments)) {}

void CubesWriter::variables(std::uint32_t) {
    for (const std::string& comment : comments_) output_.write("c " + comment + "\n");
    output_.write("p inccnf\n");
}

void CubesWriter::clause(std::span<const Literal> literals) {
    line_.clear();
    append_literals(line_, literals);
    output_.write(line_);
}

void CubesWriter::cube(std::span<const Literal> literals) {
    line_ = "a ";
    append_literals(line_, literals);
    output_.write(line_);
}
}  // namespace satdoku::cnf
