import { getResponse, type RequestHandler } from 'msw'
import { onTestFinished, vi } from 'vitest'

/**
 * jsdom loads no scripts: this answers those in the head from the handlers and runs them. Returns the list of their
 * addresses.
 */
export function answerScripts(handlers: RequestHandler[]): string[] {
  const requested: string[] = []
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src) continue
      requested.push(node.src)
      void answer(node, handlers)
    }
  })
  observer.observe(document.head, { childList: true })
  onTestFinished(() => {
    observer.disconnect()
    Reflect.deleteProperty(window, 'hcaptcha')
    Reflect.deleteProperty(window, 'hCaptchaOnLoad')
    // hCaptcha's loader would take the removed script for loaded if another test shows a form.
    vi.resetModules()
  })
  return requested
}

async function answer(script: HTMLScriptElement, handlers: RequestHandler[]) {
  const response = await getResponse(handlers, new Request(script.src))
  if (!response?.ok) {
    script.dispatchEvent(new Event('error'))
    return
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- what a browser does with a script's text
  new Function(await response.text())()
  script.dispatchEvent(new Event('load'))
}
