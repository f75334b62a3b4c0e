#include <satdoku/frame/output.hpp>
#include <algorithm>

namespace satdoku::frame {
namespace {
constexpr std::size_t front_size = 4096;
constexpr std::string_view zero_byte("\0", 1);

struct Ending {
    std::string_view name;
    unsigned kind;
};
constexpr auto endings = std::to_array<Ending>({
    {"cnf", contents::formula},
    {"dimacs", contents::formula},
    {"icnf", contents::formula},
    {"res", contents::result},
    {"drat", contents::proof},
    {"lrat", contents::proof},
    {"frat", contents::proof},
    {"pbp", contents::proof},
    {"html", contents::page},
    {"htm", contents::page},
    {"svg", contents::drawing},
    {"pdf", contents::pdf},
    {"json", contents::json},
    {"jsonl", contents::json},
    {"csv", contents::table},
    {"md", contents::markdown},
    {"markdown", contents::markdown},
});
/// Texts, pictures and archives that no command writes.
constexpr auto others = std::to_array<std::string_view>(
    {"c",  "h",   "cpp", "hpp", "cc",   "py",   "js", "sh", "rs",  "go",  "java", "png", "jpg", "jpeg", "gif",
     "ps", "tex", "xml", "dot", "docx", "xlsx", "gz", "xz", "zst", "bz2", "lzma", "7z",  "zip", "tar"});
/// What is compressed if the name asks for it.
constexpr unsigned packable = contents::formula | contents::proof | contents::result;

/// "1 -2 0", "d 1 -2 0" or, in LRAT, "7 1 -2 0 3 4 0" and "7 d 5 6 0", in FRAT "a 7 1 -2 0 l 3 4 0".
bool is_proof_line(std::string_view line) {
    std::size_t zeros = 0;
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t end = std::min(line.find(' ', begin), line.size());
        const std::string_view word = line.substr(begin, end - begin);
        if (word == "0") ++zeros;
        const std::string_view digits = word.substr(word.starts_with('-') ? 1 : 0);
        const bool is_sign = word == "d" || word == "l" || (begin == 0 && (word == "o" || word == "a" || word == "f"));
        if (!is_sign && digits.find_first_not_of("0123456789") != std::string_view::npos) return false;
        begin = end + 1;
    }
    return zeros >= 1 && zeros <= 2 && line.ends_with('0');
}

bool is_proof(std::string_view front) {
    if (front.starts_with("pseudo-Boolean proof")) return true;
    // Every step of a binary proof ends with a zero byte.
    const bool is_step = front.starts_with('a') || front.starts_with('d') || front.starts_with('o');
    if (is_step && front.find(zero_byte) != std::string_view::npos) return true;
    bool any = false;
    while (!front.empty()) {
        const std::size_t end = front.find('\n');
        std::string_view line = front.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        const bool is_cut = end == std::string_view::npos && any;
        if (!line.starts_with('c') && !is_cut) {
            if (!is_proof_line(line)) return false;
            any = true;
        }
        front.remove_prefix(end == std::string_view::npos ? front.size() : end + 1);
    }
    return true;
}

/// The first line that is no comment of DIMACS and no empty line.
std::string_view first_line(std::string_view front) {
    for (std::size_t begin = 0; begin < front.size();) {
        const std::size_t end = std::min(front.find('\n', begin), front.size());
        const std::string_view line = front.substr(begin, end - begin);
        const bool is_comment = line.starts_with("c ") || line == "c" || line == "c\r";
        if (!is_comment && !line.empty() && line != "\r") return line;
        begin = end + 1;
    }
    return {};
}
}  // namespace

unsigned contents_of(std::string_view front) {
    const unsigned proof = is_proof(front) ? contents::proof : 0;
    if (front.starts_with("%PDF-")) return contents::pdf;  // with fonts, which have zeros
    if (front.find(zero_byte) != std::string_view::npos) return proof;
    if (front.starts_with("<!DOCTYPE html") || front.starts_with("<!doctype html")) return contents::page;
    if (front.starts_with("<svg") || front.starts_with("<?xml")) return contents::drawing;
    const std::string_view line = first_line(front);
    if (line.starts_with("p ")) return contents::formula | proof;
    const bool is_minisats = line == "SAT" || line == "UNSAT" || line == "INDET";
    if (line.starts_with("s ") || is_minisats) return contents::result;
    if (line.starts_with('{') || line.starts_with('[')) return contents::json;
    if (line.empty()) return contents::of_outputs | contents::formula | contents::result | contents::json | proof;
    return contents::text | proof;
}

void require_replaceable(const std::string& path, unsigned kinds, std::string_view option) {
    if (!core::is_regular_file(path)) return;
    std::string front(front_size, '\0');
    std::size_t size = 0;
    try {
        core::Input input(path);
        for (std::size_t more = 1; more > 0 && size < front.size(); size += more)
            more = input.read(std::span(front).subspan(size));
    } catch (const core::Error&) {
        size = 0;  // damaged, or no permission: writing fails by itself
    }
    if (size == 0) return;
    front.resize(size);
    if ((contents_of(front) & kinds) == 0)
        throw core::Error("file.of_another_kind", {path, "--" + std::string(option)});
}

void require_ending(const std::string& path, unsigned kinds, std::string_view option) {
    std::string_view name = ending_of(path);
    if ((kinds & packable) != 0 && core::packer_of(path) != nullptr)
        name = ending_of(std::string_view(path).substr(0, path.size() - name.size() - 1));
    const auto* const ending = std::ranges::find(endings, name, &Ending::name);
    const bool is_other = ending == endings.end() ? std::ranges::count(others, name) > 0 : (ending->kind & kinds) == 0;
    if (is_other) throw core::Error("usage.other_ending", {path, "--" + std::string(option), std::string(name)});
}
}  // namespace satdoku::frame
