/**
 * The drawings of all icons: this project's own and Lucide's. The check needs their names alone
 * (generated/iconNames.ts).
 */
import { icons as lucide } from '@iconify-json/lucide'

import { ownIcons, type IconDrawing } from './ownIcons.ts'

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

/** Converts SVG shapes into one path, which looks the same when stroked. */
export function pathOf(body: string): string {
  const shapes = body.matchAll(/<(path|circle|ellipse|rect)\s([^>]*)>/g)
  return [...shapes]
    .map(([, tag = '', attributes = '']) => shapeOf(tag, attributes))
    .join('')
}

function shapeOf(tag: string, attributes: string): string {
  const values = new Map(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  const number = (name: string) => Number(values.get(name))
  switch (tag) {
    case 'path':
      // A relative move would continue from the end of the previous path.
      return (values.get('d') ?? '').replace(/^m/, 'M')
    case 'rect':
      return rectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        number(values.has('rx') ? 'rx' : 'ry'),
      )
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    default:
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${rounded(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** All of Lucide's rectangles have round corners. */
function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const [across, down] = [rounded(width - 2 * radius), rounded(height - 2 * radius)]
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return (
    `M${rounded(x + radius)} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  )
}

/** Rounds away binary errors: 0.3 instead of 0.30000000000000004. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
