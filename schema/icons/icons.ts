/** The drawings of all icons: our own and those of Lucide. The check needs only their names (generated/iconNames.ts). */
import { icons as lucide } from '@iconify-json/lucide'

import { ownIcons, type IconDrawing } from './ownIcons.ts'

const icons = new Map(Object.entries(lucide.icons))
const aliases = new Map(
  Object.entries(lucide.aliases ?? {}).map(([name, { parent }]) => [name, parent]),
)

/** Lucide's drawing for a name or a former name; icons that Lucide has removed are hidden. */
function lucideDrawing(name: string): string | undefined {
  const icon = icons.get(aliases.get(name) ?? name)
  return icon?.hidden ? undefined : icon?.body
}

/** Names of all icons, this project's own first. */
export function knownIcons(): string[] {
  const names = new Set([...Object.keys(ownIcons), ...icons.keys(), ...aliases.keys()])
  return [...names].filter((name) => drawingOf(name) !== undefined)
}

/** The line width of all icons, in units of their grid. */
const lineWidth = 1.75

/** An icon as markup on a grid of 24, in the current color. Undefined if no icon has this name. */
export function drawingOf(name: string): string | undefined {
  const ownIcon = Object.hasOwn(ownIcons, name) ? ownIcons[name] : undefined
  return ownIcon
    ? markupOf(ownIcon)
    : lucideDrawing(name)?.replaceAll('stroke-width="2"', `stroke-width="${lineWidth}"`)
}

const markupOf = ({ line, dot }: IconDrawing) =>
  `<path fill="none" stroke="currentColor" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round" d="${line}"/>` +
  (dot ? `<circle fill="currentColor" cx="${dot[0]}" cy="${dot[1]}" r="${dot[2]}"/>` : '')
