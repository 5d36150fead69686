import { drawingOf } from '../icons/icons.ts'
import { cssColor, type Motif, type DrawingColor } from './drawings.ts'

/** The sky's colors from the first service (morning) to the last (night): above, at the horizon, and sun or moon. */
const skies = [
  { above: 'horizon', below: 'sun', disc: 'onGround' },
  { above: 'shade', below: 'horizon', disc: 'onGround' },
  { above: 'sun', below: 'shade', disc: 'onGround' },
  { above: 'horizon', below: 'shade', disc: 'onGround' },
  { above: 'sky', below: 'horizon', disc: 'disc' },
  { above: 'panel', below: 'sky', disc: 'disc' },
  { above: 'ground', below: 'panel', disc: 'onGround' },
] as const satisfies Record<'above' | 'below' | 'disc', DrawingColor>[]

/**
 * The top and height of a service's picture. Its floor is at 84. The picture extends by half its width on both sides,
 * because phones show it wider.
 */
export const pictureTop = 16
export const pictureHeight = 76

/**
 * The picture of a service: the motif's complete picture for the icon, or else a foreground with the icon, in front of
 * the sky. The sun moves from service to service.
 */
export function servicePicture(
  { foregrounds, coversPicture, surroundings, pictures = {} }: Motif,
  iconName: string,
  index: number,
  count: number,
): string {
  const dayProgress = count > 1 ? index / (count - 1) : 0.5
  const skyColors = skies[Math.round(dayProgress * (skies.length - 1))] ?? skies[0]
  const x = 46 + 24 * dayProgress
  const y = 56 - 10 * Math.sin(dayProgress * Math.PI)
  const sky =
    `<linearGradient id="hour-${index}" x2="0" y2="1"><stop stop-color="${cssColor(skyColors.above)}"/><stop offset="1" stop-color="${cssColor(skyColors.below)}"/></linearGradient>` +
    `<path fill="url(#hour-${index})" d="M-48 ${pictureTop}h192v${pictureHeight}H-48z"/>`
  const completePicture = Object.hasOwn(pictures, iconName) ? pictures[iconName] : ''
  if (completePicture) return sky + completePicture
  const icon = drawingOf(iconName)
  const foreground =
    withMirrorImages(foregrounds[index % foregrounds.length] ?? '', `figure-${index}`) +
    (surroundings?.(x) ?? '')
  if (coversPicture) return sky + foreground + (icon ? largeIcon(icon) : '')
  return (
    sky +
    // The sun is drawn only with a foreground: next to the icon alone, it would look like a stray dot.
    (foreground && disc(skyColors.disc, x, y, 16)) +
    foreground +
    (icon
      ? disc('onGround', 17, 38, 9) + placedIcon(icon, 'translate(10.4 31.4) scale(.55)')
      : '')
  )
}

const disc = (color: DrawingColor, x: number, y: number, radius: number) =>
  `<circle fill="${cssColor(color)}" cx="${x}" cy="${y}" r="${radius}"/>`

/** An icon in the middle of the picture. Its dark rim separates it from light areas of the foreground. */
const largeIcon = (icon: string) =>
  disc('ground', 48, 54, 21.5) +
  disc('onGround', 48, 54, 20) +
  placedIcon(icon, 'translate(33.4 39.4) scale(1.22)')

const placedIcon = (icon: string, transform: string) =>
  `<g color="${cssColor('ground')}" transform="${transform}">${icon}</g>`

function withMirrorImages(foreground: string, id: string): string {
  if (foreground === '') return ''
  const mirrored = (x: number) =>
    `<use href="#${id}" transform="matrix(-1 0 0 1 ${x} 0)"/>`
  return (
    `<svg id="${id}" y="${pictureTop}" width="96" height="${pictureHeight}" viewBox="0 ${pictureTop} 96 ${pictureHeight}">${foreground}</svg>` +
    mirrored(0) +
    mirrored(192)
  )
}
