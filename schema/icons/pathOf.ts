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
