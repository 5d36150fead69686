import type { Drawing } from '../../../schema/icons/drawn.ts'
import { paint, type Motif, type Paint } from '../../../schema/look/motif.ts'

/** The sky through a day: above, at the horizon, and whether its disc is the sun's. */
const hours: readonly { above: Paint; below: Paint; disc: Paint }[] = [
  { above: 'horizon', below: 'sun', disc: 'onGround' },
  { above: 'shade', below: 'horizon', disc: 'onGround' },
  { above: 'sun', below: 'shade', disc: 'onGround' },
  { above: 'horizon', below: 'shade', disc: 'onGround' },
  { above: 'sky', below: 'horizon', disc: 'sun' },
  { above: 'panel', below: 'sky', disc: 'sun' },
  { above: 'ground', below: 'panel', disc: 'onGround' },
]

/** A service's picture: what its icon says stands in the sun, which goes over the page from the first service to the last. */
export function bay(
  { thing, frame }: Motif,
  drawing: Drawing | undefined,
  index: number,
  count: number,
): string {
  const part = count > 1 ? index / (count - 1) : 0.5
  const hour = hours[Math.round(part * (hours.length - 1))] ?? {
    above: 'sky',
    below: 'horizon',
    disc: 'sun',
  }
  const x = 34 + 28 * part
  const y = 38 - 8 * Math.sin(part * Math.PI)
  return (
    `<linearGradient id="hour-${index}" x2="0" y2="1"><stop stop-color="${paint(hour.above)}"/><stop offset="1" stop-color="${paint(hour.below)}"/></linearGradient>` +
    `<path fill="url(#hour-${index})" d="M0 0h96v92H0z"/>` +
    `<circle fill="${paint(hour.disc)}" cx="${x}" cy="${y}" r="19"/>` +
    thing(index) +
    (frame ?? '') +
    (drawing
      ? `<g transform="translate(${x - 12} ${y - 12})">${icon(drawing, 'mui-palette-brand-ground')}</g>`
      : '')
  )
}

/** As the page draws it (src/components/Icon.tsx). */
export function icon({ line, dot }: Drawing, color: string, dotColor = color): string {
  return (
    `<path fill="none" stroke="var(--${color})" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="${line}"/>` +
    (dot
      ? `<circle fill="var(--${dotColor})" cx="${dot[0]}" cy="${dot[1]}" r="${dot[2]}"/>`
      : '')
  )
}
