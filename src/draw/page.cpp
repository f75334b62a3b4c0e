// The policy lets the page's own style and script run and nothing else: a name of a file or a comment of a formula
// that would get into the text as an element could still fetch nothing.
#include <satdoku/draw/page.hpp>
#include <satdoku/draw/svg.hpp>

namespace satdoku::draw {

namespace {

constexpr std::string_view common_style = R"(
body{background:var(--paper);color:var(--text);font-family:Helvetica,Arial,"Noto Sans CJK SC","Microsoft YaHei",sans-serif;
margin:0;line-height:1.5}
main{max-width:76rem;margin:auto;padding:1rem}
h1{font-size:1.3rem;overflow-wrap:anywhere}h2{font-size:1.1rem}h3{font-size:1rem}
figure{margin:1rem 0;break-inside:avoid}figcaption{color:var(--second)}
figure svg{max-width:100%;height:auto}
table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.2rem .7rem;border-bottom:1px solid var(--faint);text-align:left}
th{background:var(--shade)}td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
pre,code{font-family:"DejaVu Sans Mono",Consolas,Menlo,monospace}pre{overflow-x:auto}
.wide{overflow-x:auto}
nav{display:none;position:sticky;top:0;background:var(--paper);padding:.5rem 0;border-bottom:1px solid var(--faint);z-index:1}
.script nav{display:flex;gap:.5rem;align-items:center;flex-wrap:wrap}
button{font:inherit;padding:.3rem .8rem;background:var(--shade);color:var(--text);border:1px solid var(--faint);border-radius:.3rem}
input[type=range]{flex:1 1 12rem;accent-color:var(--blue)}
button:focus-visible,input:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid var(--blue)}
a{color:var(--blue)}
@page{size:A4;margin:15mm}
@media print{nav{display:none!important}main{max-width:none;padding:0}h2,h3{break-after:avoid}tr{break-inside:avoid}
.wide{overflow:visible}a{color:inherit}}
)";

}  // namespace

std::string page_head(const Page& page) {
    const std::string title = escaped(page.title);
    std::string text = "<!DOCTYPE html>\n<html lang=\"";
    text.append(escaped(page.language)).append("\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    text +=
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        "style-src 'unsafe-inline'";
    if (!page.script.empty()) text += "; script-src 'unsafe-inline'";
    text += "\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n";
    text.append("<title>").append(title).append("</title>\n<style>\n").append(style_sheet());
    text.append(common_style).append(page.style).append("</style>\n</head>\n<body>\n<main>\n<h1>");
    return text.append(title).append("</h1>\n");
}

std::string page_foot(const Page& page) {
    std::string text = "</main>\n";
    if (!page.script.empty()) text.append("<script>\n").append(page.script).append("</script>\n");
    return text += "</body>\n</html>\n";
}

std::string whole_page(const Page& page, std::string_view body) {
    return page_head(page).append(body).append(page_foot(page));
}

}  // namespace satdoku::draw
