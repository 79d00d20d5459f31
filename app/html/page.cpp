#include "app/html/page.h"

namespace kingdom {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --page: #faf8f3; --card: #fff; --ink: #24211c; --faint: #756e62;
  --line: #e3dccd; --mark: #2f6fb3; --soft: #2f6fb333; --other: #c4682b; }
@media (prefers-color-scheme: dark) {
  :root { --page: #191713; --card: #221f1a; --ink: #ece6da; --faint: #a1988a; --line: #3a352c;
    --mark: #6ea8e6; --soft: #6ea8e640; --other: #e39a62; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font: 600 2rem/1.2 Georgia, "Noto Serif", serif; margin: 0 0 .25rem; }
h2 { font: 600 1.15rem/1.3 Georgia, "Noto Serif", serif; margin: 0 0 1rem; }
p.setting, p.note { color: var(--faint); margin: 0 0 1.5rem; }
p.note { font-size: .9rem; margin: .75rem 0 0; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1.25rem 1.5rem; margin: 0 0 1.25rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .7rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--faint); font-weight: 500; border-bottom: 1px solid var(--line); }
tbody tr + tr td { border-top: 1px solid var(--line); }
table.matrix td:not(:first-child) { text-align: center; border: 2px solid var(--card);
  border-radius: 8px; }
table.matrix th { text-align: center; }
svg { display: block; width: 100%; height: auto; font-size: 13px; }
svg text { fill: var(--ink); } svg text.faint { fill: var(--faint); }
svg .grid { stroke: var(--line); } svg .zero { stroke: var(--faint); stroke-dasharray: 3 3; }
svg .reach { stroke: var(--mark); stroke-width: 2; } svg .point { fill: var(--mark); }
svg .bar { fill: var(--soft); }
)";

}  // namespace

std::string html_text(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += letter;
        }
    }
    return safe;
}

std::string html_page(std::string_view title, std::string_view body) {
    std::string page = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
    page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>";
    page += html_text(title) + "</title>\n<style>" + std::string(kStyle);
    page += "</style>\n</head>\n<body>\n<main>\n<h1>" + html_text(title) + "</h1>\n";
    page += std::string(body) + "</main>\n</body>\n</html>\n";
    return page;
}

}  // namespace kingdom
