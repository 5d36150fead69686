import type { ModelNode } from '../model/node.ts'
import { inBoth } from '../model/sentences.ts'
import { plainName } from '../plainWords.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { namesOfLanguages } from './namesOfLanguages.ts'
import { nearest } from './nearest.ts'

/** What people write instead of our keys. */
const otherNames = new Map([...namesOfLanguages(), ['twitter', 'x']])

/** The choice that a word means: by its key or its label in either language. */
function meantChoice(
  value: string,
  { enum: choices = [], markdownEnumDescriptions: labels = [] }: ModelNode,
): string | undefined {
  const other = otherNames.get(value.toLowerCase().replaceAll('_', '-'))
  const plain = plainName(value)
  const isCalled = (choice: string, index: number) =>
    [choice, ...Object.values(inBoth(labels[index] ?? ''))].map(plainName).includes(plain)
  return (
    choices.find((choice) => choice === other) ??
    (plain === '' ? undefined : choices.find(isCalled)) ??
    nearest(value, choices)
  )
}

/** The finding for a value that is none of the choices, with the one that is meant. */
export function wrongChoice(document: Document, path: Path): Finding {
  const value = document.valueAt(path)
  const node = nodeAt(document.value, path) ?? {}
  const { enum: choices = [], otherwise } = node
  const near = typeof value === 'string' ? meantChoice(value, node) : undefined
  const span = document.valueSpan(path)
  const edit = near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
  const data = {
    thing: path,
    value: typeof value === 'string' ? `“${value}”` : JSON.stringify(value),
    choices,
    near,
    otherwise: otherwise === undefined ? undefined : inBoth(otherwise),
  }
  return finding('wrong-choice', data, span, edit)
}
