import { iconNames } from '../generated/iconNames.ts'
import { excerpt } from '../messages/describe.ts'
import type { ModelNode } from '../model/node.ts'
import { idFrom, normalizedName } from '../normalizedText.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, replacedBy, type Finding } from './finding.ts'
import { nearestSpelling } from './nearestSpelling.ts'

/** The choice that a word means: by its key or its label in either language. */
function meantChoice(
  value: string,
  { enum: choices = [], markdownEnumDescriptions: labels = [] }: ModelNode,
): string | undefined {
  const normalized = normalizedName(value)
  const isCalled = (choice: string, index: number) =>
    [choice, ...Object.values(labels[index] ?? {})]
      .map(normalizedName)
      .includes(normalized)
  return (
    (normalized === '' ? undefined : choices.find(isCalled)) ??
    nearestSpelling(value, choices)
  )
}

/** The finding for a value that is none of these choices. `near` is the choice that is probably meant. */
export function noSuchChoice(
  parsed: ParsedFile,
  path: Path,
  choices: readonly string[],
  near: string | undefined,
): Finding {
  const value = parsed.valueAt(path)
  const span = parsed.valueSpan(path)
  const edit = replacedBy(near, span)
  const data = {
    path,
    written: typeof value === 'string' ? `“${excerpt(value)}”` : JSON.stringify(value),
    choices,
    near,
    otherwise: nodeAt(parsed.value, path)?.otherwise,
  }
  return finding('wrong-choice', data, span, { edit })
}

/** The finding for a value that is none of the choices in the model. */
export function wrongChoice(parsed: ParsedFile, path: Path): Finding {
  const value = parsed.valueAt(path)
  const node = nodeAt(parsed.value, path) ?? {}
  const near = typeof value === 'string' ? meantChoice(value, node) : undefined
  return noSuchChoice(parsed, path, node.enum ?? [], near)
}

export function unknownIcon(parsed: ParsedFile, path: Path, value: string): Finding {
  const name = idFrom(value)
  // Not for short words: one of the 1,900 names is always similar.
  const near = name.length > 4 ? nearestSpelling(name, iconNames, 1) : undefined
  const examples = nodeAt(parsed.value, path)?.examples?.map(String) ?? []
  return noSuchChoice(parsed, path, examples, near)
}
