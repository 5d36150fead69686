import type { Drawings } from './drawings.ts'

/** The whole style sheet of the limit page, as one would write it by hand. */
export function limitStyles({ fonts, light, dark }: Drawings): string {
  return `${fonts}
:root{color-scheme:light dark;${light}}
@media(prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{scroll-padding-top:6rem}
body{margin:0;background:var(--mui-palette-background-default);color:var(--mui-palette-text-primary);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:inherit}
input,textarea,button{font:inherit;color:inherit}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}
ul{list-style:none}
h1,h2,h3,.name,.facts dd{font-family:Heading,Heading0,Heading1,system-ui,sans-serif;font-weight:800;letter-spacing:-.035em;line-height:1.04;text-wrap:balance}
h1{font-size:clamp(1.25rem,10.5vw,4.5rem)}
h2{font-size:clamp(2.125rem,5.6vw,5rem)}
h3{font-size:clamp(1.25rem,2vw,1.625rem)}
p{font-size:clamp(.9375rem,1.2vw,1rem)}
strong{font-weight:600}
svg{flex-shrink:0;overflow:visible}
svg[viewBox="0 0 24 24"]{fill:none;stroke:currentColor;stroke-width:1.75px;stroke-linecap:round;stroke-linejoin:round}
svg[viewBox="0 0 24 24"] circle{fill:var(--mui-palette-primary-main);stroke:none}
.wrap{max-width:1536px;margin:auto;padding-inline:clamp(1rem,5vw,5rem)}
.row{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
.more,nav a,.name{display:inline-flex;align-items:center;gap:8px;min-height:44px}
.unseen{position:absolute;clip-path:inset(50%)}
.lead{font-size:clamp(1.0625rem,2vw,1.25rem);max-width:46em}
h2+.lead{margin-top:1rem}
.button{display:inline-block;padding:14px 24px;border:0;border-radius:12px;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText);font-weight:600;line-height:1.25;text-decoration:none}
.button:disabled{color:var(--mui-palette-text-secondary);background:var(--mui-palette-divider)}
header{position:sticky;top:0;z-index:1;background:var(--mui-palette-brand-panel);color:var(--mui-palette-brand-onGround)}
header .wrap{display:flex;gap:clamp(0px,4vw - 12px,24px);align-items:center;min-height:clamp(4rem,5vw,4.5rem)}
header a,summary{font-weight:600;text-decoration:none}
header .wrap>nav{display:none}
nav{display:flex;gap:4px}
nav a{padding:8px 12px}
.name{margin-right:auto;font-size:clamp(1.0625rem,1.5vw,1.1875rem);letter-spacing:-.01em}
.flags{display:flex;gap:12px}
.flags a{display:flex;align-items:center;gap:4px;min-height:44px;border-bottom:3px solid transparent;font-weight:400}
.flags [aria-current]{border-color:var(--mui-palette-brand-sun);font-weight:600}
summary{list-style:none;min-height:44px;display:flex;align-items:center}
details nav{position:absolute;left:0;right:0;top:100%;flex-direction:column;padding:8px 16px 16px;background:inherit}
.poster{display:flex;flex-direction:column;min-height:min(100svh - 4rem,84rem);padding:0;background:var(--mui-palette-brand-ground);color:var(--mui-palette-brand-onGround);overflow:clip}
.poster svg:not([viewBox="0 0 24 24"]){fill:var(--mui-palette-brand-onGround)}
.night{display:none}
.sky{--edge:calc(max(0px,50% - 768px) + clamp(1rem,5vw,5rem));isolation:isolate;flex-grow:1;display:flex;flex-direction:column;padding-top:clamp(1rem,8svh,8rem);background:linear-gradient(var(--mui-palette-brand-panel),var(--mui-palette-brand-sky) 45%,var(--mui-palette-brand-horizon))}
.roof{position:relative;margin-left:var(--edge);padding:clamp(.5rem,1.2vw,1.25rem) var(--edge) clamp(.75rem,1.6vw,1.75rem) clamp(.75rem,1.7vw,1.5rem);background:var(--slab);color:var(--mui-palette-brand-ground)}
.roof svg{position:absolute;z-index:-1;right:14%;bottom:calc(100% - clamp(.5rem,1.5vw,1.5rem));height:clamp(4rem,10vw,8.5rem)}
.sky>svg{flex:1 0 clamp(6rem,100svh - 33rem,12.5rem);width:1px;height:0;margin-left:var(--edge)}
.hero{display:grid;gap:1rem 1.5rem;width:100%;padding-block:clamp(1.25rem,2.5vw,2.25rem) clamp(1.5rem,3vw,2.5rem)}
.hero p+p{margin-top:1rem}
.hero .row+p{margin-top:1rem}
.hero .button{background:var(--mui-palette-brand-sun);color:var(--mui-palette-brand-ground)}
.hero .row{row-gap:1rem}
.hero .more{margin-block:-8px;font-weight:600;text-decoration:none}
section{padding-block:clamp(3.5rem,8vw,6rem);position:relative}
.services{display:grid;gap:2rem;margin-top:clamp(1.5rem,4vw,4rem)}
.services li{display:grid;grid-template-columns:auto 1fr;align-items:center;gap:4px clamp(.75rem,1.7vw,1.5rem);border-top:2px solid;padding-top:clamp(.5rem,1.7vw,1.5rem)}
.services p{grid-column:span 2}
.services svg{width:clamp(1.75rem,3.3vw,3rem);height:auto}
.services li svg:not([viewBox="0 0 24 24"]){display:none}
.band{display:grid;gap:12px 32px;place-items:center start;margin-top:2rem;padding:clamp(1rem,3vw,2rem);border-radius:12px;background:var(--mui-palette-brand-tint)}
.band h3,.direct h3{font-size:clamp(1.25rem,2.5vw,1.75rem)}
section>svg,footer>svg{position:absolute;left:50%;bottom:calc(100% - 1px);width:auto;height:clamp(2rem,4vw,3.5rem)}
.wall{--columns:var(--mui-palette-brand-wall);background:var(--columns);overflow-x:clip}
.logos{display:flex;flex-wrap:wrap;justify-content:center;margin-top:clamp(2rem,4vw,3rem)}
.logos li{width:100%;display:grid;place-items:center;padding-block:clamp(.5rem,2.5vw,2rem)}
.logos img{width:clamp(150px,14vw,220px);max-width:100%;height:auto;object-fit:contain;filter:brightness(0);opacity:.78}
.contact{display:grid;gap:2rem;margin-top:clamp(2rem,4vw,3rem)}
form,.direct{padding:clamp(1rem,4vw,2.5rem);border-radius:12px}
form{display:grid;gap:1.5rem;border:1px solid var(--mui-palette-divider);background:var(--mui-palette-background-paper)}
label{display:grid;gap:8px;font-weight:600}
input,textarea{width:100%;min-height:48px;padding:12px;border:1px solid var(--mui-palette-brand-control);border-radius:12px;background:var(--mui-palette-background-default);font-weight:400}
.captcha{width:300px;max-width:100%;height:65px;border-radius:12px;border-bottom:12px solid var(--mui-palette-brand-ground);background:radial-gradient(circle at bottom,var(--mui-palette-brand-sun) 22px,transparent 23px) var(--mui-palette-brand-tint)}
.direct{display:flex;flex-direction:column;gap:2rem;overflow:hidden;background:var(--mui-palette-brand-panel);color:var(--mui-palette-brand-onGround)}
.direct{padding-bottom:0}
.direct>svg{width:1px;height:clamp(12.8rem,21.9vw,20.5rem);margin-left:calc(75% + min(2vw,20px))}
dt{display:flex;align-items:center;gap:8px}
dd{margin-bottom:1rem}
dd a{display:inline-block;padding-block:8px;font-size:clamp(1.125rem,1.6vw,1.5rem);font-weight:600}
footer{--columns:var(--mui-palette-brand-hills);position:relative;overflow-x:clip;padding-block:clamp(2rem,4vw,3rem);background:var(--mui-palette-brand-ground);color:var(--mui-palette-brand-onGround)}
footer h2{font-size:1.5rem}
footer .row{gap:2rem 4rem;margin-top:1.5rem}
address{font-style:normal}
footer .imprint{justify-content:space-between;align-items:center;gap:.5rem 2rem;margin-top:3rem;padding-top:1.5rem;border-top:1px solid;font-size:.9375rem}
.facts{display:flex;flex-wrap:wrap;gap:1rem 2rem;margin-top:2rem}
.facts dd{font-size:min(18vw,9rem)}
@media(prefers-color-scheme:dark){.day{display:none}.night{display:inline}.sky{background:linear-gradient(var(--mui-palette-brand-ground),var(--mui-palette-brand-panel))}.roof{color:inherit}.logos img{filter:brightness(0)invert()}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media(max-width:599.95px){summary span{position:absolute;clip-path:inset(50%)}}
@media(min-width:600px){.logos li{width:50%}}
@media(min-width:900px){header .wrap>nav{display:flex}details{display:none}h1{font-size:min(min(90vw,86rem)/15.85 - .19rem,8rem)}.far{transform:translate(96px)}.hero{grid-template-columns:2fr 1fr}.services{grid-template-columns:1fr 1fr}.logos li{width:33.33%}.contact{grid-template-columns:7fr 5fr}.band{grid-template-columns:1fr auto}.services p{grid-column:2}.services svg{grid-row:span 2;align-self:start}
.services li:nth-child(-n+2){display:block;position:relative;overflow:hidden;padding:24px 32px 32px;border:0;border-radius:12px;color:var(--mui-palette-brand-onGround);background:linear-gradient(var(--mui-palette-brand-sky),var(--mui-palette-brand-horizon)) 0 0/100% 300px no-repeat var(--mui-palette-brand-panel)}
.services li:nth-child(2){background:linear-gradient(var(--mui-palette-brand-ground),var(--mui-palette-brand-sky)) 0 0/100% 300px no-repeat var(--mui-palette-brand-ground)}
.services li:nth-child(-n+2) svg[viewBox="0 0 24 24"]{display:block;position:relative;width:192px;height:auto;margin:0 auto 112px;padding:44px;border-radius:50%;color:var(--mui-palette-brand-ground);background:var(--mui-palette-brand-sun)}
.services li svg:not([viewBox="0 0 24 24"]){--columns:var(--mui-palette-brand-onGround);display:block;position:absolute;top:0;left:50%;width:1px;height:344px;clip-path:inset(0 -50vw 44px)}
.services li:nth-child(n+3):last-child:nth-child(odd){grid-column:1/-1}.services li:nth-child(-n+2) h3{margin-bottom:8px;font-size:1.75rem}}
@media(min-width:1200px){.logos li{width:25%}}
@media(min-width:1536px){.logos li{width:20.83%}}
`.replaceAll('\n', '')
}
