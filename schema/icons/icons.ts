/** The drawings of all icons, which are those of Lucide. The check needs only their names (generated/iconNames.ts). */
import { icons as lucide } from '@iconify-json/lucide'

import { commonIcons } from '../model/sections/services.ts'

const icons = new Map(Object.entries(lucide.icons))

/** Names that are easier than those of Lucide, and Lucide's former names. */
const aliases = new Map([
  ['mobile', 'smartphone'],
  ['spark', 'sparkles'],
  ['blueprint', 'drafting-compass'],
  ['chart', 'chart-line'],
  ['gear', 'settings'],
  ...Object.entries(lucide.aliases ?? {}).map(
    ([name, { parent }]) => [name, parent] as const,
  ),
])

/** Names of all icons, common ones first. */
export function allIconNames(): string[] {
  const names = new Set([...commonIcons, ...icons.keys(), ...aliases.keys()])
  return [...names].filter((name) => drawingOf(name) !== undefined)
}

/**
 * An icon as markup on a grid of 24, in the current color. Undefined if no icon has this name, or if Lucide has removed
 * the icon, which is then hidden.
 */
export function drawingOf(name: string): string | undefined {
  const icon = icons.get(aliases.get(name) ?? name)
  return icon?.hidden ? undefined : icon?.body.replaceAll('stroke-width="2"', strokeWidth)
}

/** The width of the page's lines, which are thinner than Lucide's. */
const strokeWidth = 'stroke-width="1.75"'
