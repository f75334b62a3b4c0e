#include <satdoku/solving/paper.hpp>

namespace satdoku::solving {

frame::Option paper_option() {
    std::vector<std::string_view> names;
    for (const draw::NamedPaper& named : draw::papers) names.push_back(named.name);
    return {.name = "paper", .value = frame::Value::choice, .choices = names, .standard = draw::papers.front().name};
}

const draw::Paper& paper_of(const frame::Arguments& arguments) {
    const draw::Paper* paper = &draw::papers.front().paper;
    for (const draw::NamedPaper& named : draw::papers)
        if (arguments.text("paper") == named.name) paper = &named.paper;
    return *paper;
}

frame::Option font_option() { return {.name = "font", .value = frame::Value::file}; }

std::unique_ptr<draw::Font> font_of(const frame::Arguments& arguments) {
    const auto path = arguments.text("font");
    return path ? std::make_unique<draw::Font>(*path) : nullptr;
}

}  // namespace satdoku::solving
