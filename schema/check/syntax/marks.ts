import { lineOf } from '../../read/lines.ts'
import { finding, type Finding } from '../finding.ts'
import { shorten, type Mend, type Place } from './place.ts'
import type { Step } from './reader.ts'

/** What may be missing in front of a token: marks, a value, a name. */
const forgotten = [',', ':', '0', '0,', '"":', '""', '}', ']', '{', '[', '},', '],']
const marks = [',', ':', '}', ']', '{', '[']

/** The name that follows stands already among those of the open group: another entry begins here. */
function isNextEntry(text: string, { token: { start }, state: { open } }: Step): boolean {
  const [name] = /^"[^"\n]*"(?=\s*:)/.exec(text.slice(start, start + 200)) ?? []
  let names = open?.bracket === '{' ? text.slice(open.offset + 1, start) : ''
  for (let inner = ''; inner !== names;) {
    inner = names
    names = inner.replaceAll(/\{[^{}[\]]*\}|\[[^{}[\]]*\]/g, '')
  }
  return name !== undefined && names.includes(`${name}:`)
}

/** Tells what is missing in front of a token. */
export function missing(text: string, json: string, step: Step): Finding {
  const here = { offset: step.token.start, length: 0 }
  const span = { offset: step.after, length: 0 }
  const put = (by: string) => ({ ...span, text: by })
  const bracket = json.charAt(0)
  if (json === ',' && text.slice(0, step.after).endsWith(',"'))
    return finding('comma-inside', {}, { offset: step.after - 2, length: 1 })
  if (json === ',' && isNextEntry(text, step)) return finding('lost-border', {}, here)
  if (/^[,:]/.test(json)) return finding('missing-mark', { mark: json }, span, put(json))
  if (/^[{[]/.test(json))
    return finding(
      'missing-opening',
      { bracket },
      span,
      put(step.after > 0 ? ` ${json}` : `${json}\n`),
    )
  const isName = bracket === '"'
  if (isName || bracket === '0')
    return finding('missing-value', { isName }, isName ? here : span)
  const line = lineOf(text, step.state.open?.offset ?? 0)
  return finding('missing-closing', { bracket, line }, span, put(json))
}

/** Marks that are missing before a token; that token being too much, or in the place of another one. */
export function* marksAround(place: Place): Iterable<Mend> {
  const { text, from, token, readAs } = place
  const { kind, end } = token
  const far = place.distance * 0.05
  for (const as of forgotten) {
    const cost = /^[,:]/.test(as) ? 1.5 : /^[0"]/.test(as) ? 3.5 : 3 + as.length
    const isOdd = as.startsWith('"') && /[{[]/.test(kind)
    const total = cost + far + (isOdd ? 0.5 : 0)
    yield { from, to: from, as, cost: total, toFinding: () => missing(text, as, place) }
  }
  if (kind === 'end' || kind === 'bad') return
  const found = text.slice(from, end)
  if (kind === 'string' || kind === 'value')
    return yield readAs('', found, 4 + far, 'two-values', { found: shorten(found) })
  const [, closing] =
    (kind === ',' && /^\s*([}\]])/.exec(text.slice(end, end + 200))) || []
  const cost = kind === ',' ? 1.1 : kind === ':' ? 2 : 3.4
  yield readAs('', found, cost + far, 'extra-piece', { found, closing }, { by: '' })
  for (const right of marks.filter((mark) => mark !== kind)) {
    const total = far + (found + right === ',:' ? 1.8 : 3.2)
    yield readAs(right, found, total, 'wrong-mark', { found, right }, { by: right })
  }
}
