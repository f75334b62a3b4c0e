#include <satdoku/trace/tree.hpp>
#include <algorithm>
#include <limits>

namespace satdoku::trace {
namespace {
using solve::Event;
using solve::only;

/// Returns the number, or the largest one of 32 bits if it does not fit.
std::uint32_t at_most_largest(std::uint64_t number) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(number, std::numeric_limits<std::uint32_t>::max()));
}

/// Returns the number of a clause, or 0 if it does not fit.
std::uint32_t small_number(std::uint64_t clause) {
    return clause > std::numeric_limits<std::uint32_t>::max() ? 0 : static_cast<std::uint32_t>(clause);
}

SearchTree::Kind kind_of_decision(std::string_view word) {
    if (word == "flip") return SearchTree::Kind::flip;
    if (word == "assumption") return SearchTree::Kind::assumption;
    return SearchTree::Kind::decision;
}
}  // namespace

SearchTree::SearchTree(std::size_t most_nodes)
    : most_(std::max<std::size_t>(most_nodes, 2)), deepest_kept_(std::numeric_limits<std::size_t>::max()) {
    nodes_.emplace_back();
    path_.push_back({.node = 0, .level = 0, .assertion = false});
}

solve::EventKinds SearchTree::wants() const {
    return only(Event::Kind::decision) | only(Event::Kind::propagation) | only(Event::Kind::pure_literal) |
           only(Event::Kind::conflict) | only(Event::Kind::learned) | only(Event::Kind::backtrack) |
           only(Event::Kind::restart) | only(Event::Kind::end);
}

void SearchTree::observe(const Event& event) {
    switch (event.kind) {
        case Event::Kind::decision: open(kind_of_decision(event.word), event); break;
        case Event::Kind::propagation:
        case Event::Kind::pure_literal: propagate(event); break;
        case Event::Kind::conflict: meet_conflict(event); break;
        case Event::Kind::learned: learn(event); break;
        case Event::Kind::backtrack: take_back(event.level); break;
        case Event::Kind::restart:
            ++restarts_;
            leaving_ = Ending::restarted;
            break;
        case Event::Kind::end: finish(event.word); break;
        default: break;
    }
}

SearchTree::Node* SearchTree::here() {
    const std::uint32_t node = path_.back().node;
    return node == none ? nullptr : &nodes_[node];
}

void SearchTree::open(Kind kind, const Event& event) {
    ++counted_;
    deepest_ = std::max(deepest_, event.level);
    asserted_.reset();
    leaving_ = Ending::inner;
    if (nodes_.size() == most_ && !full_ && path_.size() <= deepest_kept_) fold();
    const std::uint32_t parent = path_.back().node;
    const bool kept = !full_ && path_.size() <= deepest_kept_;
    const auto node = static_cast<std::uint32_t>(nodes_.size());
    if (kept) nodes_.push_back({.literal = event.literal, .parent = parent, .level = event.level, .kind = kind});
    if (kept && kind == Kind::assertion) nodes_.back().reason = small_number(event.clause);
    path_.push_back({.node = kept ? node : none, .level = event.level, .assertion = kind == Kind::assertion});
}

void SearchTree::propagate(const Event& event) {
    if (asserted_ == event.literal) return open(Kind::assertion, event);
    Node* const node = here();
    if (node == nullptr) return;
    ++node->propagations;
    if (propagations_.size() == most_propagations) {
        too_many_propagations_ = true;
        propagations_ = {};
    }
    if (!too_many_propagations_) propagations_.push_back({path_.back().node, event.literal, event.clause});
}

void SearchTree::meet_conflict(const Event& event) {
    ++conflicts_;
    asserted_.reset();
    conflict_level_ = event.level;
    if (Node* const node = here()) {
        node->ending = Ending::conflict;
        node->conflict = small_number(event.clause);
    }
}

void SearchTree::learn(const Event& event) {
    if (event.level + 1 < conflict_level_) ++long_jumps_;
    leaving_ = Ending::jumped_over;
    if (!event.literals.empty()) asserted_ = event.literals.front();
    if (here() == nullptr) return;
    jumps_.push_back({.node = path_.back().node,
                      .level = event.level,
                      .clause = event.clause,
                      .literals = at_most_largest(event.literals.size()),
                      .glue = event.glue});
}

/// Goes back to the decision of a level. Assertions on this level, which are its children, are closed.
void SearchTree::take_back(std::uint32_t level) {
    const auto is_below = [&](const Place& place) {
        return place.level > level || (place.level == level && place.assertion);
    };
    while (path_.size() > 1 && is_below(path_.back())) {
        const bool of_conflict = leaving_ == Ending::jumped_over && path_.back().level >= conflict_level_;
        close(of_conflict ? Ending::inner : leaving_);
    }
    leaving_ = Ending::inner;
}

void SearchTree::close(Ending ending) {
    const Place last = path_.back();
    path_.pop_back();
    path_.back().size += last.size;
    if (last.node == none) return;
    Node& node = nodes_[last.node];
    node.size = at_most_largest(last.size);
    node.end = static_cast<std::uint32_t>(nodes_.size());
    if (node.ending == Ending::inner) node.ending = ending;
}

void SearchTree::finish(std::string_view verdict) {
    verdict_ = verdict;
    Node* const node = here();
    if (node != nullptr && verdict == "satisfiable") node->ending = Ending::model;
    if (node != nullptr && verdict == "unknown" && node->ending == Ending::inner) node->ending = Ending::cut_off;
    finish();
}

void SearchTree::finish() {
    std::uint64_t size = 0;
    for (auto place = path_.rbegin(); place != path_.rend(); ++place) {
        size += place->size;
        if (place->node == none) continue;
        nodes_[place->node].size = at_most_largest(size);
        nodes_[place->node].end = static_cast<std::uint32_t>(nodes_.size());
    }
    std::ranges::stable_sort(jumps_, {}, &Jump::node);
    std::ranges::stable_sort(propagations_, {}, &Propagation::node);
}

/// Deletes the deepest nodes, so that half of the room is free. If the tree is too broad near its root for that, it
/// stays as it is, and no further nodes are kept.
void SearchTree::fold() {
    std::vector<std::uint32_t> depths(nodes_.size());
    std::vector<std::size_t> of_depth = {1};
    for (std::size_t index = 1; index < nodes_.size(); ++index) {
        depths[index] = depths[nodes_[index].parent] + 1;
        of_depth.resize(std::max<std::size_t>(of_depth.size(), depths[index] + std::size_t{1}));
        ++of_depth[depths[index]];
    }
    std::size_t depth = 0;
    std::size_t kept = 1;
    while (depth + 1 < of_depth.size() && kept + of_depth[depth + 1] <= most_ / 2) kept += of_depth[++depth];
    full_ = depth == 0;
    if (!full_) keep_to_depth(depth, depths);
}

void SearchTree::keep_to_depth(std::size_t depth, const std::vector<std::uint32_t>& depths) {
    deepest_kept_ = depth;
    // By index, and for the end: the number of nodes before it that are kept.
    std::vector<std::uint32_t> before(nodes_.size() + 1);
    for (std::size_t index = 0; index < nodes_.size(); ++index)
        before[index + 1] = before[index] + (depths[index] <= depth ? 1 : 0);
    const auto moved = [&](std::uint32_t index) {
        return index == none || depths[index] > depth ? none : before[index];
    };
    for (std::size_t index = 0; index < depths.size(); ++index) {
        Node node = nodes_[index];
        node.parent = moved(node.parent);
        node.end = before[node.end];
        if (depths[index] <= depth) nodes_[before[index]] = node;
    }
    nodes_.resize(before.back());
    for (Place& place : path_) place.node = moved(place.node);
    const auto renumber = [&](auto& list) {
        for (auto& item : list) item.node = moved(item.node);
        std::erase_if(list, [](const auto& item) { return item.node == none; });
    };
    renumber(jumps_);
    renumber(propagations_);
}

std::uint32_t SearchTree::first_child(std::uint32_t node) const {
    return node + 1 < nodes_[node].end ? node + 1 : none;
}

std::uint32_t SearchTree::next_sibling(std::uint32_t node) const {
    const std::uint32_t parent = nodes_[node].parent;
    const std::uint32_t next = nodes_[node].end;
    return parent != none && next < nodes_[parent].end ? next : none;
}

const SearchTree::Jump* SearchTree::jump_of(std::uint32_t node) const {
    const auto found = std::ranges::lower_bound(jumps_, node, {}, &Jump::node);
    return found == jumps_.end() || found->node != node ? nullptr : &*found;
}

std::span<const SearchTree::Propagation> SearchTree::propagations_of(std::uint32_t node) const {
    return {std::ranges::lower_bound(propagations_, node, {}, &Propagation::node),
            std::ranges::upper_bound(propagations_, node, {}, &Propagation::node)};
}
}  // namespace satdoku::trace
