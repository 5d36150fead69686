/** Random changes of a content: any value, name or stretch of its text. */
import fc from 'fast-check'

import { exotic } from './exotic.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const text = fc.oneof(
  fc.constantFrom(...exotic),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom<Json>(null, true, [], {}, [[]], -1, 1e21) },
)

/** `at` selects one of the content's values, modulo their number. */
const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'extend', 'rename', 'remove', 'double'),
  value,
  text,
})

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

interface Slot {
  holder: Record<string, Json>
  name: string
}

const isHolder = (json: Json): json is Record<string, Json> =>
  typeof json === 'object' && json !== null

function slotsOf(holder: Record<string, Json>): Slot[] {
  return Object.entries(holder).flatMap(([name, inside]) => [
    { holder, name },
    ...(isHolder(inside) ? slotsOf(inside) : []),
  ])
}

function apply(root: Record<string, Json>, { at, kind, value, text }: Change): void {
  const slots = slotsOf(root)
  const slot = slots[at % slots.length]
  if (!slot) return
  const { holder, name } = slot
  const before = holder[name] ?? null
  switch (kind) {
    case 'replace':
      holder[name] = value
      break
    case 'extend':
      holder[name] = typeof before === 'string' ? `${before} ${text}` : value
      break
    case 'rename':
      if (!Array.isArray(holder)) delete holder[name]
      holder[text] = before
      break
    case 'remove':
      if (Array.isArray(holder)) holder.splice(Number(name), 1)
      else delete holder[name]
      break
    case 'double':
      if (Array.isArray(holder)) holder.push(structuredClone(before))
      else holder[`${name}2`] = structuredClone(before)
      break
  }
}

/** Arbitrary variants of a content file: some changes, sometimes with random text inserted. */
export function mutated(original: string): fc.Arbitrary<string> {
  const changes = fc.array(change, { minLength: 1, maxLength: 4 })
  const raw = fc.option(fc.record({ at: fc.nat(), text }), { freq: 5 })
  return fc.tuple(changes, raw).map(([wanted, stretch]) => {
    const root = JSON.parse(original) as Record<string, Json> // The sample is an object.
    for (const one of wanted) apply(root, one)
    const written = JSON.stringify(root, null, 2)
    if (!stretch) return written
    const at = stretch.at % written.length
    return written.slice(0, at) + stretch.text + written.slice(at)
  })
}
