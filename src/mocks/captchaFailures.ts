/**
 * Failures that the captcha's mock can simulate. By hand: open the page as `/?captcha=expires`; src/README.md lists
 * them all. Most end after a while, to show how the page recovers.
 */
const behaviors = [
  'works',
  'offline',
  'gone',
  'hangs',
  'silent',
  'refuses',
  'expires',
] as const

export type CaptchaBehavior = (typeof behaviors)[number]

export function isCaptchaBehavior(value: unknown): value is CaptchaBehavior {
  return behaviors.some((behavior) => behavior === value)
}
