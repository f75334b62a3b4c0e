// Writes DIMACS CNF, a clause a line.
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/numbers.hpp>

namespace satdoku::cnf {
void append_literals(std::string& line, std::span<const Literal> literals) {
    for (const Literal literal : literals) {
        core::append_number(line, literal.dimacs());
        line += ' ';
    }
    line += "0\n";
}

DimacsWriter::DimacsWriter(core::Output& output, std::uint64_t clauses, std::vector<std::string> comments)
    : output_(output), announced_(clauses), comments_(std::move(comments)) {}

void DimacsWriter::variables(std::uint32_t count) {
    for (const std::string& one : comments_) comment(one);
    std::string header = groups_ ? "p gcnf " : "p cnf ";
    header.append(std::to_string(count)).append(" ").append(std::to_string(announced_));
    if (groups_) header.append(" ").append(std::to_string(*groups_));
    output_.write(header.append("\n"));
}

void DimacsWriter::comment(std::string_view text) {
    line_ = text.empty() ? "c" : "c ";
    line_ += text;
    line_ += '\n';
    output_.write(line_);
}

void DimacsWriter::clause(std::span<const Literal> literals) {
    line_.clear();
    if (groups_) line_.append("{").append(std::to_string(group_)).append("} ");
    append_literals(line_, literals);
    output_.write(line_);
    ++written_;
}

void DimacsWriter::end() {
    if (written_ == announced_) return;
    throw core::Error("dimacs.written_count", {std::to_string(announced_), std::to_string(written_)});
}
}  // namespace satdoku::cnf
