/**
 * How the captcha's stand-in behaves. By hand: open the page as `/?captcha=expires`, say.
 * Those that recover show both the failure and the page's own way out of it.
 */
export const captchaBehaviours = {
  works: 'the box can be ticked, with mouse or keyboard',
  offline: 'the script cannot be loaded the first three times; about 10 s later it can',
  gone: 'the script can never be loaded',
  hangs: 'the first request for the script is never answered; 30 s later the next one is',
  silent: 'the first script never reports that it is ready; 30 s later the next one does',
  refuses:
    'the first tick ends in an error; the box works again at once, and is reset after 8 s',
  expires: 'a token expires after 5 s instead of 120 s',
} as const

export type CaptchaBehaviour = keyof typeof captchaBehaviours

export function isCaptchaBehaviour(value: unknown): value is CaptchaBehaviour {
  return typeof value === 'string' && Object.hasOwn(captchaBehaviours, value)
}
