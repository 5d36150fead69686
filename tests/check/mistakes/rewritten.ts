import {
  changedLines,
  lines,
  linesLike,
  putLines,
  replacedLines,
} from './lineMistakes.ts'
import { cut, rewritten, several, withSigns, withSpace } from './rewriting.ts'

// As the issue lists them.
export const joinedTexts = () => withSigns('" + " ')
export const joinedLines = () =>
  rewritten(
    (i, n, v, c) =>
      `${i}"${n}": "${v.slice(0, cut(v))}" +\n${i}  "${v.slice(cut(v))}"${c}`,
    withSpace,
  )
export const doubledQuotes = () => rewritten((i, n, v, c) => `${i}"${n}": ""${v}""${c}`)
export const entityQuotes = () =>
  several(rewritten((i, n, v, c) => `${i}&quot;${n}&quot;: &quot;${v}&quot;${c}`))
export const cutTexts = () =>
  rewritten((i, n, v) => `${i}"${n}": "${v.slice(0, cut(v))}`, withSpace)
export const softBreaks = () =>
  ['\u000b', '\u0000', '\u0007', '\u001f'].flatMap((sign) => withSigns(sign, 3))
export const tabs = () => withSigns('\t')
export const bareReturns = () => withSigns('\r')
export const noBreakIndents = () =>
  changedLines(/^ {6}"/, 9, (line) =>
    line.replace(/^ +/, (s) => '\u00a0'.repeat(s.length)),
  )
export const endedLines = () =>
  changedLines(/^\s+\},$/, 9, (line) => line.replace('},', '};'))

// What people do besides: nobody listed these.
export const commaInside = () => rewritten((i, n, v) => `${i}"${n}": "${v},"`)
export const colonInside = () => rewritten((i, n, v, c) => `${i}"${n}:" "${v}"${c}`)
export const commaForColon = () => rewritten((i, n, v, c) => `${i}"${n}", "${v}"${c}`)
export const dotForComma = () => rewritten((i, n, v) => `${i}"${n}": "${v}".`)
export const backticks = () => rewritten((i, n, v, c) => `${i}"${n}": \`${v}\`${c}`)
export const arrows = () => rewritten((i, n, v, c) => `${i}"${n}" => "${v}"${c}`)
export const arrowsNoSpace = () => rewritten((i, n, v, c) => `${i}"${n}" -> "${v}"${c}`)
export const fullWidth = () => several(rewritten((i, n, v) => `${i}"${n}"："${v}"，`))
export const extraQuote = () => rewritten((i, n, v, c) => `${i}"${n}": "${v}""${c}`)
export const extraQuoteBefore = () => rewritten((i, n, v, c) => `${i}"${n}": ""${v}"${c}`)
export const commaFirst = () => several(rewritten((i, n, v) => `${i},"${n}": "${v}"`))
export const noValue = () => rewritten((i, n, _, c) => `${i}"${n}": ${c}`)
export const nameAlone = () => rewritten((i, n, _, c) => `${i}"${n}"${c}`)
export const valueAlone = () => rewritten((i, _, v, c) => `${i}"${v}"${c}`)
export const bareName = () => rewritten((i, n, v, c) => `${i}${n}: "${v}"${c}`)
export const bareLine = () => rewritten((i, n, v) => `${i}${n}: ${v}`)
export const singleQuotedLine = () =>
  several(rewritten((i, n, v, c) => `${i}'${n}': '${v.replaceAll("'", '’')}'${c}`))
export const escapedQuotes = () =>
  several(rewritten((i, n, v, c) => String.raw`${i}\"${n}\": \"${v}\"${c}`))
export const escapedApostrophes = () =>
  rewritten((i, n, v, c) => String.raw`${i}"${n}": "d\'${v}"${c}`, withSpace).map(
    (mistake) => ({ ...mistake, meant: mistake.text.replace(String.raw`d\'`, "d'") }),
  )
export const hexEscapes = () => withSigns(String.raw`\x20`)
export const shortEscapes = () => withSigns(String.raw`\u20`)
export const continuedLines = () => withSigns(' \\\n')
export const lostLineStarts = () =>
  rewritten((_, n, v, c) => `${n.slice(2)}": "${v}"${c}`)
export const lostLineMiddles = () =>
  rewritten((i, n, v, c) => `${i}"${n.slice(0, 3)}${v.slice(-3)}"${c}`)
export const lostNewlines = () =>
  linesLike(withSpace, 9).map((index) => {
    const [line = '', next = ''] = lines.slice(index, index + 2)
    return replacedLines(index, 2, [line.replace(/,$/, '') + next.trimStart()], {
      reach: [0, 1],
    })
  })
export const linesInOne = () =>
  linesLike(withSpace, 9).map((index) => {
    const [line = '', next = ''] = lines.slice(index, index + 2)
    return replacedLines(index, 2, [line.replace(/",$/, ' ') + next.trimStart()], {
      reach: [0, 1],
    })
  })
export const parentheses = () => [
  ...changedLines(/\{$/, 5, (line) => line.replace('{', '(')),
  ...changedLines(/\},?$/, 5, (line) => line.replace('}', ')')),
]
export const otherBrackets = () => [
  ...changedLines(/^ +\{$/, 5, (line) => line.replace('{', '['), { reach: [0, 6] }),
  ...changedLines(/\},$/, 5, (line) => line.replace('}', ']'), { reach: [60, 1] }),
  ...changedLines(/\[$/, 4, (line) => line.replace('[', '{'), { reach: [0, 3] }),
]
export const typographicColon = () => rewritten((i, n, v, c) => `${i}"${n}"∶ "${v}"${c}`)
export const guillemets = () =>
  several(rewritten((i, n, v, c) => `${i}«${n}»: «${v}»${c}`))
export const zeroWidth = () => rewritten((i, n, v, c) => `${i}"${n}":\u200b "${v}"${c}`)
export const markInTheMiddle = () =>
  rewritten((i, n, v, c) => `${i}\ufeff"${n}": "${v}"${c}`)
export const lineSeparators = () => rewritten((i, n, v) => `${i}"${n}": "${v}",\u2028`)
export const lowQuotes = () => rewritten((i, n, v, c) => `${i}"${n}": „${v}“${c}`)
export const tagQuotes = () =>
  rewritten((i, n, v, c) => `${i}"${n}": <b>${v}</b>${c}`, withSpace)
export const thousands = () =>
  ['10,000', '0x2710', '1_0000', '10.000,00', '10 000', "10'000", '10000ms'].flatMap(
    (word) => changedLines(/"throttle"/, 2, (line) => line.replace('10000', word)),
  )
export const foreignLiterals = () =>
  ['False', 'FALSE', 'off', 'NaN', 'None', 'undefined', '"false"', '0'].flatMap((word) =>
    changedLines(/"blockHeadless"/, 2, (line) => line.replace('false', word)),
  )
export const halfConflicts = () =>
  ['<<<<<<< HEAD', '=======', '>>>>>>> main'].flatMap((mark) => putLines(mark))
export const commentedOut = () => changedLines(withSpace, 9, (line) => `//${line}`)
export const yamlLines = () => rewritten((i, n, v) => `${i}- ${n}: ${v}`)
