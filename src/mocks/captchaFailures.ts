/**
 * How the captcha's stand-in behaves. By hand: open the page as `/?captcha=expires`, say; src/README.md tells what each does.
 * Those that recover show both the failure and the page's own way out of it.
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
