#include <satdoku/check/drat_reader.hpp>
#include <satdoku/check/proof_form.hpp>

namespace satdoku::check {

namespace {

DratReader reader_of(ProofBytes bytes) {
    const bool binary = is_binary_drat(bytes);
    return {std::move(bytes), binary};
}

}  // namespace

DratReader::DratReader(ProofBytes::Source source, std::string name)
    : DratReader(reader_of({std::move(source), std::move(name)})) {}

bool DratReader::next() {
    if (!begin_step()) return false;
    if (!binary_) read_deletion_mark();
    read_literals();
    return true;
}

}  // namespace satdoku::check
