import { browserslistToTargets, Features, transform } from 'lightningcss'

import { oldestBrowsers } from './browsers.ts'

const targets = browserslistToTargets(oldestBrowsers)

/** The rules for print and for forced colors are separate: they come last in a sheet, so that they take precedence. */
export interface StyleSheet {
  screen: string
  printAndForcedColors: string
}

/**
 * The minified style sheet of a part of the page. Throws if a rule reads a theme variable that `definitions` lacks,
 * because the list in src/theme.ts is incomplete.
 */
export function styleSheet(css: string, definitions = css): StyleSheet {
  const missing = missingVariables(css, definitions)
  if (missing.length > 0)
    throw new Error(
      `Failed to build: the theme has no ${missing.join(', ')}, which a rule reads. Add it to usedColors in src/theme.ts.`,
    )
  const { screen, printAndForcedColors } = arrangeRules(css)
  const rootVariables = new Set(
    definitions
      .match(/:root\s*\{[^}]*\}/g)
      ?.flatMap((rule) => rule.match(/--[\w-]+(?=:)/g) ?? []),
  )
  return {
    screen: minify(screen, rootVariables),
    printAndForcedColors: minify(printAndForcedColors, rootVariables),
  }
}

/** Variables that rules read but nothing defines. A definition that reads others has its own fallback. */
function missingVariables(css: string, definitions: string): string[] {
  const definedVariables = new Set((definitions + css).match(/--[\w-]+(?=:)/g))
  const withoutDefinitions = css.replaceAll(/--[\w-]+:[^;}]*/g, '')
  const usedVariables = new Set(withoutDefinitions.match(/(?<=var\()--[\w-]+/g))
  return [...usedVariables].filter((name) => !definedVariables.has(name))
}

/**
 * Splits the first view's minified style sheet. Moves to the later one: definitions that the first view does not read,
 * under the same media queries, and rules for hovered, focused, or expanded elements.
 */
export function splitFirstView(css: string, html: string) {
  const used = new Set((css + html).match(/(?<=var\()--[\w-]+/g))
  const isLater = (declaration: string) =>
    declaration.startsWith('--') && !used.has(variableOf(declaration))
  const later: string[] = []
  const first = css.replaceAll(
    /((?:@media [^{}]*\{)?):root\{([^{}]*)\}/g,
    (_, query: string, body: string) => {
      const declarations = body.split(';')
      const laterCss = declarations.filter(isLater).join(';')
      if (laterCss !== '') later.push(`${query}:root{${laterCss}}${query && '}'}`)
      return `${query}:root{${declarations.filter((item) => !isLater(item)).join(';')}}`
    },
  )
  const withoutStates = first.replaceAll(
    /@media [^{}]*\{(?:[^{}]*\{[^{}]*\})*\}|[^{}]+:(?:hover|focus-visible)\{[^{}]*\}|(?<=\})(?:details |\[open\])[^{}]*\{[^{}]*\}/g,
    (rule) => {
      if (rule.startsWith('@media')) return rule
      later.push(rule)
      return ''
    },
  )
  return { first: withoutStates, later: later.join('') }
}

const variableOf = (definition: string) => definition.split(':', 1)[0] ?? ''

/** Removes the query of MUI's smallest breakpoint, which is always true, and collects rules for print and forced colors. */
function arrangeRules(css: string): StyleSheet {
  const collectedRules: Record<string, string> = {
    print: '',
    'print,(forced-colors: active)': '',
    '(forced-colors: active)': '',
  }
  const screen = css.replaceAll(
    /@media (\(min-width:0px\)|print|(?:print,)?\(forced-colors: active\))\{((?:[^{}]*\{[^{}]*\})*)\}/g,
    (_, condition: string, rules: string) => {
      if (!(condition in collectedRules)) return rules
      collectedRules[condition] += rules
      return ''
    },
  )
  const mediaRules = Object.entries(collectedRules).map(
    ([query, rules]) => `@media ${query}{${rules}}`,
  )
  return { screen, printAndForcedColors: mediaRules.join('') }
}

/** Minifies rules. `rootVariables`: the variables that the root element defines. */
function minify(css: string, rootVariables: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'document.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Schemes are media queries here, so the variables that this would write are unused.
    exclude: Features.LightDark,
    // MUI writes a fallback for each variable of the theme. None is needed.
    visitor: {
      Variable: ({ name, fallback }) =>
        fallback && rootVariables.has(name.ident)
          ? { type: 'var', value: { name: { ident: name.ident } } }
          : undefined,
    },
  })
  return Buffer.from(code).toString('utf8')
}
