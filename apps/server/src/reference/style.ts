/** Stylesheet of the reference page. */
export const style = `
:root{color-scheme:light;--ink:#1f2937;--quiet:#4b5563;--line:#d1d5db;--link:#0b57b7;--paper:#f9fafb}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);font:16px/1.7 system-ui,"Noto Sans CJK SC","Microsoft YaHei",sans-serif}
header,main,nav{max-width:1040px;margin:0 auto;padding:16px}
h1{font-size:28px;line-height:1.3}h2{font-size:22px;margin-top:40px}h3{font-size:18px;margin:0 0 4px;overflow-wrap:anywhere}
a{color:var(--link)}a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);outline-offset:2px}
small,.facts{color:var(--quiet);font-size:14px}em{font-style:normal;color:#92400e}
article,.schema{border-top:1px solid var(--line);padding:20px 0}
.call{background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:8px 12px;overflow-wrap:anywhere}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px}
pre{background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:12px;overflow:auto}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:520px}
caption{text-align:start;font-weight:600;padding:4px 0}
th,td{border:1px solid var(--line);padding:6px 10px;text-align:start;vertical-align:top;font-weight:400}
thead th{background:var(--paper);font-weight:600}td{overflow-wrap:anywhere}
summary{cursor:pointer;padding:4px 0}
@media print{nav{display:none}article{break-inside:avoid}}
`;
