#include "app/lab/html/style.h"

namespace kingdom {

const std::string_view kLabStyle = R"css(
:root{color-scheme:light dark;--table:#d9ddd6;--panel:#f1f1ea;--paper:#fcfbf7;--line:#b9bcb1;
--hair:#d3d5cb;--ink:#211e1a;--ink-2:#55524b;--good:#1f6b43;--bad:#a3261f;--open:#7a6a45;
--band:#d0aa5f55;--stitch:#b98f3c;--first:#9c2b28;--second:#33418a;
--structure:#6b6157;--specialist:#1f643f;--monument:#a06c00;--discovery:#155b8d;--treasure:#6d4a12;
--advisor:#1b5a5c;--flat:#a06c00;--combo:#e0b552;--quest:#1f643f;--conquest:#155b8d;
--calamities:#3d383b;--menaces:#8e3a45;--gold:#e3a81f;--silver:#a9b0b5;--bronze:#b0713c;--none:#d9d6cc}
@media (prefers-color-scheme:dark){:root{--table:#101518;--panel:#192024;--paper:#272f34;
--line:#3d484e;--hair:#2e383d;--ink:#eee9dc;--ink-2:#b5b3a9;--good:#79cf9b;--bad:#ff9c8f;
--open:#d3bf8c;--band:#d9b46838;--stitch:#d9b468;--first:#e0706a;--second:#8b9bf0;
--structure:#bfb2a0;--specialist:#58bd85;--monument:#f2c24d;--discovery:#5fb0ea;--treasure:#cda566;
--advisor:#6fc0bd;--flat:#d39a2a;--combo:#f4d98b;--quest:#45a873;--conquest:#52a6e4;
--calamities:#8d8689;--menaces:#c8606c;--silver:#b9c3c9;--bronze:#b97a45;--none:#333d43}}
*{box-sizing:border-box}
body{margin:0;background:var(--table);color:var(--ink);
font:15px/1.45 "Source Sans 3","Source Sans Pro",system-ui,"Noto Sans",sans-serif}
main{max-width:1180px;margin:0 auto;padding:28px 20px 60px}
h1,h2,h3{font-family:"Grenze Gotisch","Cormorant","Palatino Linotype",Palatino,Georgia,serif;
line-height:1.15;margin:0}
h1{font-size:44px}h2{font-size:29px;margin-top:44px}h3{font-size:20px;margin-bottom:10px}
.over{margin:0;color:var(--ink-2);letter-spacing:.12em;text-transform:uppercase;font-size:12px}
.lead{margin:4px 0 14px;color:var(--ink-2);max-width:75ch}
.again{color:var(--ink-2);font-size:13px;overflow-wrap:anywhere}
code{background:var(--paper);border:1px solid var(--hair);border-radius:5px;padding:2px 6px;
font-size:12.5px}
.tiles{display:flex;flex-wrap:wrap;gap:12px}
.tile{background:var(--panel);border:1px solid var(--line);border-top:4px solid currentColor;
border-radius:10px;padding:10px 18px 12px;min-width:150px}
.tile b{display:block;font-size:38px;line-height:1.1}.tile span{color:var(--ink-2);font-size:13px}
.good{color:var(--good)}.bad{color:var(--bad)}.open{color:var(--open)}
.panels{columns:2;column-gap:16px}.panels .panel{break-inside:avoid}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:16px 18px;
margin:0 0 16px;box-shadow:0 1px 2px #0001}
.target{display:grid;grid-template-columns:minmax(96px,1.25fr) 2fr 58px 62px 26px;gap:10px;
align-items:center;padding:2px 0;border-top:1px solid var(--hair)}
h3+.target{border-top:0}
.name{font-size:14px}.value{text-align:right;font-weight:650;font-variant-numeric:tabular-nums}
.wanted{color:var(--ink-2);font-size:12.5px;white-space:nowrap}
.chip{font-size:0;text-align:center}.chip b{font-size:13px;display:inline-block;width:22px;
height:22px;line-height:21px;border:1.5px solid currentColor;border-radius:50%}
.narrow{columns:2;column-gap:28px}.narrow h3{column-span:all}.narrow .target{break-inside:avoid;
padding:0}.narrow .bullet{height:20px}.narrow .wanted{display:none}
.narrow .target{grid-template-columns:minmax(110px,1.3fr) 2fr 48px 24px}
.plot{display:block;width:100%;overflow:visible}.bullet{height:26px}.scatter{height:520px}
.small{height:128px}.stack{height:26px}
.mark{overflow:visible}.mark path{fill:currentColor;stroke:var(--panel);stroke-width:1.5}
.mark path:hover{stroke:var(--ink)}
.before path{fill:none;stroke:var(--ink-2);stroke-width:1.8}
.track{fill:var(--hair)}.band{fill:var(--band)}
.interval{stroke:currentColor;stroke-width:3;stroke-linecap:round;opacity:.55}
.grid{stroke:var(--hair);stroke-width:1}.zero{stroke:var(--line);stroke-width:1.5}
.limit{stroke:var(--stitch);stroke-width:1.5;stroke-dasharray:4 3}
.whisker{stroke:var(--ink-2);stroke-width:1;opacity:.28}
.tick,.axis,.label{fill:var(--ink-2);font-size:11.5px}.axis{font-size:12.5px}
.label{fill:var(--ink);font-size:12.5px;paint-order:stroke;stroke:var(--panel);stroke-width:3px}
.bar{fill:var(--stitch)}.course{stroke:currentColor;stroke-width:2.2}
.first{color:var(--first)}.second{color:var(--second)}
.smalls{display:grid;grid-template-columns:repeat(auto-fill,minmax(195px,1fr));gap:18px 22px}
figure{margin:0}figcaption{font-size:13px;font-weight:600}
figcaption small{display:block;font-weight:400}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;margin:0 0 8px;font-size:13px;color:var(--ink-2)}
.legend span{display:inline-flex;align-items:center;gap:6px}
.dot{display:inline-block;width:11px;height:11px;border-radius:3px;background:currentColor}
.key{width:15px;height:15px}.key path{fill:currentColor}
.barrow{display:grid;grid-template-columns:170px 1fr 46px;gap:12px;align-items:center}
.t-structure{color:var(--structure)}.t-specialist{color:var(--specialist)}
.t-monument{color:var(--monument)}.t-discovery{color:var(--discovery)}
.t-treasure{color:var(--treasure)}.t-advisor{color:var(--advisor)}
.s-flat{fill:var(--flat);color:var(--flat)}.s-combo{fill:var(--combo);color:var(--combo)}
.s-quest{fill:var(--quest);color:var(--quest)}
.s-conquest{fill:var(--conquest);color:var(--conquest)}
.s-calamities{fill:var(--calamities);color:var(--calamities)}
.s-menaces{fill:var(--menaces);color:var(--menaces)}
.m-gold{fill:var(--gold);color:var(--gold)}.m-silver{fill:var(--silver);color:var(--silver)}
.m-bronze{fill:var(--bronze);color:var(--bronze)}.m-none{fill:var(--none);color:var(--none)}
text.in{fill:#1c1712;font-size:12px;font-weight:600}
text.in.m-none{fill:var(--ink-2)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:13.5px;
font-variant-numeric:tabular-nums}
th,td{padding:5px 9px;text-align:right;border-top:1px solid var(--hair);white-space:nowrap}
th:first-child,.sortable td:nth-child(2),.sortable th:nth-child(2){text-align:left}thead th{border-top:0;color:var(--ink-2);
font-weight:600;vertical-align:bottom}tbody th{font-weight:600}
tbody th .dot{margin-right:8px}tbody tr:hover{background:var(--paper)}small{color:var(--ink-2)}
thead button{all:unset;cursor:pointer}thead button:hover,thead button:focus-visible{
color:var(--ink);text-decoration:underline}
th[aria-sort=ascending] button::after{content:" ▲"}
th[aria-sort=descending] button::after{content:" ▼"}
@media (max-width:860px){.panels,.narrow{columns:1}h1{font-size:34px}main{padding:18px 12px 40px}
.scatter{height:420px}.minor{display:none}}
@media (max-width:520px){.wide tbody th{white-space:normal;min-width:130px}.panel{padding:12px}.panels .target{
grid-template-columns:1fr auto auto 26px;padding:6px 0}.panels .bullet{grid-row:2;grid-column:1/-1}
.barrow{grid-template-columns:96px 1fr 38px;gap:8px}.tile{flex:1;min-width:96px;padding:8px 12px}
.smalls{grid-template-columns:1fr 1fr;gap:14px}.small{height:104px}.label{font-size:11px}}
@media print{body{background:#fff}.panel{box-shadow:none}}
)css";

const std::string_view kLabScript = R"js(
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const key = (row, at) => row.cells[at].dataset.n ?? row.cells[at].textContent;
  heads.forEach((head, at) => head.addEventListener("click", () => {
    const down = head.ariaSort !== "descending" && at > 1;
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const body = table.tBodies[0];
    const order = (a, b) => at > 1 ? key(a, at) - key(b, at) : key(a, at).localeCompare(key(b, at));
    body.append(...[...body.rows].sort((a, b) => down ? order(b, a) : order(a, b)));
  }));
}
)js";

}  // namespace kingdom
