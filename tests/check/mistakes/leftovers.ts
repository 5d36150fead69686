/** Notes, labels and marks that stay behind, and parts that were left out. */
import {
  changedLines,
  lines,
  linesLike,
  putLines,
  replacedLines,
} from './lineMistakes.ts'
import type { Mistake } from './mistake.ts'
import { rewritten, withSpace } from './rewriting.ts'

export const halfComments = () => [
  ...putLines('/* check this with Maria'),
  ...putLines('check this */'),
]

export const otherComments = () =>
  [
    '; check this',
    "' check this",
    'REM check this',
    '{# check this #}',
    '{/* check this */}',
    '(* check this *)',
    '% check this',
    '!! check this',
    '""" check this """',
    '<%-- check this --%>',
    ':: check this',
    '@todo check this',
    '§ check this',
  ].flatMap((words) => putLines(words, 3))

export const notesWithQuotes = () =>
  [
    ', // was "Old words"',
    ', /* was "Old words" */',
    '//note',
    '/*note*/',
    ', # was "Old words"',
  ].flatMap((note) =>
    rewritten(
      (i, n, v, c) => `${i}"${n}": "${v}"${note}${note.startsWith(',') ? '' : c}`,
      withSpace,
      3,
    ),
  )

/** A list or a group from its opening line to its closing one. */
const block = (name: string) => {
  const first = lines.findIndex((line) => line.startsWith(`  "${name}": `))
  const size = lines.slice(first).findIndex((line) => /^ {2}[\]}],?$/.test(line)) + 1
  return { first, size }
}

export const leftOut = (): Mistake[] =>
  [
    '  "offices": [...],',
    '  "offices": [ ... ],',
    '  "offices": […],',
    '  "offices": { ... },',
    '  "offices": [\n    // unchanged\n  ],',
    '  "offices": [\n    ... same as before ...\n  ],',
    '  "offices": "...",',
    '  ...',
    '  // ... offices ...',
  ].map((by) => {
    const { first, size } = block('offices')
    return replacedLines(first, size, by.split('\n'), { reach: [1, 2] })
  })

export const printedByPrograms = (): Mistake[] => [
  ...[
    '[Array]',
    '[Object]',
    '[object Object]',
    'Array(2)',
    '(2) [{…}, {…}]',
    '{…}',
    '[ [Object], [Object] ]',
  ].map((by) => {
    const { first, size } = block('offices')
    return replacedLines(first, size, [`  "offices": ${by},`], { reach: [0, 1] })
  }),
  ...putLines('    ... 11 more items', 4),
]

export const databaseValues = () => [
  ...changedLines(/"throttle"/, 2, (line) => line.replace('10000', 'NumberInt(10000)')),
  ...changedLines(/"throttle"/, 2, (line) =>
    line.replace('10000', 'NumberLong("10000")'),
  ),
  ...changedLines(/"throttle"/, 2, (line) =>
    line.replace('10000', '{ "$numberInt": "10000" }'),
  ),
  ...changedLines(/^ {6}"id"/, 4, (line) =>
    line.replace(/("id": )(".*")/, '$1ObjectId($2)'),
  ),
  ...changedLines(/^ {6}"id"/, 4, (line) =>
    line.replace(/("id": )(".*")/, '$1{ "$oid": $2 }'),
  ),
]

export const statusLines = () =>
  [
    '"site.json" 550L, 30123C written',
    '--More--(42%)',
    '-- INSERT --',
    '[ Wrote 550 lines ]',
    'Press ENTER or type command to continue',
    '...skipping...',
    '(END)',
  ].flatMap((words) => putLines(words, 3))

export const copyLabels = (): Mistake[] =>
  [
    'jsonCopyEdit',
    'json\nCopy code',
    'jsonCopiar código',
    'Copy',
    'JSON\n',
    'Raw\nBlame',
    'site.json\n550 lines · 29 KB',
  ].flatMap((label) => [{ ...replacedLines(0, 0, label.split('\n'), { reach: [0, 2] }) }])

export const gluedLabels = (): Mistake[] =>
  ['jsonCopyEdit', 'Copy', 'json ', 'JSON: '].map((label) =>
    replacedLines(0, 1, [`${label}{`], { reach: [0, 0] }),
  )

export const citations = () =>
  [':contentReference[oaicite:0]{index=0}', '【4†source】', '[1]', ' (1)'].flatMap(
    (mark) => rewritten((i, n, v, c) => `${i}"${n}": "${v}"${c}${mark}`, withSpace, 3),
  )

export const diffPairs = () =>
  linesLike(withSpace, 5).map((index) => {
    const line = lines[index] ?? ''
    return replacedLines(
      index,
      1,
      [`-${line.slice(1)}`, `+${line.slice(1).replace('": "', '": "New: ')}`],
      {
        reach: [0, 1],
        most: 2,
      },
    )
  })
