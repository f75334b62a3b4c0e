#include <satdoku/check/proof_reader.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace satdoku::check {
namespace {
/// What a reader makes of the first bytes.
struct Attempt {
    bool fits = false;          ///< no byte is impossible; the last step may be cut off where the bytes are not all
    bool adds = false;          ///< some step adds a clause
    bool sane = true;           ///< of LRAT: ids rise, hints are below their step, a clause without literals has hints
    bool refutes = false;       ///< the last clause that is added is empty
    std::uint64_t reached = 0;  ///< bytes before the first one that is impossible
};

void judge_step(const DratReader&, std::uint64_t&, bool&) {}

void judge_step(const LratReader& reader, std::uint64_t& last_id, bool& sane) {
    if (reader.deletion()) return;
    const auto is_below = [&](std::int64_t hint) { return static_cast<std::uint64_t>(std::abs(hint)) < reader.id(); };
    sane = sane && reader.id() > last_id && std::all_of(reader.hints().begin(), reader.hints().end(), is_below) &&
           (!reader.literals().empty() || (!reader.hints().empty() && reader.hints().front() > 0));
    last_id = reader.id();
}

template <typename Reader> Attempt attempt(const ProofBytes& bytes, bool binary) {
    Reader reader(ProofBytes(bytes.start()), binary);
    Attempt result;
    std::uint64_t last_id = 0;
    try {
        while (reader.next()) {
            judge_step(reader, last_id, result.sane);
            if (reader.deletion()) continue;
            result.adds = true;
            result.refutes = reader.literals().empty();
        }
        result.fits = true;
    } catch (const core::Error&) {
        result.fits = reader.at_end() && !bytes.start_is_all();
    }
    result.reached = reader.offset();
    return result;
}

bool looks_like_text(std::span<const char> bytes) {
    return std::all_of(bytes.begin(), bytes.end(),
                       [](char byte) { return is_proof_blank(byte) || (byte >= ' ' && byte <= '~'); });
}

/// For bytes that start with 'd'.
bool is_binary(const ProofBytes& bytes, bool text_fits, bool binary_fits) {
    if (text_fits != binary_fits) return binary_fits;
    // Both forms are possible: each step of a binary proof ends with a zero byte, which texts have only in comments.
    if (text_fits) return std::find(bytes.start().begin(), bytes.start().end(), '\0') != bytes.start().end();
    // Neither form is possible: report the error of the more likely one.
    return !looks_like_text(bytes.start());
}

/// @param is_all  whether the whole proof was looked at
bool is_binary_lrat(const Attempt& drat, const Attempt& lrat, bool is_all) {
    if (drat.fits && lrat.fits) return lrat.adds && lrat.sane && (lrat.refutes || !is_all);
    if (drat.fits != lrat.fits) return lrat.fits;
    return lrat.reached > drat.reached;
}

/// The words of a line of a text proof, one by one.
class Words {
  public:
    explicit Words(std::string_view line) : rest_(line) {}
    /// Empty at the end.
    std::string_view next() {
        std::size_t begin = 0;
        while (begin < rest_.size() && is_proof_blank(rest_[begin])) ++begin;
        std::size_t end = begin;
        while (end < rest_.size() && !is_proof_blank(rest_[end])) ++end;
        const std::string_view word = rest_.substr(begin, end - begin);
        rest_.remove_prefix(end);
        return word;
    }

  private:
    std::string_view rest_;
};

bool is_number(std::string_view word, std::int64_t& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size();
}

/// Says what step a line looks like: 1 of LRAT, -1 of DRAT, 0 neither.
int vote(std::string_view line, bool is_whole) {
    Words words(line);
    std::string_view word = words.next();
    const bool starts_with_d = word == "d";
    if (starts_with_d) word = words.next();
    std::int64_t number = 0;
    if (!is_number(word, number)) return 0;
    const std::int64_t id = number;
    int zeros = number == 0 ? 1 : 0;
    std::size_t literals = 0;
    std::int64_t first_hint = 0;
    bool are_below = true;
    for (word = words.next(); !word.empty(); word = words.next()) {
        if (word == "d" && literals == 0 && zeros == 0 && !starts_with_d) return 1;
        if (zeros == 2 || !is_number(word, number)) return 0;
        zeros += number == 0 ? 1 : 0;
        if (number == 0) continue;
        if (zeros == 0) ++literals;
        if (zeros == 1 && first_hint == 0) first_hint = number;
        if (zeros == 1) are_below = are_below && std::abs(number) < id;
    }
    if (zeros == 1 && number == 0) return -1;
    if (starts_with_d || id <= 0 || !are_below || (literals == 0 && first_hint <= 0)) return 0;
    return zeros == 2 || (zeros == 1 && !is_whole) ? 1 : 0;
}

bool is_text_lrat(const ProofBytes& bytes) {
    std::string_view rest(bytes.start().data(), bytes.start().size());
    if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);
    std::int64_t votes = 0;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        votes += vote(rest.substr(0, end), end != std::string_view::npos);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return votes > 0;
}
}  // namespace

bool is_binary_drat(const ProofBytes& bytes) {
    const std::span start = bytes.start();
    if (start.empty() || (start[0] != 'a' && start[0] != 'd')) return false;
    if (start[0] == 'a') return true;
    return is_binary(bytes, attempt<DratReader>(bytes, false).fits, attempt<DratReader>(bytes, true).fits);
}

ProofForm proof_form(ProofBytes& bytes) {
    if (bytes.start().empty() || (bytes.start()[0] != 'a' && bytes.start()[0] != 'd'))
        return {is_text_lrat(bytes), false};
    for (;;) {
        const Attempt drat = attempt<DratReader>(bytes, true);
        const Attempt lrat = attempt<LratReader>(bytes, true);
        const bool binary_fits = drat.fits || lrat.fits;
        if (bytes.start()[0] == 'd' && !is_binary(bytes, attempt<DratReader>(bytes, false).fits, binary_fits))
            return {};
        // Deletions alone are the same in both.
        const bool is_open = drat.fits && lrat.fits && !drat.adds && !lrat.adds;
        if (!is_open || bytes.start_is_all() || !bytes.look_further())
            return {is_binary_lrat(drat, lrat, bytes.start_is_all()), true};
    }
}
}  // namespace satdoku::check
