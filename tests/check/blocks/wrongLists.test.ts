import { expect, test } from 'vitest'

import { isRecord, type Path } from '../../../schema/read/readDocument.ts'
import { changed, listAt, listsIn, original, problemsOf, said } from './contentOfAll.ts'

const lists = listsIn(JSON.parse(original))
const sections = listAt(JSON.parse(original), ['sections'])
const types = sections.map((section) =>
  isRecord(section) ? String(section['type']) : '',
)
/** What stands in a section is called by the section's type, wherever that stands. */
const name = (path: Path) =>
  path
    .map((step, index) =>
      index === 1 && path[0] === 'sections' ? types[Number(step)] : step,
    )
    .join('/')

const links = ['header/menu', 'sections/footer/links']
const times = ['sections/hours/entries', 'offices/1/hours', 'offices/2/hours']
/** Lists whose entries are written in the same way: nobody can tell that one is in the wrong list. */
const alike = [links, times]

/** A label alone could be the beginning of any entry. */
const isThin = (list: Path) =>
  listAt(JSON.parse(original), list).every(
    (entry) => isRecord(entry) && Object.keys(entry).length === 1,
  )

const tellingLists = lists.filter((list) => !isThin(list))
const pairs = tellingLists.flatMap((from) =>
  lists.flatMap((to) => {
    const isInside = name(to).startsWith(`${name(from)}/`)
    const isAlike = alike.some(
      (group) => group.includes(name(from)) && group.includes(name(to)),
    )
    return from === to || isInside || isAlike ? [] : [{ from, to }]
  }),
)

/** An entry is taken, or copied, from one list into another. Room is made first: a full list is another problem. */
function inWrongList(from: Path, to: Path, isCut: boolean): string {
  return changed((content) => {
    listAt(content, ['company', 'social']).pop()
    const [source, target] = [listAt(content, from), listAt(content, to)]
    const index = Math.min(1, source.length - 1)
    const [entry] = isCut ? source.splice(index, 1) : [source[index]]
    target.splice(1, 0, entry)
  })
}

test('every list of the model is in the content', () => {
  expect(lists.length).toBeGreaterThan(15)
  expect(tellingLists.length).toBeGreaterThan(15)
  expect(problemsOf(original)).toEqual([])
})

/** Entries that lack one name, or have one too many, may be of either list: they are told as that. */
const nearly: Record<string, string> = {
  'sections/footer/links → company/social': 'missing-key',
  'sections/steps/entries → sections/prices/entries': 'missing-key',
}

/** All of them take a minute: without WHOLE_MATRIX some are tried. */
const isWhole = process.env['WHOLE_MATRIX'] !== undefined
const someOf = <Item>(items: readonly Item[], step: number) =>
  items.filter((_, index) => isWhole || index % step === 0)

const isNearly = ({ from, to }: (typeof pairs)[number]) =>
  `${name(from)} → ${name(to)}` in nearly
const tried = [
  ...pairs.filter(isNearly),
  ...someOf(
    pairs.filter((pair) => !isNearly(pair)),
    29,
  ),
]

test.each(tried)('an entry of $from in $to is told once', ({ from, to }) => {
  const near = nearly[`${name(from)} → ${name(to)}`]
  const cut = problemsOf(inWrongList(from, to, true))
  expect(cut.map(({ code }) => code)).toEqual([near ?? 'misplaced-entry'])
  expect(cut[0]?.path.slice(0, to.length)).toEqual(to)
  const copied = problemsOf(inWrongList(from, to, false))
  expect(copied.map(({ code }) => code)).toEqual([near ?? 'copy-elsewhere'])
})

test('a slip in a name of an entry in the wrong list is told beside it', () => {
  const text = changed((content) => {
    const [client] = listAt(content, ['clients']).splice(1, 1)
    if (!isRecord(client)) throw new Error('There is no client.')
    const { logo, ...rest } = client
    listAt(content, ['offices']).push({ ...rest, loog: logo })
  })
  expect(problemsOf(text).map(({ code, path }) => `${code} ${name(path)}`)).toEqual([
    'misplaced-entry offices/3',
    'mistyped-key offices/3/loog',
  ])
})

test('an entry with slips of its own stays in its list', () => {
  const text = changed((content) => {
    const steps = listAt(content, ['sections', types.indexOf('steps'), 'entries'])
    steps[0] = { titel: 'steps.listen.title', txt: 'steps.listen.text' }
  })
  expect(problemsOf(text).map(({ code }) => code)).toEqual([
    'mistyped-key',
    'mistyped-key',
  ])
})

const footer = sections.length - 1
const each = sections.map((section, index) => ({
  index,
  type: types[index],
  renamed: Object.assign({}, section, { id: 'another' }),
}))

/** What the check says after a change. */
function sentencesAfter(change: (list: unknown[]) => void): string[] {
  const text = changed((content) => change(listAt(content, ['sections'])))
  return problemsOf(text).map(said)
}

test.each(someOf(each, 3))(
  'section $index ($type) copied: one problem',
  ({ index, renamed }) => {
    const copy = sections[index]
    expect(sentencesAfter((list) => void list.splice(index, 0, copy))).toHaveLength(1)
    expect(sentencesAfter((list) => void list.push(copy))).toHaveLength(1)
    expect(sentencesAfter((list) => void list.splice(footer, 0, copy))).toHaveLength(1)
    expect(
      sentencesAfter((list) => void list.splice(index + 1, 0, renamed)),
    ).toHaveLength(1)
  },
)

test.each(someOf(each.slice(0, footer), 5))(
  'section $index ($type) deleted, or behind the footer: one problem',
  ({ index }) => {
    expect(sentencesAfter((list) => void list.splice(index, 1))).toHaveLength(1)
    expect(
      sentencesAfter((list) => void list.push(...list.splice(index, 1))),
    ).toHaveLength(1)
  },
)

test.each(['  ', '    ', '\t'])(
  'where the end or the beginning of an entry is lost shows by the indentation %j',
  (unit) => {
    const lines = `${JSON.stringify(JSON.parse(original), null, unit)}\n`.split('\n')
    const border = new RegExp(`^(?:${unit}){1,3}[\\]}],?$|^(?:${unit}){2}\\{$`)
    const borders = [...lines.keys()].filter((index) => border.test(lines[index] ?? ''))
    const lost = someOf(borders, 11)
    // Two lines: what ends one entry and begins the next, or two ends.
    const doubles = lost.filter((index) => borders.includes(index + 1))
    expect(borders.length).toBeGreaterThan(100)
    expect(doubles.length).toBeGreaterThan(3)
    const cuts = [
      ...lost.map((index) => ({ index, count: 1 })),
      ...doubles.map((index) => ({ index, count: 2 })),
    ]
    const wrong = cuts.flatMap(({ index, count }) => {
      const problems = problemsOf(lines.toSpliced(index, count).join('\n'))
      const [first] = problems
      const isRight =
        problems.length === 1 && first && Math.abs(first.line - index - 1) <= 1
      return isRight ? [] : [`${index} ${count}: ${problems.map(said).join(' | ')}`]
    })
    expect(wrong).toEqual([])
  },
)
