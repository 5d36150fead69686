import { getResponse, type RequestHandler } from 'msw'
import { onTestFinished, vi } from 'vitest'

/**
 * Runs scripts that are added to the head, with the responses of the handlers: jsdom does not load scripts. Returns the
 * list of their addresses.
 */
export function serveScripts(handlers: RequestHandler[]): string[] {
  const requestedAddresses: string[] = []
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src) continue
      requestedAddresses.push(node.src)
      void serve(node, handlers)
    }
  })
  observer.observe(document.head, { childList: true })
  onTestFinished(() => {
    observer.disconnect()
    Reflect.deleteProperty(window, 'hcaptcha')
    Reflect.deleteProperty(window, 'hCaptchaOnLoad')
    // Otherwise hCaptcha's loader would assume in the next test that its script is loaded.
    vi.resetModules()
  })
  return requestedAddresses
}

async function serve(script: HTMLScriptElement, handlers: RequestHandler[]) {
  const response = await getResponse(handlers, new Request(script.src))
  if (!response?.ok) {
    script.dispatchEvent(new Event('error'))
    return
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- what a browser does with a script's text
  new Function(await response.text())()
  script.dispatchEvent(new Event('load'))
}
