/** Quotation marks and backslashes that came into a text with what was pasted. */
import { changedLines, lines } from './lineMistakes.ts'
import type { Mistake } from './mistake.ts'
import { cut, withSigns, withText } from './rewriting.ts'

const escaped = (mistakes: Mistake[]): Mistake[] =>
  mistakes.map((mistake) => ({
    ...mistake,
    meant: mistake.text
      .split('\n')
      .map((line, at) =>
        line === lines[at]
          ? line
          : line.replace(
              /^( +"[\w.]+": ")(.*)("[,]?)$/,
              (_, a: string, b: string, c: string) => a + b.replaceAll('"', '\\"') + c,
            ),
      )
      .join('\n'),
  }))

export const linksInTexts = () =>
  escaped(withText((v) => `"${v} <a href="https://example.com/a">here</a>"`, 5))

export const styledTexts = () =>
  escaped(withText((v) => `"<span style="color: red">${v}</span>"`, 5))

export const quotedFirstWords = () =>
  escaped(withText((v) => `""${v.slice(0, cut(v))}"${v.slice(cut(v))}"`, 5))

export const quotedLastWords = () =>
  escaped(withText((v) => `"${v.slice(0, cut(v))} "${v.slice(cut(v) + 1)}""`, 5))

export const quotedPlaceholders = () =>
  escaped(
    changedLines(/"footer.copyright"/, 2, (line) =>
      line.replace('{company}', '"{company}"'),
    ),
  )

export const inches = () => escaped(withSigns(' 24" ', 5))

export const drawingsAsLogos = () =>
  changedLines(/"logo"/, 4, (line) =>
    line.replace(
      /: ".*"/,
      ': "<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24"/></svg>"',
    ),
  )

export const backslashesBeforeTheEnd = () => withText((v) => `"${v}\\"`, 9)

export const windowsPaths = () =>
  [
    'C:\\Users\\maria\\logo.svg',
    'public\\logos\\ipezal.svg',
    '\\\\server\\logos\\ipezal.svg',
  ].flatMap((by) =>
    changedLines(/"logo"/, 3, (line) => line.replace(/: ".*"/, () => `: "${by}"`), {
      reach: [0, 0],
      most: 4,
    }),
  )

export const strippedAddresses = () =>
  changedLines(/"https:\/\//, 4, (line) => line.replace(/https:\/\/.*$/, 'https:'))
