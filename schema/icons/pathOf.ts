/** Shapes of an SVG as one path: what is drawn with a line around it looks the same. */
export function pathOf(body: string): string {
  const shapes = body.matchAll(/<(path|circle|ellipse|rect)\s([^>]*)>/g)
  return [...shapes]
    .map(([, tag = '', attributes = '']) => shapeOf(tag, attributes))
    .join('')
}

function shapeOf(tag: string, attributes: string): string {
  const text = (name: string) =>
    new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
  const number = (name: string) => Number(text(name) ?? 0)
  switch (tag) {
    case 'path':
      return fromAbsolute(text('d') ?? '')
    case 'rect': {
      const rx = Number(text('rx') ?? text('ry') ?? 0)
      const ry = Number(text('ry') ?? rx)
      return rectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        rx,
        ry,
      )
    }
    default: {
      const rx = Number(text('r') ?? text('rx'))
      const ry = Number(text('r') ?? text('ry'))
      const [left, y] = [rounded(number('cx') - rx), number('cy')]
      return `M${left} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
    }
  }
}

/** A path may begin with a relative move, which behind another path would start from its end. */
function fromAbsolute(path: string): string {
  const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`
  const start = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*`)
  // Pairs of numbers that follow a move are lines, relative as the move was.
  return path.replace(
    start,
    (whole, x: string, y: string) =>
      `M${x} ${y}${/[-.\d]/.test(path.charAt(whole.length)) ? 'l' : ''}`,
  )
}

function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  ry: number,
): string {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [across, down] = [rounded(width - 2 * rx), rounded(height - 2 * ry)]
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return (
    `M${rounded(x + rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
  )
}

/** 0.1 + 0.2 is no number that anybody wants to download. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
