#include "formula_picture.hpp"
#include <satdoku/draw/web.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::insight {
namespace {
/// The common part of the scripts of pages with a slider. step(show, first) calls show(n) to show the n-th picture and
/// writes the returned text next to the slider.
constexpr std::string_view slider_script = R"(
document.documentElement.classList.add('script');
function step(show,first){
const time=document.getElementById('time'),place=document.getElementById('place');
function go(at){time.value=at;place.textContent=(at+1)+' / '+(+time.max+1)+'  '+show(at);}
time.oninput=()=>go(+time.value);
document.getElementById('back').onclick=()=>go(Math.max(0,+time.value-1));
document.getElementById('next').onclick=()=>go(Math.min(+time.max,+time.value+1));
go(first);}
)";
}  // namespace

Heat::Heat(Place place, std::size_t places, std::size_t clauses)
    : place_(std::move(place)), touches_(places), clause_touches_(clauses) {}

solve::EventKinds Heat::wants() const {
    using enum solve::Event::Kind;
    const solve::EventKinds kinds = solve::only(conflict) | solve::only(learned);
    return clause_touches_.empty() ? kinds : kinds | solve::only(propagation);
}

void Heat::observe(const solve::Event& event) {
    using enum solve::Event::Kind;
    if (event.kind == conflict) begin_conflict();
    if (event.kind == conflict || event.kind == propagation) touch_clause(event.clause);
    if (event.kind != conflict && event.kind != learned) return;
    touch(event.literals);
    touch(event.resolved);
}

void Heat::begin_conflict() {
    const std::uint64_t window = conflicts_++ / width_;
    if (window < windows_.size()) return;
    if (windows_.size() < most_windows) {
        windows_.emplace_back(touches_.size());
        return;
    }
    for (std::size_t index = 0; index < most_windows / 2; ++index) {
        std::vector<std::uint64_t> joined = std::move(windows_[2 * index]);
        const std::vector<std::uint64_t>& other = windows_[2 * index + 1];
        for (std::size_t place = 0; place < joined.size(); ++place) joined[place] += other[place];
        windows_[index] = std::move(joined);
    }
    windows_.resize(most_windows / 2);
    width_ *= 2;
    windows_.emplace_back(touches_.size());
}

void Heat::touch(std::span<const cnf::Literal> literals) {
    for (const cnf::Literal literal : literals) {
        const auto place = place_(literal.variable());
        if (!place) continue;
        ++touches_[*place];
        if (!windows_.empty()) ++windows_.back()[*place];
    }
}

void Heat::touch_clause(std::uint64_t number) {
    if (number > 0 && number <= clause_touches_.size()) ++clause_touches_[number - 1];
}

std::uint64_t greatest_of(const std::vector<std::uint64_t>& touches) {
    return touches.empty() ? 0 : *std::ranges::max_element(touches);
}

std::vector<double> heat_parts(const std::vector<std::uint64_t>& touches, std::uint64_t greatest) {
    std::vector<double> parts;
    for (const std::uint64_t count : touches) {
        const double part = greatest == 0 ? 0 : static_cast<double>(count) / static_cast<double>(greatest);
        parts.push_back(std::sqrt(part));
    }
    return parts;
}

std::string heading_text(const std::string& title, const std::vector<std::string>& captions, std::size_t columns) {
    std::string text = ui::wrapped(title, columns);
    for (const std::string& caption : captions) text += ui::wrapped(caption, columns);
    return text + '\n';
}

std::string slider(std::size_t count) {
    std::string text = "<nav>\n" + draw::button("back", language::text("path.button_back"), "◀");
    text.append("<input type=\"range\" id=\"time\" min=\"0\" max=\"").append(std::to_string(count - 1));
    text.append("\" value=\"0\" aria-label=\"").append(draw::escaped(language::text("picture.time"))).append("\"/>\n");
    text += draw::button("next", language::text("path.button_next"), "▶");
    return text.append("<span id=\"place\" aria-live=\"polite\"></span>\n</nav>\n");
}

std::string page_of(const FormulaPicture& picture) {
    // The heading of the page is that of the drawing.
    const std::string style = "figure svg>g:first-of-type{display:none}" + std::string(picture.page_style);
    draw::Page page{.title = picture.title, .language = language::spoken_language_tag(), .style = style};
    if (picture.page_body.empty()) {
        std::string figure = "<figure class=\"wide\">\n";
        figure.append(draw::svg(picture.drawing, draw::Colours::of_page, picture.title)).append("</figure>\n");
        return draw::whole_page(page, figure);
    }
    std::string script(slider_script);
    script += picture.page_script;
    page.script = script;
    return draw::whole_page(page, picture.page_body);
}
}  // namespace satdoku::insight
