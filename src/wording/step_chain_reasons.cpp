// The reasons of techniques that follow links: single digits, colours, wings, chains and loops.
#include "step_reasons.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::wording {
using deduce::Candidate;
using deduce::Cell;
using deduce::CellSet;
using deduce::Link;
using deduce::Part;
using deduce::Role;
using deduce::Technique;

namespace {
constexpr std::size_t links_of_two_pairs = 3;

bool sees(const deduce::Geometry& geometry, const CellSet& left, const CellSet& right) {
    for (const Cell cell : left)
        if (geometry.peers(cell).meets(right)) return true;
    return false;
}

/// One chain, link by link: "If a36 is not 4, then a39 is 4, so a79 is not 4."
std::string chain_text(const Reasoning& of, std::span<const Link> links) {
    std::string text = language::text("step.chain_if", of.words.fact(links.front().from, !links.front().strong));
    for (std::size_t index = 0; index < links.size(); ++index) {
        // A link ends where the next one begins.
        const bool is_true = index + 1 < links.size() ? !links[index + 1].strong : links[index].strong;
        text +=
            language::text(index == 0 ? "step.chain_then" : "step.chain_so", of.words.fact(links[index].to, is_true));
    }
    return text + language::text("step.stop");
}

/// What follows from a chain with these ends.
std::string conclusion(const Reasoning& of) {
    const Link& first = of.step.links.front();
    const Link& last = of.step.links.back();
    switch (of.step.technique) {
        case Technique::grouped_x_cycle:
        case Technique::continuous_nice_loop:
        case Technique::grouped_continuous_nice_loop: return language::text("step.loop");
        case Technique::discontinuous_nice_loop:
        case Technique::grouped_discontinuous_nice_loop:
            if (first.from == last.to) {
                return first.strong ? language::text("step.chain_proves", of.words.fact(first.from, true))
                                    : language::text("step.chain_refutes");
            }
            return first.strong ? language::text("step.chain_either_way", of.words.fact(last.to, false))
                                : language::text("step.chain_two_digits");
        default:
            if (first.from == last.to) return language::text("step.chain_proves", of.words.fact(first.from, true));
            return language::text("step.chain_ends", of.words.fact(first.from, true), of.words.fact(last.to, true));
    }
}

struct Colours {
    CellSet first;
    CellSet second;
};

std::vector<Colours> clusters(const Reasoning& of) {
    std::vector<Colours> all;
    for (const Part& part : of.step.parts) {
        if (part.role == Role::first_colour) all.push_back({cells_of(part.candidates), {}});
        if (part.role == Role::second_colour) all.back().second = cells_of(part.candidates);
    }
    return all;
}

std::string colours_text(const Reasoning& of, const Colours& colours) {
    return language::text("step.colours", of.digits(), of.words.cells(colours.first), of.words.cells(colours.second));
}
}  // namespace

std::string pair_house(const Reasoning& of, const Link& link) {
    const CellSet cells = cells_of(link.from) | cells_of(link.to);
    const int digit = link.from.front().digit;
    for (const deduce::HousePlace& place : of.geometry().places(cells.first())) {
        if ((of.geometry().house(place.house).set & of.state.cells_of(digit)) == cells)
            return of.words.house(place.house);
    }
    return {};
}

std::string two_pairs_reason(const Reasoning& of) {
    const std::vector<Link>& links = of.step.links;
    std::string text = eureka(of, chain_signs(of, links));
    for (std::size_t at = 0; at + links_of_two_pairs <= links.size(); at += links_of_two_pairs) {
        const Link& left = links[at];
        const Link& right = links[at + 2];
        if (!text.empty()) text += between_sentences();
        text += language::text("step.two_pairs", of.digits(), pair_house(of, left), of.words.cells(left.from),
                               of.words.cells(left.to), pair_house(of, right), of.words.cells(right.from),
                               of.words.cells(right.to));
    }
    return text;
}

std::string empty_rectangle_reason(const Reasoning& of) {
    const auto boxes = of.parts(Role::base);
    const auto pairs = of.parts(Role::pincer);
    std::string text;
    for (std::size_t index = 0; index < boxes.size(); ++index) {
        const Part& pair = *pairs[index];
        const Cell on = pair.candidates.front().cell;
        const CellSet left = cells_of(boxes[index]->candidates) - of.geometry().peers(on);
        if (index > 0) text += between_sentences();
        text += language::text("step.empty_rectangle", of.words.houses(pair.houses), of.digits(), of.words.cell(on),
                               of.words.cell(pair.candidates.back().cell), of.words.houses(boxes[index]->houses),
                               of.words.cells(boxes[index]->candidates), of.words.cells(left));
    }
    return text;
}

std::string simple_colours_reason(const Reasoning& of) {
    const Colours colours = clusters(of).front();
    const std::string text = colours_text(of, colours) + between_sentences();
    if (of.step.technique == Technique::simple_colours_wrap)
        return text + language::text("step.colours_wrap", of.words.cells(of.step.eliminations));
    return text + language::text("step.colours_trap");
}

std::string multi_colours_reason(const Reasoning& of) {
    const auto both = clusters(of);
    const std::string text =
        colours_text(of, both[0]) + between_sentences() + colours_text(of, both[1]) + between_sentences();
    if (of.step.technique == Technique::multi_colours_2)
        return text + language::text("step.colours_sees_both", of.words.cells(of.step.eliminations));
    const deduce::Geometry& geometry = of.geometry();
    for (const bool turn_left : {false, true}) {
        for (const bool turn_right : {false, true}) {
            const CellSet& left = turn_left ? both[0].second : both[0].first;
            const CellSet& right = turn_right ? both[1].second : both[1].first;
            if (!sees(geometry, left, right)) continue;
            const CellSet& free_left = turn_left ? both[0].first : both[0].second;
            const CellSet& free_right = turn_right ? both[1].first : both[1].second;
            bool explains = true;
            for (const Candidate& gone : of.step.eliminations) {
                const CellSet& peers = geometry.peers(gone.cell);
                explains = explains && peers.meets(free_left) && peers.meets(free_right);
            }
            if (!explains) continue;
            return text + language::text("step.colours_bridge", of.words.cells(left), of.words.cells(right),
                                         of.words.cells(free_left), of.words.cells(free_right));
        }
    }
    return text + language::text("step.colours_bridges");
}

std::string medusa_reason(const Reasoning& of) {
    const auto colour = [&](Role role) {
        return core::join(StepWords::groups(of.part(role).candidates), language::text("list.semicolon"),
                          [&](const StepWords::Group& group) {
                              return language::text("step.medusa_part", digits_text(group.digits),
                                                    of.words.cells(group.cells));
                          });
    };
    const std::string text =
        language::text("step.medusa", colour(Role::first_colour), colour(Role::second_colour)) + between_sentences();
    if (of.step.technique == Technique::medusa_trap) return text + language::text("step.medusa_trap");
    const Part& clash = of.part(Role::clash);
    const std::string digits = digits_text(digits_of(clash.candidates));
    const std::string cells = of.words.cells(clash.candidates);
    if (!clash.houses.empty())
        return text + language::text("step.medusa_empty_house", of.words.houses(clash.houses), digits, cells);
    const std::vector<Candidate>& gone = of.step.eliminations;
    const bool is_coloured = std::ranges::all_of(
        clash.candidates, [&](const Candidate& one) { return std::ranges::find(gone, one) != gone.end(); });
    const bool is_cell = cells_of(clash.candidates).count() == 1;
    return text + language::text(!is_coloured ? "step.medusa_empty_cell"
                                 : is_cell    ? "step.medusa_cell"
                                              : "step.medusa_house",
                                 digits, cells);
}

std::string pivot_wing_reason(const Reasoning& of) {
    const bool is_xyz = of.step.technique == Technique::xyz_wing;
    const Part& pivot = of.part(Role::pivot);
    const Part& pincers = of.part(Role::pincer);
    const deduce::DigitSet gone = digits_of(of.step.eliminations);
    const CellSet ends = cells_of(pincers.candidates);
    const Cell first = ends.first();
    const Cell second = (ends - CellSet{first}).first();
    const auto shared = [&](Cell end) { return digits_text(of.state.candidates(end) - gone); };
    return language::text(is_xyz ? "step.xyz_wing" : "step.xy_wing", of.words.cells(pivot.candidates), shared(first),
                          of.words.cell(first), shared(second), of.words.cell(second), digits_text(gone));
}

std::string w_wing_reason(const Reasoning& of) {
    const Part& pair = of.part(Role::pivot);
    const CellSet ends = cells_of(of.part(Role::pincer).candidates);
    return language::text("step.w_wing", of.words.cells(ends), of.digits(), of.words.houses(pair.houses),
                          digits_text(digits_of(pair.candidates)), of.words.cells(pair.candidates),
                          digits_text(digits_of(of.step.eliminations)));
}

std::string remote_pair_reason(const Reasoning& of) {
    std::vector<std::string> path;
    for (const Link& link : of.step.links) {
        const std::string name = of.words.cells(link.from);
        if (path.empty() || path.back() != name) path.push_back(name);
    }
    return language::text("step.remote_pair", and_list(path), of.digits(), of.words.cells(of.step.links.front().from),
                          of.words.cells(of.step.links.back().to));
}

std::string chain_reason(const Reasoning& of) {
    const std::string signs = eureka(of, chain_signs(of, of.step.links));
    return (signs.empty() ? chain_text(of, of.step.links) : signs) + between_sentences() + conclusion(of);
}

std::vector<std::string> forcing_chains(const Reasoning& of) {
    if (of.step.technique < Technique::forcing_chain_contradiction || of.step.technique > Technique::forcing_net_verity)
        return {};
    const std::span<const Link> links = of.step.links;
    std::vector<std::string> chains;
    for (std::size_t from = 0; from < links.size();) {
        // A new one begins at a link that does not begin at the end of the link before it.
        std::size_t end = from + 1;
        while (end < links.size() && links[end].from == links[end - 1].to) ++end;
        const std::span<const Link> chain = links.subspan(from, end - from);
        const bool in_signs = language::spoken().notation == grid::Notation::r1c1;
        chains.push_back(in_signs ? chain_signs(of, chain) + language::text("step.stop") : chain_text(of, chain));
        from = end;
    }
    return chains;
}

std::string forcing_conclusion(const Reasoning& of) {
    const bool refutes = of.step.technique == Technique::forcing_chain_contradiction ||
                         of.step.technique == Technique::forcing_net_contradiction;
    return language::text(refutes ? "step.forcing_refutes" : "step.forcing_verity");
}

std::string forcing_reason(const Reasoning& of) {
    std::vector<std::string> sentences = forcing_chains(of);
    sentences.push_back(forcing_conclusion(of));
    return core::join(sentences, between_sentences());
}
}  // namespace satdoku::wording
