/**
 * The drawings of all icons: this project's own and Lucide's. The check needs their names alone
 * (generated/iconNames.ts).
 */
import { icons as lucide } from '@iconify-json/lucide'

import { ownIcons, type IconDrawing } from './ownIcons.ts'
import { pathOf } from './pathOf.ts'

const icons = new Map(Object.entries(lucide.icons))
const parents = new Map(
  Object.entries(lucide.aliases ?? {}).map(([name, { parent }]) => [name, parent]),
)

/** Lucide's drawing for a name or a former name; icons that Lucide has removed are hidden. */
function bodyOf(name: string): string | undefined {
  const icon = icons.get(parents.get(name) ?? name)
  return icon?.hidden ? undefined : icon?.body
}

/** Names of all icons, this project's own first. */
export function knownIcons(): string[] {
  const names = new Set([...Object.keys(ownIcons), ...icons.keys(), ...parents.keys()])
  return [...names].filter((name) => drawingOf(name) !== undefined)
}

/** Undefined where no icon has this name. */
export function drawingOf(name: string): IconDrawing | undefined {
  if (Object.hasOwn(ownIcons, name)) return ownIcons[name]
  const body = bodyOf(name)
  return body === undefined ? undefined : { line: pathOf(body) }
}
