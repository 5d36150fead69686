/** The drawings of the icons that a content may name: those drawn for this project, and Lucide's. The check knows their names alone (generated/iconNames.ts). */
import { icons as lucide } from '@iconify-json/lucide'

import { drawn, type Drawing } from './drawn.ts'
import { pathOf } from './pathOf.ts'

const icons = new Map(Object.entries(lucide.icons))
const parents = new Map(
  Object.entries(lucide.aliases ?? {}).map(([name, { parent }]) => [name, parent]),
)

/** Lucide's drawing under a name or a former name; those that it has given up are hidden. */
function bodyOf(name: string): string | undefined {
  const icon = icons.get(parents.get(name) ?? name)
  return icon?.hidden ? undefined : icon?.body
}

/** Every name that has a drawing, this project's own first. */
export function knownIcons(): string[] {
  const names = new Set([...Object.keys(drawn), ...icons.keys(), ...parents.keys()])
  return [...names].filter((name) => drawingOf(name) !== undefined)
}

export function drawingOf(name: string): Drawing | undefined {
  if (Object.hasOwn(drawn, name)) return drawn[name]
  const body = bodyOf(name)
  return body === undefined ? undefined : { line: pathOf(body) }
}
