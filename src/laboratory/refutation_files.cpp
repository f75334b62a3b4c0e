#include "refutation_files.hpp"

#include "cube_solving.hpp"

#include <satdoku/language/text.hpp>

namespace satdoku::laboratory {

RefutationFiles::RefutationFiles(const frame::Arguments& arguments) {
    if (const auto path = arguments.text("trim")) trimmed_.emplace(*path, proof_format(arguments));
    if (const auto path = arguments.text("lrat")) hinted_.emplace(*path, proof_format(arguments));
    if (const auto path = arguments.text("core")) core_file_.emplace(*path);
}

void RefutationFiles::attach(check::DratControl& control) {
    if (trimmed_) {
        control.trimmed = [this](const check::RefutationStep& step) {
            step.deletion ? trimmed_->remove(step.literals) : trimmed_->add(step.literals);
        };
    }
    if (hinted_) {
        control.hinted = [this](const check::RefutationStep& step) {
            step.deletion ? hinted_->remove(step.id, step.hints) : hinted_->add(step.id, step.literals, step.hints);
        };
    }
    if (core_file_) control.core = &core_;
}

void RefutationFiles::commit(const std::string& formula, std::uint64_t clauses) {
    if (trimmed_) trimmed_->commit();
    if (hinted_) hinted_->commit();
    if (!core_file_) return;
    // English in every language: other programs may read the comments.
    const std::string made = "satdoku check: " + std::to_string(core_.size()) + " of " + std::to_string(clauses) +
                             " clauses of " + language::visible(formula);
    cnf::DimacsWriter writer(*core_file_, core_.size(), {made, "Unsatisfiable; not proved to be minimal."});
    core_.replay(writer);
    core_file_->commit();
}

}  // namespace satdoku::laboratory
