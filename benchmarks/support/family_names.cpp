#include "support/family_names.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <array>
#include <cctype>
#include <filesystem>
#include <sstream>
#include <string_view>

namespace satdoku::benchmarks {
namespace {
using Entry = std::pair<std::string_view, std::string_view>;

/// Parts of public names, the longer ones first where one is part of another.
constexpr auto public_names = std::to_array<Entry>({
    {"vmpc", "vmpc"},
    {"php", "pigeons"},
    {"ph11", "pigeons"},
    {"hole", "pigeons"},
    {"homer", "pigeons"},
    {"chnl", "pigeons"},
    {"fpga", "pigeons"},
    {"gr_rcs", "routing"},
    {"SGI", "isomorphism"},
    {"ec-iso", "isomorphism"},
    {"urquhart", "parity"},
    {"urqh", "parity"},
    {"genurq", "parity"},
    {"bevhcube", "parity"},
    {"marg", "parity"},
    {"hardnm", "parity"},
    {"x1_", "parity"},
    {"par32", "parity"},
    {"mdp-", "parity"},
    {"hidden-k", "random"},
    {"unif-k", "random"},
    {"uuf", "random"},
    {"uf2", "random"},
    {"f400", "random"},
    {"fla-", "random"},
    {"tst_v", "random"},
    {".col.", "colouring"},
    {"md5", "hashing"},
    {"sha0", "hashing"},
    {"nc.shuffled", "factoring"},
    {"nw.shuffled", "factoring"},
    {"UCG-", "diagnosis"},
    {"UR-", "diagnosis"},
    {"UTI-", "diagnosis"},
    {"_xits_", "phylogeny"},
    {"countbits", "bit-vectors"},
    {"minandmax", "bit-vectors"},
    {"minxor", "bit-vectors"},
    {"minor", "bit-vectors"},
    {"longmult", "model checking"},
    {"vbmc", "model checking"},
    {"bmc-ibm", "model checking"},
    {"rand_net", "equivalence"},
    {"eq.atree", "equivalence"},
    {"heqc", "equivalence"},
    {"c6288", "equivalence"},
    {"bitadd", "bitadd"},
    {"dp04", "philosophers"},
    {"sud0", "sudoku"},
    {"Twodoku", "sudoku"},
});

bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

/// The first word of at least three letters before the first dot, because shorter ones are mostly marks of a
/// collection; otherwise the first word; otherwise the name.
std::string first_word(const std::string& name) {
    constexpr std::size_t shortest = 3;
    const std::string stem = name.substr(0, name.find('.'));
    std::string first;
    std::string word;
    for (std::size_t at = 0; at <= stem.size(); ++at) {
        if (at < stem.size() && is_letter(stem[at])) {
            word += stem[at];
            continue;
        }
        if (word.size() >= shortest) return word;
        if (first.empty()) first = word;
        word.clear();
    }
    return first.empty() ? stem : first;
}
}  // namespace

FamilyNames::FamilyNames(const std::string& path) {
    std::istringstream lines(core::read_whole(path));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string part, family, more;
        if (!(words >> part)) continue;
        if (!(words >> family) || words >> more) {
            throw core::Error("file.cannot_read", {path, "a line takes PART FAMILY, not " + line});
        }
        own_.emplace_back(part, family);
    }
}

std::string FamilyNames::family(const std::string& path) const {
    const std::string name = std::filesystem::path(path).filename().string();
    for (const auto& [part, family] : own_) {
        if (name.find(part) != std::string::npos) return family;
    }
    for (const auto& [part, family] : public_names) {
        if (name.find(part) != std::string_view::npos) return std::string(family);
    }
    return first_word(name);
}

}  // namespace satdoku::benchmarks
