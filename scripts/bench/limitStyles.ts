import type { Drawings } from './drawings.ts'

/** The whole style sheet of the limit page, as one would write it by hand. */
export function limitStyles({ light, dark }: Drawings): string {
  return `
:root{--paper:#fbf8f2;--card:#fffdf9;--ink:#1c1a17;--soft:#4f4940;--line:#e3dacc;--terra:#8f3210;--on:#fffdf9;${light}}
@media(prefers-color-scheme:dark){:root{--paper:#14110f;--card:#1d1916;--ink:#f6efe6;--soft:#cfc5b8;--line:#3a322b;--terra:#ff9d70;--on:#2a0d03;${dark}}img{filter:invert(1)}}
*{box-sizing:border-box}
html{scroll-padding-top:5rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
a{color:var(--terra)}
h1,h2,h3,strong{font-weight:600}
.wrap{max-width:75rem;margin:auto;padding:0 1.5rem}
header{position:sticky;top:0;background:var(--paper);border-bottom:1px solid var(--line);z-index:1}
header .wrap{display:flex;gap:1rem;align-items:center;min-height:4.5rem}
header nav{display:none;gap:1rem;margin-left:auto}
h1{font-size:clamp(2.75rem,7vw,7rem);line-height:1;letter-spacing:-.04em;text-wrap:balance;margin:0}
h2{font-size:clamp(2rem,1.75rem + 1vw,2.5rem);line-height:1.15;text-wrap:balance;margin:0}
h3{font-size:1.25rem;margin:0 0 .5rem}
section{padding:3rem 0;position:relative}
.lead{font-size:1.1875rem;color:var(--soft);max-width:33em}
.button{display:inline-block;padding:12px 24px;border-radius:12px;background:var(--terra);color:var(--on);font-weight:600;text-decoration:none}
.hero{display:grid;gap:3rem 1.5rem}
.poster{background:var(--mui-palette-brand-panel);color:var(--mui-palette-brand-onGround);overflow:clip;padding:2rem 0}
.poster a{color:inherit}
.poster svg{width:1px;height:clamp(11rem,22vw,26rem);margin-left:66%;display:block;overflow:visible}
section>svg,footer>svg{position:absolute;left:50%;bottom:calc(100% - 1px);width:1px;height:clamp(2rem,4vw,3.5rem);overflow:visible;--columns:var(--mui-palette-brand-ground)}
.tiles{display:grid;gap:1.5rem 2rem;margin-top:2rem}
.tile{border-top:2px solid;padding-top:1rem}
p{margin:.5rem 0}
.tile svg{float:left;margin-right:.75rem;width:2rem;height:2rem;fill:none;stroke:currentColor;stroke-width:1.75}
.logos{display:flex;flex-wrap:wrap;justify-content:center;list-style:none;padding:0;margin:3rem 0 0}
.logos li{flex:0 0 50%;padding:1rem;text-align:center}
.logos img{max-width:100%}
.contact{display:grid;gap:2rem}
label{display:block;margin-bottom:1rem}
input,textarea{display:block;width:100%;padding:14px;border:1px solid #8a7f72;border-radius:12px;background:var(--card);color:inherit;font:inherit}
footer{position:relative;padding:3rem 0;background:#3f1508;color:#fbf8f2}
footer a{color:inherit}
@media(min-width:600px){.tiles{grid-template-columns:1fr 1fr}.logos li{flex-basis:33.3%}}
@media(min-width:900px){header nav{display:flex}.hero,.contact{grid-template-columns:1fr 1fr}.hero h1,.hero svg{grid-column:1/-1}}
@media(min-width:1200px){.tiles{grid-template-columns:1fr 1fr 1fr}.logos li{flex-basis:20.8%}}
`.replaceAll('\n', '')
}
