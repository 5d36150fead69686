import { delay, http, HttpResponse, type HttpHandler } from 'msw'

import { captchaService } from '../../schema/captchaService.ts'
import { mockCaptcha, type CaptchaBehavior } from './mockCaptcha.ts'

export interface CaptchaOptions {
  /** Returns the behavior for the next request of the script. */
  behavior?: () => CaptchaBehavior
}

/** Mocks hCaptcha: its script is the source text of a function. */
export function captchaHandler({ behavior: nextBehavior }: CaptchaOptions): HttpHandler {
  let requestCount = 0
  return http.get(captchaService.script, async ({ request }) => {
    requestCount += 1
    const isFirst = requestCount === 1
    const behavior = nextBehavior?.() ?? 'works'
    if (behavior === 'gone' || (behavior === 'offline' && requestCount <= 3)) {
      return HttpResponse.error()
    }
    if (behavior === 'hangs' && isFirst) await delay('infinite')
    const isSilent = behavior === 'silent' && isFirst
    const onload = isSilent ? '' : new URL(request.url).searchParams.get('onload')
    return new HttpResponse(captchaScript({ onload, behavior }), {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      },
    })
  })
}

function captchaScript(config: Parameters<typeof mockCaptcha>[0]): string {
  // Some compilers wrap nested functions in a call to __name, which only their own output defines.
  return `(() => { const __name = (value) => value; (${mockCaptcha.toString()})(${JSON.stringify(config)}) })()`
}
