import { describeValue } from '../messages/describeValue.ts'
import type { ModelNode } from '../model/node.ts'
import { inBoth } from '../model/words.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { plainName, sectionTypeNamed } from './matchNames.ts'
import { namesOfLanguages } from './namesOfLanguages.ts'
import { nearest } from './nearest.ts'

/** What people write in the place of our keys. */
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
  // "segunda" and "seg" are the beginning of one day's name alone.
  const [begun, another] = choices.filter((_, index) =>
    namesAt(index).some((name) => plain.length >= 3 && name.startsWith(plain)),
  )
  return called ?? (another === undefined ? begun : undefined) ?? nearest(value, choices)
}

/** A section whose type is named otherwise. */
function typeMeant(path: Path, value: string): string | undefined {
  const isType = path.length === 3 && path[0] === 'sections' && path[2] === 'type'
  return isType ? sectionTypeNamed(value) : undefined
}

/** A value that is none of those to choose from, and the one that was meant. */
export function wrongChoice(document: Document, path: Path): Finding {
  const value = document.valueAt(path)
  const node = schemaAt(document.value, path) ?? {}
  const { enum: choices = [] } = node
  const written = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  const near =
    typeof value === 'string'
      ? (typeMeant(path, value) ?? meantChoice(value, node))
      : undefined
  const thing = describeValue(document.value, path)
  const span = document.valueSpan(path)
  const edit = near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
  const otherwise = node.otherwise === undefined ? undefined : inBoth(node.otherwise)
  const data = { thing, value: written, choices, near, otherwise }
  return finding('wrong-choice', data, span, edit)
}
