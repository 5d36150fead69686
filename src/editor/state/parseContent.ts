import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { model } from '../../../schema/model/model.ts'
import type { ModelNode } from '../../../schema/model/node.ts'
import { isRecord } from '../../../schema/read/lookUp.ts'
import { modelOf } from '../../../schema/read/modelTree.ts'

const isContentProperty = (name: string) =>
  name !== '$schema' && Object.hasOwn(model.properties ?? {}, name)

/** Parses content, without checking it. Returns undefined if the text is not JSON or does not have the structure. */
export function parseContent(text: string): SiteContent | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (!isRecord(value) || !Object.keys(value).some(isContentProperty)) return undefined
    // Fields can handle missing and wrong values. The code around them relies only on the structure.
    return hasModelStructure(value)
      ? (withRequired(value, model) as unknown as SiteContent)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether the top-level parts, their entries, and their lists have the model's structure. Checks no deeper values. */
function hasModelStructure(content: Record<string, unknown>): boolean {
  return partsOf(content, model).every(
    ([value, node]) =>
      hasType(value, node) &&
      partsOf(Object(value), node).every(([part, partNode]) => {
        const isEntry = Array.isArray(value) || value === content['catalogs']
        return hasType(part, partNode) || (!isEntry && !modelOf(partNode, part).items)
      }),
  )
}

/** Adds the groups and lists that the content always has, if a file written by hand lacks them. */
function withRequired(
  value: Record<string, unknown>,
  { properties, required }: ModelNode,
) {
  const completedValue = { ...value }
  for (const name of required ?? []) {
    const part = completedValue[name] ?? {}
    const node = modelOf(properties?.[name] ?? {}, part)
    if (node.items) completedValue[name] ??= []
    else if (node.type === 'object' && isRecord(part))
      completedValue[name] = withRequired(part, node)
  }
  return completedValue
}

/** The values in a group or list, with their nodes in the model. */
function partsOf(value: object, node: ModelNode): [value: unknown, node: ModelNode][] {
  const { properties = {}, items } = modelOf(node, value)
  return Object.entries(value).flatMap(([key, part]): [unknown, ModelNode][] => {
    const partNode =
      items ?? (Object.hasOwn(properties, key) ? properties[key] : undefined)
    return partNode ? [[part, partNode]] : []
  })
}

function hasType(value: unknown, node: ModelNode): boolean {
  const { properties, items } = modelOf(node, value)
  return items ? Array.isArray(value) : !properties || isRecord(value)
}
