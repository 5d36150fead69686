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

/** How high the picture of a service is, with its floor at 84 and the roof at its top. */
export const bayTop = 16
export const bayHeight = 76

/** A service's picture: the motif's own for its icon, or else the icon in the sky; the sun goes over the page from the first service to the last. */
export function bay(
  { figure, frame, bays = {} }: Motif,
  name: string,
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
  const x = 46 + 24 * part
  const y = 56 - 10 * Math.sin(part * Math.PI)
  const sky =
    `<linearGradient id="hour-${index}" x2="0" y2="1"><stop stop-color="${paint(hour.above)}"/><stop offset="1" stop-color="${paint(hour.below)}"/></linearGradient>` +
    `<path fill="url(#hour-${index})" d="M0 ${bayTop}h96v${bayHeight}H0z"/>`
  const own = Object.hasOwn(bays, name) ? bays[name] : undefined
  if (own !== undefined) return sky + own
  const before = figure(index) + (frame?.(x) ?? '')
  return (
    sky +
    // A sun with nothing before it would be a dot beside the icon's.
    (before && `<circle fill="${paint(hour.disc)}" cx="${x}" cy="${y}" r="16"/>`) +
    before +
    (drawing
      ? `<circle fill="${paint('onGround')}" cx="17" cy="38" r="9"/>` +
        `<g transform="translate(10.4 31.4) scale(.55)">${icon(drawing, 'mui-palette-brand-ground')}</g>`
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
