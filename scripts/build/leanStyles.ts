import { Features, transform } from 'lightningcss'

/** The browsers that Vite builds for by default, as lightningcss counts them: major in the third byte, minor in the second. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }

function minified(css: string): string {
  const { code } = transform({
    filename: 'document.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Both schemes are media queries here: nothing reads the variables that it would write.
    exclude: Features.LightDark,
  })
  return Buffer.from(code).toString('utf8')
}

/** MUI writes each colour a second time, for pages on which the variable is not defined. On this one it is. */
function withoutFallbacks(css: string, defined: ReadonlySet<string>): string {
  return css.replaceAll(
    /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g,
    (whole, name: string) => (defined.has(name) ? `var(${name})` : whole),
  )
}

const always = '@media (width>=0){'

/** MUI's smallest width is no condition. */
function withoutEmptyConditions(css: string): string {
  const start = css.indexOf(always)
  if (start < 0) return css
  let end = start + always.length
  for (let depth = 1; depth > 0 && end < css.length; end += 1) {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
  }
  const inside = css.slice(start + always.length, end - 1)
  return css.slice(0, start) + inside + withoutEmptyConditions(css.slice(end))
}

/** No field has a placeholder: its label stands above it from the start. */
function withoutPlaceholders(css: string): string {
  return css.replaceAll(/[^{}]*placeholder[^{}]*\{[^{}]*\}/g, '')
}

/** The custom properties that a style sheet sets. */
export function definedIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name))
}

/** The same rules in fewer bytes. `defined` are the custom properties that the document sets for the whole page. */
export function leanStyles(css: string, defined: ReadonlySet<string>): string {
  const lean = withoutPlaceholders(withoutFallbacks(minified(css), defined))
  return withoutEmptyConditions(lean)
}
