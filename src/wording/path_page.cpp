// The path to the solution as one HTML file: one article for each step, with its board as SVG. The file loads nothing.
// Without scripts, and on paper, the steps are one below the other; the script shows them one at a time. All boards
// share the frame of their layout.
#include <satdoku/draw/web.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/wording/path.hpp>
#include <satdoku/wording/step_picture.hpp>
#include <satdoku/wording/step_text.hpp>
#include <set>

namespace satdoku::wording {
namespace {
constexpr std::string_view style = R"(
article{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start;margin-bottom:2rem;break-inside:avoid}
article>svg{flex:3 1 26rem;max-width:100%;height:auto;max-height:calc(100vh - 11rem)}
article>div{flex:2 1 18rem}
h2{margin:0}
ul{list-style:none;padding:0}li{display:flex;align-items:center;gap:.5rem}
.net{list-style:disc;padding-left:1.2rem}.net li{display:list-item}
.given{font-family:monospace;overflow-wrap:anywhere;color:var(--faint)}
.one article{display:none}.one article.shown{display:flex}
@media print{.one article{display:flex}article>svg{max-height:18cm}}
)";

constexpr std::string_view script = R"(
const all=[...document.querySelectorAll('article')],root=document.documentElement;
const place=document.getElementById('place');let at=0;
function show(n,keep){at=Math.max(0,Math.min(all.length-1,n));
all.forEach((a,i)=>a.classList.toggle('shown',i===at));
place.textContent=(at+1)+' / '+all.length;
if(!keep)history.replaceState(null,'','#'+all[at].id);
if(root.classList.contains('one'))scrollTo(0,0);else all[at].scrollIntoView();}
function find(){const n=all.findIndex(a=>'#'+a.id===location.hash);return n<0?0:n;}
function toggle(){root.classList.toggle('one');show(at);}
const go={first:()=>show(0),back:()=>show(at-1),next:()=>show(at+1),last:()=>show(all.length-1),all:toggle};
for(const k in go)document.getElementById(k).onclick=go[k];
const keys={ArrowRight:'next',ArrowDown:'next',PageDown:'next',n:'next',j:'next',' ':'next',)"
                                    R"(ArrowLeft:'back',ArrowUp:'back',
PageUp:'back',p:'back',k:'back',Backspace:'back',Home:'first',End:'last',a:'all'};
addEventListener('keydown',e=>{if(e.ctrlKey||e.altKey||e.metaKey)return;
if(e.key===' '&&e.target.tagName==='BUTTON')return;
const k=keys[e.key];if(!k)return;
if(!root.classList.contains('one')&&/^(Arrow|Page| )/.test(e.key))return;
e.preventDefault();go[k]();});
addEventListener('hashchange',()=>show(find(),true));
root.classList.add('script','one');show(find(),true);
)";

class PathAsPage : public PathWriter {
  public:
    PathAsPage(Write write, const std::string& title)
        : write_(std::move(write)), page_{.title = language::text("path.page_title", title),
                                          .language = language::spoken_language_tag(),
                                          .style = style,
                                          .script = script} {
        write_(draw::page_head(page_));
        write_("<nav>\n");
        const auto button = [this](std::string_view id, std::string_view key, std::string_view sign) {
            write_(draw::button(id, language::text(key), sign));
        };
        button("first", "path.button_first", "|◀");
        button("back", "path.button_back", "◀");
        button("next", "path.button_next", "▶");
        button("last", "path.button_last", "▶|");
        button("all", "path.button_all", "☰");
        write_("<span id=\"place\" aria-live=\"polite\"></span>\n<span>" + draw::escaped(language::text("path.keys")) +
               "</span>\n</nav>\n");
    }

    void begin(std::uint64_t number, const deduce::State& start, const std::string& summary,
               std::size_t steps) override {
        const std::string heading = language::text("path.puzzle", number, summary);
        article(id(number, 0), state_picture(start), heading);
        write_("<p class=\"given\">" + grid::board_line(board_of(start)) + "</p>\n");
        end_article();
        puzzle_ = number;
        steps_ = steps;
    }
    void step(const PathStep& at) override {
        const StepPicture picture = step_picture(at.before, at.step);
        const std::string name = technique_name(at.step.technique);
        article(id(at.puzzle, at.number), picture.board,
                language::text("path.step", at.puzzle, at.number, steps_, name));
        const StepList shown = step_list(at.before, at.step);
        if (!shown.list.empty()) {
            write_("<ul class=\"net\">\n");
            for (const std::string& one : shown.list) write_("<li>" + draw::escaped(one) + "</li>\n");
            write_("</ul>\n");
        }
        paragraphs(shown.text);
        paragraphs(at.proof.lines);
        if (!picture.legend.empty()) {
            write_("<ul>\n");
            for (const LegendEntry& entry : picture.legend) {
                write_("<li>" + draw::svg(sample(entry), draw::Colours::of_page, entry.words) +
                       draw::escaped(entry.words) + "</li>\n");
            }
            write_("</ul>\n");
        }
        end_article();
    }
    void solved(const deduce::State& end) override {
        article(id(puzzle_, steps_ + 1), state_picture(end), language::text("path.solved", puzzle_));
        end_article();
    }
    void refuse(std::uint64_t number, const grid::Board& puzzle, const Proof& why) override {
        draw::BoardPicture picture(*puzzle.layout);
        picture.numbered = true;
        for (std::size_t cell = 0; cell < picture.cells.size(); ++cell) picture.cells[cell].digit = puzzle.digits[cell];
        article(id(number, 0), picture, language::text("path.puzzle", number, ""));
        paragraphs(why.lines);
        end_article();
    }
    void end() override { write_(draw::page_foot(page_)); }

  private:
    static draw::Drawing sample(const LegendEntry& entry) {
        constexpr double side = 16;
        const auto* const mark = std::get_if<draw::Mark>(&entry.look);
        return mark != nullptr ? draw::draw_mark(*mark, side) : draw::draw_tint(std::get<draw::Ink>(entry.look), side);
    }
    static std::string id(std::uint64_t puzzle, std::size_t step) {
        std::string name = "p" + std::to_string(puzzle);
        return name.append("s").append(std::to_string(step));
    }

    /// Writes one paragraph for each line.
    void paragraphs(const std::string& lines) {
        for (const std::string& line : ui::split_lines(lines)) write_("<p>" + draw::escaped(line) + "</p>\n");
    }
    void article(const std::string& name, const draw::BoardPicture& picture, const std::string& heading) {
        const grid::Layout& layout = *picture.layout;
        const std::string frame = "frame-" + layout.name();
        if (frames_.insert(layout.name()).second) write_(draw::svg_definition(draw::draw_frame(picture), frame));
        write_("<article id=\"" + name + "\">\n");
        write_(draw::svg_over_definition(draw::draw_contents(picture), frame, heading));
        write_("<div>\n<h2>" + draw::escaped(heading) + "</h2>\n");
    }
    void end_article() { write_("</div>\n</article>\n"); }

    Write write_;
    draw::Page page_;
    std::set<std::string> frames_;  ///< names of layouts whose frames are in the page already
    std::uint64_t puzzle_ = 0;
    std::size_t steps_ = 0;
};
}  // namespace

std::unique_ptr<PathWriter> path_as_page(Write write, const std::string& title) {
    return std::make_unique<PathAsPage>(std::move(write), title);
}
}  // namespace satdoku::wording
