/** What keyboards, spreadsheets and other notations make of a line; each kind was asked about in forums and issues. */
import { changedLines, putLines } from './lineMistakes.ts'
import { cut, rewritten, several, withSpace, withText } from './rewriting.ts'

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
const withMark: Record<string, string> = {
  a: 'ä',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Ä',
  E: 'Ë',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
}

export const deadKeys = () => [
  ...changedLines(/": "[aeiouAEIOU][^"\\]+",$/, 8, (line) =>
    line.replace(/": "([aeiou])/i, (_, v: string) => `": ${withMark[v]}`),
  ),
  ...changedLines(/^ +"[aeiou][\w.]+": "[^"\\]+",$/, 6, (line) =>
    line.replace(/"([aeiou])/, (_, v: string) => withMark[v] ?? v),
  ),
]

export const commasAfterOpening = () => changedLines(/[{[]$/, 9, (line) => `${line},`)

export const commasBeforeClosing = () =>
  changedLines(/^ {4}\},$/, 6, (line) => line.replace('},', ',}'), {
    reach: [1, 1],
    most: 2,
  })

export const dashesForMinus = () =>
  [
    '–10000',
    '—10000',
    '10 mil',
    '10%',
    'R$ 10',
    '10.000,',
    '10000;',
    '"10000',
    '10000"',
    '1O000',
    '1e-3',
    '10 000 ms',
    '10**4',
    '10_000',
  ].flatMap((word) =>
    changedLines(/"throttle"/, 2, (line) => line.replace('10000', word)),
  )

export const bareValues = () =>
  [
    'email',
    'phone',
    'cnpj',
    'postalCode',
    'logo',
    'accent',
    'address',
    'publicKey',
    'siteKey',
  ].flatMap((name) =>
    changedLines(new RegExp(`^ +"${name}": "`), 2, (line) =>
      line.replace(/: "(.*)"/, ': $1'),
    ),
  )

export const otherQuoteCodes = () =>
  [
    ...several(
      rewritten(
        (i, n, v, c) => `${i}\\u0022${n}\\u0022: \\u0022${v}\\u0022${c}`,
        withSpace,
        3,
      ),
    ),
    ...several(rewritten((i, n, v, c) => `${i}%22${n}%22: %22${v}%22${c}`, withSpace, 3)),
    ...several(
      rewritten(
        (i, n, v, c) => `${i}&ldquo;${n}&rdquo;: &ldquo;${v}&rdquo;${c}`,
        withSpace,
        3,
      ),
    ),
    ...several(
      rewritten(
        (i, n, v, c) => `${i}&#x22;${n}&#x22;: &#x22;${v}&#x22;${c}`,
        withSpace,
        3,
      ),
    ),
    ...several(rewritten((i, n, v, c) => `${i}\`\`${n}'': \`\`${v}''${c}`, withSpace, 3)),
  ].map((each) => ({ ...each, isData: true }))

/** A translating program puts spaces into \n and \". */
export const translatedEscapes = () =>
  withText((v) => `"${v.slice(0, cut(v))} \\ n${v.slice(cut(v))}"`, 5)

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
  ...putLines('\f', 3),
  ...putLines('12', 3),
  ...putLines('12 / 40', 3),
  ...putLines('Página 3 de 9', 3),
]
