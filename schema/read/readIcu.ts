import {
  isPluralElement,
  isSelectElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

/** A range of a text. */
interface Range {
  start: number
  end: number
}

/** A placeholder: its name and place in the text. */
export interface Argument extends Range {
  name: string
  /** Is it a name alone, {year}, and no choice or number format? */
  isPlain: boolean
}

export type Icu = { ok: true; arguments: Argument[] } | ({ ok: false } & Range)

function collect(elements: MessageFormatElement[]): Argument[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const { start, end } = element.location ?? {}
    const argument = {
      name: element.value,
      start: start?.offset ?? 0,
      end: end?.offset ?? 0,
      isPlain: element.type === TYPE.argument,
    }
    const options =
      isSelectElement(element) || isPluralElement(element)
        ? Object.values(element.options)
        : []
    return [argument, ...options.flatMap(({ value }) => collect(value))]
  })
}

/** Offset of the first unmatched brace: a } that the parser would show to visitors, or a { that is never closed. */
function unmatchedBrace(text: string): number | undefined {
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === "'" && /[{}]/.test(text.charAt(at + 1))) {
      const close = text.indexOf("'", at + 1)
      at = close === -1 ? text.length : close
    } else if (character === '{') open.push(at)
    else if (character === '}' && open.pop() === undefined) return at
  }
  return open.at(-1)
}

/** Parses the placeholders of a text. */
export function readIcu(text: string): Icu {
  if (!/[{}']/.test(text)) return { ok: true, arguments: [] }
  const start = unmatchedBrace(text)
  if (start !== undefined) return { ok: false, start, end: start + 1 }
  try {
    const elements = parse(text, { ignoreTag: true, captureLocation: true })
    return { ok: true, arguments: collect(elements) }
  } catch {
    const first = text.indexOf('{')
    return { ok: false, start: first, end: first + 1 }
  }
}
