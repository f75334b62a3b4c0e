#include "support/instances.hpp"
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <filesystem>
#include <functional>

namespace satdoku::benchmarks {
namespace {
namespace fs = std::filesystem;
using core::Random;

struct Member {
    std::string name;
    std::function<cnf::ClauseList(Random&)> make;
};

std::size_t threshold(std::size_t variables) { return variables * 426 / 100; }

/// Sizes that a good solver does in seconds, and a few beyond.
std::vector<Member> members() {
    std::vector<Member> all;
    const auto add = [&all](const std::string& family, std::initializer_list<std::size_t> sizes, auto make) {
        for (const std::size_t size : sizes) {
            all.push_back(
                {family + "-" + std::to_string(size), [make, size](Random& random) { return make(random, size); }});
        }
    };
    namespace s = families;
    add("random3", {200, 225, 250}, [](Random& r, std::size_t n) { return s::random_clauses(r, n, threshold(n), 3); });
    add("planted3", {300, 400}, [](Random& r, std::size_t n) { return s::planted_clauses(r, n, threshold(n), 3); });
    add("pigeonhole", {8, 9, 10}, [](Random&, std::size_t n) { return s::pigeonhole(n + 1, n); });
    add("tseitin", {20, 30, 50, 100}, [](Random& r, std::size_t n) { return s::tseitin(r, n, 3, true); });
    add("urquhart", {10, 14, 20}, [](Random& r, std::size_t n) { return s::tseitin(r, n, 5, true); });
    add("ordering", {30, 50, 70}, [](Random&, std::size_t n) { return s::ordering(n); });
    add("queens", {20, 40, 60}, [](Random&, std::size_t n) { return s::queens(n); });
    add("quasigroup", {25, 30, 33},
        [](Random& r, std::size_t n) { return s::quasigroup_with_holes(r, n, n * n * 42 / 100); });
    add("one-way", {18, 20, 22}, [](Random& r, std::size_t n) { return s::one_way(r, n); });
    add("colouring3", {200, 250, 300}, [](Random& r, std::size_t n) { return s::colouring(r, n, n * 23 / 10, 3); });
    add("factoring", {1022117, 10403, 268140589}, [](Random&, std::size_t n) {
        return s::factoring(n, n < 100'000 ? 8 : n < 10'000'000 ? 11 : 15);
    });
    add("prime", {65521, 1048573}, [](Random&, std::size_t n) { return s::factoring(n, n < 100'000 ? 9 : 11); });
    add("multiplier", {5, 6, 7}, [](Random&, std::size_t n) { return s::multiplier_miter(n); });
    add("adder", {64, 256, 1024}, [](Random&, std::size_t n) { return s::adder_miter(n, false); });
    add("faulty-adder", {256}, [](Random&, std::size_t n) { return s::adder_miter(n, true); });
    add("counter", {4, 5, 6}, [](Random&, std::size_t n) { return s::counter(n, (std::size_t{1} << n) - 2); });
    add("reached-counter", {6, 7}, [](Random&, std::size_t n) { return s::counter(n, (std::size_t{1} << n) - 1); });
    add("sudoku", {3, 4, 5, 6}, [](Random& r, std::size_t n) { return s::sudoku(r, n, n * n * n * n * 55 / 100); });
    return all;
}
}  // namespace

std::vector<std::string> list_files(const std::vector<std::string>& paths) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        if (!fs::exists(path)) throw core::Error("file.cannot_open", {path, "no such file or folder"});
        if (!fs::is_directory(path)) {
            files.push_back(path);
            continue;
        }
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(path)) {
            const std::string name = entry.path().filename().string();
            if (name.find(".cnf") != std::string::npos) found.push_back(entry.path().string());
        }
        std::sort(found.begin(), found.end());
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

std::vector<std::string> write_families(const std::string& folder, std::uint64_t seed) {
    fs::create_directories(folder);
    std::vector<std::string> files;
    for (const Member& member : members()) {
        Random random(seed);
        const cnf::ClauseList formula = member.make(random);
        files.push_back((fs::path(folder) / (member.name + ".cnf")).string());
        core::Output output(files.back());
        cnf::DimacsWriter writer(output, formula.size(), {member.name + ", seed " + std::to_string(seed)});
        formula.replay(writer);
        output.commit();
    }
    return files;
}

}  // namespace satdoku::benchmarks
