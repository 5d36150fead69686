/** The few commands of classic WebDriver that the journey needs. https://www.w3.org/TR/webdriver2/ */

/** The key under which WebDriver returns elements. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export interface WebDriverSession {
  /** The browser's name and version. */
  browser: string
  send: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    /** The command counts as lost after so many milliseconds. */
    timeout?: number,
  ) => Promise<unknown>
  /** The id of the first element that a selector finds; throws where there is none. */
  find: (selector: string) => Promise<string>
  close: () => Promise<void>
}

interface Started {
  sessionId: string
  capabilities: { browserName: string; browserVersion: string }
}

/** Thrown where the driver gives no answer: it has died, or lost the command. It says nothing about the page. */
export class DriverSilence extends Error {}

/** In milliseconds: by default Node would wait 300 s for a lost answer. */
const answerTimeout = 30_000

async function ask(
  address: string,
  method: string,
  body: object = {},
  timeout = answerTimeout,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeout),
    ...(method === 'POST' && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch((error: Error) => {
    // fetch keeps what happened to the connection in the cause.
    const { message } = error.cause instanceof Error ? error.cause : error
    throw new DriverSilence(`The driver did not answer ${method} ${address}: ${message}`)
  })
  const { value } = (await response.json()) as { value: unknown } // The shape of every answer.
  if (response.ok) return value
  throw new Error(`Failed to drive the browser: ${address} gave ${JSON.stringify(value)}`)
}

/** Starts a browser through the driver that listens at `driver`. */
export async function startSession(
  driver: string,
  alwaysMatch: object,
): Promise<WebDriverSession> {
  const started = await ask(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch },
  })
  const { sessionId, capabilities } = started as Started // The standard's shape.
  const session = `${driver}/session/${sessionId}`
  const send: WebDriverSession['send'] = (method, path, body, timeout) =>
    ask(`${session}${path}`, method, body, timeout)
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    send,
    find: async (selector) => {
      const body = { using: 'css selector', value: selector }
      const found = await send('POST', '/element', body)
      return (found as Record<string, string>)[elementKey] ?? '' // The standard's shape.
    },
    close: async () => {
      await ask(session, 'DELETE')
    },
  }
}
