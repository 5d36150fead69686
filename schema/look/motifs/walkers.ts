import { shape } from '../motif.ts'

/** Two people walking, lit from the side of the sun; the second carries a case. */
export const walkers = (place: string) =>
  `<g transform="${place}">` +
  shape(
    'onGround',
    'M2.6 0a.8.8 0 1 1-.1 0zM2.2 1.9h.9v4.6L1 10H.1l1.1-3.6L1.4 3zM7.7.4a.8.8 0 1 1-.1 0zM7.3 2.3h.9v4.4L6.2 10h-.9l1.1-3.4.1-3.2zM8.9 5.9h2v1.5h-2z',
  ) +
  shape(
    'shade',
    'M3.1 1.9 3.9 3l.3 3.2.8 3.6H4L2.6 6.5V2zM8.2 2.3l.8 1.1.9 2.3-.5.3-.7-1.2.1 1.7L9.6 10h-.9L7.7 6.5z',
  ) +
  '</g>'
