import { asWritten, type FieldKind } from '../fieldKind.ts'

/** A point of a picture, in percent of its width and height. */
export interface Point {
  left: number
  top: number
}

const middle: Point = { left: 50, top: 50 }

export const writePoint = ({ left, top }: Point) => `${left}% ${top}%`

/** The point of a string such as "50% 20%"; the middle for any other value. */
export function readPoint(text: unknown): Point {
  const [, left, top] = /^(\d+)% (\d+)%$/.exec(String(text)) ?? []
  return left === undefined || top === undefined
    ? middle
    : { left: Number(left), top: Number(top) }
}

export const point: FieldKind = {
  initial: () => writePoint(middle),
  inWords: asWritten,
  isInvented: false,
}
