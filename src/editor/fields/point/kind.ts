import { asWritten, type FieldKind } from '../fieldKind.ts'

/** A point of a picture, in percent of its width and height. */
export interface Point {
  left: number
  top: number
}

const middle: Point = { left: 50, top: 50 }

export const writePoint = ({ left, top }: Point) => `${left}% ${top}%`

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
