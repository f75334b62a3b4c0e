#include <satdoku/check/proof_reader.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/parallel/cube_result.hpp>

namespace satdoku::parallel {
using cnf::Literal;

namespace {
std::string mark_text(const ProofMark& mark) { return std::to_string(mark.steps) + " " + core::hash_text(mark.hash); }

void mix_step(core::Hash& hash, bool addition, std::span<const Literal> clause) {
    hash.mix((std::uint64_t{clause.size()} << 1U) | (addition ? 1U : 0U));
    for (const Literal literal : clause) hash.mix(literal.code());
}

/// Reads the comments of a result. A comment that does not match to its end is not one of ours.
class NoteReader {
  public:
    explicit NoteReader(std::string_view text) : lines_(std::string(text)) {}

    std::optional<CubeNote> read() {
        bool complete = true;
        for (std::string line; std::getline(lines_, line);) {
            if (!line.starts_with("c ")) continue;
            std::istringstream words(line.substr(2));
            std::string kind;
            words >> kind;
            if (kind == "cube") complete = complete && read_cube(words);
            if (kind == "formula") note_.formula = line.substr(line.find("formula ") + 8);
            if (kind == "proof") complete = complete && (note_.proof = read_mark(words)).has_value();
            if (kind == "after") complete = complete && read_before(words);
        }
        if (!complete || note_.cube == 0 || note_.formula.empty()) return std::nullopt;
        return std::move(note_);
    }

  private:
    bool read_cube(std::istream& words) {
        char colon = '\0';
        if (!(words >> note_.cube >> colon) || colon != ':') return false;
        for (std::int64_t number = 0; words >> number && number != 0;) {
            if (number > cnf::largest_variable || -number > std::int64_t{cnf::largest_variable}) return false;
            note_.literals.push_back(Literal::from_dimacs(static_cast<std::int32_t>(number)));
        }
        return static_cast<bool>(words);
    }
    static std::optional<ProofMark> read_mark(std::istream& words) {
        constexpr std::size_t digits = 16;
        ProofMark mark;
        std::string hash;
        if (!(words >> mark.steps >> hash) || hash.size() != digits) return std::nullopt;
        const auto [stopped, error] = std::from_chars(hash.data(), hash.data() + digits, mark.hash, 16);
        if (error != std::errc{} || stopped != hash.data() + digits) return std::nullopt;
        return mark;
    }
    bool read_before(std::istream& words) {
        ProofBefore before;
        if (!(words >> before.cube)) return false;
        if (before.cube > 0) {
            const auto mark = read_mark(words);
            if (!mark) return false;
            before.mark = *mark;
        }
        note_.after = before;
        return true;
    }

    std::istringstream lines_;
    CubeNote note_;
};
}  // namespace

std::string note_text(const CubeNote& note) {
    std::string text = "c cube " + std::to_string(note.cube) + ": ";
    cnf::append_literals(text, note.literals);
    text += "c formula " + note.formula + "\n";
    if (note.proof) text += "c proof " + mark_text(*note.proof) + "\n";
    if (note.after)
        text += "c after " +
                (note.after->cube == 0 ? "0" : std::to_string(note.after->cube) + " " + mark_text(note.after->mark)) +
                "\n";
    return text;
}

std::pair<CubeNote, result::Result> read_cube_result(const std::string& path) {
    const std::string text = core::read_whole(path);
    std::optional<CubeNote> note = NoteReader(text).read();
    if (!note) throw core::Error({path, 0, 0}, "cubes.no_note");
    result::Result result = result::parse_result(text, path);
    if (!result.milliseconds || !text.ends_with('\n')) throw core::Error({path, 0, 0}, "cubes.cut_off");
    return {*std::move(note), std::move(result)};
}

std::string cube_file_stem(std::uint64_t cube) { return "cube-" + std::to_string(cube); }

void CubeProof::add(std::span<const Literal> clause) {
    if (!file_) return;
    file_->add(clause);
    ++mark_.steps;
    mix_step(hash_, true, clause);
    latest_.assign(clause.begin(), clause.end());
    ends_with_addition_ = true;
}

void CubeProof::remove(std::span<const Literal> clause) {
    if (!file_) return;
    file_->remove(clause);
    ++mark_.steps;
    mix_step(hash_, false, clause);
    ends_with_addition_ = false;
}

void CubeProof::begin(const std::string& path, proof::DratFormat format) {
    file_ = std::make_unique<proof::DratFile>(path, format);
    mark_ = {};
    hash_ = {};
    ends_with_addition_ = false;
}

ProofMark CubeProof::commit(std::span<const Literal> conclusion) {
    std::vector<Literal> sorted(conclusion.begin(), conclusion.end());
    std::sort(sorted.begin(), sorted.end());
    std::vector<Literal> latest = latest_;
    std::sort(latest.begin(), latest.end());
    if (!ends_with_addition_ || latest != sorted) add(conclusion);
    file_->commit();
    file_.reset();
    mark_.hash = hash_.value();
    return mark_;
}

bool read_cube_proof(const std::string& path, const CubeNote& note, const std::stop_token& stop,
                     const ProofStep& step) {
    constexpr std::uint64_t steps_between_looks = 1024;
    core::Input input(path);
    check::DratReader reader([&input](std::span<char> buffer) { return input.read(buffer); }, path);
    ProofMark mark;
    core::Hash hash;
    std::vector<Literal> clause;
    bool ends_with_clause = false;
    while (reader.next()) {
        if (++mark.steps % steps_between_looks == 0 && stop.stop_requested()) return false;
        clause.clear();
        for (const std::uint32_t code : reader.literals()) clause.push_back(Literal::from_code(code));
        mix_step(hash, !reader.deletion(), clause);
        ends_with_clause = !reader.deletion();
        if (step) step(!reader.deletion(), clause);
    }
    mark.hash = hash.value();
    if (mark != note.proof) throw core::Error({path, 0, 0}, "cubes.other_proof", {std::to_string(mark.steps)});
    const auto is_negated = [&](Literal literal) {
        return std::find(note.literals.begin(), note.literals.end(), ~literal) != note.literals.end();
    };
    if (!ends_with_clause || !std::all_of(clause.begin(), clause.end(), is_negated))
        throw core::Error({path, 0, 0}, "cubes.proof_ends", {std::to_string(note.cube)});
    return true;
}
}  // namespace satdoku::parallel
