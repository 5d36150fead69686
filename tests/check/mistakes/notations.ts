/** Lines as other languages and file formats write them; each kind was asked about in forums and issues. */
import {
  changedLines,
  lines,
  linesLike,
  putLines,
  replacedLines,
} from './lineMistakes.ts'
import type { Mistake } from './mistake.ts'
import { rewritten, several, withSigns, withSpace, withText } from './rewriting.ts'

export const prefixedTexts = () =>
  ['u', 'r', 'f', 'b', '@', 'L'].flatMap((mark) => withText((v) => `${mark}"${v}"`))
export const tripleQuotes = () => withText((v) => `"""${v}"""`, 9)
export const calls = () =>
  ['_', 't', 'String', 'gettext', 'new Text'].flatMap((name) =>
    withText((v) => `${name}("${v}")`),
  )
export const parenthesised = () => withText((v) => `("${v}")`, 9)
export const templateMarks = () =>
  ['{{ title }}', '${title}', '<%= title %>', '%TITLE%', '$title', '<title>'].flatMap(
    (mark) => withText(() => mark),
  )
export const alternatives = () =>
  ['||', '??', 'or', '|'].flatMap((mark) => withText((v) => `"${v}" ${mark} "Sites"`))
export const joinedByDots = () => withSigns('" . " ')
export const joinedByNothing = () => withSigns('" "')
export const joinedWithNames = () => withSigns(' " + company.name + " ')
export const twoValues = () => withText((v) => `"${v}", "${v}"`, 9)
export const nameTwice = () => rewritten((i, n, v, c) => `${i}"${n}": "${n}": "${v}"${c}`)
export const typedTexts = () => withText((v) => `string "${v}"`, 9)
export const yamlBlocks = () =>
  ['|', '>', '>-'].flatMap((mark) =>
    rewritten((i, n, v) => `${i}${n}: ${mark}\n${i}  ${v}`, withSpace, 3),
  )
export const xmlLines = () =>
  rewritten((i, n, v) => `${i}<string name="${n}">${v}</string>`)
export const messageEntries = () =>
  rewritten((i, n, v) => `${i}msgid "${n}"\n${i}msgstr "${v}"`)
export const assignments = () =>
  rewritten((i, n, v) => `${i}catalogs.en["${n}"] = "${v}";`)
export const settingsLines = () => rewritten((i, n, v) => `${i}${n}=${v}`)
export const csvRows = () => rewritten((i, n, v, c) => `${i}"${n}","${v}"${c}`)
export const tabbedRows = () => rewritten((i, n, v) => `${i}${n}\t${v}`)
export const phpEntries = () =>
  several(rewritten((i, n, v, c) => `${i}'${n}' => '${v.replaceAll("'", '’')}'${c}`))

export const programLines = () =>
  [
    '...defaults,',
    '[catalogs.en]',
    '#include "texts.json"',
    'import texts from "./texts.json"',
    '{% endif %}',
    '@@ -12,6 +12,7 @@',
    'npm ERR! Unexpected token',
  ].flatMap((words) => putLines(words))
export const notesBehind = () =>
  [
    '# check this',
    '-- check this',
    '<!-- check this -->',
    '(check this)',
    '<-- here',
  ].flatMap((note) =>
    rewritten((i, n, v, c) => `${i}"${n}": "${v}"${c} ${note}`, withSpace, 3),
  )

const throttle = (words: string[]) =>
  words.flatMap((word) =>
    changedLines(/"throttle"/, 2, (each) => each.replace('10000', word)),
  )
export const otherNumbers = () =>
  throttle('Infinity -Infinity 10000n 0b10 0o17 10,0 10.000,00 ~10000'.split(' '))
export const fullWidthDigits = () => throttle(['１００００'])
export const otherSwitches = () =>
  'NULL nil N/A - ? TBD on !true n disabled <none>'
    .split(' ')
    .flatMap((word) =>
      changedLines(/"blockHeadless"/, 2, (each) => each.replace('false', word)),
    )
export const otherEscapes = () =>
  ['\\U0001F600', '\\u{e9}', '\\303\\243', '\\0', '\\e', 'C:\\Users\\maria', '\\d+']
    .flatMap((words) => withSigns(` ${words} `, 2))
    .map((mistake) => ({ ...mistake, most: 2 }))
/** Signs that Markdown, shells and regular expressions want a backslash before. */
export const needlessEscapes = () =>
  ['_', '*', '$', '%', '&', '(', '-', '.', '#', '!'].flatMap((sign) =>
    withSigns(` \\${sign}`, 2).map((mistake) => ({
      ...mistake,
      meant: mistake.text.replace(`\\${sign}`, sign),
    })),
  )

/** The last lines of a group change places, as with Alt and an arrow key: one comma too many and one too few. */
export function movedLines(): Mistake[] {
  const lasts = linesLike(/^ +"[\w.]+": ".*"$/, 20).filter((index) =>
    lines[index - 1]?.endsWith('",'),
  )
  return lasts.map((index) => {
    const [before = '', last = ''] = lines.slice(index - 1, index + 1)
    const mistake = replacedLines(index - 1, 2, [last, before], {
      reach: [1, 1],
      most: 2,
    })
    const meant = replacedLines(index - 1, 2, [`${last},`, before.slice(0, -1)])
    return { ...mistake, meant: meant.text }
  })
}
