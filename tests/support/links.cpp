#include "support/links.hpp"

namespace satdoku::support {
std::vector<std::uint32_t> links(const cnf::Formula& formula) {
    std::vector<std::uint32_t> all;
    const auto add = [&](const cnf::Formula::Node& node) {
        for (const std::uint32_t link : {node.next, node.previous, node.below, node.above}) all.push_back(link);
        all.push_back(node.row);
        all.push_back(node.left);
    };
    add(formula.node(cnf::Formula::clause_list));
    for (cnf::Formula::Link link = formula.node(cnf::Formula::clause_list).below; link != cnf::Formula::clause_list;
         link = formula.node(link).below) {
        add(formula.node(link));
        for (cnf::Formula::Link at = formula.node(link).next; at != link; at = formula.node(at).next) {
            add(formula.node(at));
        }
    }
    for (std::uint32_t code = 0; code < 2 * formula.places(); ++code) {
        add(formula.node(formula.column_head(cnf::Formula::Column(code))));
        all.push_back(formula.occurrences(cnf::Formula::Column(code)));
    }
    all.push_back(static_cast<std::uint32_t>(formula.clause_count()));
    all.push_back(static_cast<std::uint32_t>(formula.unit_count()));
    all.push_back(static_cast<std::uint32_t>(formula.empty_count()));
    return all;
}

}  // namespace satdoku::support
