// Trees as a page that folds. A tree is a table with a row for each node, indented by its depth. Nested elements would
// fail in browsers at a depth of a few hundred levels. After each change, one pass over the rows and their depths
// decides which rows are hidden.
#include "looks.hpp"
#include "tree_layout.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/draw/web.hpp>

namespace satdoku::draw {
namespace {
/// With at most this number of nodes the page has the drawing as well.
constexpr std::size_t most_nodes_drawn = 400;
/// When the page opens, as many levels are unfolded as fit into this number of rows.
constexpr std::size_t first_rows = 150;

constexpr std::string_view style = R"(
main,figure svg{max-width:none}#trees{display:flex;flex-wrap:wrap;gap:2.5rem;align-items:flex-start}
#trees section{max-width:100%}
.tree{margin:.5rem 0;font-size:.95rem;line-height:1.35}
.tree th,.tree td{padding:.05rem .7rem;white-space:nowrap;border-bottom:1px solid var(--shade)}
.tree td:last-child{padding:0 .7rem 0 calc(var(--d)*1.15rem);
background:repeating-linear-gradient(90deg,transparent 0 .5rem,var(--faint) .5rem calc(.5rem + 1px),)"
                                   R"(transparent calc(.5rem + 1px) 1.15rem)
0 0/calc(var(--d)*1.15rem) 100% no-repeat}
.tree i{display:inline-block;width:1.15rem;font-style:normal;text-align:center;color:var(--faint)}
.script .tree tr[aria-expanded]{cursor:pointer}.script .tree tr[aria-expanded=true] i::before{content:"▾"}
.script .tree tr[aria-expanded=false] i::before{content:"▸"}
.tree small{display:none;color:var(--faint)}.tree tr[aria-expanded=false] small{display:inline}
.tree tr:focus{outline:2px solid var(--blue);outline-offset:-2px}.tree tr[hidden]{display:none}
b.n{display:inline-block;min-width:1.4rem;text-align:center;padding:0 .35rem;)"
                                   R"(border:1px solid var(--faint);border-radius:.25rem;background:var(--shade)}
b.asserted{border-radius:1rem}b.root{border-color:var(--blue);background:var(--blue-tint)}
b.conflict{border-color:var(--red);background:var(--red-tint)}
b.model{border:2px solid var(--green);background:var(--green-tint)}
b.folded{border-style:dashed;background:none;font-weight:normal}
b.passed{border:1px dashed var(--purple);background:none}
b.open{border-color:var(--yellow);background:var(--yellow-tint)}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;color:var(--second);font-size:.9rem}
#about{flex-basis:100%;min-height:1.5em;margin:0;color:var(--second)}
@media print{figure svg{max-width:100%}.tree tr[hidden]{display:none}*{print-color-adjust:exact}}
)";

constexpr std::string_view script = R"(
const root=document.documentElement,about=document.getElementById('about');
const trees=[...document.querySelectorAll('.tree tbody')].map(body=>[...body.rows]);
const depth=row=>+row.dataset.d,opens=row=>row.hasAttribute('aria-expanded');
const isOpen=row=>row.getAttribute('aria-expanded')==='true';
const open=(row,yes)=>{if(opens(row))row.setAttribute('aria-expanded',yes);};
let shown=0,at=null;
function refresh(rows){let limit=Infinity;for(const row of rows){const d=depth(row);if(d<=limit)limit=Infinity;
row.hidden=d>limit;if(limit===Infinity&&opens(row)&&!isOpen(row))limit=d;}}
function to(level){shown=Math.max(0,level);for(const rows of trees){for(const row of rows)open(row,)"
                                    R"(depth(row)<shown);refresh(rows);}
if(at&&at.hidden)focus(trees.find(rows=>rows.includes(at))[0]);}
function deepest(){let d=0;for(const rows of trees)for(const row of rows)d=Math.max(d,depth(row));return d;}
function focus(row){if(!row)return;if(at)at.tabIndex=-1;at=row;row.tabIndex=0;row.focus();}
function toggle(row){open(row,!isOpen(row));refresh(trees.find(rows=>rows.includes(row)));}
const go={fold:()=>to(0),shallower:()=>to(shown-1),deeper:()=>to(Math.min(shown+1,deepest())),unfold:()=>to(deepest())};
for(const k in go)document.getElementById(k).onclick=go[k];
for(const rows of trees)for(const row of rows){row.tabIndex=-1;
row.onclick=()=>{if(opens(row))toggle(row);focus(row);};
row.onfocus=()=>{about.textContent=row.title.replaceAll('\n',' · ');};}
addEventListener('keydown',e=>{if(e.ctrlKey||e.altKey||e.metaKey)return;
const all={'-':'shallower','+':'deeper','=':'deeper','0':'fold','*':'unfold'}[e.key];
if(all){e.preventDefault();go[all]();return;}
const row=document.activeElement;const rows=trees.find(list=>list.includes(row));if(!rows)return;
const seen=rows.filter(r=>!r.hidden),n=seen.indexOf(row),i=rows.indexOf(row);
const keys={ArrowDown:()=>focus(seen[n+1]),ArrowUp:()=>focus(seen[n-1]),Home:()=>focus(seen[0]),)"
                                    R"(End:()=>focus(seen[seen.length-1]),
ArrowRight:()=>{if(opens(row)&&!isOpen(row))toggle(row);else if(opens(row))focus(rows[i+1]);},
ArrowLeft:()=>{if(opens(row)&&isOpen(row))toggle(row);)"
                                    R"(else focus(rows.slice(0,i).reverse().find(r=>depth(r)<depth(row)));},
Enter:()=>{if(opens(row))toggle(row);},' ':()=>{if(opens(row))toggle(row);}};
if(keys[e.key]){e.preventDefault();keys[e.key]();}});
const figure=document.querySelector('figure');
if(figure){const svg=figure.querySelector('svg'),full=svg.viewBox.baseVal.width*4/3;let scale=1;
const place=(x)=>{figure.scrollLeft=x*figure.scrollWidth-figure.clientWidth/2;};
const zoom=(by)=>{const x=(figure.scrollLeft+figure.clientWidth/2)/figure.scrollWidth;
scale=Math.min(Math.max(scale*by,.1),4);svg.style.width=full*scale+'px';place(x);};
document.getElementById('larger').onclick=()=>zoom(1.25);document.getElementById('smaller').onclick=()=>zoom(.8);
zoom(1);
const box=figure.querySelector('rect>title,polygon>title').parentNode.getBBox();
place((box.x+box.width/2)/svg.viewBox.baseVal.width);}
root.classList.add('script');to(+document.getElementById('trees').dataset.open);
if(trees[0]&&trees[0][0]){at=trees[0][0];at.tabIndex=0;}
)";

void append_button(std::string& text, std::string_view id, const std::string& words) {
    text.append("<button type=\"button\" id=\"").append(id).append("\">").append(escaped(words));
    text += "</button>\n";
}

/// The number of levels with at most `first_rows` rows; at least one below the roots.
std::size_t levels_to_open(std::span<const Tree> trees) {
    std::vector<std::size_t> rows;
    for (const Tree& tree : trees) {
        for (const std::uint32_t depth : depths(tree.nodes)) {
            rows.resize(std::max<std::size_t>(rows.size(), depth + 1));
            ++rows[depth];
        }
    }
    std::size_t sum = 0;
    std::size_t level = 0;
    while (level < rows.size() && (sum += rows[level]) <= first_rows) ++level;
    return std::max<std::size_t>(level, 2) - 1;
}

/// @param columns  of the table
void append_row(std::string& text, const TreeNode& node, std::uint32_t depth, bool is_leaf, std::size_t columns) {
    const NodeLook& look = look_of(node.kind);
    const std::string d = std::to_string(depth);
    text.append("<tr data-d=\"").append(d).append("\" aria-level=\"").append(std::to_string(depth + 1));
    text += '"';
    if (!is_leaf) text += " aria-expanded=\"true\"";
    if (!node.explanation.empty()) text += " title=\"" + core::join(node.explanation, "&#10;", escaped) + '"';
    // The columns come before the tree, so that they stay on the screen however deep it is.
    text += '>';
    for (const std::string& cell : node.cells) text.append("<td>").append(escaped(cell)).append("</td>");
    for (std::size_t column = node.cells.size() + 1; column < columns; ++column) text += "<td></td>";
    text.append("<td style=\"--d:").append(d).append("\"><i></i><b class=\"n ").append(look.name);
    text.append(node.asserted ? " asserted\">" : "\">").append(escaped(node.label)).append("</b>");
    if (node.below > 0 && !is_leaf) text.append(" <small>… ").append(std::to_string(node.below)).append("</small>");
    text += "</td></tr>\n";
}

void append_tree(std::string& text, const Tree& tree, const TreeLegend& legend) {
    text.append("<section>\n<h2>").append(escaped(tree.title)).append("</h2>\n<div class=\"wide\">\n");
    text += "<table class=\"tree\" role=\"treegrid\">\n<thead><tr>";
    for (std::size_t column = 0; column < legend.columns.size(); ++column) {
        const std::string& words = legend.columns[(column + 1) % legend.columns.size()];
        text.append("<th scope=\"col\">").append(escaped(words)).append("</th>");
    }
    text += "</tr></thead>\n<tbody>\n";
    const Children children(tree.nodes);
    const std::vector<std::uint32_t> depth = depths(tree.nodes);
    std::vector<std::uint32_t> waiting;
    if (!tree.nodes.empty()) waiting.push_back(0);
    while (!waiting.empty()) {
        const std::uint32_t node = waiting.back();
        waiting.pop_back();
        const auto below = children.of(node);
        append_row(text, tree.nodes[node], depth[node], below.empty(), legend.columns.size());
        waiting.insert(waiting.end(), below.rbegin(), below.rend());
    }
    text += "</tbody>\n</table>\n</div>\n</section>\n";
}
}  // namespace

std::string trees_as_page(std::span<const Tree> trees, const TreeLegend& legend, const TreePageWords& words) {
    const Page page{legend.title, words.language, style, script};
    std::string text = page_head(page);
    text += "<nav>\n";
    append_button(text, "fold", words.fold);
    append_button(text, "shallower", words.shallower);
    append_button(text, "deeper", words.deeper);
    append_button(text, "unfold", words.unfold);
    text.append("<span>").append(escaped(words.keys)).append("</span>\n<p id=\"about\" aria-live=\"polite\"></p>");
    text += "\n</nav>\n<p class=\"legend\">\n";
    for (const TreeMeaning& meaning : legend.kinds) {
        const NodeLook& look = look_of(meaning.kind);
        const std::string_view mark = look.mark.empty() ? std::string_view("…") : look.mark;
        text.append("<span><b class=\"n ").append(look.name).append("\">").append(mark).append("</b> ");
        text.append(escaped(meaning.words)).append("</span>\n");
    }
    if (!legend.asserted.empty())
        text += "<span><b class=\"n asserted\">…</b> " + escaped(legend.asserted) + "</span>\n";
    text += "</p>\n";
    std::size_t nodes = 0;
    for (const Tree& tree : trees) nodes += tree.nodes.size();
    if (nodes <= most_nodes_drawn) {
        const Drawing drawing =
            draw_trees(trees, {.asserted = legend.asserted, .arrows = legend.arrows, .note = legend.note});
        text += "<p>";
        append_button(text, "smaller", words.smaller);
        append_button(text, "larger", words.larger);
        text += "</p>\n<figure class=\"wide\">\n" + svg(drawing, Colours::of_page, legend.title) + "</figure>\n";
    } else {
        text += "<p>" + escaped(words.not_drawn) + "</p>\n";
    }
    text += "<div id=\"trees\" data-open=\"" + std::to_string(levels_to_open(trees)) + "\">\n";
    for (const Tree& tree : trees) append_tree(text, tree, legend);
    text += "</div>\n";
    return text += page_foot(page);
}
}  // namespace satdoku::draw
