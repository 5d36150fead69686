/** What keyboards, spreadsheets and other notations make of a line; each kind was asked about in forums and issues. */
import { changedLines, putLines } from './lineMistakes.ts'
import { cut, rewritten, several, withSigns, withSpace } from './rewriting.ts'

/** Between a name and its value. */
export const dashesForColons = () =>
  ['—', '–', '-', '...', '|', '/', '~', '•'].flatMap((sign) =>
    rewritten((i, n, v, c) => `${i}"${n}" ${sign} "${v}"${c}`, withSpace, 3),
  )

export const otherSignsForColons = () =>
  [';', ' :=', ' ==', ' <-', '>', ' →', ' ='].flatMap((sign) =>
    rewritten((i, n, v, c) => `${i}"${n}"${sign} "${v}"${c}`, withSpace, 3),
  )

/** The shift key held too long. */
export const shiftedCommas = () =>
  ['<', ':', '>', '.,', ';,'].flatMap((sign) =>
    rewritten((i, n, v) => `${i}"${n}": "${v}"${sign}`, withSpace, 3),
  )

export const sheetRows = () =>
  [
    (n: string, v: string) => `${n};${v}`,
    (n: string, v: string) => `"${n}";"${v}"`,
    (n: string, v: string) => `${n},${v}`,
    (n: string, v: string) => `${n}|${v}`,
    (n: string, v: string) => `${n} - ${v}`,
    (n: string, v: string) => `| ${n} | ${v} |`,
    (n: string, v: string) => `${n};"${v}"`,
  ].flatMap((row) =>
    rewritten((i, n, v) => i + row(n, v), withSpace, 3).map((each) => ({
      ...each,
      isData: true,
    })),
  )

export const computedNames = () =>
  rewritten((i, n, v, c) => `${i}["${n}"]: "${v}"${c}`, withSpace)

export const textsOverTwoLines = () =>
  rewritten(
    (i, n, v, c) =>
      `${i}"${n}": "${v.slice(0, cut(v) + 1)}"\n${i}  "${v.slice(cut(v) + 1)}"${c}`,
    withSpace,
  )

export const namesWithTheirTexts = () =>
  rewritten((i, n, v, c) => `${i}"${n}: ${v}"${c}`, withSpace)

export const quotesAroundNames = () => [
  ...rewritten((i, n, v, c) => `${i}""${n}": "${v}"${c}`, withSpace, 4),
  ...rewritten((i, n, v, c) => `${i}"${n}"": "${v}"${c}`, withSpace, 4),
]

/** On a keyboard with dead keys, " and a vowel become one letter. */
const withMark = (vowel: string) => `${vowel}\u0308`.normalize()

export const deadKeys = () => [
  ...changedLines(/": "[aeiouAEIOU][^"\\]+",$/, 8, (line) =>
    line.replace(/": "([aeiou])/i, (_, v: string) => `": ${withMark(v)}`),
  ),
  ...changedLines(/^ +"[aeiou][\w.]+": "[^"\\]+",$/, 6, (line) =>
    line.replace(/"([aeiou])/, (_, v: string) => withMark(v)),
  ),
]

export const commasAfterOpening = () => changedLines(/[{[]$/, 9, (line) => `${line},`)

export const commasBeforeClosing = () =>
  changedLines(/^ {4}\},$/, 6, (line) => line.replace('},', ',}'), {
    reach: [1, 1],
    most: 2,
  })

export const dashesForMinus = () =>
  '–10000|—10000|10 mil|10%|R$ 10|10.000,|10000;|"10000|10000"|1O000|1e-3|10 000 ms|10**4|10_000'
    .split('|')
    .flatMap((word) =>
      changedLines(/"throttle"/, 2, (line) => line.replace('10000', word)),
    )

export const bareValues = () =>
  'email phone cnpj postalCode logo accent address publicKey siteKey'
    .split(' ')
    .flatMap((name) =>
      changedLines(new RegExp(`^ +"${name}": "`), 2, (line) =>
        line.replace(/: "(.*)"/, ': $1'),
      ),
    )

export const otherQuoteCodes = () =>
  [
    ['\\u0022', '\\u0022'],
    ['%22', '%22'],
    ['&ldquo;', '&rdquo;'],
    ['&#x22;', '&#x22;'],
    ['``', "''"],
  ]
    .flatMap(([a, b]) =>
      several(
        rewritten((i, n, v, c) => `${i}${a}${n}${b}: ${a}${v}${b}${c}`, withSpace, 3),
      ),
    )
    .map((each) => ({ ...each, isData: true }))

/** A translating program puts spaces into \n and \". */
export const translatedEscapes = () => withSigns(' \\ n ', 5)

export const spacedSigns = () => [
  ...several(rewritten((i, n, v, c) => `${i}"${n} ": "${v}"${c}`, withSpace, 4)),
  ...rewritten((i, n, v, c) => `${i}" ${n}": "${v}"${c}`, withSpace, 4),
]

export const pageBreaks = () => [
  ...rewritten(
    (i, n, v, c) => `${i}"${n}": "${v.slice(0, 3)}-\n${v.slice(3)}"${c}`,
    withSpace,
    4,
  ),
  ...['\f', '12', '12 / 40', 'Página 3 de 9'].flatMap((words) => putLines(words, 3)),
]
