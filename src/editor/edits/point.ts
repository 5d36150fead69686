import type { Field } from '../../../schema/fieldAt.ts'

/** A point of a picture, in percent of its width and height. */
export interface Point {
  left: number
  top: number
}

export const middle: Point = { left: 50, top: 50 }

export const writePoint = ({ left, top }: Point) => `${left}% ${top}%`

export function readPoint(text: unknown): Point {
  const [, left, top] = /^(\d+)% (\d+)%$/.exec(String(text)) ?? []
  return left === undefined || top === undefined
    ? middle
    : { left: Number(left), top: Number(top) }
}

/** Is the field a point? It is known by the pattern in the model. */
export function isPoint({ pattern }: Field): boolean {
  return pattern !== undefined && new RegExp(pattern).test(writePoint(middle))
}
