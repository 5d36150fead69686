import {
  isPluralElement,
  isSelectElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

/** A placeholder: its span in the text, and its kind. */
export interface Argument {
  name: string
  start: number
  end: number
  /** "argument", "plural", "select a b other" …: must be the same in every language. */
  kind: string
}

export type IcuFault =
  | 'brace-unclosed'
  | 'brace-empty'
  | 'brace-stray'
  | 'other-missing'
  | 'text-broken'

export type Icu =
  | { ok: true; arguments: Argument[] }
  | { ok: false; fault: IcuFault; start: number; end: number }

function kindOf(element: MessageFormatElement): string {
  return isSelectElement(element)
    ? `select ${Object.keys(element.options).toSorted().join(' ')}`
    : TYPE[element.type]
}

function collect(elements: MessageFormatElement[], into: Argument[]): Argument[] {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    into.push({
      name: element.value,
      start: element.location?.start.offset ?? 0,
      end: element.location?.end.offset ?? 0,
      kind: kindOf(element),
    })
    if (isSelectElement(element) || isPluralElement(element)) {
      for (const option of Object.values(element.options)) collect(option.value, into)
    }
  }
  return into
}

/** Offset of the first unmatched }, which the parser would show to visitors. */
function strayBrace(text: string): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === "'" && /[{}]/.test(text.charAt(at + 1))) {
      const close = text.indexOf("'", at + 1)
      at = close === -1 ? text.length : close
    } else if (character === '{') depth += 1
    else if (character === '}') {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return undefined
}

/** Offset of the last unmatched {. */
function unclosedBrace(text: string): number {
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text.charAt(at) === '}') depth += 1
    if (text.charAt(at) === '{') {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return text.indexOf('{')
}

function fault(text: string, error: unknown): Icu {
  const name = error instanceof Error ? error.message : ''
  const open = unclosedBrace(text)
  const opens = text.split('{').length
  const closes = text.split('}').length
  if (opens > closes)
    return { ok: false, fault: 'brace-unclosed', start: open, end: open + 1 }
  const empty = /\{\s*\}/.exec(text)
  if (name.includes('EMPTY_ARGUMENT') && empty) {
    return {
      ok: false,
      fault: 'brace-empty',
      start: empty.index,
      end: empty.index + empty[0].length,
    }
  }
  const first = text.indexOf('{')
  const missing = name.includes('MISSING_OTHER_CLAUSE')
  return {
    ok: false,
    fault: missing ? 'other-missing' : 'text-broken',
    start: first,
    end: first + 1,
  }
}

/** Parses the placeholders of a text. */
export function readIcu(text: string): Icu {
  if (!/[{}']/.test(text)) return { ok: true, arguments: [] }
  const stray = strayBrace(text)
  if (stray !== undefined)
    return { ok: false, fault: 'brace-stray', start: stray, end: stray + 1 }
  try {
    const elements = parse(text, { ignoreTag: true, captureLocation: true })
    return { ok: true, arguments: collect(elements, []) }
  } catch (error) {
    return fault(text, error)
  }
}
