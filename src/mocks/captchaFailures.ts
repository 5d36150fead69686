/**
 * Failures that the captcha's mock can simulate. By hand: open the page as `/?captcha=expires`; src/README.md lists
 * them all. Most end after a while, to show how the page recovers.
 */
const behaviours = [
  'works',
  'offline',
  'gone',
  'hangs',
  'silent',
  'refuses',
  'expires',
] as const

export type CaptchaBehaviour = (typeof behaviours)[number]

export function isCaptchaBehaviour(value: unknown): value is CaptchaBehaviour {
  return behaviours.some((behaviour) => behaviour === value)
}
