// Forcing chains and nets: all that follows from a premise. Contradiction: the consequences clash, so the premise is
// false. Verity: the same follows from the truth and from the falsehood of a candidate, from every candidate of a cell,
// or from every place of a digit in a house, so it is true. Nets also use singles, which need several earlier facts.
//
// Of all conclusions in a state, the lowest digit that can be placed is chosen, else the lowest candidate that can be
// removed, with the shortest chains (HoDoKu's choice).
#include "inferences.hpp"
#include "rating/net.hpp"

namespace satdoku::deduce {
namespace {
/// All that follows from a premise, as sets of cells.
struct Closure {
    SetsByDigit is_true;
    SetsByDigit is_false;
};

/// The two ends of a chain. Its links are computed when a step is made of it.
struct ChainEnds {
    Fact from;
    Fact to;
};

struct Conclusion {
    Candidate candidate;
    bool is_true;
    /// Placements come before eliminations, then the order is that of the board.
    bool operator<(const Conclusion& other) const {
        if (is_true != other.is_true) return is_true;
        return candidate < other.candidate;
    }
};

struct Justification {
    bool contradiction;
    std::vector<ChainEnds> chains;
    std::size_t links;
};

/// Which facts follow from which, as rows of bits: that gives the closures of all premises faster than chains do.
class Reachability {
  public:
    explicit Reachability(const Inferences& inferences)
        : facts_(inferences.nodes().size() * 2), words_((facts_ + bits - 1) / bits), rows_(facts_ * words_),
          reached_(words_) {
        for (std::size_t from = 0; from < facts_; ++from) {
            inferences.each_next(Fact::of_number(from), [&](const Inference& inference) {
                const std::size_t to = inference.to.number();
                rows_[from * words_ + to / bits] |= std::uint64_t{1} << to % bits;
            });
        }
    }

    /// Calls `take` with the premise and with each fact that follows from it.
    template <typename Take> void each_from(Fact premise, const Take& take) {
        std::ranges::fill(reached_, 0);
        open_.assign(1, premise.number());
        reached_[open_.front() / bits] |= std::uint64_t{1} << open_.front() % bits;
        while (!open_.empty()) {
            const std::size_t from = open_.back();
            open_.pop_back();
            take(Fact::of_number(from));
            for (std::size_t word = 0; word < words_; ++word) {
                std::uint64_t fresh = rows_[from * words_ + word] & ~reached_[word];
                reached_[word] |= fresh;
                for (; fresh != 0; fresh &= fresh - 1)
                    open_.push_back(word * bits + static_cast<std::size_t>(std::countr_zero(fresh)));
            }
        }
    }

  private:
    static constexpr std::size_t bits = 64;

    std::size_t facts_;
    std::size_t words_;
    std::vector<std::uint64_t> rows_;  ///< by fact
    std::vector<std::uint64_t> reached_;
    std::vector<std::size_t> open_;
};

class ForcingSearch {
  public:
    ForcingSearch(const State& state, bool nets)
        : state_(state), geometry_(state.geometry()), nets_(nets),
          inferences_(state, nets ? Inferences::Nodes::nets : Inferences::Nodes::groups), consequences_(inferences_),
          reachability_(inferences_) {}

    void run(Technique technique, Steps& steps) {
        if (!steps.wants_family()) listed_ = technique;
        find_free_places();
        for (NodeIndex node = 0; node < inferences_.candidate_count(); ++node)
            for (const bool is_true : {false, true}) closures_.push_back(closure({node, is_true}));
        for (NodeIndex node = 0; node < inferences_.candidate_count(); ++node) {
            for (const bool is_true : {true, false}) look_for_contradictions({node, is_true});
            agree({{node, true}, {node, false}}, CellSet{inferences_.node(node).cell()});
        }
        for (const Cell cell : state_.empty_cells()) {
            std::vector<Fact> premises;
            for (const int digit : state_.candidates(cell)) premises.push_back(fact(cell, digit, true));
            agree(premises, {});
        }
        for (const House& house : geometry_.houses()) {
            for (int digit = 1; digit <= state_.side(); ++digit) {
                std::vector<Fact> premises;
                for (const Cell cell : house.set& state_.cells_of(digit)) premises.push_back(fact(cell, digit, true));
                agree(premises, {});
            }
        }
        for (const auto& [conclusion, reason] : found_)
            if (steps.add(step_of(conclusion, reason))) return;
    }

  private:
    Fact fact(Cell cell, int digit, bool is_true) const {
        return {inferences_.index_of(candidate_at(cell, digit)), is_true};
    }

    const Closure& closure_of(Fact premise) const { return closures_[premise.number()]; }

    Closure closure(Fact premise) {
        Closure closure;
        reachability_.each_from(premise, [&](Fact reached) {
            const Node& node = inferences_.node(reached.node);
            if (node.kind == Node::Kind::candidate)
                (reached.is_true ? closure.is_true : closure.is_false)[node.digit].add(node.cell());
        });
        return closure;
    }

    /// Finds for each digit the empty cells that see no such digit. It may have been removed from their candidates.
    void find_free_places() {
        free_.fill(state_.empty_cells());
        for (const Cell cell : geometry_.all_cells() - state_.empty_cells())
            free_[static_cast<std::size_t>(state_.digit(cell))] -= geometry_.peers(cell);
    }

    void look_for_contradictions(Fact premise) {
        const Closure& follows = closure_of(premise);
        for (int digit = 1; digit <= state_.side(); ++digit) {
            const auto index = static_cast<std::size_t>(digit);
            const CellSet clash = follows.is_true[index] & follows.is_false[index];
            if (!clash.empty()) refute(premise, {fact(clash.first(), digit, false), fact(clash.first(), digit, true)});
            for (int other = digit + 1; other <= state_.side(); ++other) {
                const CellSet both = follows.is_true[index] & follows.is_true[static_cast<std::size_t>(other)];
                if (!both.empty()) refute(premise, {fact(both.first(), digit, true), fact(both.first(), other, true)});
            }
            look_in_houses(premise, follows, digit);
        }
        look_for_empty_cells(premise, follows);
    }

    /// A digit twice in a house, or nowhere. "Nowhere" only counts if no technique has removed a place.
    void look_in_houses(Fact premise, const Closure& follows, int digit) {
        const auto index = static_cast<std::size_t>(digit);
        for (const House& house : geometry_.houses()) {
            const CellSet placed = house.set & follows.is_true[index];
            if (placed.count() > 1) refute(premise, facts(placed, digit, true));
            const CellSet places = house.set & free_[index];
            const bool nowhere = !places.empty() && places.is_within(follows.is_false[index]);
            if (nowhere) refute(premise, facts(places, digit, false));
        }
    }

    void look_for_empty_cells(Fact premise, const Closure& follows) {
        CellSet open;
        for (int digit = 1; digit <= state_.side(); ++digit) {
            const auto index = static_cast<std::size_t>(digit);
            open |= follows.is_true[index] | (state_.cells_of(digit) - follows.is_false[index]);
        }
        for (const Cell cell : state_.empty_cells() - open) {
            std::vector<Fact> ends;
            for (const int digit : state_.candidates(cell)) ends.push_back(fact(cell, digit, false));
            refute(premise, ends);
        }
    }

    std::vector<Fact> facts(const CellSet& cells, int digit, bool is_true) const {
        std::vector<Fact> list;
        for (const Cell cell : cells) list.push_back(fact(cell, digit, is_true));
        return list;
    }

    void refute(Fact premise, const std::vector<Fact>& ends) {
        const Node& node = inferences_.node(premise.node);
        std::vector<ChainEnds> chains;
        for (const Fact& end : ends) chains.push_back({premise, end});
        offer({{node.cell(), node.digit}, !premise.is_true}, true, std::move(chains));
    }

    /// Concludes what follows from each of these premises, one of which is true. @param but  not in these cells
    void agree(const std::vector<Fact>& premises, const CellSet& but) {
        if (premises.empty()) return;
        for (int digit = 1; digit <= geometry_.side(); ++digit) {
            const auto index = static_cast<std::size_t>(digit);
            CellSet is_true = geometry_.all_cells() - but;
            CellSet is_false = is_true;
            for (const Fact& premise : premises) {
                is_true &= closure_of(premise).is_true[index];
                is_false &= closure_of(premise).is_false[index];
            }
            for (const Cell cell : is_true) conclude(premises, fact(cell, digit, true));
            for (const Cell cell : is_false) conclude(premises, fact(cell, digit, false));
        }
    }

    void conclude(const std::vector<Fact>& premises, Fact end) {
        const Node& node = inferences_.node(end.node);
        std::vector<ChainEnds> chains;
        for (const Fact& premise : premises) chains.push_back({premise, end});
        offer({{node.cell(), node.digit}, end.is_true}, false, std::move(chains));
    }

    void offer(Conclusion conclusion, bool contradiction, std::vector<ChainEnds> chains) {
        if (listed_ ? technique_of(contradiction) != *listed_ : !found_.empty() && found_.begin()->first < conclusion)
            return;
        std::size_t links = 0;
        for (const ChainEnds& chain : chains) {
            consequences_.follow(chain.from);
            links += consequences_.distance(chain.to);
        }
        const auto known = found_.find(conclusion);
        if (known != found_.end() && known->second.links <= links) return;
        found_[conclusion] = {contradiction, std::move(chains), links};
    }

    Technique technique_of(bool contradiction) const {
        if (nets_) return contradiction ? Technique::forcing_net_contradiction : Technique::forcing_net_verity;
        return contradiction ? Technique::forcing_chain_contradiction : Technique::forcing_chain_verity;
    }

    Step step_of(const Conclusion& conclusion, const Justification& reason) {
        Step step{.technique = technique_of(reason.contradiction),
                  .digits = grid::digit_set(conclusion.candidate.digit)};
        (conclusion.is_true ? step.placements : step.eliminations) = {conclusion.candidate};
        Part premises{.role = Role::base};
        for (const ChainEnds& ends : reason.chains) {
            consequences_.follow(ends.from);
            const std::vector<Link> links = links_of(inferences_, consequences_.chain(ends.to));
            step.links.insert(step.links.end(), links.begin(), links.end());
            const Candidate premise = inferences_.candidates(ends.from.node).front();
            auto& known = premises.candidates;
            if (std::ranges::find(known, premise) == known.end()) known.push_back(premise);
        }
        step.parts.push_back(std::move(premises));
        if (nets_) prove(step, reason);
        return step;
    }

    /// A chain of a net shows only one cause of each inference: the whole net replaces it.
    void prove(Step& step, const Justification& reason) {
        if (!proof_) proof_.emplace(state_);
        const auto claim = [this](Fact fact) {
            const Node& node = inferences_.node(fact.node);
            return rating::NetProof::Claim{{node.cell(), node.digit}, fact.is_true};
        };
        std::vector<Link> links;
        if (reason.contradiction) {
            if (!proof_->clash(claim(reason.chains.front().from), links)) return;
        } else {
            for (const ChainEnds& ends : reason.chains) {
                proof_->begin_branch();
                consequences_.follow(ends.from);
                const std::vector<Fact> chain = consequences_.chain(ends.to);
                for (std::size_t at = 1; at < chain.size(); ++at)
                    if (!proof_->lead(claim(chain[at - 1]), claim(chain[at]), links)) return;
            }
        }
        step.links = std::move(links);
    }

    const State& state_;
    const Geometry& geometry_;
    const bool nets_;
    /// The technique of a list. Without one the first conclusion is wanted, by whichever technique is shorter.
    std::optional<Technique> listed_;
    const Inferences inferences_;
    Consequences consequences_;
    Reachability reachability_;
    std::vector<Closure> closures_;  ///< by premise
    SetsByDigit free_;
    std::map<Conclusion, Justification> found_;
    std::optional<rating::NetProof> proof_;  ///< made when a step of a net is needed
};
}  // namespace

void find_forcing_chains(const State& state, Technique technique, Steps& steps) {
    ForcingSearch(state, false).run(technique, steps);
}

void find_forcing_nets(const State& state, Technique technique, Steps& steps) {
    ForcingSearch(state, true).run(technique, steps);
}
}  // namespace satdoku::deduce
