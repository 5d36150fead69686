import { walk } from '../read/walk.ts'

/** Every name and value of a content. */
function namesAndValuesIn(content: unknown): Set<string> {
  const words = new Set<string>()
  walk(content, (value, path) => {
    for (const word of [value, path.at(-1)]) if (typeof word === 'string') words.add(word)
  })
  return words
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
    [...namesAndValuesIn(content)].flatMap((word) =>
      word === name || word === right ? [] : parts(word),
    ),
  )
  const isFamiliar = (each: string) => parts(each).every((part) => known.has(part))
  return isFamiliar(right) && !isFamiliar(name)
}
