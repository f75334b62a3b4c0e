#include "program/program.hpp"
#include "support/paths.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/language/text.hpp>
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <span>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

using namespace satdoku;

namespace {
std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool runs_by_wine() { return std::getenv("SATDOKU_WINDOWS_PROGRAM") != nullptr; }
}  // namespace

std::string in_one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

Says::Says(std::string_view key, std::vector<std::string> arguments) {
    if (!language::has_text(key)) throw std::invalid_argument("no text has the key " + std::string(key));
    // No sentence has more arguments than this, or contains this character.
    constexpr std::size_t most = 10;
    constexpr char missing = '\x01';
    arguments.resize(std::max(arguments.size(), most), std::string(1, missing));
    sentence_ = in_one_line(language::text(language::Speech{.find = language::find_entry}, key, arguments));
    sentence_.resize(std::min(sentence_.size(), sentence_.find(missing)));
}

bool Says::match(const std::string& text) const { return has(in_one_line(text), sentence_); }

std::string Says::describe() const { return "says \"" + sentence_ + '"'; }

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

std::string interrupt_at(const std::string& milestone, int count, int signal) {
    return "SATDOKU_TEST_INTERRUPT='" + std::to_string(signal) + ' ' + milestone + ' ' + std::to_string(count) + '\'';
}

std::string until_printed(const std::string& text) {
    return "for look in $(seq 500); do grep -qF '" + text + "' .test/out && break; sleep 0.02; done\n";
}

std::string as_shown(std::string name) {
    if (runs_by_wine()) std::replace(name.begin(), name.end(), '/', '\\');
    return name;
}

std::string Folder::full_name(const std::string& name) const {
    return as_shown((runs_by_wine() ? "Z:" : "") + (path() / name).string());
}

std::string hard_formula() {
    constexpr std::uint64_t variables = 600;
    constexpr int clauses = 2760;
    satdoku::core::Random random(5);
    std::string text = "p cnf " + std::to_string(variables) + " " + std::to_string(clauses) + "\n";
    for (int clause = 0; clause < clauses; ++clause) {
        for (int literal = 0; literal < 3; ++literal) {
            if (random.below(2) == 0) text += '-';
            text += std::to_string(random.below(variables) + 1) + ' ';
        }
        text += "0\n";
    }
    return text;
}

bool may_write_anywhere() { return ::geteuid() == 0; }

Folder::Folder() { std::filesystem::create_directory(path() / ".test"); }

void Folder::write(const std::string& name, const std::string& text) const {
    std::ofstream(path() / name, std::ios::binary) << text;
}

std::string Folder::read(const std::string& name) const { return contents(path() / name); }

Ended Folder::run(const std::string& arguments, const std::string& input, const std::string& environment) const {
    return shell("LC_ALL=C " + environment + " $satdoku " + arguments, input);
}

Ended Folder::shell(const std::string& script, const std::string& input) const {
    write(".test/in", input);
    write(".test/script", script + "\n");
    const std::string command = "cd '" + path().string() + "' && " + environment() + " satdoku='" +
                                satdoku::support::program_path() +
                                "' sh .test/script < .test/in > .test/out 2> .test/err";
    const int status = std::system(command.c_str());
    const int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return {code, read(".test/out"), read(".test/err")};
}
