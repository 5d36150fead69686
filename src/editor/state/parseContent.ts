import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { model } from '../../../schema/model/model.ts'
import type { ModelNode } from '../../../schema/model/node.ts'
import { modelOf } from '../../../schema/read/modelTree.ts'
import { isRecord } from '../../../schema/read/readDocument.ts'

const isPart = (key: string) =>
  key !== '$schema' && Object.hasOwn(model.properties ?? {}, key)

/** The content of a text, not checked. Undefined where it is no JSON, or another program's. */
export function parseContent(text: string): SiteContent | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (!isRecord(value) || !Object.keys(value).some(isPart)) return undefined
    // Editor and preview can handle missing parts, but no parts of another shape.
    return isShaped(value) ? (value as unknown as SiteContent) : undefined
  } catch {
    return undefined
  }
}

/** Are the top parts and their entries groups and lists, as in the model? Deeper values may be anything: their fields can handle that. */
function isShaped(content: Record<string, unknown>): boolean {
  return partsOf(content, model).every(
    ([value, node]) =>
      fits(value, node) &&
      (Array.isArray(value) || value === content['catalogs']
        ? partsOf(Object(value), node)
        : []
      ).every(([part, own]) => fits(part, own)),
  )
}

/** The values in a group or list, each with its node of the model. */
function partsOf(value: object, node: ModelNode): [value: unknown, node: ModelNode][] {
  const { properties = {}, items } = modelOf(node, value)
  return Object.entries(value).flatMap(([key, part]): [unknown, ModelNode][] => {
    const own = items ?? (Object.hasOwn(properties, key) ? properties[key] : undefined)
    return own ? [[part, own]] : []
  })
}

function fits(value: unknown, node: ModelNode): boolean {
  const { properties, items } = modelOf(node, value)
  return items ? Array.isArray(value) : !properties || isRecord(value)
}
