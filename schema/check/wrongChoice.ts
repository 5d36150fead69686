import { idFrom, normalizedName } from '../characters.ts'
import { iconNames } from '../generated/iconNames.ts'
import { excerpt } from '../messages/describe.ts'
import type { ModelNode } from '../model/node.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, stringEdit, type Finding } from './finding.ts'
import { nearestSpelling } from './nearestSpelling.ts'

/** The choice whose key or label, in either language, equals the value, or the one with the nearest spelling. */
function probableChoice(
  value: string,
  { enum: choices = [], markdownEnumDescriptions: labels = [] }: ModelNode,
): string | undefined {
  const normalized = normalizedName(value)
  const isMatch = (choice: string, index: number) =>
    [choice, ...Object.values(labels[index] ?? {})]
      .map(normalizedName)
      .includes(normalized)
  return (
    (normalized === '' ? undefined : choices.find(isMatch)) ??
    nearestSpelling(value, choices)
  )
}

/** The finding for a value that is not one of these choices. `suggestion` is the one that the owner probably meant. */
export function wrongChoiceAmong(
  parsed: ParsedFile,
  path: Path,
  choices: readonly string[],
  suggestion: string | undefined,
): Finding {
  const value = parsed.valueAt(path)
  const span = parsed.valueSpan(path)
  const edit = stringEdit(suggestion, span)
  const data = {
    path,
    text: typeof value === 'string' ? `“${excerpt(value)}”` : JSON.stringify(value),
    choices,
    suggestion,
    advice: nodeAt(parsed.value, path)?.advice,
    isDuplicate: false,
  }
  return finding('wrong-choice', data, span, { edit })
}

/** The finding for a value that is none of the choices in the model. */
export function wrongChoice(parsed: ParsedFile, path: Path): Finding {
  const value = parsed.valueAt(path)
  const node = nodeAt(parsed.value, path) ?? {}
  const suggestion = typeof value === 'string' ? probableChoice(value, node) : undefined
  return wrongChoiceAmong(parsed, path, node.enum ?? [], suggestion)
}

/** The finding for an unknown icon. Its choices are the examples of the model. */
export function unknownIcon(parsed: ParsedFile, path: Path, value: string): Finding {
  const name = idFrom(value)
  // Suggests nothing for a short word, because one of the 1,900 icon names is always similar.
  const suggestion = name.length > 4 ? nearestSpelling(name, iconNames, 1) : undefined
  const examples = nodeAt(parsed.value, path)?.examples?.map(String) ?? []
  return wrongChoiceAmong(parsed, path, examples, suggestion)
}
