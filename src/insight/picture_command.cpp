// satdoku picture FILE: a formula, or a search in it, as a picture.
#include "formula_picture.hpp"
#include "observed_run.hpp"

#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/draw/page.hpp>
#include <satdoku/draw/svg.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

namespace satdoku::insight {

namespace {

/// Whether a kind shows a search: never, where --heat asks for it, or always.
enum class Searching { never, with_heat, always };

struct PictureKind {
    std::string_view name;
    FormulaPicture (*make)(const PictureSubject& subject);
    Searching searching;
    bool of_formula = true;  ///< its clauses are looked at
    bool is_graph = false;   ///< DOT can say it
    bool of_puzzle = false;  ///< needs to know what the variables say
};

constexpr auto kinds = std::to_array<PictureKind>({
    {"interaction", interaction_picture, Searching::with_heat, true, true},
    {"matrix", matrix_picture, Searching::with_heat},
    {"lengths", lengths_picture, Searching::never},
    {"occurrences", occurrences_picture, Searching::never},
    {"search", search_picture, Searching::always, false},
    {"board", board_picture, Searching::always, true, false, true},
    {"literals", literals_picture, Searching::never, true, false, true},
});

constexpr std::array<std::string_view, 4> graph_formats = {"txt", "svg", "html", "dot"};
constexpr std::array<std::string_view, 3> other_formats = {"txt", "svg", "html"};

/// Where heat is asked for and nobody says how long, this shows what the search is about.
constexpr std::uint64_t conflicts_for_heat = 100000;
constexpr std::string_view standard_nodes = "1500";

/// What the scripts of pages with a slider share. step(show, first) lets show(n) show the n-th of the pictures; what
/// it returns stands beside the slider.
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

const PictureKind& kind_of(const frame::Arguments& arguments) {
    const auto name = arguments.text("kind");
    if (!name) return kinds.front();
    return *std::find_if(kinds.begin(), kinds.end(),
                         [&](const PictureKind& kind) { return kind.name == *name; });
}

std::vector<std::string_view> kind_names() {
    std::vector<std::string_view> names;
    for (const PictureKind& kind : kinds) names.push_back(kind.name);
    return names;
}

std::string page_of(const FormulaPicture& picture) {
    draw::Page page{
        .title = picture.title, .language = language::spoken_language_tag(), .style = picture.page_style};
    if (picture.page_body.empty()) {
        std::string figure = "<figure>\n";
        figure.append(draw::svg(picture.drawing, draw::Colours::of_page, picture.title))
            .append("</figure>\n");
        return draw::whole_page(page, figure);
    }
    std::string script(slider_script);
    script += picture.page_script;
    page.script = script;
    return draw::whole_page(page, picture.page_body);
}

std::string written(const FormulaPicture& picture, const std::string& format, std::size_t columns) {
    if (format == "svg") return draw::svg(picture.drawing, draw::Colours::fixed, picture.title);
    if (format == "html") return page_of(picture);
    if (format == "dot") return picture.dot();
    return picture.text(columns);
}

class Picturing {
  public:
    Picturing(frame::Context& context, const frame::Arguments& arguments)
        : context_(context),
          arguments_(arguments),
          kind_(kind_of(arguments)),
          format_(frame::output_format(arguments, formats(kind_), "usage.format_of_picture")),
          request_(solving::solve_request(arguments)) {
        if (arguments.has("heat") && kind_.searching == Searching::never)
            throw core::Error("usage.no_heat", {std::string(kind_.name)});
        const bool is_limited = request_.limits.conflicts || request_.limits.seconds;
        if (kind_.searching == Searching::with_heat && !is_limited)
            request_.limits.conflicts = conflicts_for_heat;
    }

    int run() {
        subject_ = Subject::open(arguments_.operands[0], arguments_, work_);
        if (!subject_) return frame::exit_done;
        if (!context_.quiet) context_.console.tell(solving::warnings_text(subject_->report()));
        frame::Output results(context_.console, arguments_);
        const cnf::ClauseList none;
        PictureSubject subject{
            .name = language::visible(std::filesystem::path(subject_->formula_name()).filename().string()),
            .formula = kind_.of_formula ? subject_->formula() : none,
            .note = {}};
        if (kind_.of_puzzle) subject.note = note();
        if (const auto layout = arguments_.text("layout")) subject.layout = grid::find_layout(*layout);
        subject.nodes =
            arguments_.integer("nodes").value_or(*core::parse_number<std::uint64_t>(standard_nodes));
        subject.every = arguments_.integer("every").value_or(0);
        subject.stop = work_->token();
        if (kind_.searching == Searching::always || arguments_.has("heat")) {
            // A signal ends it; the picture then shows what there is.
            subject.search = [this](solve::Observer& observer) {
                subject_->observe(request_, observer, work_);
            };
        }
        const FormulaPicture picture = kind_.make(subject);
        results.write(written(picture, format_, context_.console.columns()));
        results.commit();
        return frame::exit_done;
    }

  private:
    static std::span<const std::string_view> formats(const PictureKind& kind) {
        if (kind.is_graph) return graph_formats;
        return other_formats;
    }

    /// What stands before the header of the formula; nothing where that is no file, which cannot be read again.
    puzzle::FormulaNote note() const {
        const std::string& path = arguments_.operands[0];
        const std::string of_formula =
            subject_->is_trace() ? arguments_.text("formula").value_or(subject_->formula_name()) : path;
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(of_formula, ignored)) return {};
        return puzzle::read_note(of_formula);
    }

    frame::Context& context_;
    const frame::Arguments& arguments_;
    const PictureKind& kind_;
    std::string format_;
    solving::SolveRequest request_;
    std::optional<frame::Interruptible> work_;
    std::optional<Subject> subject_;
};

int run(frame::Context& context, const frame::Arguments& arguments) {
    return Picturing(context, arguments).run();
}

}  // namespace

std::string heading_text(const std::string& title, const std::vector<std::string>& captions,
                         std::size_t columns) {
    std::string text = ui::wrapped(title, columns);
    for (const std::string& caption : captions) text += ui::wrapped(caption, columns);
    return text + '\n';
}

std::string slider(std::size_t count) {
    const auto button = [](const std::string& id, std::string_view key, const std::string& glyph) {
        const std::string words = draw::escaped(language::text(key));
        return "<button type=\"button\" id=\"" + id + "\" title=\"" + words + "\" aria-label=\"" + words +
               "\">" + glyph + "</button>\n";
    };
    std::string text = "<nav>\n" + button("back", "path.button_back", "◀");
    text.append("<input type=\"range\" id=\"time\" min=\"0\" max=\"").append(std::to_string(count - 1));
    text.append("\" value=\"0\" aria-label=\"")
        .append(draw::escaped(language::text("picture.time")))
        .append("\"/>\n");
    text += button("next", "path.button_next", "▶");
    return text.append("<span id=\"place\" aria-live=\"polite\"></span>\n</nav>\n");
}

frame::Command picture_command() {
    std::vector<frame::Option> options = {
        {.name = "kind",
         .value = frame::Value::choice,
         .placeholder = "NAME",
         .choices = kind_names(),
         .standard = kinds.front().name},
        {.name = "heat"},
        {.name = "nodes",
         .value = frame::Value::integer,
         .placeholder = "N",
         .smallest = 1,
         .largest = 10000,
         .standard = standard_nodes},
        {.name = "every", .value = frame::Value::integer, .placeholder = "N", .smallest = 1}};
    const std::vector<frame::Option> of_solving = solving::solve_options();
    options.insert(options.end(), of_solving.begin(), of_solving.end());
    options.push_back(boards::layout_option());
    const std::vector<frame::Option> of_subject = subject_options();
    options.insert(options.end(), of_subject.begin(), of_subject.end());
    options.push_back(frame::output_option());
    return {.name = "picture", .operands = "FILE", .count = {1, 1}, .options = options, .run = run};
}

}  // namespace satdoku::insight
