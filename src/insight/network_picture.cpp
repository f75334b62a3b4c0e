// The interaction graph of a formula as a picture. If it is large, its parts are drawn: the small groups with which
// Louvain's method begins, joined until they are few enough.
#include "formula_picture.hpp"
#include <satdoku/cnf/communities.hpp>
#include <satdoku/draw/network.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <map>
#include <numeric>

namespace satdoku::insight {
namespace {
constexpr std::uint32_t nowhere = ~std::uint32_t{0};
constexpr std::uint64_t layout_seed = 1;

class NetworkBuilder {
  public:
    explicit NetworkBuilder(const PictureSubject& subject)
        : subject_(subject), interaction_(subject.formula), divisions_(cnf::louvain(graph(), subject.stop)) {
        look();
        choose_places();
        look();
        make_nodes();
        make_edges();
        look();
        describe();
        places_ = draw::arranged(network_, layout_seed, subject_.stop);
        look();
    }

    FormulaPicture picture() {
        std::optional<Heat> heat;
        if (subject_.search) {
            heat.emplace([this](cnf::Variable variable) { return place_of(variable); }, network_.nodes.size(), 0);
            subject_.search(*heat);
            warm(*heat);
        }
        FormulaPicture made{.title = network_.title, .drawing = {}, .text = {}};
        made.text = [lists = lists_text(), network = network_](std::size_t columns) {
            return heading_text(network.title, network.captions, columns) + ui::wrapped(lists, columns);
        };
        made.dot = [network = network_, places = places_] { return draw::network_as_dot(network, places); };
        if (network_.edges.size() > draw::most_network_edges)
            network_.captions.push_back(
                language::text("picture.edges_drawn", draw::most_network_edges, network_.edges.size()));
        if (single_ && network_.nodes.size() > draw::most_network_labels)
            network_.captions.push_back(language::text("picture.no_labels", draw::most_network_labels));
        made.drawing = draw::draw_network(network_, places_);
        if (heat && heat->windows().size() > 1) {
            made.page_body = page_body(made, *heat);
            made.page_script = script;
        }
        return made;
    }

  private:
    /// A signal and the time limit end the work, unless it is the search: a part of a graph is no picture of it.
    void look() const {
        if (subject_.stop.stop_requested()) throw core::Error("file.stopped", {subject_.name});
    }

    const cnf::WeightedGraph& graph() const { return interaction_.graph(); }
    const cnf::Division& communities() const { return divisions_.back(); }

    std::optional<std::uint32_t> place_of(cnf::Variable variable) const {
        const auto node = interaction_.node(variable);
        if (!node || place_of_node_[*node] == nowhere) return std::nullopt;
        return place_of_node_[*node];
    }

    /// Chooses the node of the picture for each node of the graph: its own node, or the node of its part. If there are
    /// too many communities even so, the largest ones are drawn.
    void choose_places() {
        const std::size_t count = graph().size();
        place_of_node_.assign(count, nowhere);
        std::uint32_t mentioned = 0;
        for (std::uint32_t node = 0; node < count; ++node)
            if (interaction_.occurrences(node) > 0) place_of_node_[node] = mentioned++;
        single_ = mentioned <= subject_.nodes;
        if (single_) return;
        // Each variable without a clause is a part of its own, after all other parts of the same size.
        const std::size_t most = subject_.nodes + (count - mentioned);
        const cnf::Division chosen = cnf::coarsened(graph(), finest(most), communities(), most, subject_.stop);
        look();
        for (std::uint32_t node = 0; node < count; ++node) {
            const std::uint32_t part = chosen.part[node];
            const bool drawn = interaction_.occurrences(node) > 0 && part < subject_.nodes;
            place_of_node_[node] = drawn ? part : nowhere;
        }
    }

    /// The parts that are joined: the smallest groups of Louvain's method, or single variables if these are too few.
    cnf::Division finest(std::size_t most) const {
        if (divisions_.front().parts >= most) return divisions_.front();
        cnf::Division single{std::vector<std::uint32_t>(graph().size()), graph().size()};
        std::iota(single.part.begin(), single.part.end(), 0U);
        return single;
    }

    void make_nodes() {
        std::size_t count = 0;
        for (const std::uint32_t place : place_of_node_)
            if (place != nowhere) count = std::max(count, std::size_t{place} + 1);
        network_.nodes.resize(count);
        members_.resize(count);
        for (std::uint32_t node = 0; node < place_of_node_.size(); ++node) {
            const std::uint32_t place = place_of_node_[node];
            if (place == nowhere) continue;
            network_.nodes[place].group = communities().part[node];
            network_.nodes[place].weight = (members_[place] == 0 ? 0 : network_.nodes[place].weight) +
                                           (single_ ? interaction_.occurrences(node) : 1);
            if (++members_[place] == 1)
                network_.nodes[place].label = std::to_string(interaction_.variable(node).index() + 1);
        }
        for (std::size_t place = 0; place < count; ++place) {
            draw::NetworkNode& node = network_.nodes[place];
            node.note = single_ ? language::text("picture.variable", node.label,
                                                 static_cast<std::uint64_t>(node.weight), node.group + 1)
                                : language::text("picture.part", members_[place], node.label, node.group + 1);
            if (!single_) node.label.clear();
        }
    }

    void make_edges() {
        std::map<std::pair<std::uint32_t, std::uint32_t>, double> between;
        for (std::uint32_t node = 0; node < graph().size(); ++node) {
            constexpr std::uint32_t nodes_between_looks = 1024;
            if (node % nodes_between_looks == 0) look();
            const std::uint32_t place = place_of_node_[node];
            if (place == nowhere) continue;
            for (const auto& edge : graph().edges(node)) {
                const std::uint32_t other = place_of_node_[edge.node];
                if (other == nowhere || other <= place) continue;
                between[{place, other}] += double{edge.weight};
            }
        }
        for (const auto& [ends, weight] : between) network_.edges.push_back({ends.first, ends.second, weight});
    }

    void describe() {
        std::uint32_t variables = 0;
        sizes_.resize(communities().parts);
        for (std::uint32_t node = 0; node < graph().size(); ++node) {
            if (interaction_.occurrences(node) == 0) continue;
            ++variables;
            ++sizes_[communities().part[node]];
        }
        std::erase(sizes_, 0U);
        network_.title = language::text("picture.interaction", subject_.name);
        network_.captions.push_back(language::text("picture.interaction_counts", variables, subject_.formula.size(),
                                                   graph().edge_count(), sizes_.size(),
                                                   language::decimal_text(cnf::modularity(graph(), communities()), 3)));
        if (!single_) network_.captions.push_back(language::text("picture.contracted", network_.nodes.size()));
        std::uint32_t missing = 0;
        for (std::uint32_t node = 0; node < place_of_node_.size(); ++node)
            missing += place_of_node_[node] == nowhere && interaction_.occurrences(node) > 0 ? 1U : 0U;
        if (missing > 0) network_.captions.push_back(language::text("picture.variables_not_drawn", missing));
        if (interaction_.sampled() < 1)
            network_.captions.push_back(
                language::text("picture.sampled", language::decimal_text(100 * interaction_.sampled(), 1)));
        constexpr std::size_t listed = 16;
        for (std::size_t group = 0; group < std::min(listed, sizes_.size()); ++group)
            network_.groups.push_back(language::text("picture.community", group + 1, sizes_[group]));
        if (sizes_.size() > draw::group_inks) {
            network_.other_groups =
                language::text("picture.coloured_communities", sizes_.size() - listed, draw::group_inks - listed);
        } else if (sizes_.size() > listed) {
            network_.other_groups = language::text("picture.other_communities", sizes_.size() - listed);
        }
    }

    void warm(const Heat& heat) {
        const std::vector<double> parts = heat_parts(heat.touches(), greatest_of(heat.touches()));
        for (std::size_t place = 0; place < parts.size(); ++place) {
            network_.nodes[place].heat = parts[place];
            std::string& note = network_.nodes[place].note;
            note = language::text("picture.note_touched", note, heat.touches()[place]);
        }
        network_.heat_name = language::text("picture.heat_name", heat.conflicts(), greatest_of(heat.touches()));
    }

    /// The drawing under a slider. Each step is a window of the search, with a digit for the heat of each node; the
    /// last step is the whole search.
    std::string page_body(const FormulaPicture& made, const Heat& heat) const {
        std::string frames;
        std::uint64_t first = 1;
        const auto add = [&](const std::vector<std::uint64_t>& touches, std::uint64_t from, std::uint64_t to) {
            std::string figures;
            for (const double part : heat_parts(touches, greatest_of(touches))) {
                const draw::Ink ink = draw::heat_ink(part);
                const int step =
                    ink == draw::Ink::none ? 0 : static_cast<int>(ink) - static_cast<int>(draw::Ink::heat_1) + 1;
                figures += static_cast<char>('0' + step);
            }
            frames.append("<li data-heat=\"").append(figures).append("\">");
            frames.append(draw::escaped(language::text("picture.window", from, to, greatest_of(touches))))
                .append("</li>\n");
        };
        for (const auto& window : heat.windows()) {
            const std::uint64_t last = std::min(first + heat.conflicts_of_window() - 1, heat.conflicts());
            add(window, first, last);
            first = last + 1;
        }
        add(heat.touches(), 1, heat.conflicts());
        std::string body = slider(heat.windows().size() + 1);
        body.append("<figure class=\"wide\">\n").append(draw::svg(made.drawing, draw::Colours::of_page, made.title));
        return body.append("</figure>\n<ol id=\"frames\" hidden=\"hidden\">\n").append(frames).append("</ol>\n");
    }

    /// The largest communities and the hubs.
    std::string lists_text() const {
        constexpr std::size_t most = 20;
        std::string lines;
        for (std::size_t group = 0; group < std::min(most, sizes_.size()); ++group)
            lines += language::text("picture.community", group + 1, sizes_[group]) + '\n';
        if (sizes_.size() > most) lines += language::text("picture.other_communities", sizes_.size() - most) + '\n';
        lines += '\n';
        return lines + hubs_text();
    }

    /// The nodes with the greatest weight, or the hottest ones.
    std::string hubs_text() const {
        std::vector<std::uint32_t> order(network_.nodes.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto worth = [&](std::uint32_t place) {
            const draw::NetworkNode& node = network_.nodes[place];
            return node.heat >= 0 ? node.heat : node.weight;
        };
        std::ranges::stable_sort(order,
                                 [&](std::uint32_t one, std::uint32_t other) { return worth(one) > worth(other); });
        constexpr std::size_t most = 10;
        std::string lines;
        for (std::size_t index = 0; index < std::min(most, order.size()); ++index)
            lines += network_.nodes[order[index]].note + '\n';
        return lines;
    }

    static constexpr std::string_view script = R"(
const frames=[...document.querySelectorAll('#frames li')];
const nodes=[...document.querySelectorAll('figure :is(circle,polygon)')].slice(-frames[0].dataset.heat.length);
step((at)=>{const heat=frames[at].dataset.heat;
nodes.forEach((node,i)=>node.setAttribute('fill',heat[i]==='0'?'var(--paper)':'var(--heat-'+heat[i]+')'));
return frames[at].textContent;},frames.length-1);
)";

    const PictureSubject& subject_;
    cnf::InteractionGraph interaction_;
    std::vector<cnf::Division> divisions_;
    std::vector<std::uint32_t> place_of_node_;  ///< nowhere: not drawn
    bool single_ = true;                        ///< each node of the picture is one variable
    std::vector<std::uint32_t> members_;        ///< by node of the picture: number of variables
    std::vector<std::uint32_t> sizes_;          ///< of communities
    draw::Network network_;
    std::vector<draw::Point> places_;
};
}  // namespace

FormulaPicture interaction_picture(const PictureSubject& subject) { return NetworkBuilder(subject).picture(); }
}  // namespace satdoku::insight
