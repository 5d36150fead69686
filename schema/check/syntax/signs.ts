import type { Span } from '../../problem.ts'
import { shorten, type Mend, type Place } from './place.ts'
import type { Mark } from './tokens.ts'

const comment = /^\/\*[^]*?\*\/|^\/[/*].*/
const oddSpaces = /^(?:[^\S \t\r\n]|[\u200b-\u200f\u2060\ufeff])+/
/** What has no width leaves none: lines stay as far in as they seemed. */
function asSpaces(spaces: string): string {
  return spaces.replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '').replaceAll(/./gs, ' ')
}
/** Signs that stand for a mark: those of other alphabets and programs, and what is typed instead at the end of a line. */
const standIns: [form: RegExp, right: Mark, cost: number, extra: number][] = [
  [/^[;，、،‚=：∶]/, ',', 0.9, 1],
  [/^[;，、،‚=：∶]/, ':', 0.9, 1],
  // Between a name and its value, whatever stands there means a colon: "city" - "Brasília"
  [/^[=\-–—→|~•·/\\.<>*^;,:]{1,3}(?=[ \t]*["'{[\d])/, ':', 0.9, 4],
  [/^[.<>^~´`\\|·•*_+-]{1,2}(?=[ \t,]*$)/, ',', 1.2, 1.3],
  [/^[()](?=[ \t,]*$)/, ',', 1.2, 4],
  [/^｛|^[(<](?=[ \t,]*$)/, '{', 0.9, 4],
  [/^｝|^[)>](?=[ \t,]*$)/, '}', 0.9, 4],
]

/** Signs that stand for others, and those that mean nothing. */
export function* signs({ text, from, rest, readAs }: Place): Iterable<Mend> {
  const [spaces = ''] = oddSpaces.exec(rest) ?? []
  if (spaces !== '')
    yield readAs('', spaces, 0, 'odd-space', {}, { by: asSpaces(spaces) })
  const [note] =
    comment.exec(rest.startsWith('/*') ? text.slice(from, from + 5000) : rest) ?? []
  // Programs that write a file anew leave out what they did not change: "// ... other services ..."
  if (note !== undefined && /\.{3}|…/.test(note))
    return yield readAs('', note, 1, 'left-out', { found: shorten(note.trimEnd()) })
  if (note !== undefined) {
    // Somebody may only have meant to hide the entry for a while.
    const isEntry = /["'“”]\s*:/.test(note)
    const by = isEntry ? undefined : ''
    const written = note.trimEnd()
    // A comma at its end may belong to what stands before it.
    yield readAs('', written.replace(/,$/, ''), 0.9, 'comment', { isEntry }, { by })
    return yield readAs('', written, 1, 'comment', { isEntry }, { by })
  }
  for (const [form, right, cost, extra] of standIns) {
    const [found] = form.exec(rest) ?? []
    if (found === undefined) continue
    yield readAs(right, found, cost, 'wrong-mark', { found, right }, { by: right })
    yield readAs(
      '',
      found,
      extra,
      'extra-piece',
      { found, closing: undefined },
      { by: extra < 4 ? '' : undefined },
    )
  }
}

const wholeText = /^"(?:\\.|[^"\\\n])*"/
const oddSign =
  /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}|(?=(.?)))|((?:\r(?!\n)|[^\P{Cc}\r\n])+)/gu

/**
 * What belongs in the place of a tab, a soft break or another sign that nobody sees. Where there are many, words were lost; what
 * follows the sign of a terminal's command (ESC) would stay; and a name or a word by itself may have had nothing there.
 */
function forControls(written: string, found: string, at: number): string | undefined {
  if (found.length > 2 || found.includes('\u001b') || !/^"[^"\n]* /.test(written))
    return undefined
  return written.charAt(at - 1) <= ' ' || written[at + found.length] === ' ' ? '' : ' '
}

/**
 * What belongs in the place of a backslash that JSON does not know. Beside anything but spaces it may be part of a path, or an
 * escape of another language; programs that translate make "\ n" of "\n".
 */
function forBackslash(written: string, next: string, at: number): string | undefined {
  if (next === "'") return ''
  const isAlone = written[at - 1] === ' ' && /^ [^bfnrtu"]/.test(written.slice(at + 1))
  return isAlone ? '\\\\' : undefined
}

/** A text with signs in it that JSON does not allow; the first is marked. */
export function* signsInText({ from, rest, readAs }: Place): Iterable<Mend> {
  const [written = ''] = wholeText.exec(rest) ?? []
  const odd: { next: string | undefined; span: Span; by: string | undefined }[] = []
  const right = written.replaceAll(
    oddSign,
    (sign, next: string | undefined, controls: string | undefined, at: number) => {
      if (next === undefined && controls === undefined) return sign
      const by =
        next === undefined
          ? forControls(written, sign, at)
          : forBackslash(written, next, at)
      odd.push({ next, span: { offset: from + at, length: sign.length }, by })
      return by ?? sign
    },
  )
  const isSure = odd.every(({ by }) => by !== undefined)
  const edit = isSure ? { offset: from, length: written.length, text: right } : undefined
  for (const { next, span } of odd.slice(0, 1))
    yield next === undefined
      ? readAs('""', written, 1, 'control-character', {}, { span, edit })
      : readAs('""', written, 1, 'backslash', { next }, { span, edit })
}
