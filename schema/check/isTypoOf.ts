import { isRecord } from '../read/readDocument.ts'

/** Every name and value of a content. */
function wordsIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value)
  else if (Array.isArray(value)) for (const item of value) wordsIn(item, into)
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value)) {
      into.add(name)
      wordsIn(item, into)
    }
  return into
}

const parts = (name: string) => name.split(/[.-]/)

const digits = (name: string) => name.replaceAll(/\D/g, '')

/**
 * Is `name` a typing mistake of `right`? Not if all other parts of `name` occur elsewhere in the content, as "services" and
 * "title" do. Another number is another entry: "prices.4.title" is no mistake of "prices.3.title".
 */
export function isTypoOf(name: string, right: string, content: unknown): boolean {
  if (digits(name) !== digits(right)) return false
  const known = new Set(
    [...wordsIn(content)].flatMap((word) =>
      word === name || word === right ? [] : parts(word),
    ),
  )
  const isFamiliar = (each: string) => parts(each).every((part) => known.has(part))
  return isFamiliar(right) && !isFamiliar(name)
}
