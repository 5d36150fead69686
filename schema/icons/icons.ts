/** The drawings of all icons, this project's own and Lucide's. The check needs only their names (generated/iconNames.ts). */
import { icons as lucide } from '@iconify-json/lucide'

import { readDrawing, valueOf, type DrawingElement } from '../pictures/drawing.ts'
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

/** Undefined if no icon has this name. */
export function drawingOf(name: string): IconDrawing | undefined {
  if (Object.hasOwn(ownIcons, name)) return ownIcons[name]
  const body = bodyOf(name)
  return body === undefined ? undefined : { line: pathOf(body) }
}

/** Converts SVG shapes into one path, which looks the same when stroked. */
export function pathOf(body: string): string {
  return readDrawing(`<svg>${body}</svg>`)?.elements.map(shapeOf).join('') ?? ''
}

function shapeOf(element: DrawingElement): string {
  const number = (name: string) => Number(valueOf(element, name))
  const [rx, ry] = [number('rx'), number('ry')]
  switch (element.name) {
    case 'path':
      // A relative move would continue from the end of the previous path.
      return (valueOf(element, 'd') ?? '').replace(/^m/, 'M')
    case 'rect':
      return rectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        rx || ry,
      )
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), rx, ry)
    default:
      return ''
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
