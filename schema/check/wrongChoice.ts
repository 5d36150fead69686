import type { ModelNode } from '../model/node.ts'
import { inBoth } from '../model/sentences.ts'
import { plainName } from '../plainWords.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { namesOfLanguages } from './namesOfLanguages.ts'
import { nearest } from './nearest.ts'

/** What people write instead of our keys. */
const otherNames = new Map([...namesOfLanguages(), ['twitter', 'x']])

function meantChoice(
  value: string,
  { enum: choices = [], enumDetails, markdownEnumDescriptions = [] }: ModelNode,
): string | undefined {
  const other = otherNames.get(value.toLowerCase().replaceAll('_', '-'))
  const labels = (enumDetails ?? markdownEnumDescriptions).map((label) =>
    Object.values(inBoth(label)).map(plainName),
  )
  const plain = plainName(value)
  const namesAt = (index: number) => [
    plainName(choices[index] ?? ''),
    ...(labels[index] ?? []),
  ]
  const called = choices.find(
    (choice, index) =>
      choice === other || (plain !== '' && namesAt(index).includes(plain)),
  )
  // An unambiguous beginning is enough: "seg" for "segunda-feira".
  const [begun, another] = choices.filter((_, index) =>
    namesAt(index).some((name) => plain.length >= 3 && name.startsWith(plain)),
  )
  return called ?? (another === undefined ? begun : undefined) ?? nearest(value, choices)
}

/** The finding for a value that is none of the choices, with the one that is meant. */
export function wrongChoice(document: Document, path: Path): Finding {
  const value = document.valueAt(path)
  const node = schemaAt(document.value, path) ?? {}
  const { enum: choices = [] } = node
  const written = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  const near = typeof value === 'string' ? meantChoice(value, node) : undefined
  const span = document.valueSpan(path)
  const edit = near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
  const otherwise = node.otherwise === undefined ? undefined : inBoth(node.otherwise)
  const data = { thing: path, value: written, choices, near, otherwise }
  return finding('wrong-choice', data, span, edit)
}
