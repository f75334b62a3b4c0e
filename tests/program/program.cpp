#include "program/program.hpp"

#include "support/paths.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sys/wait.h>
#include <unistd.h>

namespace {

std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::string in_one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "satdoku.XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::filesystem::filesystem_error("mkdtemp", {});
    path_ = name;
    std::filesystem::create_directory(path_ / ".test");
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

void Folder::write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
}

std::string Folder::read(const std::string& name) const {
    return contents(path_ / name);
}

Ended Folder::run(const std::string& arguments, const std::string& input,
                  const std::string& environment) const {
    return shell("LC_ALL=C " + environment + " $satdoku " + arguments, input);
}

Ended Folder::shell(const std::string& script, const std::string& input) const {
    write(".test/in", input);
    write(".test/script", script + "\n");
    const std::string command = "cd '" + path_.string() + "' && " + environment() + " satdoku='" +
                                satdoku::support::program_path() +
                                "' sh .test/script < .test/in > .test/out 2> .test/err";
    const int status = std::system(command.c_str());
    const int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return {code, read(".test/out"), read(".test/err")};
}
