import { browserslistToTargets, Features, transform } from 'lightningcss'

import { oldestBrowsers } from './browsers.ts'

const targets = browserslistToTargets(oldestBrowsers)

/**
 * The style sheet of the document: `global` rules, then of Emotion's those that elements of the page name. It merges some
 * into others; those stay out. Throws where a rule reads a variable of the theme that is not among the `definitions`: the
 * list in src/theme.ts lacks it.
 */
export function styleSheet(
  global: string,
  rules: Record<string, string>,
  html: string,
  definitions = global,
): string {
  const used = Object.entries(rules).flatMap(([name, css]) =>
    html.includes(`css-${name}`) ? [css] : [],
  )
  const css = global + used.join('')
  const missing = missingVariables(css, definitions)
  if (missing.length > 0)
    throw new Error(
      `Failed to build: the theme has no ${missing.join(', ')}, which a rule reads. Add it to usedColors in src/theme.ts.`,
    )
  return minified(arranged(css))
}

/** Variables of the theme that rules read and nothing defines. What a definition itself reads has a second value beside it. */
function missingVariables(css: string, definitions: string): string[] {
  const defined = new Set(definitions.match(/--[\w-]+(?=:)/g))
  const inRules = css.replaceAll(/--[\w-]+:[^;}]*/g, '')
  const read = new Set(inRules.match(/(?<=var\()--mui-[\w-]+/g))
  return [...read].filter((name) => !defined.has(name))
}

/** What MUI writes for its smallest breakpoint holds at every width; what holds on paper stands at the end, under one condition. */
function arranged(css: string): string {
  const paper: string[] = []
  const screen = css.replaceAll(
    /@media (\(min-width:0px\)|print)\{((?:[^{}]*\{[^{}]*\})*)\}/g,
    (_, condition: string, rules: string) => {
      if (condition !== 'print') return rules
      paper.push(rules)
      return ''
    },
  )
  return paper.length > 0 ? `${screen}@media print{${paper.join('')}}` : screen
}

/**
 * MUI names every part of a component for the style sheets of others: of these classes no rule reads nine in ten.
 * React in production takes the classes of a prerendered element as they are.
 */
export function withoutUnusedClasses(html: string, css: string): string {
  const read = new Set(css.match(/(?<=\.)Mui[\w-]+/g))
  return html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names
      .split(' ')
      .filter((name) => !name.startsWith('Mui') || read.has(name))
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  })
}

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
