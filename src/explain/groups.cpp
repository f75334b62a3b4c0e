#include <satdoku/explain/groups.hpp>

namespace satdoku::explain {

void Groups::replay(cnf::ClauseSink& sink) const {
    sink.variables(clauses_.variable_count() + count_);
    std::vector<cnf::Literal> selected;
    for (std::size_t index = 0; index < clauses_.size(); ++index) {
        const auto literals = clauses_[index];
        selected.assign(literals.begin(), literals.end());
        if (groups_[index] != always) selected.push_back(~selector(groups_[index]));
        sink.clause(selected);
    }
    sink.end();
}

}  // namespace satdoku::explain
