#include "linear_propagation.hpp"
#include <satdoku/check/veripb.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <charconv>
#include <deque>

namespace satdoku::check {
namespace {
constexpr std::string_view head = "pseudo-Boolean proof version ";

/// The step is well-formed, but wrong.
struct Wrong {
    VeripbDefect defect;
    std::int64_t id = 0;
};

/// The words of a line.
class LineWords {
  public:
    LineWords(std::string_view line, const ProofBytes& bytes) : rest_(line), bytes_(bytes) {}

    /// Empty at the end.
    std::string_view peek() {
        while (!rest_.empty() && is_proof_blank(static_cast<unsigned char>(rest_.front()))) rest_.remove_prefix(1);
        std::size_t end = 0;
        while (end < rest_.size() && !is_proof_blank(static_cast<unsigned char>(rest_[end]))) ++end;
        return rest_.substr(0, end);
    }
    std::string_view next() {
        const std::string_view word = peek();
        rest_.remove_prefix(word.size());
        return word;
    }
    bool take(std::string_view wanted) {
        if (peek() != wanted) return false;
        next();
        return true;
    }
    void expect(std::string_view wanted) {
        if (!take(wanted)) unexpected();
    }
    void end() {
        take(";");
        if (!peek().empty()) unexpected();
    }

    bool has_number() {
        const std::string_view word = peek();
        return !word.empty() && ((word[0] >= '0' && word[0] <= '9') || word[0] == '-' || word[0] == '+');
    }
    std::int64_t number() {
        std::string_view word = peek();
        if (word.starts_with('+')) word.remove_prefix(1);
        std::int64_t number = 0;
        const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error == std::errc::result_out_of_range) throw core::Error("proof.too_large_coefficient");
        if (word.empty() || error != std::errc() || rest != word.data() + word.size()) unexpected();
        next();
        return number;
    }
    bool has_literal() {
        const std::string_view word = peek();
        return word.starts_with('x') || word.starts_with('~');
    }
    /// Its code.
    std::uint32_t literal() {
        std::string_view word = peek();
        const bool negative = word.starts_with('~');
        if (negative) word.remove_prefix(1);
        std::uint32_t number = 0;
        if (!word.starts_with('x')) unexpected();
        word.remove_prefix(1);
        const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (word.empty() || error != std::errc() || rest != word.data() + word.size()) unexpected();
        if (number == 0 || number > cnf::largest_variable) unexpected();
        next();
        return cnf::Literal(cnf::Variable(number - 1), negative).code();
    }
    std::uint32_t variable() {
        const std::uint32_t code = literal();
        if (code % 2 != 0) unexpected();
        return code / 2;
    }

    [[noreturn]] void unexpected() {
        const std::string word(peek().empty() ? "@proof.end_of_line" : peek());
        throw bytes_.error_in_step("proof.unexpected_word", {word});
    }

  private:
    std::string_view rest_;
    const ProofBytes& bytes_;
};

/// Hands the clauses of the formula to the checker.
class Loading final : public cnf::ClauseSink {
  public:
    Loading(LinearPropagation& database, cnf::ClauseList& clauses) : database_(database), clauses_(clauses) {}

    void variables(std::uint32_t count) override { clauses_.variables(count); }
    void clause(std::span<const cnf::Literal> literals) override {
        clauses_.clause(literals);
        // A literal counts once.
        std::vector<std::uint32_t> codes;
        for (const cnf::Literal literal : literals) codes.push_back(literal.code());
        std::sort(codes.begin(), codes.end());
        codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
        std::vector<LinearTerm> terms;
        for (const std::uint32_t code : codes) terms.push_back({code, 1});
        database_.add(normal_form(std::move(terms), 1));
    }

  private:
    LinearPropagation& database_;
    cnf::ClauseList& clauses_;
};

class Checker {
  public:
    Checker(const cnf::ClauseSource& formula, ProofBytes bytes, const VeripbControl& control)
        : bytes_(std::move(bytes)), control_(control) {
        Loading loading(database_, clauses_);
        formula(loading);
        database_.own_from(clauses_.variable_count());
    }

    VeripbReport run() {
        std::string line;
        report_.verdict = VeripbVerdict::nothing;
        if (!bytes_.next_line(line)) return report_;
        read_head(line);
        while (!ended_ && bytes_.next_line(line)) {
            if (is_stopped()) {
                report_.verdict = VeripbVerdict::stopped;
                return report_;
            }
            try {
                step(line);
            } catch (const Wrong& wrong) {
                report_.verdict = VeripbVerdict::step_fails;
                report_.defect = wrong.defect;
                report_.id = wrong.id;
                report_.failing_line = bytes_.step_line();
                return report_;
            } catch (const core::Error& error) {
                if (error.key() == "proof.too_large_coefficient")
                    throw bytes_.error_in_step("proof.too_large_coefficient", {});
                throw;
            }
        }
        if (!ended_) report_.verdict = VeripbVerdict::nothing;
        return report_;
    }

  private:
    void read_head(std::string_view line) {
        LineWords words(line, bytes_);
        for (const std::string_view word : {"pseudo-Boolean", "proof", "version"}) words.expect(word);
        words.expect("2.0");
        words.end();
    }

    bool is_stopped() {
        constexpr std::uint64_t between = 256;
        if (lines_++ % between != 0) return false;
        if (control_.progress) control_.progress(lines_);
        return control_.stop.stop_requested() || (control_.seconds && watch_.milliseconds() > 1000 * *control_.seconds);
    }

    void step(std::string_view line) {
        LineWords words(line, bytes_);
        const std::string_view rule = words.next();
        if (rule.empty() || rule.starts_with('*')) return;
        if (rule == "rup") return imply(words);
        if (rule == "pol") return compute(words);
        if (rule == "red") return define(words);
        if (rule == "del") return remove(words);
        if (rule == "f") return count(words);
        if (rule == "output") return words.expect("NONE");
        if (rule == "conclusion") return conclude(words);
        if (rule == "end") {
            ended_ = true;
            return;
        }
        throw bytes_.error_in_step("proof.unknown_rule", {std::string(rule)});
    }

    Linear inequality(LineWords& words) {
        std::vector<LinearTerm> terms;
        while (!words.take(">=")) {
            const std::int64_t coefficient = words.number();
            terms.push_back({words.literal(), coefficient});
        }
        const std::int64_t degree = words.number();
        words.expect(";");
        return normal_form(std::move(terms), degree);
    }

    const Linear& with_id(std::int64_t id) {
        if (id < 0) id += database_.last_id() + 1;
        const Linear* const found = database_.find(id);
        if (found == nullptr) throw Wrong{VeripbDefect::unknown_id, id};
        return *found;
    }

    void count(LineWords& words) {
        if (words.has_number() && words.number() != static_cast<std::int64_t>(clauses_.size()))
            throw Wrong{VeripbDefect::wrong_count};
        words.end();
    }

    void imply(LineWords& words) {
        Linear linear = inequality(words);  // hints after it are not needed
        ++report_.implied;
        const auto mark = database_.mark();
        const bool follows = linear.degree <= 0 || database_.refutes(linear);
        database_.give_up(mark);
        if (!follows) throw Wrong{VeripbDefect::does_not_follow};
        database_.add(std::move(linear));
    }

    /// The terms of the sums on the stack are stored one after the other, so that adding two sums is no work.
    void compute(LineWords& words) {
        std::vector<const Linear*> parts;
        std::vector<std::size_t> stack;  // where the parts of each sum begin
        std::deque<Linear> made;         // what is not an inequality of the database
        const auto push = [&](const Linear& linear) {
            stack.push_back(parts.size());
            parts.push_back(&linear);
        };
        const auto pop = [&] {
            if (stack.empty()) words.unexpected();
            Linear sum = adder_.sum(std::span(parts).subspan(stack.back()));
            parts.resize(stack.back());
            stack.pop_back();
            return sum;
        };
        while (!words.peek().empty() && words.peek() != ";") {
            if (words.has_literal()) {
                push(made.emplace_back(Linear{{{words.literal(), 1}}, 0}));
            } else if (words.take("s")) {
                push(made.emplace_back(saturation(pop())));
            } else if (words.peek() == "+") {
                if (stack.size() < 2) words.unexpected();
                words.next();
                stack.pop_back();
            } else {
                const std::int64_t number = words.number();
                const bool is_factor = words.peek() == "*" || words.peek() == "d";
                if (!is_factor) {
                    push(with_id(number));
                    continue;
                }
                if (number <= 0 || stack.empty()) words.unexpected();
                const bool product_wanted = words.next() == "*";
                Linear linear = pop();
                push(made.emplace_back(product_wanted ? product(std::move(linear), number)
                                                      : quotient(std::move(linear), number)));
            }
        }
        if (stack.size() != 1) words.unexpected();
        words.end();
        ++report_.computed;
        database_.add(pop());
    }

    void define(LineWords& words) {
        Linear linear = inequality(words);
        std::vector<std::uint32_t> variables;
        images_.clear();
        while (!words.peek().empty() && words.peek() != ";") {
            const std::uint32_t variable = words.variable();
            words.take("->");
            Replacement image;
            if (words.has_literal()) {
                image.code = words.literal();
            } else {
                const std::int64_t value = words.number();
                if (value != 0 && value != 1) words.unexpected();
                image.value = value == 1;
            }
            if (!images_.emplace(variable, image).second) words.unexpected();
            variables.push_back(variable);
        }
        words.end();
        ++report_.defined;
        const auto mark = database_.mark();
        if (linear.degree > 0 && !database_.refutes(linear)) {
            if (!follows(replaced_in(linear))) throw Wrong{VeripbDefect::open_goal, 0};
            database_.each_with(variables, [&](std::int64_t id, const Linear& each) {
                const Linear image = replaced_in(each);
                if (image != each && !follows(image)) throw Wrong{VeripbDefect::open_goal, id};
            });
        }
        database_.give_up(mark);
        database_.add(std::move(linear));
    }

    /// The inequality after the replacement of variables.
    Linear replaced_in(const Linear& linear) const {
        return replaced(linear, [this](std::uint32_t code) {
            const auto found = images_.find(code / 2);
            if (found == images_.end()) return Replacement{code, {}};
            Replacement replacement = found->second;
            if (code % 2 == 0) return replacement;
            if (replacement.value) replacement.value = !*replacement.value;
            replacement.code ^= 1U;
            return replacement;
        });
    }

    /// Whether an inequality is there, or follows by propagation from what is there and what is assumed.
    bool follows(const Linear& linear) {
        if (linear.degree <= 0 || database_.contains(linear)) return true;
        const auto mark = database_.mark();
        const bool refuted = database_.refutes(linear);
        database_.give_up(mark);
        return refuted;
    }

    void remove(LineWords& words) {
        words.expect("id");
        while (words.has_number()) {
            const std::int64_t id = words.number();
            with_id(id);
            if (id <= 0) throw Wrong{VeripbDefect::unknown_id, id};
            database_.remove(id);
        }
        words.end();
        database_.settle();
    }

    void conclude(LineWords& words) {
        if (words.take("NONE")) {
            words.end();
        } else if (words.take("UNSAT")) {
            words.expect(":");
            const std::int64_t id = words.number();
            words.end();
            const Linear& linear = with_id(id);
            if (largest_sum(linear) >= linear.degree) throw Wrong{VeripbDefect::can_hold, id};
            report_.verdict = VeripbVerdict::refuted;
        } else {
            words.expect("SAT");
            words.expect(":");
            std::vector<std::int8_t> values(std::size_t{2} * clauses_.variable_count(), 0);
            while (words.has_literal()) {
                const std::uint32_t code = words.literal();
                if (code >= values.size()) continue;
                if (values[code] < 0) throw Wrong{VeripbDefect::no_model};
                values[code] = 1;
                values[code ^ 1U] = -1;
            }
            words.end();
            for (std::size_t index = 0; index < clauses_.size(); ++index) {
                const auto holds = [&](cnf::Literal literal) { return values[literal.code()] > 0; };
                if (std::none_of(clauses_[index].begin(), clauses_[index].end(), holds))
                    throw Wrong{VeripbDefect::no_model};
            }
            report_.verdict = VeripbVerdict::satisfied;
        }
    }

    ProofBytes bytes_;
    const VeripbControl& control_;
    core::Stopwatch watch_;
    LinearPropagation database_;
    LinearAdder adder_;
    cnf::ClauseList clauses_;
    VeripbReport report_;
    std::unordered_map<std::uint32_t, Replacement> images_;  ///< of the latest step red
    std::uint64_t lines_ = 0;
    bool ended_ = false;
};
}  // namespace

VeripbReport veripb(const cnf::ClauseSource& formula, ProofBytes bytes, const VeripbControl& control) {
    return Checker(formula, std::move(bytes), control).run();
}

bool is_veripb(const ProofBytes& bytes) {
    return std::string_view(bytes.start().data(), bytes.start().size()).starts_with(head);
}
}  // namespace satdoku::check
