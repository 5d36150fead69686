import { delay, http, HttpResponse, type HttpHandler } from 'msw'

import { captchaService } from '../../schema/captchaService.ts'
import { mockCaptcha, type CaptchaBehavior } from './mockCaptcha.ts'

export interface CaptchaOptions {
  /** Returns the behavior for the next request of the script. */
  behavior?: () => CaptchaBehavior
}

/** Mocks hCaptcha: its script is the source text of a function. */
export function captchaHandler({ behavior }: CaptchaOptions): HttpHandler {
  let requests = 0
  return http.get(captchaService.script, async ({ request }) => {
    requests += 1
    const isFirst = requests === 1
    const current = behavior?.() ?? 'works'
    if (current === 'gone' || (current === 'offline' && requests <= 3)) {
      return HttpResponse.error()
    }
    if (current === 'hangs' && isFirst) await delay('infinite')
    const isSilent = current === 'silent' && isFirst
    const onload = isSilent ? '' : new URL(request.url).searchParams.get('onload')
    return new HttpResponse(captchaScript({ onload, behavior: current }), {
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
