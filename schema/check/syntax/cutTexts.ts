import { shorten, type Mend, type Place } from './place.ts'

/** A name or a text that lacks its closing mark. */
function* unclosed({ from, rest, token, state, readAs }: Place): Iterable<Mend> {
  const side = 'behind'
  const [name] =
    (state.expects.startsWith('name') && /^"[\w.$-]+(?=\s*:)/.exec(rest)) || []
  if (name !== undefined) {
    const edit = { offset: from + name.length, length: 0, text: '"' }
    const data = { side, right: `${name}"`, isCut: false } as const
    yield readAs('""', name, 1.3, 'missing-quote', data, { edit })
  } else if (token.kind === 'bad') {
    const written = rest.replace(/(?<=.)[\s,]+$/, '')
    // A backslash before the closing mark makes it a part of the text. Words may be lost with the mark.
    const right = shorten(`"${written.slice(1).replace(/\\"$/, '')}"`)
    yield readAs('""', written, 4, 'missing-quote', { side, right, isCut: true })
    const data = { side, right: `${right},`, isCut: true } as const
    yield readAs('"",', written, 4.1, 'missing-quote', data)
  }
}

/** A text that goes on in the next lines. */
function* broken({ text, from, rest, readAs }: Place): Iterable<Mend> {
  const lines = text
    .slice(from, from + 5000)
    .split('\n')
    .slice(0, 40)
  const last = lines.findIndex((line, index) => index > 0 && /^\s*["{}[\]]|"/.test(line))
  const [end] = /^(?!\s*(?:"\s*[^\s,]|[{}[\]]))[^"]*"/.exec(lines[last] ?? '') ?? []
  if (end === undefined) return
  const written = [...lines.slice(0, last), end].join('\n')
  // Without a space before it the break may stand in the middle of a word.
  const isBetweenWords = !/[^ \t\\\r]\r?\n/.test(written)
  const right = written.replaceAll(/[ \t]*\\?[ \t]*\r?\n[ \t]*/g, ' ')
  const edit = isBetweenWords
    ? { offset: from, length: written.length, text: right }
    : undefined
  const span = { offset: from + rest.length, length: 0 }
  yield readAs('""', written, 1, 'line-break', {}, { span, edit })
}

/** A text that has only its closing mark: 70000-000". */
function* unopened({ from, rest, readAs }: Place): Iterable<Mend> {
  const form = /^(?!(?:-?\d[\d.]*|true|false|null)\s*[,:])(?:\{\w+\}|[^"“'‘{[])[^"]*"/
  const [written] = form.exec(rest) ?? []
  if (written === undefined) return
  // On keyboards with dead keys, " and a vowel make one letter.
  const [first = '', isMarked] = written
    .charAt(0)
    .normalize('NFD')
    .split(/(\u0308)/)
  const right = shorten(`"${isMarked ? first + written.slice(1) : written}`)
  const edit = isMarked ? undefined : { offset: from, length: 0, text: '"' }
  yield readAs(
    '""',
    written,
    4,
    'missing-quote',
    { side: 'before', right, isCut: false },
    { edit },
  )
}

/** The texts of which one mark is missing, or whose line was broken. */
export function* cutTexts(place: Place): Iterable<Mend> {
  if (!place.rest.startsWith('"')) return yield* unopened(place)
  yield* unclosed(place)
  yield* broken(place)
}
