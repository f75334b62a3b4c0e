#include <satdoku/check/model.hpp>
#include <satdoku/core/sorted.hpp>

namespace satdoku::check {
Assignment::Assignment(std::span<const cnf::Literal> literals) : sorted_(literals.begin(), literals.end()) {
    core::sort_unique(sorted_);
    constexpr std::size_t bits_of_literal = 64;
    listed_.resize(bits_of_literal * sorted_.size());
    for (const cnf::Literal literal : sorted_) {
        if (literal.code() < listed_.size()) listed_[literal.code()] = true;
        if (literal.negative() && is_true(~literal)) {
            contradictions_.push_back(literal.variable());
        } else {
            ++assigned_;
        }
    }
}

bool Assignment::is_true(cnf::Literal literal) const {
    if (literal.code() < listed_.size()) return listed_[literal.code()];
    return std::binary_search(sorted_.begin(), sorted_.end(), literal);
}

std::uint64_t Assignment::missing(std::uint32_t count) const {
    std::uint64_t inside = 0;
    for (const cnf::Literal literal : sorted_) {
        const bool again = literal.negative() && is_true(~literal);
        if (literal.variable().index() < count && !again) ++inside;
    }
    return count - inside;
}

std::optional<cnf::Variable> Assignment::first_missing(std::uint32_t count) const {
    for (std::uint32_t index = 0; index < count; ++index) {
        const cnf::Literal literal(cnf::Variable(index), false);
        if (!is_true(literal) && !is_true(~literal)) return literal.variable();
    }
    return std::nullopt;
}

std::optional<cnf::Variable> Assignment::first_above(std::uint32_t count) const {
    for (const cnf::Literal literal : sorted_)
        if (literal.variable().index() >= count) return literal.variable();
    return std::nullopt;
}

bool ModelCheck::holds(cnf::Literal literal) {
    constexpr std::uint64_t answers_of_mention = 64;
    const std::uint64_t most = std::min(answers_of_mention * ++mentions_, 2 * std::uint64_t{variables_});
    const std::uint64_t length = std::min(std::max(2 * answers_.size(), std::uint64_t{literal.code()} + 1), most);
    if (literal.code() >= answers_.size() && literal.code() < length) {
        while (answers_.size() < length)
            answers_.push_back(is_true_(cnf::Literal::from_code(static_cast<std::uint32_t>(answers_.size()))));
    }
    return literal.code() < answers_.size() ? answers_[literal.code()] : is_true_(literal);
}

void ModelCheck::clause(std::span<const cnf::Literal> literals) {
    ++clauses_;
    if (std::any_of(literals.begin(), literals.end(), [&](cnf::Literal literal) { return holds(literal); })) return;
    ++broken_;
    if (!first_) first_ = BrokenClause{clauses_, {literals.begin(), literals.end()}};
}
}  // namespace satdoku::check
