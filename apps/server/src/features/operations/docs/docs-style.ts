/** Everything that the page of the API's documentation needs to be read on paper, screen and phone. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1a2a2c,#e9f0ee);--quiet:light-dark(#52605f,#a5b4b1);
--ground:light-dark(#f5f3ee,#0f1719);--surface:light-dark(#fff,#182225);--line:light-dark(#e0dcd2,#2c3a3d);
--accent:light-dark(#0c5c60,#6ccac4)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:60rem;margin:auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem;margin-top:2.5rem}h4{margin:1rem 0 .25rem}
a{color:var(--accent)}p.quiet,dd{color:var(--quiet)}
nav ul{columns:16rem;padding-left:1.25rem}
details{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;margin:.5rem 0;padding:0 1rem}
summary{cursor:pointer;padding:.75rem 0;min-height:2.75rem}
summary code{font-weight:650}
details>div{padding-bottom:1rem}
code{font-family:ui-monospace,monospace;font-size:.875rem}
ul{padding-left:1.25rem}dt{margin-top:.5rem}dd{margin-left:1.25rem}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
