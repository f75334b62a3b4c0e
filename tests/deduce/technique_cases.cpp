#include "deduce/technique_cases.hpp"
#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <utility>

namespace satdoku::support {
namespace {
using namespace deduce;
constexpr std::size_t field_count = 7;

std::array<std::string_view, field_count> fields_of(std::string_view line) {
    if (line.empty() || line.front() != ':')
        throw std::invalid_argument("expected :code:digits:givens:deleted:eliminations:placements:extra:");
    line.remove_prefix(1);
    std::array<std::string_view, field_count> fields;
    for (std::size_t index = 0; index < field_count; ++index) {
        const std::size_t colon = line.find(':');
        fields[index] = line.substr(0, colon);
        if (colon == std::string_view::npos) {
            // The last field is empty and may be missing.
            if (index + 2 < field_count)
                throw std::invalid_argument("expected :code:digits:givens:deleted:eliminations:placements:extra:");
            break;
        }
        line.remove_prefix(colon + 1);
    }
    return fields;
}

bool is_figure(char character) { return character >= '1' && character <= '9'; }

std::vector<Candidate> candidates_of(const Geometry& geometry, std::string_view text) {
    std::vector<Candidate> candidates;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        const std::string_view triple = text.substr(at, 3);
        if (triple.size() != 3 || !std::ranges::all_of(triple, is_figure))
            throw std::invalid_argument("expected digit, row and column, found " + std::string(triple));
        const Cell cell = geometry.layout().cell(0, triple[1] - '1', triple[2] - '1');
        candidates.push_back(candidate_at(cell, triple[0] - '0'));
        at += 3;
    }
    std::ranges::sort(candidates);
    return candidates;
}

State state_of(const Geometry& geometry, std::string_view givens, std::string_view deleted) {
    grid::Board board(geometry.layout());
    std::vector<Cell> placed;
    std::size_t cell = 0;
    bool plus = false;
    for (const char character : givens) {
        if (character == '+') {
            plus = true;
            continue;
        }
        const bool known = character == '.' || (character >= '0' && character <= '9');
        if (!known || cell >= board.digits.size())
            throw std::invalid_argument("expected 81 cells, with + before placed digits");
        if (is_figure(character)) board.digits[cell] = static_cast<std::uint8_t>(character - '0');
        if (plus) placed.push_back(static_cast<Cell>(cell));
        plus = false;
        ++cell;
    }
    if (cell != board.digits.size()) throw std::invalid_argument("expected 81 cells, with + before placed digits");
    if (grid::find_clash(board)) throw std::invalid_argument("two equal digits in a house");
    State state(geometry, board);
    for (const Cell own : placed) state.is_no_given(own);
    for (const Candidate& candidate : candidates_of(geometry, deleted)) state.remove(candidate);
    return state;
}

DigitSet digits_of(std::string_view text) {
    DigitSet digits;
    for (const char character : text) {
        if (!is_figure(character))
            throw std::invalid_argument("expected digits from 1 to 9, found " + std::string(text));
        digits.insert(character - '0');
    }
    return digits;
}

/// Of chains of the same length libraries have the one that their program found first; lists have all.
bool is_one_of_equal_chains(Technique technique) {
    return technique >= Technique::continuous_nice_loop && technique <= Technique::grouped_aic;
}

/// The digits that a case names for a step.
DigitSet library_digits(const Step& step) {
    if (step.technique == Technique::bug_plus_1) return {};
    if (step.technique < Technique::continuous_nice_loop || step.technique >= Technique::template_set)
        return step.digits;
    DigitSet removed;
    for (const Candidate& candidate : step.eliminations) removed.insert(candidate.digit);
    return removed;
}
}  // namespace

Case parse_case(const Geometry& geometry, std::string_view line) {
    const auto fields = fields_of(line);
    const auto& [name, digits, givens, deleted, eliminations, placements, extra] = fields;
    const std::size_t dash = name.find('-');
    const std::string_view code = name.substr(0, dash);
    const TechniqueFacts* const technique = find_technique(code);
    if (technique == nullptr) throw std::invalid_argument("no technique has the code " + std::string(code));
    Case subject{std::string(name), technique, digits_of(digits), state_of(geometry, givens, deleted), {}};
    if (!name.ends_with("-x"))
        subject.expected.push_back({candidates_of(geometry, eliminations), candidates_of(geometry, placements)});
    return subject;
}

std::vector<Yield> yields_of(const Case& subject) {
    Steps steps(Steps::Wanted::all);
    subject.technique->find(subject.state, subject.technique->technique, steps);
    std::set<Yield> yields;
    for (const Step& step : steps.found())
        if (library_digits(step) == subject.digits) yields.insert({step.eliminations, step.placements});
    const bool is_found = !subject.expected.empty() && yields.contains(subject.expected.front());
    if (is_found && is_one_of_equal_chains(subject.technique->technique)) return subject.expected;
    return {yields.begin(), yields.end()};
}

std::string yields_text(const Geometry& geometry, const std::vector<Yield>& yields) {
    std::string text;
    const auto add = [&](const Candidate& candidate, std::string_view before) {
        const grid::Place& place = geometry.layout().places(candidate.cell).front();
        text.append(before);
        for (const int figure : {static_cast<int>(candidate.digit), place.row + 1, place.column + 1})
            text += static_cast<char>('0' + figure);
    };
    for (const Yield& yield : yields) {
        text += text.empty() ? "" : "; ";
        bool first = true;
        for (const Candidate& candidate : yield.eliminations) add(candidate, std::exchange(first, false) ? "" : " ");
        for (const Candidate& candidate : yield.placements) add(candidate, std::exchange(first, false) ? "=" : " =");
    }
    return text.empty() ? "-" : text;
}
}  // namespace satdoku::support
